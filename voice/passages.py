"""Cut speech into passages that Whisper hears one at a time."""

from collections.abc import Sequence
from dataclasses import dataclass

from voice.detector import Span

LONGEST_S = 28.0
"""Whisper takes 30 s; the rest is left for the margins."""

_PAUSE_S = 1.5
"""A longer pause begins another passage, so that its noise is never offered as words."""

_BEFORE_S = 0.3
_AFTER_S = 0.3
"""Margins: soft first sounds lie before the detected start; noise after the end breeds words."""


@dataclass(frozen=True)
class Passage:
    """Speech that is transcribed as one."""

    speech: Span
    heard: Span
    """The speech with its margins."""


def passages(speech: Sequence[Span], duration_s: float) -> list[Passage]:
    """Group spans of ``speech`` in a sound of ``duration_s`` into passages, in order."""
    groups: list[list[Span]] = []
    for span in (part for whole in speech for part in _short_enough(whole)):
        if groups and _belongs(span, groups[-1]):
            groups[-1].append(span)
        else:
            groups.append([span])
    joined = [Span(group[0].start_s, group[-1].end_s) for group in groups]
    return [
        Passage(span, _with_margins(span, before, after))
        for before, span, after in zip(
            [0.0, *(span.end_s for span in joined)],
            joined,
            [*(span.start_s for span in joined[1:]), duration_s],
            strict=False,
        )
    ]


def gaps(speech: Sequence[Span], duration_s: float, shortest_s: float = 0.5) -> list[Span]:
    """Return the stretches of at least ``shortest_s`` that no span of ``speech`` covers."""
    starts = [0.0, *(span.end_s for span in speech)]
    ends = [*(span.start_s for span in speech), duration_s]
    return [
        Span(start, end)
        for start, end in zip(starts, ends, strict=True)
        if end - start >= shortest_s
    ]


def _belongs(span: Span, group: list[Span]) -> bool:
    """Tell whether ``span`` follows closely and fits."""
    is_close = span.start_s - group[-1].end_s < _PAUSE_S
    return is_close and span.end_s - group[0].start_s <= LONGEST_S


def _short_enough(span: Span) -> list[Span]:
    """Cut speech without a pause into equal parts that fit."""
    parts = int((span.end_s - span.start_s) // LONGEST_S) + 1
    length_s = (span.end_s - span.start_s) / parts
    return [
        Span(span.start_s + index * length_s, span.start_s + (index + 1) * length_s)
        for index in range(parts)
    ]


def _with_margins(span: Span, before_s: float, after_s: float) -> Span:
    """Widen ``span``, but not into the speech that ends ``before_s`` and begins ``after_s``."""
    return Span(max(before_s, span.start_s - _BEFORE_S), min(after_s, span.end_s + _AFTER_S))
