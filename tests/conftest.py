"""What holds for every test: no screen, and no network but this machine's own."""

import os
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["HF_HUB_OFFLINE"] = "1"
os.environ["ORT_DISABLE_TELEMETRY"] = "1"

SHARED_DATA = Path(__file__).parents[2] / "shared" / "data"
"""Sets to measure on; they may not enter the repository, so tests skip where they are absent."""


_AGAINST_THE_WORLD = frozenset({"voice", "journeys", "session", "cli", "personality", "ui"})
"""Folders of tests of devices, windows, processes and servers."""


class NetworkUsedError(AssertionError):
    """A test tried to reach another machine."""


def is_loopback(address: Any) -> bool:
    """Tell whether an address of any family stays on this machine."""
    if not isinstance(address, tuple):
        return True  # a path of a Unix socket, or netlink
    host = str(address[0])
    return host in {"localhost", "::1", ""} or host.startswith("127.")


@pytest.fixture(autouse=True, scope="session")
def only_loopback() -> Iterator[None]:
    """Fail whatever connects to, or looks up, another machine."""
    connect, connect_ex = socket.socket.connect, socket.socket.connect_ex
    look_up = socket.getaddrinfo

    def guarded_connect(self: socket.socket, address: Any) -> None:
        if not is_loopback(address):
            raise NetworkUsedError(f"a test connects to {address}")
        connect(self, address)

    def guarded_connect_ex(self: socket.socket, address: Any) -> int:
        if not is_loopback(address):
            raise NetworkUsedError(f"a test connects to {address}")
        return connect_ex(self, address)

    def guarded_look_up(host: Any, *rest: Any, **named: Any) -> Any:
        if not is_loopback((host or "",)):
            raise NetworkUsedError(f"a test looks up {host}")
        return look_up(host, *rest, **named)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket.socket, "connect", guarded_connect)
        patch.setattr(socket.socket, "connect_ex", guarded_connect_ex)
        patch.setattr(socket, "getaddrinfo", guarded_look_up)
        yield


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give what runs against the world a second and a third try.

    The voice varies by chance from one sentence to the next, and so does what is heard; a machine
    busy with other tests drops sound and lets deadlines of threads, processes and servers pass.
    What fails three times running is broken. Tests of memory get one try.
    """
    for item in items:
        if _AGAINST_THE_WORLD & set(Path(item.path).parts):
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """The folder of measuring sets, or a skip with its reason."""
    if not SHARED_DATA.is_dir():
        pytest.skip("the measuring sets are not beside this checkout")
    return SHARED_DATA
