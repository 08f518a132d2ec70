"""What one line of the grammar is."""

import re
from dataclasses import dataclass

from memory.review.grammar.values import Build, one

BE_A = r"^be (?:just |now |an? |the |1 |what people call )*"
"""The copula and what may stand before its noun."""
ADJECTIVES = (
    r"(?:(?!(?:my|with|by|of|to|in|from|at|for|his|her|as|about|like|than|not|and|a|an|the|who"
    r"|that|"
    r"good|over|on)\b)[\w'-]+ ){0,4}?"
)
"""Words before a noun that leave it what it is."""


@dataclass(frozen=True)
class Rule:
    """One way to say something of a slot."""

    slot: str
    pattern: re.Pattern[str]
    """Searched in a predicate: ``live in ghent``."""
    build: Build
    event: bool
    """A past tense is what made it true now ("I bought"), and not what is over."""
    denies: bool
    """The words themselves deny ("I hate")."""


def rule(
    slot: str, pattern: str, build: Build = one, *, event: bool = False, denies: bool = False
) -> Rule:
    """Return a rule; one value is caught in the group ``v`` when nothing else is said."""
    return Rule(slot, re.compile(pattern), build, event, denies)
