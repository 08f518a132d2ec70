"""A backup of everything, and the way back from it with every forget applied."""

from datetime import UTC, datetime
from pathlib import Path

from desktop.session.errors import InputFileError
from desktop.session.keys import find_key
from memory.door import restoring
from memory.door.forgetting import erase_there
from memory.forgetting import backups
from memory.store import rekeying
from memory.store.files import open_stores


def back_up(folder: Path, target: Path, passphrase: str | None = None) -> None:
    """Write the memory in ``folder`` into one file.

    Raises:
        StoreUnusableError: a store cannot be used.
        StoreWriteError: the file cannot be written.
    """
    stores = open_stores(folder, find_key(folder, passphrase))
    try:
        with stores.locked():
            backups.back_up(stores, target, datetime.now(UTC))
    finally:
        stores.close()


def restore(folder: Path, file: Path, passphrase: str | None = None) -> Path:
    """Let a backup take the place of the memory in ``folder``.

    Returns:
        Where the memory that was in use is kept.

    Raises:
        InputFileError: there is no such file.
        StoreUnusableError: the backup, or the memory in use, cannot be used; nothing was changed.
        WriteRefusedError: it is another memory's, and this one has forgotten something.
    """
    if not file.is_file():
        raise InputFileError(file, "it is not there")
    key, now = find_key(folder, passphrase), datetime.now(UTC)
    kept = folder / "backups" / f"before-{now:%Y%m%d-%H%M%S}.candor"
    stores = open_stores(folder, key)
    try:
        with stores.locked():
            kept.parent.mkdir(exist_ok=True)
            backups.back_up(stores, kept, now)
            note = restoring.prepare(
                stores, file, lambda unpacked: find_key(unpacked, passphrase), erase_there
            )
    finally:
        stores.close()
    rekeying.put_in_place(folder, restoring.LAID_OUT, key, note)
    return kept
