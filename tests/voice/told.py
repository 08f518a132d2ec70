"""A listener that keeps what the ears told."""

import threading
from typing import TypeVar

from tests.pulse import wait_until
from voice.events import VoiceEvent

Event = TypeVar("Event")


class Told:
    """Every event of the ears, in order."""

    def __init__(self) -> None:
        self._events: list[VoiceEvent] = []
        self._lock = threading.Lock()

    def __call__(self, event: VoiceEvent) -> None:
        with self._lock:
            self._events.append(event)

    def of(self, kind: type[Event]) -> list[Event]:
        """Return the events of one kind."""
        with self._lock:
            return [event for event in self._events if isinstance(event, kind)]

    def wait_for(self, kind: type[Event], count: int = 1, timeout_s: float = 10) -> Event:
        """Wait for the ``count``-th event of one kind and return it."""
        wait_until(lambda: len(self.of(kind)) >= count, timeout_s)
        return self.of(kind)[count - 1]
