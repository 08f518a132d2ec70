"""Waiting for something slow in a way that can be given up at any moment."""

import time
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any, TypeVar

_PULSE_S = 0.05
"""How often a waiting consumer may stop; half of the 100 ms in which a stop must work."""
_PARTING_S = 0.5
"""How long a hung-up source may take to notice; only one that is still connecting needs it."""

Item = TypeVar("Item")


class SilenceError(Exception):
    """Nothing came for longer than the patience; it never leaves the adapter."""

    def __init__(self, waited_s: float) -> None:
        super().__init__(f"nothing came for {waited_s:g} seconds")
        self.waited_s = waited_s


def patiently(
    source: Generator[Item, None, Any],
    hang_up: Callable[[], None],
    *,
    first_s: float,
    between_s: float,
) -> Generator[Item | None, None, None]:
    """Yield what ``source`` yields, and None every 50 ms while it is silent.

    The source runs on a thread of its own, one item ahead of nobody: a blocked read cannot be
    interrupted from its own thread, but it ends when another one hangs up.

    Args:
        source: What is waited for; None is not among its items.
        hang_up: Makes a blocked ``next(source)`` end. Called when this generator ends.
        first_s: Patience for the first item, in seconds.
        between_s: Patience for each later one.

    Raises:
        SilenceError: the patience ran out.
    """
    pool = ThreadPoolExecutor(1, thread_name_prefix="reply-stream")
    patience_s = first_s
    try:
        while True:
            arriving = pool.submit(next, source, None)
            deadline = time.monotonic() + patience_s
            while not wait([arriving], _PULSE_S).done:
                if time.monotonic() > deadline:
                    raise SilenceError(patience_s)
                yield None
            item = arriving.result()
            if item is None:
                return
            yield item
            patience_s = between_s
    finally:
        hang_up()
        if wait([arriving], _PARTING_S).done:
            source.close()
        pool.shutdown(wait=False)
