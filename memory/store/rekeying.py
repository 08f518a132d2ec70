"""Give every store of a folder another key, or a first one, or none: all of them or nothing.

Each store is written anew beside the old one, and checked. Only when all of them are on the disk
does a small file say so; from then on what is left to do is renaming, which needs no key and can
be done by whoever opens the folder next. Killed before that, everything still has its old key;
killed after it, the next opening ends with the new one.
"""

import json
import os
from collections.abc import Collection, Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from memory.errors import StoreBusyError, StoreCorruptError, StoreWriteError
from memory.store import checking, keys, migrating, wholeness
from memory.store.checking import Expected
from memory.store.engines import explained, unlock
from memory.store.keys import KeyNote
from memory.store.locking import WriteLock
from memory.vocabulary import StoreName

STATE = "rekeying.json"
"""Is there from the moment when every new file is whole until every one is in its place."""
_NEW = ".rekeyed"
_BUSY_MS = 2_000
"""How long to wait for a program that is just closing; chosen by hand."""


def rekey(folder: Path, old: str | None, new: str | None, note: KeyNote | None) -> None:
    """Give every store in ``folder`` another key.

    Args:
        folder: The data folder; no program has its stores open.
        old: The key that they have; None when they are plain.
        new: The key that they get; None makes them plain.
        note: How the new key is got again; None when there is none.

    Raises:
        StoreUnusableError: a store cannot be used, so none was changed.
        StoreBusyError: another program has the memory open.
        StoreWriteError: the new files cannot be written; nothing was changed.
    """
    with WriteLock(folder).held():
        finish(folder)
        # Whoever has the memory open has the ledger open, so that it is the first to be tried.
        names = sorted(StoreName, key=lambda name: name is not StoreName.LEDGER)
        paths = [path for name in names if (path := folder / f"{name}.db").exists()]
        for path in paths:
            checking.check(path, _expected(path), old)
        try:
            for path in paths:
                _write_anew(path, old, new)
        except BaseException:
            _discard(folder)
            raise
        _promise(folder, [path.name for path in paths], note)
        finish(folder)


def put_in_place(
    folder: Path, names: Collection[str], key: str | None, note: KeyNote | None
) -> None:
    """Let files that were laid out take the places of those in use: all of them or none.

    Args:
        folder: The data folder; no program has its stores open.
        names: The files that there are new ones of, as ``fresh_of`` calls them.
        key: What the files in use are encrypted with.
        note: How the key of the new ones is got again; None when they are plain.

    Raises:
        StoreBusyError: another program has the memory open.
        StoreWriteError: the system does not let us, or a new file is gone.
    """
    with WriteLock(folder).held():
        for name in names:
            if not fresh_of(folder / name).exists():
                raise StoreWriteError(folder / name, "another program cleared away what is new")
        _require_alone(folder / f"{StoreName.LEDGER}.db", key)
        _promise(folder, names, note)
        finish(folder)


def fresh_of(path: Path) -> Path:
    """Return where a file lies that is to take another's place."""
    return path.with_name(f"{path.name}{_NEW}")


def _promise(folder: Path, names: Collection[str], note: KeyNote | None) -> None:
    """Say that every new file is whole, so that whoever comes next may rename them."""
    state = {"stores": list(names), "note": note and asdict(note)}
    with _our_errors(folder / STATE):
        keys.replace_text(folder / STATE, json.dumps(state))
        _force_folder(folder)


def _require_alone(path: Path, key: str | None) -> None:
    """See that nobody has a store open: else it cannot leave its mode.

    Raises:
        StoreBusyError: somebody has.
    """
    with _our_errors(path), _alone_with(path, key):
        pass


def is_unfinished(folder: Path) -> bool:
    """Tell whether a change of the key was cut short when only renaming was left."""
    return (folder / STATE).exists()


def finish(folder: Path) -> None:
    """Bring a change of the key that was cut short to its end, or take back what it left.

    The caller holds the write lock.

    Raises:
        StoreWriteError: the system does not let us.
    """
    state_file = folder / STATE
    if not state_file.exists():
        _discard(folder)
        return
    state = json.loads(state_file.read_text(encoding="utf-8"))
    with _our_errors(state_file):
        for name in state["stores"]:
            fresh = fresh_of(folder / name)
            if fresh.exists():
                for log in ("-wal", "-shm"):
                    (folder / f"{name}{log}").unlink(missing_ok=True)
                fresh.replace(folder / name)
        keys.write(folder, keys.load(state["note"]) if state["note"] else None)
        (folder / wholeness.FILE).unlink(missing_ok=True)
        _force_folder(folder)
        state_file.unlink()


def _write_anew(path: Path, old: str | None, new: str | None) -> None:
    """Write a store with its new key beside the old one, and see that it is the same."""
    fresh = fresh_of(path)
    with _our_errors(path):
        _export(path, fresh, old, new)
        with fresh.open("rb+") as file:
            os.fsync(file.fileno())
    checking.check(fresh, _expected(path), new)


def _expected(path: Path) -> Expected:
    name = StoreName(path.stem)
    return Expected(name, migrating.versions(name))


@contextmanager
def _alone_with(path: Path, key: str | None) -> Iterator[Any]:
    """Open a store that nobody else has open, out of its mode with a log."""
    from sqlcipher3 import dbapi2

    with closing(dbapi2.connect(path, isolation_level=None, timeout=_BUSY_MS / 1000)) as raw:
        unlock(raw, key)
        # Nobody can leave this mode while another has the file open; and it leaves no log behind.
        raw.execute("PRAGMA journal_mode = DELETE")
        yield raw


def _export(path: Path, fresh: Path, old: str | None, new: str | None) -> None:
    with _alone_with(path, old) as raw:
        raw.execute("ATTACH ? AS fresh KEY ?", (str(fresh), f"x'{new}'" if new else ""))
        raw.execute("SELECT sqlcipher_export('fresh')")
        for fact in ("application_id", "user_version"):
            value = raw.execute(f"PRAGMA main.{fact}").fetchone()[0]
            raw.execute(f"PRAGMA fresh.{fact} = {value}")
        if _counts(raw, "main") != _counts(raw, "fresh"):
            raise StoreCorruptError(path, "its copy does not hold what it holds")
        raw.execute("DETACH fresh")


def _counts(raw: Any, schema: str) -> dict[str, int]:
    """Count the rows of every table that has rows of its own."""
    names = raw.execute(
        "SELECT name FROM pragma_table_list WHERE type IN ('table', 'shadow') AND schema = ?",
        (schema,),
    ).fetchall()
    count = 'SELECT count(*) FROM {}."{}"'
    return {name: raw.execute(count.format(schema, name)).fetchone()[0] for (name,) in names}


@contextmanager
def _our_errors(path: Path) -> Iterator[None]:
    from sqlcipher3 import dbapi2

    try:
        yield
    except OSError as error:
        raise StoreWriteError(path, error.strerror or str(error)) from error
    except dbapi2.Error as error:
        if "locked" in str(error):
            raise StoreBusyError("another Candor has this memory open") from error
        raise (explained(error, path) or error) from error


def _discard(folder: Path) -> None:
    for fresh in folder.glob(f"*.db{_NEW}*"):
        fresh.unlink()


def _force_folder(folder: Path) -> None:
    """Force the names of files to the disk, where the system has a way to."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
