"""How far the records are that have their meaning in the index."""

from sqlalchemy import func, select

from memory.store import tables
from memory.store.files import Stores
from memory.vocabulary import Kind, StoreName


def embedded(stores: Stores, model: str) -> tuple[int, int]:
    """Return how many records a model has embedded, and of how many; 0 of 0 without an index.

    What words point at means nothing by itself and is not counted.
    """
    if StoreName.INDEX not in stores:
        return 0, 0
    passages, vectors = tables.passages, tables.vectors
    total = select(func.count()).select_from(passages).where(passages.c.kind != Kind.WORKING)
    done = select(func.count()).select_from(vectors).where(vectors.c.model == model)
    with stores.reading(StoreName.INDEX) as connection:
        return connection.scalar(done) or 0, connection.scalar(total) or 0
