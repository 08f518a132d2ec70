"""A disk that is really full, a folder that may not be written: nothing is lost, all is said."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.command_line import Candor, Outcome
from tests.memory.forgetting.bytes import holders

CANARY, TWIN = "Quixzabble77", "Trundlewick88"
SIZE_BYTES = 24 << 20


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk of its own."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE_BYTES}", "tmpfs", str(folder)]
    if sys.platform != "linux" or shutil.which("mount") is None:
        pytest.skip("a small disk is mounted on Linux only")
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("only root may mount a small disk, and this is not root")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


@pytest.fixture
def told(disk: Path) -> Candor:
    """A memory with a canary and its twin on that disk."""
    candor = Candor(disk / "data")
    candor.chat(f"My locker code is {CANARY}.", f"My bicycle code is {TWIN}.")
    return candor


def fill(disk: Path, left_bytes: int) -> Path:
    """Leave so much room on a disk."""
    found = os.statvfs(disk)
    filling = disk / "filling"
    filling.write_bytes(b"x" * (found.f_bavail * found.f_frsize - left_bytes))
    return filling


def forget(candor: Candor) -> Outcome:
    return candor("forget", "--query", "locker code", "--yes", "--json")


def is_known(candor: Candor, words: str) -> bool:
    return any(words in one["statement"] for one in candor.recall(words))


@pytest.mark.parametrize("left_bytes", [0, 300_000])
def test_too_full_even_to_begin_is_said_and_nothing_is_lost(
    told: Candor, disk: Path, left_bytes: int
) -> None:
    filling = fill(disk, left_bytes)
    done = forget(told)
    assert done.code == 4
    assert done.error["message"] == "Nothing was forgotten: the disk is full."
    assert "room" in done.error["remedy"]
    filling.unlink()
    assert is_known(told, CANARY)
    assert is_known(told, TWIN)
    assert forget(told).code == 0  # as the remedy says
    assert holders(told.folder, CANARY) == []
    assert is_known(told, TWIN)


def test_full_in_the_middle_is_incomplete_and_unreadable_and_goes_on_when_there_is_room(
    told: Candor, disk: Path
) -> None:
    before = disk / "before"
    shutil.copytree(told.folder, before)
    codes = set()
    for left_bytes in (480_000, 640_000):
        shutil.rmtree(told.folder)
        shutil.copytree(before, told.folder)
        filling = fill(disk, left_bytes)
        done = forget(told)
        codes.add(done.code)
        if done.code == 7:
            assert {one["left"] for one in done.value["copies"]} - {None}
            assert done.value["digest"] == ""
            assert CANARY not in told("recall", CANARY, "--json").out  # not even while it is full
        filling.unlink()
        if done.code in {0, 7}:
            assert not is_known(told, CANARY)
            assert holders(told.folder, CANARY) == []
    assert is_known(told, TWIN)
    assert 7 in codes  # control
    assert codes <= {0, 4, 7}
    receipts = told("forget", "--receipts", "--json")
    assert (len(receipts.value["receipts"]), receipts.value["waiting"]) == (1, [])


def bound() -> list[str]:
    """Return what has a command keep to permissions, which mean nothing to root."""
    if os.getuid() != 0:
        return []
    if shutil.which("setpriv") is None:
        pytest.skip("permissions mean nothing to root, and there is no setpriv to give that up")
    return ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--"]


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of folders are POSIX's")
def test_a_folder_that_may_not_be_written_is_said_and_nothing_is_lost(candor: Candor) -> None:
    candor.chat(f"My locker code is {CANARY}.", f"My bicycle code is {TWIN}.")
    for path in (candor.folder, *candor.folder.rglob("*")):
        path.chmod(0o555 if path.is_dir() else 0o444)
    command = [sys.executable, "-m", "desktop", "--data-dir", str(candor.folder), "--json"]
    done = subprocess.run(
        [*bound(), *command, "forget", "--query", "locker code", "--yes"],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[2],
        env=candor.all_environment(),
    )
    assert done.returncode == 4, done.stderr
    told = json.loads(done.stderr)
    assert "cannot be used" in told["message"] or "Nothing was forgotten" in told["message"]
    assert told["remedy"]
    for path in (candor.folder, *candor.folder.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
    assert is_known(candor, CANARY)
    assert is_known(candor, TWIN)
