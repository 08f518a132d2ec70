"""Running text as wide as it needs to be, that can load nothing from anywhere."""

import math
import re
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import (
    QDesktopServices,
    QFocusEvent,
    QKeyEvent,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

_FEATURES = (
    QTextDocument.MarkdownFeature.MarkdownDialectGitHub
    | QTextDocument.MarkdownFeature.MarkdownNoHTML
)
_INDENT = 20
_WEB = frozenset({"http", "https"})

_QUOTATION = re.compile(r"\u201c[^\u201c\u201d\n]*\u201d")
_MARKUP = re.compile(r"([\\`*_{}\[\]<>()#+.!|~-])")


def _literal(quotation: re.Match[str]) -> str:
    """Return Markdown that shows what somebody said as they said it, stars and all."""
    return _MARKUP.sub(r"\\\1", quotation.group())


class _ClosedDocument(QTextDocument):
    """A document whose images and style sheets never load: a reply may not reach out."""

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Load nothing, neither from the network nor from a file."""
        return None


class FlowingText(QTextBrowser):
    """Text that can be selected and read out, without a frame and without scroll bars.

    Signals:
        focused: whether the keyboard is here now.
    """

    focused = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        document = _ClosedDocument(self)
        document.setDocumentMargin(0)
        document.setIndentWidth(_INDENT)
        document.setDefaultFont(self.font())
        self.setDocument(document)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setObjectName("words")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setOpenLinks(False)
        self.anchorClicked.connect(_open_in_browser)

    def ideal_width(self, widest: int) -> int:
        """Return how wide the text would like to be, at most ``widest``."""
        document = self.document()
        document.setTextWidth(widest)
        return min(widest, math.ceil(document.idealWidth()) + 1)

    def fit(self, width: int) -> None:
        """Take ``width`` and the height that the text then needs."""
        self.document().setTextWidth(width)
        self.setFixedSize(width, math.ceil(self.document().size().height()))

    def show_plain(self, text: str) -> None:
        """Show text as it is."""
        self.setPlainText(text)

    def show_markdown(self, text: str) -> None:
        """Show text rendered, without the room that Markdown leaves above and below all of it."""
        self.document().setMarkdown(_QUOTATION.sub(_literal, text), _FEATURES)
        self._trim(QTextCursor.MoveOperation.Start, QTextBlockFormat.setTopMargin)
        self._trim(QTextCursor.MoveOperation.End, QTextBlockFormat.setBottomMargin)

    def _trim(
        self,
        end: QTextCursor.MoveOperation,
        set_margin: Callable[[QTextBlockFormat, float], None],
    ) -> None:
        cursor = QTextCursor(self.document())
        cursor.movePosition(end)
        trimmed = cursor.blockFormat()
        set_margin(trimmed, 0)
        cursor.setBlockFormat(trimmed)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say that the keyboard is here: there is no frame that could show it."""
        super().focusInEvent(event)
        self.focused.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Say that it is not."""
        super().focusOutEvent(event)
        self.focused.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Space to the page: there it means talking."""
        if event.key() == Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)


def _open_in_browser(link: QUrl) -> None:
    """Open a link that the owner clicked, in the owner's own browser."""
    if link.scheme() in _WEB:
        QDesktopServices.openUrl(link)
