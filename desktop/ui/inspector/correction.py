"""Putting a memory right in its place: other words, and what the door says to them."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout

from desktop.ui import tokens, words
from desktop.ui.explaining import explain
from desktop.ui.operations import Desk
from desktop.ui.texts import button, text
from memory.errors import WriteRefusedError
from memory.records import Record, Ruling


class Correction(QFrame):
    """A line with what is held; hidden while nothing is put right.

    Signals:
        corrected: the ``Ruling`` that put something else in its place.
        left: nothing is put right any more.
    """

    corrected = Signal(object)
    left = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.setObjectName("correction")
        self.setProperty("role", "card")
        self._desk = desk
        self._record: Record | None = None
        self._words = QLineEdit()
        self._words.setObjectName("correct-words")
        self._words.returnPressed.connect(self._save)
        self._told = text("", "aside")
        self._told.setObjectName("correct-told")
        self._keep = button("correct-save", self.tr("Put right"), "primary")
        self._keep.clicked.connect(self._save)
        cancel = button("correct-cancel", self.tr("Cancel"))
        cancel.clicked.connect(self.close_line)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.close_line)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        line = QHBoxLayout()
        line.setSpacing(tokens.SPACE)
        line.addWidget(self._words, 1)
        line.addWidget(self._keep)
        line.addWidget(cancel)
        column = QVBoxLayout(self)
        column.setContentsMargins(tokens.ROOM, tokens.SPACE, tokens.ROOM, tokens.SPACE)
        column.setSpacing(tokens.GAP)
        column.addLayout(line)
        column.addWidget(self._told)
        self.hide()

    def begin(self, record: Record) -> None:
        """Offer to put a record right."""
        self._record = record
        self._words.setText(record.statement)
        asked = self.tr("What is right instead of: {wrong}").format(wrong=record.statement)
        self._words.setAccessibleName(asked)
        self._say(self.tr("Write what is right. What was held is kept as replaced."))
        self.show()
        self._words.setFocus()
        self._words.selectAll()

    def close_line(self) -> None:
        """Leave everything as it is."""
        self._record = None
        self.hide()
        self.left.emit()

    def _save(self) -> None:
        said = self._words.text().strip()
        if self._record is None or not said:
            self._say(self.tr("Write what is right, or cancel."))
        elif said == self._record.statement:
            self._say(self.tr("That is what is held already."))
        elif self._keep.isEnabled():
            self._keep.setEnabled(False)
            work = partial(self._desk.session.amendments.correct, self._record.id, said)
            self._desk.jobs.run(work, self._done, self._refused)

    def _done(self, ruling: Ruling) -> None:
        self._keep.setEnabled(True)
        if ruling.record_id is None:
            because = words.label(ruling.reason)
            self._say(self.tr("Not written down, because {reason}.").format(reason=because))
            return
        self.close_line()
        self.corrected.emit(ruling)

    def _refused(self, error: Exception) -> None:
        self._keep.setEnabled(True)
        problem = explain(error) if isinstance(error, WriteRefusedError) else None
        if problem is not None:
            self._say(f"{problem.title} {problem.remedy}")
        else:
            self._desk.notices.report(error)

    def _say(self, told: str) -> None:
        self._told.setText(told)
