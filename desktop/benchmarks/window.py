"""How long the window comes to nothing else while its engines load and while a turn is taken.

The plain way is the same Whisper, loaded in a thread of the window's own process.
"""

import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from desktop.app import start_qt
from desktop.session.assembly import assemble
from desktop.session.events import Ended, TurnEvent
from desktop.session.options import Options
from desktop.session.paths import locate
from desktop.session.session import Session
from desktop.session.settings import Settings, save
from desktop.session.settings import Theme as Choice
from desktop.ui.gaps import GapMeter, Gaps
from desktop.ui.notices import Notices
from desktop.ui.theme import Theme
from desktop.ui.window import Window
from voice.models import find_whisper
from voice.transcriber import WhisperTranscriber

_NOWHERE = "http://127.0.0.1:9"
"""No Ollama answers here, so whoever measures is replied to in the same words; it is asked."""

_TOLD = "My sister is allergic to peanuts."
_ASKED = "What can my sister not eat?"


class Trial:
    """A real session in its real window, with a meter on the window's thread."""

    def __init__(self, session: Session, window: Window) -> None:
        self.session = session
        self._window = window
        self._meter = GapMeter()
        self._ended = 0
        session.conversation.subscribe(self._count)

    def draw(self) -> None:
        """Draw the window once, as a screen would have it."""
        self._window.frame.grab()

    def loading(self) -> Gaps:
        """Measure from the window's first moment until both engines have warmed up."""
        return self._aside(self.session.warm_up)

    def plain_loading(self, cache: Path) -> Gaps:
        """Measure the plain way, in this very process."""
        return self._aside(WhisperTranscriber(find_whisper(None, cache), "en").warm_up)

    def typed_turn(self, text: str) -> Gaps:
        """Measure a turn from the key that sends it until the reply was spoken."""
        composer = self._window.frame.talk.composer
        composer.setPlainText(text)
        return self._turn(composer.send)

    def spoken_turn(self, speak: Callable[[], object]) -> Gaps:
        """Measure a turn that ``speak``, on a thread of its own, puts into the microphone."""
        return self._turn(threading.Thread(target=speak, daemon=True).start)

    def idle(self) -> Gaps:
        """Measure while nobody does anything."""
        return self._meter.idle(1.0)

    def _turn(self, begin: Callable[[], object]) -> Gaps:
        before = self._ended
        return self._meter.measure(begin, lambda: self._ended > before)

    def _aside(self, work: Callable[[], object]) -> Gaps:
        worker = threading.Thread(target=work)
        gaps = self._meter.measure(worker.start, lambda: not worker.is_alive())
        worker.join()
        return gaps

    def _count(self, event: TurnEvent) -> None:
        self._ended += isinstance(event, Ended)


@contextmanager
def trial(folder: Path) -> Iterator[Trial]:
    """Open the window on a session that speaks, in an empty ``folder``."""
    save(locate(folder).settings, Settings(ollama_host=_NOWHERE))
    theme = Theme(start_qt(), Choice.LIGHT)
    with (
        closing(assemble(Options(folder, spoken=True))) as session,
        closing(Window(session, folder, theme, Notices())) as window,
    ):
        window.frame.show()
        yield Trial(session, window)


def measure(folder: Path) -> dict[str, Any]:
    """Measure all that needs nobody to speak; milliseconds, in an empty ``folder``."""
    with trial(folder) as window:
        loading = window.loading()
        found = {
            "loading": loading,
            "idle": window.idle(),
            "told": window.typed_turn(_TOLD),
            "asked": window.typed_turn(_ASKED),
            "plain": window.plain_loading(window.session.paths.cache),
        }
    shapes: dict[str, Any] = {name: asdict(gaps) for name, gaps in found.items()}
    ratio = found["plain"].longest_gap_ms / max(loading.longest_gap_ms, 1.0)
    return shapes | {"times_shorter": round(ratio, 1)}
