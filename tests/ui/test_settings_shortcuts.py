"""Shortcuts in Settings: listed, pressed, changed, refused with the reason, and as they came."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QKeySequenceEdit, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop.session.settings import Settings, load, save
from desktop.ui import places
from desktop.ui.main_window import MainWindow
from desktop.ui.shortcuts import all_shortcuts, chosen_keys, refusal
from tests.ui.fakes import FakeSession
from tests.ui.looking import button, clipped, find
from tests.ui.real import WAIT_MS

CTRL = Qt.KeyboardModifier.ControlModifier


def in_use(window: MainWindow) -> set[str]:
    return {one.key().toString() for one in window.findChildren(QShortcut)}


def type_keys(window: MainWindow, name: str, key: Qt.Key) -> QKeySequenceEdit:
    field = find(QKeySequenceEdit, f"keys-{name}", window)
    field.setKeySequence(QKeySequence(CTRL.value | key.value))
    field.editingFinished.emit()
    return field


def test_every_place_has_keys_and_no_two_things_the_same() -> None:
    known = {one.name for one in all_shortcuts()}
    assert {one.name for one in places.named()} | {"jump"} == known
    keys = chosen_keys(Settings())
    assert len(set(keys.values())) == len(keys)
    assert not [name for name, wanted in keys.items() if refusal(keys, name, wanted)]


def test_keys_go_to_a_place_and_other_ones_once_they_are_chosen(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_Comma, CTRL)
    qtbot.waitUntil(window.places.settings.isVisible, timeout=WAIT_MS)
    assert not list(clipped(window.places.settings))
    type_keys(window, "agenda", Qt.Key.Key_G)
    qtbot.waitUntil(lambda: "Ctrl+G" in in_use(window), timeout=WAIT_MS)
    assert "agenda=Ctrl+G" in session.settings.shortcuts
    QTest.keyClick(window, Qt.Key.Key_5, CTRL)
    assert window.places.settings.isVisible()
    agenda = window.places.lists["agenda"]
    QTest.keyClick(window, Qt.Key.Key_G, CTRL)
    qtbot.waitUntil(agenda.isVisible, timeout=WAIT_MS)
    window.go("settings")
    button("keys-reset", window).click()
    qtbot.waitUntil(lambda: "Ctrl+5" in in_use(window), timeout=WAIT_MS)
    assert not session.settings.shortcuts
    QTest.keyClick(window, Qt.Key.Key_5, CTRL)
    qtbot.waitUntil(agenda.isVisible, timeout=WAIT_MS)


def test_keys_that_are_taken_are_refused_with_what_has_them(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    window.go("settings")
    field = type_keys(window, "agenda", Qt.Key.Key_K)
    assert find(QLabel, "keys-said", window).text() == "Ctrl+K is taken already: Jump anywhere."
    assert field.keySequence() == QKeySequence("Ctrl+5")
    assert not session.settings.shortcuts
    type_keys(window, "agenda", Qt.Key.Key_J)
    qtbot.waitUntil(lambda: session.settings.shortcuts == ("agenda=Ctrl+J",), timeout=WAIT_MS)
    assert not find(QLabel, "keys-said", window).isVisible()


def test_the_rail_says_what_opens_the_jump(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    window.go("settings")
    opening = find(QPushButton, "jump", window.rail)
    assert "Ctrl+K" in opening.text()
    type_keys(window, "jump", Qt.Key.Key_J)
    qtbot.waitUntil(lambda: "Ctrl+J" in opening.text(), timeout=WAIT_MS)


@pytest.mark.parametrize(
    ("wanted", "is_refused"),
    [("G", True), ("F2", True), ("F9", False), ("Alt+G", False), ("Ctrl+F", True), ("", False)],
)
def test_what_is_typed_or_needed_elsewhere_is_no_shortcut(wanted: str, is_refused: bool) -> None:
    keys = chosen_keys(Settings())
    assert (refusal(keys, "agenda", wanted) is not None) is is_refused


def test_they_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    save(file, Settings(shortcuts=("agenda=Ctrl+G", "forget=")))
    keys = chosen_keys(load(file)[0])
    assert (keys["agenda"], keys["forget"], keys["memory"]) == ("Ctrl+G", "", "Ctrl+2")
