"""What can be jumped to, and which of it a few letters mean."""

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from desktop.ui.lists.lines import Line

_PLACES = 3
"""A title that begins with the letters, one of whose words does, and one that holds them."""


@dataclass(frozen=True)
class Goal:
    """Somewhere to go."""

    line: Line
    """How it is shown."""
    go: Callable[[], None]
    """Goes there; called on the window's thread."""
    also: tuple[str, ...] = ()
    """Other names that it is found by."""


def narrow(goals: Sequence[Goal], words: str) -> tuple[Goal, ...]:
    """Return the goals whose name holds every word, those first that begin with them."""
    wanted = fold(words).split()
    ranked = [(rank, goal) for goal in goals if (rank := _rank(goal, wanted)) < _PLACES]
    return tuple(goal for _, goal in sorted(ranked, key=lambda one: one[0]))


def fold(text: str) -> str:
    """Return ``text`` without case and accents, so that "zoe" finds "Zoé"."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def _rank(goal: Goal, wanted: Sequence[str]) -> int:
    return min(_rank_of(fold(name), wanted) for name in (goal.line.title, *goal.also))


def _rank_of(name: str, wanted: Sequence[str]) -> int:
    if not all(word in name for word in wanted):
        return _PLACES
    if name.startswith(" ".join(wanted)):
        return 0
    begun = name.split()
    return 1 if all(any(one.startswith(word) for one in begun) for word in wanted) else 2
