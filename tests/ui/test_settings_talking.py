"""Talking in Settings, over a real session."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.settings import EngineChoice
from desktop.ui.theme import Theme
from tests.ui.looking import clipped, find
from tests.ui.real import WAIT_MS, window_over


def test_the_question_at_a_pause_is_switched_off_for_good(
    tmp_path: Path, theme: Theme, qtbot: QtBot
) -> None:
    options = Options(tmp_path, EngineChoice.GROUNDED)
    with assemble(options) as session, window_over(session, tmp_path, theme, qtbot) as window:
        window.go("settings")
        asks = find(QCheckBox, "ask-when-talking", window)
        assert asks.isChecked()
        assert not list(clipped(window.places.settings))
        asks.setFocus()
        QTest.keyClick(asks, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: not session.settings.ask_when_talking, timeout=WAIT_MS)
    with assemble(options) as later:
        assert not later.settings.ask_when_talking
