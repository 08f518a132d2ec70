"""The guide: one step after the other, back, past, or out of it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout

from desktop.ui import operations, tokens
from desktop.ui.composed import Composed
from desktop.ui.first_run import steps
from desktop.ui.operations import Desk
from desktop.ui.texts import button, text
from desktop.ui.theme import Theme


class FirstRunPage(Composed):
    """The first steps with Candor.

    Signals:
        left: the owner is through, or wants no more of it.
    """

    left = Signal()

    def __init__(self, desk: Desk, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("first-run")
        self._desk = desk
        self._steps = QStackedWidget()
        for made in (
            steps.what_it_is(),
            steps.WhoYouAre(desk),
            steps.hearing(desk, theme),
            steps.speaking(desk),
            steps.Replying(desk),
            steps.keeping_it_safe(),
        ):
            self._steps.addWidget(made)
        self._where = text("", "aside")
        self._where.setObjectName("guide-where")
        self._back = button("guide-back", self.tr("Back"))
        self._back.clicked.connect(lambda: self._go(self._steps.currentIndex() - 1))
        self._next = button("guide-next", "", "primary")
        self._next.clicked.connect(self._on)
        leave = button("guide-leave", self.tr("Leave the guide"))
        leave.clicked.connect(self._leave)
        title = text(self.tr("Welcome"), "title")
        title.setMinimumHeight(tokens.HEAD)
        line = QHBoxLayout()
        line.setSpacing(tokens.SPACE)
        for part in (self._next, self._back, leave):
            line.addWidget(part)
        line.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(tokens.ROOM)
        for shown in (title, self._where, self._steps):
            column.addWidget(shown)
        column.addLayout(line)
        column.addStretch(1)
        self.begin_at(self._next)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self._leave)
        self._go(0)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin at the beginning."""
        super().showEvent(event)
        self._go(0)

    def _go(self, step: int) -> None:
        self._steps.setCurrentIndex(step)
        number, all_steps = step + 1, self._steps.count()
        self._where.setText(self.tr("Step {number} of {all}").format(number=number, all=all_steps))
        self._back.setEnabled(step > 0)
        is_last = number == all_steps
        said = self.tr("Begin to talk") if is_last else self.tr("Next")
        self._next.setText(said)
        self._next.setAccessibleName(said)
        if self.isVisible():
            self._focus()

    def _focus(self) -> None:
        shown = self._steps.currentWidget()
        if isinstance(shown, Composed) and shown.beginning is not None:
            shown.setFocus()
        else:
            self._next.setFocus()

    def _on(self) -> None:
        if self._steps.currentIndex() + 1 == self._steps.count():
            self._leave()
        else:
            self._go(self._steps.currentIndex() + 1)

    def _leave(self) -> None:
        operations.change_settings(self._desk, lambda _settings: None, guided=True)
        self.left.emit()
