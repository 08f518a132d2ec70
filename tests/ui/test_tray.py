"""The icon in the tray, where the desktop has one."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QMenu, QPushButton, QScrollArea, QSystemTrayIcon
from pytestqt.qtbot import QtBot

from desktop.session.overview import Contradiction
from desktop.ui.main_window import MainWindow
from desktop.ui.notices import Notices
from desktop.ui.remembered import FILE
from desktop.ui.theme import Theme
from desktop.ui.window import Window
from tests.ui import fakes
from tests.ui.fakes import FakeSession
from tests.ui.looking import clipped, find

pytestmark = pytest.mark.qt_log_ignore("systemTrayWindowChanged", extend=True)
"""What Qt says when an icon is shown where there is no tray."""


@pytest.fixture
def in_tray(
    session: FakeSession,
    tmp_path: Path,
    theme: Theme,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> Iterator[MainWindow]:
    """A window on a desktop that has a tray."""
    monkeypatch.setattr(QSystemTrayIcon, "isSystemTrayAvailable", lambda: True)
    built = Window(session, tmp_path, theme, Notices())
    built.frame.show()
    yield built.frame
    built.close()


def act(name: str, window: MainWindow) -> QAction:
    return find(QAction, name, find(QMenu, "tray-menu", window))


def test_the_count_of_contradictions_opens_them(
    session: FakeSession, in_tray: MainWindow, qtbot: QtBot
) -> None:
    icon = in_tray.findChild(QSystemTrayIcon)
    assert icon is not None
    assert not icon.icon().isNull()
    assert not act("tray-conflicts", in_tray).isVisible()  # control: none waits
    assert icon.toolTip() == "Candor"
    session.overview.waiting = (Contradiction(fakes.MARIA, fakes.PEANUTS, (), ()),)
    in_tray.places.conflicts.refresh()
    qtbot.waitUntil(act("tray-conflicts", in_tray).isVisible)
    assert act("tray-conflicts", in_tray).text() == "1 contradiction waits for you"
    assert "1 contradiction" in icon.toolTip()
    in_tray.hide()
    act("tray-conflicts", in_tray).trigger()
    assert in_tray.isVisible()
    assert in_tray.rail.chosen == "conflicts"


def test_hands_free_is_the_same_switch_as_on_the_talk_page(
    session: FakeSession, in_tray: MainWindow, qtbot: QtBot
) -> None:
    switch = find(QPushButton, "hands-free", in_tray)
    qtbot.waitUntil(switch.isEnabled)
    act("tray-hands-free", in_tray).trigger()
    assert switch.isChecked()
    qtbot.waitUntil(lambda: session.settings.hands_free)
    switch.click()
    find(QMenu, "tray-menu", in_tray).aboutToShow.emit()
    assert not act("tray-hands-free", in_tray).isChecked()


def test_closing_the_window_ends_the_program_unless_the_owner_wants_it_in_the_tray(
    session: FakeSession, in_tray: MainWindow, tmp_path: Path
) -> None:
    ended: list[bool] = []
    in_tray.closed.connect(lambda: ended.append(True))
    session.change_settings(keep_in_tray=True)
    in_tray.close()
    assert not in_tray.isVisible()
    assert ended == []
    assert (tmp_path / FILE).exists()  # where it stood is kept
    act("tray-show", in_tray).trigger()
    assert in_tray.isVisible()
    session.change_settings(keep_in_tray=False)
    in_tray.close()
    assert ended == [True]


@pytest.mark.parametrize("is_hidden", [False, True])
def test_quit_ends_the_program_wherever_the_window_is(
    session: FakeSession, in_tray: MainWindow, is_hidden: bool
) -> None:
    ended: list[bool] = []
    in_tray.closed.connect(lambda: ended.append(True))
    session.change_settings(keep_in_tray=True)
    if is_hidden:
        in_tray.close()
    assert ended == []
    act("tray-quit", in_tray).trigger()
    assert ended == [True]


def test_without_a_tray_the_window_is_closed(window: MainWindow, session: FakeSession) -> None:
    ended: list[bool] = []
    window.closed.connect(lambda: ended.append(True))
    session.change_settings(keep_in_tray=True)
    window.close()
    assert ended == [True]


def test_the_owner_chooses_in_settings_what_stays_and_what_is_shown(
    session: FakeSession, in_tray: MainWindow, qtbot: QtBot
) -> None:
    in_tray.go("settings")
    for name in ("keep_in_tray", "private_notices"):
        find(QCheckBox, f"setting-{name}", in_tray).click()
    qtbot.waitUntil(lambda: session.settings.keep_in_tray and session.settings.private_notices)
    assert not list(clipped(find(QScrollArea, "settings", in_tray)))


def test_without_a_tray_nothing_is_said_of_it(window: MainWindow) -> None:
    window.go("settings")
    assert window.findChild(QCheckBox, "setting-keep_in_tray") is None
    assert window.findChild(QCheckBox, "setting-private_notices") is not None  # control
