"""Who wants to be told, and telling them."""

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

Event = TypeVar("Event")


class Subscribers(Generic[Event]):
    """Listeners to one kind of event; told on the thread where it arose, in order of arrival."""

    def __init__(self) -> None:
        self._listeners: tuple[Callable[[Event], None], ...] = ()
        self._one_at_a_time = threading.Lock()

    def add(self, listener: Callable[[Event], None]) -> Callable[[], None]:
        """Tell ``listener`` from now on, until the returned function is called."""
        with self._one_at_a_time:
            self._listeners = (*self._listeners, listener)
        return lambda: self._remove(listener)

    def tell(self, event: Event) -> None:
        """Pass ``event`` to everyone who listens now."""
        for listener in self._listeners:
            listener(event)

    def _remove(self, listener: Callable[[Event], None]) -> None:
        with self._one_at_a_time:
            self._listeners = tuple(one for one in self._listeners if one != listener)
