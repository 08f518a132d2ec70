"""Cut a text without pages into passages of about one."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from memory.documents.values import Page

_USUAL = 2_000
"""Characters of a passage: about a printed page. Chosen by hand."""
_LEAST = 400
"""A heading begins a new passage only when the one before it has become this long."""
_LONGEST_LABEL = 120
_SENTENCE_ENDS = re.compile(r"[.!?\u2026][\"'\u201d\u2019)\]]*\s|[\u3002\uff01\uff1f]|\n")
_GAPS = re.compile(r"\s")


@dataclass(frozen=True)
class Block:
    """A paragraph, a row of a table, a heading."""

    text: str
    is_heading: bool = False
    breaks: bool = False
    """Whether a new page begins here, whatever came before."""


def cut(blocks: Iterable[Block]) -> Iterator[Page]:
    """Yield the passages of ``blocks``, each with the heading that it begins with or under."""
    passage = _Passage()
    for block in blocks:
        if block.breaks or (block.is_heading and passage.size >= _LEAST):
            yield from passage.finish()
        if block.is_heading:
            passage.stand_under(block.text)
        for part in _split(block.text):
            if passage.size + len(part) > _USUAL:
                yield from passage.finish()
            passage.add(part)
    yield from passage.finish()


class _Passage:
    """The passage that is being filled."""

    def __init__(self) -> None:
        self.size = 0
        self._parts: list[str] = []
        self._count = 0
        self._heading: str | None = None
        self._label: str | None = None

    def stand_under(self, heading: str) -> None:
        """Let what comes stand under ``heading``; a passage is called after its first."""
        self._heading = " ".join(heading.split())[:_LONGEST_LABEL] or self._heading

    def add(self, part: str) -> None:
        """Put ``part`` in."""
        self._label = self._label or self._heading
        self._parts.append(part)
        self.size += len(part)

    def finish(self) -> Iterator[Page]:
        """Yield it, unless it is empty, and begin the next."""
        if self._parts:
            self._count += 1
            yield Page(self._count, "\n".join(self._parts), self._label)
        self.size, self._parts, self._label = 0, [], None


def _split(text: str) -> Iterator[str]:
    """Yield ``text`` in parts that fit into a passage, cut where a sentence, line or word ends."""
    at = 0
    while at < len(text):
        end = at + _USUAL
        if end < len(text):
            end = _last(_SENTENCE_ENDS, text, at) or _last(_GAPS, text, at) or end
        if part := text[at:end].strip():
            yield part
        at = end


def _last(ends: re.Pattern[str], text: str, at: int) -> int | None:
    found = [match.end() for match in ends.finditer(text, at + _USUAL // 2, at + _USUAL)]
    return found[-1] if found else None
