"""A thread beside the window's: work in, its result back on the window's thread."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

Result = TypeVar("Result")


class Worker(QObject):
    """Does one thing after the other on one thread of its own."""

    _finished = Signal(object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._is_open = True
        self._finished.connect(self._deliver)

    def run(
        self,
        work: Callable[[], Result],
        done: Callable[[Result], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Queue ``work``; ``done`` or ``failed`` is called on the window's thread."""
        if self._is_open:
            future = self._pool.submit(work)
            future.add_done_callback(partial(self._tell, done, failed))

    def close(self) -> None:
        """Drop what waits, let what is under way end, and deliver nothing more."""
        self._is_open = False
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _tell(
        self,
        done: Callable[[Any], None],
        failed: Callable[[Exception], None],
        future: "Future[Any]",
    ) -> None:
        if self._is_open:
            self._finished.emit((done, failed, future))

    @Slot(object)
    def _deliver(
        self,
        outcome: tuple[Callable[[Any], None], Callable[[Exception], None], "Future[Any]"],
    ) -> None:
        done, failed, future = outcome
        if not self._is_open or future.cancelled():
            return
        error = future.exception()
        if error is None:
            done(future.result())
        elif isinstance(error, Exception):
            failed(error)
        else:
            raise error


class JobLine(QObject):
    """From the job thread to a page; not the page itself, which may be closed while a job goes on.

    Signals:
        moved: a ``Step``.
        ended: a ``JobEnded``.
    """

    moved = Signal(object)
    ended = Signal(object)

    def tell_step(self, step: object) -> None:
        """Say how far it is. Safe from any thread."""
        self.moved.emit(step)

    def tell_end(self, outcome: object) -> None:
        """Say how it came out. Safe from any thread."""
        self.ended.emit(outcome)
