"""Labels and buttons in the roles that the style sheets know."""

import re

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from desktop.ui import tokens, words

_LONG_WORD = re.compile(r"\S{25,}")
_PIECE = re.compile(r".{1,4}", re.DOTALL)
_BREAK = "\N{ZERO WIDTH SPACE}"


class _Prose(QLabel):
    """A label whose lines are never longer than is good to read, and that knows its height.

    Layouts ask for that hundreds of times for one change, and to break lines takes long.
    """

    def __init__(self, content: str) -> None:
        super().__init__(content)
        self._heights: dict[tuple[int, str, str, int], int] = {}

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines as they will really be broken."""
        width = min(width, self.maximumWidth())
        if not self.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            return super().heightForWidth(width)  # the style sheet may still change it
        margins = self.contentsMargins()
        key = (width, self.text(), self.font().key(), margins.top() + margins.bottom())
        if key not in self._heights:
            self._heights[key] = super().heightForWidth(width)
        return self._heights[key]

    def changeEvent(self, event: QEvent) -> None:
        """Measure again in another font or style."""
        self._heights.clear()
        super().changeEvent(event)


def text(content: str, role: str = "", *, tip: str = "") -> QLabel:
    """Make a label of running text; what it holds is never read as markup."""
    made = _Prose(_breakable(content))
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(True)
    made.setMaximumWidth(tokens.TEXT_WIDTH)
    made.setProperty("role", role)
    made.setToolTip(tip)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return made


def section(content: str) -> QLabel:
    """Make the spaced capitals above a group."""
    made = text(content, "label")
    made.setContentsMargins(0, tokens.SPACE, 0, 0)
    return made


def quote(own_words: str) -> QLabel:
    """Make a quotation: marks, italics and a rule, the same everywhere."""
    made = text(words.quoted(own_words), "quote")
    made.setAccessibleName(words.tr("In your words: {words}").format(words=own_words))
    return made


class _Primary(QPushButton):
    """A filled button; a ring inside it shows the keyboard, which its frame alone hardly does."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button, and the ring."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.palette().buttonText(), 1.5))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(3.5, 3.5, -3.5, -3.5), 5, 5)


def button(name: str, content: str, role: str = "", *, accessible: str = "") -> QPushButton:
    """Make a button that tests and screen readers find by its name."""
    made = _Primary(content) if role == "primary" else QPushButton(content)
    made.setObjectName(name)
    made.setAccessibleName(accessible or content)
    made.setProperty("role", role)
    made.setAutoDefault(False)
    return made


def fact(title: str, value: str | QWidget, *, tip: str = "") -> QWidget:
    """Make a row: what it is on the left, its value on the right."""
    row = QWidget()
    line = QHBoxLayout(row)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(tokens.ROOM)
    left = text(title, "soft")
    left.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
    line.addWidget(left, 0, Qt.AlignmentFlag.AlignTop)
    if isinstance(value, str):
        right = text(value, tip=tip)
        right.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        line.addWidget(right, 1)
    else:
        line.addStretch(1)
        line.addWidget(value)
    return row


def _breakable(content: str) -> str:
    """Let words break that are longer than a narrow panel; a label breaks only between words."""
    return _LONG_WORD.sub(lambda word: _BREAK.join(_PIECE.findall(word[0])), content)


def card() -> QFrame:
    """Make an empty card."""
    made = QFrame()
    made.setProperty("role", "card")
    return made
