"""Candor's question about what waits, answered where one types, over real stores."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.settings import EngineChoice
from desktop.ui.main_window import MainWindow
from desktop.ui.theme import Theme
from memory.vocabulary import Status
from tests.ui.looking import chips
from tests.ui.real import WAIT_MS, facts, remember, window_over

GHENT, LYON = "I live in Ghent", "I live in Lyon"


def type_in(window: MainWindow, text: str, qtbot: QtBot) -> None:
    """Type a line, send it by Enter, and wait for the reply."""
    transcript = window.talk.transcript
    count = len(transcript.turns)
    QTest.keyClicks(window.talk.composer, text)
    QTest.keyClick(window.talk.composer, Qt.Key.Key_Return)
    qtbot.waitUntil(
        lambda: len(transcript.turns) > count and transcript.turns[-1].has_ended, timeout=WAIT_MS
    )


def test_the_answer_settles_what_waits_and_its_chip_takes_it_back(
    tmp_path: Path, theme: Theme, qtbot: QtBot
) -> None:
    at = datetime.now(UTC) - timedelta(days=3)
    remember(tmp_path, (at, f"{GHENT}."), (at + timedelta(days=1), f"{LYON}."))
    with (
        assemble(Options(tmp_path, EngineChoice.GROUNDED)) as session,
        window_over(session, tmp_path, theme, qtbot) as window,
    ):
        type_in(window, "Hello!", qtbot)
        asked = window.talk.transcript.turns[-1].reply.text.toPlainText()
        assert "Which holds" in asked
        type_in(window, "the new one", qtbot)
        turn = window.talk.transcript.turns[-1]
        assert facts(session) == [LYON]
        assert f"decided  {LYON}." in chips(turn.reply)
        (undo,) = [
            one
            for one in turn.reply.findChildren(QPushButton)
            if one.isVisible() and one.objectName().startswith("undo-")
        ]
        undo.click()
        qtbot.waitUntil(lambda: facts(session, Status.PENDING) == [LYON], timeout=WAIT_MS)
        assert facts(session) == [GHENT]
