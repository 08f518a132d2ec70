"""The parts of a question: its sentences, and the words that are written as names."""

import re

from memory.terms import content_terms

_NAME = re.compile(r"(?<=[\w,] )[A-Z]\w+")
"""A word with a capital that does not begin the sentence."""

_SENTENCE = re.compile(r"(?<=[.!?;])\s+|\s+[\u2013\u2014]\s+|\n+")
_MOST = 8
"""How many sentences of an utterance are asked by themselves; chosen by hand."""


def sentences(question: str) -> list[str]:
    """Return the sentences of an utterance that has several, each a question of its own."""
    found = [one for one in _SENTENCE.split(question) if content_terms(one)]
    return found[:_MOST] if len(found) > 1 else []


def named(question: str) -> frozenset[str]:
    """Return the terms of the names in a question."""
    return frozenset(content_terms(" ".join(_NAME.findall(question))))
