import socket
from collections.abc import Iterator

import httpx
import pytest

from personality.wire import Wire


class Stream:
    """A connection as the HTTP library hands it to a trace."""

    def __init__(self, end: socket.socket) -> None:
        self._end = end

    def get_extra_info(self, name: str) -> socket.socket:
        assert name == "socket"
        return self._end


@pytest.fixture
def ends() -> Iterator[tuple[socket.socket, socket.socket]]:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        theirs.settimeout(1)
        yield ours, theirs


def connect(wire: Wire, ours: socket.socket) -> None:
    request = httpx.Request("GET", "http://127.0.0.1/")
    wire.hook(request)
    request.extensions["trace"]("connection.connect_tcp.started", {})
    request.extensions["trace"]("connection.connect_tcp.complete", {"return_value": Stream(ours)})


def test_hanging_up_ends_the_connection(ends: tuple[socket.socket, socket.socket]) -> None:
    ours, theirs = ends
    wire = Wire()
    connect(wire, ours)
    ours.send(b"x")
    assert theirs.recv(1) == b"x"  # control: it was open
    wire.hang_up()
    wire.hang_up()
    assert theirs.recv(1) == b""


def test_a_connection_that_comes_too_late_is_ended_at_once(
    ends: tuple[socket.socket, socket.socket],
) -> None:
    ours, theirs = ends
    wire = Wire()
    wire.hang_up()
    connect(wire, ours)
    assert theirs.recv(1) == b""


def test_a_key_from_the_environment_is_not_sent() -> None:
    request = httpx.Request("GET", "http://127.0.0.1/", headers={"Authorization": "a", "X": "b"})
    Wire().hook(request)
    assert "authorization" not in request.headers
    assert request.headers["x"] == "b"
