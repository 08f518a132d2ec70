"""The terms of a question as they are looked for: pairs of signs, and words spelt almost so."""

from collections.abc import Sequence

from sqlalchemy import Connection, text

from memory.recall.lexical import Known, frequency
from memory.terms import is_unspaced

_LEAST = 4
"""In letters: a shorter word is too near to too many others."""
_LEAST_CUT = 6
"""In letters: a shorter word that lacks the last letter of another is a word: plan, plant. By hand.
"""
_SAME = 2
"""How many letters at the beginning must be right; typing goes wrong later. Chosen by hand."""
_MOST = 4_000
"""How many words with one beginning are looked at."""


def respelt(connection: Connection, wanted: Sequence[str], known: Known = None) -> dict[str, str]:
    """Return for each of ``wanted`` the term to look for: itself, or a neighbour that is held."""
    return {term: _neighbour(connection, term, known) or term for term in wanted}


def told_apart(wanted: Sequence[str]) -> list[str]:
    """Leave out single signs of scripts without spaces where pairs of them are looked for.

    By itself a letter of Thai is in everything.
    """
    paired = {sign for term in wanted if len(term) == 2 and is_unspaced(term) for sign in term}
    return [term for term in wanted if not (term in paired and is_unspaced(term))]


def _neighbour(connection: Connection, term: str, known: Known) -> str | None:
    if len(term) < _LEAST or not term.isalpha() or not term.isascii():
        return None
    if frequency(connection, term, known):
        return None
    near = text(
        "SELECT term FROM vocabulary WHERE term >= :low AND term < :high LIMIT :most"
    ).bindparams(low=term[:_SAME], high=term[:_SAME] + "\uffff", most=_MOST)
    alike = [one for one in connection.scalars(near) if is_slip(term, one)]
    held = {one: frequency(connection, one, known) for one in alike}
    best = max(held, key=lambda one: held[one], default=None)
    return best if best is not None and held[best] else None


def is_slip(one: str, other: str) -> bool:
    """Tell whether one slip lies between two words: a letter more, less, wrong, or two swapped."""
    if abs(len(one) - len(other)) > 1 or one == other:
        return False
    if min(len(one), len(other)) < _LEAST_CUT and (one.startswith(other) or other.startswith(one)):
        return False
    start = next(
        (at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]),
        min(len(one), len(other)),
    )
    rest, same = one[start:], other[start:]
    if rest[1:] == same or rest == same[1:] or rest[1:] == same[1:]:
        return True
    return rest[:2] == same[1::-1] and rest[2:] == same[2:]
