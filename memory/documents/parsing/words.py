"""The terms of many pages, quickly: most words of a file come again and again."""

import re
from functools import lru_cache

from memory.terms import terms

_BROKEN_WORD = re.compile(r"(?<=[^\W\d_])[-\u00ad]\n(?=[^\W\d_])")
"""A word that the end of a line divides."""


def terms_of(text: str) -> str:
    """Return the terms of a page as the index takes them.

    No word goes across a space, so word by word gives what ``memory.terms`` gives for the whole.
    """
    return " ".join(filter(None, map(_terms, _BROKEN_WORD.sub("", text).split())))


@lru_cache(200_000)
def _terms(word: str) -> str:
    return " ".join(terms(word))
