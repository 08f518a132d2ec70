"""Long work that the owner began: how far it is, a way out, and what came of it."""

from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.session.jobs import CancelledError, JobEnded, Work
from desktop.ui import tokens
from desktop.ui.composed import Composed
from desktop.ui.operations import Desk
from desktop.ui.still_bar import StillBar
from desktop.ui.texts import button, text
from personality.steps import Step

Result = TypeVar("Result")

_PARTS = 1000
"""Of the bar: sizes in bytes are too large for it."""


class LongWork(Composed):
    """A line that is there while work is under way, and says afterwards what came of it.

    Attributes:
        is_under_way: Whether it is.

    Signals:
        stepped: a ``Step`` was made.
        ended: the work is over, however it came out.
    """

    stepped = Signal(object)
    ended = Signal()
    _moved = Signal(object)
    _told = Signal(object)

    def __init__(self, desk: Desk, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.is_under_way = False
        self._desk = desk
        self._cancel: Callable[[], None] = lambda: None
        self._done: Callable[[Any], str] = lambda _result: ""
        self._moved.connect(self._move)
        self._told.connect(self._end)
        self._bar = StillBar()
        self._bar.setObjectName("pull-progress")
        self._bar.setTextVisible(False)
        self._doing = text("", "soft")
        self._way_out = button(f"{name}-cancel", self.tr("Cancel"))
        self._way_out.clicked.connect(lambda: self._cancel())
        self._line = QWidget()
        line = QHBoxLayout(self._line)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(tokens.SPACE)
        line.addWidget(self._bar)
        line.addWidget(self._doing, 1)
        line.addWidget(self._way_out)
        self._said = text("")
        self._said.setObjectName(f"{name}-said")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._line)
        column.addWidget(self._said)
        self._line.hide()
        self._said.hide()
        self.begin_at(self._way_out)

    def begin(self, work: Work[Result], doing: str, done: Callable[[Result], str]) -> None:
        """Do ``work``, unless there is some under way.

        Args:
            work: Long work.
            doing: What is done, in the owner's words.
            done: Returns what to say of its result.
        """
        if self.is_under_way:
            return
        self.is_under_way = True
        self._done = done
        self._said.hide()
        self._doing.setText(doing)
        self._bar.setAccessibleName(doing)
        self._way_out.setAccessibleName(self.tr("Cancel: {what}").format(what=doing))
        self._bar.setRange(0, 0)
        self._line.show()
        # Both are told on the job thread; a signal crosses over to this one.
        self._cancel = self._desk.session.jobs.start(work, self._moved.emit, self._told.emit)

    def _move(self, step: Step) -> None:
        self._bar.setRange(0, _PARTS if step.total else 0)
        if step.total:
            self._bar.setValue(step.done * _PARTS // step.total)
        self.stepped.emit(step)

    def _end(self, outcome: JobEnded[Any]) -> None:
        self.is_under_way = False
        had_focus = self._way_out.hasFocus()
        self._line.hide()
        if had_focus and (owner := self.parentWidget()) is not None:
            owner.setFocus()
        if outcome.error is None:
            self._tell(self._done(outcome.result))
        elif isinstance(outcome.error, CancelledError):
            self._tell(self.tr("Stopped. Nothing was changed."))
        else:
            self._desk.notices.report(outcome.error)
        self.ended.emit()

    def _tell(self, said: str) -> None:
        self._said.setText(said)
        self._said.setVisible(bool(said))
