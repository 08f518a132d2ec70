from memory.curation.listing import RecordFilter
from memory.vocabulary import Kind
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
