"""Why a reply is what it is: what was recalled for it, what was left out, what was decided."""

from collections import Counter
from functools import partial

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from desktop.session.events import Filled
from desktop.ui import times, tokens, words
from desktop.ui.chips import Chip, mark
from desktop.ui.flow import FlowLayout
from desktop.ui.provenance import score_parts
from desktop.ui.provenance.side import column
from desktop.ui.sentences import said
from desktop.ui.texts import card, fact, quote, section, text
from memory.records import Recall, Recollection, Ruling

_MOST_LEFT_OUT = 12
"""Memories without room that are named one by one; chosen by hand."""


class ReasonsView(QWidget):
    """The recalled records with their scores, and the rulings on what was said.

    Signals:
        record_chosen: the id of a record that the owner wants to see whole.
    """

    record_chosen = Signal(str)

    def __init__(
        self,
        recall: Recall,
        rulings: tuple[Ruling, ...],
        sentence: str = "",
        filled: Filled | None = None,
    ) -> None:
        """Explain a reply, or one sentence of it by what stood behind that.

        Args:
            recall: What was recalled and what was left out.
            rulings: What was decided about what was said.
            sentence: The sentence, when one is asked about.
            filled: How full the model's context was; None when no such model replied.
        """
        super().__init__()
        self._sentence = sentence
        self.setObjectName("reasons-view")
        self._column = column(self)
        self._cards = QVBoxLayout()
        if sentence:
            self._column.addWidget(text(sentence, "strong"))
            then = self.tr("As it was remembered when this was said.")
            self._column.addWidget(text(then, "aside"))
        self._show_recalled(recall)
        self._show_passages(recall)
        self._show_left_out(recall)
        self._show_filled(filled)
        self._show_rulings(rulings)
        self._column.addStretch(1)

    def _show_recalled(self, recall: Recall) -> None:
        if self._sentence and not recall.results and not recall.passages:
            own = self.tr(
                "No memory stands behind this sentence: it is about your own words just now, or "
                "made up by who replied."
            )
            self._column.addWidget(text(own, "soft"))
        elif not recall.results and not recall.passages:
            nothing = self.tr("Nothing that is remembered was close enough to what you said.")
            self._column.addWidget(text(nothing, "soft"))
        self._cards.setSpacing(tokens.SPACE)
        self._column.addLayout(self._cards)
        self._waiting = list(recall.results)
        self._show_next()

    def _show_next(self) -> None:
        """Show one more card, and the next one when the window has had time to breathe."""
        if self._waiting:
            self._cards.addWidget(self._card(self._waiting.pop(0)))
        if self._waiting:
            QTimer.singleShot(0, self, self._show_next)

    def _card(self, found: Recollection) -> QFrame:
        made = card()
        inside = QVBoxLayout(made)
        inside.setContentsMargins(tokens.ROOM, tokens.ROOM, tokens.ROOM, tokens.ROOM)
        inside.setSpacing(tokens.GAP + 2)
        record = found.record
        inside.addWidget(text(record.statement, "heading"))
        for source in record.sources[:1]:
            inside.addWidget(quote(source.quote))
            when = times.moment(source.at)
            row = fact(words.label(record.origin), when, tip=times.exact(source.at))
            inside.addWidget(row)
        if found.why:
            inside.addWidget(text(said(found.why), "aside"))
        for name, share in found.parts.items():
            inside.addWidget(fact(score_parts.named(name), words.share(share)))
        sure = mark(words.sure(record.confidence), words.sure_tone(record.confidence))
        inside.addWidget(fact(self.tr("sure"), sure))
        inside.addWidget(self._open(record.id, record.statement))
        return made

    def _open(self, id: str, statement: str) -> QWidget:
        chip = Chip(f"open-{id}", self.tr("where it comes from"), tone=words.Tone.ELSEWHERE)
        chip.setAccessibleName(self.tr("Where {what} comes from").format(what=statement))
        chip.clicked.connect(lambda: self.record_chosen.emit(id))
        holder = QWidget()
        FlowLayout(holder).addWidget(chip)
        return holder

    def _show_passages(self, recall: Recall) -> None:
        if not recall.passages:
            return
        self._column.addWidget(section(self.tr("From your files")))
        for found in recall.passages:
            self._column.addWidget(text(said(found.place), "heading"))
            self._column.addWidget(quote(found.quote))
            if not found.is_current:
                changed = self.tr("The file was changed since it was read.")
                self._column.addWidget(text(changed, "aside"))
            share = words.share(found.coverage)
            self._column.addWidget(fact(score_parts.named("words"), share))

    def _show_left_out(self, recall: Recall) -> None:
        if not recall.left_out:
            return
        self._column.addWidget(section(self.tr("Left out")))
        for because, count in Counter(out.because for out in recall.left_out).items():
            self._column.addWidget(fact(words.left_out(because), str(count)))
        crowded = [out for out in recall.left_out if out.statement]
        if not crowded:
            return
        holder = QWidget()
        flow = FlowLayout(holder)
        for out in crowded[:_MOST_LEFT_OUT]:
            chip = Chip(f"left-out-{out.record_id}", out.statement or "", tone=words.Tone.PAST)
            chip.clicked.connect(partial(self.record_chosen.emit, out.record_id))
            flow.addWidget(chip)
        self._column.addWidget(holder)
        more = len(crowded) - _MOST_LEFT_OUT
        if more > 0:
            self._column.addWidget(text(words.tr("and {n} more").format(n=more), "aside"))

    def _show_filled(self, filled: Filled | None) -> None:
        if filled is None:
            return
        self._column.addWidget(section(self.tr("Room in the model's context")))
        share = self.locale().toString(100 * filled.tokens // max(filled.room, 1))
        taken = fact(self.tr("taken by the prompt"), self.tr("{share} %").format(share=share))
        self._column.addWidget(taken)
        if filled.turns_left_out:
            count = self.locale().toString(filled.turns_left_out)
            self._column.addWidget(fact(self.tr("earlier turns without room"), count))

    def _show_rulings(self, rulings: tuple[Ruling, ...]) -> None:
        if not rulings:
            return
        self._column.addWidget(section(self.tr("What became of your words")))
        for ruling in rulings:
            self._column.addWidget(quote(ruling.statement))
            because = self.tr("{decision}: {reason}").format(
                decision=words.label(ruling.decision), reason=words.label(ruling.reason)
            )
            self._column.addWidget(text(because, "aside"))
