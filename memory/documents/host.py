"""The inside of the process that reads files: whatever a file does to a parser ends here."""

import hashlib
import json
import os
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path

from memory.documents.limits import Limits
from memory.documents.parsing.registry import parse
from memory.documents.parsing.unreadable import UnreadableError
from memory.documents.values import Page, Stamp
from memory.documents.wire import Finished, Message, Pages, Same, Unread, dump
from memory.vocabulary import Refusal

_BATCH = 64
"""How many pages are told at once."""
_BATCH_CHARACTERS = 200_000
"""How many characters, of texts and terms: whoever reads them holds up their process meanwhile, by
some 3 ms for ASCII and some more for other letters. Chosen by hand."""


def serve(requests: Connection, limits: Limits) -> None:
    """Read one file after the other until nobody asks any more.

    A request is ``{"path": ..., "known": sha256 or null}``; it is answered with pages and then
    with how it came out.
    """
    _confine(limits)
    with suppress(EOFError, OSError):  # whoever asked is gone
        while True:
            request = json.loads(requests.recv_bytes())
            for message in messages(Path(request["path"]), request["known"], limits):
                requests.send_bytes(dump(message))


def messages(path: Path, known: str | None, limits: Limits) -> Iterator[Message]:
    """Yield what a file holds.

    Args:
        path: The file.
        known: The digest of what it held before; when it still does, it is read no further.
        limits: What it may cost.
    """
    try:
        content, stamp = _content(path, limits)
        if stamp.sha256 == known:
            yield Same(stamp)
            return
        yield from _parsed(content, path.name, stamp, limits)
    except UnreadableError as error:
        yield Unread(error.reason, error.detail)
    except MemoryError:
        yield Unread(Refusal.TOO_LARGE, "reading it takes more memory than it may")
    except Exception as error:  # noqa: BLE001 - no parser foresees all that a broken file can do
        yield Unread(Refusal.DAMAGED, f"its parser gave up ({type(error).__name__})")


def _content(path: Path, limits: Limits) -> tuple[bytes, Stamp]:
    """Return all that a file holds, as it was at one moment."""
    try:
        if not path.is_file():
            is_there = os.path.lexists(path)
            what = "it is no ordinary file" if is_there else "there is no such file"
            raise UnreadableError(Refusal.NO_FILE, what)
        with path.open("rb") as file:
            before = os.fstat(file.fileno())
            if before.st_size > limits.file_bytes:
                size, most = before.st_size >> 20, limits.file_bytes >> 20
                raise UnreadableError(
                    Refusal.TOO_LARGE, f"it is {size} MB large, and at most {most} MB are read"
                )
            content = file.read(limits.file_bytes + 1)
            after = os.fstat(file.fileno())
    except PermissionError as error:
        raise UnreadableError(Refusal.NOT_ALLOWED, "you may not read it") from error
    except OSError as error:
        raise UnreadableError(Refusal.NOT_ALLOWED, error.strerror or str(error)) from error
    seen = (before.st_size, before.st_mtime_ns)
    if seen != (after.st_size, after.st_mtime_ns) or len(content) != before.st_size:
        raise UnreadableError(Refusal.CHANGED, "it was changed while it was read")
    return content, Stamp(*seen, sha256=hashlib.sha256(content).hexdigest())


def _parsed(content: bytes, name: str, stamp: Stamp, limits: Limits) -> Iterator[Message]:
    batch: list[Page] = []
    reading = parse(content, name, limits)
    while True:
        try:
            batch.append(next(reading))
        except StopIteration as end:
            yield Pages(tuple(batch))
            yield Finished(stamp, end.value)
            return
        if len(batch) >= _BATCH or sum(map(_size, batch)) > _BATCH_CHARACTERS:
            yield Pages(tuple(batch))
            batch = []


def _size(page: Page) -> int:
    return len(page.text) + len(page.terms)


def _confine(limits: Limits) -> None:
    """Take little: no more memory than allowed, no output, no turn before the owner's work."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (limits.memory_bytes, limits.memory_bytes))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with suppress(AttributeError, OSError):
        os.nice(5)
