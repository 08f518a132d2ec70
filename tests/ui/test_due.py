"""What comes due is told on the desktop, wherever the window is."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QSystemTrayIcon
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from desktop.ui.main_window import MainWindow
from desktop.ui.remembered import Remembered
from desktop.ui.theme import Theme
from tests.ui.looking import button, shown_words, wait
from tests.ui.real import WAIT_MS, remember, tell, window_over

pytestmark = pytest.mark.qt_log_ignore("systemTrayWindowChanged", extend=True)
"""What Qt says when an icon is shown where there is no tray."""
HOUR = timedelta(hours=1)

Told = list[tuple[str, str]]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    """A desktop with a tray, and what it was asked to show."""
    shown: Told = []

    def show(_icon: QSystemTrayIcon, title: str, body: str, *_more: object) -> None:
        shown.append((title, body))

    monkeypatch.setattr(QSystemTrayIcon, "isSystemTrayAvailable", lambda: True)
    monkeypatch.setattr(QSystemTrayIcon, "showMessage", show)
    return shown


@contextmanager
def opened(folder: Path, theme: Theme, qtbot: QtBot) -> Iterator[tuple[Session, MainWindow]]:
    with (
        assemble(Options(folder, EngineChoice.GROUNDED)) as session,
        window_over(session, folder, theme, qtbot) as window,
    ):
        yield session, window


def asked_for(folder: Path, ago: timedelta, *texts: str) -> None:
    """Have asked for it some time ago; this program was open and closed then."""
    at = datetime.now(UTC) - ago
    Remembered(folder).told_until = at
    spoken = at - timedelta(minutes=1)  # a minute passes before somebody says something there
    remember(folder, *((spoken, text) for text in texts))


def test_a_reminder_is_told_while_the_window_is_hidden_and_opens_the_agenda(
    told: Told, tmp_path: Path, theme: Theme, qtbot: QtBot
) -> None:
    with opened(tmp_path, theme, qtbot) as (session, window):
        window.hide()
        tell(session, "Remind me in eight seconds to call Anna.")
        assert told == []  # control: it is not due yet
        qtbot.waitUntil(lambda: bool(told), timeout=WAIT_MS)
        (title, body) = told[0]
        assert "Anna" in title
        assert "Reminder" in body
        icon = window.findChild(QSystemTrayIcon)
        assert icon is not None
        icon.messageClicked.emit()
        assert window.isVisible()
        assert window.rail.chosen == "agenda"
        wait(1500)
        assert len(told) == 1
    with opened(tmp_path, theme, qtbot):
        wait(1500)
    assert len(told) == 1  # a restart does not tell it again


def test_what_is_said_now_is_told_when_it_is_due(
    told: Told, tmp_path: Path, theme: Theme, qtbot: QtBot
) -> None:
    with opened(tmp_path, theme, qtbot) as (session, _):
        tell(session, "Set a timer for two seconds.")
        assert [one.commitment.due_at for one in session.overview.agenda()] != [None]
        qtbot.waitUntil(lambda: bool(told), timeout=WAIT_MS)
    assert "Timer" in told[0][1]


def test_what_came_due_while_candor_was_closed_is_told_as_missed(
    told: Told, tmp_path: Path, theme: Theme, qtbot: QtBot
) -> None:
    asked_for(tmp_path, 3 * HOUR, "Remind me in two hours to take the bread out.")
    with opened(tmp_path, theme, qtbot):
        qtbot.waitUntil(lambda: bool(told), timeout=WAIT_MS)
        assert "bread" in told[0][0]
        assert "Missed while Candor was closed" in told[0][1]
    with opened(tmp_path, theme, qtbot):
        wait(1500)
    assert len(told) == 1


def test_what_comes_again_and_was_skipped_is_told_as_missed(
    told: Told, tmp_path: Path, theme: Theme, qtbot: QtBot
) -> None:
    asked_for(tmp_path, 30 * HOUR, "Remind me every day at eight to water the plants.")
    with opened(tmp_path, theme, qtbot):
        qtbot.waitUntil(lambda: bool(told), timeout=WAIT_MS)
    assert len(told) == 1
    assert "plants" in told[0][0]
    assert "Missed" in told[0][1]


def test_many_at_once_are_one_notification(
    told: Told, tmp_path: Path, theme: Theme, qtbot: QtBot
) -> None:
    tasks = ("call Anna", "feed the cat", "buy bread", "pay the rent")
    asked_for(tmp_path, 3 * HOUR, *(f"Remind me in two hours to {task}." for task in tasks))
    with opened(tmp_path, theme, qtbot):
        qtbot.waitUntil(lambda: bool(told), timeout=WAIT_MS)
        wait(1500)
    assert [title for title, _ in told] == ["4 things came due while Candor was closed"]


def test_the_owner_can_keep_the_words_off_the_desktop(
    told: Told, tmp_path: Path, theme: Theme, qtbot: QtBot
) -> None:
    with opened(tmp_path, theme, qtbot) as (session, _):
        session.change_settings(private_notices=True)
        tell(session, "Remind me in three seconds to call Anna.")
        qtbot.waitUntil(lambda: bool(told), timeout=WAIT_MS)
    assert told == [("Something is due", "The Agenda says what it is.")]


def test_without_a_tray_the_window_tells_it(tmp_path: Path, theme: Theme, qtbot: QtBot) -> None:
    asked_for(tmp_path, 3 * HOUR, "Remind me in two hours to take the bread out.")
    with opened(tmp_path, theme, qtbot) as (_, window):
        qtbot.waitUntil(lambda: bool(window.banners.shown), timeout=WAIT_MS)
        assert any("bread" in words for words in shown_words(window.banners))
        button("open-agenda", window.banners).click()
        assert window.rail.chosen == "agenda"
        assert not window.banners.shown
