"""A backup of everything, the way back with every forget applied, and what an export holds."""

from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from desktop.session.errors import InputFileError
from desktop.session.jobs import Work
from desktop.session.keys import Ask, find_key
from memory.curation.listing import RecordFilter
from memory.curation.reading import Inspector
from memory.door import restoring
from memory.door.forgetting import erase_there
from memory.errors import BackupLockedError, StoreLockedError
from memory.forgetting import backups, receipt
from memory.forgetting.backups import Made
from memory.forgetting.values import Receipt
from memory.records import Record, Ruling, Utterance
from memory.store import keys, reading, rekeying, tables
from memory.store.files import open_stores
from memory.vocabulary import Kind, StoreName
from personality.steps import Step

_ALL = 10_000_000


def back_up(folder: Path, target: Path, key: str | None = None) -> None:
    """Do the whole of ``backing_up``."""
    for _ in backing_up(folder, target, key):
        pass


def backing_up(folder: Path, target: Path, key: str | None = None) -> Work[None]:
    """Write the memory in ``folder``, which has this key, into one file; closing it undoes it.

    Raises:
        StoreUnusableError: a store cannot be used.
        StoreWriteError: the file cannot be written.
    """
    with closing(open_stores(folder, key)) as stores, stores.locked():
        total = len(StoreName) - 1  # the index is made anew
        for done, name in enumerate(backups.backing_up(stores, target, datetime.now(UTC))):
            yield Step(done, total, name)


def restore(folder: Path, file: Path, key: str | None = None, ask: Ask | None = None) -> Path:
    """Let a backup take the place of the memory in ``folder``.

    Args:
        folder: The data folder.
        file: The backup.
        key: What the memory in use is encrypted with; None when it is not.
        ask: Asks for the passphrase of a backup that has another one; None when nobody can.

    Returns:
        Where the memory that was in use is kept.

    Raises:
        InputFileError: there is no such file.
        StoreUnusableError: the backup, or the memory in use, cannot be used; nothing was changed.
        OtherMemoryError: it is another memory's, and this one has forgotten something.
        StillForgettingError: something is to be forgotten that is readable still.
    """
    if not file.is_file():
        raise InputFileError(file, "it is not there")
    now = datetime.now(UTC)
    kept = folder / backups.FOLDER / f"before-{now:%Y%m%d-%H%M%S}.candor"
    with closing(open_stores(folder, key)) as stores, stores.locked():
        # What is refused is refused before anything is made.
        note = restoring.prepare(
            stores, file, lambda unpacked: _key_of(unpacked, file, key, ask), erase_there
        )
        kept.parent.mkdir(exist_ok=True)
        backups.back_up(stores, kept, now)
    rekeying.put_in_place(folder, restoring.LAID_OUT, key, note)
    return kept


def _key_of(unpacked: Path, file: Path, key: str | None, ask: Ask | None) -> str | None:
    """Find the key of what a backup holds: that of the memory in use, else one of its own."""
    note = keys.read(unpacked)
    if note is None or (key is not None and keys.fits(key, note)):
        return key if note else None
    try:
        return find_key(unpacked)
    except StoreLockedError as error:
        if note.source is not keys.KeySource.PASSPHRASE:
            raise BackupLockedError(file, error.detail) from error
    try:
        return find_key(unpacked, ask() if ask else None)
    except StoreLockedError as error:
        raise BackupLockedError(file, error.detail) from error


@dataclass(frozen=True)
class Everything:
    """What the owner has."""

    turns: tuple[Utterance, ...]
    records: tuple[Record, ...]
    """What is known; the turns are not among it."""
    decisions: tuple[Ruling, ...]
    receipts: tuple[Receipt, ...]
    """Of what was forgotten, without what it was."""


def read_everything(folder: Path, target: Path, key: str | None = None) -> Everything:
    """Return everything for an export into ``target``, and remember that there is one."""
    with closing(open_stores(folder, key)) as stores:
        for error in stores.broken.values():
            raise error
        inspector = Inspector(stores)
        kinds = frozenset(Kind) - {Kind.EPISODIC, Kind.WORKING}
        query = reading.turns_query()
        with stores.reading(StoreName.EPISODIC) as connection:
            turns = reading.turns(connection, query.order_by(tables.turns.c.at_utc))
        at = datetime.now(UTC).isoformat()
        with stores.locked():
            backups.note(folder, Made(str(target.absolute()), at, is_export=True))
        return Everything(
            turns,
            inspector.list(RecordFilter(kinds=kinds, limit=_ALL))[::-1],
            inspector.decisions(limit=_ALL),
            receipt.issued(stores),
        )
