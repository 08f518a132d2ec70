"""Samples and pure arithmetic on them."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float32]
"""Mono samples, shape (n,), full scale -1..1."""

HEARING_RATE_HZ = 16_000
"""What VAD and Whisper take."""

SILENCE_DB = -120.0
"""What ``decibels`` gives for perfect silence; below the floor of 16-bit sound."""


@dataclass(frozen=True, eq=False)
class AudioChunk:
    """A stretch of mono sound."""

    samples: Samples
    rate_hz: int

    @property
    def duration_s(self) -> float:
        """How long it lasts, in seconds."""
        return len(self.samples) / self.rate_hz


def mono(interleaved: Samples, channels: int) -> Samples:
    """Return the mean of the channels of ``interleaved`` sound, shape (n * channels,)."""
    if channels == 1:
        return interleaved
    mixed: Samples = interleaved.reshape(-1, channels).mean(axis=1, dtype=np.float32)
    return mixed


def level(samples: Samples) -> float:
    """Return the root mean square of ``samples``, 0..1; 0 for no samples."""
    if not len(samples):
        return 0.0
    return float(np.sqrt(np.mean(np.square(samples, dtype=np.float64))))


def decibels(level: float) -> float:
    """Return ``level`` in dB below full scale, no lower than ``SILENCE_DB``."""
    return max(SILENCE_DB, 20 * float(np.log10(level))) if level > 0 else SILENCE_DB


def resample(chunk: AudioChunk, rate_hz: int) -> AudioChunk:
    """Return ``chunk`` at ``rate_hz``; itself when it has that rate already."""
    if chunk.rate_hz == rate_hz:
        return chunk
    import soxr

    samples: Samples = soxr.resample(chunk.samples, chunk.rate_hz, rate_hz)
    return AudioChunk(samples, rate_hz)


class Resampler:
    """Resamples a stream that arrives in pieces, without a seam between them."""

    def __init__(self, from_hz: int, to_hz: int) -> None:
        import soxr

        self._stream = soxr.ResampleStream(from_hz, to_hz, 1) if from_hz != to_hz else None

    def feed(self, samples: Samples) -> Samples:
        """Return what is ready after ``samples``; up to 0.1 s stays behind, mostly far less."""
        if self._stream is None:
            return samples
        ready: Samples = self._stream.resample_chunk(samples)
        return ready
