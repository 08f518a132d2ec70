"""The last stretch of a sound stream, addressed by the number of samples since its start."""

import numpy as np

from voice.audio import Samples


class Ring:
    """A buffer of fixed size that overwrites its oldest samples.

    Attributes:
        position: How many samples were ever written; the address of the next one.
    """

    def __init__(self, capacity: int) -> None:
        self._kept: Samples = np.zeros(capacity, np.float32)
        self.position = 0

    @property
    def oldest(self) -> int:
        """The address of the oldest sample that is still there."""
        return max(0, self.position - len(self._kept))

    def write(self, samples: Samples) -> None:
        """Append ``samples``."""
        tail = samples[-len(self._kept) :]
        places = np.arange(self.position + len(samples) - len(tail), self.position + len(samples))
        self._kept[places % len(self._kept)] = tail
        self.position += len(samples)

    def read(self, start: int, end: int) -> Samples:
        """Return a copy of the samples from ``start`` to before ``end``, as far as they exist."""
        places = np.arange(max(start, self.oldest), min(end, self.position))
        return self._kept[places % len(self._kept)]
