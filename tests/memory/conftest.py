"""Fixtures for tests of memory."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from memory.store.files import open_stores
from tests.memory.talking import Memory


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of new stores; making them takes longer than copying them."""
    folder = tmp_path_factory.mktemp("blank")
    open_stores(folder).close()
    return folder


@pytest.fixture
def memory(tmp_path: Path, blank: Path) -> Iterator[Memory]:
    shutil.copytree(blank, tmp_path, dirs_exist_ok=True)
    opened = Memory(tmp_path)
    yield opened
    opened.close()
