"""A few seconds of one microphone, for a test of it; nothing is kept."""

import queue
from collections.abc import Generator

import numpy as np

from voice.audio import HEARING_RATE_HZ, AudioChunk, Samples, level
from voice.errors import NoMicrophoneError
from voice.microphone import Microphone

_FIRST_FRAME_S = 3.0
"""A cold device takes up to two seconds to begin."""
_PIECE_S = 0.1
"""How often the level is told."""


def record(id: str, seconds: float) -> Generator[float, None, AudioChunk]:
    """Listen to the microphone ``id`` and return what was heard; closing it stops.

    Yields:
        How loud each tenth of a second was, 0..1 of full scale.

    Raises:
        NoMicrophoneError: it is gone, cannot be opened, or gives nothing.
        NoAudioSystemError: there is no sound system.
    """
    frames: queue.SimpleQueue[bytearray] = queue.SimpleQueue()
    microphone = Microphone(id, lambda raw: frames.put(bytearray(raw)))
    heard: list[Samples] = []
    told = 0
    try:
        while told < round(seconds * HEARING_RATE_HZ):
            piece: list[Samples] = []
            while sum(map(len, piece)) < round(_PIECE_S * HEARING_RATE_HZ):
                try:
                    piece.append(microphone.hear(frames.get(timeout=_FIRST_FRAME_S)))
                except queue.Empty:
                    raise NoMicrophoneError(f"{microphone.name} gives no sound") from None
            samples = np.concatenate(piece)
            heard.append(samples)
            told += len(samples)
            yield min(1.0, level(samples))
    finally:
        microphone.close()
    return AudioChunk(np.concatenate(heard), HEARING_RATE_HZ)
