import threading
import time
from collections.abc import Generator

import pytest

from personality.waiting import SilenceError, patiently


class Source:
    """Says what it is told to, then blocks until it is hung up."""

    def __init__(self, *items: str, blocks: bool = False) -> None:
        self.hung_up = threading.Event()
        self.closed = False
        self._items = items
        self._blocks = blocks

    def read(self) -> Generator[str, None, None]:
        try:
            yield from self._items
            if self._blocks:
                self.hung_up.wait()
        finally:
            self.closed = True


def wait_on(source: Source, patience_s: float = 5.0) -> Generator[str | None, None, None]:
    return patiently(source.read(), source.hung_up.set, first_s=patience_s, between_s=patience_s)


def test_everything_arrives_in_order_and_the_source_is_closed() -> None:
    source = Source("a", "b")
    assert [item for item in wait_on(source) if item] == ["a", "b"]
    assert source.closed
    assert source.hung_up.is_set()


def test_silence_has_pulses_at_which_one_may_leave() -> None:
    source = Source("a", blocks=True)
    items = wait_on(source)
    assert next(item for item in items if item) == "a"
    assert next(items) is None
    began = time.monotonic()
    items.close()
    assert time.monotonic() - began < 0.1
    assert source.closed


def test_patience_runs_out() -> None:
    source = Source(blocks=True)
    with pytest.raises(SilenceError) as caught:
        list(wait_on(source, patience_s=0.1))
    assert caught.value.waited_s == 0.1
    assert source.closed


def test_what_the_source_raises_comes_out() -> None:
    def fails() -> Generator[str, None, None]:
        yield "a"
        raise LookupError

    items = patiently(fails(), lambda: None, first_s=5, between_s=5)
    assert next(item for item in items if item) == "a"
    with pytest.raises(LookupError):
        list(items)
