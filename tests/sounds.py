"""Sounds to put together what is played to the ears."""

import numpy as np

from voice.audio import AudioChunk, Samples


def joined(chunks: list[AudioChunk]) -> AudioChunk:
    """Return ``chunks``, all of one rate, as one."""
    return AudioChunk(np.concatenate([chunk.samples for chunk in chunks]), chunks[0].rate_hz)


def silence(seconds: float, rate_hz: int) -> AudioChunk:
    return AudioChunk(np.zeros(round(seconds * rate_hz), np.float32), rate_hz)


def room_noise(seconds: float, rate_hz: int, level: float = 0.003) -> AudioChunk:
    noise: Samples = (
        np.random.default_rng(0).normal(0, level, round(seconds * rate_hz)).astype(np.float32)
    )
    return AudioChunk(noise, rate_hz)
