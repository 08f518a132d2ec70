"""How records were at an instant: what changes about a record is kept version by version."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from sqlalchemy import Connection, ScalarSelect, select

from memory.records import Record, Validity
from memory.store import reading
from memory.store.seals import checked
from memory.store.tables import Envelope
from memory.vocabulary import Status


@dataclass(frozen=True)
class Version:
    """How a record was from an instant on, until its next version."""

    at: datetime
    status: Status
    confidence: float
    evidence_count: int
    validity: Validity


def as_believed(record: Record, versions: Sequence[Version], known_at: datetime) -> Record | None:
    """Return ``record`` as it was believed at ``known_at``; None when it was not known yet."""
    then = [version for version in versions if version.at <= known_at]
    if not then:
        return None
    last = then[-1]
    invalidated = record.invalidated_at
    return replace(
        record,
        status=last.status,
        confidence=last.confidence,
        evidence_count=last.evidence_count,
        validity=last.validity,
        invalidated_at=invalidated if invalidated and invalidated <= known_at else None,
    )


def versions_of(
    connection: Connection, envelope: Envelope, ids: Sequence[str]
) -> Mapping[str, list[Version]]:
    """Return the versions of each of these records, the oldest first."""
    table = envelope.versions
    found: dict[str, list[Version]] = defaultdict(list)
    for some in reading.in_parts(ids):
        query = select(table).where(table.c.record_id.in_(some)).order_by(table.c.at_utc)
        for row in checked(connection, connection.execute(query), table):
            found[row.record_id].append(
                Version(
                    row.at_utc,
                    row.status,
                    row.confidence,
                    row.evidence_count,
                    reading.validity(row),
                )
            )
    return found


def believed(
    connection: Connection, envelope: Envelope, records: Sequence[Record], known_at: datetime | None
) -> Iterator[tuple[Record, Record | None]]:
    """Yield each record with how it was believed; None beside one that was not known yet.

    Args:
        connection: To the store of the records.
        envelope: The tables of that store.
        records: As they are now.
        known_at: When it was believed; None means now.
    """
    if known_at is None:
        yield from ((record, record) for record in records)
        return
    past = versions_of(connection, envelope, [record.id for record in records])
    for record in records:
        yield record, as_believed(record, past.get(record.id, ()), known_at)


def status_then(envelope: Envelope, known_at: datetime) -> ScalarSelect[Status]:
    """Return the status that a row of ``records`` had; null when it was not known yet."""
    table = envelope.versions.c
    query = select(table.status).where(
        table.record_id == envelope.records.c.id, table.at_utc <= known_at
    )
    return query.order_by(table.at_utc.desc()).limit(1).scalar_subquery()
