"""One turn as it is shown: the owner's bubble, the reply's, and what happened to them."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.session.events import (
    Began,
    Ended,
    Filled,
    PieceArrived,
    Recalled,
    Remembered,
    StageChanged,
    TurnEvent,
)
from desktop.session.rewording import Reworded
from desktop.session.talks import PastTurn
from desktop.ui import times, words
from desktop.ui.chips import Chip, mark, note
from desktop.ui.sentences import said
from desktop.ui.talk.bubble import ReplyBubble
from desktop.ui.talk.owner_bubble import OwnerBubble
from desktop.ui.talk.reply_chips import Acts, Shown, chips, closes, wrote
from desktop.ui.talk.sentence_marks import SentenceMarks
from desktop.ui.talk.written import Written
from desktop.ui.words import Tone
from memory.records import Recall, Ruling
from memory.vocabulary import Speaker

_TOGETHER_MS = 30
"""Pieces that arrive within this time are shown together: a layout for each costs more."""
_UNDO_MS = 10_000
"""How long the way back stands beside what was written; later it is in the chip's menu."""


@dataclass(frozen=True)
class _Heard:
    """A line as it was before it was put right."""

    done: Reworded
    id: str
    words: str
    rulings: tuple[Ruling, ...]
    before: "_Heard | None"
    """As it was before that, when it was put right more than once."""


class TurnView(QObject):
    """Shows what the events of one turn say.

    Attributes:
        id: The turn's id; another one once its words were put right.
        said: The owner's bubble.
        reply: Candor's bubble; hidden until there is something in it.
        recall: What was recalled for this turn, and what was left out.
        filled: How full the model's context was; None when no such model replied.
        rulings: What the door decided about what was said.
        sentence: The sentence of the reply that was asked about; empty: all of it.
        written: What has become since of what it wrote.

    Signals:
        record_chosen: the id of a record whose chip was clicked.
        why_asked: this view; the owner asks where the reply comes from.
        citation_chosen: the ``Citation`` whose chip was clicked.
        name_wanted: the id of a record that was closed; ``name`` takes its words.
        turn_asked: the ``Ruling`` whose record is to be taken back, or put back.
        reworded: the words that the owner really said.
        heard_again: the ``Ruling`` that put the line right, which is to be taken back.
    """

    record_chosen = Signal(str)
    why_asked = Signal(object)
    name_wanted = Signal(str)
    citation_chosen = Signal(object)
    turn_asked = Signal(object)
    reworded = Signal(str)
    heard_again = Signal(object)

    def __init__(self, began: Began, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.id = began.turn_id
        self._began = began
        self._heard: _Heard | None = None
        self.said = OwnerBubble(began.text)
        self.said.reworded.connect(self.reworded)
        self.said.taken_back.connect(self._ask_back)
        self.reply = ReplyBubble()
        self.recall = Recall()
        self.filled: Filled | None = None
        self.rulings: tuple[Ruling, ...] = ()
        self.written = Written()
        self.sentence = ""
        self.has_ended = False
        self._is_past = False
        self._names: dict[str, str] = {}
        self._arrived = ""
        self._pause = QTimer(self, singleShot=True, interval=_TOGETHER_MS)
        self._pause.timeout.connect(self._show_arrived)
        self._undo = QTimer(self, singleShot=True, interval=_UNDO_MS)
        self._undo.timeout.connect(self._withdraw_undo)
        self._describe()
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
                self.recall, self.filled = event.recall, event.filled
                self._show_chips()
            case Remembered():
                self._take_rulings(event.rulings)
            case Ended():
                self._end(event)
            case _:
                pass

    def show_reworded(self, done: Reworded) -> None:
        """Show the line as the owner says it was, and what memory made of that."""
        if done.ruling.record_id is None:
            because = words.label(done.ruling.reason)
            self.said.tell(self.tr("Not taken, because {reason}.").format(reason=because))
            return
        kept = {one.id for one in done.kept}
        self._heard = _Heard(done, self.id, self.said.said, self.rulings, self._heard)
        self.id = done.turn.id
        still = tuple(one for one in self.rulings if one.record_id in kept)
        self.said.end_edit()
        self.said.show_words(done.turn.text)
        self._describe()
        self._take_rulings((*still, *done.rulings))

    def show_heard_again(self) -> None:
        """Show the line as it was before it was put right."""
        if self._heard is not None:
            heard, self._heard = self._heard, self._heard.before
            self.id = heard.id
            self.said.show_words(heard.words)
            self._describe()
            self._take_rulings(heard.rulings)

    def _ask_back(self) -> None:
        if self._heard is not None:
            self.heard_again.emit(self._heard.done.ruling)

    def show_past(self, past: PastTurn) -> None:
        """Show a turn of an earlier conversation: what it recalled is not known any more."""
        self._is_past = self.has_ended = True
        if past.said.speaker is Speaker.OWNER:
            self.said.allow()
        else:
            self.said.describe(f"{past.said.name or words.label(past.said.speaker)}")
        self.rulings = past.rulings
        self.reply.describe(words.label(Speaker.COMPANION))
        self.reply.text.replace(past.reply)
        self.reply.text.setHidden(not past.reply)
        self._show_chips()
        self.reply.setVisible(bool(past.reply or past.rulings))

    def _describe(self) -> None:
        if self._heard is not None:
            self._describe_put_right(self._heard)
            return
        began = self._began
        self.said.show_chips([])
        if self.has_ended:
            self.said.allow()
        spoken = began.hearing is not None
        pattern = self.tr("You, spoken {time}") if spoken else self.tr("You, {time}")
        self.said.describe(pattern.format(time=times.clock(began.at)))
        if began.hearing is not None:
            heard = self.tr("heard {sure}").format(sure=words.sure(began.hearing))
            tone = Tone.PAST if words.sure_tone(began.hearing) is Tone.USE else Tone.UNSURE
            self.said.show_chips([mark(heard, tone)])

    def _describe_put_right(self, heard: _Heard) -> None:
        time = times.clock(self._began.at)
        self.said.describe(self.tr("You, {time}, put right").format(time=time))
        self.said.allow(can_be_taken_back=True)
        was = note(self.tr("was"), heard.words)
        back = Chip("undo-line", self.tr("Undo"), tone=Tone.ELSEWHERE)
        back.setAccessibleName(self.tr("Undo: the line as it was"))
        back.clicked.connect(self._ask_back)
        self.said.show_chips([was, back])

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
        self.said.allow()
        self._marks = SentenceMarks(self.reply.text)
        self._marks.asked.connect(self._ask_why)
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
        return (
            self.tr("Candor, by {model}").format(model=said(event.model))
            if event.model
            else "Candor"
        )

    def _show_chips(self) -> None:
        acts = Acts(self.record_chosen.emit, self.citation_chosen.emit, self.turn_asked.emit)
        done = self._heard.done if self._heard else None
        shown = Shown(self._names, self.written, self._undo.isActive(), done)
        made = chips(self.recall, self.rulings, shown, acts)
        if self.has_ended and not self._is_past and (made or not self.reply.text.is_empty):
            made.append(self._why())
        self.reply.show_chips(made)

    def _why(self) -> Chip:
        chip = Chip("why", self.tr("why this?"), tone=Tone.ELSEWHERE)
        chip.clicked.connect(partial(self._ask_why, ""))
        return chip

    def _ask_why(self, sentence: str) -> None:
        self.sentence = sentence
        self.why_asked.emit(self)
