"""The chip of something that was written down: opens it, and takes it back or puts it back."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu

from desktop.ui.chips import Chip
from desktop.ui.words import Tone

_TURNING = frozenset({Qt.Key.Key_Delete, Qt.Key.Key_Backspace})


class RulingChip(Chip):
    """A chip with a menu, by the right button, the menu key, Delete or Ctrl+Z.

    Signals:
        turned: the owner wants it taken back, or put back when it was taken back.
    """

    turned = Signal()

    def __init__(
        self, name: str, word: str, about: str, *, tone: Tone, is_taken_back: bool
    ) -> None:
        super().__init__(name, word, about, tone=tone)
        self._is_taken_back = is_taken_back
        way = self.tr("Delete puts it back.") if is_taken_back else self.tr("Delete takes it back.")
        self.setToolTip("\n".join(filter(None, (self.toolTip(), way))))
        self.setAccessibleDescription(way)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done to it."""
        menu = QMenu(self)
        menu.setObjectName("chip-menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        turn = self.tr("Put it back") if self._is_taken_back else self.tr("Take it back")
        menu.addAction(turn).triggered.connect(self.turned)
        menu.addAction(self.tr("Where this comes from")).triggered.connect(self.click)
        menu.popup(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn it on the keys that take things away elsewhere."""
        if event.key() in _TURNING or event.matches(QKeySequence.StandardKey.Undo):
            self.turned.emit()
        else:
            super().keyPressEvent(event)
