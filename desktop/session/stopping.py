"""The owner's wish that a reply end now, and a model's pieces that obey it at once."""

import queue
import threading
from collections.abc import Callable, Generator

from personality.chat_model import Piece


class Stop:
    """Set once, from any thread; whoever waits meanwhile is woken."""

    def __init__(self) -> None:
        self._set = threading.Event()
        self._wake: Callable[[], None] = lambda: None

    def is_set(self) -> bool:
        """Tell whether the reply is to end."""
        return self._set.is_set()

    def set(self) -> None:
        """End the reply."""
        self._set.set()
        self._wake()

    def when_set(self, wake: Callable[[], None]) -> None:
        """Call ``wake`` on stopping; at once when that has happened already."""
        self._wake = wake
        if self._set.is_set():
            wake()


def until(stop: Stop, pieces: Generator[Piece, None, None]) -> Generator[Piece, None, None]:
    """Pass on ``pieces`` until ``stop``, then close them.

    A model may think for a minute before its next word, and a generator can be closed only by
    the thread that runs it. So it runs on one of its own, and nobody waits for that.
    """
    arrived: queue.SimpleQueue[Piece | Exception | None] = queue.SimpleQueue()
    stop.when_set(lambda: arrived.put(None))
    left = threading.Event()

    def read() -> None:
        try:
            for piece in pieces:
                if stop.is_set() or left.is_set():
                    break
                arrived.put(piece)
            arrived.put(None)
        except Exception as error:  # noqa: BLE001 - raised again where the pieces are taken
            arrived.put(error)
        finally:
            pieces.close()

    threading.Thread(target=read, name="reply", daemon=True).start()
    try:
        while (piece := arrived.get()) is not None and not stop.is_set():
            if isinstance(piece, Exception):
                raise piece
            yield piece
    finally:
        left.set()
