"""Where the owner types: Enter sends, Shift+Enter breaks the line."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy

_MOST_LINES = 6
_FRAME = 20
"""Padding and border above and below the words, as the style sheet has it."""


class Composer(QPlainTextEdit):
    """Plain text as high as it needs, up to six lines.

    Signals:
        sent: the words, stripped, never empty.
    """

    sent = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("composer")
        self.setAccessibleName(self.tr("What you want to say"))
        self.setPlaceholderText(self.tr("Type to Candor"))
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.document().setDocumentMargin(2)
        self.textChanged.connect(self._grow)
        self._grow()

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to send."""
        return not self.toPlainText().strip()

    def send(self) -> None:
        """Hand out what was typed and begin anew."""
        words = self.toPlainText().strip()
        if words:
            self.clear()
            self.sent.emit(words)

    def _grow(self) -> None:
        needed = max(1, int(self.document().size().height()))
        lines = min(_MOST_LINES, needed)
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAsNeeded if needed > _MOST_LINES else policy.ScrollBarAlwaysOff
        )
        wanted = lines * QFontMetrics(self.font()).lineSpacing() + _FRAME
        if wanted != self.height():
            self.setFixedHeight(wanted)

    def sizeHint(self) -> QSize:
        """Ask for the height that the words need."""
        return QSize(super().sizeHint().width(), self.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Send on Enter; leave Space to the page while there is nothing to type after."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.send()
        elif event.key() == Qt.Key.Key_Space and not self.toPlainText():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Leave the end of a held Space to the page as well."""
        if event.key() == Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyReleaseEvent(event)
