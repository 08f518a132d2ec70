"""The words of a line while the owner puts them right: Enter keeps them, Escape does not."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from desktop.ui import tokens
from desktop.ui.talk.composer import Composer
from desktop.ui.texts import button, text


class _Words(Composer):
    """A field that keeps its words when Enter is pressed, and Escape for itself.

    Signals:
        entered: Enter was pressed.
        escaped: Escape was.
    """

    entered = Signal()
    escaped = Signal()

    def send(self) -> None:
        """Hand nothing out: the words are still looked at."""
        self.entered.emit()

    def event(self, event: QEvent) -> bool:
        """Keep Escape from the page, where it means silence."""
        is_asked = event.type() == QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        else:
            super().keyPressEvent(event)


class LineEditor(QFrame):
    """A field as high as the words need, and what is said to them.

    Signals:
        saved: the words, stripped, never empty, other than they were.
        left: the owner leaves them as they were.
    """

    saved = Signal(str)
    left = Signal()

    def __init__(self, said: str) -> None:
        super().__init__()
        self.setObjectName("line-editor")
        self._said = said
        self._field = _Words()
        self._field.setObjectName("line-words")
        self._field.setAccessibleName(self.tr("What you really said"))
        self._field.setPlaceholderText(self.tr("What you really said"))
        self._field.entered.connect(self._save)
        self._field.escaped.connect(self.left)
        hint = self.tr("What Candor learnt from the old words goes, and it learns from these.")
        self._told = text(hint, "aside")
        self._told.setObjectName("line-told")
        self._keep = button("line-save", self.tr("Put right"), "primary")
        self._keep.clicked.connect(self._save)
        cancel = button("line-cancel", self.tr("Cancel"))
        cancel.clicked.connect(self.left)
        line = QHBoxLayout()
        line.setSpacing(tokens.SPACE)
        line.addStretch(1)
        line.addWidget(self._keep)
        line.addWidget(cancel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(tokens.GAP)
        column.addWidget(self._field)
        column.addWidget(self._told)
        column.addLayout(line)

    def begin(self) -> None:
        """Put the words and the keyboard in."""
        self._field.setPlainText(self._said)
        self._field.selectAll()
        self._field.setFocus()

    def tell(self, why_not: str) -> None:
        """Say why the words were not taken."""
        self._keep.setEnabled(True)
        self._told.setText(why_not)

    def _save(self) -> None:
        said = self._field.toPlainText().strip()
        if not said:
            self._told.setText(self.tr("Write what you said, or cancel."))
        elif said == self._said.strip():
            self._told.setText(self.tr("That is what stands there already."))
        elif self._keep.isEnabled():
            self._keep.setEnabled(False)
            self.saved.emit(said)
