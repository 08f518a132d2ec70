import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from desktop.session.problems import explain
from desktop.ui import words
from desktop.ui.inspector.records_model import RECORD_ROLE, Column, RecordsModel
from desktop.ui.main_window import MainWindow
from memory.curation.listing import RecordFilter
from memory.errors import StoreBusyError
from memory.records import Changes
from memory.vocabulary import Kind, Status
from tests.ui import fakes
from tests.ui.fakes import FakeSession
from tests.ui.looking import button, chips, find, shown_words


@pytest.fixture
def memory(window: MainWindow, qtbot: QtBot) -> MainWindow:
    window.go("memory")
    qtbot.waitUntil(lambda: len(window.memory.model.records) == len(fakes.RECORDS))
    return window


def statements(window: MainWindow) -> list[str]:
    return [record.statement for record in window.memory.model.records]


def test_the_table_shows_what_is_held_and_where_it_comes_from(memory: MainWindow) -> None:
    model = memory.memory.model
    row = model.row_of("r2")
    assert row is not None
    cells = [model.index(row, column).data() for column in Column]
    assert cells[0] == "I live in Lyon"
    assert cells[1] == words.quoted("I live in Lyon.")
    assert cells[2].startswith("since 5 Mar")
    assert cells[3] == "in use"
    assert find(QLabel, "count", memory).text() == "5 records"
    heard = model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert heard == "I live in Lyon, You, in use, sure .94"


def test_search_narrows_the_table_and_says_when_nothing_is_left(
    memory: MainWindow, qtbot: QtBot
) -> None:
    QTest.keyClick(memory, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: memory.memory.search.hasFocus())
    QTest.keyClicks(memory.memory.search, "lyon")
    qtbot.waitUntil(lambda: statements(memory) == ["I live in Lyon"])

    QTest.keyClicks(memory.memory.search, "xyz")
    qtbot.waitUntil(lambda: statements(memory) == [])
    assert find(QLabel, "empty", memory).isVisible()
    assert not memory.memory.table.isVisible()


def test_the_lists_above_the_table_choose_what_is_shown(memory: MainWindow, qtbot: QtBot) -> None:
    button("view-waiting", memory).click()
    qtbot.waitUntil(lambda: statements(memory) == ["My sister is called Maria"])
    button("view-replaced", memory).click()
    qtbot.waitUntil(lambda: statements(memory) == ["I live in Ghent"])
    button("view-conversations", memory).click()
    qtbot.waitUntil(lambda: statements(memory) == [])
    button("view-known", memory).click()
    qtbot.waitUntil(lambda: len(statements(memory)) == len(fakes.RECORDS))


def test_every_kind_of_knowledge_is_in_one_list_and_what_was_said_is_not(
    memory: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    session.curation.records = {
        kind: fakes.a_record(kind, f"A {kind} record", kind=kind) for kind in Kind
    }
    session.curation.changes.tell(Changes(frozenset()))
    known = [f"A {kind} record" for kind in Kind if kind not in (Kind.EPISODIC, Kind.WORKING)]
    qtbot.waitUntil(lambda: statements(memory) == known)
    button("view-conversations", memory).click()
    qtbot.waitUntil(lambda: statements(memory) == ["A episodic record"])


def test_the_keyboard_moves_through_the_table_and_the_panel_follows(
    memory: MainWindow, qtbot: QtBot
) -> None:
    table = memory.memory.table
    table.setFocus()
    table.selectRow(0)
    qtbot.waitUntil(lambda: fakes.PEANUTS.statement in shown_words(memory.side))
    QTest.keyClick(table, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: "I live in Lyon" in shown_words(memory.side))
    assert "I live in Ghent" in chips(memory.side)


def test_a_record_that_waits_is_confirmed_by_the_owner(
    memory: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    memory.explanations.show_record("r4")
    qtbot.waitUntil(lambda: "waiting for you" in shown_words(memory.side))
    assert "My sister Ana is allergic to peanuts" in chips(memory.side)
    button("confirm", memory.side).click()
    qtbot.waitUntil(lambda: session.curation.acts == ["confirm r4"])
    qtbot.waitUntil(lambda: "in use" in shown_words(memory.side))
    assert not [
        one
        for one in memory.side.findChildren(type(button("close-side", memory)))
        if one.objectName() == "confirm" and one.isVisible()
    ]


def test_a_record_that_waits_is_rejected_by_the_owner(
    memory: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    memory.explanations.show_record("r4")
    qtbot.waitUntil(lambda: "waiting for you" in shown_words(memory.side))
    button("reject", memory.side).click()
    qtbot.waitUntil(lambda: session.curation.acts == ["reject r4"])
    qtbot.waitUntil(lambda: "withdrawn" in shown_words(memory.side))


def test_what_changes_elsewhere_is_seen_at_once(
    memory: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    new = fakes.a_record("r9", "I have a cat")
    session.curation.records["r9"] = new
    changes = Changes(frozenset({"r9"}))
    teller = threading.Thread(target=session.curation.changes.tell, args=(changes,))
    teller.start()
    teller.join()
    qtbot.waitUntil(lambda: "I have a cat" in statements(memory))


def test_only_as_much_is_fetched_as_is_looked_at(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    many = [fakes.a_record(f"m{number}", f"I noted thing {number}") for number in range(1000)]
    session.curation.records = {record.id: record for record in many}
    window.go("memory")
    qtbot.waitUntil(lambda: find(QLabel, "count", window).text().replace(",", "") == "1000 records")
    assert 0 < len(window.memory.model.records) < 500

    fetched = len(window.memory.model.records)
    window.memory.table.scrollToBottom()
    qtbot.waitUntil(lambda: len(window.memory.model.records) > fetched)
    assert len({record.id for record in window.memory.model.records}) == len(
        window.memory.model.records
    )


def test_trouble_with_the_store_is_told_in_place(
    memory: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    error = StoreBusyError("busy")
    session.curation.error = error
    memory.memory.refresh()
    qtbot.waitUntil(lambda: memory.banners.shown == (explain(error),))


def test_memory_is_never_asked_on_the_window_s_thread(
    memory: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    memory.explanations.show_record("r4")
    qtbot.waitUntil(lambda: "waiting for you" in shown_words(memory.side))
    button("confirm", memory.side).click()
    qtbot.waitUntil(lambda: session.curation.acts == ["confirm r4"])
    assert session.curation.threads
    assert threading.get_ident() not in session.curation.threads


def test_the_model_keeps_qt_s_rules(qtmodeltester: ModelTester) -> None:
    model = RecordsModel()
    model.show(fakes.RECORDS, 7)
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    assert model.index(1, 0).data(RECORD_ROLE) == fakes.LYON


def test_a_model_asks_once_for_the_next_page_and_takes_it(qtbot: QtBot) -> None:
    model = RecordsModel()
    asked: list[bool] = []
    model.more_wanted.connect(lambda: asked.append(True))
    model.show(fakes.RECORDS[:2], 3)
    root = model.index(-1, -1)
    assert model.canFetchMore(root)
    model.fetchMore(root)
    assert not model.canFetchMore(root)
    model.append(fakes.RECORDS[2:3])
    assert asked == [True]
    assert model.records == fakes.RECORDS[:3]
    assert not model.canFetchMore(root)


def test_the_fake_lists_as_the_port_says() -> None:
    curation = fakes.FakeCuration()
    assert curation.list(RecordFilter(kind=Kind.SEMANTIC, limit=2)) == fakes.RECORDS[:2]
    assert curation.list(RecordFilter(limit=2, after="r2")) == fakes.RECORDS[2:4]
    assert curation.count(RecordFilter(status=Status.PENDING)) == 1
