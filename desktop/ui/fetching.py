"""Fetching the model that replies: offered where it is missed, with progress and a way out."""

from collections.abc import Callable

from PySide6.QtCore import QLocale, QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QWidget

from desktop.session.jobs import CancelledError, JobEnded
from desktop.session.problems import Fix, Problem
from desktop.ui import operations, tokens
from desktop.ui.explaining import explain_fetching
from desktop.ui.operations import Desk
from desktop.ui.sentences import said
from desktop.ui.still_bar import StillBar
from desktop.ui.texts import button, text
from desktop.ui.workers import JobLine
from personality.steps import Step

Offer = Callable[[Problem], QWidget | None]
"""Makes what Candor can do about a problem itself; None when only the owner can do something."""

_PARTS = 1000
"""Of the bar: sizes in bytes are too large for it."""


class Fetching(QObject):
    """The one fetching that may be under way, whoever shows it.

    Attributes:
        step: How far it is; None while nothing is under way.

    Signals:
        changed: there is another step, or none any more.
        fetched: the model is here.
    """

    changed = Signal()
    fetched = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.step: Step | None = None
        self._cancel: Callable[[], None] = lambda: None
        self._failure: Problem | None = None
        self._line = JobLine()
        self._line.moved.connect(self._move)
        self._line.ended.connect(self._end)

    @property
    def model(self) -> str:
        """What is fetched: the model that the owner has chosen."""
        return self._desk.session.settings.model

    def offer(self, problem: Problem) -> QWidget | None:
        """Make the button that begins, where a missing model is the problem."""
        return FetchView(self) if problem.fix is Fix.FETCH_MODEL else None

    def begin(self) -> None:
        """Fetch the model, unless that is under way."""
        if self.step is not None:
            return
        if self._failure is not None:
            self._desk.notices.withdraw(self._failure)
        self._failure = None
        self._move(Step(0, 0, ""))
        self._cancel = operations.fetch_model(self._desk, self._line)

    def cancel(self) -> None:
        """Fetch no further."""
        self._cancel()

    def _move(self, step: Step) -> None:
        if step != self.step:
            self.step = step
            self.changed.emit()

    def _end(self, outcome: JobEnded[None]) -> None:
        self.step = None
        self.changed.emit()
        error = outcome.error
        if error is None:
            self.fetched.emit()
        elif not isinstance(error, CancelledError):
            self._failure = explain_fetching(error)
            if self._failure is None:
                raise error
            self._desk.notices.say(self._failure)


class FetchView(QWidget):
    """A button to begin; while the model is fetched, how far that is and a button to end it."""

    def __init__(self, fetching: Fetching) -> None:
        super().__init__()
        self.setObjectName("fetch")
        self._fetching = fetching
        name = self.tr("Pull {model}").format(model=fetching.model)
        begin = button("pull", name)
        begin.clicked.connect(fetching.begin)
        cancel = button("cancel-pull", self.tr("Cancel"))
        cancel.setAccessibleName(self.tr("Cancel: {what}").format(what=name))
        cancel.clicked.connect(fetching.cancel)
        self._bar = StillBar()
        self._bar.setObjectName("pull-progress")
        self._bar.setAccessibleName(name)
        self._bar.setRange(0, _PARTS)
        self._bar.setTextVisible(False)
        self._said = text("", "aside")
        self._said.setWordWrap(False)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(_line(begin))
        self._stack.addWidget(_line(self._bar, self._said, cancel))
        fetching.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        step = self._fetching.step
        self._stack.setCurrentIndex(0 if step is None else 1)
        if step is not None:
            self._bar.setValue(step.done * _PARTS // step.total if step.total else 0)
            self._said.setText(_words(step))


def _line(*parts: QWidget) -> QWidget:
    holder = QWidget()
    line = QHBoxLayout(holder)
    line.setContentsMargins(0, tokens.GAP, 0, 0)
    line.setSpacing(tokens.SPACE)
    for part in parts:
        line.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
    line.addStretch(1)
    return holder


def _words(step: Step) -> str:
    """Return how far it is: the label, and the sizes when they are known."""
    if not step.total:
        return said(step.label)
    done, total = (QLocale().formattedDataSize(size) for size in (step.done, step.total))
    return f"{said(step.label)}, {done} / {total}"
