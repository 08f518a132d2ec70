"""A clock that is set back, or stands still, changes nothing of what was believed when."""

import time
from datetime import timedelta

import pytest
from sqlalchemy import select

from memory import ids
from memory.store import journal, tables
from memory.store.effects import Set
from memory.store.files import Stores, open_stores
from memory.vocabulary import Act, Status, StoreName
from tests.memory.talking import Memory, written

_FACTS = tables.ENVELOPES[StoreName.SEMANTIC]


def versions(stores: Stores, id: str) -> list[Status]:
    table = _FACTS.versions
    query = select(table.c.status).filter_by(record_id=id).order_by(table.c.at_utc)
    with stores.reading(StoreName.SEMANTIC) as connection:
        return list(connection.scalars(query))


def test_what_was_believed_stays_so_when_the_clock_is_set_back(memory: Memory) -> None:
    id = written(memory.say("I play the cello.")[0])
    then = memory.now + timedelta(minutes=30)
    memory.pass_time(hours=-3)
    memory.router.act(id, Act.ARCHIVE)
    memory.pass_time(hours=5)
    assert memory.recalled("Do I play the cello?") == []
    assert memory.recalled("Do I play the cello?", known_at=memory.now) == []
    memory.router.act(id, Act.RESTORE)
    assert memory.recalled("Do I play the cello?") == ["I play the cello"]  # control
    assert memory.recalled("Do I play the cello?", known_at=then) == []  # it was put away by then


def test_two_changes_at_one_instant_are_both_remembered(memory: Memory) -> None:
    id = written(memory.say("I live in Ghent.")[0])
    memory.router.act(id, Act.ARCHIVE)
    memory.router.act(id, Act.RESTORE)
    memory.router.act(id, Act.ARCHIVE)
    assert versions(memory.stores, id) == [
        Status.ACTIVE,
        Status.ARCHIVED,
        Status.ACTIVE,
        Status.ARCHIVED,
    ]


def test_another_program_is_noticed_whatever_its_clock_says(memory: Memory) -> None:
    memory.say("My friend Jack is a baker.")
    other = Memory(memory.folder)
    try:
        other.now = memory.now - timedelta(days=2)
        other.say("My sister Ines is a nurse.")
    finally:
        other.close()
    (ruling,) = memory.say("Ines lives in Oslo.")
    assert ruling.subject.relation == "sister"


def test_ids_only_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    first = [ids.new_id() for _ in range(1000)]
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    made = [*first, *(ids.new_id() for _ in range(1000))]
    assert made == sorted(set(made))


def test_a_journal_is_done_again_in_the_order_in_which_it_was_written(
    memory: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = written(memory.say("I live in Ghent.")[0])
    names = iter(("b", "a"))
    monkeypatch.setattr(journal, "new_id", lambda: next(names))
    for importance in (0.1, 0.9):
        change = Set(StoreName.SEMANTIC, "records", {"id": id}, {"importance": importance})
        with memory.stores.locked():
            journal.carry_out(memory.stores, [change])
    memory.stores.close()  # as a crash would: nothing is crossed out
    stores = open_stores(memory.folder)
    with stores.locked():
        assert journal.replay(stores) >= 2
    with stores.reading(StoreName.SEMANTIC) as connection:
        kept = _FACTS.records
        assert connection.scalar(select(kept.c.importance).filter_by(id=id)) == 0.9
    stores.close()
    memory.open()
