"""Recall with a model, in tests."""

import threading
from collections.abc import Callable, Sequence

import numpy as np

from memory.recall.dense import Embedder, Vectors
from memory.recall.errors import EmbedderMissingError
from memory.recall.minilm import packaged
from memory.recall.search import Search
from memory.records import Recall
from memory.store import tables
from memory.vocabulary import StoreName
from tests.memory.talking import Memory


class Hashing:
    """A model of another kind and size: which letters a text has."""

    def __init__(self, model: str = "letters", dimension: int = 64) -> None:
        self.model = model
        self.dimension = dimension

    def embed(self, texts: Sequence[str]) -> Vectors:
        found = np.zeros((len(texts), self.dimension), np.float32)
        for row, text in enumerate(texts):
            for at in range(len(text) - 2):
                found[row, sum(map(ord, text[at : at + 3].lower())) % self.dimension] += 1
        return np.asarray(found / np.linalg.norm(found, axis=1, keepdims=True), np.float32)


class Interrupted:
    """A model while whose work something else happens."""

    def __init__(self, meanwhile: Callable[[], object]) -> None:
        self._inner = packaged()
        self._meanwhile = meanwhile
        self.model = self._inner.model
        self.dimension = self._inner.dimension

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Embed, and let the other thing happen, on a thread of its own, before returning."""
        found = self._inner.embed(texts)
        other = threading.Thread(target=self._meanwhile)
        other.start()
        other.join()
        return found


class Missing:
    """A model that is not there."""

    model = "none"
    dimension = 3

    def embed(self, texts: Sequence[str]) -> Vectors:
        raise EmbedderMissingError("the engine for meaning is not installed")


def embed(memory: Memory, embedder: Embedder | None = None) -> int:
    """Embed whatever is not yet; return how many that were."""
    return sum(memory.router.embed(embedder or packaged()))


def ask(memory: Memory, question: str, **options: object) -> Recall:
    """Embed everything, then recall."""
    embed(memory)
    search = Search(memory.stores, packaged())
    return search.recall(question, now=memory.now, **options)  # type: ignore[arg-type]


def statements(recall: Recall) -> list[str]:
    return [one.record.statement.rstrip(".") for one in recall.results]


def embedded(memory: Memory) -> dict[str, tuple[str, int, bytes]]:
    """Return model, dimension and vector of each record that has one."""
    with memory.stores.reading(StoreName.INDEX) as index:
        rows = index.execute(tables.vectors.select()).all()
    return {row.record_id: (row.model, row.dimension, row.vector) for row in rows}
