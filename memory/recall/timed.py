"""Answers to questions about nothing but a time: "what did I tell you last Tuesday?"."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

from memory.extraction.times import Timing
from memory.recall import within
from memory.recall.judging import judged
from memory.recall.point_in_time import AsOf
from memory.recall.scoring import Surroundings, of_the_time
from memory.recall.windows import Spoken
from memory.records import LeftOut, PathReport, Recall, Record
from memory.review.modality import asks
from memory.store import tables
from memory.store.files import Stores
from memory.vocabulary import Kind, Speaker, StoreName

_OTHER_PATHS = ("words", "meaning", "moments")
_NOT_ASKED = PathReport(0, 0.0, skipped="the question is about nothing but a time")
_FACTS = 200
"""How many records of one kind that are of a stretch are looked at, the newest; chosen by hand."""
_TURNS = 40
"""How many turns of a stretch are looked at, the newest; chosen by hand."""


def ids_of(stores: Stores, timing: Timing, kinds: Iterable[Kind]) -> dict[str, Kind]:
    """Return what was told, or was so, in a stretch, of some kinds of knowledge."""
    found: dict[str, Kind] = {}
    for kind in sorted(kinds):
        name = StoreName(kind.value)
        if name is not StoreName.EPISODIC and name in stores:
            with stores.reading(name) as connection:
                ids = within.known(connection, tables.ENVELOPES[name], timing)
            found.update(dict.fromkeys(ids, kind))
    return found


def turns_of(stores: Stores, timing: Timing, speakers: Iterable[Speaker]) -> Sequence[str]:
    """Return the turns that some said in a stretch, the newest first."""
    if StoreName.EPISODIC not in stores:
        return ()
    with stores.reading(StoreName.EPISODIC) as episodic:
        return within.turns(episodic, timing, speakers)


def everything(
    stores: Stores,
    question: str,
    spoken: Spoken,
    around: Surroundings,
    as_of: AsOf,
    found: Mapping[str, Kind],
    turns: Sequence[str],
    k: int,
) -> Recall:
    """Return what is of a stretch: what is known of it, then what was merely said, newest first.

    Args:
        stores: Where it is.
        question: As it was asked; it is no answer to itself.
        spoken: The time that it asks about.
        around: With the stretch.
        as_of: From when it looks at memory.
        found: What ``ids_of`` brings.
        turns: What ``turns_of`` brings.
        k: The most to return.
    """
    assert around.timing is not None
    facts: list[Record] = []
    left_out: list[LeftOut] = []
    refused: set[str | None] = set()
    if Speaker.OWNER in spoken.speakers:
        for record, because in judged(stores, _newest(found), "", as_of):
            if because is None and spoken.is_ahead and not within.is_of(record, around.timing):
                continue
            if because is None:
                facts.append(record)
            else:
                left_out.append(LeftOut(record.id, because))
                refused |= {one.turn_id for one in record.sources if because == "status"}
    facts = _told_by(stores, spoken.speakers, facts)
    facts.sort(key=lambda one: _when(one, around.timing), reverse=True)
    quoted = {source.turn_id for record in facts for source in record.sources}
    said = [
        turn
        for turn in _telling(stores, () if spoken.is_ahead else turns, as_of)
        if turn.id not in quoted | refused and turn.statement.strip() != question.strip()
    ]
    results = of_the_time([*facts, *said], around)
    left_out += [LeftOut.crowded(one.record) for one in results[k:]]
    return Recall(results[:k], tuple(left_out), dict.fromkeys(_OTHER_PATHS, _NOT_ASKED))


def _told_by(stores: Stores, speakers: Iterable[Speaker], facts: list[Record]) -> list[Record]:
    """Return the facts that certain speakers told, and those that no turn tells."""
    turns = {one.turn_id for record in facts for one in record.sources if one.turn_id}
    if StoreName.EPISODIC not in stores:
        return facts
    with stores.reading(StoreName.EPISODIC) as episodic:
        theirs = within.spoken(episodic, turns, speakers)
    return [
        record
        for record in facts
        if any(one.turn_id is None or one.turn_id in theirs for one in record.sources)
    ]


def _newest(found: Mapping[str, Kind]) -> dict[str, Kind]:
    """Return the newest of each kind; they stand in that order."""
    each = {kind: [id for id, one in found.items() if one is kind] for kind in set(found.values())}
    return {id: kind for kind, ids in each.items() for id in ids[:_FACTS]}


def _telling(stores: Stores, turns: Sequence[str], as_of: AsOf) -> list[Record]:
    """Return the turns that say something and may be used, in the order given."""
    kinds = dict.fromkeys(turns[:_TURNS], Kind.EPISODIC)
    usable = {
        record.id: record for record, because in judged(stores, kinds, "", as_of) if because is None
    }
    return [usable[id] for id in kinds if id in usable and not asks(usable[id].statement)]


def _when(record: Record, timing: Timing | None) -> datetime:
    """Return when a record was last told within a stretch, or else when it is of."""
    told = [one.at for one in record.sources if timing is None or within.holds(timing, one.at)]
    return max(told, default=record.validity.from_utc or record.recorded_at)
