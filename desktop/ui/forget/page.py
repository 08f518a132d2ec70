"""Forgetting, step by step, beside everything else: nothing here is in the way of talking."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop.session.jobs import CancelledError, JobEnded
from desktop.ui import operations, tokens
from desktop.ui.composed import Composed
from desktop.ui.forget.choose import Choose
from desktop.ui.forget.going import Going, Outcome
from desktop.ui.forget.preview import Preview
from desktop.ui.operations import Desk
from desktop.ui.sentences import said
from desktop.ui.texts import text
from desktop.ui.words import memories, quoted
from desktop.ui.workers import JobLine
from memory.errors import RecordNotFoundError
from memory.forgetting import wording
from memory.forgetting.values import Plan, Receipt, Selection
from memory.records import Record
from memory.vocabulary import ForgetMode
from personality.steps import Step

_MOST_SHOWN = 20
"""How many of the latest receipts are listed; the command line has all."""


class ForgetPage(Composed):
    """Choose, preview, confirm, progress, receipt."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._selection = Selection()
        self._title = ""
        self._cancel: Callable[[], None] = lambda: None
        self.choose = Choose()
        self.choose.chosen.connect(self.ask)
        self._steps = QStackedWidget()
        self._steps.addWidget(self.choose)
        self._going: Going | None = None
        self._job_line = JobLine()
        self._job_line.moved.connect(self._move)
        self._job_line.ended.connect(self._end)
        title = text(self.tr("Forget"), "title")
        title.setWordWrap(False)
        title.setMinimumHeight(tokens.HEAD)
        head = QHBoxLayout()
        head.addWidget(title)
        head.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, tokens.ROOM, 0)
        column.setSpacing(tokens.ROOM)
        column.addLayout(head)
        column.addWidget(self._steps, 1)
        self.begin_at(self.choose)

    def ask(self, selection: Selection, title: str) -> None:
        """Show what forgetting a selection would do, unless something is being forgotten."""
        if self._going is not None:
            return
        self._selection, self._title = selection, title
        plan = partial(self._desk.session.forgetting.plan, selection, ForgetMode.FORGET)
        self._desk.jobs.run(plan, self._preview, self._no_plan)

    def ask_records(self, ids: Sequence[str]) -> None:
        """Show what forgetting some records would do."""
        title = self.tr("this memory") if len(ids) == 1 else memories(len(ids))
        self.ask(Selection(ids=tuple(ids)), title)

    def _no_plan(self, error: Exception) -> None:
        if isinstance(error, RecordNotFoundError):
            told = self.tr("Candor knows nothing of {what}. Try other words, or a name.")
            self._leave()
            self.choose.nothing.setText(told.format(what=quoted(self._title)))
        else:
            self._desk.notices.report(error)

    def _preview(self, plan: Plan) -> None:
        is_named = bool(self._selection.ids)
        preview = Preview(plan, self._title if is_named else quoted(self._title))
        preview.confirmed.connect(self._confirm)
        preview.left.connect(self._leave)
        self._show(preview)

    def _confirm(self, mode: ForgetMode) -> None:
        if mode is ForgetMode.ARCHIVE:
            away = partial(self._desk.session.forgetting.put_away, self._selection)
            operations.fetch(self._desk, away, self._put_away)
            return
        self._going = Going()
        self._going.stopped.connect(lambda: self._cancel())
        self._show(self._going)
        work = self._desk.session.forgetting.forget(self._selection, mode)
        self._cancel = operations.see_through(self._desk, work, self._job_line)

    def _move(self, step: Step) -> None:
        if self._going is not None:
            self._going.show_step(step)

    def _end(self, outcome: JobEnded[Receipt]) -> None:
        self._going = None
        if outcome.result is not None:
            complete = outcome.result.is_complete
            title = self.tr("Forgotten") if complete else self.tr("Not finished yet")
            self._tell(title, [said(line) for line in wording.receipt_lines(outcome.result)])
        elif isinstance(outcome.error, CancelledError):
            told = self.tr("What had gone by then is gone; the rest stays as it was.")
            self._tell(self.tr("Stopped"), [told])
        else:
            self._leave()
            if outcome.error is not None:
                self._desk.notices.report(outcome.error)

    def _put_away(self, hidden: Sequence[Record]) -> None:
        lines = [quoted(one.statement) for one in hidden]
        told = self.tr("Candor keeps it and does not use it. In Memory you can bring it back.")
        self._tell(self.tr("Put away"), [*lines, told])

    def _tell(self, title: str, lines: Sequence[str]) -> None:
        outcome = Outcome(title, lines, self._desk.notices)
        outcome.left.connect(self._leave)
        self._show(outcome)

    def _leave(self) -> None:
        self.choose.words.clear()
        self._show(self.choose)
        self._look_back()

    def _show(self, step: QWidget) -> None:
        before = self._steps.currentWidget()
        if step is not self.choose:
            self._steps.addWidget(step)
        self._steps.setCurrentWidget(step)
        if before is not None and before not in (self.choose, step):
            self._steps.removeWidget(before)
            before.deleteLater()
        step.setFocus()

    def _look_back(self) -> None:
        operations.fetch(self._desk, self._desk.session.forgetting.receipts, self._show_history)

    def _show_history(self, found: tuple[tuple[Receipt, ...], bool]) -> None:
        receipts, is_whole = found
        zone = datetime.now().astimezone().tzinfo or UTC
        lines = [
            f"{said(wording.heading(one, zone))}: {memories(one.records)}"
            for one in reversed(receipts[-_MOST_SHOWN:])
        ]
        if not lines:
            lines = [self.tr("Nothing has been forgotten yet.")]
        elif not is_whole:
            lines.append(self.tr("Careful: a receipt was changed or taken out since."))
        self.choose.show_history(lines)

    def showEvent(self, event: QShowEvent) -> None:
        """Say what was forgotten before."""
        super().showEvent(event)
        self._look_back()
