"""Old copies of memory meet what was forgotten since: in a backup, and when one is restored."""

import json
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from typing import Protocol

from sqlalchemy import select

from memory.door import documenting, indexing
from memory.errors import (
    BackupDamagedError,
    BackupLockedError,
    CandorMemoryError,
    OtherMemoryError,
    StillForgettingError,
    StoreTooNewError,
)
from memory.forgetting import backups, copies, needles
from memory.forgetting.needles import Sought
from memory.forgetting.tombstones import Tombstones
from memory.forgetting.values import Closure
from memory.records import Record
from memory.store import (
    document_writing,
    documents,
    journal,
    keys,
    reading,
    rekeying,
    scrubbing,
    tables,
)
from memory.store.effects import Drop, Effect, Put
from memory.store.files import Stores, open_stores
from memory.store.keys import KeyNote
from memory.store.keys import read as read_key_note
from memory.vocabulary import StoreName

_KEPT = ("tombstones", "receipts", "forgettings")
"""What a restored memory takes over from the one it replaces."""
_MADE_EARLIER = "it was made with an earlier passphrase or key"
_WAY_OUT = (
    "that Candor does not have any more. Please delete it, or let a new one take its place: "
    "candor backup, with the same name."
)


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
        return len(backups.known(stores.folder))

    def purge(self, stores: Stores, wanted: Sought, *, deep: bool) -> str | None:
        """Write them anew without what was forgotten."""
        return _of_each(stores, self._purge)

    def verify(self, stores: Stores, pattern: Collection[bytes]) -> str | None:
        """Search every byte of what they hold."""

        def search(path: Path, stores: Stores) -> str | None:
            if not backups.is_ours(path):  # the owner put something else in its place
                return needles.left_in(scrubbing.chunks(path), pattern)
            with _unpacked(path, stores.folder, _same_key(stores, path)) as old:
                if old.install != stores.install:
                    return None
                if _removed(old, stores):
                    return "a document that you had forgotten is still in it"
                found = (copies.StoreCopy(name).verify(old, pattern) for name in StoreName)
                return next((left for left in found if left), None)

        return _of_each(stores, search)

    def _purge(self, path: Path, stores: Stores) -> str | None:
        if not backups.is_ours(path):
            return None
        with _unpacked(path, stores.folder, _same_key(stores, path)) as old:
            # Another memory's is not this one's to change, though it was written in its place.
            if old.install != stores.install:
                return None
            if found := met(old, stores):
                indexing.build_if_new(old)
                self.erase(old, tuple(found))
            if removed := _removed(old, stores):
                _take_away(old, removed)
            if found or removed:
                backups.pack(old, path)
        return None


def _of_each(stores: Stores, act: Callable[[Path, Stores], str | None]) -> str | None:
    """Do something with every backup: one that fails does not keep the others from it."""
    failed = []
    for path in backups.known(stores.folder):
        try:
            left = act(path, stores)
        except BackupLockedError:
            left = f"{_MADE_EARLIER} {_WAY_OUT}"
        except BackupDamagedError as error:
            left = f"{error.detail}. Please delete it."
        except CandorMemoryError as error:
            left = f"it cannot be written anew ({error})"
        except OSError as error:
            left = f"it cannot be read or written ({error.strerror or error})"
        if left:
            failed.append(f"{path}: {left}")
    return "; ".join(failed) or None


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
        How the key is got again; None when there is none. It is that of the memory in use, where
        it has one: a restore neither brings an old passphrase back nor takes encryption away.

    Raises:
        StoreUnusableError: the backup, or a store of the memory in use, cannot be used.
        OtherMemoryError: it is another memory's, and this one has forgotten something.
        StillForgettingError: something is to be forgotten that is readable still.
    """
    for error in stores.broken.values():
        raise error
    has_forgotten = _has_forgotten(stores)
    with _unpacked(file, stores.folder, find_key, stores) as old:
        if has_forgotten and old.install != stores.install:
            raise OtherMemoryError(file)
        indexing.build_if_new(old)
        found = met(old, stores)
        if found:
            erase(old, tuple(found))
        if old.install == stores.install:
            _take_away(old, _removed(old, stores))
        _take_over(old, stores, Counter(chain.from_iterable(found.values())))
        journal.settle(old)
        for name in StoreName:
            fresh = rekeying.fresh_of(stores.folder / f"{name}.db")
            fresh.unlink(missing_ok=True)
            scrubbing.copy_whole(old[name], fresh)
        return read_key_note(old.folder)


def _has_forgotten(stores: Stores) -> bool:
    """Tell whether there is anything that a restored memory has to know of.

    Raises:
        StillForgettingError: something is to be forgotten that is readable still.
    """
    table = tables.forgettings.c
    with stores.reading(StoreName.LEDGER) as connection:
        for row in connection.execute(select(table.waiting, table.effects)):
            if json.loads(row.waiting) or row.effects:
                raise StillForgettingError
        kept = (tables.ledger.tables[name].c.id for name in _KEPT)
        if any(connection.execute(select(id).limit(1)).first() for id in kept):
            return True
    with stores.reading(StoreName.DOCUMENTS) as connection:
        return bool(documents.kept_out(connection))


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


def _removed(old: Stores, stores: Stores) -> list[str]:
    """Return the ids of the documents in old stores that the owner has had forgotten since."""
    with stores.reading(StoreName.DOCUMENTS) as connection:
        out = documents.kept_out(connection)
    with old.reading(StoreName.DOCUMENTS) as connection:
        every = documents.everything(connection) if out else ()
    return [one.id for one in every if documents.digest_of(one.path, stores.install) in out]


def _take_away(old: Stores, ids: list[str]) -> None:
    for id in ids:
        documenting.take_away(old, id, datetime.now(UTC))


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
    wanted: list[Effect] = []
    with stores.reading(StoreName.LEDGER) as connection:
        for name in _KEPT:
            for row in connection.exec_driver_sql(f"SELECT * FROM {name}").mappings():
                values = {key: value for key, value in row.items() if key != "seal"}
                if name == "tombstones":
                    values["refused"] += refused[row["id"]]
                wanted.append(Put(StoreName.LEDGER, name, values))
    with stores.reading(StoreName.DOCUMENTS) as connection:
        out = documents.kept_out(connection)
    wanted += [document_writing.keep_out(digest, datetime.now(UTC)) for digest in sorted(out)]
    if not wanted:
        return
    # Those of the memory in use go on where the backup's end, and would meet them again.
    for name in ("receipts", "forgettings"):
        with old.reading(StoreName.LEDGER) as connection:
            own = list(connection.scalars(select(tables.ledger.tables[name].c.id)))
        journal.carry_out(old, [Drop(StoreName.LEDGER, name, {"id": id}) for id in own])
    journal.carry_out(old, wanted)


def _same_key(stores: Stores, file: Path) -> FindKey:
    """Return what finds the key of a backup where it has none, or that of the memory in use."""

    def find_key(folder: Path) -> str | None:
        note = read_key_note(folder)
        if note is None:
            return None
        if stores.key is None or not keys.fits(stores.key, note):
            raise BackupLockedError(file, _MADE_EARLIER)
        return stores.key

    return find_key


@contextmanager
def _unpacked(
    file: Path, folder: Path, find_key: FindKey, like: Stores | None = None
) -> Iterator[Stores]:
    """Open what a backup holds, beside the memory in use; its index is empty.

    Args:
        file: The backup.
        folder: The data folder.
        find_key: Finds what it is encrypted with.
        like: Whose key it is to have instead, if they have one.
    """
    scratch = folder / backups.SCRATCH
    try:
        backups.clear(scratch)
        backups.unpack(file, scratch)
        key = find_key(scratch)
        if like is not None and like.key is not None and like.key != key:
            _opened(file, scratch, key).close()  # what is of an older Candor is brought up to date
            rekeying.rekey(scratch, key, like.key, read_key_note(folder))
            key = like.key
        old = _opened(file, scratch, key)
        try:
            with old.locked():
                journal.replay(old)
                yield old
        finally:
            old.close()
    finally:
        backups.clear(scratch)


def _opened(file: Path, scratch: Path, key: str | None) -> Stores:
    old = open_stores(scratch, key)
    for error in old.broken.values():
        old.close()
        if isinstance(error, StoreTooNewError):
            raise error
        raise BackupDamagedError(file, f"{error.path.name} in it: {error.detail}")
    return old
