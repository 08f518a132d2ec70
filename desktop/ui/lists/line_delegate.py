"""Painting a line: its title, what is said below it, and a chip."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.ui import painting, tokens
from desktop.ui.lists.lines import Line
from desktop.ui.lists.lines_model import LINE_ROLE
from desktop.ui.theme import Theme, text_font

_SIDE = 14


class LineDelegate(QStyledItemDelegate):
    """Paints the lines in the language of the rest of the window."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._dress()
        theme.changed.connect(self._dress)

    def _dress(self) -> None:
        self._text = text_font()
        self._strong = text_font()
        self._strong.setWeight(QFont.Weight.DemiBold)
        self._aside = text_font("aside")

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint one line."""
        line: Line = index.data(LINE_ROLE)
        state: QStyle.StateFlag = option.state
        cell: QRect = option.rect
        selected = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painting.ground(painter, cell, self._theme, selected=selected)
        inside = cell.adjusted(_SIDE, 0, -_SIDE, 0)
        if line.mark:
            width = painting.chip(painter, inside, line.mark, line.tone, self._aside, self._theme)
            inside.setRight(inside.right() - width - tokens.SPACE)
        font = self._strong if selected else self._text
        upper = QFontMetrics(font).height()
        lower = QFontMetrics(self._aside).height() if line.aside else 0
        top = cell.top() + (cell.height() - upper - lower - 2) // 2
        area = QRect(inside.left(), top, inside.width(), upper)
        painting.words(painter, area, line.title, font, self._theme.colour("ink"))
        area = QRect(inside.left(), top + upper + 2, inside.width(), lower)
        painting.words(painter, area, line.aside, self._aside, self._theme.colour("faint"))
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Ask for two lines and the room around them."""
        lines = QFontMetrics(self._text).height() + QFontMetrics(self._aside).height()
        return QSize(0, lines + 2 * tokens.SPACE + tokens.GAP)
