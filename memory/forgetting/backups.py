"""Backups: one file with every store in it, and the list of those that were made.

What is derived stays out: the index is made anew. A backup of an encrypted memory is encrypted with
the same key.
"""

import json
import os
import zipfile
from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path

from memory.errors import StoreForeignError, StoreWriteError
from memory.store import keys
from memory.store.files import Stores
from memory.store.keys import replace_text
from memory.store.scrubbing import copy_whole
from memory.vocabulary import StoreName

LIST = "backups.json"
"""The file's name, in the data folder."""
_NAMES = frozenset(
    {keys.FILE, *(f"{name}.db" for name in StoreName if name is not StoreName.INDEX)}
)
"""What a backup may hold; anything else in it is not ours."""


@dataclass(frozen=True)
class Made:
    """A file or folder that the owner had made elsewhere."""

    path: str
    at: str
    """ISO 8601."""
    is_export: bool = False
    """True for a readable export, which is the owner's own from then on."""


def listed(folder: Path) -> tuple[Made, ...]:
    """Return what was made from the memory in ``folder`` and is there by now, oldest first."""
    with suppress(OSError, ValueError, TypeError):
        found = [Made(**one) for one in json.loads((folder / LIST).read_text(encoding="utf-8"))]
        return tuple(one for one in found if Path(one.path).exists())
    return ()


def note(folder: Path, made: Made) -> None:
    """Add to the list."""
    others = [one for one in listed(folder) if one.path != made.path]
    rows = [asdict(one) for one in (*others, made)]
    replace_text(folder / LIST, json.dumps(rows, indent=2) + "\n")


def out_of_scope(folder: Path) -> Iterator[str]:
    """Yield what the owner exported and Candor will not touch, in plain words."""
    for one in listed(folder):
        if one.is_export:
            yield f"Your export of {one.at[:10]} in {one.path}."


def back_up(stores: Stores, target: Path, at: datetime) -> None:
    """Write everything into one file, whole or not at all, and list it.

    The caller keeps every other program from writing.

    Raises:
        StoreUnusableError: a store cannot be used.
        StoreWriteError: the file cannot be written.
    """
    for error in stores.broken.values():
        raise error
    target = target.expanduser().absolute()
    note(stores.folder, Made(str(target), at.isoformat()))  # first, so that none is ever unknown
    pack(stores, target)


def pack(stores: Stores, target: Path) -> None:
    """Write the stores into one file, whole or not at all.

    Raises:
        StoreWriteError: it cannot be written.
    """
    part = target.with_name(f"{target.name}.part")
    try:
        with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as archive:
            for name in StoreName:
                if name is not StoreName.INDEX and name in stores:
                    fresh = target.with_name(f"{target.name}.{name}.part")
                    fresh.unlink(missing_ok=True)
                    try:
                        copy_whole(stores[name], fresh)
                        archive.write(fresh, f"{name}.db")
                    finally:
                        fresh.unlink(missing_ok=True)
            if (stores.folder / keys.FILE).exists():
                archive.write(stores.folder / keys.FILE, keys.FILE)
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.replace(target)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise StoreWriteError(target, error.strerror or str(error)) from error


def unpack(file: Path, folder: Path) -> None:
    """Write what a backup holds into an empty folder.

    Raises:
        StoreForeignError: it is no backup of Candor's.
    """
    try:
        with zipfile.ZipFile(file) as archive:
            names = archive.namelist()
            if not _is_ours(names):
                raise StoreForeignError(file, "it is no backup of Candor's")
            folder.mkdir(parents=True)
            archive.extractall(folder)
    except (zipfile.BadZipFile, EOFError, OSError) as error:
        raise StoreForeignError(file, f"it is no backup of Candor's ({error})") from error


def _is_ours(names: Collection[str]) -> bool:
    return f"{StoreName.LEDGER}.db" in names and _NAMES.issuperset(names)
