"""What can go wrong in memory.

CandorMemoryError
├── WriteRefusedError      a caller broke a rule of the door; nothing was stored
│   ├── BadTransitionError the act does not exist for the record's status
│   ├── NotInConflictError the record waits against nothing
│   ├── CannotUndoError    there is nothing to undo, or it was changed since
│   ├── OtherMemoryError   a backup is another memory's, which may not take this one's place
│   └── StillForgettingError a forget is not finished, which has to come first
├── RecordNotFoundError    no record has this id
│   └── NothingToForgetError nothing is meant by what is to be forgotten
├── DocumentNotFoundError  no document has this id or path
├── StoreBusyError         another program kept writing for too long
├── StoreWriteError        the system refused to write; what was there is unchanged
│   ├── StoreFullError     there is no room left
│   └── NotBegunError      it could not even be written down that something is to be forgotten
└── StoreUnusableError     the file cannot be used; it was left as it is
    ├── StoreMissingError  it was there before
    ├── StoreCorruptError  damaged, or not a database
    │   └── BackupDamagedError a backup of Candor's that cannot be read
    ├── StoreForeignError  a database, but not this store of Candor's
    │   └── NoBackupError  a file that is no backup of Candor's
    ├── StoreOtherDayError older or newer than the files beside it
    ├── StoreInUseError    another program keeps it for itself
    ├── StoreLockedError   encrypted, and the key is missing or wrong
    │   ├── KeyNeededError nobody has said the passphrase
    │   └── BackupLockedError a backup was made with another key
    ├── StoreOldError      it could not be brought to this Candor's version
    └── StoreTooNewError   written by a newer Candor
"""

from pathlib import Path


class CandorMemoryError(Exception):
    """The root of everything that memory raises on purpose."""


class WriteRefusedError(CandorMemoryError):
    """A caller broke a rule of the door; nothing was stored."""


class BadTransitionError(WriteRefusedError):
    """The act does not exist for a record in this status."""

    def __init__(self, status: str, act: str) -> None:
        super().__init__(f"a record that is {status} cannot be acted on with {act}")
        self.status = status
        self.act = act


class NotInConflictError(WriteRefusedError):
    """The record waits against nothing, so there is nothing to resolve."""

    def __init__(self, id: str) -> None:
        super().__init__(f"the record {id} is not in a conflict")
        self.id = id


class CannotUndoError(WriteRefusedError):
    """There is nothing to undo, or what it touched was changed since."""


class OtherMemoryError(WriteRefusedError):
    """A backup is another memory's: what this one has forgotten could not be kept out of it.

    Attributes:
        path: The backup.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path.name} is the backup of another memory")
        self.path = path


class StillForgettingError(WriteRefusedError):
    """Something that the owner had forgotten is not gone yet, which has to come first."""

    def __init__(self) -> None:
        super().__init__("something is still being forgotten")


class RecordNotFoundError(CandorMemoryError):
    """No record has this id."""

    def __init__(self, id: str) -> None:
        super().__init__(f"no record has the id {id}")
        self.id = id


class NothingToForgetError(RecordNotFoundError):
    """Nothing is meant by what is to be forgotten.

    Attributes:
        asked: How it was asked, as a selection says it.
        named: What was asked for.
    """

    def __init__(self, asked: str, named: str) -> None:
        super().__init__(named)
        self.asked = asked
        self.named = named


class DocumentNotFoundError(CandorMemoryError):
    """No document has this id or path."""

    def __init__(self, named: str) -> None:
        super().__init__(f"no document is called {named}")
        self.named = named


class StoreBusyError(CandorMemoryError):
    """Another program kept the write lock for longer than we wait."""


class StoreWriteError(CandorMemoryError):
    """The system refused to write; what was acknowledged before is still there.

    Attributes:
        path: What could not be written.
        detail: Why, in one phrase.
    """

    def __init__(self, path: Path, detail: str) -> None:
        super().__init__(f"{path.name} cannot be written: {detail}")
        self.path = path
        self.detail = detail


class StoreFullError(StoreWriteError):
    """There is no room left on the disk."""


class NotBegunError(StoreWriteError):
    """It could not even be written down that something is to be forgotten; all is as it was."""


class StoreUnusableError(CandorMemoryError):
    """A store cannot be used; its file was left byte for byte as it is.

    Attributes:
        path: The file.
        detail: What was found, in one phrase.
    """

    def __init__(self, path: Path, detail: str) -> None:
        super().__init__(f"{path.name} cannot be used: {detail}")
        self.path = path
        self.detail = detail


class StoreMissingError(StoreUnusableError):
    """The file was there before and is not there now."""


class StoreCorruptError(StoreUnusableError):
    """The file is damaged, or is no database at all."""


class BackupDamagedError(StoreCorruptError):
    """The file is a backup of Candor's, and cannot be read."""


class StoreForeignError(StoreUnusableError):
    """The file is a database, but not this store of Candor's."""


class NoBackupError(StoreForeignError):
    """The file is no backup of Candor's."""


class StoreOtherDayError(StoreUnusableError):
    """The file is older or newer than those beside it: only a part was restored."""


class StoreInUseError(StoreUnusableError):
    """Another program keeps the file for itself."""


class StoreLockedError(StoreUnusableError):
    """The file is encrypted, and the key is missing or wrong."""


class KeyNeededError(StoreLockedError):
    """The memory is locked with a passphrase, and nobody has said it."""


class BackupLockedError(StoreLockedError):
    """A backup was made with another key than the memory has now."""


class StoreOldError(StoreUnusableError):
    """The file could not be brought to this program's version."""


class StoreTooNewError(StoreUnusableError):
    """The file was written by a newer Candor."""
