"""The panel on the right: what explains the thing in the middle."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.ui import tokens
from desktop.ui.texts import button, text


class Side(QFrame):
    """Shows one explanation at a time, and closes.

    Signals:
        opening: something is about to be shown; there must be room.
        closed: the owner closed it.
    """

    opening = Signal()
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("side")
        self.setFixedWidth(tokens.PANEL_WIDTH)
        self._title = text("", "label")
        close = button("close-side", self.tr("Close"), "plain")
        close.setAccessibleName(self.tr("Close this panel"))
        close.clicked.connect(self.close_by_owner)
        head = QHBoxLayout()
        head.setContentsMargins(tokens.PAD, 0, tokens.ROOM, 0)
        head.addWidget(self._title, 1)
        head.addWidget(close)
        self._scroll = QScrollArea()
        self._scroll.setObjectName("side-content")
        self._scroll.setAccessibleName(self.tr("Explanation"))
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, tokens.PAD, 0, tokens.PAD)
        column.setSpacing(tokens.SPACE)
        column.addLayout(head)
        column.addWidget(self._scroll, 1)
        self._footer: QWidget | None = None
        self._column = column

    @property
    def title(self) -> str:
        """What is being explained."""
        return self._title.text()

    @property
    def content(self) -> QWidget | None:
        """What is shown now."""
        return self._scroll.widget()

    def show_content(self, title: str, content: QWidget, footer: QWidget | None = None) -> None:
        """Explain something else; ``footer`` stays in sight below."""
        self._title.setText(title)
        if self._footer is not None:
            self._footer.hide()
            self._footer.deleteLater()
        self._scroll.setWidget(content)
        content.setAutoFillBackground(False)
        self._footer = footer
        if footer is not None:
            self._column.addWidget(footer)
        self._scroll.verticalScrollBar().setValue(0)
        self.opening.emit()
        self.show()

    def close_by_owner(self) -> None:
        """Close, and say that the owner did."""
        self.hide()
        self.closed.emit()


def column(parent: QWidget) -> QVBoxLayout:
    """Make the column that every explanation is written in."""
    made = QVBoxLayout(parent)
    made.setContentsMargins(tokens.PAD, 0, tokens.PAD, tokens.PAD)
    made.setSpacing(tokens.SPACE)
    return made
