"""A widget made of others: whoever gives it the keyboard gives it to one of them.

Qt's focus proxy would do the same, but the Tab key then passes over everything that stands before
the proxy, and is caught where the proxy is hidden.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget


class Composed(QWidget):
    """Hands the keyboard on to where it begins."""

    def __init__(self) -> None:
        super().__init__()
        self._beginning: QWidget | None = None

    @property
    def beginning(self) -> QWidget | None:
        """Who gets the keyboard; None keeps it here."""
        return self._beginning

    def begin_at(self, first: QWidget) -> None:
        """Give the keyboard to ``first`` from now on."""
        self._beginning = first

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on; what is hidden gets it when it is shown."""
        super().focusInEvent(event)
        if self._beginning is not None:
            self._beginning.setFocus(Qt.FocusReason.OtherFocusReason)
