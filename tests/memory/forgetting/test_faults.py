"""A copy that cannot be purged keeps the receipt back; nothing is readable meanwhile."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import pytest

from memory.door.restoring import BackupCopy
from memory.forgetting import backups, copies, needles, plan, receipt, wording
from memory.forgetting.copies import StoreCopy
from memory.forgetting.files import TEXTS, LeftCopy
from memory.forgetting.needles import Sought
from memory.forgetting.values import Closure, Receipt, Selection
from memory.store.files import Stores
from memory.vocabulary import ForgetMode, StoreName
from tests.memory.forgetting.bytes import holders
from tests.memory.talking import Memory

ROOT = Path(__file__).parents[3]
CANARY, TWIN = "Quixzabble77", "Trundlewick88"


class Elsewhere:
    """A place outside of the data folder that was told everything."""

    name = "a cache elsewhere"

    def __init__(self) -> None:
        self.held = f"My locker code is {CANARY}. My bicycle code is {TWIN}."

    def find(self, stores: Stores, reached: Closure) -> int:
        return int(CANARY in self.held)

    def purge(self, stores: Stores, wanted: Sought, *, deep: bool) -> str | None:
        for phrase in wanted.phrases:
            self.held = self.held.replace(phrase, "")
        return None

    def verify(self, stores: Stores, pattern: Collection[bytes]) -> str | None:
        return needles.left_in([self.held.lower().encode()], pattern)


REGISTERED = (*(one.name for one in copies.ALL), BackupCopy.name, Elsewhere.name)


@pytest.fixture
def told(tmp_path: Path, blank: Path) -> Iterator[Memory]:
    """A memory with a canary and its twin; both are elsewhere too."""
    shutil.copytree(blank, tmp_path, dirs_exist_ok=True)
    memory = Memory(tmp_path, [Elsewhere()])
    memory.say(f"My locker code is {CANARY}.")
    memory.say(f"My bicycle code is {TWIN}.")
    yield memory
    memory.close()


@pytest.fixture
def backup(told: Memory, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of the memory, which makes every forget take longer."""
    path = tmp_path_factory.mktemp("elsewhere") / "mine.candor"
    with told.stores.locked():
        backups.back_up(told.stores, path, told.now)
    assert CANARY in unpacked(path)
    return path


def forget(memory: Memory) -> Receipt:
    return memory.router.forget(Selection(query="locker code"), ForgetMode.FORGET)


def check_hidden(memory: Memory) -> None:
    assert memory.recalled(CANARY) == []
    assert not any(CANARY in said for said in memory.statements(None))
    assert memory.recalled(TWIN)  # control


def check_incomplete(memory: Memory, found: Receipt, copy: str) -> None:
    assert not found.is_complete
    assert [each.copy for each in found.copies if each.left] == [copy]
    assert found.digest == ""
    assert receipt.issued(memory.stores) == ()
    check_hidden(memory)


def check_done(memory: Memory) -> None:
    assert len(receipt.issued(memory.stores)) == 1
    assert holders(memory.folder, CANARY) == []
    check_hidden(memory)
    (elsewhere,) = memory.copies
    assert isinstance(elsewhere, Elsewhere)
    for held in (elsewhere.held, *map(unpacked, backups.known(memory.folder))):
        assert CANARY not in held
        assert TWIN in held  # control


def unpacked(backup: Path) -> str:
    """Return what a backup holds, as text."""
    with zipfile.ZipFile(backup) as archive:
        return "".join(archive.read(one).decode("latin-1") for one in archive.namelist())


@dataclass
class Failing:
    """Has one verb of one copy fail.

    Attributes:
        failures: How often it does; None is for good.
        met: How often it was asked to.
    """

    copy: copies.Copy
    verb: str
    failures: int | None = None
    met: int = 0

    def __enter__(self) -> Self:
        self._patch = pytest.MonkeyPatch()
        real = getattr(type(self.copy), self.verb)

        def failing(copy: copies.Copy, *given: object, **named: object) -> object:
            if copy.name == self.copy.name and (self.failures is None or self.met < self.failures):
                self.met += 1
                raise PermissionError(13, "it is locked")
            return real(copy, *given, **named)

        self._patch.setattr(type(self.copy), self.verb, failing)
        return self

    def __exit__(self, *error: object) -> None:
        self._patch.undo()


def one_of(memory: Memory, name: str) -> copies.Copy:
    """Return a copy by its name."""
    return next(one for one in memory.router.copies if one.name == name)


def test_every_copy_that_a_forget_goes_through_is_made_to_fail_here(told: Memory) -> None:
    assert [one.name for one in told.router.copies] == list(REGISTERED)


def check_fails_for_good(told: Memory, name: str, verb: str) -> None:
    with Failing(one_of(told, name), verb) as fault:
        check_incomplete(told, forget(told), name)
        told.reopen()  # retried, and it fails again: for good
        (again,) = told.router.finish_forgetting()
        check_incomplete(told, again, name)
    assert fault.met >= 6  # each time with a light hand and with a heavy one
    assert any(name in one for one in wording.receipt_lines(again))
    told.reopen()
    check_done(told)


def check_fails_once(told: Memory, name: str) -> None:
    with Failing(one_of(told, name), "purge", failures=1) as fault:
        assert forget(told).is_complete
    assert fault.met == 1
    check_done(told)


def check_uncounted(told: Memory, name: str) -> None:
    with Failing(one_of(told, name), "find") as fault:
        wanted = Selection(query="locker code")
        planned = plan.make_plan(told.stores, wanted, ForgetMode.FORGET, told.router.copies)
        assert planned.goes[name] == 1
        assert forget(told).is_complete
    assert fault.met >= 2
    check_done(told)


@pytest.mark.parametrize("name", sorted({*REGISTERED} - {BackupCopy.name}))
@pytest.mark.parametrize("verb", ["purge", "verify"])
def test_one_copy_that_fails_keeps_the_receipt_back_until_it_works(
    told: Memory, name: str, verb: str
) -> None:
    check_fails_for_good(told, name, verb)


@pytest.mark.parametrize("verb", ["purge", "verify"])
def test_a_backup_that_fails_keeps_the_receipt_back_until_it_works(
    told: Memory, backup: Path, verb: str
) -> None:
    check_fails_for_good(told, BackupCopy.name, verb)
    assert backup.exists()


@pytest.mark.parametrize("name", sorted({*REGISTERED} - {BackupCopy.name}))
def test_one_copy_that_fails_once_is_tried_again_at_once(told: Memory, name: str) -> None:
    check_fails_once(told, name)


def test_a_backup_that_fails_once_is_tried_again_at_once(told: Memory, backup: Path) -> None:
    check_fails_once(told, BackupCopy.name)
    assert backup.exists()


@pytest.mark.parametrize(
    "name", [StoreCopy(StoreName.SEMANTIC).name, TEXTS[0].name, LeftCopy().name, Elsewhere.name]
)
def test_a_copy_that_cannot_be_counted_is_purged_all_the_same(told: Memory, name: str) -> None:
    check_uncounted(told, name)


def test_backups_that_cannot_be_counted_are_purged_all_the_same(told: Memory, backup: Path) -> None:
    check_uncounted(told, BackupCopy.name)
    assert backup.exists()


def test_several_copies_that_fail_are_all_named(told: Memory, backup: Path) -> None:
    with (
        Failing(one_of(told, BackupCopy.name), "purge"),
        Failing(one_of(told, Elsewhere.name), "verify"),
    ):
        found = forget(told)
        assert {one.copy for one in found.copies if one.left} == {BackupCopy.name, Elsewhere.name}
        check_hidden(told)
    assert backup.exists()
    (found,) = told.router.finish_forgetting()
    assert found.is_complete
    check_done(told)


def test_a_forget_that_waits_is_gone_on_with_by_the_next(told: Memory) -> None:
    with Failing(one_of(told, BackupCopy.name), "purge"):
        assert not forget(told).is_complete
    told.say("My shed code is Wigglespoon99.")
    other = told.router.forget(Selection(query="shed code"), ForgetMode.FORGET)
    assert other.is_complete
    first, second = receipt.issued(told.stores)
    assert receipt.is_chain((first, second))
    assert second == other


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
try:
    told["readable"] = bool(memory.recalled(sys.argv[3]))
except CandorMemoryError:  # nothing may be read as long as it is not sure what is marked
    told["readable"] = False
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
    assert found["readable"] == (found["error"] is not None)
    if not receipt.issued(told.stores):  # it could not even be written down, and that was said
        assert found["error"] == "NotBegunError"
        assert told.recalled(CANARY)
        assert forget(told).is_complete
    check_done(told)
