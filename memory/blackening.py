"""How words that were forgotten are blacked out where they stand."""

from collections.abc import Iterable, Sequence

MARK = "\u2588"
"""Stands for one character that was forgotten, so that every other keeps its place."""


def blackened(text: str, spans: Iterable[Sequence[int]]) -> str:
    """Return ``text`` with a mark for every character of some spans; its length is the same."""
    characters = list(text)
    for start, end in spans:
        width = min(end, len(characters)) - start
        characters[start:end] = MARK * max(width, 0)
    return "".join(characters)
