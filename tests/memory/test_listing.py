from dataclasses import replace
from datetime import datetime

from memory.curation.listing import RecordFilter
from memory.vocabulary import Kind, Status
from tests.memory.talking import Memory


def test_several_kinds_are_listed_and_counted_together(memory: Memory) -> None:
    memory.say("I play the cello.")
    for kinds in ({Kind.SEMANTIC}, {Kind.EPISODIC}, {Kind.SEMANTIC, Kind.EPISODIC}, {Kind.CAUSAL}):
        wanted = RecordFilter(kinds=frozenset(kinds))
        found = {record.kind for record in memory.inspector.list(wanted)}
        assert found == kinds & {Kind.SEMANTIC, Kind.EPISODIC}
        assert memory.inspector.count(wanted) == len(memory.inspector.list(wanted))
    assert memory.inspector.list(RecordFilter(kinds=frozenset())) == ()
    wanted = RecordFilter(kind=Kind.SEMANTIC, kinds=frozenset({Kind.EPISODIC}))
    assert memory.inspector.count(wanted) == 0


def test_a_page_of_several_kinds_follows_the_page_before(memory: Memory) -> None:
    for text in ("I play the cello.", "I live in Ghent.", "I have a dog called Rex."):
        memory.say(text)
    kinds = frozenset({Kind.SEMANTIC, Kind.EPISODIC})
    whole = memory.inspector.list(RecordFilter(kinds=kinds))
    assert {record.kind for record in whole} == kinds
    first = memory.inspector.list(RecordFilter(kinds=kinds, limit=2))
    rest = memory.inspector.list(RecordFilter(kinds=kinds, after=first[-1].id))
    assert first + rest == whole


def test_what_was_believed_is_listed_as_it_was_then(memory: Memory) -> None:
    def held(status: Status | None, at: datetime | None) -> list[str]:
        wanted = RecordFilter(kind=Kind.SEMANTIC, status=status, known_at=at)
        found = memory.inspector.list(wanted)
        assert memory.inspector.count(wanted) == len(found)
        assert all(status in (None, one.status) for one in found)
        return [one.statement.rstrip(".") for one in found]

    before = memory.now
    memory.pass_time(days=1)
    memory.say("I live in Ghent.")
    spring = memory.now
    memory.pass_time(days=90)
    memory.say("I moved to Lyon.")
    memory.pass_time(days=1)
    assert held(Status.ACTIVE, None) == ["I moved to Lyon"]
    assert held(Status.SUPERSEDED, None) == ["I live in Ghent"]
    assert held(Status.ACTIVE, memory.now) == ["I moved to Lyon"]
    assert held(Status.ACTIVE, spring) == ["I live in Ghent"]
    assert held(None, spring) == ["I live in Ghent"]
    assert held(Status.SUPERSEDED, spring) == []
    assert held(None, before) == []


def test_an_older_validity_is_shown_as_it_was_then(memory: Memory) -> None:
    memory.say("I live in Ghent.")
    spring = memory.now
    memory.pass_time(days=90)
    memory.say("I no longer live in Ghent.")
    wanted = RecordFilter(kind=Kind.SEMANTIC)
    (then,) = memory.inspector.list(replace(wanted, known_at=spring))
    assert (then.status, then.validity.ended) == (Status.ACTIVE, False)
    now = {one.id: one for one in memory.inspector.list(wanted)}[then.id]
    assert now.validity.ended or now.status is not Status.ACTIVE
