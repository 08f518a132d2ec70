"""Make the index from the stores it is derived from: the words at once, the meaning after."""

from collections.abc import Iterator, Mapping, Sequence

import numpy as np
from sqlalchemy import func, select, text

from memory.recall.dense import Vectors
from memory.records import Record
from memory.store import reading, tables, writing
from memory.store.files import Stores
from memory.terms import indexed_terms
from memory.vocabulary import Kind, StoreName

_BATCH = 1_000
_EMBEDDED_AT_ONCE = 16
"""How many records are embedded between two looks at what else there is to do: a tenth of a second
of work, and some milliseconds of the door. Chosen by hand."""


def build_if_new(stores: Stores) -> None:
    """Fill an index that holds nothing. The caller has the door for itself."""
    with stores.reading(StoreName.INDEX) as connection:
        is_new = connection.scalar(select(tables.passages.c.rowid).limit(1)) is None
    if is_new:
        for _ in rebuild(stores):
            pass


def rebuild(stores: Stores) -> Iterator[tuple[int, int]]:
    """Make the index anew, whole or not at all; yield how many records are done, and of how many.

    The caller has the door for itself. Closing it lets the index stay as it was.
    """
    opened = {name: one for name, one in tables.ENVELOPES.items() if name in stores}
    total = sum(_count(stores, name) for name in opened)
    done = 0
    with stores[StoreName.INDEX].writer.begin() as connection:
        connection.execute(text("INSERT INTO lexicon(lexicon) VALUES ('delete-all')"))
        for table in (tables.passages, tables.vectors):
            connection.execute(table.delete())
        for name, envelope in opened.items():
            for batch in _batches(stores, name, envelope):
                for record in batch:
                    kind = record.kind.value
                    writing.index_terms(connection, record.id, kind, indexed_terms(record))
                done += len(batch)
                yield done, total


def _batches(
    stores: Stores, name: StoreName, envelope: tables.Envelope
) -> Iterator[tuple[Record, ...]]:
    kept, after = envelope.records, ""
    while True:
        query = select(kept).where(kept.c.id > after).order_by(kept.c.id).limit(_BATCH)
        with stores.reading(name) as connection:
            batch = reading.records(connection, envelope, query)
        if not batch:
            return
        after = batch[-1].id
        yield batch


def without_vector(stores: Stores, model: str) -> Iterator[Mapping[str, str]]:
    """Yield the texts of records that ``model`` has not embedded yet, some at a time, newest first.

    What words point at means nothing by itself and is passed over.
    """
    query = text(
        "SELECT rowid, record_id, kind FROM passages WHERE rowid < :below AND kind <> :working "
        "AND NOT EXISTS (SELECT 1 FROM vectors "
        "WHERE vectors.record_id = passages.record_id AND model = :model) "
        "ORDER BY rowid DESC LIMIT :most"
    ).bindparams(working=Kind.WORKING.value, model=model, most=_EMBEDDED_AT_ONCE)
    below = (1 << 63) - 1
    while True:
        with stores.reading(StoreName.INDEX) as connection:
            rows = connection.execute(query, {"below": below}).all()
        if not rows:
            return
        below = rows[-1].rowid
        if found := _texts(stores, {row.record_id: StoreName(row.kind) for row in rows}):
            yield found


def count_without_vector(stores: Stores, model: str) -> int:
    """Count the records that ``model`` has not embedded yet."""
    query = text(
        "SELECT (SELECT count(*) FROM passages WHERE kind <> :working) "
        "- (SELECT count(*) FROM vectors WHERE model = :model)"
    ).bindparams(working=Kind.WORKING.value, model=model)
    with stores.reading(StoreName.INDEX) as connection:
        return max(0, connection.scalar(query) or 0)


def keep_vectors(
    stores: Stores, model: str, texts: Mapping[str, str], vectors: Vectors | Sequence[Vectors]
) -> int:
    """Keep what texts mean; return of how many. The caller has the door for itself.

    Only what still says the same is kept: while a text was embedded its record may have been
    forgotten, or have lost some of its words.
    """
    homes = _homes(stores, list(texts))
    now = _texts(stores, homes)
    kept = 0
    with stores[StoreName.INDEX].writer.begin() as connection:
        for (id, said), vector in zip(texts.items(), vectors, strict=True):
            if now.get(id) == said:
                writing.put_vector(connection, id, model, np.asarray(vector, "<f2").tobytes())
                kept += 1
    return kept


def _count(stores: Stores, name: StoreName) -> int:
    with stores.reading(name) as connection:
        kept = tables.ENVELOPES[name].records
        return connection.scalar(select(func.count()).select_from(kept)) or 0


def _homes(stores: Stores, ids: Sequence[str]) -> dict[str, StoreName]:
    passages = tables.passages
    query = select(passages.c.record_id, passages.c.kind).where(passages.c.record_id.in_(ids))
    with stores.reading(StoreName.INDEX) as connection:
        return {row.record_id: StoreName(row.kind) for row in connection.execute(query)}


def _texts(stores: Stores, homes: Mapping[str, StoreName]) -> dict[str, str]:
    """Return what each record says, a turn with the name of whoever said it before it."""
    found: dict[str, str] = {}
    for store in sorted(set(homes.values()) & set(tables.ENVELOPES)):
        if store not in stores:
            continue
        ids = [id for id, home in homes.items() if home is store]
        with stores.reading(store) as connection:
            kept = reading.by_ids(connection, tables.ENVELOPES[store], ids)
            found |= {record.id: record.statement for record in kept}
            if store is StoreName.EPISODIC:
                turns = tables.turns
                query = select(turns.c.record_id, turns.c.name).where(turns.c.record_id.in_(ids))
                for row in connection.execute(query):
                    if row.name and row.record_id in found:
                        found[row.record_id] = f"{row.name}: {found[row.record_id]}"
    return found
