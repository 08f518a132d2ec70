"""Exit codes, and which error leads to which."""

from collections.abc import Mapping
from enum import IntEnum

from desktop.session import errors as session
from memory import errors as memory
from personality.errors import ChatModelError
from voice import errors as voice


class Code(IntEnum):
    """How a command came out."""

    DONE = 0
    BUG = 1
    USAGE = 2
    REFUSED = 3
    STORE_UNUSABLE = 4
    ENGINE_UNAVAILABLE = 5
    NOT_FOUND = 6
    INCOMPLETE = 7
    INTERRUPTED = 130

    @property
    def word(self) -> str:
        """The code as error objects name it."""
        return self.name.lower()


class UsageError(session.SessionError):
    """The command was not given as it should be.

    Attributes:
        usage: How it should be given.
    """

    def __init__(self, message: str, usage: str) -> None:
        super().__init__(message)
        self.usage = usage


_CODES: Mapping[type[BaseException], Code] = {
    UsageError: Code.USAGE,
    session.BadLineError: Code.USAGE,
    session.UnknownZoneError: Code.USAGE,
    session.NothingToSayError: Code.USAGE,
    session.AmbiguousError: Code.USAGE,
    session.InputFileError: Code.NOT_FOUND,
    session.DataFolderError: Code.STORE_UNUSABLE,
    session.SettingsBrokenError: Code.INCOMPLETE,
    session.SelfTestError: Code.INCOMPLETE,
    session.KeyringError: Code.ENGINE_UNAVAILABLE,
    session.KeyRefusedError: Code.REFUSED,
    session.CannotSaveError: Code.STORE_UNUSABLE,
    session.DisplayError: Code.ENGINE_UNAVAILABLE,
    memory.WriteRefusedError: Code.REFUSED,
    memory.RecordNotFoundError: Code.NOT_FOUND,
    memory.DocumentNotFoundError: Code.NOT_FOUND,
    memory.StoreBusyError: Code.STORE_UNUSABLE,
    memory.StoreWriteError: Code.STORE_UNUSABLE,
    memory.StoreUnusableError: Code.STORE_UNUSABLE,
    ChatModelError: Code.ENGINE_UNAVAILABLE,
    voice.AudioFileError: Code.NOT_FOUND,
    voice.VoiceError: Code.ENGINE_UNAVAILABLE,
}


def code_of(error: BaseException) -> Code:
    """Return the exit code that ``error`` leads to; ``BUG`` for what nobody foresaw."""
    return next((_CODES[kind] for kind in type(error).__mro__ if kind in _CODES), Code.BUG)
