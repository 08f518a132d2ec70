"""The records as cards: the same model, the same selection and the same keys as the table."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.ui import painting, times, tokens, words
from desktop.ui.inspector import record_delegate
from desktop.ui.inspector.records_model import RECORD_ROLE, WHY_ROLE, RecordsModel
from desktop.ui.inspector.records_view import RecordsView
from desktop.ui.theme import Theme, text_font
from memory.records import Record

_LINES = 2
"""Of the statement and of the quote; what is longer is in the panel."""
_LEAST_WIDTH = 250
"""Of a card, in pixels; as many stand side by side as have room."""
_RADIUS = 12
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft


class CardDelegate(QStyledItemDelegate):
    """Paints a record as a card: what is held, in whose words, of whom, since when, how surely.

    Attributes:
        room: What a card has with the room beside and below it.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._strong = text_font()
        self._strong.setWeight(QFont.Weight.DemiBold)
        self._quote = text_font()
        self._quote.setItalic(True)
        self._aside = text_font("aside")
        self.room = QSize(_LEAST_WIDTH, self.card_height)

    @property
    def card_height(self) -> int:
        """How high a card is with the room below it."""
        texts = (self._strong, self._quote)
        lines = sum(_LINES * QFontMetrics(font).lineSpacing() for font in texts)
        aside = QFontMetrics(self._aside).height()
        return lines + 2 * aside + 2 * tokens.ROOM + 4 * tokens.GAP + tokens.SPACE

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint one card."""
        record: Record = index.data(RECORD_ROLE)
        painter.save()
        cell: QRect = option.rect
        area = cell.adjusted(tokens.SPACE, tokens.SPACE, -1, -1)
        state: QStyle.StateFlag = option.state
        self._ground(painter, area, is_selected=bool(state & QStyle.StateFlag.State_Selected))
        inside = area.adjusted(tokens.ROOM, tokens.ROOM, -tokens.ROOM, -tokens.ROOM)
        top = self._lines(painter, inside, record.statement, self._strong, "ink")
        inside.setTop(top)
        if record.sources:
            said = words.quoted(record.sources[0].quote)
            self._lines(painter, inside, said, self._quote, "soft")
        self._foot(painter, inside, record, index.data(WHY_ROLE))
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Ask for as much room as there is."""
        return self.room

    def _ground(self, painter: QPainter, area: QRect, *, is_selected: bool) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self._theme.colour("accent" if is_selected else "line")
        painter.setPen(QPen(colour, 2 if is_selected else 1))
        painter.setBrush(self._theme.colour("shade" if is_selected else "panel"))
        painter.drawRoundedRect(QRectF(area), _RADIUS, _RADIUS)

    def _lines(self, painter: QPainter, area: QRect, content: str, font: QFont, colour: str) -> int:
        """Write as many lines as there may be; return where the next begin."""
        metrics = QFontMetrics(font)
        high = _LINES * metrics.lineSpacing()
        most = metrics.elidedText(
            content, Qt.TextElideMode.ElideRight, int(area.width() * (_LINES - 0.25))
        )
        painter.setFont(font)
        painter.setPen(self._theme.colour(colour))
        painter.drawText(QRect(area.topLeft(), QSize(area.width(), high)), int(_WRAP), most)
        return area.top() + high + tokens.GAP

    def _foot(self, painter: QPainter, area: QRect, record: Record, why: str) -> None:
        high = QFontMetrics(self._aside).height() + tokens.GAP
        line = QRect(area.left(), area.bottom() - high, area.width(), high)
        left = painting.chip(
            painter, line, *record_delegate.standing(record), self._aside, self._theme
        )
        line.setRight(line.right() - left - tokens.SPACE)
        about = (words.subject(record.subject), why or words.label(record.kind))
        since = times.span(record.validity)
        said = " \N{MIDDLE DOT} ".join((*about, *((since,) if since else ())))
        painting.words(painter, line, said, self._aside, self._theme.colour("soft"))


class CardsView(QListView):
    """Shows a ``RecordsModel`` beside the table, with the table's selection.

    Signals:
        delete_pressed: the key that asks to be rid of what is selected.
        edit_pressed: the key, or the double click, that asks to put it right.
    """

    delete_pressed = Signal()
    edit_pressed = Signal()

    def __init__(self, model: RecordsModel, table: RecordsView, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("cards")
        self.setAccessibleName(self.tr("Records as cards"))
        self._delegate = CardDelegate(theme, self)
        self.setModel(model)
        self.setSelectionModel(table.selectionModel())
        self.setItemDelegate(self._delegate)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setTabKeyNavigation(False)
        self.doubleClicked.connect(lambda _index: self.edit_pressed.emit())
        theme.changed.connect(self.viewport().update)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the key that asks to be rid of what is selected; the others move."""
        if event.key() == Qt.Key.Key_Delete:
            self.delete_pressed.emit()
        elif event.key() == Qt.Key.Key_F2:
            self.edit_pressed.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width among as many cards as have room side by side."""
        width = self.viewport().width() - 1
        across = max(1, width // _LEAST_WIDTH)
        self._delegate.room = QSize(width // across, self._delegate.card_height)
        self.setGridSize(self._delegate.room)
        super().resizeEvent(event)
