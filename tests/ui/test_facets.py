"""Narrowing memory down in the window, over real stores."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QPushButton
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from desktop.ui.inspector.page import MemoryPage
from desktop.ui.main_window import MainWindow
from desktop.ui.theme import Theme
from tests.ui.looking import button, clipped, find, shown_words
from tests.ui.real import WAIT_MS, remember, tell, window_over

OLD, NEW = "I live in Ghent.", "I moved to Lyon."
SISTER, CAT = "My sister Maria is allergic to peanuts.", "I play the cello."


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    """A session over an old memory and one sentence of today."""
    months = ((3, OLD), (5, NEW), (6, SISTER))
    remember(tmp_path, *((datetime(2024, n, 3, 12, tzinfo=UTC), said) for n, said in months))
    with assemble(Options(tmp_path, EngineChoice.GROUNDED)) as assembled:
        tell(assembled, CAT)
        yield assembled


@pytest.fixture
def window(session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot) -> Iterator[MainWindow]:
    with window_over(session, tmp_path, theme, qtbot) as shown:
        yield shown


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> MemoryPage:
    window.go("memory")
    button("view-everything", window).click()
    qtbot.waitUntil(lambda: len(held(window.memory)) >= 4, timeout=WAIT_MS)
    button("facets", window).click()
    about = find(QComboBox, "facet-subject", window)
    qtbot.waitUntil(lambda: about.count() > 2, timeout=WAIT_MS)
    return window.memory


def held(page: MemoryPage) -> set[str]:
    return {record.statement for record in page.model.records}


def choose(page: MemoryPage, facet: str, shown: str) -> None:
    box = find(QComboBox, f"facet-{facet}", page)
    at = box.findText(shown)
    assert at > 0, [box.itemText(n) for n in range(box.count())]
    box.setCurrentIndex(at)


@pytest.mark.parametrize(
    ("facet", "shown", "there", "gone"),
    [
        ("status", "replaced", OLD, NEW),
        ("subject", "You", CAT, SISTER),
        ("scope", "about somebody or something else", SISTER, CAT),
        ("origin", "written by you", CAT, None),
        ("told", "in the last week", CAT, OLD),
        ("told", "more than a year ago", SISTER, CAT),
        ("sure", "surely", NEW, None),
        ("kind", "fact", SISTER, None),
    ],
)
def test_each_choice_leaves_what_fits_it(
    page: MemoryPage, qtbot: QtBot, facet: str, shown: str, there: str, gone: str | None
) -> None:
    everything = held(page)
    assert gone is None or gone in everything
    choose(page, facet, shown)
    qtbot.waitUntil(lambda: gone not in held(page), timeout=WAIT_MS)
    qtbot.waitUntil(lambda: there in held(page), timeout=WAIT_MS)
    assert held(page) <= everything
    assert button("facets", page).text().endswith("1")


def test_choices_add_up_and_what_is_left_of_nothing_is_said(page: MemoryPage, qtbot: QtBot) -> None:
    choose(page, "subject", "You")
    choose(page, "told", "more than a year ago")
    qtbot.waitUntil(lambda: held(page) == {OLD, NEW}, timeout=WAIT_MS)
    choose(page, "status", "waiting for you")
    qtbot.waitUntil(lambda: not held(page), timeout=WAIT_MS)
    assert "Nothing fits all of this. Show all again, or choose less." in shown_words(page)
    button("facets-clear", page).click()
    qtbot.waitUntil(lambda: {OLD, NEW, SISTER, CAT} <= held(page), timeout=WAIT_MS)
    assert button("facets", page).text() == "Narrow down"
    assert not list(clipped(page))


def test_what_was_chosen_stays_in_force_while_the_row_is_closed(
    page: MemoryPage, qtbot: QtBot
) -> None:
    choose(page, "told", "in the last week")
    qtbot.waitUntil(lambda: OLD not in held(page), timeout=WAIT_MS)
    opener = button("facets", page)
    opener.click()
    assert not page.facets.isVisible()
    page.refresh()
    assert opener.accessibleName() == "Narrow down, 1 choices in force"
    qtbot.waitUntil(lambda: CAT in held(page) and OLD not in held(page), timeout=WAIT_MS)


def test_the_keyboard_narrows_down_too(page: MemoryPage, qtbot: QtBot) -> None:
    opener = find(QPushButton, "facets", page)
    opener.setFocus()
    QTest.keyClick(opener, Qt.Key.Key_Space)
    QTest.keyClick(opener, Qt.Key.Key_Space)
    kind = find(QComboBox, "facet-kind", page)
    qtbot.waitUntil(kind.hasFocus, timeout=WAIT_MS)
    for _ in range(6):
        QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_Tab)
    told = find(QComboBox, "facet-told", page)
    assert told.hasFocus()
    QTest.keyClick(told, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: OLD not in held(page), timeout=WAIT_MS)
    assert CAT in held(page)
