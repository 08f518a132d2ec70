"""What the world does to files: a full disk, a read-only folder, locks, half a backup."""

import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from memory.door import MemoryRouter
from memory.errors import (
    StoreInUseError,
    StoreOtherDayError,
    StoreWriteError,
)
from memory.records import Utterance
from memory.store import checking, journal
from memory.store.effects import Effect
from memory.store.files import Store, Stores, open_stores
from memory.vocabulary import Origin, Speaker, StoreName
from tests.memory.talking import Memory

NOBODY = 65534
KEEPER = """
import sqlite3, sys
other = sqlite3.connect(sys.argv[1], isolation_level=None)
other.execute("PRAGMA locking_mode = EXCLUSIVE")
other.execute("BEGIN EXCLUSIVE")
print("mine", flush=True)
sys.stdin.read()
"""


def broken(folder: Path) -> dict[StoreName, type[Exception]]:
    with closing(open_stores(folder)) as stores:
        return {name: type(error) for name, error in stores.broken.items()}


def turn(text: str) -> Utterance:
    return Utterance(text, Speaker.OWNER, datetime.now(UTC), "first", Origin.OWNER_TEXT)


def texts(folder: Path) -> list[str]:
    with closing(open_stores(folder)) as stores:
        MemoryRouter(stores).close()
        with stores.reading(StoreName.EPISODIC) as connection:
            query = "SELECT statement FROM records WHERE id IN (SELECT record_id FROM turns)"
            return list(connection.exec_driver_sql(query).scalars())


@pytest.mark.parametrize("name", [StoreName.SEMANTIC, StoreName.EPISODIC])
@pytest.mark.parametrize("when", ["older", "newer"])
def test_a_store_of_another_day_is_refused(
    memory: Memory, tmp_path_factory: pytest.TempPathFactory, name: StoreName, when: str
) -> None:
    memory.say("I live in Ghent.")
    memory.close()
    earlier = tmp_path_factory.mktemp("earlier") / "copy"
    shutil.copytree(memory.folder, earlier)
    memory.open()
    memory.say("I like chess.")
    memory.close()
    assert broken(memory.folder) == {}  # control: each day is whole
    assert broken(earlier) == {}
    ours, other = (memory.folder, earlier) if when == "older" else (earlier, memory.folder)
    path = ours / f"{name}.db"
    shutil.copy(other / path.name, path)
    before = path.read_bytes()
    assert broken(ours) == {name: StoreOtherDayError}
    assert path.read_bytes() == before


@pytest.mark.parametrize("after", [0, 1, 5])
def test_a_crash_while_all_are_forced_to_the_disk_makes_no_other_day(
    memory: Memory, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    memory.say("I live in Ghent.")
    forced: list[int] = []
    sync = Store.sync

    class KilledError(Exception):
        pass

    def die(self: Store, generation: int) -> None:
        if len(forced) == after:
            raise KilledError
        forced.append(generation)
        sync(self, generation)

    with monkeypatch.context() as patch:
        patch.setattr(Store, "sync", die)
        with pytest.raises(KilledError), memory.stores.locked():
            journal.settle(memory.stores)
    memory.stores.close()
    assert broken(memory.folder) == {}
    memory.open()
    assert memory.statements() == ["I live in Ghent"]


def test_a_store_that_another_program_keeps_is_told_and_the_others_work(
    memory: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory.say("I live in Ghent.")
    memory.close()
    path = memory.folder / "preference.db"
    with subprocess.Popen(
        [sys.executable, "-c", KEEPER, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as keeper:
        assert keeper.stdout is not None
        assert keeper.stdout.readline() == b"mine\n"
        assert broken(memory.folder) == {StoreName.PREFERENCE: StoreInUseError}
        keeper.communicate()
    assert broken(memory.folder) == {}


def test_what_waits_for_a_broken_store_is_done_when_it_is_back(
    memory: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    do = journal._do  # noqa: SLF001

    def leave_out(stores: Stores, wanted: Sequence[Effect]) -> None:
        do(stores, [effect for effect in wanted if effect.store is not StoreName.SEMANTIC])

    with monkeypatch.context() as patch:
        patch.setattr(journal, "_do", leave_out)
        memory.say("I live in Ghent.")
        memory.stores.close()  # as a crash would
    aside = memory.folder.with_name("aside.db")
    shutil.move(memory.folder / "semantic.db", aside)
    with closing(open_stores(memory.folder)) as stores:
        assert set(stores.broken) == {StoreName.SEMANTIC}
        router = MemoryRouter(stores)
        with stores.locked():
            journal.settle(stores)
        router.close()
    shutil.move(aside, memory.folder / "semantic.db")
    memory.open()
    assert memory.statements() == ["I live in Ghent"]


def test_another_programs_half_operation_is_done_before_ours(
    memory: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(open_stores(memory.folder)) as others:
        router = MemoryRouter(others)
        with monkeypatch.context() as patch:
            patch.setattr(journal, "_do", lambda stores, wanted: None)  # it dies just here
            router.submit(turn("Hello."))
        memory.say("I live in Ghent.")
        with memory.stores.locked():
            journal.settle(memory.stores)
        # The turn is there, though its writer never wrote it.
        assert "Hello." in texts_of(memory.stores)


def texts_of(stores: Stores) -> list[str]:
    with stores.reading(StoreName.EPISODIC) as connection:
        return list(connection.exec_driver_sql("SELECT statement FROM records").scalars())


def in_a_child(act: Callable[[], int]) -> int:
    """Carry ``act`` out in a child and return the number that it gives."""
    pid = os.fork()
    if pid == 0:
        code = 99
        try:
            code = act()
        finally:
            os._exit(code)
    _, status = os.waitpid(pid, 0)
    return os.waitstatus_to_exitcode(status)


def test_when_the_disk_is_full_nothing_acknowledged_is_lost(memory: Memory) -> None:
    memory.say("I live in Ghent.")
    memory.close()
    acknowledged = memory.folder.with_name("acknowledged")

    def fill() -> int:
        stores = open_stores(memory.folder)
        router = MemoryRouter(stores)
        most = 2_500_000  # bytes that a file may have
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        with acknowledged.open("w") as file:
            for number in range(2000):
                text = f"Turn {number} " + "x" * 500
                try:
                    router.submit(turn(text))
                except StoreWriteError:
                    return 7
                file.write(text + "\n")
                file.flush()
        return 0

    assert in_a_child(fill) == 7
    said = acknowledged.read_text().splitlines()
    assert len(said) > 9  # control: it wrote until there was no room
    assert set(said) <= set(texts(memory.folder))
    assert broken(memory.folder) == {}


@pytest.mark.skipif(os.name != "posix", reason="needs another user to be")
def test_a_folder_that_nobody_may_write_in_is_told_and_left(memory: Memory) -> None:
    memory.say("I live in Ghent.")
    memory.close()
    with tempfile.TemporaryDirectory(dir="/tmp") as scratch:
        folder = Path(scratch) / "data"
        shutil.copytree(memory.folder, folder)
        Path(scratch).chmod(0o755)
        for path in folder.iterdir():
            path.chmod(0o444)
        folder.chmod(0o555)
        before = {path.name: path.read_bytes() for path in folder.iterdir()}

        def open_it() -> int:
            if os.geteuid() == 0:
                os.setuid(NOBODY)
            try:
                open_stores(folder)
            except StoreWriteError:
                return 7
            return 0

        assert in_a_child(open_it) == 7
        assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
        folder.chmod(0o755)
        for path in folder.iterdir():
            path.chmod(0o644)
        assert broken(folder) == {}  # control


def test_a_file_as_it_was_left_is_not_read_at_length_again(
    memory: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory.say("I live in Ghent.")
    memory.close()
    at_length: list[str] = []
    check = checking._check_whole  # noqa: SLF001

    def note(raw: object, path: Path) -> None:
        at_length.append(path.stem)
        check(raw, path)

    monkeypatch.setattr(checking, "_check_whole", note)
    assert broken(memory.folder) == {}
    assert at_length == []
    path = memory.folder / "semantic.db"
    content, stamp = bytearray(path.read_bytes()), path.stat()
    content[content.index(b"Ghent")] ^= 1
    path.write_bytes(content)
    os.utime(path, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))  # a worn disk leaves no date
    broken(memory.folder)
    assert at_length == ["semantic"]
    (memory.folder / "whole.json").write_text("nonsense")
    broken(memory.folder)
    assert set(at_length) == {name.value for name in StoreName}
