"""Putting a memory right in its place, over real stores, by mouse and by keyboard."""

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
from memory.vocabulary import Status
from tests.ui.looking import button, clipped, find, shown_words
from tests.ui.real import WAIT_MS, facts, tell, window_over

WRONG, RIGHT = "I live in Ghent", "I live in Lyon"


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    """A session that holds one thing that is wrong and one that is right."""
    with assemble(Options(tmp_path, EngineChoice.GROUNDED)) as assembled:
        tell(assembled, "I play the cello.", f"{WRONG}.")
        yield assembled


@pytest.fixture
def page(session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot) -> Iterator[MemoryPage]:
    """The Memory place with the wrong one selected."""
    with window_over(session, tmp_path, theme, qtbot) as window:
        window.go("memory")
        page = window.memory
        qtbot.waitUntil(lambda: len(page.model.records) == 2, timeout=WAIT_MS)
        page.table.selectRow(0)
        yield page


def line(page: MemoryPage) -> QLineEdit:
    return find(QLineEdit, "correct-words", page)


def test_a_fact_is_put_right_and_taken_back(
    page: MemoryPage, session: Session, qtbot: QtBot
) -> None:
    button("act-correct", page).click()
    assert line(page).text().rstrip(".") == WRONG
    assert not list(clipped(page))
    line(page).setText(RIGHT)
    button("correct-save", page).click()
    qtbot.waitUntil(lambda: page.undo_bar.isVisible(), timeout=WAIT_MS)
    assert RIGHT in facts(session)
    assert WRONG not in facts(session)
    assert facts(session, Status.SUPERSEDED) == [WRONG]
    assert not page.correction.isVisible()
    button("undo", page).click()
    qtbot.waitUntil(lambda: WRONG in facts(session), timeout=WAIT_MS)
    assert RIGHT not in facts(session)
    assert "I play the cello" in facts(session)


def test_the_keyboard_puts_right_too_and_escape_leaves_it(
    page: MemoryPage, session: Session, qtbot: QtBot
) -> None:
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_F2)
    qtbot.waitUntil(line(page).hasFocus, timeout=WAIT_MS)
    QTest.keyClicks(line(page), "I live in Rome")
    QTest.keyClick(line(page), Qt.Key.Key_Escape)
    assert not page.correction.isVisible()
    qtbot.waitUntil(page.table.hasFocus, timeout=WAIT_MS)
    assert WRONG in facts(session)

    QTest.keyClick(page.table, Qt.Key.Key_F2)
    qtbot.waitUntil(line(page).hasFocus, timeout=WAIT_MS)
    QTest.keyClicks(line(page), RIGHT)
    QTest.keyClick(line(page), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: RIGHT in facts(session), timeout=WAIT_MS)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("", "Write what is right, or cancel."),
        ("I live in Ghent.", "That is what is held already."),
        ("Do I live in Lyon?", "Not written down, because it is a question."),
    ],
)
def test_what_cannot_take_its_place_is_told_and_nothing_is_lost(
    page: MemoryPage, session: Session, qtbot: QtBot, said: str, told: str
) -> None:
    before = facts(session)
    button("act-correct", page).click()
    line(page).setText(said)
    QTest.keyClick(line(page), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: told in shown_words(page.correction), timeout=WAIT_MS)
    assert line(page).text() == said
    assert facts(session) == before


def test_many_are_not_put_right_at_once(page: MemoryPage) -> None:
    assert button("act-correct", page).isVisible()
    page.table.selectAll()
    assert button("act-forget", page).isVisible()
    assert "act-correct" not in {
        one.objectName() for one in page.acts.children() if getattr(one, "isVisible", bool)()
    }
