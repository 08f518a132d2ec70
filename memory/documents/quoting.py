"""The words of a page that answer a question best, exactly as they stand there."""

import re
from collections.abc import Iterator, Mapping

from memory.documents.parsing.words import terms_of

_ENDS = re.compile(r"(?<=[.!?\u2026])[\"'\u201d\u2019)\]]*\s+|(?<=[\u3002\uff01\uff1f])|\n\s*")
_LONGEST = 300
"""Characters; chosen by hand: two or three lines."""
_SHORTEST = 80
"""A shorter sentence is quoted with the one that follows it, as far as that fits."""


def quote(text: str, rarity: Mapping[str, float]) -> tuple[int, int]:
    """Return where the passage of ``text`` begins and ends that holds most of what is looked for.

    Args:
        text: A page.
        rarity: How telling each term is that is looked for.
    """
    return max(_passages(text), key=lambda span: _worth(text[slice(*span)], rarity))


def _worth(passage: str, rarity: Mapping[str, float]) -> float:
    return sum(rarity.get(term, 0.0) for term in set(terms_of(passage).split()))


def _passages(text: str) -> Iterator[tuple[int, int]]:
    """Yield every sentence or line, long ones in overlapping parts, short ones with the next."""
    spans = list(_sentences(text))
    for at, (start, end) in enumerate(spans):
        if end - start < _SHORTEST and at + 1 < len(spans):
            following = spans[at + 1][1]
            end = following if following - start <= _LONGEST else end
        while end - start > _LONGEST:
            cut = text.rfind(" ", start, start + _LONGEST)
            cut = cut if cut > start else start + _LONGEST
            yield start, cut
            middle = text.find(" ", start + _LONGEST // 2, cut)
            start = middle + 1 if middle > start else cut
        yield start, end


def _sentences(text: str) -> Iterator[tuple[int, int]]:
    start = 0
    for gap in _ENDS.finditer(text):
        if text[start : gap.start()].strip():
            yield start, gap.start()
        start = gap.end()
    if text[start:].strip() or not start:
        yield start, len(text)
