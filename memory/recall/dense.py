"""The dense path: how near in meaning records are to a question."""

import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt
from sqlalchemy import Connection, text

from memory.recall.errors import EmbedderMissingError
from memory.records import PathReport

Vectors = npt.NDArray[np.float32]

NEAR = 0.5
"""From this cosine on a record means something like the question, whatever its words; measured."""

_ROOM = 1_024
"""How many vectors the matrix has room for at first; it doubles."""


class Embedder(Protocol):
    """Anything that turns texts into unit vectors."""

    @property
    def model(self) -> str:
        """Which model: vectors of different models are never compared."""
        ...

    @property
    def dimension(self) -> int:
        """How many numbers a vector has."""
        ...

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Return one unit vector for each text, shape (texts, dimension); blocks.

        Raises:
            memory.recall.errors.EmbedderMissingError: the model cannot be used.
        """
        ...


class Space:
    """The vectors of one model that the index holds, in memory.

    Only what came since is read, unless something went: then everything is read anew.
    """

    def __init__(self, model: str, dimension: int) -> None:
        self._model = model
        self._matrix: Vectors = np.zeros((_ROOM, dimension), np.float32)
        self.rows: dict[str, int] = {}
        self._ids: list[str] = []
        self._last = 0

    def refresh(self, connection: Connection) -> None:
        """Take over what the index, which ``connection`` reads, holds by now."""
        held = connection.execute(
            text("SELECT count(*), max(rowid) FROM vectors WHERE model = :model"),
            {"model": self._model},
        ).one()
        if held[0] == len(self._ids) and held[1] in (None, self._last):
            return
        came = self._after(connection, self._last)
        if len(self._ids) + len(came) != held[0]:
            self.rows, self._ids, self._last = {}, [], 0
            came = self._after(connection, 0)
        for row in came:
            self._add(row.record_id, np.frombuffer(row.vector, np.float32))
            self._last = row.rowid

    def nearness(self, vector: Vectors) -> Vectors:
        """Return the cosine of each record, in the order of ``rows``, with a unit vector."""
        found: Vectors = self._matrix[: len(self._ids)] @ vector
        return found

    def id_of(self, row: int) -> str:
        """Return the record whose vector stands in a row."""
        return self._ids[row]

    def of(self, ids: Sequence[str]) -> Vectors:
        """Return the vectors of records, zeros for those that have none yet."""
        found: Vectors = np.zeros((len(ids), self._matrix.shape[1]), np.float32)
        known = [(at, self.rows[id]) for at, id in enumerate(ids) if id in self.rows]
        if known:
            places, rows = (list(each) for each in zip(*known, strict=True))
            found[places] = self._matrix[rows]
        return found

    def _after(self, connection: Connection, last: int) -> Sequence[Any]:
        query = text(
            "SELECT rowid, record_id, vector FROM vectors "
            "WHERE model = :model AND rowid > :last ORDER BY rowid"
        )
        return connection.execute(query, {"model": self._model, "last": last}).all()

    def _add(self, id: str, vector: Vectors) -> None:
        if len(self._ids) == len(self._matrix):
            self._matrix = np.concatenate([self._matrix, np.zeros_like(self._matrix)])
        self._matrix[len(self._ids)] = vector
        self.rows[id] = len(self._ids)
        self._ids.append(id)


@dataclass(frozen=True)
class Near:
    """How near in meaning every record that has a vector is to one question."""

    vector: Vectors
    cosines: Vectors
    space: Space

    def of(self, id: str) -> float:
        """Return a record's cosine; 0 when it has no vector yet."""
        row = self.space.rows.get(id)
        # A record may have been embedded while the question was being answered.
        return 0.0 if row is None or row >= len(self.cosines) else float(self.cosines[row])

    def nearest(self, most: int) -> list[str]:
        """Return the records that mean something like the question, the nearest first."""
        rows = np.flatnonzero(self.cosines >= NEAR)
        best = rows[np.argsort(-self.cosines[rows])][:most]
        return [self.space.id_of(int(row)) for row in best]


class Dense:
    """The dense path; the model is loaded when the first question is asked."""

    def __init__(self, embedder: Embedder | None) -> None:
        self._embedder = embedder
        self._space = None if embedder is None else Space(embedder.model, embedder.dimension)
        self._asking = threading.Lock()

    def ask(self, index: Connection, question: str) -> tuple[Near | None, PathReport]:
        """Return how near every record is to ``question``; None, and why, when nobody can tell."""
        if self._embedder is None or self._space is None:
            return None, PathReport(0, 0.0, skipped="no model for meaning was chosen")
        started = time.perf_counter()
        with self._asking:
            self._space.refresh(index)
            if not self._space.rows:
                return None, PathReport(0, 0.0, skipped="nothing is embedded yet")
            try:
                vector = self._embedder.embed([question])[0]
            except EmbedderMissingError as error:
                return None, PathReport(0, 0.0, skipped=str(error))
            cosines = self._space.nearness(vector)
        took_ms = (time.perf_counter() - started) * 1000
        near = Near(vector, cosines, self._space)
        return near, PathReport(int((cosines >= NEAR).sum()), took_ms)
