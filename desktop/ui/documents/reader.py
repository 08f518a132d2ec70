"""One page of a file as Candor read it, with what was found in it marked."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QKeySequence, QShortcut, QTextCursor, QTextFormat
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QTextEdit, QVBoxLayout, QWidget

from desktop.ui import tokens
from desktop.ui.composed import Composed
from desktop.ui.documents.marking import Span
from desktop.ui.flow import FlowLayout
from desktop.ui.sentences import said
from desktop.ui.texts import button, text
from desktop.ui.theme import Theme
from memory.documents.values import Document


@dataclass(frozen=True)
class Reading:
    """A page to be read."""

    document: Document
    number: int
    text: str | None
    """None when the page holds none."""
    quote: Span | None = None
    """What was cited."""
    words: Sequence[Span] = ()
    """What was looked for."""
    is_current: bool = True
    """False when the file is no longer the one that was read."""


class PageReader(Composed):
    """Shows a page; turns pages; opens the file itself.

    Attributes:
        body: The page's text.

    Signals:
        left: the owner is done reading.
        page_wanted: (document, number) of another page.
    """

    left = Signal()
    page_wanted = Signal(object, int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("page-reader")
        self._theme = theme
        self._reading: Reading | None = None
        self.body = QPlainTextEdit()
        self.body.setObjectName("page-text")
        self.body.setReadOnly(True)
        self.body.setTabChangesFocus(True)
        self.body.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._title = text("", "heading")
        self._title.setObjectName("page-title")
        self._note = text("", "aside")
        self._note.setObjectName("page-note")
        self._before = button("page-before", self.tr("Page before"))
        self._before.clicked.connect(lambda: self._turn(-1))
        self._after = button("page-after", self.tr("Next page"))
        self._after.clicked.connect(lambda: self._turn(1))
        self._arrange()
        self.begin_at(self.body)
        for keys, act in (
            (QKeySequence(Qt.Key.Key_Escape), self.left.emit),
            (QKeySequence(QKeySequence.StandardKey.MoveToPreviousPage), lambda: self._turn(-1)),
            (QKeySequence(QKeySequence.StandardKey.MoveToNextPage), lambda: self._turn(1)),
        ):
            shortcut = QShortcut(keys, self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)
        theme.changed.connect(self._mark)

    @property
    def reading(self) -> Reading | None:
        """What is shown."""
        return self._reading

    def show_page(self, reading: Reading) -> None:
        """Show a page, and bring what was cited into sight."""
        self._reading = reading
        pages = reading.document.parsed.page_count
        place = said(reading.document.place(reading.number))
        self._title.setText(self.tr("{place} of {count}").format(place=place, count=pages))
        self._note.setText(self._noted(reading))
        self._note.setVisible(bool(self._note.text()))
        self.body.setAccessibleName(place)
        self.body.setPlainText(reading.text or "")
        self._before.setEnabled(reading.number > 1)
        self._after.setEnabled(reading.number < pages)
        self._mark()
        begin = reading.quote[0] if reading.quote else next(iter(reading.words), (0, 0))[0]
        cursor = self.body.textCursor()
        cursor.setPosition(_position(reading.text or "", begin))
        self.body.setTextCursor(cursor)
        self.body.centerCursor()

    @property
    def marked(self) -> tuple[str, ...]:
        """What is marked, in order: the passage that was cited, then the words looked for."""
        found = [one.cursor.selectedText() for one in self.body.extraSelections()]
        return tuple(one.replace("\N{PARAGRAPH SEPARATOR}", "\n") for one in found)

    def _noted(self, reading: Reading) -> str:
        if reading.text is None:
            return self.tr("This page holds no text. Open the file to see it.")
        if not reading.is_current:
            return self.tr(
                "The file was changed since it was read. Look for changes to have it read again."
            )
        return ""

    def _mark(self) -> None:
        reading = self._reading
        if reading is None or reading.text is None:
            self.body.setExtraSelections([])
            return
        marks = []
        if reading.quote is not None:
            passage = self._selected(reading.text, reading.quote)
            passage.format.setBackground(self._theme.colour("accent_tint"))
            marks.append(passage)
        for span in reading.words:
            word = self._selected(reading.text, span)
            word.format.setBackground(self._theme.colour("accent_tint"))
            word.format.setFontUnderline(True)
            word.format.setProperty(QTextFormat.Property.FontWeight, 700)
            marks.append(word)
        self.body.setExtraSelections(marks)

    def _selected(self, content: str, span: Span) -> QTextEdit.ExtraSelection:
        made = QTextEdit.ExtraSelection()
        cursor = QTextCursor(self.body.document())
        cursor.setPosition(_position(content, span[0]))
        cursor.setPosition(_position(content, span[1]), QTextCursor.MoveMode.KeepAnchor)
        made.cursor = cursor
        return made

    def _turn(self, by: int) -> None:
        reading = self._reading
        if reading is None:
            return
        number = reading.number + by
        if 1 <= number <= reading.document.parsed.page_count:
            self.page_wanted.emit(reading.document, number)

    def _open(self) -> None:
        if self._reading is not None:
            open_file(self._reading.document)

    def _arrange(self) -> None:
        back = button("page-back", self.tr("Back to the documents"))
        back.clicked.connect(self.left)
        outside = button("page-open", self.tr("Open the file"))
        outside.setToolTip(self.tr("In the program that your system opens it with"))
        outside.clicked.connect(self._open)
        controls = QWidget()
        line = FlowLayout(controls)
        for control in (back, self._before, self._after, outside):
            line.addWidget(control)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(tokens.SPACE)
        column.addLayout(head)
        column.addWidget(self._note)
        column.addWidget(self.body, 1)
        column.addWidget(controls)


def open_file(document: Document) -> None:
    """Open a file in the owner's own program for it."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(document.path)))


def _position(content: str, at: int) -> int:
    """Return where Qt counts a character: it counts those beyond the first plane twice."""
    return at + sum(1 for character in content[:at] if ord(character) > 0xFFFF)
