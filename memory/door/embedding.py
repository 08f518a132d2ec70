"""Give records their vectors in the background: what is written waits for nothing."""

import logging
import threading
import time
from collections.abc import Iterator
from typing import Protocol

from memory.errors import CandorMemoryError
from memory.recall.dense import Embedder
from memory.recall.errors import EmbedderMissingError
from memory.records import Changes

_log = logging.getLogger(__name__)
_PATIENCE_S = 10.0
"""How long closing waits for what is not embedded yet; chosen by hand."""
_LOOK_S = 0.25
"""How often somebody who waits is told how far it is."""


class Door(Protocol):
    """What keeps vectors."""

    def embed(self, embedder: Embedder) -> Iterator[int]:
        """Embed what is not embedded yet; see ``MemoryRouter``."""

    def not_embedded(self, embedder: Embedder) -> int:
        """Count what is not embedded yet."""


class Embedding:
    """A thread that gives every record its vector, the newest first."""

    def __init__(self, door: Door, embedder: Embedder) -> None:
        self._door = door
        self._embedder = embedder
        self._news = threading.Event()
        self._rests = threading.Event()
        self._closing = threading.Event()
        self._until = float("inf")
        self._missing = ""
        self._news.set()  # for what an earlier run left
        self._thread = threading.Thread(target=self._run, name="embedding", daemon=True)
        self._thread.start()

    def nudge(self, changes: Changes) -> None:
        """Look for records without a vector; returns at once."""
        if changes.records:
            self._news.set()

    def finish(self) -> Iterator[int]:
        """Wait until nothing is left to embed; yield now and then how much still is."""
        while self._thread.is_alive() and (self._news.is_set() or not self._rests.is_set()):
            try:
                yield self._door.not_embedded(self._embedder)
            except EmbedderMissingError:
                return
            self._rests.wait(_LOOK_S)

    def close(self) -> None:
        """Finish what is waiting, as far as a few seconds go; the rest waits for the next time."""
        self._until = time.monotonic() + _PATIENCE_S
        self._closing.set()
        self._news.set()
        self._thread.join()

    def _run(self) -> None:
        while True:
            self._news.wait()
            self._rests.clear()  # before the news are: from either it shows that there is work
            self._news.clear()
            closing = self._closing.is_set()  # after the news are cleared: closing is one of them
            self._embed(ends_early=not closing)
            if not self._news.is_set():
                self._rests.set()
            if closing:
                return

    def _embed(self, *, ends_early: bool) -> None:
        try:
            for _ in self._door.embed(self._embedder):
                has_news = ends_early and self._news.is_set()  # what is newest comes first
                if has_news or time.monotonic() > self._until:
                    return
            self._missing = ""
        except EmbedderMissingError as error:  # what is kept next tries it again
            if str(error) != self._missing:
                _log.warning("Meaning is left out of recall: %s.", error)
            self._missing = str(error)
        except CandorMemoryError as error:
            _log.warning("Nothing was embedded: %s.", error)
