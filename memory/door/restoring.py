"""Old copies of memory meet what was forgotten since: in a backup, and when one is restored."""

import shutil
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Protocol

from sqlalchemy import select

from memory.door import indexing
from memory.errors import WriteRefusedError
from memory.forgetting import backups, copies
from memory.forgetting.needles import Sought
from memory.forgetting.tombstones import Tombstones
from memory.forgetting.values import Closure
from memory.records import Record
from memory.store import journal, reading, rekeying, scrubbing, tables
from memory.store.effects import Drop, Put
from memory.store.files import Stores, open_stores
from memory.store.keys import KeyNote
from memory.store.keys import read as read_key_note
from memory.vocabulary import StoreName

_SCRATCH = ".unpacked"
"""Where a backup is unpacked, in the data folder; what a crash leaves there goes the next time."""
_KEPT = ("tombstones", "receipts")
"""What a restored memory takes over from the one it replaces."""


FindKey = Callable[[Path], str | None]
"""Finds the key of the stores in a folder; None when they are plain."""

LAID_OUT = tuple(f"{name}.db" for name in StoreName)
"""The files that are renamed once a restored memory is ready."""


class Erase(Protocol):
    """Has some records go from other stores than the ones in use."""

    def __call__(self, stores: Stores, ids: tuple[str, ...]) -> None:
        """Let them go, with everything that they reach to."""


@dataclass(frozen=True)
class BackupCopy:
    """The backups that Candor made, wherever they are."""

    erase: Erase
    name: str = "backups made by Candor"

    def find(self, stores: Stores, reached: Closure) -> int:
        """Count them: each of them may hold it."""
        return len(_backups(stores.folder))

    def purge(self, stores: Stores, wanted: Sought, *, deep: bool) -> str | None:
        """Write them anew without what was forgotten."""
        for path in _backups(stores.folder):
            with _unpacked(path, stores.folder, _same_key(stores)) as old:
                if found := met(old, stores):
                    self.erase(old, tuple(found))
                    backups.pack(old, path)
        return None

    def verify(self, stores: Stores, pattern: Collection[bytes]) -> str | None:
        """Search every byte of what they hold."""
        for path in _backups(stores.folder):
            with _unpacked(path, stores.folder, _same_key(stores)) as old:
                for name in StoreName:
                    if left := copies.StoreCopy(name).verify(old, pattern):
                        return f"{path.name}: {left}"
        return None


def prepare(stores: Stores, file: Path, find_key: FindKey, erase: Erase) -> KeyNote | None:
    """Lay out what a backup holds beside the memory in use, with every forget applied.

    The caller keeps every other program from writing, then closes the stores and calls
    ``rekeying.put_in_place`` with ``LAID_OUT`` and what this returns.

    Args:
        stores: The memory in use.
        file: The backup.
        find_key: Finds what it is encrypted with.
        erase: Has records go from it.

    Returns:
        How the backup's key is got again; None when it is plain.

    Raises:
        StoreUnusableError: the backup, or a store of the memory in use, cannot be used.
        WriteRefusedError: it is another memory's, and this one has forgotten something.
    """
    for error in stores.broken.values():
        raise error
    with _unpacked(file, stores.folder, find_key) as old:
        found = met(old, stores)
        if found:
            erase(old, tuple(found))
        _take_over(old, stores, Counter(chain.from_iterable(found.values())))
        journal.settle(old)
        for name in StoreName:
            fresh = rekeying.fresh_of(stores.folder / f"{name}.db")
            fresh.unlink(missing_ok=True)
            scrubbing.copy_whole(old[name], fresh)
        return read_key_note(old.folder)


def met(old: Stores, stores: Stores) -> dict[str, frozenset[str]]:
    """Return what old stores hold and the owner has had forgotten since.

    Returns:
        The tombstones that each of these records meets, by the record's id.
    """
    stones = _stones(stores)
    if not stones:
        return {}
    tombstones = Tombstones(stores.install)
    found = {}
    for record in _records(old):
        latest = (stones.get(trace.digest, "") for trace in tombstones.of(record))
        if refusing := frozenset(id for id in latest if record.id < id):
            found[record.id] = refusing
    return found


def _stones(stores: Stores) -> dict[str, str]:
    """Return the latest tombstone of each digest: what is younger than it was said anew."""
    table = tables.tombstones.c
    with stores.reading(StoreName.LEDGER) as connection:
        rows = connection.execute(select(table.digest, table.id).order_by(table.id))
        return {row.digest: row.id for row in rows}


def _records(stores: Stores) -> Iterator[Record]:
    for name, envelope in tables.ENVELOPES.items():
        if name in stores:
            with stores.reading(name) as connection:
                yield from reading.records(connection, envelope, select(envelope.records))


def _take_over(old: Stores, stores: Stores, refused: Counter[str]) -> None:
    """Let a restored memory know what was forgotten, and that it was.

    Args:
        old: The restored memory.
        stores: The one that it replaces.
        refused: How many records each tombstone has kept from coming back with it, by its id.
    """
    wanted = []
    with stores.reading(StoreName.LEDGER) as connection:
        for name in _KEPT:
            for row in connection.exec_driver_sql(f"SELECT * FROM {name}").mappings():
                values = {key: value for key, value in row.items() if key != "seal"}
                if name == "tombstones":
                    values["refused"] += refused[row["id"]]
                wanted.append(Put(StoreName.LEDGER, name, values))
    if not wanted:
        return
    if old.install != stores.install:
        raise WriteRefusedError(
            "this is another memory's backup, and this one has forgotten something: "
            "restore it into a new folder"
        )
    with old.reading(StoreName.LEDGER) as connection:
        own = list(connection.scalars(select(tables.receipts.c.id)))
    journal.carry_out(old, [Drop(StoreName.LEDGER, "receipts", {"id": id}) for id in own])
    journal.carry_out(old, wanted)


def _backups(folder: Path) -> list[Path]:
    known = {Path(one.path) for one in backups.listed(folder) if not one.is_export}
    return sorted({*known, *(folder / "backups").glob("*.candor")})


def _same_key(stores: Stores) -> FindKey:
    return lambda folder: stores.key if read_key_note(folder) is not None else None


@contextmanager
def _unpacked(file: Path, folder: Path, find_key: FindKey) -> Iterator[Stores]:
    """Open what a backup holds, beside the memory in use."""
    scratch = folder / _SCRATCH
    shutil.rmtree(scratch, ignore_errors=True)
    try:
        backups.unpack(file, scratch)
        old = open_stores(scratch, find_key(scratch))
        try:
            for error in old.broken.values():
                raise error
            with old.locked():
                journal.replay(old)
                indexing.build_if_new(old)
                yield old
        finally:
            old.close()
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
