from pathlib import Path

import pytest

from tests.command_line import Candor


@pytest.fixture
def candor(tmp_path: Path) -> Candor:
    """The real command on a fresh data folder."""
    return Candor(tmp_path / "data")
