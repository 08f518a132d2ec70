"""The outside of the process that reads files: ask it, wait no longer than allowed, replace it."""

import json
import multiprocessing
import time
from collections.abc import Generator, Iterator
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Self

from memory.documents import host, wire
from memory.documents.limits import USUAL, Limits
from memory.documents.wire import Message, Pages, Unread
from memory.vocabulary import Refusal

_TICK_S = 0.1
"""How often whoever waits for a page may think better of it."""
_PATIENCE_S = 5.0
"""How long a process that was told to end may take."""


class Reader:
    """Reads files in another process, so that no file can hurt this one.

    It serves many files; one that kills it, or takes too long, costs the process and no more.
    Used by one thread at a time.
    """

    def __init__(self, limits: Limits = USUAL) -> None:
        self._limits = limits
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def read(self, path: Path, known: str | None = None) -> Generator[Message | None, None, None]:
        """Yield what a file holds, batch by batch, and at last how it came out.

        Between two batches None is yielded now and then: a chance to stop. One who stops takes
        the process with them.

        Args:
            path: The file.
            known: The digest of what it held before; when it still does, it is read no further.
        """
        is_over = False
        try:
            line = self._open()
            line.send_bytes(json.dumps({"path": str(path), "known": known}).encode())
            for message in self._answers(line):
                is_over = message is not None and not isinstance(message, Pages)
                yield message
        except (EOFError, OSError, ValueError):
            yield Unread(Refusal.CRASHED, "its parser crashed")
        finally:
            if not is_over:
                self._kill()

    def close(self) -> None:
        """End the process."""
        if self._line is not None and self._process is not None:
            self._line.close()  # it ends when nobody can ask it any more
            self._process.join(_PATIENCE_S)
        self._kill()

    def _answers(self, line: Connection) -> Iterator[Message | None]:
        deadline = time.monotonic() + self._limits.seconds
        while True:
            if time.monotonic() > deadline:
                yield Unread(
                    Refusal.TOO_SLOW, f"reading it takes more than {self._limits.seconds:g} s"
                )
                self._kill()
                return
            if not line.poll(_TICK_S):
                yield None
                continue
            message = wire.load(line.recv_bytes())
            yield message
            if not isinstance(message, Pages):
                return

    def _open(self) -> Connection:
        """Return the line to a process that runs."""
        if self._line is None or self._process is None or not self._process.is_alive():
            self._kill()
            context = multiprocessing.get_context("spawn")
            self._line, theirs = context.Pipe()
            self._process = context.Process(
                target=host.serve, args=(theirs, self._limits), name="reader", daemon=True
            )
            self._process.start()
            theirs.close()  # so that its end is noticed here
        return self._line

    def _kill(self) -> None:
        if self._line is not None:
            self._line.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        self._line = self._process = None
