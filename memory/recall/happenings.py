"""When something happened, as far as what is known tells."""

import re
from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import Connection, select

from memory.extraction.normalise import plain
from memory.extraction.times import Timing, when
from memory.extraction.times_german import in_english
from memory.recall.windows import Side, beside
from memory.records import OWNER_KEY, Record
from memory.review.modality import asks
from memory.store import reading, tables
from memory.terms import content_terms, indexed_text, terms
from memory.vocabulary import Kind, Status, StoreName

_AROUND = timedelta(days=31)
""""When we moved" is about this long on either side; chosen by hand."""
_ENOUGH = 0.6
"""The share of what is said of a happening that a record must hold to be it; chosen by hand."""
_WORK = ("employer", "occupation", "employment", "workplace")
_CHANGES: tuple[tuple[re.Pattern[str], tuple[str, ...]], ...] = tuple(
    (re.compile(pattern), slots)
    for pattern, slots in (
        (r"\b(?:mov(?:e|ed|ing)|relocat\w+|umzugs?|umgezogen|umzog\w*|umzieh\w*)\b", ("home",)),
        (
            r"\b(?:jobs?|employers?|compan(?:y|ies)|careers?|work\w*|arbeit\w*|stellen?|firma)\b"
            r"|\b(?:job|stellen)wechsels?\b",
            _WORK,
        ),
        (r"\b(?:marr(?:y|ied|iage)|wedding|hochzeit|heirat|geheiratet)\b", ("relationship",)),
        (r"\b(?:divorced?|separated|scheidung|trennung)\b", ("relationship",)),
        (r"\b(?:retire\w*|pension\w*|rente)\b", ("employment", "occupation")),
    )
)
"""What is said of a change -> the slots that changed."""
_OWNERS = re.compile(r"\b(?:i|we|my|our|ich|wir|mein\w*|unser\w*)\b")


def changes(semantic: Connection, clause: str) -> tuple[Record, ...]:
    """Return the owner's facts that a clause speaks of as changed: "we moved", "dem Umzug"."""
    slots = {slot for said, slots in _CHANGES if said.search(clause) for slot in slots}
    if not slots:
        return ()
    envelope = tables.ENVELOPES[StoreName.SEMANTIC]
    kept = envelope.records
    query = select(kept).where(
        kept.c.subject_key == OWNER_KEY,
        kept.c.slot.in_(slots),
        kept.c.status.in_([Status.ACTIVE, Status.SUPERSEDED]),
        kept.c.invalidated_at_utc.is_(None),
    )
    return tuple(one for one in reading.records(semantic, envelope, query) if _change(one))


def is_asked(record: Record, question: str) -> bool:
    """Tell whether a record is a turn that asks: what is asked about did not happen by that."""
    is_turn = record.kind is Kind.EPISODIC
    return is_turn and (question.strip() in record.statement or asks(record.statement))


def when_it_was(
    clause: str, side: Side, told: Sequence[Record], changed: Sequence[Record]
) -> Timing | None:
    """Return the stretch on one side of what a clause says; None when nothing tells when it was.

    Args:
        clause: What happened, plain: "we moved to lyon", "dem umzug".
        side: On which side.
        told: What the words of the clause bring.
        changed: What ``changes`` brings.
    """
    is_owners = _OWNERS.search(clause) is not None
    spans = [
        span
        for record in told
        if _covers(clause, record) and not (is_owners and _is_of_another(record))
        if (span := _span(record)) is not None
    ]
    if not spans:
        spans = [span for record in changed if (span := _change(record)) is not None]
    latest = max(spans, key=_start, default=None)
    if latest is None:
        return None
    if side is Side.DURING and latest.point is not None:
        return Timing(latest.point - _AROUND, latest.point + _AROUND, latest.point)
    # "After I changed jobs" begins with that, not at the end of the month that it is dated to.
    return beside(latest, Side.SINCE if side is Side.AFTER else side)


def _is_of_another(record: Record) -> bool:
    return record.kind is not Kind.EPISODIC and record.subject.key not in (OWNER_KEY, "")


def _covers(clause: str, record: Record) -> bool:
    wanted = set(content_terms(clause))
    held = wanted & set(terms(indexed_text(record)))
    return bool(wanted) and len(held) >= _ENOUGH * len(wanted)


def _start(timing: Timing) -> datetime:
    instant = timing.start or timing.end
    assert instant is not None
    return instant


def _span(record: Record) -> Timing | None:
    """Return when what a record says was: as it is dated, or else when it was told."""
    validity = record.validity
    if validity.from_utc is not None:
        return Timing(validity.from_utc, validity.until_utc, None)
    for source in record.sources:
        said = when(in_english(plain(source.quote)), source.at, record.zone)
        if said is not None and said.start is not None:
            return said
        if record.claim is None or record.supersedes_id is not None:
            return Timing(source.at, source.at, source.at)
    return None


def _change(record: Record) -> Timing | None:
    """Return about when a fact became true, when that is known."""
    start = record.validity.from_utc
    if start is None and record.supersedes_id is not None:
        start = min((source.at for source in record.sources), default=record.recorded_at)
    return None if start is None else Timing(start, start, start)
