"""Backups: one file with every store in it, and the list of those that were made.

What is derived stays out: the index is made anew. A backup of an encrypted memory is encrypted with
the same key.
"""

import json
import os
import shutil
import zipfile
import zlib
from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path

from memory.errors import BackupDamagedError, NoBackupError, StoreWriteError
from memory.store import keys, locking, wholeness
from memory.store.files import Stores
from memory.store.keys import replace_text
from memory.store.scrubbing import copy_whole
from memory.vocabulary import StoreName

LIST = "backups.json"
"""The file's name, in the data folder."""
FOLDER = "backups"
"""Where Candor itself keeps backups, in the data folder: what a restore took the place of."""
SCRATCH = ".unpacked"
"""Where a backup is unpacked, in the data folder; what a crash leaves there goes the next time."""
_NAMES = frozenset(
    {keys.FILE, *(f"{name}.db" for name in StoreName if name is not StoreName.INDEX)}
)
"""What a backup may hold; anything else in it is not ours."""
_UNPACKED = (
    *(f"{name}.db{log}" for name in StoreName for log in ("", "-wal", "-shm", "-journal", ".new")),
    *(f"{name}{draft}" for name in (keys.FILE, wholeness.FILE) for draft in ("", ".draft")),
    *(f"{name}.db.{what}" for name in StoreName for what in ("before", "part")),
    locking.FILE,
)
"""What stands in the folder that a backup is unpacked into and opened in."""
_ZIP = b"PK"


@dataclass(frozen=True)
class Made:
    """A file or folder that the owner had made elsewhere."""

    path: str
    at: str
    """ISO 8601."""
    is_export: bool = False
    """True for a readable export, which is the owner's own from then on."""


def noted(folder: Path) -> tuple[Made, ...]:
    """Return what was ever made from the memory in ``folder``, oldest first."""
    with suppress(OSError, ValueError, TypeError):
        return tuple(Made(**one) for one in json.loads((folder / LIST).read_text(encoding="utf-8")))
    return ()


def listed(folder: Path) -> tuple[Made, ...]:
    """Return what was made from the memory in ``folder`` and is there by now, oldest first."""
    return tuple(one for one in noted(folder) if Path(one.path).exists())


def known(folder: Path) -> list[Path]:
    """Return the backups that are there by now, wherever they are, by path."""
    made = {Path(one.path) for one in listed(folder) if not one.is_export}
    return sorted({*made, *(folder / FOLDER).glob("*.candor")})


def note(folder: Path, made: Made) -> None:
    """Add to the list."""
    _keep(folder, [*(one for one in noted(folder) if one.path != made.path), made])


def _keep(folder: Path, rows: Collection[Made]) -> None:
    replace_text(folder / LIST, json.dumps([asdict(one) for one in rows], indent=2) + "\n")


def out_of_scope(folder: Path) -> Iterator[str]:
    """Yield what the owner exported and Candor will not touch, in plain words."""
    for one in noted(folder):
        made = datetime.fromisoformat(one.at)
        day, is_there = f"{made.day} {made:%B %Y}", Path(one.path).exists()
        if one.is_export and is_there:
            yield f"Your export of {day} in {one.path}: it is yours; delete it if it should go too."
        elif not is_there and not Path(one.path).is_relative_to(folder):
            what = "export" if one.is_export else "backup"
            yield f"The {what} that you made on {day} as {one.path}: it is not there any more."


def back_up(stores: Stores, target: Path, at: datetime) -> None:
    """Do the whole of ``backing_up``."""
    for _ in backing_up(stores, target, at):
        pass


def backing_up(stores: Stores, target: Path, at: datetime) -> Iterator[StoreName]:
    """Write everything into one file, whole or not at all, and list it; closing it undoes it.

    The caller keeps every other program from writing.

    Yields:
        Each store before it is copied.

    Raises:
        StoreUnusableError: a store cannot be used.
        StoreWriteError: the file cannot be written.
    """
    for error in stores.broken.values():
        raise error
    target = target.expanduser().absolute()
    before = noted(stores.folder)
    try:
        # Noted first, so that none is ever unknown.
        note(stores.folder, Made(str(target), at.isoformat()))
    except OSError as error:
        raise StoreWriteError(stores.folder / LIST, error.strerror or str(error)) from error
    try:
        yield from packing(stores, target)
    except BaseException:
        with suppress(OSError):
            _keep(stores.folder, before)
        raise


def pack(stores: Stores, target: Path) -> None:
    """Do the whole of ``packing``."""
    for _ in packing(stores, target):
        pass


def packing(stores: Stores, target: Path) -> Iterator[StoreName]:
    """Write the stores into one file, whole or not at all; closing it leaves nothing of it.

    Yields:
        Each store before it is copied.

    Raises:
        StoreWriteError: it cannot be written.
    """
    whole, *parts = parts_of(target)
    try:
        with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, fresh in zip(_packed(), parts, strict=True):
                yield name
                if name in stores:
                    fresh.unlink(missing_ok=True)
                    copy_whole(stores[name], fresh)
                    archive.write(fresh, f"{name}.db")
                    fresh.unlink()
            if (stores.folder / keys.FILE).exists():
                archive.write(stores.folder / keys.FILE, keys.FILE)
        with whole.open("rb+") as file:
            os.fsync(file.fileno())
        whole.replace(target)
    except OSError as error:
        raise StoreWriteError(target, error.strerror or str(error)) from error
    finally:
        with suppress(OSError):
            for part in (whole, *parts):
                part.unlink(missing_ok=True)


def parts_of(target: Path) -> list[Path]:
    """Return what stands beside a backup only while it is written, or after a crash."""
    ends = ("part", *(f"{name}.part" for name in _packed()))
    return [target.with_name(f"{target.name}.{end}") for end in ends]


def _packed() -> list[StoreName]:
    return [name for name in StoreName if name is not StoreName.INDEX]


def is_ours(file: Path) -> bool:
    """Tell whether a file is one that Candor makes; a damaged one counts, for it may hold it all.

    Raises:
        OSError: it cannot be read.
    """
    try:
        with zipfile.ZipFile(file) as archive:
            return _is_ours(archive.namelist())
    except (zipfile.BadZipFile, EOFError, ValueError):
        with file.open("rb") as opened:
            return opened.read(len(_ZIP)) == _ZIP


def unpack(file: Path, folder: Path) -> None:
    """Write what a backup holds into a folder that nothing of Candor's is in.

    Raises:
        NoBackupError: it is no backup of Candor's.
        BackupDamagedError: it is one, and cannot be read.
        StoreWriteError: there is no room to unpack it.
    """
    try:
        with file.open("rb") as opened:
            begins_as_one = opened.read(len(_ZIP)) == _ZIP
    except OSError as error:
        raise NoBackupError(file, error.strerror or str(error)) from error
    try:
        with zipfile.ZipFile(file) as archive:
            if not _is_ours(archive.namelist()):
                raise NoBackupError(file, "it holds something else")
            for name in archive.namelist():
                _extract(archive, file, name, folder / name)
    except (zipfile.BadZipFile, EOFError, ValueError, NotImplementedError, RuntimeError) as error:
        if begins_as_one:
            raise BackupDamagedError(file, f"it cannot be unpacked ({error})") from error
        raise NoBackupError(file, "it is another kind of file") from error


def _extract(archive: zipfile.ZipFile, file: Path, name: str, target: Path) -> None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with archive.open(name) as packed, target.open("wb") as unpacked:
            shutil.copyfileobj(packed, unpacked)
    except zlib.error as error:
        raise BackupDamagedError(file, f"it cannot be unpacked ({error})") from error
    except OSError as error:
        raise StoreWriteError(target, error.strerror or str(error)) from error


def clear(scratch: Path) -> None:
    """Delete what was unpacked; what is not Candor's stays, and the folder with it."""
    for path in own_files(scratch):
        path.unlink(missing_ok=True)
    with suppress(OSError):
        scratch.rmdir()


def own_files(scratch: Path) -> list[Path]:
    """Return the files in a folder that a backup was unpacked into, without those of others."""
    return [path for name in _UNPACKED if (path := scratch / name).is_file()]


def _is_ours(names: Collection[str]) -> bool:
    return f"{StoreName.LEDGER}.db" in names and _NAMES.issuperset(names)
