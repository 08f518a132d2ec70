"""What hinders the door: the wrong one asking, and what the disk or another program does."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager

from memory.errors import (
    CandorMemoryError,
    NotBegunError,
    StoreBusyError,
    StoreFullError,
    StoreWriteError,
    WriteRefusedError,
)
from memory.vocabulary import Origin


def only_owner(by: Origin) -> None:
    """See that something is asked by the owner.

    Raises:
        WriteRefusedError: it is not.
    """
    if by is not Origin.OWNER_CONFIRMED:
        raise WriteRefusedError(f"only the owner may decide this, and it came from {by}")


def why(error: CandorMemoryError | OSError) -> str:
    """Return in plain words what stood in the way."""
    if isinstance(error, StoreFullError) or getattr(error, "errno", None) == errno.ENOSPC:
        return "the disk is full"
    if isinstance(error, StoreBusyError):
        return "another program is using it"
    if isinstance(error, PermissionError):
        return "the system does not let Candor change it"
    return f"the system refuses ({error})"


@contextmanager
def as_not_begun() -> Iterator[None]:
    """Say of what cannot be written that nothing has begun.

    Raises:
        NotBegunError: it could not be written down.
    """
    try:
        yield
    except StoreWriteError as error:
        raise NotBegunError(error.path, error.detail) from error
