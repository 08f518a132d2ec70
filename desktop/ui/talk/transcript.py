"""The conversation so far: the owner on the right, Candor on the left."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.session.events import Began, TurnEvent
from desktop.session.talks import PastTurn
from desktop.ui import tokens
from desktop.ui.talk.bubble import Bubble
from desktop.ui.talk.turn_view import TurnView
from desktop.ui.texts import button, text

MOST_TURNS = 200
"""Turns that stay in the window; what was said before is in the memory. Chosen by hand."""
_AT_ONCE = 3
"""Turns of an earlier conversation that are laid out at once; more would hold up the window."""
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
        last_asked: the id of the last conversation, which the owner wants to go on with.
        name_wanted: (turn view, record id) of a closed record whose words are to be fetched.
    """

    record_chosen = Signal(str)
    why_asked = Signal(object)
    name_wanted = Signal(object, str)
    turn_asked = Signal(object, object)
    reworded = Signal(object, str)
    heard_again = Signal(object, object)
    citation_chosen = Signal(object)
    last_asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("transcript")
        self.setAccessibleName(self.tr("Conversation"))
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._turns: dict[str, TurnView] = {}
        self._past: list[PastTurn] = []
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

    def show_past(self, turns: Sequence[PastTurn]) -> None:
        """Show an earlier conversation instead, its last turns, some at a time."""
        for id in tuple(self._turns):
            self._drop(id)
        self._past = list(turns[-MOST_TURNS:])
        self._show_next()

    def offer_last(self, id: str, opening: str) -> None:
        """Offer to go on with the last conversation, while nothing was said in this one."""
        last = button("go-on-last", self.tr("Go on with the last conversation"))
        name = self.tr("Go on with the last conversation: {words}").format(words=opening)
        last.setAccessibleName(name)
        last.setToolTip(opening)
        last.clicked.connect(lambda: self.last_asked.emit(id))
        line = QHBoxLayout()
        line.addWidget(last)
        line.addStretch(1)
        column = self._greeting.layout()
        if isinstance(column, QVBoxLayout):
            column.addSpacing(tokens.SPACE)
            column.addLayout(line)
            last.show()

    def _show_next(self, most: int = _AT_ONCE) -> None:
        """Show some of what is left to show, and the rest when the window has breathed."""
        now, self._past = self._past[:most], self._past[most:]
        for one in now:
            said = one.said
            self._add(Began(said.id, said.text, said.at, said.hearing)).show_past(one)
        if self._past:
            QTimer.singleShot(0, self, self._show_next)

    def _begin(self, event: Began) -> None:
        if self._past:
            self._show_next(len(self._past))
        self._add(event)

    def _add(self, event: Began) -> TurnView:
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
        return turn

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
