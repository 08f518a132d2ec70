"""One loudspeaker: plays what it is given, falls silent at once, knows what was really played."""

import threading
from collections import deque
from dataclasses import replace

import numpy as np

from voice.audio import AudioChunk, Samples, resample
from voice.errors import NoLoudspeakerError
from voice.sound_system import PERIOD_MS, PERIODS, SoundDevice, Stream, look, open_output

_FADE_S = 0.005
"""A sound that is cut off within less clicks."""

_STUCK_S = 1.0
"""A device that takes nothing for so long is gone."""


class Loudspeaker:
    """A queue of sound in front of a device, which is opened on first use.

    Attributes:
        preferred: The id of the device to use when it is there; None means the default. Another
            one is used from the next sound on that does not follow another.
    """

    def __init__(self, preferred: str | None = None) -> None:
        self.preferred = preferred
        self._changed = threading.Condition()
        self._queue: deque[Samples] = deque()
        self._stream: Stream | None = None
        self._rate_hz = 0
        self._channels = 0
        self._taken = 0
        self._played_s = 0.0
        self._silent = 0
        self._stops = 0
        self._opened_for: str | None = None

    @property
    def played_s(self) -> float:
        """The seconds of sound, silence between not counted, that were handed to the device."""
        with self._changed:
            return self._played_s

    def play(self, chunk: AudioChunk) -> None:
        """Append ``chunk`` to what is being played; returns at once.

        Raises:
            NoLoudspeakerError: there is none, or it cannot be opened.
            NoAudioSystemError: there is no sound system.
        """
        is_other = self._opened_for != self.preferred and self._is_drained()
        if self._stream is None or is_other:
            self._reopen()
        samples = resample(chunk, self._rate_hz).samples
        with self._changed:
            self._queue.append(samples)
            self._silent = 0

    def wait(self) -> bool:
        """Block until everything was heard; return False when it was stopped before.

        Raises:
            NoLoudspeakerError: the device is gone and there is no other.
        """
        with self._changed:
            stops = self._stops
        while True:
            with self._changed:
                taken = self._taken
                if self._changed.wait_for(lambda: self._is_over(stops), _STUCK_S):
                    return self._stops == stops
                is_stuck = self._taken == taken
            if is_stuck:
                self._reopen()

    def stop(self) -> None:
        """Fall silent and forget the rest. May be called from any thread."""
        with self._changed:
            rest = self._take(round(_FADE_S * self._rate_hz))
            self._queue.clear()
            if len(rest):
                self._queue.append(rest * np.linspace(1, 0, len(rest), dtype=np.float32))
            self._stops += 1
            self._changed.notify_all()

    def close(self) -> None:
        """Stop and give the device back."""
        self.stop()
        if self._stream is not None:
            self._stream.close()
            self._stream = None

    def _is_over(self, stops: int) -> bool:
        """Tell whether to wait no longer."""
        return self._stops != stops or self._is_drained()

    def _is_drained(self) -> bool:
        """Tell whether the device's own buffer has run out too."""
        return not self._queue and self._silent >= self._rate_hz * PERIOD_MS * PERIODS // 1000

    def _reopen(self) -> None:
        """Go on with what is queued on the device that is to be used now."""
        if self._stream is not None:
            self._stream.close()
            self._stream = None
        before_hz = self._rate_hz
        device = _choose([found for found in look() if not found.is_input], self.preferred)
        with self._changed:
            self._rate_hz, self._channels = device.rate_hz, device.channels
            rest = [AudioChunk(samples, before_hz) for samples in self._queue]
            self._queue = deque(resample(chunk, self._rate_hz).samples for chunk in rest)
        self._opened_for = self.preferred
        self._stream = open_output(device, self._fill)

    def _fill(self, frames: int) -> bytes:
        """Return the next ``frames``, on a thread of the sound system."""
        with self._changed:
            sound = self._take(frames)
            self._taken += frames
            self._played_s += len(sound) / self._rate_hz
            self._silent += frames - len(sound)
            self._changed.notify_all()
        padded = np.pad(sound, (0, frames - len(sound)))
        return np.repeat(padded, self._channels).tobytes()

    def _take(self, count: int) -> Samples:
        """Remove and return up to ``count`` samples of the queue."""
        taken: list[Samples] = []
        while self._queue and count > 0:
            first = self._queue.popleft()
            if len(first) > count:
                self._queue.appendleft(first[count:])
            taken.append(first[:count])
            count -= len(taken[-1])
        return np.concatenate(taken) if taken else np.zeros(0, np.float32)


def _choose(outputs: list[SoundDevice], preferred: str | None) -> SoundDevice:
    """Return the preferred device, else the default one, else the first."""
    if not outputs:
        raise NoLoudspeakerError("there is no loudspeaker")
    chosen = min(outputs, key=lambda device: (device.id != preferred, not device.is_default))
    if chosen.is_default and chosen.id != preferred:
        # Opened by no name, it moves along when the owner plugs in headphones.
        return replace(chosen, handle=None)
    return chosen
