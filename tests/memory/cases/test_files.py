"""Two programs at once, and files that are not what they should be."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from memory.errors import StoreCorruptError, StoreUnusableError
from memory.store.files import open_stores
from memory.vocabulary import Status, StoreName
from tests.memory.cases.hearing import facts
from tests.memory.talking import Memory

ROOT = Path(__file__).parents[3]
EACH = 500


@pytest.mark.timeout(1200)
def test_two_programs_write_five_hundred_rows_each(memory: Memory) -> None:
    command = [sys.executable, str(Path(__file__).with_name("writer.py")), str(memory.folder)]
    started = [
        subprocess.Popen(
            [*command, name, str(EACH)],
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            text=True,
        )
        for name in ("first", "second")
    ]
    told = [json.loads(process.communicate()[0]) for process in started]
    assert [process.returncode for process in started] == [0, 0]
    acknowledged = {id for one in told for id in one["written"]}
    lost = [error for one in told for error in one["errors"]]
    assert lost == []
    assert len(acknowledged) == 2 * EACH
    memory.reopen()
    with memory.stores.reading(StoreName.SEMANTIC) as connection:
        raw = connection.exec_driver_sql("SELECT id FROM records WHERE status = 'active'")
        assert acknowledged <= {row[0] for row in raw}
    assert len(facts(memory, Status.ACTIVE)) == 2 * EACH


def damage_first_page(folder: Path) -> None:
    path = folder / "semantic.db"
    content = bytearray(path.read_bytes())
    content[100:140] = bytes(byte ^ 0x55 for byte in content[100:140])
    path.write_bytes(content)


def cut_in_half(folder: Path) -> None:
    path = folder / "semantic.db"
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def empty(folder: Path) -> None:
    (folder / "semantic.db").write_bytes(b"")


def remove(folder: Path) -> None:
    (folder / "semantic.db").unlink()


@pytest.mark.parametrize("break_it", [damage_first_page, cut_in_half, empty, remove])
def test_a_broken_store_is_refused_kept_and_never_empty(
    memory: Memory, tmp_path_factory: pytest.TempPathFactory, break_it: object
) -> None:
    memory.say("I live in Ghent.")
    memory.close()
    copy = tmp_path_factory.mktemp("broken") / "data"
    shutil.copytree(memory.folder, copy)
    assert callable(break_it)
    break_it(copy)
    path = copy / "semantic.db"
    before = path.read_bytes() if path.exists() else None
    stores = open_stores(copy)
    try:
        error = stores.broken[StoreName.SEMANTIC]
        assert "semantic.db" in str(error)
        with pytest.raises(StoreUnusableError):
            _ = stores[StoreName.SEMANTIC]
        assert StoreName.EPISODIC in stores  # the others stay usable
    finally:
        stores.close()
    assert (path.read_bytes() if path.exists() else None) == before
    memory.open()
    assert len(facts(memory)) == 1  # control: the whole one opens


def test_a_store_restored_beside_an_old_log_is_whole_or_refused(
    memory: Memory, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """A backup of the file put back while the log of the newer one still lies beside it."""
    memory.say("I live in Ghent.")
    memory.close()
    backup = (memory.folder / "semantic.db").read_bytes()
    memory.open()
    for number in range(30):
        memory.say(f"I like the number {number} tram.")
    copy = tmp_path_factory.mktemp("restored") / "data"
    shutil.copytree(memory.folder, copy)  # with its log, as a crash leaves it
    assert (copy / "semantic.db-wal").stat().st_size > 0
    (copy / "semantic.db").write_bytes(backup)
    stores = open_stores(copy)
    try:
        if StoreName.SEMANTIC in stores.broken:
            assert isinstance(stores.broken[StoreName.SEMANTIC], StoreCorruptError)
            return
        with stores.reading(StoreName.SEMANTIC) as connection:
            assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
            assert connection.exec_driver_sql("SELECT count(*) FROM records").scalar()
    finally:
        stores.close()
