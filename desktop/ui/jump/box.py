"""The box over the window: a line to type in, and what it means."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QVBoxLayout, QWidget

from desktop.ui import tokens
from desktop.ui.lists.lines import Line
from desktop.ui.lists.lines_model import LinesModel
from desktop.ui.lists.view import LinesView
from desktop.ui.texts import text
from desktop.ui.theme import Theme

_AFTER_TYPING_MS = 120
"""How long the keys must rest before a search; shorter than anybody waits for."""
_WIDTH = 560
_ROWS = 8
_STEPS: dict[int, int] = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageDown: _ROWS - 1,
    Qt.Key.Key_PageUp: 1 - _ROWS,
}

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_OURS = frozenset({*_STEPS, *_ENTER, Qt.Key.Key_Escape})


class JumpBox(QFrame):
    """Takes letters and offers lines; the letters keep the focus while lines are moved through.

    Signals:
        asked: the words that were typed, once the keys rest.
        chosen: the id of the line to go to.
        entered: Enter was pressed before what was typed had been looked up.
        left: the owner wants to go nowhere.
    """

    asked = Signal(str)
    chosen = Signal(str)
    entered = Signal()
    left = Signal()

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._column = QVBoxLayout(self)
        self.setObjectName("jump-box")
        self.setAccessibleName(self.tr("Jump to"))
        self.setProperty("role", "card")
        self.edit = QLineEdit()
        self.edit.setObjectName("jump-words")
        self.edit.setAccessibleName(self.tr("Jump to a page, a person, a document or a memory"))
        self.edit.setPlaceholderText(self.tr("A page, a name, a setting, words of a memory"))
        self.edit.textEdited.connect(self._wait)
        self.model = LinesModel()
        self.list = LinesView(self.model, theme, self.tr("Where to"))
        self.list.setObjectName("jump-list")
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the arrows reach it from the words
        self.list.clicked.connect(self._choose)
        self._nothing = text("", "soft")
        self._nothing.setObjectName("jump-nothing")
        self._hint = text(self.tr("Up and Down choose, Enter goes there, Esc closes"), "aside")
        self._rest = QTimer(self, singleShot=True, interval=_AFTER_TYPING_MS)
        self._rest.timeout.connect(self._ask)
        self._arrange()
        self.hide()

    @property
    def words(self) -> str:
        """What was typed."""
        return self.edit.text().strip()

    @property
    def chosen_line(self) -> Line | None:
        """The line that Enter goes to."""
        index = self.list.currentIndex()
        return self.model.lines[index.row()] if index.isValid() else None

    def begin(self) -> None:
        """Appear, with nothing typed."""
        self.edit.clear()
        self.fit()
        self.show()
        self.raise_()
        self.edit.setFocus(Qt.FocusReason.PopupFocusReason)

    def show_lines(self, lines: Sequence[Line], nothing: str) -> None:
        """Offer lines; ``nothing`` is said where there are none."""
        self.model.show(lines)
        self.list.setVisible(bool(lines))
        self._nothing.setText(nothing)
        self._nothing.setHidden(bool(lines))
        self.fit()
        if lines:
            self._select(0)
        else:
            self._announce(nothing)

    def fit(self) -> None:
        """Stand in the middle of the window's top, no larger than what is offered."""
        window = self._window
        room = window.size() - QSize(2 * tokens.MARGIN, 2 * tokens.MARGIN)
        row = max(1, self.list.sizeHintForRow(0))
        rows = min(_ROWS, len(self.model.lines), room.height() // 2 // row)
        self.list.setFixedHeight(rows * row + 2 * self.list.frameWidth())
        width = min(_WIDTH, room.width())
        self.setFixedWidth(width)
        self._column.activate()
        self.resize(width, self._column.totalHeightForWidth(width))
        self.move((window.width() - width) // 2, tokens.MARGIN * 2)

    def _wait(self, _text: str) -> None:
        self._rest.start()

    def _ask(self) -> None:
        self.asked.emit(self.words)

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(self.model.lines[index.row()].id)

    def _enter(self) -> None:
        if self._rest.isActive():
            self._rest.stop()
            self._ask()
        self.entered.emit()

    def _select(self, row: int) -> None:
        index = self.model.index(max(0, min(row, len(self.model.lines) - 1)))
        self.list.setCurrentIndex(index)
        self.list.scrollTo(index)
        self._announce(self.model.lines[index.row()].whole)

    def _announce(self, words: str) -> None:
        """Have a screen reader say what is chosen: the focus stays with the letters."""
        if self.isVisible() and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.edit, words))

    def _arrange(self) -> None:
        column = self._column
        column.setContentsMargins(tokens.ROOM, tokens.ROOM, tokens.ROOM, tokens.SPACE)
        column.setSpacing(tokens.SPACE)
        column.addWidget(self.edit)
        column.addWidget(self.list)
        column.addWidget(self._nothing)
        column.addWidget(self._hint)

    def event(self, event: QEvent) -> bool:
        """Keep our keys from the shortcuts of the page below."""
        is_asked = event.type() == QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and event.key() in _OURS:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move through the lines, go, or leave: keys that the letters have no use for."""
        key = event.key()
        if key in _STEPS:
            if self.model.lines:
                self._select(self.list.currentIndex().row() + _STEPS[key])
        elif key in _ENTER:
            self._enter()
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
