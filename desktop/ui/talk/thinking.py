"""What a model thought before it replied: folded away, never spoken, never remembered."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.ui import tokens
from desktop.ui.talk.flowing_text import FlowingText
from desktop.ui.texts import button


class Thinking(QWidget):
    """A fold over the thinking text."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self._width = 0
        self._fold = button("thinking", self.tr("Show thinking"), "plain")
        self._fold.setCheckable(True)
        self._words = FlowingText()
        self._words.setProperty("thinking", True)
        self._words.setAccessibleName(self.tr("What Candor thought"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(tokens.GAP)
        column.addWidget(self._fold)
        column.addWidget(self._words)
        self._words.hide()
        self._fold.toggled.connect(self._unfold)

    def add(self, piece: str) -> None:
        """Take more of the thinking; shown only while unfolded."""
        self._text += piece
        if self._fold.isChecked():
            self._unfold(True)

    def fit(self, width: int) -> None:
        """Take ``width`` and the height that the text then needs."""
        self._width = width
        if self._fold.isChecked() and width > 0:
            self._words.fit(width)

    def _unfold(self, on: bool) -> None:
        self._fold.setText(self.tr("Hide thinking") if on else self.tr("Show thinking"))
        self._words.setVisible(on)
        if on:
            self._words.show_plain(self._text)
            self.fit(self._width)
