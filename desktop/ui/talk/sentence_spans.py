"""Where the sentences of a reply stand that is shown."""

import re
from collections.abc import Iterator

_STOP = re.compile(r"[.!?\u2026]+[\"'\u201d\u2019)\]]*(?=\s|$)|\n|[\u3002\uff01\uff1f]")
_SHORT = re.compile(
    r"(?:^|\W)(?:mr|mrs|ms|dr|prof|st|vs|e\.g|i\.e|approx|no|z\.b|bzw|ca|[a-z]|\d+)\.$",
    re.IGNORECASE,
)
"""What ends in a stop and ends no sentence."""


def spans(text: str) -> Iterator[tuple[int, int]]:
    """Yield the start and the end of every sentence, without the spaces around it."""
    start = 0
    for found in _STOP.finditer(text):
        after = text[found.end() :].lstrip()
        goes_on = after[:1].islower() or _SHORT.search(text[start : found.end()]) is not None
        if found.group() != "\n" and goes_on and after:
            continue
        yield from _stripped(text, start, found.end())
        start = found.end()
    yield from _stripped(text, start, len(text))


def _stripped(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    part = text[start:end]
    if part.strip():
        yield start + len(part) - len(part.lstrip()), start + len(part.rstrip())
