"""The turns of imported conversations, laid out in the order they were said."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

import numpy as np
import numpy.typing as npt
from sqlalchemy import Connection, select, text

from memory.extraction.times import Timing
from memory.recall.dense import Held
from memory.store import tables
from memory.terms import terms
from memory.vocabulary import Origin, Speaker

Numbers = npt.NDArray[np.float32]
Places = npt.NDArray[np.int64]

GAP_S = timedelta(minutes=30).total_seconds()
"""A silence this long parts two sessions; as it ends an episode."""
_MARK = text("SELECT (SELECT count(*) FROM turns), (SELECT max(record_id) FROM turns)")
_SLICE = 32
"""How many numbers of every vector are added up at once."""


@dataclass(frozen=True)
class Window:
    """For each moment the stretch around it, within its session: places [low, high)."""

    low: Places
    high: Places

    def sums(self, values: Numbers) -> Numbers:
        """Add up each moment's stretch along the last axis of ``values``."""
        running = np.zeros((*values.shape[:-1], values.shape[-1] + 1), np.float64)
        np.cumsum(values, axis=-1, out=running[..., 1:])
        low, high = (np.take(running, places, axis=-1) for places in (self.low, self.high))
        found: Numbers = (high - low).astype(np.float32)
        return found


@dataclass(frozen=True)
class Moments:
    """Every turn that may be recalled by itself, one place each, in order."""

    ids: Sequence[str] = ()
    passages: Places = field(default_factory=lambda: np.zeros(0, np.int64))
    """The place of each row of the index, -1 where it is no moment's."""
    places: Mapping[str, int] = field(default_factory=dict)
    """Id to place."""
    starts: Places = field(default_factory=lambda: np.zeros(0, np.int64))
    """Where each session begins."""
    sessions: Places = field(default_factory=lambda: np.zeros(0, np.int64))
    """Which session each moment belongs to."""
    speakers: Sequence[frozenset[str]] = ()
    """The terms of each speaker's name."""
    by_speaker: Places = field(default_factory=lambda: np.zeros(0, np.int64))
    """Which of ``speakers`` each moment has."""
    is_owner: npt.NDArray[np.bool_] = field(default_factory=lambda: np.zeros(0, np.bool_))
    lengths: Numbers = field(default_factory=lambda: np.zeros(0, np.float32))
    """In terms, the speaker's name included."""
    asks: Numbers = field(default_factory=lambda: np.zeros(0, np.float32))
    """1 where the turn asks something."""
    times: npt.NDArray[np.float64] = field(default_factory=lambda: np.zeros(0, np.float64))
    """When each was said, in seconds since 1970."""

    def at(self, rows: Sequence[int]) -> Places:
        """Return the places of those rows of the index that are moments'."""
        known = np.asarray(rows, np.int64)
        found = self.passages[known[known < len(self.passages)]]
        return found[found >= 0]

    def within(self, timing: Timing) -> npt.NDArray[np.bool_]:
        """Tell of each moment whether it was said in a stretch of time."""
        start = -np.inf if timing.start is None else timing.start.timestamp()
        end = np.inf if timing.end is None else timing.end.timestamp()
        found: npt.NDArray[np.bool_] = (self.times >= start) & (self.times < end)
        return found

    def of_speaker(self, who: frozenset[str]) -> npt.NDArray[np.bool_]:
        """Tell of each moment whether these are terms of its speaker's name, and there are any."""
        named = np.array([bool(who) and who <= name for name in self.speakers], np.bool_)
        return named[self.by_speaker]

    def window(self, reach: int) -> Window:
        """Return the stretch of ``reach`` moments on either side."""
        here = np.arange(len(self.ids))
        ends = np.append(self.starts[1:], len(self.ids))
        low = np.maximum(here - reach, self.starts[self.sessions])
        return Window(low, np.minimum(here + reach + 1, ends[self.sessions]))

    def per_session(self, values: Numbers) -> Numbers:
        """Add up each session along the last axis of ``values``."""
        found: Numbers = np.add.reduceat(values, self.starts, axis=-1)
        return found


@dataclass(frozen=True)
class Laid:
    """Moments with what is reckoned once for all questions."""

    moments: Moments
    near: Window
    wide: Window
    near_lengths: Numbers
    wide_lengths: Numbers
    session_lengths: Numbers
    rows: Places
    """Where the vector of each moment is held, -1 for those that have none."""
    near_norms: Numbers
    wide_norms: Numbers

    @property
    def has_vectors(self) -> bool:
        """Whether anything can tell what the moments mean."""
        return bool((self.rows >= 0).any())


def lay_out(moments: Moments, held: Held | None) -> Laid:
    """Prepare moments for questions; ``held`` has their vectors, None when there are none."""
    near, wide = moments.window(1), moments.window(3)
    if held is None:
        rows, ones = np.full(len(moments.ids), -1), np.ones(len(moments.ids), np.float32)
        norms = (ones, ones)
    else:
        rows = held.places_of(moments.ids)
        norms = (_norms(near, held, rows), _norms(wide, held, rows))
    lengths = moments.lengths
    sums = (near.sums(lengths), wide.sums(lengths))
    per_session = moments.per_session(lengths) if moments.ids else lengths
    return Laid(moments, near, wide, *sums, per_session, rows, *norms)


def _norms(window: Window, held: Held, rows: Places) -> Numbers:
    """Return the length of each stretch's summed vector, some numbers at a time to spare memory."""
    squares = np.zeros(len(rows), np.float32)
    for start in range(0, held.matrix.shape[1], _SLICE):
        part = held.part(rows, slice(start, start + _SLICE))
        summed = window.sums(np.ascontiguousarray(part.T))
        squares += (summed * summed).sum(axis=0)
    found: Numbers = np.maximum(np.sqrt(squares), np.float32(1e-6))
    return found


def mark(episodic: Connection, index: Connection) -> tuple[Any, ...]:
    """Return what changes when turns come, go or are indexed anew."""
    turns = episodic.execute(_MARK).one()
    last = index.execute(text("SELECT record_id, rowid FROM passages ORDER BY rowid DESC LIMIT 1"))
    return (*turns, *(last.first() or ()))


def read(episodic: Connection, index: Connection, known_at: datetime | None = None) -> Moments:
    """Read the turns of every imported conversation, as far as they were known at an instant."""
    turns, kept = tables.turns, tables.EPISODIC.records
    query = (
        select(
            turns.c.record_id,
            turns.c.conversation_id,
            turns.c.speaker,
            turns.c.name,
            turns.c.at_utc,
            kept.c.statement,
        )
        .join_from(turns, kept, turns.c.record_id == kept.c.id)
        .where(kept.c.origin == Origin.IMPORT)
        .order_by(turns.c.conversation_id, turns.c.at_utc, text("turns.rowid"))
    )
    if known_at is not None:
        query = query.where(kept.c.recorded_at_utc <= known_at)
    rows = episodic.execute(query).all()
    if not rows:
        return Moments()
    ids = [row.record_id for row in rows]
    places = {id: place for place, id in enumerate(ids)}
    held = index.execute(text("SELECT rowid, record_id FROM passages WHERE kind = 'episodic'"))
    passages = _spread(
        (row.rowid, places[row.record_id]) for row in held if row.record_id in places
    )
    begins = np.fromiter(_begins(rows), np.int64, len(rows))
    names = [frozenset(terms(row.name or "")) for row in rows]
    speakers = list(dict.fromkeys(names))
    number = {name: at for at, name in enumerate(speakers)}
    return Moments(
        ids,
        passages,
        places,
        np.flatnonzero(begins),
        np.cumsum(begins) - 1,
        speakers,
        np.array([number[name] for name in names]),
        np.array([row.speaker is Speaker.OWNER for row in rows]),
        np.array(
            [len(row.statement.split()) + len(name) for row, name in zip(rows, names, strict=True)],
            np.float32,
        ),
        np.array(["?" in row.statement for row in rows], np.float32),
        np.array([row.at_utc.timestamp() for row in rows], np.float64),
    )


def _spread(pairs: Iterable[tuple[int, int]]) -> Places:
    """Return an array with each second number at its first, -1 elsewhere."""
    given = np.array(list(pairs), np.int64).reshape(-1, 2)
    found = np.full(int(given[:, 0].max(initial=-1)) + 1, -1)
    found[given[:, 0]] = given[:, 1]
    return found


def _begins(rows: Sequence[Any]) -> Iterator[int]:
    """Yield 1 for each row that begins a session, else 0."""
    before: Any = None
    for row in rows:
        yield int(
            before is None
            or row.conversation_id != before.conversation_id
            or (row.at_utc - before.at_utc).total_seconds() >= GAP_S
        )
        before = row
