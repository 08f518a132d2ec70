"""What can be done about the record that is explained."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.ui import tokens
from desktop.ui.provenance.record_view import Decide
from desktop.ui.texts import button
from memory.records import Record
from memory.vocabulary import Status


class Footer(QWidget):
    """The owner's verdict where one is waited for, and the way to have it forgotten.

    Signals:
        confirmed: the record's id.
        rejected: the record's id.
        forget_asked: a list with the record's id.
        picture_asked: the record's id.
    """

    confirmed = Signal(str)
    rejected = Signal(str)
    forget_asked = Signal(list)
    picture_asked = Signal(str)

    def __init__(self, record: Record) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(tokens.SPACE)
        if record.status is Status.PENDING:
            decide = Decide(record)
            decide.confirmed.connect(self.confirmed)
            decide.rejected.connect(self.rejected)
            column.addWidget(decide)
        forget = button("forget-record", self.tr("Forget this \N{HORIZONTAL ELLIPSIS}"), "plain")
        forget.setAccessibleName(self.tr("Forget: {what}").format(what=record.statement))
        forget.clicked.connect(lambda: self.forget_asked.emit([record.id]))
        holder = QVBoxLayout()
        holder.setContentsMargins(tokens.PAD, 0, tokens.PAD, 0)
        holder.setSpacing(tokens.GAP)
        picture = button("show-picture", self.tr("Show as a picture"), "plain")
        picture.setAccessibleName(
            self.tr("Picture of where {what} comes from").format(what=record.statement)
        )
        picture.clicked.connect(lambda: self.picture_asked.emit(record.id))
        holder.addWidget(picture)
        holder.addWidget(forget)
        column.addLayout(holder)
