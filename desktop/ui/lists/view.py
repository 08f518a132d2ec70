"""The list itself: rows that move with the keyboard, drawn only as far as they are seen."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QListView

from desktop.ui import painting
from desktop.ui.lists.line_delegate import LineDelegate
from desktop.ui.lists.lines_model import LinesModel
from desktop.ui.theme import Theme

_EDGE = 8
"""Above the first and below the last line, in pixels: the corners of the frame are round."""
_WAIT_MS = 150
"""Lines that come sooner are not announced by a skeleton."""
_ROW = 52
"""How high a row of the skeleton is, in pixels."""
_MOST = 190
"""What a list takes of a page that it does not fill, in pixels."""


class LinesView(QListView):
    """Shows a ``LinesModel``."""

    def __init__(self, model: LinesModel, theme: Theme, title: str) -> None:
        super().__init__()
        self.setObjectName("lines")
        self.setAccessibleName(title)
        self.setModel(model)
        self.setItemDelegate(LineDelegate(theme, self))
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setViewportMargins(0, _EDGE, 0, _EDGE)
        self._theme = theme
        self._is_waiting = False
        self._patience = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._patience.timeout.connect(self._begin_waiting)
        model.modelReset.connect(self.end_waiting)
        theme.changed.connect(self.viewport().update)
        theme.changed.connect(self.doItemsLayout)

    @property
    def is_waiting(self) -> bool:
        """Whether the skeleton is shown."""
        return self._is_waiting

    def wait(self) -> None:
        """Show, after a moment, where lines will stand; they end it."""
        self._patience.start()

    def _begin_waiting(self) -> None:
        self._is_waiting = not self.model().rowCount()
        self.viewport().update()

    def end_waiting(self) -> None:
        """Show no skeleton any more."""
        self._patience.stop()
        self._is_waiting = False
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines, or the skeleton of those to come."""
        super().paintEvent(event)
        if self._is_waiting:
            area = self.viewport().rect()
            painting.skeleton(QPainter(self.viewport()), area, _ROW, self._theme)

    def take_no_more_than_needed(self) -> None:
        """Be as high as the lines are, up to a bound; beyond it they scroll."""
        lines = self.model().rowCount() * self.sizeHintForRow(0)
        self.setFixedHeight(min(lines + 2 * (_EDGE + self.frameWidth()), _MOST))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Choose the first line when none is: what can be done about it is seen then."""
        super().focusInEvent(event)
        by_keyboard = event.reason() is not Qt.FocusReason.MouseFocusReason
        if by_keyboard and not self.selectedIndexes() and self.model().rowCount():
            self.setCurrentIndex(self.model().index(0, 0))
