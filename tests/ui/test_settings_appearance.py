"""Looks in Settings: the size of words at once, the language from the next start."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from desktop.session.settings import Language, Settings, load, save
from desktop.ui.main_window import MainWindow
from desktop.ui.theme import Theme, text_font
from tests.ui.fakes import FakeSession
from tests.ui.looking import clipped, find
from tests.ui.real import WAIT_MS


def test_words_grow_at_once_with_nothing_cut_off(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    window.go("settings")
    size = find(QComboBox, "text-size", window)
    assert text_font().pointSizeF() == pytest.approx(10.5)
    row = window.memory.table.verticalHeader().defaultSectionSize()
    size.setFocus()
    QTest.keyClick(size, Qt.Key.Key_End)
    assert text_font().pointSizeF() == pytest.approx(10.5 * 1.5)
    assert size.font().pointSizeF() == pytest.approx(10.5 * 1.5)
    assert window.memory.table.verticalHeader().defaultSectionSize() > row
    qtbot.waitUntil(lambda: session.settings.text_size == 150, timeout=WAIT_MS)
    qtbot.waitUntil(lambda: not list(clipped(window.places.settings)), timeout=WAIT_MS)
    window.go("talk")
    qtbot.waitUntil(lambda: not list(clipped(window.talk)), timeout=WAIT_MS)
    window.go("settings")
    QTest.keyClick(size, Qt.Key.Key_Home)
    assert text_font().pointSizeF() == pytest.approx(10.5 * 0.9)


def test_the_theme_shows_words_as_large_as_it_is_told(qapp: object, theme: Theme) -> None:
    theme.choose_size(130)
    assert text_font().pointSizeF() == pytest.approx(10.5 * 1.3)
    theme.choose_size(100)


def test_the_language_is_chosen_and_kept(
    window: MainWindow, session: FakeSession, tmp_path: Path, qtbot: QtBot
) -> None:
    window.go("settings")
    language = find(QComboBox, "language", window)
    assert language.currentData() == Language.SYSTEM
    language.setFocus()
    QTest.keyClick(language, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: session.settings.language is Language.GERMAN, timeout=WAIT_MS)
    file = tmp_path / "settings.json"
    save(file, Settings(language=Language.GERMAN, text_size=115))
    kept, _ = load(file)
    assert (kept.language, kept.text_size) == (Language.GERMAN, 115)
