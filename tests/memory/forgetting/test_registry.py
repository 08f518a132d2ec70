"""No store, table or file is without a copy that stands for it."""

from memory.forgetting import copies
from memory.forgetting.files import FilesCopy
from memory.forgetting.values import Selection
from memory.store import tables
from memory.vocabulary import ForgetMode, StoreName
from tests.memory.talking import Memory


def test_every_store_and_table_is_registered() -> None:
    assert {one.store for one in copies.ALL if isinstance(one, copies.StoreCopy)} == set(StoreName)
    assert {each.name for each in copies.ALL}.issuperset(
        copies.StoreCopy(name).name for name in StoreName
    )
    known = frozenset().union(*copies.ERASED.values())
    there = {table for metadata in tables.METADATA.values() for table in metadata.tables}
    assert there <= known, there - known


def test_every_file_of_the_folder_is_registered(memory: Memory) -> None:
    memory.say("I live in Ghent.")
    memory.router.forget(Selection(query="where I live"), ForgetMode.FORGET)
    memory.reopen()
    memory.close()
    files = {path for path in memory.folder.rglob("*") if path.is_file()}
    stores = {
        memory.folder / f"{name}.db{log}" for name in StoreName for log in ("", "-wal", "-shm")
    }
    texts = {
        path
        for one in copies.ALL
        if isinstance(one, FilesCopy)
        for path in one.files(memory.folder)
    }
    assert files <= stores | texts, files - stores - texts
    memory.open()
