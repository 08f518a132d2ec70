"""Long work on one thread of its own: a generator whose steps are both progress and exits."""

import itertools
import logging
import threading
from collections.abc import Callable, Generator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from desktop.session.logs import log_failure

_LOG = logging.getLogger(__name__)

Result = TypeVar("Result")


@dataclass(frozen=True)
class Step:
    """How far long work is."""

    done: int
    total: int
    """0 means that the end is not known."""
    label: str
    """What is being done, in the owner's words."""


Work = Generator[Step, None, Result]
"""Long work: yields its steps, returns its result; closing it stops it and rolls it back."""


class CancelledError(Exception):
    """The job was cancelled and has undone what it had begun."""


@dataclass(frozen=True)
class JobEnded(Generic[Result]):
    """How a job came out: exactly one of the fields says it, ``error`` None means well."""

    result: Result | None = None
    error: Exception | None = None


class Job(Generic[Result]):
    """One piece of long work, under way or waiting for its turn."""

    def __init__(self, id: int, work: Work[Result], report: Callable[[Step], None]) -> None:
        self.id = id
        self._work = work
        self._report = report
        self._cancelled = threading.Event()

    def cancel(self) -> None:
        """Stop at the next step; what was begun is undone. Safe from any thread."""
        self._cancelled.set()

    def run(self) -> Result:
        """Do the work on this thread and return its result.

        Raises:
            CancelledError: it was cancelled.
        """
        try:
            while True:
                if self._cancelled.is_set():
                    raise CancelledError
                self._report(next(self._work))
        except StopIteration as end:
            result: Result = end.value
            return result
        finally:
            self._work.close()


class Jobs:
    """The job thread: one job after the other."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="jobs")
        self._ids = itertools.count(1)
        self._open: dict[int, Job[Any]] = {}

    def start(
        self,
        work: Work[Result],
        report: Callable[[Step], None] = lambda step: None,
        ended: Callable[[JobEnded[Result]], None] = lambda outcome: None,
    ) -> Job[Result]:
        """Queue ``work`` and return at once; ``report`` and ``ended`` run on the job thread."""
        job = Job(next(self._ids), work, report)
        self._open[job.id] = job
        self._pool.submit(self._run, job, ended).add_done_callback(_log_if_broken)
        return job

    def close(self) -> None:
        """Cancel what is under way and wait for the thread."""
        for job in list(self._open.values()):
            job.cancel()
        self._pool.shutdown(wait=True)

    def _run(self, job: Job[Result], ended: Callable[[JobEnded[Result]], None]) -> None:
        try:
            outcome = JobEnded(result=job.run())
        except Exception as error:  # noqa: BLE001 - every outcome of a job is told to who started it
            outcome = JobEnded(error=error)
        finally:
            self._open.pop(job.id, None)
        ended(outcome)


def _log_if_broken(done: Future[None]) -> None:
    if not done.cancelled() and (error := done.exception()) is not None:
        log_failure(_LOG, "the report of a job failed", error)
