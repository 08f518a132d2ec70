"""What can go wrong in the program around the engines.

SessionError
├── DataFolderError      the data folder cannot be made or written
├── SettingsBrokenError  the settings file could not be read; it was kept aside
├── UnknownZoneError     no time zone has this name
├── BadLineError         a line of input is not what it should be
├── InputFileError       a file that the owner named cannot be read
├── AmbiguousError       what the owner named may be several things
├── KeyringError         the system's keyring is not there, locked, or refuses
├── KeyRefusedError      the key of the memory cannot be set or changed like that
├── NothingToSayError    a text has no words that could be spoken
├── DisplayError         a window cannot be opened here
├── MeaningMissingError  the model for meaning cannot be used
└── SelfTestError        a part does not do what it should on this machine
"""

from pathlib import Path


class SessionError(Exception):
    """The root of everything that the session raises on purpose."""


class DataFolderError(SessionError):
    """The data folder cannot be made or written."""

    def __init__(self, folder: Path, detail: str) -> None:
        super().__init__(f"{folder} cannot be used: {detail}")
        self.folder = folder
        self.detail = detail


class SettingsBrokenError(SessionError):
    """The settings file could not be read; it was kept aside and the defaults are in use."""

    def __init__(self, path: Path, detail: str, kept_as: Path) -> None:
        super().__init__(f"{path.name} could not be read: {detail}")
        self.path = path
        self.detail = detail
        self.kept_as = kept_as


class UnknownZoneError(SessionError):
    """No time zone has this name."""

    def __init__(self, zone: str) -> None:
        super().__init__(f"there is no time zone called {zone!r}")
        self.zone = zone


class BadLineError(SessionError):
    """A line of input is not what it should be.

    Attributes:
        number: Which line, from 1.
        detail: What is wrong with it, in one phrase.
    """

    def __init__(self, number: int, detail: str) -> None:
        super().__init__(f"line {number}: {detail}")
        self.number = number
        self.detail = detail


class InputFileError(SessionError):
    """A file that the owner named cannot be read."""

    def __init__(self, path: Path, detail: str) -> None:
        super().__init__(f"{path} cannot be read: {detail}")
        self.path = path
        self.detail = detail


class AmbiguousError(SessionError):
    """What the owner named may be several things.

    Attributes:
        named: What they named.
        ids: What it may be.
    """

    def __init__(self, named: str, ids: tuple[str, ...]) -> None:
        super().__init__(f"{named} may be any of {', '.join(ids)}")
        self.named = named
        self.ids = ids


class KeyringError(SessionError):
    """The system's keyring is not there, is locked, or refuses."""


class CannotSaveError(SessionError):
    """A file that the owner asked for cannot be written where they want it.

    Attributes:
        path: The file.
        detail: Why.
    """

    def __init__(self, path: Path, error: OSError) -> None:
        self.path = path
        self.detail = error.strerror or str(error)
        super().__init__(self.detail)


class KeyRefusedError(SessionError):
    """The key of the memory cannot be set or changed like that; nothing was."""


class NothingToSayError(SessionError):
    """A text has no words that could be spoken."""


class DisplayError(SessionError):
    """A window cannot be opened here.

    Attributes:
        packages: The system's packages that would help; empty when none would.
    """

    def __init__(self, detail: str, packages: tuple[str, ...] = ()) -> None:
        super().__init__(detail)
        self.packages = packages


class MeaningMissingError(SessionError):
    """The model for meaning cannot be used; words still find.

    Attributes:
        remedy: What to do about it, one sentence.
    """

    def __init__(self, detail: str, remedy: str) -> None:
        super().__init__(detail)
        self.remedy = remedy


class SelfTestError(SessionError):
    """A part does not do what it should on this machine."""
