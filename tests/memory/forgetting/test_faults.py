"""A copy that cannot be purged keeps the receipt back; nothing is readable meanwhile."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from memory.forgetting import copies, receipt
from memory.forgetting.copies import StoreCopy
from memory.forgetting.values import Receipt, Selection
from memory.vocabulary import ForgetMode, StoreName
from tests.memory.forgetting.bytes import holders
from tests.memory.talking import Memory

ROOT = Path(__file__).parents[3]
CANARY, TWIN = "Quixzabble77", "Trundlewick88"


@pytest.fixture
def told(memory: Memory) -> Memory:
    """A memory with a canary and its twin."""
    memory.say(f"My locker code is {CANARY}.")
    memory.say(f"My bicycle code is {TWIN}.")
    return memory


def forget(memory: Memory) -> Receipt:
    return memory.router.forget(Selection(query="locker code"), ForgetMode.FORGET)


def check_incomplete(memory: Memory, found: Receipt, copy: str) -> None:
    assert not found.is_complete
    assert [each.copy for each in found.copies if each.left] == [copy]
    assert found.digest == ""
    assert receipt.issued(memory.stores) == ()
    assert memory.recalled(CANARY) == []
    assert not any(CANARY in said for said in memory.statements(None))
    assert memory.recalled(TWIN)  # control


def check_done(memory: Memory) -> None:
    assert len(receipt.issued(memory.stores)) == 1
    assert holders(memory.folder, CANARY) == []
    assert memory.recalled(TWIN)


@pytest.mark.parametrize("copy", copies.ALL, ids=lambda copy: copy.name)
@pytest.mark.parametrize("verb", ["purge", "verify"])
def test_one_copy_that_fails_keeps_the_receipt_back_until_it_works(
    told: Memory, monkeypatch: pytest.MonkeyPatch, copy: copies.Copy, verb: str
) -> None:
    real = getattr(type(copy), verb)

    def failing(self: copies.Copy, *given: object, **named: object) -> str | None:
        if self is copy:
            raise PermissionError(13, "it is locked")
        result: str | None = real(self, *given, **named)
        return result

    with monkeypatch.context() as patch:
        patch.setattr(type(copy), verb, failing)
        check_incomplete(told, forget(told), copy.name)
        told.reopen()  # retried, and it fails again: for good
        (again,) = told.router.finish_forgetting()
        check_incomplete(told, again, copy.name)
    told.reopen()
    check_done(told)


def test_a_reader_of_any_store_keeps_the_receipt_back(told: Memory) -> None:
    with told.stores.reading(StoreName.EPISODIC) as connection:
        connection.exec_driver_sql("SELECT count(*) FROM records").fetchone()
        check_incomplete(told, forget(told), StoreCopy(StoreName.EPISODIC).name)
    told.router.finish_forgetting()
    check_done(told)


CHILD = """
import json, resource, signal, sys
from pathlib import Path
from memory.errors import CandorMemoryError
from memory.forgetting.values import Selection
from memory.vocabulary import ForgetMode
from tests.memory.talking import Memory
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
memory = Memory(Path(sys.argv[1]))
limit = int(sys.argv[2])
resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
try:
    found = memory.router.forget(Selection(query="locker code"), ForgetMode.FORGET)
    told = {"complete": found.is_complete, "error": None}
except CandorMemoryError as error:
    told = {"complete": False, "error": type(error).__name__}
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
told["readable"] = bool(memory.recalled(sys.argv[3]))
print(json.dumps(told))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="the limit of a file's size is POSIX's")
@pytest.mark.parametrize("limit", [1_000, 40_000, 60_000, 75_000, 90_000, 120_000])
def test_a_full_disk_hinders_it_and_it_goes_on_when_there_is_room(told: Memory, limit: int) -> None:
    told.close()
    done = subprocess.run(
        [sys.executable, "-c", CHILD, str(told.folder), str(limit), CANARY],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    told.open()
    assert not (found["complete"] and found["readable"])
    if not receipt.issued(told.stores):  # it could not even be written down, and that was said
        assert found["error"]
        assert told.recalled(CANARY)
        assert forget(told).is_complete
    check_done(told)
