"""The microphone that is in use: chosen, opened, missed when it is gone, and what it gave last."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np

from voice.audio import HEARING_RATE_HZ, Samples
from voice.detector import WINDOW, SpeechDetector
from voice.devices import NO_DEVICES, Device, Devices, list_devices, pick
from voice.errors import DeviceError, EngineMissingError
from voice.events import MicrophoneChanged
from voice.microphone import Microphone
from voice.ring import Ring

RING_S = 90.0
"""How far back an utterance can begin: the longest one and its margins."""

_FIRST_FRAME_S = 3.0
"""A cold device takes up to two seconds to begin."""

_NEXT_FRAME_S = 0.5
"""Frames come every 20 ms; a device that is pulled out just stops, without any notice."""

_RETRY_S = 2.0


@dataclass(frozen=True)
class Window:
    """32 ms of sound that the detector has judged."""

    samples: Samples
    probability: float
    end: int
    """Its end in the ring."""


class Hearing:
    """Keeps at most one microphone open, and the last minute and a half of what it gave.

    All methods belong to one thread; only ``deliver`` is called on another.

    Attributes:
        ring: What was heard, at 16 kHz; its addresses outlive the microphone.
        is_live: Frames arrive; an open microphone may still be starting.
    """

    def __init__(
        self, deliver: Callable[[int, bytearray], None], preferred: str | None = None
    ) -> None:
        """Prepare; ``deliver`` gets the number of the opening and raw frames, for ``take``."""
        self.ring = Ring(round(RING_S * HEARING_RATE_HZ))
        self.is_live = False
        self._preferred = preferred
        self._is_told_anew = False
        self._deliver = deliver
        self._detector = SpeechDetector()
        self._microphone: Microphone | None = None
        self._device_id: str | None = None
        self._opening = 0
        self._pending: Samples = np.zeros(0, np.float32)
        self._deadline = 0.0
        self._next_try = 0.0
        self._devices = NO_DEVICES
        self._mute: set[str] = set()
        self._told = False

    def prefer(self, id: str | None) -> None:
        """Use the microphone ``id`` whenever it is there; None means the default of now."""
        self._preferred = id
        self._is_told_anew = True

    def update(self, devices: Devices) -> None:
        """Take note of what is plugged in now; every other device deserves another try then."""
        if devices.ids == self._devices.ids:
            return
        self._devices = devices
        self._mute.clear()
        self._next_try = 0.0

    def tend(self, is_busy: bool) -> MicrophoneChanged | None:
        """See to it that the right microphone is open; return what changed.

        Args:
            is_busy: An utterance is under way: do not change a microphone that works.
        """
        if self._microphone is None:
            return self._open(lost=None) if time.monotonic() >= self._next_try else None
        if self.is_lost:
            self._mute.add(self._device_id or "")
            return self._open(lost=self._microphone.name)
        if is_busy:
            return None
        wanted = pick(self._usable(), self._preferred)
        may_move = self._is_told_anew or (wanted is not None and wanted.id == self._preferred)
        self._is_told_anew = False
        is_elsewhere = wanted is not None and wanted.id != self._device_id
        return self._open(lost=None) if may_move and is_elsewhere else None

    @property
    def is_open(self) -> bool:
        """Whether there is a microphone."""
        return self._microphone is not None

    @property
    def is_lost(self) -> bool:
        """Whether the open microphone stopped giving frames."""
        return self._microphone is not None and time.monotonic() > self._deadline

    def close(self) -> None:
        """Close the microphone; the ring stays."""
        if self._microphone is not None:
            self._microphone.close()
        self._microphone = self._device_id = None
        self._pending = self._pending[:0]
        self.is_live = False
        self._detector.reset()

    def take(self, opening: int, frames: bytearray) -> list[Window]:
        """Store ``frames`` and return the windows that they complete."""
        if self._microphone is None or opening != self._opening:
            return []  # late frames of a microphone that is closed
        self._deadline = time.monotonic() + _NEXT_FRAME_S
        self.is_live = True
        samples = np.concatenate([self._pending, self._microphone.hear(frames)])
        whole = len(samples) - len(samples) % WINDOW
        self._pending = samples[whole:]
        return [self._judge(window) for window in samples[:whole].reshape(-1, WINDOW)]

    def _judge(self, samples: Samples) -> Window:
        self.ring.write(samples)
        return Window(samples, self._detector.probability(samples), self.ring.position)

    def _usable(self) -> list[Device]:
        return [device for device in self._devices.inputs if device.id not in self._mute]

    def _open(self, lost: str | None) -> MicrophoneChanged | None:
        """Open the best microphone there is; there may be none."""
        self.close()
        self._next_try = time.monotonic() + _RETRY_S
        try:
            self._devices = list_devices()
        except (DeviceError, EngineMissingError):
            self._devices = NO_DEVICES
        while self._microphone is None and (device := pick(self._usable(), self._preferred)):
            self._try(device)
        name = self._microphone.name if self._microphone else None
        if name is None:
            self._mute.clear()  # better a microphone that was mute than none
            if self._told and lost is None:
                return None
        self._told = name is None
        return MicrophoneChanged(name, lost)

    def _try(self, device: Device) -> None:
        """Open ``device``, or remember that it gives nothing."""
        self._opening += 1
        try:
            self._microphone = Microphone(device.id, partial(self._deliver, self._opening))
        except DeviceError:
            self._mute.add(device.id)
        else:
            self._device_id = device.id
            self._deadline = time.monotonic() + _FIRST_FRAME_S
