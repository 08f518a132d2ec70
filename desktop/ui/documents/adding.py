"""Reading files: how far it is, with a way out, and what became of each."""

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.session.jobs import CancelledError, JobEnded, Work
from desktop.ui import operations, sentences, tokens
from desktop.ui.documents import refusals
from desktop.ui.operations import Desk
from desktop.ui.still_bar import StillBar
from desktop.ui.texts import button, card, text
from desktop.ui.workers import JobLine
from memory.documents.library import Outcome
from memory.documents.values import Refused
from personality.steps import Step

_MOST_REFUSED = 12
"""Files that are named one by one when they were not read; chosen by hand."""


class Adding(QWidget):
    """Shows how far the reading is, and afterwards what was not read, why, and what to do.

    Signals:
        ended: the reading is over, however it came out.
    """

    ended = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._cancels: deque[Callable[[], None]] = deque()
        self._whole = Outcome()
        self._line = JobLine()
        self._line.moved.connect(self._move)
        self._line.ended.connect(self._end)
        self._progress = self._make_progress()
        self._outcome = card()
        self._outcome.setObjectName("documents-outcome")
        self._outcome.setAccessibleName(self.tr("What became of the files"))
        self._inside = QVBoxLayout(self._outcome)
        self._inside.setContentsMargins(tokens.PAD, tokens.ROOM, tokens.PAD, tokens.ROOM)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(tokens.SPACE)
        column.addWidget(self._progress)
        column.addWidget(self._outcome)
        self._progress.hide()
        self._outcome.hide()

    def begin(self, work: Work[Outcome]) -> None:
        """Read files, after those that wait already."""
        if not self._cancels:
            self._whole = Outcome()
        self._outcome.hide()
        self._move(Step(0, 0, ""))
        self._cancels.append(operations.begin(self._desk, work, self._line))

    def tell(self, title: str) -> None:
        """Say what became of something else that was done with files."""
        self._show(title, ())

    def _make_progress(self) -> QWidget:
        holder = QWidget()
        holder.setObjectName("documents-progress")
        self._bar = StillBar()
        self._bar.setObjectName("pull-progress")
        self._bar.setAccessibleName(self.tr("How far the reading is"))
        self._bar.setTextVisible(False)
        self._said = text("", "soft")
        cancel = button("documents-cancel", self.tr("Cancel"))
        cancel.setAccessibleName(self.tr("Cancel reading"))
        cancel.clicked.connect(self._cancel)
        line = QHBoxLayout(holder)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(tokens.SPACE)
        line.addWidget(self._bar)
        line.addWidget(self._said, 1)
        line.addWidget(cancel)
        return holder

    def _cancel(self) -> None:
        """Stop everything: the bar is one for all that was asked for, and so is its way out."""
        for cancel in self._cancels:
            cancel()

    def _move(self, step: Step) -> None:
        self._bar.setRange(0, step.total)
        self._bar.setValue(step.done)
        said = (
            self.tr("Reading {what}").format(what=sentences.said(step.label)) if step.label else ""
        )
        self._said.setText(said or self.tr("Reading \N{HORIZONTAL ELLIPSIS}"))
        self._progress.show()

    def _end(self, outcome: JobEnded[Outcome]) -> None:
        self._cancels.popleft()  # one job ends after the other, in the order they were begun
        self._progress.setVisible(len(self._cancels) > 0)
        if outcome.result is not None:
            self._whole.take(outcome.result)
            self._show(self._summary(self._whole), self._whole.refused)
        elif isinstance(outcome.error, CancelledError):
            self._show(self.tr("Stopped. What was read by then stays."), self._whole.refused)
        elif outcome.error is not None:
            self._desk.notices.report(outcome.error)
        self.ended.emit()

    def _summary(self, outcome: Outcome) -> str:
        read = len(outcome.added) + len(outcome.updated)
        said = [
            self.tr("Read: {count}.").format(count=_count(read)) if read else "",
            self.tr("Unchanged: {count}.").format(count=_count(len(outcome.unchanged)))
            if outcome.unchanged
            else "",
            self.tr("No longer there: {count}.").format(count=_count(len(outcome.gone)))
            if outcome.gone
            else "",
            self.tr("Not read: {count}.").format(count=_count(len(outcome.refused)))
            if outcome.refused
            else "",
        ]
        return " ".join(filter(None, said)) or self.tr("There is nothing to read there.")

    def _show(self, title: str, refused: "list[Refused] | tuple[Refused, ...]") -> None:
        while (item := self._inside.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        self._inside.addWidget(text(title, "strong"))
        for one in refused[:_MOST_REFUSED]:
            said = f"{one.path.name}: {refusals.why(one)} {refusals.remedy(one)}"
            self._inside.addWidget(text(said, "soft", tip=str(one.path)))
        if len(refused) > _MOST_REFUSED:
            more = self.tr("and {count} more").format(count=_count(len(refused) - _MOST_REFUSED))
            self._inside.addWidget(text(more, "aside"))
        done = button("documents-outcome-close", self.tr("Close"), "plain")
        done.setAccessibleName(self.tr("Close: {what}").format(what=title))
        done.clicked.connect(self._outcome.hide)
        self._inside.addWidget(done)
        self._outcome.show()


def _count(number: int) -> str:
    return QLocale().toString(number)
