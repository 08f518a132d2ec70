"""One program at a time may write to a data folder."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from memory.errors import StoreBusyError, StoreWriteError

FILE = "write.lock"
"""The file's name, in the data folder."""
_WAIT_S = 20.0
"""How long a write waits for another program's; chosen by hand."""
_POLL_S = 0.01
"""How often it looks, so that a program which writes without pause does not keep the others out;
chosen by hand."""


class WriteLock:
    """The lock on a data folder; whoever has it may take it again."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._lock = FileLock(self._path, timeout=_WAIT_S, thread_local=False)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Keep every other program from writing.

        Raises:
            StoreBusyError: another program kept writing for too long.
            StoreWriteError: nobody may write in this folder.
        """
        try:
            self._lock.acquire(poll_interval=_POLL_S)
        except Timeout as error:
            raise StoreBusyError("another program keeps writing to Candor's memory") from error
        except OSError as error:
            raise StoreWriteError(self._path, error.strerror or str(error)) from error
        try:
            yield
        finally:
            self._lock.release()
