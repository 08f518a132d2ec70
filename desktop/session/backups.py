"""A backup of everything, the way back with every forget applied, and what an export holds."""

from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from desktop.session.errors import InputFileError
from desktop.session.keys import find_key
from memory.curation.listing import RecordFilter
from memory.curation.reading import Inspector
from memory.door import restoring
from memory.door.forgetting import erase_there
from memory.forgetting import backups, receipt
from memory.forgetting.backups import Made
from memory.forgetting.values import Receipt
from memory.records import Record, Ruling, Utterance
from memory.store import reading, rekeying, tables
from memory.store.files import open_stores
from memory.vocabulary import Kind, StoreName

_ALL = 10_000_000


def back_up(folder: Path, target: Path, passphrase: str | None = None) -> None:
    """Write the memory in ``folder`` into one file.

    Raises:
        StoreUnusableError: a store cannot be used.
        StoreWriteError: the file cannot be written.
    """
    key = find_key(folder, passphrase)
    with closing(open_stores(folder, key)) as stores, stores.locked():
        backups.back_up(stores, target, datetime.now(UTC))


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
    with closing(open_stores(folder, key)) as stores, stores.locked():
        kept.parent.mkdir(exist_ok=True)
        backups.back_up(stores, kept, now)
        note = restoring.prepare(
            stores, file, lambda unpacked: find_key(unpacked, passphrase), erase_there
        )
    rekeying.put_in_place(folder, restoring.LAID_OUT, key, note)
    return kept


@dataclass(frozen=True)
class Everything:
    """What the owner has."""

    turns: tuple[Utterance, ...]
    records: tuple[Record, ...]
    """What is known; the turns are not among it."""
    decisions: tuple[Ruling, ...]
    receipts: tuple[Receipt, ...]
    """Of what was forgotten, without what it was."""


def read_everything(folder: Path, target: Path, passphrase: str | None = None) -> Everything:
    """Return everything for an export into ``target``, and remember that there is one."""
    with closing(open_stores(folder, find_key(folder, passphrase))) as stores:
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
