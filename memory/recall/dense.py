"""The dense path: how near in meaning records are to a question."""

import threading
import time
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt
from sqlalchemy import Connection, text

from memory.recall.errors import EmbedderMissingError
from memory.records import PathReport

Vectors = npt.NDArray[np.float32]

NEAR = 0.5
"""From this cosine on a record means something like the question, whatever its words; measured."""

_MARK = text("SELECT (SELECT count(*) FROM vectors), (SELECT max(number) FROM vectors)")
"""Asked apart, for both together SQLite would look at every row."""

_ROOM = 1_024
"""How many vectors the matrix has room for at first; it doubles."""


class Embedder(Protocol):
    """Anything that turns texts into unit vectors."""

    @property
    def model(self) -> str:
        """Which model: vectors of different models are never compared.

        Raises:
            memory.recall.errors.EmbedderMissingError: it must be asked, and does not answer.
        """
        ...

    @property
    def dimension(self) -> int:
        """How many numbers a vector has.

        Raises:
            memory.recall.errors.EmbedderMissingError: it must be asked, and does not answer.
        """
        ...

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Return one unit vector for each text, shape (texts, dimension); blocks.

        Raises:
            memory.recall.errors.EmbedderMissingError: the model cannot be used.
        """
        ...


@dataclass(frozen=True)
class Held:
    """The vectors that were held at one time, a row each."""

    ids: Sequence[str]
    """The record of each row; there may be more by now."""
    rows: Mapping[str, int]
    matrix: Vectors = field(repr=False)
    generation: int = 0
    """Grows whenever rows went, so that those of an earlier one mean nothing any more."""

    def __len__(self) -> int:
        return len(self.matrix)

    def places_of(self, ids: Sequence[str]) -> npt.NDArray[np.int64]:
        """Return the row of each record, -1 for those that have none."""
        found = np.fromiter((self.rows.get(id, -1) for id in ids), np.int64, len(ids))
        return np.where(found < len(self), found, -1)

    def part(self, rows: npt.NDArray[np.int64], numbers: slice) -> Vectors:
        """Return some of the numbers of each row's vector, zeros where there is no row."""
        found: Vectors = self.matrix[rows, numbers] * (rows >= 0)[:, None]
        return found


class Space:
    """The vectors of one model that the index holds, in memory.

    Only what came since is read, unless something went: then everything is read anew.

    Attributes:
        model: Which model.
    """

    def __init__(self, model: str, dimension: int) -> None:
        self.model = model
        self._matrix: Vectors = np.zeros((_ROOM, dimension), np.float32)
        self._rows: dict[str, int] = {}
        self._ids: list[str] = []
        self._last = 0
        self._generation = 0
        self._mark: tuple[Any, ...] = ()

    def refresh(self, connection: Connection) -> None:
        """Take over what the index, which ``connection`` reads, holds by now."""
        mark = tuple(connection.execute(_MARK).one())
        if mark == self._mark:
            return
        held = connection.scalar(
            text("SELECT count(*) FROM vectors WHERE model = :model"), {"model": self.model}
        )
        came = self._count_after(connection, self._last)
        if len(self._ids) + came != held:
            self._forget(len(self._matrix))
        for row in self._after(connection, self._last):
            self._add(row.record_id, np.frombuffer(row.vector, "<f2"))
            self._last = row.number
        self._mark = mark

    def now(self) -> "Held":
        """Return what is held now; what comes later does not change it."""
        return Held(self._ids, self._rows, self._matrix[: len(self._ids)], self._generation)

    def _forget(self, room: int) -> None:
        self._matrix = np.zeros((room, self._matrix.shape[1]), np.float32)
        self._rows, self._ids, self._last = {}, [], 0
        self._generation += 1

    def _count_after(self, connection: Connection, last: int) -> int:
        query = text("SELECT count(*) FROM vectors WHERE model = :model AND number > :last")
        return connection.scalar(query, {"model": self.model, "last": last}) or 0

    def _after(self, connection: Connection, last: int) -> Iterable[Any]:
        query = text(
            "SELECT number, record_id, vector FROM vectors "
            "WHERE model = :model AND number > :last ORDER BY number"
        )
        return connection.execute(query, {"model": self.model, "last": last})

    def _add(self, id: str, vector: npt.NDArray[np.float16]) -> None:
        if len(self._ids) == len(self._matrix):
            self._matrix = np.concatenate([self._matrix, np.zeros_like(self._matrix)])
        self._matrix[len(self._ids)] = vector
        self._rows[id] = len(self._ids)
        self._ids.append(id)


@dataclass(frozen=True)
class Near:
    """How near in meaning every record that has a vector is to one question."""

    cosines: Vectors
    held: Held

    def of(self, id: str) -> float:
        """Return a record's cosine; 0 when it has no vector yet."""
        row = self.held.rows.get(id, len(self.held))
        return float(self.cosines[row]) if row < len(self.held) else 0.0

    def nearest(self, most: int, known: Collection[str] | None = None) -> list[str]:
        """Return the records that mean something like the question, the nearest first.

        Args:
            most: How many at most.
            known: The records to look at; None means all.
        """
        rows = np.flatnonzero(self.cosines >= NEAR)
        best = (self.held.ids[int(row)] for row in rows[np.argsort(-self.cosines[rows])])
        return list(islice((id for id in best if known is None or id in known), most))


class Dense:
    """The dense path; the model is loaded when the first question is asked."""

    def __init__(self, embedder: Embedder | None) -> None:
        self._embedder = embedder
        self._space: Space | None = None
        self._asking = threading.Lock()

    def ask(self, index: Connection, question: str) -> tuple[Near | None, PathReport]:
        """Return how near every record is to ``question``; None, and why, when nobody can tell."""
        if self._embedder is None:
            return None, PathReport(0, 0.0, skipped="no model for meaning was chosen")
        started = time.perf_counter()
        try:
            held = self._held(index, self._embedder)
            if not len(held):
                return None, PathReport(0, 0.0, skipped="nothing is embedded yet")
            vector = self._embedder.embed([question])[0]
        except EmbedderMissingError as error:
            return None, PathReport(0, 0.0, skipped=str(error))
        near = Near(held.matrix @ vector, held)
        took_ms = (time.perf_counter() - started) * 1000
        return near, PathReport(int((near.cosines >= NEAR).sum()), took_ms)

    def near(self, text: str, others: Sequence[str]) -> list[float]:
        """Return how near some texts are to one, as cosines; empty when nobody can tell."""
        if self._embedder is None or not others:
            return []
        try:
            vectors = self._embedder.embed([text, *others])
        except EmbedderMissingError:
            return []
        return [float(one @ vectors[0]) for one in vectors[1:]]

    def _held(self, index: Connection, embedder: Embedder) -> Held:
        """Return the vectors of the model, which may have to be asked what it is by now."""
        with self._asking:
            model, dimension = embedder.model, embedder.dimension
            if self._space is None or self._space.model != model:
                self._space = Space(model, dimension)
            self._space.refresh(index)
            return self._space.now()
