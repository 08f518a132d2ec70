"""How long the window came to nothing else: a timer that should tick every few milliseconds."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer

TICK_MS = 5
_SETTLE_S = 0.3
"""What a reply leaves to be drawn after it has ended belongs to it."""


@dataclass(frozen=True)
class Gaps:
    """What was measured while something went on."""

    longest_gap_ms: float = 0.0
    """The longest time between two ticks of the timer, less the tick itself."""
    longest_busy_ms: float = 0.0
    """The most processor time that the window's thread took between two ticks: what of the gap
    is ours, on a machine that has other things to do."""
    seconds: float = 0.0
    """How long it went on."""


class GapMeter(QObject):
    """Notes the longest time for which the event loop came to nothing else."""

    def __init__(self) -> None:
        super().__init__()
        self._loop = QEventLoop(self)
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._is_over: Callable[[], bool] = lambda: True
        self._over_s: float | None = None
        self._gap_s = self._busy_s = 0.0
        self._ticked_s = self._worked_s = 0.0

    def measure(self, begin: Callable[[], object], is_over: Callable[[], bool]) -> Gaps:
        """Return the gaps from ``begin``, called here, until ``is_over`` and a moment more."""
        self._is_over, self._over_s = is_over, None
        self._gap_s = self._busy_s = 0.0
        self._timer.start()
        began_s = time.perf_counter()
        self._restart()
        begin()
        self._loop.exec()
        self._timer.stop()
        took_s = time.perf_counter() - began_s
        return Gaps(round(self._gap_s * 1e3, 1), round(self._busy_s * 1e3, 1), round(took_s, 2))

    def idle(self, seconds: float) -> Gaps:
        """Return the gaps while nothing in particular goes on."""
        end_s = time.perf_counter() + seconds
        return self.measure(lambda: None, lambda: time.perf_counter() > end_s)

    def _tick(self) -> None:
        gap_s = time.perf_counter() - self._ticked_s - TICK_MS / 1e3
        self._gap_s = max(self._gap_s, gap_s)
        self._busy_s = max(self._busy_s, time.thread_time() - self._worked_s)
        if self._over_s is None and self._is_over():
            self._over_s = time.perf_counter()
        if self._over_s is not None and time.perf_counter() > self._over_s + _SETTLE_S:
            self._loop.quit()
        self._restart()

    def _restart(self) -> None:
        self._ticked_s, self._worked_s = time.perf_counter(), time.thread_time()
