"""Why a sentence of a reply was said, by mouse and by keyboard, over real stores."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from desktop.ui.main_window import MainWindow
from desktop.ui.talk.reply_text import ReplyText
from desktop.ui.talk.sentence_spans import spans
from desktop.ui.talk.turn_view import TurnView
from desktop.ui.theme import Theme
from tests.ui.looking import button, clipped, find, shown_words
from tests.ui.real import WAIT_MS, facts, tell, window_over

PEANUTS, CELLO = "My sister is allergic to peanuts.", "My sister plays the cello."


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    with assemble(Options(tmp_path, EngineChoice.GROUNDED)) as assembled:
        yield assembled


@pytest.fixture
def window(session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    tell(session, PEANUTS, CELLO)
    with window_over(session, tmp_path, theme, qtbot) as shown:
        shown.activateWindow()
        yield shown


@pytest.fixture
def turn(session: Session, window: MainWindow, qtbot: QtBot) -> TurnView:
    """A reply of two sentences, each from another memory."""
    tell(session, "What do you know about my sister?")
    transcript = window.talk.transcript
    qtbot.waitUntil(lambda: bool(transcript.turns) and transcript.turns[-1].has_ended)
    said = transcript.turns[-1].reply.text.toPlainText()
    assert "peanuts" in said
    assert "cello" in said
    return transcript.turns[-1]


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("One. Two!", ["One.", "Two!"]),
        (
            "You said: “I live in Ghent.” Also: “No.”",
            ["You said: “I live in Ghent.”", "Also: “No.”"],
        ),
        ("Dr. Who met J. Doe. He left", ["Dr. Who met J. Doe.", "He left"]),
        ("First\nsecond line\n\n", ["First", "second line"]),
        ("It costs approx. 3.50 now.", ["It costs approx. 3.50 now."]),
        ("", []),
    ],
)
def test_sentences_end_where_a_reader_sees_them_end(text: str, sentences: list[str]) -> None:
    assert [text[start:end] for start, end in spans(text)] == sentences


def marked(reply: ReplyText) -> str:
    (mark,) = reply.extraSelections()
    return str(mark.cursor.selectedText())


def explained(window: MainWindow, qtbot: QtBot, words: str) -> list[str]:
    """Wait for the explanation of the sentence with these words; return all that it says."""

    def is_shown() -> bool:
        content = window.side.content
        is_of_sentence = window.side.title == "Why this sentence"
        return content is not None and is_of_sentence and words in "".join(shown_words(content))

    qtbot.waitUntil(is_shown, timeout=WAIT_MS)
    content = window.side.content
    assert content is not None
    return shown_words(content)


def test_a_sentence_is_chosen_with_the_arrows_and_asked_about_with_enter(
    window: MainWindow, turn: TurnView, qtbot: QtBot
) -> None:
    reply = turn.reply.text
    reply.setFocus()
    qtbot.waitUntil(lambda: bool(reply.extraSelections()))
    first = marked(reply)
    QTest.keyClick(reply, Qt.Key.Key_Down)
    second = marked(reply)
    assert first != second
    QTest.keyClick(reply, Qt.Key.Key_Return)
    about = "cello" if "cello" in second else "peanuts"
    said = explained(window, qtbot, about)
    assert "shared words" in said
    assert any("As it was remembered" in one for one in said)
    headings = [one for one in said if one in (PEANUTS, CELLO)]
    assert headings[0] == (CELLO if about == "cello" else PEANUTS)
    assert not list(clipped(window.side))


def test_a_click_on_a_sentence_asks_about_it_and_the_chip_about_all_of_it(
    window: MainWindow, turn: TurnView, qtbot: QtBot
) -> None:
    reply = turn.reply.text
    cursor = QTextCursor(reply.document())
    cursor.setPosition(reply.toPlainText().index("cello"))
    place = reply.cursorRect(cursor).center()
    QTest.mouseMove(reply.viewport(), place)
    QTest.mouseClick(reply.viewport(), Qt.MouseButton.LeftButton, pos=place)
    explained(window, qtbot, "cello")
    button("why", turn.reply).click()
    qtbot.waitUntil(lambda: window.side.title == "Recalled for this reply", timeout=WAIT_MS)


def test_the_menu_asks_about_what_is_selected(
    window: MainWindow, turn: TurnView, qtbot: QtBot
) -> None:
    reply = turn.reply.text
    at = reply.toPlainText().index("peanuts")
    cursor = QTextCursor(reply.document())
    cursor.setPosition(at)
    cursor.setPosition(at + len("peanuts"), QTextCursor.MoveMode.KeepAnchor)
    reply.setTextCursor(cursor)
    reason = QContextMenuEvent.Reason.Mouse
    place = QPoint(4, 4)
    QApplication.sendEvent(reply.viewport(), QContextMenuEvent(reason, place, place))
    menu = find(QMenu, "reply-menu", reply)
    (ask,) = [one for one in menu.actions() if one.text() == "Why did you say that?"]
    ask.trigger()
    menu.close()
    assert PEANUTS in explained(window, qtbot, "peanuts")


def test_it_is_as_it_was_then_though_memory_has_changed_since(
    session: Session, window: MainWindow, turn: TurnView, qtbot: QtBot
) -> None:
    (peanuts,) = [
        found.record for found in turn.recall.results if found.record.statement == PEANUTS
    ]
    session.curation.reject(peanuts.id)
    assert "My sister is allergic to peanuts" not in facts(session)
    turn.sentence = "Your sister is allergic to peanuts."
    window.talk.why_asked.emit(turn)
    assert PEANUTS in explained(window, qtbot, "peanuts")


def test_a_sentence_that_no_memory_supports_is_said_to_be_so(
    window: MainWindow, turn: TurnView, qtbot: QtBot
) -> None:
    turn.sentence = "Lyon lies on two rivers."
    window.talk.why_asked.emit(turn)
    said = explained(window, qtbot, "two rivers")
    assert any("No memory stands behind" in one for one in said)
