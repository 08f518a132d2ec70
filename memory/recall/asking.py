"""A question with everything that it stands in."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from memory.recall.point_in_time import AsOf
from memory.recall.scoring import Surroundings
from memory.recall.weighing import COMMON
from memory.recall.windows import Spoken
from memory.records import PathReport
from memory.vocabulary import Kind

NO_TIME = PathReport(0, 0.0, skipped="the question names no time")
"""What the time path reports of most questions."""

_LIGHT = 0.2
"""What a word that only says when counts for, where it is known when that is; chosen by hand."""

_KNOWLEDGE = frozenset(Kind) - {Kind.EPISODIC, Kind.WORKING}
"""What is known, apart from what was merely said and what words point at."""


@dataclass(frozen=True)
class Asking:
    """A question with what it stands in."""

    text: str
    k: int
    kind: Kind | None
    as_of: AsOf
    around: Surroundings
    spoken: Spoken | None = None
    """The time that it speaks of; None when it speaks of none, or of one that is not known."""
    of_then: Mapping[str, Kind] = field(default_factory=dict)
    """What was told, or was so, at that time."""
    turns_then: Sequence[str] = ()
    """The turns of that time, the newest first."""
    time_path: PathReport = NO_TIME

    @property
    def kinds(self) -> frozenset[Kind]:
        """The kinds of memory that may answer it."""
        return _KNOWLEDGE if self.kind is None else frozenset({self.kind})

    @property
    def topic(self) -> str:
        """What it asks about, apart from when that was."""
        return self.text if self.spoken is None else self.spoken.timeless

    def light(self, wanted: list[str]) -> tuple[frozenset[str], float]:
        """Return the terms that only say when, where it is known when that is; what they count."""
        if self.spoken is None:
            return frozenset(), 1.0
        light = self.spoken.light(wanted, self.text)
        # "See you next week" is not about weeks.
        is_nothing_else = (light | COMMON).issuperset(wanted)
        return light, 0.0 if self.spoken.happening or is_nothing_else else _LIGHT
