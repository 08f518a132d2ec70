"""Somebody who has no mouse: every key goes to what has the keyboard, nothing else is touched."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.ui.main_window import MainWindow
from tests.ui.real import WAIT_MS
from tests.ui.walking import activated, told

_MOST_TABS = 120


class Keyboard:
    """Presses keys, waits, and finds its way with Tab."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self._qtbot = qtbot
        activated(window)

    @property
    def at(self) -> QWidget:
        """What has the keyboard."""
        focused = QApplication.focusWidget()
        assert focused is not None, "nothing has the keyboard"
        return focused

    def press(self, *keys: Qt.Key) -> None:
        """Press keys, one after another."""
        for key in keys:
            QTest.keyClick(self.at, key)
            QApplication.processEvents()

    def write(self, words: str) -> None:
        """Type words."""
        QTest.keyClicks(self.at, words)

    def come_to(self, name: str) -> None:
        """Press Tab until what is called this, or begins with it, has the keyboard."""
        passed = []
        for _ in range(_MOST_TABS):
            if self.at.objectName().startswith(name):
                return
            passed.append(told(self.at))
            self.press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not come to {name}, but to {sorted(set(passed))}")

    def use(self, name: str) -> None:
        """Come to a button and press it."""
        self.come_to(name)
        self.press(Qt.Key.Key_Space)

    def go(self, place: str) -> None:
        """Go to a place: by Tab to the rail, by arrows along it."""
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            before = None
            self.come_to("place-")
            while self.at.objectName() not in (before, f"place-{place}"):
                before = self.at.objectName()
                self.press(key)
                self.come_to("place-")
            if self.at.objectName() == f"place-{place}":
                self.press(Qt.Key.Key_Space)
                return
        raise AssertionError(f"there is no way to {place}")

    def wait(self, until: Callable[[], object]) -> None:
        """Wait for what the keys have begun."""
        self._qtbot.waitUntil(lambda: bool(until()), timeout=WAIT_MS)
