"""What can be done about many memories at once, over real stores, each with the way back."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from desktop.ui.inspector.page import MemoryPage
from desktop.ui.theme import Theme
from memory.curation.listing import RecordFilter
from memory.errors import RecordNotFoundError, WriteRefusedError
from memory.records import Record
from memory.vocabulary import Kind, Reason, Status
from tests.ui.looking import button, clipped, shown_words
from tests.ui.real import WAIT_MS, facts, tell, window_over

PROJECT = "I am working on a project called Lantern."
CELLO, LYON = "I play the cello.", "I live in Lyon."
MARIA, ANNA = "My sister Maria likes tea.", "My friend Anna likes salsa."


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    with assemble(Options(tmp_path, EngineChoice.GROUNDED)) as assembled:
        tell(assembled, CELLO, LYON, MARIA, ANNA, PROJECT)
        yield assembled


@pytest.fixture
def page(session: Session, tmp_path: Path, theme: Theme, qtbot: QtBot) -> Iterator[MemoryPage]:
    with window_over(session, tmp_path, theme, qtbot) as window:
        window.go("memory")
        qtbot.waitUntil(lambda: len(window.memory.model.records) >= 5, timeout=WAIT_MS)
        yield window.memory


def choose(page: MemoryPage, *statements: str) -> None:
    """Select the rows with these words, and no others."""
    chosen = page.table.selectionModel()
    chosen.clearSelection()
    for row, one in enumerate(page.model.records):
        if one.statement in statements:
            whole_row = QItemSelectionModel.SelectionFlag.Rows
            chosen.select(
                page.model.index(row, 0), QItemSelectionModel.SelectionFlag.Select | whole_row
            )


def offered(page: MemoryPage) -> set[str]:
    buttons = page.acts.findChildren(QPushButton)
    return {one.objectName().removeprefix("act-") for one in buttons if one.isVisible()}


def held(session: Session, statement: str) -> Record:
    found = session.curation.list(RecordFilter(text=statement))
    return next(one for one in found if one.statement == statement)


def lantern(session: Session) -> str:
    (project,) = session.curation.list(RecordFilter(kind=Kind.PROJECT))
    return project.subject.key


def test_a_selection_moves_to_a_project_and_back(
    page: MemoryPage, session: Session, qtbot: QtBot
) -> None:
    choose(page, CELLO, LYON)
    act = button("act-move", page)
    act.setFocus()
    QTest.keyClick(act, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: is_offered(page), timeout=WAIT_MS)
    assert [one.text() for one in menu(page).actions()] == ["Lantern"]
    QTest.keyClick(menu(page), Qt.Key.Key_Down)
    QTest.keyClick(menu(page), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.undo_bar.isVisible(), timeout=WAIT_MS)
    of_it = RecordFilter(project=lantern(session), kind=Kind.SEMANTIC)
    moved = {one.statement for one in session.curation.list(of_it)}
    assert moved == {CELLO, LYON}
    assert held(session, MARIA).project_id is None  # control: what was not selected

    button("undo", page.undo_bar).click()
    qtbot.waitUntil(lambda: not session.curation.list(of_it), timeout=WAIT_MS)
    assert held(session, CELLO).project_id is None


def is_offered(page: MemoryPage) -> bool:
    return any(one.isVisible() for one in page.findChildren(QMenu, "projects"))


def menu(page: MemoryPage) -> QMenu:
    return page.findChildren(QMenu, "projects")[-1]


def test_a_selection_moves_out_of_a_project(
    page: MemoryPage, session: Session, qtbot: QtBot
) -> None:
    key = lantern(session)
    session.amendments.assign(held(session, CELLO).id, key)
    moved = {CELLO: key}
    qtbot.waitUntil(
        lambda: moved.items() <= {r.statement: r.project_id for r in page.model.records}.items(),
        timeout=WAIT_MS,
    )
    choose(page, CELLO)
    button("act-move", page).click()
    qtbot.waitUntil(lambda: is_offered(page), timeout=WAIT_MS)
    out = next(one for one in menu(page).actions() if one.text() == "To no project")
    out.trigger()
    qtbot.waitUntil(lambda: held(session, CELLO).project_id is None, timeout=WAIT_MS)
    qtbot.waitUntil(page.undo_bar.isVisible, timeout=WAIT_MS)
    button("undo", page.undo_bar).click()
    qtbot.waitUntil(lambda: held(session, CELLO).project_id == key, timeout=WAIT_MS)


def test_only_what_is_selected_is_saved(
    page: MemoryPage, session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    choose(page, CELLO, MARIA)
    button("act-export", page).click()
    dialog = page.findChild(QFileDialog, "export-dialog")
    assert isinstance(dialog, QFileDialog)
    assert dialog.isVisible()
    file = tmp_path / "some.jsonl"
    dialog.fileSelected.emit(str(file))
    dialog.close()
    qtbot.waitUntil(page.undo_bar.isVisible, timeout=WAIT_MS)
    text = file.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    assert {one["statement"] for one in lines} == {CELLO, MARIA}
    assert LYON not in text
    assert "Anna" not in text

    button("undo", page.undo_bar).click()
    qtbot.waitUntil(lambda: not file.exists(), timeout=WAIT_MS)


def test_a_place_that_cannot_be_written_is_told(
    page: MemoryPage, tmp_path: Path, qtbot: QtBot
) -> None:
    page.doing.export_to([page.model.records[0].id], tmp_path / "nowhere" / "some.jsonl")

    def told() -> bool:
        return any("some.jsonl could not be saved" in said for said in shown_words(page.window()))

    qtbot.waitUntil(told, timeout=WAIT_MS)
    assert not page.undo_bar.isVisible()


def test_two_names_of_one_are_merged_from_two_rows_and_split_again(
    page: MemoryPage, session: Session, qtbot: QtBot
) -> None:
    choose(page, MARIA, ANNA)
    assert "merge" in offered(page)
    button("act-merge", page).click()
    qtbot.waitUntil(page.undo_bar.isVisible, timeout=WAIT_MS)
    assert any(one.merged for one in session.overview.people())
    button("undo", page.undo_bar).click()
    qtbot.waitUntil(
        lambda: not any(one.merged for one in session.overview.people()), timeout=WAIT_MS
    )


def test_nothing_is_offered_that_cannot_be_done(page: MemoryPage, qtbot: QtBot) -> None:
    choose(page, MARIA, CELLO)
    assert offered(page) == {"archive", "move", "export", "forget"}
    choose(page, MARIA, ANNA)
    assert offered(page) == {"archive", "move", "merge", "export", "forget"}
    qtbot.waitUntil(lambda: not list(clipped(page)), timeout=WAIT_MS)
    choose(page)
    assert offered(page) == set()


def test_what_was_put_away_and_brought_back_can_be_taken_back(
    page: MemoryPage, session: Session, qtbot: QtBot
) -> None:
    choose(page, CELLO, LYON)
    button("act-archive", page).click()
    away = ["I live in Lyon", "I play the cello"]
    qtbot.waitUntil(lambda: facts(session, Status.ARCHIVED) == away, timeout=WAIT_MS)
    qtbot.waitUntil(page.undo_bar.isVisible, timeout=WAIT_MS)
    button("undo", page.undo_bar).click()
    qtbot.waitUntil(lambda: not facts(session, Status.ARCHIVED), timeout=WAIT_MS)
    assert set(away) <= set(facts(session))


def test_only_the_owner_moves_a_memory_and_only_to_a_project_that_there_is(
    session: Session,
) -> None:
    id = held(session, CELLO).id
    with pytest.raises(RecordNotFoundError):
        session.amendments.assign(id, "project:nowhere")
    with pytest.raises(WriteRefusedError):
        session.amendments.assign(id, None)  # it belongs to none already
    ruling = session.amendments.assign(id, lantern(session))
    assert ruling.reason is Reason.OWNER_AMENDED
    assert held(session, CELLO).project_id == lantern(session)
    assert any(line.record_id == id for line in session.overview.audit())
