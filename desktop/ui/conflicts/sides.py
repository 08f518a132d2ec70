"""Two statements that do not go together, side by side, each with what speaks for it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.session.overview import Contradiction
from desktop.ui import times, tokens, words
from desktop.ui.chips import mark
from desktop.ui.texts import button, card, fact, quote, text
from desktop.ui.words import tr
from memory.records import Record

_MOST_QUOTES = 3

_ANY_WIDTH = 16_777_215
"""Qt's own largest."""


class Sides(QWidget):
    """What is in use on the left, what waits on the right.

    Signals:
        record_chosen: the id of a record that the owner wants explained.
    """

    record_chosen = Signal(str)

    def __init__(self, conflict: Contradiction) -> None:
        super().__init__()
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(tokens.ROOM)
        if conflict.rival is not None:
            line.addWidget(self._side(conflict.rival, conflict.rival_dependents), 1)
        line.addWidget(self._side(conflict.record, conflict.dependents), 1)

    def _side(self, record: Record, dependents: tuple[str, ...]) -> QWidget:
        made = card()
        made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum)
        column = QVBoxLayout(made)
        column.setContentsMargins(tokens.PAD, tokens.ROOM, tokens.PAD, tokens.ROOM)
        column.setSpacing(tokens.SPACE)
        head = QHBoxLayout()
        statement = text(record.statement, "strong")
        statement.setMaximumWidth(_ANY_WIDTH)  # else a wide card sets it in its middle
        head.addWidget(statement, 1)
        state = mark(words.label(record.status), words.tone(record.status))
        head.addWidget(state, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        for source in record.sources[:_MOST_QUOTES]:
            column.addWidget(quote(source.quote))
            by = words.label(source.origin or record.origin)
            column.addWidget(fact(by, times.moment(source.at), tip=times.exact(source.at)))
        column.addWidget(fact(tr("sure"), words.sure(record.confidence)))
        again = record.evidence_count - 1
        said = tr("never") if again < 1 else tr("{n} times").format(n=again)
        column.addWidget(fact(tr("said again"), said))
        when = times.span(record.validity)
        if when:
            column.addWidget(fact(tr("when true"), when))
        hangs = tr("nothing") if not dependents else str(len(dependents))
        column.addWidget(fact(tr("made from it"), hangs))
        why = button(f"explain-{record.id}", tr("Where this comes from"), "plain")
        why.setAccessibleName(f"{why.text()}: {record.statement}")
        why.clicked.connect(lambda: self.record_chosen.emit(record.id))
        column.addWidget(why)
        column.addStretch(1)
        return made
