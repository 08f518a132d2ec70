"""Samples and pure arithmetic on them."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float32]
"""Mono samples, shape (n,), full scale -1..1."""

HEARING_RATE_HZ = 16_000
"""What VAD and Whisper take."""


@dataclass(frozen=True, eq=False)
class AudioChunk:
    """A stretch of mono sound."""

    samples: Samples
    rate_hz: int

    @property
    def duration_s(self) -> float:
        """How long it lasts, in seconds."""
        return len(self.samples) / self.rate_hz
