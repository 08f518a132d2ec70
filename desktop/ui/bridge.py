"""The seam between threads: from any thread in, signals on the window's thread out."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from desktop.session.events import TurnEvent
from desktop.ui.session_port import SessionPort
from memory.records import Changes
from voice.events import VoiceEvent


class Bridge(QObject):
    """Signals that every view may connect to.

    Signals:
        turn: a ``TurnEvent``, in order.
        voice: a ``VoiceEvent``, in order.
        memory_changed: a ``Changes``, after the write is on disk.
    """

    turn = Signal(object)
    voice = Signal(object)
    memory_changed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ends: list[Callable[[], None]] = []

    def listen_to(self, session: SessionPort) -> None:
        """Subscribe to everything that the session tells."""
        self._ends = [
            session.conversation.subscribe(self.tell_turn),
            session.subscribe_voice(self.tell_voice),
            session.curation.subscribe(self.tell_changes),
        ]

    def close(self) -> None:
        """Listen no longer."""
        while self._ends:
            self._ends.pop()()

    def tell_turn(self, event: TurnEvent) -> None:
        """Pass on what happened in a turn. Safe from any thread."""
        self.turn.emit(event)

    def tell_voice(self, event: VoiceEvent) -> None:
        """Pass on what the ears report. Safe from any thread."""
        self.voice.emit(event)

    def tell_changes(self, changes: Changes) -> None:
        """Pass on what a write touched. Safe from any thread."""
        self.memory_changed.emit(changes)
