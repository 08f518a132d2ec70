"""The box that is typed into to find something in memory, and what it says of what it found."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout

from desktop.session.finding import Findings
from desktop.ui import tokens
from desktop.ui.composed import Composed
from desktop.ui.texts import text

_AFTER_TYPING_MS = 150
"""How long the keys must rest before a search; shorter than anybody waits for."""


class SearchBox(Composed):
    """A line for a question or a few letters.

    Signals:
        rested: something was typed, and the keys rest.
    """

    rested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.line = QLineEdit()
        self.line.setObjectName("search")
        self.line.setAccessibleName(self.tr("Search in memory"))
        self.line.setPlaceholderText(self.tr("Ask, or type a few letters"))
        self.line.setClearButtonEnabled(True)
        self._said = text("", "aside")
        self._said.setObjectName("search-said")
        self._rest = QTimer(self, singleShot=True, interval=_AFTER_TYPING_MS)
        self._rest.timeout.connect(self.rested)
        self.line.textChanged.connect(lambda _words: self._rest.start())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(tokens.GAP)
        column.addWidget(self.line)
        column.addWidget(self._said)
        self._said.hide()
        self.begin_at(self.line)

    @property
    def words(self) -> str | None:
        """What is searched for; None for nothing."""
        return self.line.text().strip() or None

    def wait(self) -> None:
        """Search again soon, together with whatever else wants it."""
        self._rest.start()

    def begin(self) -> None:
        """Take the keyboard, with what is there to be replaced."""
        self.line.setFocus()
        self.line.selectAll()

    def say(self, found: Findings) -> None:
        """Say in which order it is shown, and why."""
        self._said.setText(self._order(found))
        self._said.setVisible(bool(self.words and found.records))

    def _order(self, found: Findings) -> str:
        if not found.reasons:
            return self.tr("Candor would recall nothing for this. These have the letters.")
        if len(found.reasons) < len(found.records):
            return self.tr("First what Candor would recall, best first; then what has the letters.")
        return self.tr("What Candor would recall for this, best first.")
