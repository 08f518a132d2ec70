"""Searching in memory as the owner types, over real stores: recall first, then the letters."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from desktop.ui.inspector.page import MemoryPage
from desktop.ui.inspector.records_model import WHY_ROLE
from desktop.ui.theme import Theme
from memory.curation.listing import RecordFilter
from tests.ui.looking import button, clipped, find
from tests.ui.real import WAIT_MS, tell, window_over

PEANUTS = "My sister Maria is allergic to peanuts."
CELLO, DOG = "I play the cello.", "I have a dog called Rex."
ROME, HOTDOGS = "My sister Maria lives in Rome.", "My brother Tom sells hotdogs."
QUESTION = "what can my sister not eat"


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    with assemble(Options(tmp_path, EngineChoice.GROUNDED)) as assembled:
        tell(assembled, PEANUTS, CELLO, DOG, ROME, HOTDOGS)
        yield assembled


@pytest.fixture
def page(session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot) -> Iterator[MemoryPage]:
    with window_over(session, tmp_path, theme, qtbot) as window:
        window.go("memory")
        qtbot.waitUntil(lambda: len(held(window.memory)) >= 5, timeout=WAIT_MS)
        yield window.memory


def held(page: MemoryPage) -> list[str]:
    return [record.statement for record in page.model.records]


def said(page: MemoryPage) -> str:
    label = find(QLabel, "search-said", page)
    return label.text() if label.isVisible() else ""


def search(page: MemoryPage, words: str) -> None:
    page.search.setText(words)  # at once: a slow machine would rest between two keys


def test_a_question_finds_what_answers_it_and_says_why(page: MemoryPage, qtbot: QtBot) -> None:
    QTest.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(page.search.hasFocus)
    QTest.keyClicks(page.search, QUESTION)
    qtbot.waitUntil(lambda: held(page)[:1] == [PEANUTS] and CELLO not in held(page))
    first = page.model.index(0, 0)
    why = first.data(WHY_ROLE)
    assert "word that matters" in why
    assert why in first.data(Qt.ItemDataRole.ToolTipRole)
    assert why == first.data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert said(page) == "What Candor would recall for this, best first."
    assert not list(clipped(page))

    page.search.clear()
    qtbot.waitUntil(lambda: CELLO in held(page), timeout=WAIT_MS)
    assert said(page) == ""
    assert page.model.index(0, 0).data(WHY_ROLE) == ""


def test_the_order_is_that_of_recall(page: MemoryPage, session: Session, qtbot: QtBot) -> None:
    asked = "sister Maria allergic"
    wanted = [one.record for one in session.curation.recall(asked, k=40).results]
    assert [one.statement for one in wanted] == [PEANUTS, ROME]
    search(page, asked)
    qtbot.waitUntil(lambda: list(page.model.records) == wanted, timeout=WAIT_MS)
    newest_first = session.curation.list(RecordFilter(ids=frozenset(one.id for one in wanted)))
    assert [one.statement for one in newest_first] == [ROME, PEANUTS]  # control


def test_letters_that_recall_does_not_know_still_find(
    page: MemoryPage, session: Session, qtbot: QtBot
) -> None:
    assert not session.curation.recall("ello").results
    search(page, "ello")
    qtbot.waitUntil(lambda: held(page) == [CELLO], timeout=WAIT_MS)
    assert said(page) == "Candor would recall nothing for this. These have the letters."
    assert page.model.index(0, 0).data(WHY_ROLE) == "has the letters you typed"


def test_what_has_the_letters_stands_below_what_is_recalled(session: Session) -> None:
    assert [one.record.statement for one in session.curation.recall("dog").results] == [DOG]
    newest_first = session.curation.list(RecordFilter(text="dog"))
    assert [one.statement for one in newest_first] == [HOTDOGS, DOG]
    found = session.curation.find(RecordFilter(text="dog"))
    assert [one.statement for one in found.records] == [DOG, HOTDOGS]
    assert found.total == 2


def test_the_choices_narrow_what_is_found(page: MemoryPage, qtbot: QtBot) -> None:
    search(page, QUESTION)
    qtbot.waitUntil(lambda: held(page)[:1] == [PEANUTS], timeout=WAIT_MS)
    button("facets", page).click()
    box = find(QComboBox, "facet-subject", page)
    qtbot.waitUntil(lambda: box.findText("You") > 0, timeout=WAIT_MS)
    box.setCurrentIndex(box.findText("You"))
    qtbot.waitUntil(lambda: PEANUTS not in held(page), timeout=WAIT_MS)
    box.setCurrentIndex(0)
    qtbot.waitUntil(lambda: held(page)[:1] == [PEANUTS], timeout=WAIT_MS)


def test_nothing_found_says_what_to_do(page: MemoryPage, qtbot: QtBot) -> None:
    search(page, "zzyzx")
    empty = find(QLabel, "empty", page)
    qtbot.waitUntil(empty.isVisible, timeout=WAIT_MS)
    assert "Try fewer or other words" in empty.text()
    assert said(page) == ""


def test_only_the_last_of_what_was_typed_is_looked_for_and_never_by_the_window(
    page: MemoryPage, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str | None] = []
    threads: set[int] = set()
    hold, real = threading.Event(), session.curation.find

    def slowly(wanted: RecordFilter) -> object:
        asked.append(wanted.text)
        threads.add(threading.get_ident())
        assert hold.wait(WAIT_MS / 1000)
        return real(wanted)

    monkeypatch.setattr(session.curation, "find", slowly)
    search(page, "cello")
    qtbot.waitUntil(lambda: asked == ["cello"], timeout=WAIT_MS)
    for words in ("rome", "dog", QUESTION):  # each would be looked for if it stood alone
        page.search.setText(words)
        page.refresh()
    hold.set()
    qtbot.waitUntil(lambda: held(page)[:1] == [PEANUTS], timeout=WAIT_MS)
    assert asked == ["cello", QUESTION]
    assert threading.get_ident() not in threads


def test_searching_changes_nothing_and_a_turn_does(
    page: MemoryPage, session: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    def everything() -> object:
        records = session.curation.list(RecordFilter(limit=1000))
        turns = session.curation.list(RecordFilter(kinds=None, limit=1000))
        return records, turns, session.overview.audit(), session.curation.decisions()

    def bytes_of() -> dict[str, bytes]:
        files = [one for one in tmp_path.glob("*.db*") if not one.name.endswith("-shm")]
        return {one.name: one.read_bytes() for one in files}

    before, files = everything(), bytes_of()
    assert files
    search(page, QUESTION)
    qtbot.waitUntil(lambda: held(page)[:1] == [PEANUTS], timeout=WAIT_MS)
    assert bytes_of() == files
    assert everything() == before
    tell(session, f"{QUESTION}?")  # control: being asked in earnest is kept
    assert bytes_of() != files
    assert everything() != before
