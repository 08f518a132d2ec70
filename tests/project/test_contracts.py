"""The direction of imports holds, and the linter would notice if it did not."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("desktop", "voice", "memory", "personality", "resources")

VIOLATIONS = {
    "voice and memory are strangers": ("voice/planted.py", "import memory.records"),
    "memory does not know the program": ("memory/planted.py", "import desktop.session.events"),
    "no Qt below the window": ("desktop/session/planted.py", "import PySide6.QtCore"),
    "no SQL in the window": ("desktop/ui/planted.py", "import sqlalchemy"),
    "no engine in the command line": ("desktop/cli/planted.py", "import ollama"),
    "review is pure": ("memory/review/planted.py", "import sqlalchemy"),
    "recall does not write": ("memory/recall/planted.py", "import memory.store.writing"),
    "the session does not write past the door": (
        "desktop/session/planted.py",
        "import memory.store.journal",
    ),
}


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"],
        cwd=folder,
        env={"PYTHONPATH": str(folder), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program that tests may spoil."""
    folder = tmp_path_factory.mktemp("copy")
    for package in PACKAGES:
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / package, folder / package, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def test_the_contracts_hold(copy: Path) -> None:
    result = lint(copy)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize("name", VIOLATIONS)
def test_a_planted_violation_is_noticed(copy: Path, name: str) -> None:
    path, line = VIOLATIONS[name]
    planted = copy / path
    planted.write_text(line + "\n")
    try:
        result = lint(copy)
        assert result.returncode == 1, result.stdout + result.stderr
        assert "planted" in result.stdout
    finally:
        planted.unlink()
