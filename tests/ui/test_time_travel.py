"""What was believed in March, asked of the window over real stores."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDateEdit, QLabel, QPushButton, QSlider
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from desktop.ui.inspector.page import MemoryPage
from desktop.ui.main_window import MainWindow
from desktop.ui.theme import Theme
from tests.ui.looking import button, clipped, find, shown_words
from tests.ui.real import WAIT_MS, remember, window_over

MARCH, MAY = datetime(2026, 3, 3, 12, tzinfo=UTC), datetime(2026, 5, 4, 12, tzinfo=UTC)
OLD, NEW = "I live in Ghent.", "I moved to Lyon."


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    """A session over a memory of March and May."""
    remember(tmp_path, (MARCH, OLD), (MAY, NEW))
    with assemble(Options(tmp_path, EngineChoice.GROUNDED)) as assembled:
        yield assembled


@pytest.fixture
def window(session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    with window_over(session, tmp_path, theme, qtbot) as shown:
        yield shown


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> MemoryPage:
    window.go("memory")
    button("view-everything", window).click()
    qtbot.waitUntil(lambda: held(window.memory) == {OLD, NEW}, timeout=WAIT_MS)
    return window.memory


def held(page: MemoryPage) -> set[str]:
    return {record.statement for record in page.model.records}


def statuses(page: MemoryPage) -> list[str]:
    return [record.status.value for record in page.model.records]


def test_a_day_in_march_shows_what_was_believed_then_and_what_changed_since(
    page: MemoryPage, qtbot: QtBot
) -> None:
    button("travel", page).click()
    day = find(QDateEdit, "travel-day", page)
    qtbot.waitUntil(day.isVisible, timeout=WAIT_MS)
    assert day.minimumDate() == QDate(2026, 3, 3)
    day.setDate(QDate(2026, 3, 20))
    qtbot.waitUntil(lambda: held(page) == {OLD}, timeout=WAIT_MS)
    assert statuses(page) == ["active"]
    shown = find(QPushButton, "travel-changes", page)
    qtbot.waitUntil(shown.isVisible, timeout=WAIT_MS)
    shown.click()
    lines = page.travel.model.lines
    assert {line.title for line in lines} == {OLD, NEW}
    assert any("replaced" in line.aside and "you said" in line.aside for line in lines)
    assert not list(clipped(page))
    button("travel-back", page).click()
    qtbot.waitUntil(lambda: held(page) == {OLD, NEW}, timeout=WAIT_MS)
    assert sorted(statuses(page)) == ["active", "superseded"]
    assert button("travel", page).isVisible()


def test_the_slider_goes_through_the_days_by_keyboard(page: MemoryPage, qtbot: QtBot) -> None:
    opener = button("travel", page)
    opener.setFocus()
    QTest.keyClick(opener, Qt.Key.Key_Space)
    slider = find(QSlider, "travel-slider", page)
    qtbot.waitUntil(slider.hasFocus, timeout=WAIT_MS)
    QTest.keyClick(slider, Qt.Key.Key_Home)
    qtbot.waitUntil(lambda: held(page) == {OLD}, timeout=WAIT_MS)
    assert find(QDateEdit, "travel-day", page).date() == QDate(2026, 3, 3)
    QTest.keyClick(slider, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: held(page) == {OLD, NEW}, timeout=WAIT_MS)
    since = find(QLabel, "travel-since", page)
    qtbot.waitUntil(lambda: since.text() == "Nothing has changed since.", timeout=WAIT_MS)


def test_what_is_past_is_looked_at_and_not_touched(page: MemoryPage, qtbot: QtBot) -> None:
    page.table.selectRow(0)
    assert button("act-forget", page).isVisible()
    button("travel", page).click()
    qtbot.waitUntil(lambda: page.travel.known_at is not None, timeout=WAIT_MS)
    find(QDateEdit, "travel-day", page).setDate(QDate(2026, 3, 20))
    qtbot.waitUntil(lambda: held(page) == {OLD}, timeout=WAIT_MS)
    page.table.selectRow(0)
    assert not any(one.isVisible() for one in page.acts.findChildren(QPushButton))


def test_a_new_memory_shows_at_once_that_the_day_is_over(
    page: MemoryPage, session: Session, qtbot: QtBot
) -> None:
    button("travel", page).click()
    qtbot.waitUntil(lambda: page.travel.known_at is not None, timeout=WAIT_MS)
    session.conversation.say("I play the cello.")
    since = find(QLabel, "travel-since", page)
    qtbot.waitUntil(lambda: since.text().startswith("1 thing "), timeout=WAIT_MS)
    assert "1 thing has changed since." in shown_words(page)
