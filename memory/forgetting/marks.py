"""Where words stand in a text, whatever their spelling."""

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Self

from memory.terms import is_unspaced

Span = tuple[int, int]
"""From the first character to one past the last."""

_ENDINGS = ("", "s", "es")
"""What may follow a word that is looked for: "lilies" aside, plurals are the same word."""


def key(text: str) -> str:
    """Return what is compared of a text: its letters and digits, in one case and width."""
    return "".join(character for character, _ in _letters(text))


@dataclass(frozen=True)
class Flat:
    """A text beside its key: made once, to look for many keys in it."""

    text: str
    key: str
    places: tuple[int, ...]
    """For each character of the key, where it stands in the text."""

    @classmethod
    def of(cls, text: str) -> Self:
        """Make the key of a text."""
        letters = list(_letters(text))
        key = "".join(character for character, _ in letters)
        return cls(text, key, tuple(place for _, place in letters))

    def spans(self, wanted: str) -> tuple[Span, ...]:
        """Return where the text says ``wanted``, a key, as whole words, however it is written.

        Blanks, hyphens, accents, case and width make no difference: "555 0142" is "555-0142".
        """
        found: list[Span] = []
        at = self.key.find(wanted) if wanted else -1
        while at >= 0:
            end = self.places[at + len(wanted) - 1] + 1
            span = _whole_words(self.text, self.places[at], end)
            if span is not None and (not found or span[0] >= found[-1][1]):
                found.append(span)
            at = self.key.find(wanted, at + 1)
        return tuple(found)


def spans(text: str, wanted: str) -> tuple[Span, ...]:
    """Return where a text says ``wanted``, a key; see ``Flat.spans``."""
    return Flat.of(text).spans(wanted)


def joined(several: Iterable[Span]) -> tuple[Span, ...]:
    """Return spans in order, those that touch or overlap as one."""
    found: list[Span] = []
    for start, end in sorted(several):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        elif start < end:
            found.append((start, end))
    return tuple(found)


def outside(span: Span, kept: Iterable[Span]) -> tuple[Span, ...]:
    """Return what of a span lies outside of all ``kept``."""
    left = [span]
    for start, end in kept:
        left = [
            part
            for one_start, one_end in left
            for part in ((one_start, min(one_end, start)), (max(one_start, end), one_end))
            if part[0] < part[1]
        ]
    return tuple(left)


def within(span: Span, outer: Span) -> Span | None:
    """Return the part of a span that lies within another, counted from that one's beginning."""
    start, end = max(span[0], outer[0]), min(span[1], outer[1])
    return (start - outer[0], end - outer[0]) if start < end else None


def _letters(text: str) -> Iterator[tuple[str, int]]:
    """Yield every letter and digit in its plain form, with its place in the text."""
    if text.isascii():
        for place, written in enumerate(text):
            if written.isalnum():
                yield written.lower(), place
        return
    latin = False
    for place, written in enumerate(text):
        plain = unicodedata.normalize("NFKC", written).casefold()
        for character in unicodedata.normalize("NFD", plain):
            if unicodedata.category(character) == "Mn":
                if not latin:  # in other scripts a mark is a letter's other half
                    yield character, place
            elif character.isalnum():
                latin = character.isascii() or "LATIN" in unicodedata.name(character, "")
                yield character, place


def _whole_words(text: str, start: int, end: int) -> Span | None:
    """Return the span with its plural ending, or None when it is a part of a longer word."""
    if is_unspaced(text[start]):
        return start, end
    while end < len(text) and unicodedata.category(text[end]) == "Mn":
        end += 1
    after = end
    while after < len(text) and text[after].isalnum():
        after += 1
    if (start and text[start - 1].isalnum()) or text[end:after].casefold() not in _ENDINGS:
        return None
    return start, after
