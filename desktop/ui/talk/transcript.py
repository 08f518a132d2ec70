"""The conversation so far: the owner on the right, Candor on the left."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from desktop.session.events import Began, TurnEvent
from desktop.ui import tokens
from desktop.ui.talk.bubble import Bubble
from desktop.ui.talk.turn_view import TurnView
from desktop.ui.texts import text

MOST_TURNS = 200
"""Turns that stay in the window; what was said before is in the memory. Chosen by hand."""
_NEAR_END = 40
"""Pixels from the bottom within which the transcript follows what arrives."""


class Transcript(QScrollArea):
    """Turns from top to bottom; follows what arrives unless the owner has scrolled up.

    Signals:
        record_chosen: the id of a record whose chip was clicked.
        why_asked: the ``TurnView`` whose reply is to be explained.
        citation_chosen: the ``Citation`` whose chip was clicked.
        reworded: (turn view, what the owner really said).
        heard_again: (turn view, ``Ruling`` that put its line right, to be taken back).
        turn_asked: (turn view, ``Ruling``) whose record is to be taken back, or put back.
        name_wanted: (turn view, record id) of a closed record whose words are to be fetched.
    """

    record_chosen = Signal(str)
    why_asked = Signal(object)
    name_wanted = Signal(object, str)
    turn_asked = Signal(object, object)
    reworded = Signal(object, str)
    heard_again = Signal(object, object)
    citation_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("transcript")
        self.setAccessibleName(self.tr("Conversation"))
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._turns: dict[str, TurnView] = {}
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 0, tokens.ROOM)
        self._column.setSpacing(tokens.ROOM)
        self._greeting = self._greet()
        self._column.addWidget(self._greeting)
        self._column.addStretch(1)
        self.setWidget(inside)
        self._follows = True
        self.verticalScrollBar().rangeChanged.connect(self._stay_at_end)
        self.verticalScrollBar().valueChanged.connect(self._note_position)

    @property
    def turns(self) -> tuple[TurnView, ...]:
        """The turns that are shown, oldest first."""
        return tuple(self._turns.values())

    def apply(self, event: TurnEvent) -> None:
        """Show what happened; events of turns that are not shown any more are dropped."""
        if isinstance(event, Began):
            self._begin(event)
        elif (turn := self._turns.get(event.turn_id)) is not None:
            turn.apply(event)

    def _begin(self, event: Began) -> None:
        self._greeting.hide()
        turn = TurnView(event, self)
        self._turns[event.turn_id] = turn
        turn.record_chosen.connect(self.record_chosen)
        turn.why_asked.connect(self.why_asked)
        turn.citation_chosen.connect(self.citation_chosen)
        turn.name_wanted.connect(partial(self.name_wanted.emit, turn))
        turn.turn_asked.connect(partial(self.turn_asked.emit, turn))
        turn.reworded.connect(partial(self.reworded.emit, turn))
        turn.heard_again.connect(partial(self.heard_again.emit, turn))
        self._place(turn.said, Qt.AlignmentFlag.AlignRight)
        self._place(turn.reply, Qt.AlignmentFlag.AlignLeft)
        turn.said.show()
        self._follows = True
        if len(self._turns) > MOST_TURNS:
            self._drop(next(iter(self._turns)))

    def _place(self, bubble: Bubble, side: Qt.AlignmentFlag) -> None:
        self._column.insertWidget(self._column.count() - 1, bubble, 0, side)
        bubble.fit(self._room())

    def _drop(self, id: str) -> None:
        turn = self._turns.pop(id)
        for part in (turn.said, turn.reply):
            part.hide()
            part.deleteLater()
        turn.deleteLater()

    def _room(self) -> int:
        """Return the width of the column: the same whether or not there is a scroll bar."""
        return self.width() - tokens.ROOM

    def _note_position(self, value: int) -> None:
        self._follows = value >= self.verticalScrollBar().maximum() - _NEAR_END

    def _stay_at_end(self, _least: int, most: int) -> None:
        if self._follows:
            self.verticalScrollBar().setValue(most)

    def _greet(self) -> QWidget:
        greeting = QWidget()
        column = QVBoxLayout(greeting)
        column.setContentsMargins(0, 2 * tokens.MARGIN, 0, 0)
        column.setSpacing(tokens.SPACE)
        lines = (
            (self.tr("What would you like Candor to know?"), "heading"),
            (
                self.tr(
                    "Say or type something about your day, your people or your plans. "
                    "Under each reply you see what was written down and what was used; "
                    "a click shows your own words, when you said them and why they were kept."
                ),
                "soft",
            ),
            (self.tr("For example: my sister is allergic to peanuts."), "aside"),
        )
        for content, role in lines:
            column.addWidget(text(content, role))
        return greeting

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit every bubble to the new width."""
        super().resizeEvent(event)
        spare = self.viewport().width() - self._room()
        self._column.setContentsMargins(0, 0, max(0, spare), tokens.ROOM)
        if event.size().width() != event.oldSize().width():
            for turn in self._turns.values():
                turn.said.fit(self._room())
                turn.reply.fit(self._room())
