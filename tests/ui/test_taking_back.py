"""What a turn wrote is taken back and put back from its chip, over real stores."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from desktop.ui.main_window import MainWindow
from desktop.ui.talk.turn_view import TurnView
from desktop.ui.theme import Theme
from memory.vocabulary import Status
from tests.ui.looking import chips, clipped, shown_words
from tests.ui.real import WAIT_MS, facts, tell, window_over

GHENT, LYON = "I live in Ghent", "I live in Lyon"


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    with assemble(Options(tmp_path, EngineChoice.GROUNDED)) as assembled:
        yield assembled


@pytest.fixture
def window(session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    with window_over(session, tmp_path, theme, qtbot) as shown:
        yield shown


def said(session: Session, window: MainWindow, qtbot: QtBot, text: str) -> TurnView:
    """Say something and return its turn as it is shown."""
    count = len(window.talk.transcript.turns)
    tell(session, text)

    def is_over() -> bool:
        turns = window.talk.transcript.turns
        return len(turns) > count and turns[-1].has_ended

    qtbot.waitUntil(is_over, timeout=WAIT_MS)
    return window.talk.transcript.turns[-1]


def chip(turn: TurnView, begins: str) -> QPushButton:
    """Return the chip whose name begins so."""
    found = [
        one
        for one in turn.reply.findChildren(QPushButton)
        if one.isVisible() and one.objectName().startswith(begins)
    ]
    assert len(found) == 1, f"{len(found)} chips begin with {begins}: {chips(turn.reply)}"
    return found[0]


def waits_for(qtbot: QtBot, turn: TurnView, words: str) -> None:
    qtbot.waitUntil(lambda: words in chips(turn.reply), timeout=WAIT_MS)


def test_what_was_written_is_taken_back_and_put_back_in_place(
    session: Session, window: MainWindow, qtbot: QtBot
) -> None:
    turn = said(session, window, qtbot, f"{GHENT}.")
    assert f"wrote  {GHENT}." in chips(turn.reply)
    chip(turn, "undo-").click()
    waits_for(qtbot, turn, f"taken back  {GHENT}.")
    assert facts(session) == []
    assert facts(session, Status.RETRACTED) == [GHENT]
    assert not list(clipped(turn.reply))

    chip(turn, "undo-").click()
    waits_for(qtbot, turn, f"wrote  {GHENT}.")
    assert facts(session) == [GHENT]


def test_taking_back_what_replaced_something_brings_that_back(
    session: Session, window: MainWindow, qtbot: QtBot
) -> None:
    said(session, window, qtbot, f"{GHENT}.")
    turn = said(session, window, qtbot, "I moved to Lyon.")
    assert facts(session) == ["I moved to Lyon"]
    qtbot.waitUntil(lambda: f"closed  {GHENT}." in chips(turn.reply), timeout=WAIT_MS)
    chip(turn, "undo-").click()
    waits_for(qtbot, turn, "taken back  I moved to Lyon.")
    assert facts(session) == [GHENT]
    assert f"closed  {GHENT}." not in chips(turn.reply)


def test_a_contradiction_is_taken_back_before_it_is_settled(
    session: Session, window: MainWindow, qtbot: QtBot
) -> None:
    said(session, window, qtbot, f"{GHENT}.")
    turn = said(session, window, qtbot, f"{LYON}.")
    assert facts(session, Status.PENDING) == [LYON]
    chip(turn, "undo-").click()
    waits_for(qtbot, turn, f"taken back  {LYON}.")
    assert (facts(session), facts(session, Status.PENDING)) == ([GHENT], [])


@pytest.mark.parametrize("by", ["delete", "menu"])
def test_later_the_chip_itself_takes_back_by_keyboard(
    session: Session, window: MainWindow, qtbot: QtBot, by: str
) -> None:
    turn = said(session, window, qtbot, f"{GHENT}.")
    assert chip(turn, "undo-").isVisible()  # control: it was there
    (passing,) = [one for one in turn.findChildren(QTimer) if one.interval() == 10_000]
    passing.setInterval(1)
    qtbot.waitUntil(lambda: not any(one.startswith("Undo") for one in chips(turn.reply)))

    wrote = chip(turn, "wrote-")
    window.activateWindow()
    wrote.setFocus()
    qtbot.waitUntil(wrote.hasFocus)
    if by == "delete":
        QTest.keyClick(wrote, Qt.Key.Key_Delete)
    else:
        reason = QContextMenuEvent.Reason.Keyboard
        QApplication.sendEvent(wrote, QContextMenuEvent(reason, QPoint(1, 1), QPoint(1, 1)))
        menu = wrote.findChild(QMenu, "chip-menu")
        assert menu is not None
        assert menu.isVisible()
        QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Return)
    waits_for(qtbot, turn, f"taken back  {GHENT}.")
    assert facts(session, Status.RETRACTED) == [GHENT]
    assert turn.reply.focused_chip is chip(turn, "taken-back-")


def test_the_way_back_stays_while_the_keyboard_is_on_it(
    session: Session, window: MainWindow, qtbot: QtBot
) -> None:
    turn = said(session, window, qtbot, f"{GHENT}.")
    window.activateWindow()
    chip(turn, "undo-").setFocus()
    qtbot.waitUntil(chip(turn, "undo-").hasFocus)
    (passing,) = [one for one in turn.findChildren(QTimer) if one.interval() == 10_000]
    passing.setInterval(1)
    with qtbot.waitSignal(passing.timeout):
        pass
    assert chip(turn, "undo-").hasFocus()


def test_what_was_changed_since_says_why_it_stays(
    session: Session, window: MainWindow, qtbot: QtBot
) -> None:
    turn = said(session, window, qtbot, f"{GHENT}.")
    said(session, window, qtbot, f"{GHENT}.")
    chip(turn, "wrote-").setFocus()
    QTest.keyClick(chip(turn, "wrote-"), Qt.Key.Key_Delete)
    qtbot.waitUntil(
        lambda: any("undo" in words.lower() for words in shown_words(window.banners)),
        timeout=WAIT_MS,
    )
    assert facts(session) == [GHENT]
    assert f"wrote  {GHENT}." in chips(turn.reply)


def test_what_was_done_is_opened_again_from_its_chip(
    session: Session, window: MainWindow, qtbot: QtBot
) -> None:
    said(session, window, qtbot, "I need to call the dentist.")
    turn = said(session, window, qtbot, "I called the dentist.")
    (plan,) = session.overview.settled()
    assert any(one.startswith("done  ") for one in chips(turn.reply))
    done = chip(turn, "done-")
    window.activateWindow()
    done.setFocus()
    QTest.keyClick(done, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: not session.overview.settled(), timeout=WAIT_MS)
    qtbot.waitUntil(lambda: "taken back" in " ".join(chips(turn.reply)), timeout=WAIT_MS)
    chip(turn, "undo-").click()
    qtbot.waitUntil(lambda: bool(session.overview.settled()), timeout=WAIT_MS)
    assert session.overview.settled()[0].record.id == plan.record.id


def test_the_keyboard_goes_from_a_line_to_its_reply_and_its_chips(
    session: Session, window: MainWindow, qtbot: QtBot
) -> None:
    first = said(session, window, qtbot, f"{GHENT}.")
    said(session, window, qtbot, "I play the cello.")
    window.activateWindow()
    first.reply.text.setFocus()
    qtbot.waitUntil(first.reply.text.hasFocus)
    assert first.reply.property("focused") is True
    names = []
    for _ in range(3):
        focused = window.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        focused = window.focusWidget()
        assert focused is not None
        names.append(focused.objectName().split("-")[0])
    assert names == ["wrote", "undo", "why"]
    assert first.reply.property("focused") is False
