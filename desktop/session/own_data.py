"""The owner's files: where they are, how large, copied into one, or written to be read."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from itertools import count
from pathlib import Path

from desktop.session import keys
from desktop.session.backups import backing_up, read_everything, restore
from desktop.session.exporting import write_export
from desktop.session.jobs import Work
from memory.errors import StoreLockedError
from memory.store.keys import KeySource
from personality.steps import Step


class Lock(StrEnum):
    """What a memory is encrypted with."""

    NONE = "none"
    PASSPHRASE = "passphrase"
    KEYRING = "keyring"


@dataclass(frozen=True)
class Exported:
    """What was written to be read."""

    folder: Path
    entries: int


class OwnData:
    """The data folder of a session; what closes the memory is said to be for when it is closed.

    Attributes:
        folder: Where everything is.
    """

    def __init__(self, folder: Path, key: str | None) -> None:
        """Remember the folder and what the memory in it is encrypted with."""
        self.folder = folder
        self._key = key

    def lock(self) -> Lock:
        """Return what the memory is encrypted with.

        Raises:
            StoreLockedError: what is kept about that cannot be read.
        """
        source = keys.source_of(self.folder)
        return Lock.NONE if source is None else Lock(source)

    def is_passphrase(self, said: str) -> bool:
        """Tell whether this is the passphrase of now."""
        try:
            return bool(said) and keys.find_key(self.folder, said) == self._key
        except StoreLockedError:
            return False

    def set_lock(self, lock: Lock, passphrase: str) -> str | None:
        """Encrypt the memory otherwise; only once the session is closed.

        Returns:
            The passphrase that it opens with; None when it takes none.

        Raises:
            KeyRefusedError: it is so already, or the passphrase is empty.
            KeyringError: there is no keyring.
            CandorMemoryError: it cannot be done; nothing was changed.
        """
        if lock is Lock.NONE:
            keys.remove_key(self.folder, self._key)
            return None
        source = KeySource(lock)
        if self._key is None:
            keys.set_key(self.folder, source, lambda: passphrase)
        else:
            keys.change_key(self.folder, self._key, source, lambda: passphrase)
        return passphrase or None

    def restore(self, file: Path, passphrase: str) -> None:
        """Let a backup take the place of the memory; only once the session is closed.

        Args:
            file: The backup.
            passphrase: Its own, where it has another than the memory.

        Raises:
            InputFileError: there is no such file.
            StoreUnusableError: the backup cannot be used; nothing was changed.
            OtherMemoryError: it is another memory's, and this one has forgotten something.
            StillForgettingError: something is to be forgotten that is readable still.
        """
        restore(self.folder, file, self._key, lambda: passphrase)

    def size_bytes(self) -> int:
        """Return how much room everything takes, copies of models included."""
        return sum(_sizes(self.folder))

    def back_up(self, target: Path) -> Work[int]:
        """Copy the memory into one file, encrypted as it is here; return the file's bytes.

        Raises:
            StoreUnusableError: a store cannot be used.
            StoreWriteError: the file cannot be written.
        """
        yield from backing_up(self.folder, target, self._key)
        return target.stat().st_size

    def export(self, into: Path) -> Work[Exported]:
        """Write everything, in the clear, into a new folder in ``into``.

        Raises:
            StoreUnusableError: a store cannot be used.
            CannotSaveError: the files cannot be written.
        """
        folder = _fresh(into)
        yield Step(0, 2, "reading")
        everything = read_everything(self.folder, folder, self._key)
        yield Step(1, 2, "writing")
        return Exported(folder, sum(write_export(everything, folder).values()))


def _sizes(folder: Path) -> Iterator[int]:
    for path in folder.rglob("*"):
        try:
            if path.is_file():
                yield path.stat().st_size
        except OSError:
            continue  # it went while we looked


def _fresh(into: Path) -> Path:
    """Return a name in a folder that nothing has yet."""
    name = f"candor-export-{date.today():%Y-%m-%d}"
    names = (name if number == 1 else f"{name}-{number}" for number in count(1))
    return next(path for one in names if not (path := into / one).exists())
