"""What was just done, with the way back beside it for a while."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout

from desktop.ui import tokens
from desktop.ui.texts import button, text

_SHOWN_MS = 10_000


class UndoBar(QFrame):
    """A line that says what was done; hidden when there is nothing to take back.

    Signals:
        undone: the owner wants it taken back.
    """

    undone = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("undo-bar")
        self.setProperty("role", "banner")
        self.setProperty("tone", "elsewhere")
        self._said = text("")
        self._undo = button("undo", self.tr("Undo"))
        self._undo.clicked.connect(self._take_back)
        line = QHBoxLayout(self)
        line.setContentsMargins(tokens.ROOM, tokens.GAP, tokens.GAP, tokens.GAP)
        line.addWidget(self._said, 1)
        line.addWidget(self._undo)
        self._passing = QTimer(self, singleShot=True, interval=_SHOWN_MS)
        self._passing.timeout.connect(self.hide)
        self.hide()

    def offer(self, said: str) -> None:
        """Say what was done, and offer to take it back."""
        self._said.setText(said)
        self._undo.setAccessibleName(self.tr("Undo: {done}").format(done=said))
        self.show()
        self._passing.start()

    def _take_back(self) -> None:
        self.hide()
        self.undone.emit()
