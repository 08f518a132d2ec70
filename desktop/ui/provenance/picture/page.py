"""The page of the picture: the picture, the same as text, and the way into a file."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QPlainTextEdit,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.session.lineage import Lineage
from desktop.session.problems import Problem
from desktop.ui import operations, tokens
from desktop.ui.flow import FlowLayout
from desktop.ui.operations import Desk
from desktop.ui.provenance.picture import story
from desktop.ui.provenance.picture.canvas import Canvas
from desktop.ui.texts import button, text
from desktop.ui.theme import Theme
from memory.records import Changes


class PicturePage(QWidget):
    """Shows one record with where it comes from and what came of it.

    Signals:
        record_chosen: the id of a record that was opened in the picture.
        left: the owner goes back to where they came from.
    """

    record_chosen = Signal(str)
    left = Signal()

    def __init__(self, desk: Desk, theme: Theme) -> None:
        super().__init__()
        self._desk = desk
        self._theme = theme
        self._wanted: str | None = None
        self._canvas: Canvas | None = None
        self._about = text("", "soft")
        self._back = button("picture-back", self.tr("Back"))
        self._back.clicked.connect(self.left)
        self._as_text = button("picture-as-text", self.tr("As text"), "chip")
        self._as_text.setCheckable(True)
        self._as_text.toggled.connect(self._turn)
        self._save = button("picture-save", self.tr("Save picture \N{HORIZONTAL ELLIPSIS}"))
        self._save.clicked.connect(self._ask_where)
        self._told = text("", "aside")
        self._told.setObjectName("picture-told")
        self._scroll = QScrollArea()
        self._scroll.setAccessibleName(self.tr("Picture"))
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._words = QPlainTextEdit(readOnly=True)
        self._words.setObjectName("picture-words")
        self._words.setAccessibleName(self.tr("The picture as text"))
        self._words.setTabChangesFocus(True)
        self._sheets = QStackedWidget()
        self._sheets.addWidget(self._scroll)
        self._sheets.addWidget(self._words)
        self.setFocusProxy(self._back)
        self._arrange()

    def show_record(self, id: str) -> None:
        """Draw a record; it is looked up first."""
        self._wanted = id
        self._told.clear()
        session = self._desk.session
        operations.fetch(self._desk, lambda: session.overview.lineage(id), self._draw)

    def apply_changes(self, changes: Changes) -> None:
        """Draw anew while it is looked at, when it changed."""
        if self.isVisible() and self._wanted in changes.records:
            self.show_record(str(self._wanted))

    def save(self, path: Path) -> None:
        """Write the picture into a file, and say that it is there or why it is not."""
        if self._canvas is None:
            return
        try:
            self._canvas.save(path)
        except OSError as error:
            self._desk.notices.say(
                Problem(
                    self.tr("The picture could not be saved: {why}.").format(why=error.strerror),
                    self.tr("Nothing was changed."),
                    self.tr("Choose another folder, or make room on that disk."),
                )
            )
            return
        self._told.setText(self.tr("Saved as {name}.").format(name=path.name))

    def _draw(self, lineage: Lineage) -> None:
        record = lineage.detail.record
        if record.id != self._wanted:
            return
        told = story.tell(lineage)
        self._about.setText(record.statement)
        self._words.setPlainText(story.as_text(told))
        self._canvas = Canvas(told, self._theme)
        self._canvas.record_chosen.connect(self._open)
        self._scroll.setWidget(self._canvas)
        self._canvas.middle.setFocus()
        self._scroll.ensureWidgetVisible(self._canvas.middle)

    def _open(self, id: str) -> None:
        self.record_chosen.emit(id)

    def _turn(self, as_text: bool) -> None:
        self._sheets.setCurrentIndex(int(as_text))
        self._save.setVisible(not as_text)

    def _ask_where(self) -> None:
        dialog = QFileDialog(self, self.tr("Save picture"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.tr("Pictures (*.svg)"))
        dialog.setDefaultSuffix("svg")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.save(Path(name)))
        dialog.open()

    def _arrange(self) -> None:
        title = text(self.tr("Where this comes from"), "title")
        title.setWordWrap(False)
        title.setMinimumHeight(tokens.HEAD)
        controls = QWidget()
        line = FlowLayout(controls)
        for control in (self._back, self._as_text, self._save):
            line.addWidget(control)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, tokens.ROOM, 0)
        column.setSpacing(tokens.ROOM)
        column.addWidget(title)
        column.addWidget(self._about)
        column.addWidget(controls)
        column.addWidget(self._told)
        column.addWidget(self._sheets, 1)
