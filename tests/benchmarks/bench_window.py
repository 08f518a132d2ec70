"""The longest time for which the window does nothing: python -m tests.benchmarks.bench_window."""

import json
import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from desktop.app import Window
from desktop.session.events import Ended, PieceArrived, TurnEvent
from desktop.session.settings import Theme as Choice
from desktop.ui.notices import Notices
from desktop.ui.theme import Theme
from tests.ui import fakes
from tests.ui.fakes import FakeSession
from tests.ui.looking import wait
from voice.events import LevelMeasured

TICK_MS = 5
PIECES_A_SECOND = 200
"""Faster than any model on a desk computer writes."""
REPLY = (
    "# A plan\n\nFirst **this**, then *that*, and a [link](https://example.org).\n\n"
    "- one thing\n- another thing\n\n```py\nx = 1\n\ny = 2\n```\n\n" * 12
)


@dataclass
class Gaps:
    """What was measured while something went on."""

    longest_gap_ms: float = 0.0
    """The longest time between two ticks of the timer, less the tick itself."""
    longest_busy_ms: float = 0.0
    """The most processor time that the window's thread took between two ticks: what of the gap
    is ours, on a machine that has other things to do."""


class GapMeter:
    """Notes the longest time for which the event loop came to nothing else."""

    def __init__(self) -> None:
        self._gaps = Gaps()
        self._wall_s = self._busy_s = 0.0
        self._timer = QTimer(interval=TICK_MS)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def measure(self, work: Callable[[], None]) -> dict[str, float]:
        """Return the gaps while ``work`` runs the event loop."""
        self._gaps = Gaps()
        self._restart()
        self._timer.start()
        work()
        self._timer.stop()
        return {name: round(value, 1) for name, value in asdict(self._gaps).items()}

    def _tick(self) -> None:
        gap_ms = (time.perf_counter() - self._wall_s) * 1e3 - TICK_MS
        busy_ms = (time.thread_time() - self._busy_s) * 1e3
        self._gaps.longest_gap_ms = max(self._gaps.longest_gap_ms, gap_ms)
        self._gaps.longest_busy_ms = max(self._gaps.longest_busy_ms, busy_ms)
        self._restart()

    def _restart(self) -> None:
        self._wall_s, self._busy_s = time.perf_counter(), time.thread_time()


def main() -> int:
    """Measure and print one JSON object, milliseconds."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication(sys.argv)
    session = FakeSession()
    theme = Theme(application, Choice.LIGHT)
    meter = GapMeter()
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(Window(session, Path(folder), theme, Notices())) as window,
    ):
        window.frame.resize(1280, 800)
        window.frame.show()
        wait(300)
        gaps = {
            "idle": meter.measure(lambda: wait(1000)),
            "turn": meter.measure(lambda: _take_turns(session, 1)),
        }
        _fill(session)
        gaps["turn_after_100"] = meter.measure(lambda: _take_turns(session, 1))
        for n in range(20_000):
            session.curation.records[f"m{n}"] = fakes.a_record(f"m{n}", f"I noted thing {n}")
        gaps["memory_of_20000"] = meter.measure(lambda: _look_at_memory(window))
    print(json.dumps(gaps))  # noqa: T201 - a benchmark is read
    return 0


def _take_turns(session: FakeSession, count: int) -> None:
    """Have ``count`` turns told from another thread, as fast as a fast model would."""
    teller = threading.Thread(target=_tell_turns, args=(session, count))
    teller.start()
    while teller.is_alive():
        wait(20)
    wait(200)


def _tell_turns(session: FakeSession, count: int) -> None:
    for number in range(count):
        _tell(session, number)


def _tell(session: FakeSession, number: int) -> None:
    id = f"b{number}"
    began = [replace(event, turn_id=id) for event in fakes.PEANUTS_TURN[:4]]
    pieces: list[TurnEvent] = [PieceArrived(id, word, False) for word in _pieces(REPLY)]
    for event in [*began, *pieces, Ended(id, REPLY, False, None)]:
        session.conversation.listeners.tell(event)
        session.voice.tell(LevelMeasured(0.1, True))
        time.sleep(1 / PIECES_A_SECOND)


def _pieces(text: str) -> list[str]:
    return [text[start : start + 5] for start in range(0, len(text), 5)]


def _fill(session: FakeSession) -> None:
    """Fill the transcript."""
    for number in range(100):
        turn = [replace(event, turn_id=f"f{number}") for event in fakes.LYON_TURN]
        session.conversation.play(*turn)
        wait(5)
    wait(300)


def _look_at_memory(window: Window) -> None:
    window.frame.go("memory")
    wait(500)
    for _ in range(20):
        window.frame.memory.table.scrollToBottom()
        wait(30)


if __name__ == "__main__":
    sys.exit(main())
