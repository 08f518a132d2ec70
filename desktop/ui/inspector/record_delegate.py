"""Painting a row of the records table: two lines of words, and chips."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.ui import painting, tokens, words
from desktop.ui.inspector.records_model import RECORD_ROLE, WHY_ROLE, Column
from desktop.ui.theme import Theme, text_font
from desktop.ui.words import Tone
from memory.records import Record
from memory.vocabulary import Status

_SIDE = 14


class RecordDelegate(QStyledItemDelegate):
    """Paints the cells in the language of the rest of the window."""

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
        self._quote = text_font()
        self._quote.setItalic(True)

    @property
    def row_height(self) -> int:
        """How high a row is: two lines and the room around them."""
        lines = QFontMetrics(self._text).height() + QFontMetrics(self._aside).height()
        return lines + 2 * tokens.SPACE + tokens.GAP

    def chip_width(self) -> int:
        """Return how wide the widest chip is."""
        metrics = QFontMetrics(self._aside)
        labels = [words.label(status) for status in Status]
        return max(metrics.horizontalAdvance(label) for label in labels) + 2 * painting.CHIP_SIDE

    def when_width(self) -> int:
        """Return how wide a column is that holds a day of another year."""
        metrics = QFontMetrics(self._aside)
        return metrics.horizontalAdvance(words.tr("since 30 Nov 2026")) + 2 * _SIDE

    def _statement(
        self, painter: QPainter, cell: QRect, record: Record, why: str, *, strong: bool
    ) -> None:
        top = QRect(cell)
        font = self._strong if strong else self._text
        height = QFontMetrics(font).height()
        below = QFontMetrics(self._aside).height()
        top.setTop(cell.top() + (cell.height() - height - below - 2) // 2)
        top.setHeight(height)
        is_past = words.tone(record.status) is Tone.PAST
        self._line(painter, top, record.statement, font, "soft" if is_past else "ink")
        under = QRect(top.left(), top.bottom() + 3, top.width(), below)
        because = why or words.label(record.kind)
        about = f"{words.subject(record.subject)}  \N{MIDDLE DOT}  {because}"
        self._line(painter, under, about, self._aside, "faint" if not strong else "soft")

    def _status(self, painter: QPainter, cell: QRect, record: Record) -> None:
        painting.chip(painter, cell, *standing(record), self._aside, self._theme)

    def _line(self, painter: QPainter, area: QRect, content: str, font: QFont, colour: str) -> None:
        painting.words(painter, area, content, font, self._theme.colour(colour))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint one cell."""
        record: Record = index.data(RECORD_ROLE)
        painter.save()
        cell: QRect = option.rect
        state: QStyle.StateFlag = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        column = Column(index.column())
        first = column is Column.STATEMENT
        painting.ground(painter, cell, self._theme, selected=selected, first=first)
        inside = cell.adjusted(_SIDE, 0, -_SIDE, 0)
        if column is Column.STATEMENT:
            self._statement(painter, inside, record, index.data(WHY_ROLE), strong=selected)
        elif column is Column.STATUS:
            self._status(painter, inside, record)
        else:
            font = self._quote if column is Column.QUOTE else self._aside
            self._line(painter, inside, str(index.data()), font, "soft")
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Ask for the height of a row."""
        return QSize(0, self.row_height)


def standing(record: Record) -> tuple[str, Tone]:
    """Return what the chip of a record says, and in which tone."""
    tone = words.tone(record.status)
    if tone is Tone.USE:
        sure = words.tr("sure {sure}").format(sure=words.sure(record.confidence))
        return sure, words.sure_tone(record.confidence)
    return words.label(record.status), tone
