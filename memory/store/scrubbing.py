"""The bytes of a store: made to hold nothing that its rows no longer hold, and read to see so."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from memory.store.engines import explained
from memory.store.files import Store

_ROOMY = 1024
"""In pages (4 MB): a smaller file is searched in no time, however empty. Chosen by hand."""
_PATIENCE_MS = 300
"""How long to wait for a reader that is just finishing; chosen by hand."""
_MAGIC = b"SQLite format 3\x00"
_CHUNK = 1 << 20
"""In bytes: going through it at once leaves other threads their turn. Chosen by hand."""
_OVERLAP = 1 << 14
"""In bytes: what is sought is shorter than this, so that it cannot hide between two chunks."""

_HAS_LEXICON = "SELECT name FROM pragma_table_list WHERE name = 'lexicon'"


def scrub(store: Store, *, deep: bool = False) -> bool:
    """Bring a store's log into its file and empty it.

    Erased rows were overwritten where they stood; the words of the full-text index go when its
    parts are joined. What SQLite moved about within a page may have left a shadow all the same;
    ``deep`` writes the whole file anew. So is a file that is empty for more than a half, as after
    a large import: it would be searched for nothing each time.

    Returns:
        False when a reader stood in the way: then the log still holds what it held.

    Raises:
        CandorMemoryError: the disk or another program does not let us.
    """
    with _cursor(store, store.path) as cursor:
        patience = cursor.execute("PRAGMA busy_timeout").fetchone()[0]
        cursor.execute(f"PRAGMA busy_timeout = {_PATIENCE_MS}")
        try:
            if cursor.execute(_HAS_LEXICON).fetchone():
                cursor.execute("INSERT INTO lexicon(lexicon) VALUES ('optimize')")
            if deep or _is_roomy(cursor):
                cursor.execute("VACUUM")
            busy = cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
        finally:
            cursor.execute(f"PRAGMA busy_timeout = {patience}")
    return not busy


def _is_roomy(cursor: Any) -> bool:
    pages = cursor.execute("PRAGMA page_count").fetchone()[0]
    free = cursor.execute("PRAGMA freelist_count").fetchone()[0]
    return bool(pages > _ROOMY and free > pages // 2)


def copy_whole(store: Store, target: Path) -> None:
    """Write a store with what stands in its log, and with its key, into a new file.

    Raises:
        CandorMemoryError: the disk or another program does not let us.
    """
    with _cursor(store, target) as cursor:
        cursor.execute("VACUUM INTO ?", (str(target),))


@contextmanager
def _cursor(store: Store, written: Path) -> Iterator[Any]:
    """Give a cursor outside of any transaction; an error of its names the file being written."""
    from sqlcipher3 import dbapi2

    connection = store.writer.raw_connection()
    try:
        with closing(connection.cursor()) as cursor:
            yield cursor
    except dbapi2.Error as error:
        raise (explained(error, written) or error) from error
    finally:
        connection.close()


def contents(store: Store) -> Iterator[bytes]:
    """Yield the bytes of a store and its log, in lower case; of an encrypted one, what it holds."""
    with store.path.open("rb") as file:
        if file.read(len(_MAGIC)) != _MAGIC:
            yield from _held(store)
            return
    for path in (store.path, store.path.with_name(f"{store.path.name}-wal")):
        if path.exists():
            yield from chunks(path)


def chunks(path: Path) -> Iterator[bytes]:
    """Yield the bytes of a file in lower case, in overlapping pieces."""
    with path.open("rb") as file:
        before = b""
        while piece := file.read(_CHUNK):
            yield (before + piece).lower()
            before = piece[-_OVERLAP:]


def _held(store: Store) -> Iterator[bytes]:
    """Yield every value of every table, those of the full-text index too."""
    with store.reader.begin() as connection:
        names = connection.exec_driver_sql(
            "SELECT name FROM pragma_table_list WHERE type IN ('table', 'shadow')"
        ).scalars()
        for name in list(names):
            rows = connection.exec_driver_sql(f'SELECT * FROM "{name}"')
            while some := rows.fetchmany(1000):
                values = (value for row in some for value in row if value is not None)
                yield b"\x00".join(
                    value if isinstance(value, bytes) else str(value).encode() for value in values
                ).lower()
