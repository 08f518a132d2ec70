"""A progress bar that never moves by itself."""

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QProgressBar, QStyle, QStyleOptionProgressBar, QStylePainter


class StillBar(QProgressBar):
    """Stays empty while it is not known how far something is, and words beside it say what is done.

    Qt's own bar runs to and fro then, for as long as it takes. Nothing else in the window moves
    either, so nobody who asks their system for less motion has to be asked here.
    """

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint how far it is."""
        if self.minimum() != self.maximum():
            super().paintEvent(event)
            return
        option = QStyleOptionProgressBar()
        self.initStyleOption(option)
        option.minimum, option.maximum, option.progress = 0, 1, 0
        QStylePainter(self).drawControl(QStyle.ControlElement.CE_ProgressBar, option)
