"""Two engines on one file: one for the door, and one that cannot write."""

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.pool import QueuePool

from memory.errors import (
    CandorMemoryError,
    StoreBusyError,
    StoreCorruptError,
    StoreFullError,
    StoreWriteError,
)

_BUSY_MS = 10_000
"""How long a connection waits for another program's lock; chosen by hand."""

DOOR_FUNCTION = "write_door"
"""The SQL function that the fences call; it exists on the door's connections only."""


def writer(path: Path, key: str | None = None, *, forced: bool = True) -> Engine:
    """Build the engine that only the door and the migrator may hold.

    Args:
        path: The file.
        key: Its key; 64 hexadecimal digits, None for a plain file.
        forced: Whether every commit is forced to the disk; False where the journal sees to it.
    """
    return _engine(path, key, read_only=False, forced=forced)


def reader(path: Path, key: str | None = None) -> Engine:
    """Build an engine whose connections refuse every write."""
    return _engine(path, key, read_only=True, forced=False)


def unlock(raw: sqlite3.Connection, key: str | None) -> None:
    """Give a fresh connection its key; ``key`` is 64 hexadecimal digits, None means plain."""
    if key is not None:
        raw.execute(f"PRAGMA key = \"x'{key}'\"")


def explained(error: BaseException, path: Path) -> CandorMemoryError | None:
    """Return our error for what the disk or another program did; None for what is our own doing."""
    name = str(getattr(error, "sqlite_errorname", ""))
    if name == "SQLITE_FULL":
        return StoreFullError(path, "the disk is full")
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return StoreBusyError("another program keeps Candor's memory for itself")
    if name.startswith(("SQLITE_IOERR", "SQLITE_CANTOPEN", "SQLITE_READONLY")):
        return StoreWriteError(path, f"the system says: {error}")
    if name.startswith("SQLITE_CORRUPT") or name == "SQLITE_NOTADB":
        return StoreCorruptError(path, f"it is damaged ({error})")
    return None


def _engine(path: Path, key: str | None, *, read_only: bool, forced: bool) -> Engine:
    from sqlcipher3 import dbapi2

    engine = create_engine(
        f"sqlite:///{path}",
        module=dbapi2,
        poolclass=QueuePool,
        pool_size=4,
        max_overflow=-1,
        connect_args={"check_same_thread": False, "timeout": _BUSY_MS / 1000},
    )
    begin = "BEGIN" if read_only else "BEGIN IMMEDIATE"

    @event.listens_for(engine, "connect")
    def _prepare(raw: Any, _record: object) -> None:
        raw.isolation_level = None  # SQLAlchemy's BEGIN below, not the driver's
        unlock(raw, key)
        raw.execute(f"PRAGMA busy_timeout = {_BUSY_MS}")
        if read_only:
            raw.execute("PRAGMA query_only = ON")
            return
        raw.create_function(DOOR_FUNCTION, 0, lambda: 1)
        raw.execute("PRAGMA journal_mode = WAL")
        raw.execute(f"PRAGMA synchronous = {'FULL' if forced else 'NORMAL'}")
        raw.execute("PRAGMA foreign_keys = ON")
        raw.execute("PRAGMA secure_delete = ON")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    @event.listens_for(engine, "handle_error", retval=True)
    def _explain(context: ExceptionContext) -> CandorMemoryError | None:
        """A reader that writes is a fault of ours, which no words explain."""
        error = context.original_exception
        name = str(getattr(error, "sqlite_errorname", ""))
        is_ours = read_only and name.startswith("SQLITE_READONLY")
        return None if is_ours else explained(error, path)

    return engine
