"""The time path: what was said, or was so, in a stretch of time."""

from collections.abc import Iterable
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, Connection, and_, or_, select

from memory.details import Commitment
from memory.extraction.times import Timing, zone_named
from memory.records import Record
from memory.store import tables
from memory.store.tables import Envelope
from memory.vocabulary import Speaker, StoreName

_MOST = 2_000
"""How many records of one kind that are of a stretch are looked at, the newest; by hand."""
_LONG = timedelta(days=300)
"""A date without its year is said of what is nearer than this; chosen by hand."""


def known(connection: Connection, envelope: Envelope, timing: Timing) -> list[str]:
    """Return the records of one store that are of a stretch, whatever has become of them."""
    kept, said = envelope.records.c, envelope.sources.c
    told = select(said.record_id).where(_between(said.at_utc, timing))
    conditions = [
        kept.id.in_(told),
        _between(kept.valid_from_utc, timing),
        _between(kept.valid_until_utc, timing),
        _overlaps(kept.valid_from_utc, kept.valid_until_utc, timing),
    ]
    if envelope.store is StoreName.PROSPECTIVE:
        due = tables.commitments.c
        conditions.append(
            kept.id.in_(select(due.record_id).where(_between(due.due_at_utc, timing)))
        )
    query = select(kept.id).where(or_(*conditions))
    return list(connection.scalars(query.order_by(kept.id.desc()).limit(_MOST)))


def turns(connection: Connection, timing: Timing, speakers: Iterable[Speaker]) -> list[str]:
    """Return the turns that some said in a stretch, the newest first."""
    said = tables.turns.c
    query = select(said.record_id).where(
        _between(said.at_utc, timing), said.speaker.in_(list(speakers))
    )
    newest = query.order_by(said.at_utc.desc(), said.record_id.desc())
    return list(connection.scalars(newest.limit(_MOST)))


def spoken(connection: Connection, ids: Iterable[str], speakers: Iterable[Speaker]) -> set[str]:
    """Return those of some turns that certain speakers said."""
    said = tables.turns.c
    query = select(said.record_id).where(
        said.record_id.in_(list(ids)), said.speaker.in_(list(speakers))
    )
    return set(connection.scalars(query))


def touches(record: Record, timing: Timing) -> bool:
    """Tell whether a record was said in a stretch, or is dated to some of it."""
    return was_said(record, timing) or is_of(record, timing)


def was_said(record: Record, timing: Timing) -> bool:
    """Tell whether some of a record was said in a stretch."""
    return any(holds(timing, source.at) for source in record.sources)


def is_of(record: Record, timing: Timing) -> bool:
    """Tell whether a record says of when it is true, and that is some of a stretch."""
    due = record.detail.due_at if isinstance(record.detail, Commitment) else None
    if due is not None:
        return holds(timing, due)
    start, end = record.validity.from_utc, record.validity.until_utc
    if start is None and end is None:
        return False
    begins_in_time = start is None or timing.end is None or start < timing.end
    return begins_in_time and (end is None or timing.start is None or end > timing.start)


def holds(timing: Timing, at: datetime) -> bool:
    """Tell whether an instant is within a stretch."""
    return (timing.start is None or timing.start <= at) and (timing.end is None or at < timing.end)


def because(record: Record, timing: Timing, now: datetime, zone: str) -> str:
    """Return why a record is of a stretch, in plain words: "said on Tuesday 24 November"."""
    due = record.detail.due_at if isinstance(record.detail, Commitment) else None
    if due is not None and holds(timing, due):
        return f"due on {_day(due, now, zone)}"
    said = next((one.at for one in record.sources if holds(timing, one.at)), None)
    if said is not None:
        return f"said on {_day(said, now, zone)}"
    start, end = record.validity.from_utc, record.validity.until_utc
    from_ = f" from {_day(start, now, zone)}" if start else ""
    until = f" until {_day(end - timedelta(seconds=1), now, zone)}" if end else ""
    return f"it was so{from_}{until}"


def _day(at: datetime, now: datetime, zone: str) -> str:
    local = at.astimezone(zone_named(zone))
    year = f" {local.year}" if abs(now - at) > _LONG else ""
    return f"{local:%A} {local.day} {local:%B}{year}"


def _between(column: ColumnElement[datetime], timing: Timing) -> ColumnElement[bool]:
    bounds: list[ColumnElement[bool]] = [column.is_not(None)]
    if timing.start is not None:
        bounds.append(column >= timing.start)
    if timing.end is not None:
        bounds.append(column < timing.end)
    return and_(*bounds)


def _overlaps(
    start: ColumnElement[datetime], end: ColumnElement[datetime], timing: Timing
) -> ColumnElement[bool]:
    """Return the condition that what has both a beginning and an end has some of a stretch."""
    bounds: list[ColumnElement[bool]] = [start.is_not(None), end.is_not(None)]
    if timing.start is not None:
        bounds.append(end > timing.start)
    if timing.end is not None:
        bounds.append(start < timing.end)
    return and_(*bounds)
