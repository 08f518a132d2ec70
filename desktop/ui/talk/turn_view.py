"""One turn as it is shown: the owner's bubble, the reply's, and what happened to them."""

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.session.events import (
    Began,
    Ended,
    PieceArrived,
    Recalled,
    Remembered,
    StageChanged,
    TurnEvent,
)
from desktop.ui import times, words
from desktop.ui.chips import Chip, mark
from desktop.ui.talk.bubble import OwnerBubble, ReplyBubble
from desktop.ui.talk.reply_chips import Acts, Shown, chips, closes, wrote
from desktop.ui.talk.written import Written
from desktop.ui.words import Tone
from memory.records import Recall, Ruling

_TOGETHER_MS = 30
"""Pieces that arrive within this time are shown together: a layout for each costs more."""
_UNDO_MS = 10_000
"""How long the way back stands beside what was written; later it is in the chip's menu."""


class TurnView(QObject):
    """Shows what the events of one turn say.

    Attributes:
        said: The owner's bubble.
        reply: Candor's bubble; hidden until there is something in it.
        recall: What was recalled for this turn, and what was left out.
        rulings: What the door decided about what was said.
        written: What has become since of what it wrote.

    Signals:
        record_chosen: the id of a record whose chip was clicked.
        why_asked: this view; the owner asks where the reply comes from.
        citation_chosen: the ``Citation`` whose chip was clicked.
        name_wanted: the id of a record that was closed; ``name`` takes its words.
        turn_asked: the ``Ruling`` whose record is to be taken back, or put back.
    """

    record_chosen = Signal(str)
    why_asked = Signal(object)
    name_wanted = Signal(str)
    citation_chosen = Signal(object)
    turn_asked = Signal(object)

    def __init__(self, began: Began, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.said = OwnerBubble(began.text)
        self.reply = ReplyBubble()
        self.recall = Recall()
        self.rulings: tuple[Ruling, ...] = ()
        self.written = Written()
        self.has_ended = False
        self._names: dict[str, str] = {}
        self._arrived = ""
        self._pause = QTimer(self, singleShot=True, interval=_TOGETHER_MS)
        self._pause.timeout.connect(self._show_arrived)
        self._undo = QTimer(self, singleShot=True, interval=_UNDO_MS)
        self._undo.timeout.connect(self._withdraw_undo)
        self._describe(began)
        self.reply.hide()

    def apply(self, event: TurnEvent) -> None:
        """Show what happened."""
        if self.has_ended:
            return
        match event:
            case StageChanged():
                self._show_stage(words.label(event.stage))
            case PieceArrived():
                self._add(event)
            case Recalled():
                self.recall = event.recall
                self._show_chips()
            case Remembered():
                self._take_rulings(event.rulings)
            case Ended():
                self._end(event)
            case _:
                pass

    def _describe(self, began: Began) -> None:
        spoken = began.hearing is not None
        pattern = self.tr("You, spoken {time}") if spoken else self.tr("You, {time}")
        self.said.describe(pattern.format(time=times.clock(began.at)))
        if began.hearing is not None:
            heard = self.tr("heard {sure}").format(sure=words.sure(began.hearing))
            tone = Tone.PAST if words.sure_tone(began.hearing) is Tone.USE else Tone.UNSURE
            self.said.show_chips([mark(heard, tone)])

    def _show_stage(self, stage: str) -> None:
        self.reply.describe(self.tr("Candor, {stage}").format(stage=stage.lower()))
        self.reply.show()

    def _add(self, event: PieceArrived) -> None:
        self.reply.show()
        if event.is_thinking:
            self.reply.think(event.text)
        else:
            self._arrived += event.text
            if not self._pause.isActive():
                self._pause.start()

    def _show_arrived(self) -> None:
        arrived, self._arrived = self._arrived, ""
        if arrived:
            self.reply.add(arrived)

    def name(self, id: str, statement: str) -> None:
        """Say on its chip what a closed record was about."""
        self._names[id] = statement
        self._show_chips()

    def show_turned(self, ruling: Ruling, by: Ruling) -> None:
        """Show that what a ruling wrote was taken back, or put back, by another one."""
        self.written.turn(ruling, by)
        self._undo.start()
        self._show_chips()

    def _withdraw_undo(self) -> None:
        """Let the way back go, unless the keyboard is on it."""
        focused = self.reply.focused_chip
        if focused is not None and focused.objectName().startswith("undo-"):
            self._undo.start()
        else:
            self._show_chips()

    def _take_rulings(self, rulings: tuple[Ruling, ...]) -> None:
        self.rulings = rulings
        if any(wrote(one) for one in rulings):
            self._undo.start()
        self._show_chips()
        for ruling in rulings:
            if (closed := closes(ruling)) is not None:
                self.name_wanted.emit(closed)

    def _end(self, event: Ended) -> None:
        self.has_ended = True
        self._show_arrived()
        if event.interrupted or self.reply.text.is_empty:
            self.reply.text.replace(event.reply)
        else:
            self.reply.text.finish()
        self.reply.text.setHidden(self.reply.text.is_empty)
        self.reply.describe(self._outcome(event))
        if self._undo.isActive():
            self._undo.start()
        self._show_chips()
        is_worth_it = event.reply or event.error or event.interrupted or self.rulings
        self.reply.setVisible(bool(is_worth_it))

    def _outcome(self, event: Ended) -> str:
        if event.interrupted:
            return self.tr("Candor, stopped by you")
        if event.error is not None:
            return self.tr("Candor, no reply") if not event.reply else self.tr("Candor, cut short")
        return self.tr("Candor, by {model}").format(model=event.model) if event.model else "Candor"

    def _show_chips(self) -> None:
        acts = Acts(self.record_chosen.emit, self.citation_chosen.emit, self.turn_asked.emit)
        shown = Shown(self._names, self.written, self._undo.isActive())
        made = chips(self.recall, self.rulings, shown, acts)
        if self.has_ended and (made or not self.reply.text.is_empty):
            made.append(self._why())
        self.reply.show_chips(made)

    def _why(self) -> Chip:
        chip = Chip("why", self.tr("why this?"), tone=Tone.ELSEWHERE)
        chip.clicked.connect(partial(self.why_asked.emit, self))
        return chip
