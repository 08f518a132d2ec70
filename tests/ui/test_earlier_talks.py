"""Earlier conversations are found, gone on with and exported in the window, over real stores."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from desktop.ui.main_window import MainWindow
from desktop.ui.talk.earlier import EarlierTalks
from desktop.ui.theme import Theme
from tests.ui.looking import button, chips, clipped, find
from tests.ui.real import WAIT_MS, facts, tell, window_over

CELLO, PEANUTS = "I play the cello.", "I am allergic to peanuts."


@contextmanager
def opened(folder: Path) -> Iterator[Session]:
    with assemble(Options(folder, EngineChoice.GROUNDED)) as assembled:
        yield assembled


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    """A start of Candor after two others."""
    for text in (CELLO, PEANUTS):
        with opened(tmp_path) as earlier:
            tell(earlier, text)
    with opened(tmp_path) as assembled:
        yield assembled


@pytest.fixture
def window(session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    with window_over(session, tmp_path, theme, qtbot) as shown:
        shown.activateWindow()
        yield shown


@pytest.fixture
def earlier(window: MainWindow, qtbot: QtBot) -> EarlierTalks:
    """The list, opened."""
    button("earlier", window).click()
    found = window.talk.earlier
    qtbot.waitUntil(lambda: titles(found) == [PEANUTS, CELLO], timeout=WAIT_MS)
    return found


def titles(earlier: EarlierTalks) -> list[str]:
    return [line.title for line in earlier.model.lines]


def visible(within: QWidget) -> list[str]:
    return [one.objectName() for one in within.findChildren(QPushButton) if one.isVisible()]


def lines_of(window: MainWindow) -> list[str]:
    return [turn.said.body.toPlainText() for turn in window.talk.transcript.turns]


def test_one_is_found_and_gone_on_with_by_keyboard(
    session: Session, window: MainWindow, earlier: EarlierTalks, qtbot: QtBot
) -> None:
    assert not list(clipped(earlier))
    qtbot.waitUntil(earlier.search.hasFocus)
    QTest.keyClicks(earlier.search, "cello")
    qtbot.waitUntil(lambda: titles(earlier) == [CELLO], timeout=WAIT_MS)
    QTest.keyClick(earlier.search, Qt.Key.Key_Down)
    qtbot.waitUntil(earlier.list.hasFocus)
    QTest.keyClick(earlier.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: lines_of(window) == [CELLO], timeout=WAIT_MS)
    assert window.talk.transcript.isVisible()
    qtbot.waitUntil(window.talk.composer.hasFocus)

    (turn,) = window.talk.transcript.turns
    assert f"wrote  {CELLO}" in chips(turn.reply)
    assert "why this?" not in chips(turn.reply)  # what was recalled then is not kept
    assert (
        session.conversation.id
        == session.curation.turns(session.conversation.id)[0].conversation_id
    )
    tell(session, "My sister plays the harp.")
    qtbot.waitUntil(lambda: len(lines_of(window)) == 2, timeout=WAIT_MS)
    said = [one.text for one in session.curation.turns(session.conversation.id)]
    assert (said[0], said[2]) == (CELLO, "My sister plays the harp.")


def test_a_line_of_an_earlier_conversation_is_put_right_and_taken_back_too(
    session: Session, window: MainWindow, earlier: EarlierTalks, qtbot: QtBot
) -> None:
    earlier.list.setCurrentIndex(earlier.model.index(1))
    button("talk-go-on", earlier).click()
    qtbot.waitUntil(lambda: lines_of(window) == [CELLO], timeout=WAIT_MS)
    (turn,) = window.talk.transcript.turns
    turn.reworded.emit("I play the harp.")
    qtbot.waitUntil(lambda: "I play the harp" in facts(session), timeout=WAIT_MS)
    assert "I play the cello" not in facts(session)


def test_after_a_start_the_last_conversation_is_one_click_away(
    session: Session, window: MainWindow, qtbot: QtBot
) -> None:
    last = window.talk.transcript
    qtbot.waitUntil(lambda: "go-on-last" in visible(last), timeout=WAIT_MS)
    shown = button("go-on-last", last)
    assert PEANUTS in shown.accessibleName()
    shown.click()
    qtbot.waitUntil(lambda: lines_of(window) == [PEANUTS], timeout=WAIT_MS)


def test_what_nobody_said_is_said_to_be_so_and_escape_leads_back(
    window: MainWindow, earlier: EarlierTalks, qtbot: QtBot
) -> None:
    QTest.keyClicks(earlier.search, "volcano")
    empty = find(QLabel, "no-talks", earlier)
    qtbot.waitUntil(empty.isVisible, timeout=WAIT_MS)
    assert "Nobody said that" in empty.text()
    assert not button("talk-go-on", earlier).isEnabled()
    QTest.keyClick(earlier.search, Qt.Key.Key_Escape)
    qtbot.waitUntil(window.talk.transcript.isVisible)


@pytest.mark.parametrize("suffix", ["md", "json"])
def test_one_is_exported_by_a_dialog_that_blocks_nothing(
    earlier: EarlierTalks, tmp_path: Path, qtbot: QtBot, suffix: str
) -> None:
    file = tmp_path / f"talk.{suffix}"
    button("talk-export", earlier).click()
    dialog = earlier.findChild(QFileDialog)
    assert dialog is not None
    dialog.fileSelected.emit(str(file))
    dialog.close()
    told = find(QLabel, "talks-told", earlier)
    qtbot.waitUntil(told.isVisible, timeout=WAIT_MS)
    assert file.name in told.text()
    assert PEANUTS in file.read_text()
    assert CELLO not in file.read_text()


def test_a_long_conversation_arrives_in_order_and_what_is_said_meanwhile_comes_last(
    tmp_path: Path, theme: Theme, qtbot: QtBot
) -> None:
    with opened(tmp_path) as before:
        tell(before, *(f"I noted number {n} today." for n in range(12)))
        talk = before.conversation.id
    with opened(tmp_path) as session, window_over(session, tmp_path, theme, qtbot) as window:
        window.talk.transcript.show_past(session.talks.resume(talk))
        assert len(lines_of(window)) < 12
        tell(session, "And that is all.")
        qtbot.waitUntil(lambda: len(lines_of(window)) == 13, timeout=WAIT_MS)
        assert lines_of(window)[-1] == "And that is all."
        assert lines_of(window)[0] == "I noted number 0 today."
