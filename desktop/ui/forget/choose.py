"""The first step: what is to be forgotten, and what was forgotten before."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout

from desktop.ui import tokens
from desktop.ui.composed import Composed
from desktop.ui.texts import button, section, text
from memory.forgetting.values import Selection

_WAYS: tuple[Callable[[str], Selection], ...] = (
    lambda words: Selection(query=words),
    lambda name: Selection(subject=name),
    lambda name: Selection(project=name),
)
"""What each way of meaning it selects, in the order of the list."""


class Choose(Composed):
    """Takes what the owner wants forgotten, in words or by a name.

    Signals:
        chosen: the ``Selection`` and what the owner wrote.
    """

    chosen = Signal(object, str)

    def __init__(self) -> None:
        super().__init__()
        self.words = QLineEdit()
        self.words.setObjectName("forget-what")
        self.words.setAccessibleName(self.tr("What to forget"))
        self.words.setPlaceholderText(self.tr("my old flat in Ghent"))
        self.words.textChanged.connect(self._allow)
        self.words.returnPressed.connect(self._choose)
        self.how = QComboBox()
        self.how.setObjectName("forget-how")
        self.how.setAccessibleName(self.tr("How it is meant"))
        for title in (
            self.tr("what fits these words"),
            self.tr("everything about this person or thing"),
            self.tr("this project and all that belongs to it"),
        ):
            self.how.addItem(title)
        self._go = button("forget-preview", self.tr("Show what would go"), "primary")
        self._go.clicked.connect(self._choose)
        self.nothing = text("", "soft")
        self.nothing.setObjectName("forget-nothing")
        self._history = text("", "soft")
        self._history.setObjectName("forget-history")
        self.how.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        line = QHBoxLayout()
        line.setSpacing(tokens.SPACE)
        line.addWidget(self.how, 1)
        line.addWidget(self._go)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(tokens.ROOM)
        said = self.tr(
            "Name what Candor is to forget. You see first everything that would go; nothing is "
            "changed before you confirm it."
        )
        column.addWidget(text(said, "soft"))
        column.addWidget(self.words)
        column.addLayout(line)
        column.addWidget(self.nothing)
        column.addWidget(section(self.tr("Forgotten before")))
        column.addWidget(self._history)
        column.addStretch(1)
        self.begin_at(self.words)
        self._allow()

    def show_history(self, lines: Sequence[str]) -> None:
        """Say what was forgotten before; there is no word of what it was."""
        self._history.setText("\n".join(lines))

    def _allow(self) -> None:
        self._go.setEnabled(bool(self.words.text().strip()))
        self.nothing.setText("")

    def _choose(self) -> None:
        if wanted := self.words.text().strip():
            self.chosen.emit(_WAYS[self.how.currentIndex()](wanted), wanted)
