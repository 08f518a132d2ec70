"""Open the stores of a data folder: check, migrate; never an empty one for a broken one."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, select

from memory.errors import (
    CandorMemoryError,
    StoreBusyError,
    StoreMissingError,
    StoreUnusableError,
    StoreWriteError,
)
from memory.store import checking, engines, migrating, rekeying, tables
from memory.store.checking import Expected
from memory.store.locking import WriteLock
from memory.store.wholeness import Wholeness
from memory.vocabulary import StoreName

_LEDGER = StoreName.LEDGER


@dataclass(frozen=True)
class Store:
    """One open file."""

    name: StoreName
    path: Path
    writer: Engine = field(repr=False)
    reader: Engine = field(repr=False)

    def sync(self, generation: int | None = None) -> None:
        """Force what was written to the disk, and note in the file at which generation that was.

        A commit that is forced takes along all that came before it. Opening and closing the file
        to that end would give up every lock that SQLite has on it.

        Args:
            generation: See ``checking.GENERATION``; None leaves it as it is.
        """
        with self.writer.connect() as connection:
            raw: Any = connection.connection.dbapi_connection
            raw.execute("PRAGMA synchronous = FULL")
            try:
                with connection.begin():
                    if generation is None:
                        found = connection.exec_driver_sql(checking.GENERATION)
                        generation = int(found.scalar_one())
                    connection.exec_driver_sql(f"{checking.GENERATION} = {generation}")
            finally:
                raw.execute("PRAGMA synchronous = NORMAL")

    def close(self) -> None:
        """Close every connection."""
        self.reader.dispose()
        self.writer.dispose()


class Stores:
    """The stores of one data folder.

    Attributes:
        folder: Where the files are.
        broken: The stores that could not be opened, and why; the others work without them.
        done: The operations in the journal that this program knows to be done.
        unsure: Why no store but the ledger may be read: what is being forgotten could not be marked
            in them. The door tries again with every write.
    """

    def __init__(self, folder: Path, key: str | None) -> None:
        self.folder = folder
        self.broken: dict[StoreName, StoreUnusableError] = {}
        self.done: set[str] = set()
        self.unsure: CandorMemoryError | None = None
        self._key = key
        self._stores: dict[StoreName, Store] = {}
        self._lock = WriteLock(folder)
        self._whole = Wholeness(folder)

    def __getitem__(self, name: StoreName) -> Store:
        """Return an open store.

        Raises:
            StoreUnusableError: it could not be opened.
        """
        if name in self.broken:
            raise self.broken[name]
        return self._stores[name]

    def __contains__(self, name: StoreName) -> bool:
        return name in self._stores

    @property
    def key(self) -> str | None:
        """What the stores are encrypted with; None when they are not."""
        return self._key

    @contextmanager
    def reading(self, name: StoreName) -> Iterator[Connection]:
        """Give a connection that cannot write, with one view of the store for its whole life.

        Raises:
            CandorMemoryError: the store may not be read as it is; see ``unsure``.
        """
        if self.unsure is not None and name is not _LEDGER:
            raise self.unsure
        with self[name].reader.begin() as connection:
            yield connection

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Keep every other program from writing.

        Raises:
            StoreBusyError: another program kept writing for too long.
            StoreWriteError: nobody may write in this folder.
        """
        with self._lock.held():
            yield

    def open(self, name: StoreName) -> None:
        """Check, migrate and open one store, or note in ``broken`` why that cannot be."""
        path = self.folder / f"{name}.db"
        try:
            if name is StoreName.INDEX:
                self._discard_if_broken(path)
            migrating.take_back(path)
            if not path.exists():
                self._make(path, name)
            self._check(path, name)
        except StoreUnusableError as error:
            self.broken[name] = error
            return
        # What is written elsewhere than in the ledger stands in its journal until it is safe.
        door = engines.writer(path, self._key, forced=name is _LEDGER)
        self._stores[name] = Store(name, path, door, engines.reader(path, self._key))
        self._list(name)

    def _make(self, path: Path, name: StoreName) -> None:
        if name is not StoreName.INDEX and _is_missing(path, name, self._stores.get(_LEDGER)):
            raise StoreMissingError(path, "it is missing, though it was there before")
        migrating.create(
            path,
            name,
            install=self._install or secrets.token_hex(16),
            at=datetime.now(UTC),
            key=self._key,
            generation=checking.following(self._generation or 0),
        )

    def _check(self, path: Path, name: StoreName) -> None:
        expected = Expected(name, migrating.versions(name), self._install, self._generation)
        at_length = not self._whole.vouches_for(path)
        version = checking.check(path, expected, self._key, at_length=at_length)
        if version != expected.versions[-1]:
            with migrating.copied(path, self._key):
                migrating.upgrade(path, name, key=self._key)
                checking.check(path, expected, self._key)
        if at_length:
            self._whole.note_checked(path)

    def _discard_if_broken(self, path: Path) -> None:
        """The index is derived: a broken one is made anew, from the stores."""
        try:
            if path.exists():
                self._check(path, StoreName.INDEX)
        except StoreUnusableError:
            for name in (path.name, f"{path.name}-wal", f"{path.name}-shm"):
                path.with_name(name).unlink(missing_ok=True)

    @property
    def _generation(self) -> int | None:
        """The ledger's generation; None before there is a ledger."""
        ledger = self._stores.get(_LEDGER)
        if ledger is None:
            return None
        with ledger.reader.begin() as connection:
            return int(connection.exec_driver_sql(checking.GENERATION).scalar_one())

    @property
    def install(self) -> str:
        """The installation that the stores belong to.

        Raises:
            StoreUnusableError: the ledger, which knows it, is not open.
        """
        with self.reading(_LEDGER) as connection:
            return str(connection.scalar(select(tables.ledger.tables["about"].c.install)))

    @property
    def _install(self) -> str | None:
        """The same; None before there is a ledger."""
        return self.install if _LEDGER in self._stores else None

    def _list(self, name: StoreName) -> None:
        """Remember in the ledger that the store exists, so that its loss is noticed."""
        ledger = self._stores.get(_LEDGER)
        if ledger is None:
            return
        with ledger.writer.begin() as connection:
            connection.execute(
                tables.stores.insert().prefix_with("OR IGNORE"),
                {"store": name.value, "made_at": datetime.now(UTC)},
            )

    def close(self) -> None:
        """Close every store, and remember how its file was left."""
        paths = [store.path for store in self._stores.values()]
        for store in self._stores.values():
            store.close()
        with suppress(StoreBusyError, StoreWriteError), self.locked():
            self._whole.note_closed(paths)


def open_stores(folder: Path, key: str | None = None) -> Stores:
    """Open, and where they are new make, the stores in ``folder``.

    Args:
        folder: The data folder; made when it is not there.
        key: The stores' key, 64 hexadecimal digits; None for plain files.

    Returns:
        The stores; those that cannot be used are in ``broken``, their files unchanged.

    Raises:
        StoreBusyError: another program kept writing for too long.
        StoreWriteError: nobody may write in this folder.
    """
    folder.mkdir(parents=True, exist_ok=True)
    stores = Stores(folder, key)
    with stores.locked():
        rekeying.finish(folder)
        for name in sorted(StoreName, key=lambda name: name is not StoreName.LEDGER):
            stores.open(name)
    return stores


def _is_missing(path: Path, name: StoreName, ledger: Store | None) -> bool:
    """Tell whether a store that is not there has been there before."""
    if name is StoreName.LEDGER:
        return any(path.with_name(f"{other}.db").exists() for other in StoreName)
    if ledger is None:
        return True
    with ledger.reader.begin() as connection:
        known = connection.scalar(select(tables.stores.c.store).filter_by(store=name.value))
    return known is not None
