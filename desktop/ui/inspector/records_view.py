"""The table of records: rows that move with the keyboard, drawn only as far as they are seen."""

from PySide6.QtCore import QItemSelection, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from desktop.ui import tokens
from desktop.ui.inspector.record_delegate import RecordDelegate
from desktop.ui.inspector.records_model import RECORD_ROLE, Column, RecordsModel
from desktop.ui.theme import Theme
from memory.records import Record

_QUOTE_FROM = 760
"""The table's width in pixels from which the quotes have room; the right panel has them too."""
_WHEN_FROM = 420
_STATEMENT_SHARE = 0.55
"""How much of what is left the statement gets; the quote gets the rest."""


class RecordsView(QTableView):
    """Shows a ``RecordsModel``.

    Signals:
        chosen: the ``Record`` that the owner selected last.
        selected: every ``Record`` that is selected, as a tuple.
        delete_pressed: the key that asks to be rid of what is selected.
        edit_pressed: the key, or the double click, that asks to put it right.
    """

    chosen = Signal(object)
    selected = Signal(object)
    delete_pressed = Signal()
    edit_pressed = Signal()

    def __init__(self, model: RecordsModel, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("records")
        self.setAccessibleName(self.tr("Records"))
        self._records = model
        self._delegate = RecordDelegate(theme, self)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._dress()
        theme.changed.connect(self._dress)
        self._set_columns()
        self.selectionModel().selectionChanged.connect(self._tell)
        self.doubleClicked.connect(lambda _index: self.edit_pressed.emit())
        theme.changed.connect(self.viewport().update)

    def _dress(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self._delegate.row_height)

    def select(self, id: str) -> None:
        """Select a record without telling anybody, if it is in the table."""
        row = self._records.row_of(id)
        if row is not None:
            self.selectionModel().blockSignals(True)
            self.selectRow(row)
            self.selectionModel().blockSignals(False)
            self.viewport().update()

    def _set_columns(self) -> None:
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.resizeSection(Column.SINCE, self._delegate.when_width())
        header.resizeSection(Column.STATUS, self._delegate.chip_width() + 2 * tokens.PAD)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the key that asks to be rid of what is selected; the others move."""
        if event.key() == Qt.Key.Key_Delete:
            self.delete_pressed.emit()
        elif event.key() == Qt.Key.Key_F2:
            self.edit_pressed.emit()
        else:
            super().keyPressEvent(event)

    def _tell(self, selected: QItemSelection, _before: QItemSelection) -> None:
        rows = self.selectionModel().selectedRows()
        self.selected.emit(tuple(index.data(RECORD_ROLE) for index in rows))
        for index in selected.indexes()[:1]:
            record: Record = index.data(RECORD_ROLE)
            self.chosen.emit(record)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out the columns that have no room."""
        super().resizeEvent(event)
        header, width = self.horizontalHeader(), self.viewport().width()
        self.setColumnHidden(Column.QUOTE, width < _QUOTE_FROM)
        self.setColumnHidden(Column.SINCE, width < _WHEN_FROM)
        words = width - header.sectionSize(Column.SINCE) - header.sectionSize(Column.STATUS)
        shared = words if self.isColumnHidden(Column.QUOTE) else int(words * _STATEMENT_SHARE)
        header.resizeSection(Column.STATEMENT, shared)
        header.resizeSection(Column.QUOTE, words - shared)
