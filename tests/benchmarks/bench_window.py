"""The longest time for which the window does nothing: python -m tests.benchmarks.bench_window.

First a real session with real engines, on a sound system of the tests' own; then a window under
more than any session gives it to do.
"""

import json
import os
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path

from desktop.app import start_qt
from desktop.benchmarks.window import Trial, trial
from desktop.session.events import Ended, PieceArrived, TurnEvent
from desktop.session.settings import Theme as Choice
from desktop.ui.gaps import GapMeter, Gaps
from desktop.ui.notices import Notices
from desktop.ui.theme import Theme
from desktop.ui.window import Window
from tests.pulse import PrivatePulse, private_pulse
from tests.sounds import joined, silence
from tests.ui import fakes
from tests.ui.fakes import FakeSession
from tests.ui.looking import wait
from voice.audio import AudioChunk
from voice.events import LevelMeasured
from voice.models import find_piper
from voice.worker import SpeechWorker

PIECES_A_SECOND = 200
"""Faster than any model on a desk computer writes."""
REPLY = (
    "# A plan\n\nFirst **this**, then *that*, and a [link](https://example.org).\n\n"
    "- one thing\n- another thing\n\n```py\nx = 1\n\ny = 2\n```\n\n" * 12
)


def main() -> int:
    """Measure and print one JSON object a line, milliseconds."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for name, gaps in [*real(), *stressed()]:
        print(json.dumps({"name": name} | asdict(gaps)), flush=True)  # noqa: T201 - it is read
    return 0


def real() -> Iterator[tuple[str, Gaps]]:
    """Measure a real session: typed and spoken turns, each answered aloud."""
    with private_pulse() as pulse, tempfile.TemporaryDirectory() as folder:
        told, asked = _sounds("I live in Ghent.", "What can my sister not eat?")
        with trial(Path(folder)) as window:
            yield "loading", window.loading()
            yield "idle", window.idle()
            yield "typed, told", window.typed_turn("My sister is allergic to peanuts.")
            yield "typed, asked", window.typed_turn("What can my sister not eat?")
            window.session.ears.hands_free(True)
            yield "spoken, told", _speak(window, pulse, told)
            yield "spoken, asked", _speak(window, pulse, asked)
            yield "plain loading", window.plain_loading(window.session.paths.cache)


def stressed() -> Iterator[tuple[str, Gaps]]:
    """Measure the window alone: a reply at great speed, and a memory of 20,000."""
    session, meter = FakeSession(), GapMeter()
    theme = Theme(start_qt(), Choice.LIGHT)
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(Window(session, Path(folder), theme, Notices())) as window,
    ):
        window.frame.resize(1280, 800)
        window.frame.show()
        meter.idle(0.3)
        yield "fast reply", _hear(session, meter)
        _fill(session)
        yield "fast reply after 100 turns", _hear(session, meter)
        for n in range(20_000):
            session.curation.records[f"m{n}"] = fakes.a_record(f"m{n}", f"I noted thing {n}")
        yield "memory of 20000", _look_at_memory(window, meter)


def _sounds(*sentences: str) -> list[AudioChunk]:
    """Return the sentences as the owner says them: with a pause after each."""
    worker = SpeechWorker(None, find_piper(None))
    try:
        spoken = [joined(list(worker.synthesizer.synthesize(each))) for each in sentences]
        return [joined([sound, silence(1.5, sound.rate_hz)]) for sound in spoken]
    finally:
        worker.close()


def _speak(window: Trial, pulse: PrivatePulse, sound: AudioChunk) -> Gaps:
    return window.spoken_turn(lambda: pulse.play_into_room(sound))


def _hear(session: FakeSession, meter: GapMeter) -> Gaps:
    """Have a reply told from another thread, as fast as a fast model would."""
    teller = threading.Thread(target=_tell, args=(session, "fast"))
    gaps = meter.measure(teller.start, lambda: not teller.is_alive())
    teller.join()
    return gaps


def _tell(session: FakeSession, id: str) -> None:
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


def _look_at_memory(window: Window, meter: GapMeter) -> Gaps:
    scrolls = iter(range(100))

    def is_over() -> bool:
        window.frame.memory.table.scrollToBottom()
        return next(scrolls, None) is None

    return meter.measure(lambda: window.frame.go("memory"), is_over)


if __name__ == "__main__":
    sys.exit(main())
