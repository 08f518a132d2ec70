"""Rows to records. Everything here works on connections that cannot write."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, func, or_, select

from memory.details import Detail
from memory.records import Claim, Record, Ruling, Source, Subject, Utterance, Validity
from memory.store import details, tables
from memory.store.seals import checked
from memory.store.tables import Envelope
from memory.vocabulary import RECALLABLE, Status


def is_recallable(envelope: Envelope) -> ColumnElement[bool]:
    """Return the condition that every read for use carries."""
    return envelope.records.c.status.in_(sorted(RECALLABLE))


def records(
    connection: Connection, envelope: Envelope, query: Select[Any], *, going: bool = False
) -> tuple[Record, ...]:
    """Return the records that ``query`` (over ``envelope.records``) selects, with their sources.

    What is being forgotten is as good as gone: only who makes it go reads it (``going``).
    """
    if not going:
        query = query.where(envelope.records.c.status != Status.FORGETTING)
    rows = checked(connection, connection.execute(query), envelope.records)
    ids = [row.id for row in rows]
    sources = _sources(connection, envelope, ids)
    origins = _derived_from(connection, envelope, ids)
    extra = _details(connection, envelope, ids)
    return tuple(_record(row, sources[row.id], origins[row.id], extra.get(row.id)) for row in rows)


def to_compare(
    connection: Connection, envelope: Envelope, ids: Sequence[str], turn_id: str | None
) -> tuple[Record, ...]:
    """Return the records with these ids as far as review looks at them, in no order.

    Of their sources they have the earliest and those from the turn ``turn_id``, however often
    they were said; what they were made from is left out.
    """
    table = envelope.records
    query = select(table).where(table.c.id.in_(ids), table.c.status != Status.FORGETTING)
    rows = checked(connection, connection.execute(query), table)
    found = [row.id for row in rows]
    said = envelope.sources
    same = said.alias()
    earliest = select(func.min(same.c.at_utc)).where(same.c.record_id == said.c.record_id)
    wanted = or_(said.c.turn_id == turn_id, said.c.at_utc == earliest.scalar_subquery())
    sources = _sources(connection, envelope, found, wanted)
    extra = _details(connection, envelope, found)
    return tuple(_record(row, sources[row.id], (), extra.get(row.id)) for row in rows)


def by_ids(
    connection: Connection, envelope: Envelope, ids: Iterable[str], *, going: bool = False
) -> tuple[Record, ...]:
    """Return the records with these ids that are in this store, in no order."""
    found: list[Record] = []
    for some in in_parts(list(ids)):
        query = select(envelope.records).where(envelope.records.c.id.in_(some))
        found.extend(records(connection, envelope, query, going=going))
    return tuple(found)


def turns(connection: Connection, query: Select[Any]) -> tuple[Utterance, ...]:
    """Return the turns that ``query`` (over ``turns_query()``) selects."""
    rows = checked(connection, connection.execute(query), tables.turns)
    kept = tables.EPISODIC.records
    for some in in_parts([row.record_id for row in rows]):  # their words are whole, too
        checked(connection, connection.execute(select(kept).where(kept.c.id.in_(some))), kept)
    return tuple(_turn(row) for row in rows)


def turns_query() -> Select[Any]:
    """Select every turn with its record's text; to be narrowed by the caller."""
    kept = tables.EPISODIC.records
    return select(
        tables.turns, kept.c.statement, kept.c.origin, kept.c.zone, kept.c.external_id
    ).join_from(
        tables.turns,
        kept,
        and_(tables.turns.c.record_id == kept.c.id, kept.c.status != Status.FORGETTING),
    )


def as_said() -> ColumnElement[bool]:
    """Return the condition that a turn is as the owner says it was: nothing stands in its place."""
    return tables.EPISODIC.records.c.status.not_in([Status.SUPERSEDED, Status.RETRACTED])


def rulings(connection: Connection, query: Select[Any]) -> tuple[Ruling, ...]:
    """Return the decisions that ``query`` (over ``decisions``) selects."""
    rows = checked(connection, connection.execute(query), tables.decisions)
    return tuple(_ruling(row) for row in rows)


def _ruling(row: Row[Any]) -> Ruling:
    return Ruling(
        id=row.id,
        at=row.at_utc,
        decision=row.decision,
        reason=row.reason,
        statement=row.statement,
        kind=row.kind,
        scope=row.scope,
        subject=Subject(row.subject_key, row.subject_name, row.subject_relation),
        origin=row.origin,
        record_id=row.record_id,
        target_id=row.target_id,
        status=row.status,
        confidence=row.confidence,
        turn_id=row.turn_id,
    )


def validity(row: Row[Any]) -> Validity:
    """Return when a row of ``records`` or ``versions`` says that it is true."""
    return Validity(row.valid_from_utc, row.valid_until_utc, bool(row.ended))


def _record(
    row: Row[Any], sources: Sequence[Source], derived_from: Sequence[str], detail: Detail | None
) -> Record:
    claim = None if row.slot is None else Claim(row.slot, row.value, row.polarity)
    return Record(
        id=row.id,
        kind=row.kind,
        scope=row.scope,
        subject=Subject(row.subject_key, row.subject_name, row.subject_relation),
        statement=row.statement,
        claim=claim,
        status=row.status,
        origin=row.origin,
        source_type=row.source_type,
        confidence=row.confidence,
        importance=row.importance,
        evidence_count=row.evidence_count,
        validity=validity(row),
        zone=row.zone,
        recorded_at=row.recorded_at_utc,
        invalidated_at=row.invalidated_at_utc,
        supersedes_id=row.supersedes_id,
        superseded_by=row.superseded_by,
        external_id=row.external_id,
        sources=tuple(sources),
        derived_from=tuple(derived_from),
        rival_id=row.rival_id,
        project_id=row.project_id,
        last_used_at=row.last_used_at_utc,
        detail=detail,
    )


def _turn(row: Row[Any]) -> Utterance:
    return Utterance(
        text=row.statement,
        speaker=row.speaker,
        at=row.at_utc,
        conversation_id=row.conversation_id,
        origin=row.origin,
        zone=row.zone,
        id=row.record_id,
        name=row.name,
        hearing=row.hearing,
        external_id=row.external_id,
    )


def _sources(
    connection: Connection,
    envelope: Envelope,
    ids: Sequence[str],
    wanted: ColumnElement[bool] | None = None,
) -> defaultdict[str, list[Source]]:
    table = envelope.sources
    found: defaultdict[str, list[Source]] = defaultdict(list)
    for some in in_parts(ids):
        query = select(table).where(table.c.record_id.in_(some)).order_by(table.c.id)
        if wanted is not None:
            query = query.where(wanted)
        for row in checked(connection, connection.execute(query), table):
            source = Source(
                at=row.at_utc,
                quote=row.quote,
                start=row.start,
                end=row.end,
                turn_id=row.turn_id,
                document=row.document,
                page=row.page,
                origin=row.origin,
            )
            found[row.record_id].append(source)
    return found


def _derived_from(
    connection: Connection, envelope: Envelope, ids: Sequence[str]
) -> defaultdict[str, list[str]]:
    table = envelope.derivations
    found: defaultdict[str, list[str]] = defaultdict(list)
    for some in in_parts(ids):
        query = select(table).where(table.c.record_id.in_(some))
        for row in checked(connection, connection.execute(query), table):
            found[row.record_id].append(row.from_id)
    return found


def _details(connection: Connection, envelope: Envelope, ids: Sequence[str]) -> dict[str, Detail]:
    kind = details.KIND_OF.get(envelope.store)
    if kind is None:
        return {}
    table = details.TABLES[kind]
    found: dict[str, Detail] = {}
    for some in in_parts(ids):
        query = select(table).where(table.c.record_id.in_(some))
        for row in checked(connection, connection.execute(query), table):
            found[row.record_id] = details.detail_of(row, kind)
    return found


def in_parts(ids: Sequence[str], size: int = 500) -> Iterable[Sequence[str]]:
    """Cut a list of ids into lengths that one statement takes."""
    return (ids[start : start + size] for start in range(0, len(ids), size))
