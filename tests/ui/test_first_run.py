"""The first steps on an empty folder, over a real session: with the mouse, and without one."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice, Settings, save
from desktop.ui.main_window import MainWindow
from desktop.ui.notices import Notices
from desktop.ui.theme import Theme
from desktop.ui.window import Window
from tests.ui.looking import button, clipped, find, shown_words
from tests.ui.real import WAIT_MS, facts, tell

TITLES = (
    "What Candor is",
    "Who you are",
    "Hearing you",
    "Speaking to you",
    "Who makes the replies",
    "Keeping it to yourself",
)


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    save(tmp_path / "settings.json", Settings(ollama_host="http://127.0.0.1:9"))
    with assemble(Options(tmp_path, EngineChoice.GROUNDED)) as assembled:
        yield assembled


@pytest.fixture
def begun(session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot) -> Iterator[Window]:
    with closing(Window(session, tmp_path, theme, Notices())) as built:
        qtbot.addWidget(built.frame)
        built.frame.show()
        built.welcome()
        yield built


def guide(window: MainWindow) -> QWidget:
    return window.places.first_run


def step(window: MainWindow) -> str:
    (title,) = [one for one in shown_words(guide(window)) if one in TITLES]
    return title


def is_over(window: MainWindow, session: Session, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.talk.isVisible(), timeout=WAIT_MS)
    qtbot.waitUntil(lambda: session.settings.guided, timeout=WAIT_MS)


def test_it_is_gone_through_with_the_mouse(begun: Window, session: Session, qtbot: QtBot) -> None:
    window = begun.frame
    qtbot.waitUntil(lambda: guide(window).isVisible(), timeout=WAIT_MS)
    seen, ollama = [step(window)], find(QLabel, "guide-ollama", window)
    for _ in TITLES[1:]:
        QTest.mouseClick(button("guide-next", window), Qt.MouseButton.LeftButton)
        seen.append(step(window))
        qtbot.waitUntil(lambda: not list(clipped(guide(window))), timeout=WAIT_MS)
        if seen[-1] == "Who you are":
            find(QLineEdit, "guide-name", window).setText("Anna")
            QTest.mouseClick(button("guide-tell", window), Qt.MouseButton.LeftButton)
        if seen[-1] == "Who makes the replies":
            qtbot.waitUntil(lambda: "does not answer" in ollama.text(), timeout=WAIT_MS)
    assert tuple(seen) == TITLES
    assert button("guide-next", window).text() == "Begin to talk"
    QTest.mouseClick(button("guide-next", window), Qt.MouseButton.LeftButton)
    is_over(window, session, qtbot)
    qtbot.waitUntil(lambda: any("Anna" in one for one in facts(session)), timeout=WAIT_MS)


def test_it_is_gone_through_with_the_keyboard_alone(
    begun: Window, session: Session, qtbot: QtBot
) -> None:
    window = begun.frame
    qtbot.waitUntil(lambda: guide(window).isVisible(), timeout=WAIT_MS)
    window.activateWindow()

    def focused() -> QWidget:
        found = QApplication.focusWidget()
        assert found is not None
        return found

    def press(key: Qt.Key) -> None:
        QTest.keyClick(focused(), key)

    def to(name: str) -> None:
        for _ in range(30):
            if focused().objectName() == name:
                return
            press(Qt.Key.Key_Tab)
        raise AssertionError(f"{name} is not reached")

    qtbot.waitUntil(lambda: focused().objectName() == "guide-next", timeout=WAIT_MS)
    press(Qt.Key.Key_Space)
    assert focused().objectName() == "guide-name"
    QTest.keyClicks(focused(), "Anna")
    press(Qt.Key.Key_Return)
    to("guide-next")
    press(Qt.Key.Key_Space)
    assert step(window) == "Hearing you"
    assert focused().objectName() == "test-microphone"
    to("guide-back")
    press(Qt.Key.Key_Space)
    assert step(window) == "Who you are"
    press(Qt.Key.Key_Escape)
    is_over(window, session, qtbot)
    qtbot.waitUntil(lambda: any("Anna" in one for one in facts(session)), timeout=WAIT_MS)


def test_it_is_shown_once_and_again_when_it_is_wanted(
    begun: Window, session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot
) -> None:
    window = begun.frame
    qtbot.waitUntil(lambda: guide(window).isVisible(), timeout=WAIT_MS)
    button("guide-leave", window).click()
    is_over(window, session, qtbot)
    begun.welcome()
    qtbot.wait(50)
    assert window.talk.isVisible()
    window.go("settings")
    button("run-guide", window).click()
    assert step(window) == TITLES[0]


def test_it_is_not_shown_to_who_has_told_candor_something(
    session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot
) -> None:
    tell(session, "My sister lives in Lyon.")
    assert not session.settings.guided
    with closing(Window(session, tmp_path, theme, Notices())) as built:
        qtbot.addWidget(built.frame)
        built.frame.show()
        built.welcome()
        qtbot.wait(200)
        assert built.frame.talk.isVisible()
        assert not guide(built.frame).isVisible()
