"""Cut utterances out of the stream of windows: by push-to-talk, or where speech begins and ends.

Pure: it knows positions in the ring and speech probabilities, no sound and no clock.
"""

from dataclasses import dataclass

from voice.audio import HEARING_RATE_HZ
from voice.detector import SPEECH_FROM
from voice.endpointing import Edge, Endpointing, EndpointRules, sounds_unfinished

PRE_ROLL_S = 0.5
"""So much from before the start belongs to the utterance: people speak as they press, and the
detector is late. At least 0.3 s are needed to keep the first word."""

GRACE_S = 0.3
"""So much from after the release belongs to it: people let go on the last syllable."""


@dataclass(frozen=True, eq=False)
class Cut:
    """A stretch of the ring that is one utterance."""

    start: int
    end: int
    is_final: bool
    """False: hands-free and in a pause; it may go on."""
    held_s: float | None = None
    """How long push-to-talk was held; None means hands-free."""


class Cutter:
    """What the owner holds, what they have switched on, and how far an utterance is.

    Attributes:
        is_speaking: An utterance with speech in it is under way.
    """

    def __init__(self, rules: EndpointRules | None = None) -> None:
        self._longest = _samples((rules or EndpointRules()).longest_s)
        self._endpointing = Endpointing(rules)
        self._is_hands_free = False
        self._is_paused = False
        self._not_before = 0
        self._start: int | None = None
        self._pressed_at: int | None = None
        self._released_at: int | None = None
        self._offered: Cut | None = None
        self.is_speaking = False

    @property
    def is_holding(self) -> bool:
        """Whether push-to-talk is pressed, or in its moment of grace."""
        return self._pressed_at is not None

    @property
    def is_waiting(self) -> bool:
        """Whether speech would begin an utterance by itself."""
        return self._is_hands_free and not self._is_paused

    def hold(self, position: int) -> None:
        """Begin an utterance at ``position``, a little before unless Candor is speaking."""
        if self.is_holding:
            return
        self._reset()
        before = 0 if self._is_paused else _samples(PRE_ROLL_S)
        self._start = max(position - before, self._not_before)
        self._pressed_at = position

    def release(self, position: int) -> None:
        """End the utterance that is held, a little after ``position``."""
        if self.is_holding and self._released_at is None:
            self._released_at = position

    def hands_free(self, on: bool, position: int) -> Cut | None:
        """Have speech begin utterances or not; return the one that this ends."""
        self._is_hands_free = on
        return None if self.is_holding else self.interrupt(position)

    def pause(self) -> None:
        """Let no speech begin an utterance; one that nobody holds is dropped."""
        self._is_paused = True
        if not self.is_holding:
            self._reset()

    def resume(self, position: int) -> None:
        """Let speech begin utterances again, with nothing from before ``position`` in them."""
        self._is_paused = False
        self._not_before = position

    def interrupt(self, position: int) -> Cut | None:
        """End whatever is under way; return the words so far, if there was speech."""
        has_words = self.is_speaking
        cut = self._finish(position)
        return cut if has_words else None

    def feed(self, probability: float, end: int) -> Cut | None:
        """Take the next window, which ends at ``end``; return an utterance that it completes."""
        if self._pressed_at is not None:
            return self._feed_held(probability, end)
        if self.is_waiting:
            return self._feed_hands_free(probability, end)
        return None

    def settle(self, cut: Cut, text: str) -> bool:
        """Tell whether ``cut``, whose words are ``text``, is an utterance now and not undone."""
        if cut.is_final:
            return True
        if cut is not self._offered or sounds_unfinished(text):
            return False
        self._reset()
        self._not_before = cut.end
        return True

    def _feed_held(self, probability: float, end: int) -> Cut | None:
        self.is_speaking = self.is_speaking or probability >= SPEECH_FROM
        grace = _samples(GRACE_S)
        is_over = self._released_at is not None and end >= self._released_at + grace
        if is_over or end - (self._start or 0) >= self._longest:
            return self._finish(end)
        return None

    def _feed_hands_free(self, probability: float, end: int) -> Cut | None:
        edge = self._endpointing.feed(probability)
        if edge is Edge.STARTED:
            self._start = max(end - _samples(PRE_ROLL_S), self._not_before)
            self.is_speaking = True
        elif edge is Edge.PAUSED:
            self._offered = Cut(self._start or 0, end, is_final=False)
            return self._offered
        elif edge is Edge.RESUMED:
            self._offered = None
        elif edge is Edge.ENDED:
            return self._finish(end)
        return None

    def _finish(self, end: int) -> Cut | None:
        start, pressed_at, released_at = self._start, self._pressed_at, self._released_at
        self._reset()
        if start is None:
            return None
        self._not_before = end
        if pressed_at is None:
            return Cut(start, end, is_final=True)
        held = (end if released_at is None else released_at) - pressed_at
        return Cut(start, end, is_final=True, held_s=held / HEARING_RATE_HZ)

    def _reset(self) -> None:
        self._endpointing.reset()
        self._start = self._pressed_at = self._released_at = self._offered = None
        self.is_speaking = False


def _samples(seconds: float) -> int:
    return round(seconds * HEARING_RATE_HZ)
