"""Long work on one thread of its own: a generator whose steps are both progress and exits."""

import threading
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from typing import Generic, TypeVar

from personality.steps import Step

Result = TypeVar("Result")


Work = Generator[Step, None, Result]
"""Long work: yields its steps, returns its result; closing it stops it and rolls it back."""


class CancelledError(Exception):
    """The job was cancelled and has undone what it had begun."""


@dataclass(frozen=True)
class JobEnded(Generic[Result]):
    """How a job came out."""

    result: Result | None = None
    error: Exception | None = None
    """None means that all went well; a ``CancelledError`` that the owner wanted it so."""


def carry_out(
    work: Work[Result],
    report: Callable[[Step], None],
    is_cancelled: Callable[[], bool] = lambda: False,
) -> Result:
    """Do ``work`` on this thread and return its result.

    Raises:
        CancelledError: it was cancelled between two steps.
    """
    with closing(work):
        while True:
            if is_cancelled():
                raise CancelledError
            try:
                step = next(work)
            except StopIteration as end:
                result: Result = end.value
                return result
            report(step)


class Jobs:
    """The job thread: one job after the other."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="jobs")
        self._closing = threading.Event()

    def start(
        self,
        work: Work[Result],
        report: Callable[[Step], None] = lambda step: None,
        ended: Callable[[JobEnded[Result]], None] = lambda outcome: None,
        *,
        to_the_end: bool = False,
    ) -> Callable[[], None]:
        """Queue ``work`` and return at once with what cancels it.

        Args:
            work: Long work.
            report: Told each step, on the job thread.
            ended: Told how it came out, on the job thread.
            to_the_end: Whether closing waits for it, because half of it is worse than all or none.
        """
        cancelled = threading.Event()

        def is_cancelled() -> bool:
            return cancelled.is_set() or (self._closing.is_set() and not to_the_end)

        self._pool.submit(self._run, work, report, ended, is_cancelled)
        return cancelled.set

    def close(self) -> None:
        """Cancel what may be cancelled, under way or waiting, and wait for the thread."""
        self._closing.set()
        self._pool.shutdown(wait=True)

    def _run(
        self,
        work: Work[Result],
        report: Callable[[Step], None],
        ended: Callable[[JobEnded[Result]], None],
        is_cancelled: Callable[[], bool],
    ) -> None:
        try:
            outcome = JobEnded(result=carry_out(work, report, is_cancelled))
        except Exception as error:  # noqa: BLE001 - whatever it was is told to who asked for it
            outcome = JobEnded(error=error)
        ended(outcome)
