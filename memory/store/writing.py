"""Records to rows, and rows into the files. Only the door may import this."""

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import Connection, Table, func, select, text

from memory.blackening import blackened
from memory.ids import new_id
from memory.records import Record, Ruling, Source, Utterance, Validity
from memory.store import details, tables
from memory.store.columns import instant_text
from memory.store.effects import Blacken, Drop, Effect, Index, Put, Row, Set, Unindex
from memory.store.seals import COLUMN, seal, sealed
from memory.vocabulary import (
    AuditedAct,
    Kind,
    Origin,
    Reason,
    SourceType,
    Status,
    StoreName,
)


def home(kind: Kind) -> StoreName:
    """Name the store that a kind of memory lives in."""
    return StoreName(kind.value)


def put_record(record: Record, terms: str) -> Iterator[Effect]:
    """Yield what keeps a new record: its row, its version, its sources, its place in the index."""
    store = home(record.kind)
    yield Put(store, "records", _record_row(record))
    yield put_version(record, record.recorded_at)
    for source in record.sources:
        yield put_source(record, source)
    if record.detail is not None:
        yield put_detail(record)
    for origin in record.derived_from:
        yield Put(store, "derivations", {"record_id": record.id, "from_id": origin})
    yield Index(record.id, record.kind.value, terms)


def put_source(record: Record, source: Source) -> Effect:
    """Return what adds a source to a record."""
    row = {
        "id": new_id(),
        "record_id": record.id,
        "turn_id": source.turn_id,
        "document": source.document,
        "page": source.page,
        "quote": source.quote,
        "start": source.start,
        "end": source.end,
        "at_utc": instant_text(source.at),
        "origin": (source.origin or record.origin).value,
    }
    return Put(home(record.kind), "sources", row)


def put_turn(record: Record, turn: Utterance) -> Effect:
    """Return what keeps the part of a turn that other records do not have."""
    row = {
        "record_id": record.id,
        "conversation_id": turn.conversation_id,
        "speaker": turn.speaker.value,
        "name": turn.name,
        "hearing": turn.hearing,
        "at_utc": instant_text(turn.at),
    }
    return Put(StoreName.EPISODIC, "turns", row)


def put_detail(record: Record) -> Effect:
    """Return what keeps the part of a record that only its kind has.

    Raises:
        ValueError: the detail belongs to another kind.
    """
    store = home(record.kind)
    if record.detail is None or details.KIND_OF.get(store) is not type(record.detail):
        raise ValueError(f"a {record.kind} record has no {type(record.detail).__name__}")
    table = details.TABLES[type(record.detail)]
    return Put(store, table.name, details.row_of(record.id, record.detail))


def set_record(before: Record, after: Record, at: datetime) -> Iterator[Effect]:
    """Yield what makes a row that was ``before`` be ``after``, and remembers when."""
    if after.detail is not None and after.detail != before.detail:
        yield put_detail(after)
    _, changed = difference(before, after)
    if changed:
        yield Set(home(before.kind), "records", {"id": before.id}, changed)
        yield put_version(after, at)


def difference(before: Record, after: Record) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the columns in which two states of a row differ, as they were and as they are."""
    old, new = _record_row(before), _record_row(after)
    names = [name for name in new if old[name] != new[name]]
    return {name: old[name] for name in names}, {name: new[name] for name in names}


def with_columns(record: Record, columns: Mapping[str, Any]) -> Record:
    """Return a record whose row has these columns; only those that acts change may be named."""
    row = {**_record_row(record), **columns}
    return replace(
        record,
        status=Status(row["status"]),
        source_type=SourceType(row["source_type"]),
        confidence=row["confidence"],
        evidence_count=row["evidence_count"],
        validity=Validity(
            _instant(row["valid_from_utc"]), _instant(row["valid_until_utc"]), bool(row["ended"])
        ),
        invalidated_at=_instant(row["invalidated_at_utc"]),
        supersedes_id=row["supersedes_id"],
        superseded_by=row["superseded_by"],
        rival_id=row["rival_id"],
        project_id=row["project_id"],
    )


def _instant(text_of: str | None) -> datetime | None:
    return None if text_of is None else datetime.fromisoformat(text_of)


def put_version(record: Record, at: datetime) -> Effect:
    """Return what remembers how a record was from ``at`` on."""
    row = {
        "record_id": record.id,
        "at_utc": instant_text(at),
        "status": record.status.value,
        "confidence": record.confidence,
        "evidence_count": record.evidence_count,
        **_validity_row(record.validity),
    }
    return Put(home(record.kind), "versions", row)


def put_ruling(ruling: Ruling, fingerprint: str) -> Effect:
    """Return what keeps a decision."""
    row = {
        "id": ruling.id,
        "at_utc": instant_text(ruling.at),
        "decision": ruling.decision.value,
        "reason": ruling.reason.value,
        "statement": ruling.statement,
        "kind": ruling.kind.value,
        "scope": ruling.scope.value,
        "subject_key": ruling.subject.key,
        "subject_name": ruling.subject.name,
        "subject_relation": ruling.subject.relation,
        "origin": ruling.origin.value,
        "record_id": ruling.record_id,
        "target_id": ruling.target_id,
        "status": None if ruling.status is None else ruling.status.value,
        "confidence": ruling.confidence,
        "turn_id": ruling.turn_id,
        "fingerprint": fingerprint,
    }
    return Put(StoreName.LEDGER, "decisions", row)


def put_audit(
    record_id: str,
    act: AuditedAct,
    *,
    actor: Origin,
    at: datetime,
    before: Status | None,
    after: Status,
    why: Reason | None = None,
    decision_id: str | None = None,
) -> Effect:
    """Return what adds a line to the audit trail: who did what, when and why; never a value."""
    row = {
        "id": new_id(),
        "at_utc": instant_text(at),
        "actor": actor.value,
        "act": act.value,
        "record_id": record_id,
        "before": None if before is None else before.value,
        "after": after.value,
        "why": None if why is None else why.value,
        "decision_id": decision_id,
    }
    return Put(StoreName.LEDGER, "audit", row)


def apply(connection: Connection, effects: Iterable[Effect]) -> None:
    """Carry out the effects that belong to the store of ``connection``."""
    for effect in effects:
        match effect:
            case Put(store, table, row):
                _put(connection, tables.METADATA[store].tables[table], row)
            case Set(store, table, key, values):
                _set(connection, tables.METADATA[store].tables[table], key, values)
            case Drop(store, table, key):
                connection.execute(tables.METADATA[store].tables[table].delete().filter_by(**key))
            case Blacken(store, table, key, column, spans):
                _blacken(connection, tables.METADATA[store].tables[table], key, column, spans)
            case Unindex(record_id):
                unindex(connection, record_id)
            case Index(record_id, kind, terms):
                index_terms(connection, record_id, kind, terms)


def _put(connection: Connection, table: Table, row: Row) -> None:
    whole = sealed(table, row)
    connection.exec_driver_sql(_upsert(table, tuple(whole)), tuple(whole.values()))


@cache
def _upsert(table: Table, names: tuple[str, ...]) -> str:
    """Return the SQL that puts rows of these columns into a table, instead of those of their keys.

    Effects hold what SQL keeps, so nothing needs to be adapted: kept as text it costs a third of
    what building and compiling the statement for each row does.
    """
    keys = ", ".join(f'"{column.name}"' for column in table.primary_key)
    changed = [f'"{name}" = excluded."{name}"' for name in names if f'"{name}"' not in keys]
    columns = ", ".join(f'"{name}"' for name in names)
    instead = f"UPDATE SET {', '.join(changed)}" if changed else "NOTHING"
    return (
        f"INSERT INTO {table.name} ({columns}) "
        f"VALUES ({', '.join('?' * len(names))}) ON CONFLICT ({keys}) DO {instead}"
    )


def _set(connection: Connection, table: Table, key: Row, values: Row) -> None:
    found = connection.execute(select(table).filter_by(**key)).mappings().first()
    if found is not None:
        changed = {**values, COLUMN: seal({**found, **values})}
        connection.execute(table.update().filter_by(**key).values(**changed))


def _blacken(
    connection: Connection, table: Table, key: Row, column: str, spans: Sequence[Sequence[int]]
) -> None:
    text_of = connection.scalar(select(table.c[column]).filter_by(**key))
    if text_of is not None:
        _set(connection, table, key, {column: blackened(text_of, spans)})


def unindex(connection: Connection, record_id: str) -> None:
    """Take a record out of the full-text index, and out of every table of the index besides."""
    known = select(tables.passages.c.rowid).filter_by(record_id=record_id)
    rowid = connection.scalar(known)
    if rowid is not None:
        connection.execute(text("DELETE FROM lexicon WHERE rowid = :rowid"), {"rowid": rowid})
    for table in tables.index.tables.values():
        if "record_id" in table.c:
            connection.execute(table.delete().filter_by(record_id=record_id))


def index_terms(connection: Connection, record_id: str, kind: str, terms: str) -> None:
    """Make the full-text index hold ``terms`` for a record, instead of what it held."""
    passages = tables.passages
    known = select(passages.c.rowid).filter_by(record_id=record_id)
    rowid = connection.scalar(known)
    if rowid is None:
        row = {"record_id": record_id, "kind": kind}
        rowid = connection.scalar(passages.insert().values(**row).returning(passages.c.rowid))
    else:
        connection.execute(text("DELETE FROM lexicon WHERE rowid = :rowid"), {"rowid": rowid})
    connection.execute(
        text("INSERT INTO lexicon(rowid, terms) VALUES (:rowid, :terms)"),
        {"rowid": rowid, "terms": terms},
    )


def put_vector(connection: Connection, record_id: str, model: str, vector: bytes) -> None:
    """Make the index hold what a record means to a model, as float16 numbers."""
    table = tables.vectors
    connection.execute(table.delete().filter_by(record_id=record_id))
    last = connection.scalar(select(func.max(table.c.number))) or 0
    row = {
        "number": max(time.time_ns(), last + 1),  # so that it never comes again
        "record_id": record_id,
        "model": model,
        "dimension": len(vector) // 2,
        "vector": vector,
    }
    connection.execute(table.insert().values(**row))


def _validity_row(validity: Validity) -> dict[str, Any]:
    return {
        "valid_from_utc": validity.from_utc and instant_text(validity.from_utc),
        "valid_until_utc": validity.until_utc and instant_text(validity.until_utc),
        "ended": int(validity.ended),
    }


def _record_row(record: Record) -> dict[str, Any]:
    claim = record.claim
    return {
        "id": record.id,
        "kind": record.kind.value,
        "scope": record.scope.value,
        "subject_key": record.subject.key,
        "subject_name": record.subject.name,
        "subject_relation": record.subject.relation,
        "statement": record.statement,
        "slot": claim and claim.slot,
        "value": claim and claim.value,
        "polarity": claim and claim.polarity.value,
        "status": record.status.value,
        "origin": record.origin.value,
        "source_type": record.source_type.value,
        "confidence": record.confidence,
        "importance": record.importance,
        "evidence_count": record.evidence_count,
        **_validity_row(record.validity),
        "zone": record.zone,
        "recorded_at_utc": instant_text(record.recorded_at),
        "invalidated_at_utc": record.invalidated_at and instant_text(record.invalidated_at),
        "supersedes_id": record.supersedes_id,
        "superseded_by": record.superseded_by,
        "rival_id": record.rival_id,
        "external_id": record.external_id,
        "project_id": record.project_id,
        "last_used_at_utc": record.last_used_at and instant_text(record.last_used_at),
    }
