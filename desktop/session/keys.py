"""The key of the owner's memory: found when memory is opened, set, changed and removed."""

import os
from collections.abc import Callable
from pathlib import Path

from desktop.session import system_keyring
from desktop.session.errors import KeyRefusedError, KeyringError
from memory.errors import KeyNeededError, StoreLockedError
from memory.store import keys, rekeying
from memory.store.files import open_stores
from memory.store.keys import KeyNote, KeySource
from memory.store.locking import WriteLock

VARIABLE = "CANDOR_PASSPHRASE"

Ask = Callable[[], str]
"""Asks the owner for a passphrase."""


def source_of(folder: Path) -> KeySource | None:
    """Tell where a folder's key comes from; None when its memory is not encrypted.

    Raises:
        StoreLockedError: what is kept about the key cannot be read.
    """
    note = _note(folder)
    return note.source if note else None


def find_key(folder: Path, passphrase: str | None = None) -> str | None:
    """Find the key of a folder; None when its memory is not encrypted.

    Args:
        folder: The data folder.
        passphrase: What the owner says it is; None asks the environment.

    Raises:
        KeyNeededError: it takes a passphrase, and there is none.
        StoreLockedError: the passphrase is wrong, or the keyring does not have the key.
    """
    note = _note(folder)
    if note is None:
        return None
    path = folder / keys.FILE
    if note.source is KeySource.KEYRING:
        key, wrong = _from_keyring(path, note), "the keyring has another key for it"
    else:
        said = passphrase or os.environ.get(VARIABLE)
        if not said:
            raise KeyNeededError(path, "its passphrase is needed")
        key, wrong = keys.derive(said, note), "this is not its passphrase"
    if not keys.fits(key, note):
        raise StoreLockedError(path, wrong)
    return key


def set_key(folder: Path, source: KeySource, ask: Ask) -> None:
    """Encrypt a memory that is not; ``ask`` gives the new passphrase where one is wanted.

    Raises:
        KeyRefusedError: it is encrypted already, or the passphrase is empty.
        KeyringError: there is no keyring.
        CandorMemoryError: it cannot be done; nothing was changed.
    """
    if source_of(folder) is not None:
        raise KeyRefusedError("the memory is encrypted already")
    _replace(folder, None, source, ask)


def change_key(folder: Path, old: str | None, source: KeySource, ask: Ask) -> None:
    """Give an encrypted memory another key.

    Args:
        folder: The data folder.
        old: The key it has, from ``find_key``.
        source: Where the new one is to come from.
        ask: Gives the new passphrase where one is wanted.

    Raises:
        KeyRefusedError: it is not encrypted, or the passphrase is empty.
        KeyringError: there is no keyring.
        CandorMemoryError: it cannot be done; nothing was changed.
    """
    if old is None:
        raise KeyRefusedError("the memory is not encrypted")
    _replace(folder, old, source, ask)


def remove_key(folder: Path, old: str | None) -> None:
    """Keep an encrypted memory in the clear from now on.

    Raises:
        KeyRefusedError: it is not encrypted.
        CandorMemoryError: it cannot be done; nothing was changed.
    """
    if old is None:
        raise KeyRefusedError("the memory is not encrypted")
    _rekey(folder, old, None, None)


def _replace(folder: Path, old: str | None, source: KeySource, ask: Ask) -> None:
    if source is KeySource.KEYRING:
        key, note = keys.for_keyring()
        system_keyring.put(note.salt, key)  # before any file needs it
    else:
        passphrase = ask()
        if not passphrase:
            raise KeyRefusedError("the passphrase is empty")
        key, note = keys.from_passphrase(passphrase)
    _rekey(folder, old, key, note)


def _rekey(folder: Path, old: str | None, new: str | None, note: KeyNote | None) -> None:
    before = _note(folder)
    stores = open_stores(folder, old)  # what is old or derived is brought up to date first
    stores.close()
    for error in stores.broken.values():
        raise error
    rekeying.rekey(folder, old, new, note)
    if before is not None and before.source is KeySource.KEYRING:
        try:
            system_keyring.drop(before.salt)
        except KeyringError:
            return  # nothing is locked with it any more


def _note(folder: Path) -> KeyNote | None:
    """Read what is kept about the key, once a change of it that was cut short is at its end."""
    if rekeying.is_unfinished(folder):
        with WriteLock(folder).held():
            rekeying.finish(folder)
    return keys.read(folder)


def _from_keyring(path: Path, note: KeyNote) -> str:
    try:
        found = system_keyring.get(note.salt)
    except KeyringError as error:
        raise StoreLockedError(path, f"the system's keyring cannot be asked: {error}") from error
    if found is None:
        raise StoreLockedError(path, "the system's keyring does not have its key")
    return found
