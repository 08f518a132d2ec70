"""The connection under an HTTP request, so that another thread can hang up."""

import contextlib
import socket
import threading
from collections.abc import Callable, Mapping
from typing import Any

Meter = Callable[[str, int, int], None]
"""Told a host with its port, and the bytes that were sent to it and received from it."""


def count_nothing(_host: str, _sent: int, _received: int) -> None:
    """Meter nothing."""


_CONNECTED = ("connection.connect_tcp.complete", "connection.start_tls.complete")


class Wire:
    """Learns the socket of the requests it is hooked into.

    Closing a socket does not wake a thread that reads from it; shutting it down does, and the
    server sees the end at once.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._socket: socket.socket | None = None
        self._is_hung_up = False

    def hook(self, request: Any) -> None:
        """Prepare an ``httpx.Request``: an event hook of the client."""
        request.extensions = {**request.extensions, "trace": self._trace}
        # The client adds a key found in the environment; it was not meant for this host.
        request.headers.pop("authorization", None)

    def hang_up(self) -> None:
        """End the connection, and any that is still being made. Safe from any thread."""
        with self._lock:
            self._is_hung_up = True
            if self._socket is not None:
                with contextlib.suppress(OSError):  # it has ended by itself
                    self._socket.shutdown(socket.SHUT_RDWR)

    def _trace(self, event: str, facts: Mapping[str, Any]) -> None:
        if event not in _CONNECTED:
            return
        with self._lock:
            self._socket = facts["return_value"].get_extra_info("socket")
            is_late = self._is_hung_up
        if is_late:
            self.hang_up()
