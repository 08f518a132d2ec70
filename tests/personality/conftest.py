import socket
from collections.abc import Iterator

import pytest

from tests.ollama_server import OllamaServer


@pytest.fixture
def server() -> Iterator[OllamaServer]:
    """A server whose talk, and ours with it, is checked against Ollama's description."""
    with OllamaServer() as running:
        yield running
    assert running.violations == []


@pytest.fixture
def unused_host() -> str:
    """An address of this machine where nothing listens."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{listener.getsockname()[1]}"
