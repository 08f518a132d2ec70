"""Which words of a page are those that were looked for."""

import re
from collections.abc import Collection

from memory.terms import terms

_WORD = re.compile(r"[^\W_]+")

Span = tuple[int, int]
"""Where something begins and ends in a page's text, in characters."""


def found_words(text: str, wanted: Collection[str]) -> tuple[Span, ...]:
    """Return where the words stand whose terms were looked for.

    Args:
        text: A page.
        wanted: Terms, as a ``Citation`` names them.
    """
    looked_for = frozenset(wanted)
    if not looked_for:
        return ()
    return tuple(
        word.span()
        for word in _WORD.finditer(text)
        if not looked_for.isdisjoint(terms(word.group()))
    )
