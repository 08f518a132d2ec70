"""The frame: the rail, the place in the middle, the explanation on the right. No verbs."""

from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from desktop.session.health import EngineHealth
from desktop.session.problems import Fix
from desktop.ui import operations, places, tokens
from desktop.ui.banner import Banners
from desktop.ui.bridge import Bridge
from desktop.ui.explanations import Explanations
from desktop.ui.fetching import Fetching
from desktop.ui.operations import Desk
from desktop.ui.provenance.side import Side
from desktop.ui.rail import Rail
from desktop.ui.remembered import Remembered
from desktop.ui.talk.page import TalkPage
from desktop.ui.theme import Theme

_HEALTH_EVERY_MS = 2000


class MainWindow(QMainWindow):
    """Puts the places together and passes on what happens.

    Signals:
        closed: the window is gone.
    """

    closed = Signal()

    def __init__(self, desk: Desk, bridge: Bridge, theme: Theme, remembered: Remembered) -> None:
        super().__init__()
        self.setObjectName("window")
        self.setWindowTitle("Candor")
        self.resize(*tokens.FIRST_SIZE)
        self._desk = desk
        self._remembered = remembered
        self._is_checking = False
        self._fetching = Fetching(desk)
        self.banners = Banners(self._fetching.offer)
        self.talk = TalkPage(desk, theme)
        self.places = places.make(desk, theme, remembered)
        self.memory = self.places.memory
        self.side = Side()
        offer = self._fetching.offer
        self.explanations = Explanations(desk, theme, self.side, remembered, offer)
        self.rail = Rail(places.named(), theme)
        self._pages: dict[str, QWidget] = {"talk": self.talk, **self.places.by_name}
        self._middle = QStackedWidget()
        self._arrange()
        self._connect(bridge)
        self.go("talk")
        remembered.restore(self)
        desk.notices.flush()
        self._pulse = QTimer(self, interval=_HEALTH_EVERY_MS)
        self._pulse.timeout.connect(self._check)
        self._pulse.start()
        self._check()
        self._count()

    def go(self, place: str) -> None:
        """Show a place."""
        self.rail.choose(place)
        self._middle.setCurrentWidget(self._pages[place])
        self._pages[place].setFocus()

    def bring_to_front(self) -> None:
        """Show the window to an owner who has started Candor again."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def _connect(self, bridge: Bridge) -> None:
        bridge.turn.connect(self.talk.apply_turn)
        bridge.voice.connect(self.talk.apply_voice)
        bridge.memory_changed.connect(self.explanations.apply_changes)
        bridge.memory_changed.connect(lambda _changes: self._count())
        self._desk.notices.raised.connect(self.banners.show_problem)
        self._desk.notices.withdrawn.connect(self.banners.take_back)
        self._fetching.fetched.connect(partial(self.banners.settle, Fix.FETCH_MODEL))
        self.rail.place_chosen.connect(self.go)
        self.rail.engine_chosen.connect(self.explanations.show_engine)
        self.talk.record_chosen.connect(self.explanations.show_record)
        self.talk.why_asked.connect(self.explanations.show_reasons)
        self.talk.reply_ended.connect(self.explanations.follow)
        self.talk.citation_chosen.connect(partial(self.places.open_citation, self.go))
        self.places.connect(bridge, self.explanations, self.rail, self.go)
        self.explanations.record_shown.connect(self.memory.select)
        self.side.opening.connect(lambda: self._make_room(beside=True))
        self.side.closed.connect(lambda: self._make_room(beside=False))

    def _check(self) -> None:
        if not self._is_checking:
            self._is_checking = True
            operations.check_health(self._desk, self._show_health)

    def _count(self) -> None:
        operations.count_memories(self._desk, self.rail.show_memories)

    def _show_health(self, engines: tuple[EngineHealth, ...]) -> None:
        self._is_checking = False
        self.rail.show_health(engines)
        self.talk.show_health(engines)
        self.explanations.refresh_engine(engines)

    def _make_room(self, *, beside: bool) -> None:
        """Show the rail as icons when the panel stands beside the middle in a small window."""
        self.rail.set_narrow(beside and self.width() < tokens.NARROW_WINDOW)

    def _arrange(self) -> None:
        for page in self._pages.values():
            self._middle.addWidget(page)
        middle = QWidget()
        middle.setObjectName("middle")
        column = QVBoxLayout(middle)
        column.setContentsMargins(
            tokens.MARGIN, tokens.PAD + 4, tokens.MARGIN - tokens.ROOM, tokens.PAD + 4
        )
        column.setSpacing(tokens.ROOM)
        column.addWidget(self.banners)
        column.addWidget(self._middle, 1)
        frame = QWidget()
        line = QHBoxLayout(frame)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        line.addWidget(self.rail)
        line.addWidget(middle, 1)
        line.addWidget(self.side)
        self.side.hide()
        self.setCentralWidget(frame)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the middle its room."""
        super().resizeEvent(event)
        self._make_room(beside=not self.side.isHidden())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where the window was."""
        self._pulse.stop()
        super().closeEvent(event)
        if self.isVisible():  # closing what is closed already sends this event once more
            self._remembered.keep(self)
            self.closed.emit()
