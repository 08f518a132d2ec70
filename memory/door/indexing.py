"""Make the index anew from the stores it is derived from."""

from sqlalchemy import func, select

from memory.store import reading, tables, writing
from memory.store.files import Stores
from memory.terms import indexed_terms
from memory.vocabulary import StoreName

_BATCH = 1_000


def build_if_new(stores: Stores) -> int:
    """Fill an index that holds nothing; return how many records it holds now."""
    with stores.reading(StoreName.INDEX) as connection:
        held = connection.scalar(select(func.count()).select_from(tables.passages)) or 0
    return held or build(stores)


def build(stores: Stores) -> int:
    """Index every record of every store that is open; return how many there are."""
    done = 0
    for name, envelope in tables.ENVELOPES.items():
        if name not in stores:
            continue
        after = ""
        while True:
            kept = envelope.records
            query = select(kept).where(kept.c.id > after).order_by(kept.c.id).limit(_BATCH)
            with stores.reading(name) as connection:
                batch = reading.records(connection, envelope, query)
            if not batch:
                break
            with stores[StoreName.INDEX].writer.begin() as connection:
                for record in batch:
                    kind = record.kind.value
                    writing.index_terms(connection, record.id, kind, indexed_terms(record))
            after = batch[-1].id
            done += len(batch)
    return done
