"""A picture that can be looked at, read as text and kept as a file."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QPlainTextEdit,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.session.errors import CannotSaveError
from desktop.ui import tokens
from desktop.ui.file_dialogs import save_dialog
from desktop.ui.flow import FlowLayout
from desktop.ui.notices import Notices
from desktop.ui.picture.boxes import Story, as_text
from desktop.ui.picture.canvas import Canvas
from desktop.ui.texts import button, text
from desktop.ui.theme import Theme


class PictureView(QWidget):
    """Shows one story at a time.

    Signals:
        record_chosen: the id of a record that was opened in the picture.
    """

    record_chosen = Signal(str)

    def __init__(self, notices: Notices, theme: Theme, before: Sequence[QWidget]) -> None:
        """Build it; ``before`` are the controls that stand before its own."""
        super().__init__()
        self._notices = notices
        self._theme = theme
        self._canvas: Canvas | None = None
        self._as_text = button("picture-as-text", self.tr("As text"), "chip")
        self._as_text.setCheckable(True)
        self._as_text.toggled.connect(self._turn)
        self._save = button("picture-save", self.tr("Save picture \N{HORIZONTAL ELLIPSIS}"))
        self._save.clicked.connect(self._ask_where)
        self._told = text("", "aside")
        self._told.setObjectName("picture-told")
        self._told.hide()
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
        self._arrange(before)

    def show_story(self, story: Story) -> None:
        """Draw a story in the place of the one before; what it is about is brought into view."""
        self._told.hide()
        self._words.setPlainText(as_text(story))
        self._canvas = Canvas(story, self._theme)
        self._canvas.record_chosen.connect(self.record_chosen)
        self._scroll.setWidget(self._canvas)
        self._scroll.ensureWidgetVisible(self._canvas.middle)

    def take_focus(self) -> None:
        """Give the keyboard to the box that the picture is about."""
        if self._canvas is not None:
            self._canvas.middle.setFocus()

    def save(self, path: Path) -> None:
        """Write the picture into a file, and say that it is there or why it is not."""
        if self._canvas is None:
            return
        try:
            self._canvas.save(path)
        except OSError as error:
            self._notices.report(CannotSaveError(path, error))
            return
        self._told.setText(self.tr("Saved as {name}.").format(name=path.name))
        self._told.show()

    def _turn(self, as_text: bool) -> None:
        self._sheets.setCurrentIndex(int(as_text))
        self._save.setVisible(not as_text)

    def _ask_where(self) -> None:
        title = self.tr("Save picture")
        dialog = save_dialog(self, "picture-dialog", title, self.save, suggested="picture.svg")
        dialog.setNameFilter(self.tr("Pictures (*.svg)"))
        dialog.open()

    def _arrange(self, before: Sequence[QWidget]) -> None:
        controls = QWidget()
        line = FlowLayout(controls)
        for control in (*before, self._as_text, self._save):
            line.addWidget(control)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(tokens.ROOM)
        column.addWidget(controls)
        column.addWidget(self._told)
        column.addWidget(self._sheets, 1)
