"""Earlier conversations: sought, gone on with, and written into a file."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout

from desktop.ui import operations, times, tokens
from desktop.ui.composed import Composed
from desktop.ui.file_dialogs import save_dialog
from desktop.ui.lists.lines import Line
from desktop.ui.lists.lines_model import LinesModel
from desktop.ui.lists.view import LinesView
from desktop.ui.operations import Desk
from desktop.ui.texts import button, text
from desktop.ui.theme import Theme
from memory.curation.talks import Talk

_TYPING_MS = 200
"""How long typing must rest before it is sought; chosen by hand."""


class EarlierTalks(Composed):
    """The list, a field to search in what was said, and what can be done.

    Signals:
        chosen: the id of the conversation that the owner wants to go on with.
        left: the owner wants to see the conversation that is under way.
    """

    chosen = Signal(str)
    left = Signal()

    def __init__(self, desk: Desk, theme: Theme) -> None:
        super().__init__()
        self._desk = desk
        self._asked = 0
        self.search = QLineEdit()
        self.search.setObjectName("talks-search")
        self.search.setAccessibleName(self.tr("Search in what was said"))
        self.search.setPlaceholderText(self.tr("Search in what was said"))
        self.search.setClearButtonEnabled(True)
        self._typing = QTimer(self, singleShot=True, interval=_TYPING_MS)
        self._typing.timeout.connect(self.refresh)
        self.search.textChanged.connect(lambda _text: self._typing.start())
        self.model = LinesModel()
        self.list = LinesView(self.model, theme, self.tr("Earlier conversations"))
        self.list.setObjectName("talks")
        self.list.activated.connect(lambda _index: self._go_on())
        self.list.selectionModel().selectionChanged.connect(lambda *_: self._allow())
        self._empty = text("", "soft")
        self._empty.setObjectName("no-talks")
        self._told = text("", "aside")
        self._told.setObjectName("talks-told")
        self._go = button("talk-go-on", self.tr("Go on with it"), "primary")
        self._go.clicked.connect(self._go_on)
        self._export = button("talk-export", self.tr("Export \N{HORIZONTAL ELLIPSIS}"))
        self._export.clicked.connect(self._ask_where)
        back = button("talks-back", self.tr("Back to this conversation"))
        back.clicked.connect(self.left)
        buttons = QHBoxLayout()
        buttons.setSpacing(tokens.SPACE)
        for one in (self._go, self._export, back):
            buttons.addWidget(one)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, tokens.ROOM, 0)
        column.setSpacing(tokens.ROOM)
        column.addWidget(self.search)
        column.addWidget(self._empty)
        column.addWidget(self.list, 1)
        column.addWidget(self._told)
        column.addLayout(buttons)
        self._told.hide()
        self.begin_at(self.search)

    def refresh(self) -> None:
        """Look again for the words in the field."""
        self._asked += 1
        words = self.search.text()
        look = partial(self._desk.session.talks.list, words)
        operations.fetch(self._desk, look, partial(self._show, self._asked, words))

    def export(self, id: str, file: Path) -> None:
        """Write a conversation into a file, and say so."""

        def say(_lines: int) -> None:
            self._told.setText(self.tr("Saved as {name}.").format(name=file.name))
            self._told.show()

        operations.fetch(self._desk, partial(self._desk.session.talks.export, id, file), say)

    def _show(self, asked: int, words: str, found: Sequence[Talk]) -> None:
        if asked != self._asked:
            return
        self.model.show([self._line(one) for one in found])
        if words.strip():
            self._empty.setText(self.tr("Nobody said that in an earlier conversation."))
        else:
            self._empty.setText(
                self.tr("There is no earlier conversation yet. Each start of Candor begins one.")
            )
        self._empty.setVisible(not found)
        self.list.setVisible(bool(found))
        if found:
            self.list.setCurrentIndex(self.model.index(0))
        self._allow()

    def _line(self, one: Talk) -> Line:
        count = self.tr("1 line") if one.turns == 1 else self.tr("{n} lines").format(n=one.turns)
        aside = f"{times.moment(one.last)} \N{MIDDLE DOT} {count}"
        return Line(one.id, " ".join(one.opening.split()), aside)

    @property
    def _chosen(self) -> str | None:
        rows = self.list.selectedIndexes()
        return self.model.lines[rows[0].row()].id if rows else None

    def _allow(self) -> None:
        for one in (self._go, self._export):
            one.setEnabled(self._chosen is not None)

    def _go_on(self) -> None:
        if self._chosen is not None:
            self.chosen.emit(self._chosen)

    def _ask_where(self) -> None:
        if (id := self._chosen) is None:
            return
        title = self.tr("Export conversation")
        export = partial(self.export, id)
        dialog = save_dialog(self, "talk-dialog", title, export, suggested="conversation.md")
        dialog.setNameFilters([self.tr("Text (*.md)"), self.tr("For programs (*.json)")])
        dialog.filterSelected.connect(
            lambda name: dialog.setDefaultSuffix("json" if "json" in name else "md")
        )
        dialog.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go down from the field to the list, go on with the first on Enter, seek on Ctrl+F."""
        if event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self.list.setFocus()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.search.hasFocus():
            self._go_on()
        elif event.matches(QKeySequence.StandardKey.Find):
            self.search.setFocus()
        else:
            super().keyPressEvent(event)
