"""Which words of a question are written as names."""

import re

from memory.terms import content_terms

_NAME = re.compile(r"(?<=[\w,] )[A-Z]\w+")
"""A word with a capital that does not begin the sentence."""


def named(question: str) -> frozenset[str]:
    """Return the terms of the names in a question."""
    return frozenset(content_terms(" ".join(_NAME.findall(question))))
