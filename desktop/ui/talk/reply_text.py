"""A reply that grows: plain while a block arrives, Markdown once it is done."""

from PySide6.QtGui import QTextBlockFormat, QTextCharFormat, QTextCursor

from desktop.ui.talk.blocks import split_finished
from desktop.ui.talk.flowing_text import FlowingText

_BETWEEN_BLOCKS = 6
"""Pixels above and below a paragraph, as Qt's own Markdown reader sets them."""


class ReplyText(FlowingText):
    """The text of one reply.

    Rendering Markdown with every piece takes longer the longer the reply is, so pieces are shown
    as they come and the text is rendered only where a block ends.
    """

    def __init__(self) -> None:
        super().__init__()
        self._finished = ""
        self._tail = ""

    @property
    def is_empty(self) -> bool:
        """Whether there is no word yet."""
        return self.document().isEmpty()

    def add(self, piece: str) -> None:
        """Show more of the reply."""
        finished, rest = split_finished(self._tail + piece)
        if finished:
            self._finished += finished
            self._tail = ""
            self.show_markdown(self._finished)
            piece = rest
        if piece:
            self._append(piece)

    def finish(self) -> None:
        """Render what has not been rendered yet; nothing more will come."""
        if self._tail:
            self.replace(self._finished + self._tail)

    def replace(self, text: str) -> None:
        """Show ``text`` instead: this much of the reply was really said."""
        self._finished, self._tail = text, ""
        self.show_markdown(text)

    def _append(self, piece: str) -> None:
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if self._finished and not self._tail:
            below = QTextBlockFormat()
            below.setTopMargin(_BETWEEN_BLOCKS)
            cursor.insertBlock(below, QTextCharFormat())
        cursor.insertText(piece, QTextCharFormat())
        self._tail += piece
