"""When an utterance begins and ends, decided from speech probabilities alone."""

import re
from dataclasses import dataclass
from enum import Enum, StrEnum

from voice.detector import SPEECH_FROM, SPEECH_UNTIL, WINDOW_S


@dataclass(frozen=True)
class EndpointRules:
    """How patient the ears are. All chosen by hand, by talking to it."""

    start_s: float = 0.13
    """Speech must last so long to begin an utterance; a cough or a click is shorter."""
    hang_over_s: float = 0.7
    """So much silence may end it."""
    patience_s: float = 2.0
    """So much silence ends it, also when the words sound unfinished."""
    longest_s: float = 60.0
    """An utterance ends here whatever happens."""


class Edge(StrEnum):
    """What changed with the last window."""

    STARTED = "started"
    PAUSED = "paused"
    """It may be over: silent for ``hang_over_s``."""
    RESUMED = "resumed"
    """It was not over."""
    ENDED = "ended"
    """It is over: silent for ``patience_s``, or too long."""


class _Phase(Enum):
    QUIET = 1
    SPEAKING = 2
    PAUSING = 3


class Endpointing:
    """A state machine that is fed one window after another."""

    def __init__(self, rules: EndpointRules | None = None) -> None:
        self._rules = rules or EndpointRules()
        self.reset()

    def reset(self) -> None:
        """Wait for another utterance."""
        self._phase = _Phase.QUIET
        self._is_speech = False
        self._speech_s = 0.0
        self._silence_s = 0.0
        self._length_s = 0.0

    def feed(self, probability: float, seconds: float = WINDOW_S) -> Edge | None:
        """Take the speech ``probability`` of the next ``seconds``; return what it changed."""
        self._is_speech = probability >= (SPEECH_UNTIL if self._is_speech else SPEECH_FROM)
        self._speech_s = self._speech_s + seconds if self._is_speech else 0.0
        self._silence_s = 0.0 if self._is_speech else self._silence_s + seconds
        if self._phase is _Phase.QUIET:
            return self._begin()
        self._length_s += seconds
        if self._length_s >= self._rules.longest_s or self._silence_s >= self._rules.patience_s:
            self.reset()
            return Edge.ENDED
        return self._pause_or_resume()

    def _begin(self) -> Edge | None:
        if self._speech_s < self._rules.start_s:
            return None
        self._phase = _Phase.SPEAKING
        self._length_s = self._speech_s
        return Edge.STARTED

    def _pause_or_resume(self) -> Edge | None:
        if self._phase is _Phase.SPEAKING and self._silence_s >= self._rules.hang_over_s:
            self._phase = _Phase.PAUSING
            return Edge.PAUSED
        if self._phase is _Phase.PAUSING and self._speech_s >= self._rules.start_s:
            self._phase = _Phase.SPEAKING
            return Edge.RESUMED
        return None


_NEVER_LAST = frozenset(
    "um umm uh uhh er erm hmm a an the my your our their and but or because although if "  # noqa: SIM905
    "could would should might".split()
)
_RARELY_LAST = frozenset(
    "well like his her so since when while that which who to of for from with in on at by about "  # noqa: SIM905
    "into than then is are was were".split()
)
"""A full stop after one of these is believed: "That is what I am looking for."."""

_TRAILING_OFF = (",", "...", "\u2026", "-", "\u2013", "\u2014", ":")


def sounds_unfinished(text: str) -> bool:
    """Tell whether whoever said ``text`` seems to be in mid-thought.

    That is: it ends in a filler or a word that leads on, or the transcriber heard the voice
    hang. A question or an exclamation is over whatever its last word ("What is it for?").
    Transcribers end most things with a full stop, so that alone says little.
    """
    text = text.rstrip()
    words = re.findall(r"[\w']+", text.lower())
    if not words or text[-1] in "?!":
        return False
    if text.endswith(_TRAILING_OFF) or words[-1] in _NEVER_LAST:
        return True
    return words[-1] in _RARELY_LAST and text[-1] != "."
