"""Ids of everything that memory keeps."""

import secrets
import threading
import time

_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"


class _Numbers:
    """Numbers of 128 bits that only grow, whatever the system's clock does meanwhile."""

    def __init__(self) -> None:
        self._last = 0
        self._one_at_a_time = threading.Lock()

    def next(self) -> int:
        """Return the next: 48 bits of time, 80 of chance; one more where time has not passed."""
        number = (time.time_ns() // 1_000_000) << 80 | secrets.randbits(80)
        with self._one_at_a_time:
            self._last = max(number, self._last + 1)
            return self._last


_NUMBERS = _Numbers()


def new_id() -> str:
    """Make an id: 26 characters, unique, sorting after every one that this program made before.

    Source: the layout of ULID (48 bits of time, 80 of chance, Crockford's base 32), monotonic.
    """
    return _written(_NUMBERS.next())


def bound(seconds_ago: float) -> str:
    """Return what sorts after every id that is older than this, and before every younger one."""
    return _written(int((time.time() - seconds_ago) * 1000) << 80)


def _written(number: int) -> str:
    return "".join(_ALPHABET[(number >> shift) & 31] for shift in range(125, -1, -5))


def is_id(text: str) -> bool:
    """Return whether a text may be an id that was made here."""
    return len(text) == 26 and set(text) <= set(_ALPHABET)
