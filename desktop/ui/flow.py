"""A layout that breaks its line, for chips and buttons."""

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from desktop.ui import tokens


class FlowLayout(QLayout):
    """Sets its items side by side and goes on below when the line is full."""

    def __init__(self, parent: QWidget | None = None, *, gap: int = tokens.SPACE) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self.setContentsMargins(0, 0, 0, 0)

    def width_of_one_line(self) -> int:
        """Return how wide the items are when none of them breaks the line."""
        widths = [item.sizeHint().width() for item in self._shown()]
        return sum(widths) + self._gap * max(0, len(widths) - 1)

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _arrange(self, area: QRect, *, place: bool) -> int:
        """Walk the lines; return the height that they take."""
        y = area.y()
        for line in self._lines(area.width()):
            high, x = max(size.height() for _, size in line), area.x()
            for item, size in line:
                if place:
                    item.setGeometry(QRect(QPoint(x, y + (high - size.height()) // 2), size))
                x += size.width() + self._gap
            y += high + self._gap
        return max(0, y - self._gap - area.y())

    def _lines(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        """Return the items line by line, each with its size."""
        lines: list[list[tuple[QLayoutItem, QSize]]] = []
        left = 0
        for item in self._shown():
            size = item.sizeHint().boundedTo(QSize(width, item.sizeHint().height()))
            if not lines or size.width() > left:
                lines.append([])
                left = width
            lines[-1].append((item, size))
            left -= size.width() + self._gap
        return lines

    def addItem(self, item: QLayoutItem) -> None:
        """Take one more item."""
        self._items.append(item)

    def count(self) -> int:
        """Return how many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return an item, or None when there is none at ``index``."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Give an item back."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Take no more room than is needed."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Say that narrower means taller."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines at ``width``."""
        return self._arrange(QRect(0, 0, width, 0), place=False)

    def setGeometry(self, area: QRect) -> None:
        """Set the items into ``area``."""
        super().setGeometry(area)
        self._arrange(area, place=True)

    def sizeHint(self) -> QSize:
        """Return the size of one line."""
        height = max((item.sizeHint().height() for item in self._shown()), default=0)
        return QSize(self.width_of_one_line(), height)

    def minimumSize(self) -> QSize:
        """Return the size of the smallest item that every line must hold."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size.grownBy(QMargins())
