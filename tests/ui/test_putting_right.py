"""A line that was misheard is put right where it stands, over real stores."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.events import Began
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from desktop.ui.main_window import MainWindow
from desktop.ui.talk.turn_view import TurnView
from desktop.ui.theme import Theme
from memory.vocabulary import Status
from tests.ui.fakes import NOW
from tests.ui.looking import button, chips, clipped, find, shown_words
from tests.ui.real import WAIT_MS, facts, tell, window_over

KENT, GHENT = "I live in Kent.", "I live in Ghent."


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    with assemble(Options(tmp_path, EngineChoice.GROUNDED)) as assembled:
        yield assembled


@pytest.fixture
def window(session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    with window_over(session, tmp_path, theme, qtbot) as shown:
        shown.activateWindow()
        yield shown


@pytest.fixture
def turn(session: Session, window: MainWindow, qtbot: QtBot) -> TurnView:
    """A line that was misheard, and the reply to it."""
    tell(session, KENT)

    def is_over() -> bool:
        turns = window.talk.transcript.turns
        return bool(turns) and turns[-1].has_ended

    qtbot.waitUntil(is_over, timeout=WAIT_MS)
    return window.talk.transcript.turns[-1]


def edit(turn: TurnView, qtbot: QtBot) -> QPlainTextEdit:
    """Begin to put a line right by F2."""
    turn.said.window().activateWindow()
    turn.said.body.setFocus()
    qtbot.waitUntil(turn.said.body.hasFocus)
    QTest.keyClick(turn.said.body, Qt.Key.Key_F2)
    field = find(QPlainTextEdit, "line-words", turn.said)
    qtbot.waitUntil(field.hasFocus)
    return field


def put_right(turn: TurnView, said: str, qtbot: QtBot) -> None:
    field = edit(turn, qtbot)
    QTest.keyClicks(field, said)
    QTest.keyClick(field, Qt.Key.Key_Return)


def is_shown(turn: TurnView, said: str) -> bool:
    return turn.said.body.isVisible() and turn.said.body.toPlainText() == said


def test_a_line_is_put_right_by_keyboard_and_memory_follows(
    session: Session, turn: TurnView, qtbot: QtBot
) -> None:
    put_right(turn, GHENT, qtbot)
    qtbot.waitUntil(lambda: is_shown(turn, GHENT), timeout=WAIT_MS)
    assert facts(session) == ["I live in Ghent"]
    assert facts(session, Status.RETRACTED) == ["I live in Kent"]
    assert f"wrote  {GHENT}" in chips(turn.reply)
    assert f"misheard  {KENT}" in chips(turn.reply)
    assert f"wrote  {KENT}" not in chips(turn.reply)
    assert any(words.endswith("put right") for words in shown_words(turn.said))
    assert f"was  {KENT}" in [one.accessibleName() for one in turn.said.findChildren(QLabel)]
    assert not list(clipped(turn.said))
    assert not list(clipped(turn.reply))


@pytest.mark.parametrize("by", ["chip", "menu"])
def test_it_is_taken_back_from_the_line(
    session: Session, turn: TurnView, qtbot: QtBot, by: str
) -> None:
    put_right(turn, GHENT, qtbot)
    qtbot.waitUntil(lambda: is_shown(turn, GHENT), timeout=WAIT_MS)
    if by == "chip":
        button("undo-line", turn.said).click()
    else:
        open_menu(turn)
        QTest.keyClick(line_menu(turn), Qt.Key.Key_Up)
        QTest.keyClick(line_menu(turn), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: is_shown(turn, KENT), timeout=WAIT_MS)
    assert facts(session) == ["I live in Kent"]
    assert f"wrote  {KENT}" in chips(turn.reply)
    assert f"misheard  {KENT}" not in chips(turn.reply)
    put_right(turn, GHENT, qtbot)
    qtbot.waitUntil(lambda: is_shown(turn, GHENT), timeout=WAIT_MS)  # the line is as before
    assert facts(session) == ["I live in Ghent"]


def open_menu(turn: TurnView) -> None:
    reason = QContextMenuEvent.Reason.Keyboard
    QApplication.sendEvent(turn.said, QContextMenuEvent(reason, QPoint(1, 1), QPoint(1, 1)))


def line_menu(turn: TurnView) -> QMenu:
    return find(QMenu, "line-menu", turn.said)


def test_the_button_shows_when_the_keyboard_or_the_mouse_is_in_the_line(
    turn: TurnView, window: MainWindow, qtbot: QtBot
) -> None:
    window.talk.composer.setFocus()
    assert not any(one.objectName() == "put-right" for one in visible_buttons(turn))
    turn.said.body.setFocus()
    qtbot.waitUntil(lambda: any(one.objectName() == "put-right" for one in visible_buttons(turn)))
    shown = button("put-right", turn.said)
    assert KENT in shown.accessibleName()
    QTest.keyClick(turn.said.body, Qt.Key.Key_Tab)
    qtbot.waitUntil(shown.hasFocus)
    QTest.keyClick(shown, Qt.Key.Key_Space)
    assert find(QPlainTextEdit, "line-words", turn.said).isVisible()
    assert not list(clipped(turn.said))


def visible_buttons(turn: TurnView) -> list[QPushButton]:
    return [one for one in turn.said.findChildren(QPushButton) if one.isVisible()]


def test_escape_and_cancel_leave_the_line_as_it_is(
    session: Session, turn: TurnView, qtbot: QtBot
) -> None:
    field = edit(turn, qtbot)
    QTest.keyClicks(field, GHENT)
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert is_shown(turn, KENT)
    edit(turn, qtbot)
    button("line-cancel", turn.said).click()
    assert is_shown(turn, KENT)
    assert facts(session) == ["I live in Kent"]


def test_the_same_words_and_none_are_told_at_the_line(turn: TurnView, qtbot: QtBot) -> None:
    field = edit(turn, qtbot)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert "already" in find(QLabel, "line-told", turn.said).text()
    field.setPlainText(" ")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert "cancel" in find(QLabel, "line-told", turn.said).text()
    assert field.isVisible()


def test_what_is_refused_of_the_right_words_is_told(
    session: Session, turn: TurnView, qtbot: QtBot
) -> None:
    put_right(turn, "Do I live in Kent?", qtbot)
    qtbot.waitUntil(lambda: is_shown(turn, "Do I live in Kent?"), timeout=WAIT_MS)
    assert facts(session) == []
    told = [one.accessibleName() for one in turn.reply.findChildren(QLabel)]
    assert any("it is a question" in one for one in told)


def test_a_line_is_not_put_right_while_it_is_answered(
    session: Session, window: MainWindow, qtbot: QtBot
) -> None:
    window.talk.apply_turn(Began("t9", KENT, NOW, None))
    (arriving,) = window.talk.transcript.turns
    arriving.said.edit()
    assert arriving.said.findChild(QPlainTextEdit, "line-words") is None
