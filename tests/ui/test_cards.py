"""Memory as cards: the same records, selection, acts and keys as the table, over real stores."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from desktop.ui.inspector.page import MemoryPage
from desktop.ui.theme import Theme
from tests.ui.looking import button, clipped, find
from tests.ui.real import WAIT_MS, tell, window_over

SAID = ("I play the cello.", "I live in Lyon.", "I have a dog called Rex.")


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    with assemble(Options(tmp_path, EngineChoice.GROUNDED)) as assembled:
        tell(assembled, *SAID)
        yield assembled


@pytest.fixture
def page(session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot) -> Iterator[MemoryPage]:
    with window_over(session, tmp_path, theme, qtbot) as window:
        window.go("memory")
        qtbot.waitUntil(lambda: len(window.memory.model.records) >= 3, timeout=WAIT_MS)
        yield window.memory


def selected(page: MemoryPage) -> list[int]:
    return sorted(index.row() for index in page.table.selectionModel().selectedRows())


def test_cards_are_drawn_and_keep_what_was_selected(page: MemoryPage, qtbot: QtBot) -> None:
    page.table.selectRow(1)
    switch = button("as-cards", page)
    switch.setFocus()
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert page.cards.isVisible()
    assert not page.table.isVisible()
    assert selected(page) == [1]
    spots = [page.cards.visualRect(page.model.index(row, 0)) for row in range(3)]
    assert all(spot.isValid() and page.cards.viewport().rect().contains(spot) for spot in spots)
    assert not spots[0].intersects(spots[1])
    assert not list(clipped(page))
    switch.click()
    assert page.table.isVisible()
    assert selected(page) == [1]


def test_the_keyboard_moves_selects_and_acts_among_cards(page: MemoryPage, qtbot: QtBot) -> None:
    button("as-cards", page).click()
    page.cards.setFocus()
    page.cards.setCurrentIndex(page.model.index(0, 0))
    qtbot.waitUntil(lambda: selected(page) == [0])
    QTest.keyClick(page.cards, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert selected(page) == [0, 1]
    assert button("act-archive", page).text().endswith("2")
    QTest.keyClick(page.cards, Qt.Key.Key_Home)
    assert selected(page) == [0]
    QTest.keyClick(page.cards, Qt.Key.Key_F2)
    line = find(QLineEdit, "correct-words", page)
    qtbot.waitUntil(line.hasFocus, timeout=WAIT_MS)
    QTest.keyClick(line, Qt.Key.Key_Escape)
    qtbot.waitUntil(page.cards.hasFocus, timeout=WAIT_MS)
    with qtbot.waitSignal(page.forget_asked) as asked:
        QTest.keyClick(page.cards, Qt.Key.Key_Delete)
    assert asked.args == [[page.model.records[0].id]]


def test_the_choice_is_kept_until_the_next_start(
    session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot
) -> None:
    with window_over(session, tmp_path, theme, qtbot) as window:
        window.go("memory")
        assert not button("as-cards", window).isChecked()
        button("as-cards", window).click()
    with window_over(session, tmp_path, theme, qtbot) as window:
        window.go("memory")
        assert button("as-cards", window).isChecked()
        qtbot.waitUntil(window.memory.cards.isVisible, timeout=WAIT_MS)
