"""Look at a store without changing a byte, before anything may write to it."""

from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from memory.errors import (
    StoreCorruptError,
    StoreForeignError,
    StoreLockedError,
    StoreTooNewError,
    StoreUnusableError,
)
from memory.store.engines import unlock
from memory.store.seals import of_schema
from memory.vocabulary import StoreName

APPLICATION_ID = 0x43414E44
"""``CAND``, in the header of every store."""

SCHEMA = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL"
"""What the schema's seal is made over."""

_MAGIC = b"SQLite format 3\x00"


def check(
    path: Path, name: StoreName, known: Sequence[str], key: str | None, install: str | None
) -> str:
    """Check a store and return its version.

    Args:
        path: The file; it exists.
        name: Which store it should be.
        known: Every version this program knows, oldest first.
        key: Its key in hexadecimal, or None when it should be plain.
        install: The installation it should belong to; None when that is not known.

    Raises:
        StoreUnusableError: the file cannot be used; it was not touched.
    """
    with _read_only(path, key) as raw:
        _check_readable(raw, path, key)
        _check_identity(raw, path, name, install)
        version = str(_one(raw, "SELECT version_num FROM alembic_version"))
        if version not in known:
            raise StoreTooNewError(path, f"it has version {version}, and this Candor knows none")
        _check_whole(raw, path)
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
        except (dbapi2.DatabaseError, UnicodeError) as error:
            raise StoreCorruptError(path, f"it is damaged ({error})") from error


def _check_readable(raw: Any, path: Path, key: str | None) -> None:
    from sqlcipher3 import dbapi2

    with path.open("rb") as file:
        head = file.read(len(_MAGIC))
    if not head:
        raise StoreCorruptError(path, "it is empty")
    if key is not None and head == _MAGIC:
        raise StoreLockedError(path, "it is not encrypted, though a key was given")
    try:
        raw.execute("SELECT count(*) FROM sqlite_master")
    except (dbapi2.DatabaseError, UnicodeError) as error:
        if key is not None:
            raise StoreLockedError(path, "the key does not open it") from error
        detail = f"it is damaged ({error})" if head == _MAGIC else "it is no database, or encrypted"
        raise StoreCorruptError(path, detail) from error


def _check_identity(raw: Any, path: Path, name: StoreName, install: str | None) -> None:
    if _one(raw, "PRAGMA application_id") != APPLICATION_ID:
        raise StoreForeignError(path, "it is not one of Candor's")
    found, owner = raw.execute("SELECT store, install FROM about").fetchone() or (None, None)
    if found != name:
        raise StoreForeignError(path, f"it holds the store called {found}")
    if install is not None and owner != install:
        raise StoreForeignError(path, "it belongs to another installation of Candor")


def _check_whole(raw: Any, path: Path) -> None:
    found = _one(raw, "PRAGMA integrity_check(1)")
    if found != "ok":
        raise StoreCorruptError(path, f"it is damaged ({found})")
    statements = [str(row[0]) for row in raw.execute(SCHEMA)]
    if _one(raw, "SELECT schema_seal FROM about") != of_schema(statements):
        raise StoreCorruptError(path, "its tables are not those that Candor made")


def _one(raw: Any, statement: str) -> object:
    row = raw.execute(statement).fetchone()
    return None if row is None else row[0]
