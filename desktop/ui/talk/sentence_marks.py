"""Sentences of a reply that can be asked about: by a click, the menu, or the keyboard."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextEdit

from desktop.ui.talk.flowing_text import FlowingText
from desktop.ui.talk.sentence_spans import spans

_ON = frozenset({Qt.Key.Key_Down, Qt.Key.Key_Right})
_BACK = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Left})
_ASK = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class SentenceMarks(QObject):
    """Underlines the sentence under the mouse or the keyboard, and asks about it.

    Signals:
        asked: the sentence that the owner asks about.
    """

    asked = Signal(str)

    def __init__(self, shown: FlowingText) -> None:
        super().__init__(shown)
        self._shown = shown
        self._at: int | None = None
        tip = self.tr(
            "Click a sentence, or choose it with the arrows and press Enter: why is it so?"
        )
        shown.setAccessibleDescription(tip)
        shown.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        shown.setMouseTracking(True)
        shown.viewport().setMouseTracking(True)
        shown.viewport().setToolTip(self.tr("Click a sentence to see why it is so"))
        shown.installEventFilter(self)
        shown.viewport().installEventFilter(self)

    @property
    def sentence(self) -> str | None:
        """The sentence that is marked; None when none is."""
        found = self._spans()
        if self._at is None or self._at >= len(found):
            return None
        start, end = found[self._at]
        return self._text()[start:end]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the mouse and the keyboard."""
        match event:
            case QKeyEvent() if event.type() == QEvent.Type.KeyPress and watched is self._shown:
                return self._press(event)
            case QMouseEvent() if event.type() == QEvent.Type.MouseMove:
                self._mark(self._under(event))
            case QMouseEvent() if event.type() == QEvent.Type.MouseButtonRelease:
                self._click(event)
            case QContextMenuEvent() if watched is self._shown.viewport():
                self._open_menu(event)
                return True
            case _ if event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
                self._mark(0 if self._shown.hasFocus() and self._at is not None else None)
            case _ if event.type() == QEvent.Type.FocusIn and self._at is None:
                self._mark(0)
        return super().eventFilter(watched, event)

    def _press(self, event: QKeyEvent) -> bool:
        key, last = event.key(), len(self._spans()) - 1
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or last < 0:
            return False
        if key in _ON or key in _BACK:
            step = 1 if key in _ON else -1
            self._mark(min(max((self._at or 0) + step, 0), last))
        elif key in _ASK and self.sentence is not None:
            self.asked.emit(self.sentence)
        else:
            return False
        return True

    def _click(self, event: QMouseEvent) -> None:
        is_plain = event.button() == Qt.MouseButton.LeftButton
        place = event.position().toPoint()
        if not is_plain or self._shown.textCursor().hasSelection() or self._shown.anchorAt(place):
            return
        self._mark(self._under(event))
        if self.sentence is not None:
            self.asked.emit(self.sentence)

    def _open_menu(self, event: QContextMenuEvent) -> None:
        menu = self._shown.createStandardContextMenu()
        menu.setObjectName("reply-menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chosen = self._shown.textCursor().selectedText() or self.sentence
        if chosen:
            menu.addSeparator()
            ask = menu.addAction(self.tr("Why did you say that?"))
            ask.triggered.connect(lambda: self.asked.emit(chosen))
        menu.popup(event.globalPos())

    def _text(self) -> str:
        return self._shown.toPlainText()

    def _spans(self) -> Sequence[tuple[int, int]]:
        return tuple(spans(self._text()))

    def _under(self, event: QMouseEvent) -> int | None:
        place = self._shown.cursorForPosition(event.position().toPoint()).position()
        found = enumerate(self._spans())
        return next((at for at, (start, end) in found if start <= place <= end), None)

    def _mark(self, at: int | None) -> None:
        if at == self._at:
            return
        self._at = at
        found = self._spans()
        marks = []
        if at is not None and at < len(found):
            mark = QTextEdit.ExtraSelection()
            cursor = QTextCursor(self._shown.document())
            cursor.setPosition(found[at][0])
            cursor.setPosition(found[at][1], QTextCursor.MoveMode.KeepAnchor)
            look = QTextCharFormat()
            look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DashUnderline)
            look.setFontUnderline(True)
            mark.cursor, mark.format = cursor, look
            marks.append(mark)
        self._shown.setExtraSelections(marks)
