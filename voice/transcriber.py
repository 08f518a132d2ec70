"""The port for speech to text."""

from dataclasses import dataclass
from typing import Protocol

from voice.audio import AudioChunk


@dataclass(frozen=True)
class Segment:
    """A stretch of a transcript."""

    start_s: float
    end_s: float
    text: str
    confidence: float
    """0..1: the mean probability of its words."""


@dataclass(frozen=True)
class Discarded:
    """A stretch that was not taken for words."""

    start_s: float
    end_s: float
    reason: str
    """``no_speech``, ``loop`` or ``unsure``."""


@dataclass(frozen=True)
class Transcript:
    """An utterance as text."""

    text: str
    confidence: float
    """0..1; the duration-weighted mean of the segments'; 0 when there is no text."""
    segments: tuple[Segment, ...] = ()
    discarded: tuple[Discarded, ...] = ()


class Transcriber(Protocol):
    """Anything that turns one utterance into text."""

    def transcribe(self, speech: AudioChunk) -> Transcript:
        """Return the words in ``speech``; blocks for as long as that takes.

        Raises:
            voice.errors.EngineError: the engine cannot be used.
        """
        ...
