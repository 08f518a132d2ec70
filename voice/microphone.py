"""One open microphone: mono samples at 16 kHz from whatever the device gives."""

from collections.abc import Callable

import numpy as np

from voice.audio import HEARING_RATE_HZ, Resampler, Samples, mono
from voice.errors import NoMicrophoneError
from voice.sound_system import SoundDevice, look, open_input


class Microphone:
    """A stream that runs until it is closed.

    Frames are handed over raw on a thread of the sound system, where only copying is allowed;
    ``hear`` makes samples of them on a thread that may take its time.

    Attributes:
        name: The device's name.
    """

    def __init__(self, id: str, deliver: Callable[[bytearray], None]) -> None:
        """Open the device ``id`` at its own rate; ``deliver`` gets its frames.

        Raises:
            NoMicrophoneError: it is gone or cannot be opened.
            NoAudioSystemError: there is no sound system.
        """
        device = _find(id)
        self.name = device.name
        self._channels = device.channels
        self._resampler = Resampler(device.rate_hz, HEARING_RATE_HZ)
        self._stream = open_input(device, deliver)

    def hear(self, frames: bytearray) -> Samples:
        """Return what is ready at 16 kHz after ``frames``."""
        return self._resampler.feed(mono(np.frombuffer(frames, np.float32), self._channels))

    def close(self) -> None:
        """Stop capturing."""
        self._stream.close()


def _find(id: str) -> SoundDevice:
    for device in look():
        if device.is_input and device.id == id:
            return device
    raise NoMicrophoneError(f"the microphone {id} is gone")
