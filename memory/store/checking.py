"""Look at a store without changing a byte, before anything may write to it."""

from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from memory.errors import (
    StoreCorruptError,
    StoreForeignError,
    StoreInUseError,
    StoreLockedError,
    StoreOtherDayError,
    StoreTooNewError,
    StoreUnusableError,
)
from memory.store import keys
from memory.store.engines import unlock
from memory.store.seals import of_schema
from memory.vocabulary import StoreName

APPLICATION_ID = 0x43414E44
"""``CAND``, in the header of every store."""

GENERATION = "PRAGMA user_version"
"""Grows by two whenever all stores of the folder have been forced to the disk together. While it
is odd in the ledger, that is under way, and a crash leaves some stores before it and some after."""

SCHEMA = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL"
"""What the schema's seal is made over."""

_MAGIC = b"SQLite format 3\x00"


@dataclass(frozen=True)
class Expected:
    """What a file should be."""

    name: StoreName
    versions: Sequence[str]
    """Every version this program knows, oldest first."""
    install: str | None = None
    """The installation it should belong to; None when that is not known."""
    generation: int | None = None
    """The ledger's ``GENERATION``; None when it is not known."""


def check(path: Path, expected: Expected, key: str | None, *, at_length: bool = True) -> str:
    """Check a store and return its version.

    Args:
        path: The file; it exists.
        expected: What it should be.
        key: Its key in hexadecimal, or None when it should be plain.
        at_length: Whether to read every row through every index; needless when the file is known
            to be, byte for byte, one that was.

    Raises:
        StoreUnusableError: the file cannot be used; it was not touched.
    """
    with _read_only(path, key) as raw:
        _check_readable(raw, path, key)
        _check_identity(raw, path, expected)
        version = str(_one(raw, "SELECT version_num FROM alembic_version"))
        if version not in expected.versions:
            raise StoreTooNewError(path, f"it has version {version}, and this Candor knows none")
        if at_length:
            _check_whole(raw, path)
        _check_day(raw, path, expected.generation)
    return version


@contextmanager
def _read_only(path: Path, key: str | None) -> Iterator[Any]:
    from sqlcipher3 import dbapi2

    try:
        raw = dbapi2.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    except dbapi2.Error as error:
        raise StoreUnusableError(path, f"it cannot be opened ({error})") from error
    with closing(raw):
        unlock(raw, key)
        try:
            yield raw
        except OSError as error:
            raise StoreUnusableError(path, f"it cannot be read ({error.strerror})") from error
        except (dbapi2.DatabaseError, UnicodeError) as error:
            raise _refusal(path, error) from error


def _refusal(path: Path, error: Exception) -> StoreUnusableError:
    """What another program or the system does to a file is no damage to it."""
    name = str(getattr(error, "sqlite_errorname", ""))
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return StoreInUseError(path, "another program keeps it for itself")
    if name.startswith(("SQLITE_CANTOPEN", "SQLITE_READONLY", "SQLITE_PERM")):
        return StoreUnusableError(path, f"it cannot be opened ({error})")
    return StoreCorruptError(path, f"it is damaged ({error})")


def _check_readable(raw: Any, path: Path, key: str | None) -> None:
    from sqlcipher3 import dbapi2

    with path.open("rb") as file:
        head = file.read(len(_MAGIC))
    if not head:
        raise StoreCorruptError(path, "it is empty")
    if key is not None and head == _MAGIC:
        raise StoreLockedError(path, f"{path.name} is not encrypted, though a key was given")
    try:
        raw.execute("SELECT count(*) FROM sqlite_master")
    except (dbapi2.DatabaseError, UnicodeError) as error:
        if head == _MAGIC or not _is_unreadable(error):
            raise
        if key is not None:
            raise StoreLockedError(path, f"the key does not open {path.name}") from error
        if (path.parent / keys.FILE).exists():
            raise StoreLockedError(
                path, f"{path.name} is encrypted, and no key was given"
            ) from error
        raise StoreCorruptError(path, "it is no database, or encrypted") from error


def _is_unreadable(error: Exception) -> bool:
    return isinstance(error, UnicodeError) or (
        getattr(error, "sqlite_errorname", "") in ("SQLITE_NOTADB", "SQLITE_ERROR")
    )


def _check_identity(raw: Any, path: Path, expected: Expected) -> None:
    if _one(raw, "PRAGMA application_id") != APPLICATION_ID:
        raise StoreForeignError(path, "it is not one of Candor's")
    found, owner = raw.execute("SELECT store, install FROM about").fetchone() or (None, None)
    if found != expected.name:
        raise StoreForeignError(path, f"it holds the store called {found}")
    if expected.install is not None and owner != expected.install:
        raise StoreForeignError(path, "it belongs to another installation of Candor")


def _check_day(raw: Any, path: Path, generation: int | None) -> None:
    """The journal makes up for what came since all stores were last forced to the disk, no more."""
    found = _one(raw, GENERATION)
    if generation is not None and found not in (generation - generation % 2, following(generation)):
        when = "older" if isinstance(found, int) and found < generation else "newer"
        raise StoreOtherDayError(path, f"it is {when} than the files beside it")


def _check_whole(raw: Any, path: Path) -> None:
    found = _one(raw, "PRAGMA integrity_check(1)")
    if found != "ok":
        raise StoreCorruptError(path, f"it is damaged ({found})")
    statements = [str(row[0]) for row in raw.execute(SCHEMA)]
    if _one(raw, "SELECT schema_seal FROM about") != of_schema(statements):
        raise StoreCorruptError(path, "its tables are not those that Candor made")


def following(generation: int) -> int:
    """Return the even generation at or after this one."""
    return generation + generation % 2


def _one(raw: Any, statement: str) -> object:
    row = raw.execute(statement).fetchone()
    return None if row is None else row[0]
