"""The outside of an engine's process: start it, ask it, notice when it died, end it."""

import os
import pickle
import subprocess
import sys
import tempfile
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

from voice.errors import EngineDiedError

_KILL_EVERY_S = 0.02

_TAIL = 2000
"""How many of the last characters a dying process wrote are kept for the report."""


class EngineProcess:
    """One engine in a process of its own; every method may be called from any thread."""

    def __init__(self, arguments: Sequence[str]) -> None:
        """Remember what ``voice.host`` is to run."""
        self._arguments = tuple(arguments)
        self._one_at_a_time = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._complaints: IO[bytes] | None = None
        self._closed = False

    def start(self) -> None:
        """Start the process without waiting for it; nothing happens when it runs."""
        with self._one_at_a_time:
            self._closed = False
            self._running()

    def call(self, verb: str, *arguments: object) -> Any:
        """Have the engine do ``verb`` and return what it answers.

        Raises:
            EngineDiedError: the process ended before it answered; the next call starts another.
            VoiceError: whatever the engine itself raised.
        """
        with self._one_at_a_time:
            if self._closed:
                raise EngineDiedError("the engine was closed")
            process = self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                pickle.dump((verb, arguments), process.stdin, protocol=5)
                process.stdin.flush()
                value, error = pickle.load(process.stdout)
            except (EOFError, OSError, pickle.UnpicklingError) as lost:
                raise EngineDiedError(self._last_words()) from lost
        if error is not None:
            raise error
        return value

    def close(self) -> None:
        """End the process, also in the middle of work; the caller that waits gets an error."""
        self._closed = True
        while not self._one_at_a_time.acquire(timeout=_KILL_EVERY_S):
            if (process := self._process) is not None:
                process.kill()  # it holds nothing worth saving, and whoever waits is set free
        try:
            self._clear()
        finally:
            self._one_at_a_time.release()

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is None:
            return self._process
        self._clear()
        # A file rather than a pipe: nobody reads it until the process is dead.
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115  (closed by _clear)
        try:
            self._process = subprocess.Popen(
                [*_command(), *self._arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                env=_environment(),
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except OSError as error:
            self._clear()
            raise EngineDiedError(f"the engine's process cannot be started: {error}") from error
        return self._process

    def _last_words(self) -> str:
        """Clear away the dead process and return how it ended."""
        process, complaints = self._process, self._complaints
        if process is None or complaints is None:
            return "the engine was closed"
        process.kill()
        code = process.wait()
        complaints.seek(0)
        tail = complaints.read().decode(errors="replace")[-_TAIL:].strip()
        self._clear()
        return f"the engine's process ended with code {code}" + (f": {tail}" if tail else "")

    def _clear(self) -> None:
        if self._process is not None:
            self._process.kill()
            with self._process:  # closes the pipes and waits
                pass
        if self._complaints is not None:
            self._complaints.close()
        self._process = self._complaints = None


def _command() -> list[str]:
    """Return how to run ``voice.host``; a frozen program has no other way in than itself."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "--worker"]
    return [sys.executable, "-P", "-m", "voice.host"]  # -P: never from the working directory


def _environment() -> dict[str, str]:
    """Return ours, where the packages we run from are found and no model hub is asked."""
    here = str(Path(__file__).parents[1])
    path = os.pathsep.join(filter(None, (here, os.environ.get("PYTHONPATH"))))
    silent = {"HF_HUB_OFFLINE": "1", "ORT_DISABLE_TELEMETRY": "1"}
    return os.environ | silent | {"PYTHONPATH": path}
