"""One record with everything that stands behind it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.ui import times, tokens, words
from desktop.ui.chips import Chip, mark
from desktop.ui.flow import FlowLayout
from desktop.ui.provenance.certainty import why_capped
from desktop.ui.provenance.side import column
from desktop.ui.provenance.validity_bar import ValidityBar
from desktop.ui.texts import button, fact, quote, section, text
from desktop.ui.theme import Theme
from memory.curation.listing import RecordDetail
from memory.records import Record, Ruling, Source, Utterance


class RecordView(QWidget):
    """What Candor holds, who said it when, why it was kept, and what it replaced.

    Signals:
        record_chosen: the id of another record that the owner wants to see.
    """

    record_chosen = Signal(str)

    def __init__(self, detail: RecordDetail, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("record-view")
        self.record = detail.record
        self._column = column(self)
        self._show_head(detail.record)
        self._show_sources(detail)
        self._show_certainty(detail)
        self._show_times(detail.record, theme)
        self._show_rulings(detail.rulings)
        self._show_lineage(detail)
        self._show_copies(detail.copies)
        self._column.addStretch(1)

    def _show_head(self, record: Record) -> None:
        self._column.addWidget(text(record.statement, "heading"))
        chips = QWidget()
        line = FlowLayout(chips, gap=tokens.GAP)
        line.addWidget(mark(words.label(record.status), words.tone(record.status)))
        line.addWidget(mark(words.label(record.kind)))
        line.addWidget(mark(words.subject(record.subject)))
        self._column.addWidget(chips)

    def _show_sources(self, detail: RecordDetail) -> None:
        turns = {turn.id: turn for turn in detail.turns}
        for source in detail.record.sources:
            self._column.addWidget(quote(source.quote))
            self._column.addWidget(text(_where(source, detail.record), "aside"))
            turn = turns.get(source.turn_id or "")
            if turn is not None and turn.text.strip() != source.quote.strip():
                self._column.addWidget(text(self._in_turn(turn), "aside"))

    def _in_turn(self, turn: Utterance) -> str:
        whole = words.quoted(turn.text)
        return self.tr("In the sentence {whole}").format(whole=whole)

    def _show_certainty(self, detail: RecordDetail) -> None:
        record = detail.record
        self._column.addWidget(section(self.tr("How sure")))
        sure = mark(words.sure(record.confidence), words.sure_tone(record.confidence))
        self._column.addWidget(fact(self.tr("sure"), sure))
        self._column.addWidget(text(why_capped(record, detail.turns), "aside"))
        self._column.addWidget(fact(self.tr("kind of source"), words.label(record.source_type)))
        count = record.evidence_count
        said = self.tr("once") if count == 1 else self.tr("{n} times").format(n=count)
        self._column.addWidget(fact(self.tr("said"), said))

    def _show_times(self, record: Record, theme: Theme) -> None:
        self._column.addWidget(section(self.tr("When true")))
        self._column.addWidget(ValidityBar(record, theme))
        validity = record.validity
        since, until = validity.from_utc, validity.until_utc
        rows = [
            (self.tr("from"), times.day(since) if since else self.tr("not said"), since),
            (self.tr("until"), self._until(record), until),
            (self.tr("told"), times.moment(record.recorded_at), record.recorded_at),
        ]
        if record.invalidated_at is not None:
            given_up = times.moment(record.invalidated_at)
            rows.append((self.tr("given up"), given_up, record.invalidated_at))
        for title, value, at in rows:
            self._column.addWidget(fact(title, value, tip=times.exact(at) if at else ""))

    def _until(self, record: Record) -> str:
        if record.validity.until_utc is not None:
            return times.day(record.validity.until_utc)
        return self.tr("over, not said when") if record.validity.ended else self.tr("still")

    def _show_rulings(self, rulings: tuple[Ruling, ...]) -> None:
        if rulings:
            self._column.addWidget(section(self.tr("What was decided")))
        for ruling in rulings:
            decided = words.label(ruling.decision)
            because = self.tr("because {reason}").format(reason=words.label(ruling.reason))
            row = fact(decided, times.moment(ruling.at), tip=times.exact(ruling.at))
            self._column.addWidget(row)
            self._column.addWidget(text(because, "aside"))

    def _show_lineage(self, detail: RecordDetail) -> None:
        rivals = (detail.rival,) if detail.rival is not None else ()
        groups = (
            (self.tr("Waits against"), rivals),
            (self.tr("Replaced by"), detail.newer),
            (self.tr("Replaced"), detail.older),
        )
        for title, records in groups:
            if records:
                self._column.addWidget(section(title))
            for record in records:
                self._add_link(record)

    def _add_link(self, record: Record) -> None:
        chip = Chip(f"go-{record.id}", record.statement, tone=words.tone(record.status))
        chip.clicked.connect(lambda: self.record_chosen.emit(record.id))
        holder = QWidget()
        FlowLayout(holder).addWidget(chip)
        self._column.addWidget(holder)

    def _show_copies(self, copies: tuple[str, ...]) -> None:
        if copies:
            self._column.addWidget(section(self.tr("Copies")))
            self._column.addWidget(text(", ".join(map(words.copy, copies)), "soft"))


class Decide(QWidget):
    """The owner's word on a record that waits.

    Signals:
        confirmed: the record's id.
        rejected: the record's id.
    """

    confirmed = Signal(str)
    rejected = Signal(str)

    def __init__(self, record: Record) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(tokens.PAD, tokens.SPACE, tokens.PAD, 0)
        column.setSpacing(tokens.SPACE)
        column.addWidget(text(self.tr("Candor does not use this until you decide."), "aside"))
        confirm = button("confirm", self.tr("Yes, this is true"), "primary")
        reject = button("reject", self.tr("No, this is wrong"))
        for control, decided in ((confirm, self.confirmed), (reject, self.rejected)):
            control.setAccessibleName(f"{control.text()}: {record.statement}")
            control.clicked.connect(lambda _=False, told=decided: told.emit(record.id))
            column.addWidget(control)


def _where(source: Source, record: Record) -> str:
    by = words.label(source.origin or record.origin)
    if source.document is not None:
        page = words.tr("page {number}").format(number=source.page) if source.page else ""
        by = ", ".join(filter(None, (source.document, page)))
    return f"{by}, {times.moment(source.at)}"
