"""How soon the Memory place shows what it holds, and how long the window comes to nothing else.

Each step is what the owner does: go there, choose, ask, scroll, look at another day. The time is
from the key or the click until the rows are painted, on a window that is really drawn.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QComboBox, QPushButton

from desktop.app import start_qt
from desktop.benchmarks import telling
from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.paths import locate
from desktop.session.session import Session
from desktop.session.settings import EngineChoice, Settings, save
from desktop.session.settings import Theme as Choice
from desktop.ui.gaps import GapMeter, Gaps
from desktop.ui.inspector.page import MemoryPage
from desktop.ui.notices import Notices
from desktop.ui.theme import Theme
from desktop.ui.window import Window
from memory.curation.listing import RecordFilter

_NOWHERE = "http://127.0.0.1:9"
"""No Ollama answers here; nothing is said to one while memory is only looked at."""
_SCROLLS = 20
_AT_MOST_S = 30
"""How long a step is waited for before it is called a failure."""
_SETTLED_S = 2.0
"""How long a window is left alone first, so that what begins with it has ended."""
_QUESTION = "what can my sister not eat"
_LETTERS = "allerg"


@dataclass(frozen=True)
class Step:
    """What was measured of one thing that the owner does."""

    shown_ms: float
    """From the click until the rows are painted."""
    longest_gap_ms: float
    longest_busy_ms: float


class Painted(QObject):
    """Notes when the table's rows are painted after they were fetched anew."""

    def __init__(self, page: MemoryPage) -> None:
        super().__init__()
        self._table = page.table
        self._is_new = False
        self.at_s: float | None = None
        page.model.modelReset.connect(self._renew)
        page.table.viewport().installEventFilter(self)

    def forget(self) -> None:
        """Begin anew."""
        self._is_new, self.at_s = False, None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's own name
        """Note the first painting after a reset, once it is done."""
        if event.type() == QEvent.Type.Paint and self._is_new:
            self._is_new = False
            QTimer.singleShot(0, self, self._note)
        return False

    def _renew(self) -> None:
        self._is_new = True
        if not self._table.model().rowCount():
            self._note()  # nothing will be painted

    def _note(self) -> None:
        self.at_s = time.perf_counter()


class Looking:
    """Somebody who looks through memory, and a meter on the window's thread."""

    def __init__(self, session: Session, window: Window) -> None:
        self._session = session
        self._frame = window.frame
        self._page = window.frame.memory
        self._meter = GapMeter()
        self._painted = Painted(self._page)

    def first(self) -> Step:
        """Open the place."""
        return self._step(partial(self._frame.go, "memory"))

    def views(self) -> Iterator[tuple[str, Step]]:
        """Choose each of the lists above the table, the first again at the end."""
        names = ("waiting", "replaced", "everything", "conversations", "known")
        for name in names:
            choice = self._button(f"view-{name}")
            yield f"list {name}", self._step(choice.click)

    def filters(self) -> Iterator[tuple[str, Step]]:
        """Choose the first and the last of every way to narrow down, each for itself."""
        self._meter.measure(self._button("facets").click, self._are_subjects_there)
        for box in self._page.facets.findChildren(QComboBox):
            for at in sorted({1, box.count() - 1}) if box.count() > 1 else ():
                shown = f"{box.accessibleName()}: {box.itemText(at)}"
                yield shown, self._step(partial(box.setCurrentIndex, at))
                self._step(partial(box.setCurrentIndex, 0))

    def searches(self) -> Iterator[tuple[str, Step]]:
        """Ask a question, then for letters; from the last key on, with the rest that it waits."""
        first = self._step(partial(self._page.search.setText, "anything"))
        yield "of the first time, which loads the model of meaning", first
        for words in (_QUESTION, _LETTERS):
            yield words, self._step(partial(self._page.search.setText, words))
        self._step(self._page.search.clear)

    def scroll(self) -> Gaps:
        """Scroll to the end of what is fetched, again and again."""
        left = iter(range(_SCROLLS))

        def is_over() -> bool:
            self._page.table.scrollToBottom()
            return next(left, None) is None

        return self._meter.measure(lambda: None, is_over)

    def earlier(self) -> Step:
        """Look at another day."""
        return self._step(self._button("travel").click)

    def count(self) -> int:
        """Return how many records there are in the first list."""
        return self._session.curation.count(RecordFilter())

    def _step(self, act: Callable[[], object]) -> Step:
        self._painted.forget()
        began_s = time.perf_counter()

        def is_over() -> bool:
            if time.perf_counter() > began_s + _AT_MOST_S:
                raise TimeoutError("the Memory place shows nothing new")
            return self._painted.at_s is not None

        gaps = self._meter.measure(act, is_over)
        shown_s = self._painted.at_s or began_s
        shown_ms = round((shown_s - began_s) * 1e3, 1)
        return Step(shown_ms, gaps.longest_gap_ms, gaps.longest_busy_ms)

    def _are_subjects_there(self) -> bool:
        box = self._page.facets.findChild(QComboBox, "facet-subject")
        return isinstance(box, QComboBox) and box.count() > 1

    def _button(self, name: str) -> QPushButton:
        found = self._page.findChild(QPushButton, name)
        assert isinstance(found, QPushButton)
        return found


def measure(folder: Path) -> dict[str, Any]:
    """Fill an empty ``folder`` as far as anybody waits for, and measure on that."""
    telling.fill(folder)
    return measure_on(folder)


def measure_on(folder: Path) -> dict[str, Any]:
    """Measure on the memory in ``folder``; milliseconds and megabytes."""
    save(locate(folder).settings, Settings(ollama_host=_NOWHERE))
    theme = Theme(start_qt(), Choice.LIGHT)
    with (
        closing(assemble(Options(folder, EngineChoice.GROUNDED))) as session,
        closing(Window(session, folder, theme, Notices())) as window,
    ):
        window.frame.resize(1280, 800)
        window.frame.show()
        GapMeter().idle(_SETTLED_S)
        looking = Looking(session, window)
        before_mb = resident_mb()
        first = looking.first()
        steps = dict(looking.views())
        filters = dict(looking.filters())
        searches = dict(looking.searches())
        scrolled = looking.scroll()
        shown_mb = resident_mb()
        return {
            "records": looking.count(),
            "first rows": asdict(first),
            **{name: asdict(step) for name, step in steps.items()},
            **{f"filter {name}": asdict(step) for name, step in filters.items()},
            **{f"search {name}": asdict(step) for name, step in searches.items()},
            "earlier day": asdict(looking.earlier()),
            "scrolling": asdict(scrolled),
            "worst filter": asdict(_worst(filters.values())),
            "memory": {"before_mb": before_mb, "after_mb": shown_mb},
        }


def _worst(steps: Any) -> Step:
    every = list(steps)
    return Step(
        max(one.shown_ms for one in every),
        max(one.longest_gap_ms for one in every),
        max(one.longest_busy_ms for one in every),
    )


def resident_mb() -> float:
    """Return how much of this process is in memory; 0 where the system does not tell."""
    told = Path("/proc/self/statm")
    if not told.exists():
        return 0.0
    pages = int(told.read_text(encoding="ascii").split()[1])
    return round(pages * 4096 / 1e6, 1)
