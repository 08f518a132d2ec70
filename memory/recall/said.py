"""The moments path: which turns of imported conversations hold what was asked for."""

import re
import threading
import time
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import numpy as np
import numpy.typing as npt
from sqlalchemy import Connection

from memory.extraction.times import Timing
from memory.recall import fusion, lexical
from memory.recall.dense import Near
from memory.recall.features import Asked, judge
from memory.recall.moments import Laid, Numbers, lay_out, mark, read
from memory.recall.names import named
from memory.records import PathReport

_LOOKED_AT = 20_000
"""How many passages the words of a question may stand in for their places to be looked at."""
_MINE = re.compile(r"\b(?:i|me|my|mine)\b", re.IGNORECASE)


@dataclass(frozen=True)
class Ranked:
    """The moments for one question, the best first."""

    ids: tuple[str, ...] = ()
    likelihoods: tuple[float, ...] = ()
    parts: tuple[dict[str, float], ...] = ()
    answerable: bool = False
    """False when none of them fits well enough to say anything."""
    laid: Laid | None = field(default=None, repr=False)

    def holds(self, id: str | None) -> bool:
        """Tell whether a turn is one of those that may be recalled by themselves."""
        return self.laid is not None and id in self.laid.moments.places


class Said:
    """The turns of imported conversations, kept in memory in order."""

    def __init__(self) -> None:
        self._laid: Laid | None = None
        self._mark: tuple[Any, ...] = ()
        self._laying = threading.Lock()

    def rank(
        self,
        episodic: Connection,
        index: Connection,
        question: str,
        wanted: list[str],
        near: Near | None,
        most: int,
        known_at: datetime | None = None,
        timing: Timing | None = None,
        who: frozenset[str] = frozenset(),
    ) -> tuple[Ranked, PathReport]:
        """Return the best moments for a question, at most ``most``; those known at an instant.

        Those that were said in the stretch of time that the question speaks of are led up; when it
        asks for nothing more than what somebody said then (``who``), they are the answer.
        """
        started = time.perf_counter()
        if known_at is None:
            laid = self._current(episodic, index, near)
        else:
            held = None if near is None else near.held
            laid = lay_out(read(episodic, index, known_at), held)
        if not laid.moments.ids:
            return Ranked(), PathReport(0, 0.0, skipped="no conversation was imported")
        asked = ask(index, laid, question, wanted, near)
        judged = judge(asked, laid)
        by_words_alone = near is None or not laid.has_vectors
        likely = fusion.likelihood(judged.features)
        theirs = laid.moments.of_speaker(who)
        if timing is not None:
            in_time = laid.moments.within(timing)
            likely = fusion.led_up(likely, in_time)
            theirs &= in_time
        if is_asked_for := timing is not None and bool(theirs.any()):
            likely = fusion.led_up(likely, theirs)
        best = _best(likely, most)
        ranked = Ranked(
            tuple(laid.moments.ids[place] for place in best),
            tuple(float(likely[place]) for place in best),
            tuple(
                {
                    name: round(float(judged.features[name][place]), 4)
                    for name in ("covered", "words_turn", "words_wide", "meaning", "meaning_near")
                }
                for place in best
            ),
            is_asked_for or fusion.is_answerable(judged.answerable, by_words_alone=by_words_alone),
            laid,
        )
        return ranked, PathReport(len(best), (time.perf_counter() - started) * 1000)

    def _current(self, episodic: Connection, index: Connection, near: Near | None) -> Laid:
        with self._laying:
            held = None if near is None else near.held
            now = (*mark(episodic, index), held and (held.generation, len(held)))
            if self._laid is None or now != self._mark:
                self._laid = lay_out(read(episodic, index), held)
                self._mark = now
            return self._laid


def _best(likely: Numbers, most: int) -> npt.NDArray[np.int64]:
    """Return the places of the likeliest, the best first; of equals those that were said first."""
    most = min(most, len(likely))
    least = np.partition(likely, len(likely) - most)[len(likely) - most]
    some = np.flatnonzero(likely >= least)
    return some[np.argsort(-likely[some], kind="stable")][:most]


def ask(
    index: Connection, laid: Laid, question: str, wanted: list[str], near: Near | None
) -> Asked:
    """Return a question as it meets the moments."""
    telling = lexical.telling(index, wanted, _LOOKED_AT)
    found = {term: laid.moments.at(lexical.occurrences(index, term)) for term in telling}
    cosines = None if near is None else near.cosines
    return Asked(wanted, found, cosines, bool(_MINE.search(question)), named(question))
