"""Make the index from the stores it is derived from: the words at once, the meaning after."""

import logging
import threading
import time
from collections.abc import Iterable, Mapping

from sqlalchemy import Connection, func, select, text

from memory.errors import CandorMemoryError
from memory.recall.dense import Embedder
from memory.recall.errors import EmbedderMissingError
from memory.records import Changes
from memory.store import reading, tables, writing
from memory.store.files import Stores
from memory.terms import indexed_terms
from memory.vocabulary import StoreName

_log = logging.getLogger(__name__)
_BATCH = 1_000
_EMBEDDED_AT_ONCE = 64
"""How many records are embedded between two looks at whether to stop; about a tenth of a second."""
_PATIENCE_S = 10.0
"""How long closing waits for what is not embedded yet."""


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


def embed_some(stores: Stores, embedder: Embedder) -> int:
    """Embed the newest records that have no vector of this model yet; return how many.

    Vectors of other models stay until nothing needs them: words answer meanwhile.

    Raises:
        memory.recall.errors.EmbedderMissingError: the model cannot be used.
    """
    waiting = _without_vector(stores, embedder.model)
    texts = _texts(stores, waiting)
    if not texts:
        return 0
    vectors = embedder.embed(list(texts.values()))
    with stores.locked(), stores[StoreName.INDEX].writer.begin() as connection:
        still = _still_there(connection, texts)
        for id, vector in zip(texts, vectors, strict=True):
            if id in still:  # it may have been forgotten meanwhile
                writing.put_vector(connection, id, embedder.model, vector.tobytes())
    return len(texts)


class Embedding:
    """A thread that gives every record its vector, the newest first."""

    def __init__(self, stores: Stores, embedder: Embedder) -> None:
        self._stores = stores
        self._embedder = embedder
        self._news = threading.Event()
        self._closing = threading.Event()
        self._until = float("inf")
        self._news.set()  # for what an earlier run left
        self._thread = threading.Thread(target=self._run, name="embedding", daemon=True)
        self._thread.start()

    def nudge(self, changes: Changes) -> None:
        """Look for records without a vector; returns at once."""
        if changes.records:
            self._news.set()

    def close(self) -> None:
        """Finish what is waiting, as far as a few seconds go; the rest waits for the next time."""
        self._until = time.monotonic() + _PATIENCE_S
        self._closing.set()
        self._news.set()
        self._thread.join()

    def _run(self) -> None:
        while True:
            self._news.wait()
            self._news.clear()
            try:
                while time.monotonic() < self._until and embed_some(self._stores, self._embedder):
                    pass
            except (CandorMemoryError, EmbedderMissingError) as error:
                _log.warning("Nothing was embedded: %s.", error)
            if self._closing.is_set():
                return


def _without_vector(stores: Stores, model: str) -> Mapping[str, StoreName]:
    query = text(
        "SELECT record_id, kind FROM passages WHERE NOT EXISTS (SELECT 1 FROM vectors "
        "WHERE vectors.record_id = passages.record_id AND model = :model) "
        "ORDER BY rowid DESC LIMIT :most"
    )
    with stores.reading(StoreName.INDEX) as connection:
        rows = connection.execute(query, {"model": model, "most": _EMBEDDED_AT_ONCE})
        return {row.record_id: StoreName(row.kind) for row in rows}


def _texts(stores: Stores, waiting: Mapping[str, StoreName]) -> dict[str, str]:
    """Return what each record says, a turn with the name of whoever said it before it."""
    found: dict[str, str] = {}
    for store in sorted(set(waiting.values()) & set(tables.ENVELOPES)):
        if store not in stores:
            continue
        ids = [id for id, home in waiting.items() if home is store]
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


def _still_there(connection: Connection, ids: Iterable[str]) -> frozenset[str]:
    passages = tables.passages
    query = select(passages.c.record_id).where(passages.c.record_id.in_(list(ids)))
    return frozenset(connection.scalars(query))
