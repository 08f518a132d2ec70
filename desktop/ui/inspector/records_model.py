"""Records as a table: a tuple of frozen records, and one table of columns."""

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from desktop.ui import times, words
from desktop.ui.inspector import reasons
from desktop.ui.words import tr
from memory.records import Record

Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """The columns, from left to right."""

    STATEMENT = 0
    QUOTE = 1
    SINCE = 2
    STATUS = 3


def _quote(record: Record) -> str:
    return words.quoted(record.sources[0].quote) if record.sources else ""


COLUMNS: tuple[tuple[str, Callable[[Record], str]], ...] = (
    ("What Candor holds", lambda record: record.statement),
    ("In your words", _quote),
    ("When", lambda record: times.span(record.validity)),
    ("Status", lambda record: words.label(record.status)),
)

RECORD_ROLE = Qt.ItemDataRole.UserRole + 1
"""The ``Record`` of a row."""
WHY_ROLE = Qt.ItemDataRole.UserRole + 2
"""Why a row was found, in words; empty when nothing was searched for."""


class RecordsModel(QAbstractTableModel):
    """The records that were fetched so far.

    Signals:
        more_wanted: the view has come near the end and there is more.
    """

    more_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._records: tuple[Record, ...] = ()
        self._whys: Mapping[str, str] | None = None
        self._total: int | None = 0
        self._has_asked = False

    @property
    def records(self) -> tuple[Record, ...]:
        """What is shown, from the top."""
        return self._records

    def show(
        self, records: tuple[Record, ...], total: int | None, whys: Mapping[str, str] | None = None
    ) -> None:
        """Show these records instead.

        Args:
            records: The first of them.
            total: How many there are, those that are not fetched too; None when nobody has counted.
            whys: Why each was found, by its id; None when nothing was searched for.
        """
        self.beginResetModel()
        self._records, self._total, self._has_asked = records, total, False
        self._whys = whys
        self.endResetModel()

    def know_total(self, total: int) -> None:
        """Take over how many there are."""
        self._total = total

    def append(self, records: tuple[Record, ...]) -> None:
        """Show one more page below."""
        self._has_asked = False
        held = {one.id for one in self._records}
        records = tuple(one for one in records if one.id not in held)
        if not records:
            self._total = len(self._records)
            return
        first = len(self._records)
        self.beginInsertRows(QModelIndex(), first, first + len(records) - 1)
        self._records += records
        self.endInsertRows()

    def row_of(self, id: str) -> int | None:
        """Return where a record stands, or None."""
        return next((row for row, one in enumerate(self._records) if one.id == id), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return how many records were fetched."""
        return 0 if parent.isValid() else len(self._records)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return how many columns there are."""
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a cell shows."""
        if not index.isValid():
            return None
        record = self._records[index.row()]
        if role == RECORD_ROLE:
            return record
        if role == WHY_ROLE:
            return self._why(record)
        if role == Qt.ItemDataRole.DisplayRole:
            return COLUMNS[index.column()][1](record)
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(filter(None, (COLUMNS[index.column()][1](record), self._why(record))))
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self._why(record)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._whole(record)
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """Return a column's name."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return tr(COLUMNS[section][0])
        if role == Qt.ItemDataRole.TextAlignmentRole and section == Column.STATUS:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def canFetchMore(self, parent: Index) -> bool:
        """Whether there is more than was fetched."""
        has_all = self._total is not None and len(self._records) >= self._total
        return not parent.isValid() and not self._has_asked and not has_all

    def fetchMore(self, parent: Index) -> None:
        """Ask for the next page; it comes when it comes."""
        self._has_asked = True
        self.more_wanted.emit()

    def _why(self, record: Record) -> str:
        """Return why a record was found; empty when nothing was searched for."""
        return "" if self._whys is None else self._whys.get(record.id) or reasons.by_letters()

    @staticmethod
    def _whole(record: Record) -> str:
        return ", ".join(
            (
                record.statement,
                words.subject(record.subject),
                words.label(record.status),
                tr("sure {sure}").format(sure=words.sure(record.confidence)),
            )
        )
