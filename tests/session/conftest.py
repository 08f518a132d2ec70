from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import Settings, save
from tests.command_line import NOWHERE
from tests.ollama_server import OllamaServer


@pytest.fixture
def ollama() -> Iterator[OllamaServer]:
    """A server that speaks Ollama's protocol."""
    with OllamaServer() as server:
        yield server
    assert server.violations == []


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    """A whole session that neither listens nor speaks, and for which there is no Ollama."""
    save(tmp_path / "settings.json", Settings(ollama_host=NOWHERE))
    with assemble(Options(tmp_path)) as session:
        yield session
