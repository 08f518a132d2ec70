"""Which of the records that were found may be used, as they were believed."""

from collections.abc import Iterator, Mapping

from sqlalchemy import Connection, select

from memory.recall import subjects
from memory.recall.point_in_time import AsOf, Version, as_believed, why_not
from memory.records import Record
from memory.store import reading, tables
from memory.store.files import Stores
from memory.store.seals import checked
from memory.vocabulary import Kind, Scope, StoreName

_SCOPES = frozenset({Scope.OWNER, Scope.ENTITY, Scope.PROJECT, Scope.CONVERSATION})
"""What may be recalled as knowledge; how the companion is, is not knowledge."""


def judged(
    stores: Stores, kinds: Mapping[str, Kind], question: str, as_of: AsOf
) -> Iterator[tuple[Record, str | None]]:
    """Yield each record as it was believed, and why it may not be used; None when it may.

    Args:
        stores: Where they are.
        kinds: The ids of the records, each with its kind.
        question: What they are to answer; empty when it may be about anybody.
        as_of: From when it looks at memory.
    """
    for kind in sorted(set(kinds.values())):
        store = StoreName(kind.value)
        ids = [id for id, one in kinds.items() if one is kind]
        with stores.reading(store) as connection:
            for record in reading.by_ids(connection, tables.ENVELOPES[store], ids):
                believed: Record | None = record
                if as_of.known_at is not None:
                    history = _versions(connection, store, record.id)
                    believed = as_believed(record, history, as_of.known_at)
                if believed is None:
                    yield record, "time"
                else:
                    yield believed, _why_not(question, believed, as_of)


def _why_not(question: str, record: Record, as_of: AsOf) -> str | None:
    if record.scope not in _SCOPES:
        return "scope"
    if not subjects.fits(question, record):
        return "subject"
    return why_not(record, as_of)


def _versions(connection: Connection, store: StoreName, record_id: str) -> list[Version]:
    table = tables.ENVELOPES[store].versions
    query = select(table).filter_by(record_id=record_id).order_by(table.c.at_utc)
    return [
        Version(
            row.at_utc,
            row.status,
            row.confidence,
            row.evidence_count,
            reading.validity(row),
        )
        for row in checked(connection, connection.execute(query), table)
    ]
