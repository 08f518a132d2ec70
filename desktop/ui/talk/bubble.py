"""What one side said in a turn: who and when, the words, and chips below."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from desktop.ui import tokens
from desktop.ui.flow import FlowLayout
from desktop.ui.talk.flowing_text import FlowingText
from desktop.ui.talk.reply_text import ReplyText
from desktop.ui.talk.thinking import Thinking
from desktop.ui.texts import text
from memory.vocabulary import Speaker

_SIDE = 14
_BORDER = 1
_AROUND = 2 * (_SIDE + _BORDER)
"""What stands beside the words, in pixels."""
_SHARE = 0.84
"""How much of the column a bubble may take, so that it is seen whose side it is on."""


class Bubble(QFrame):
    """A bubble that is as wide as what it holds.

    Attributes:
        body: The words.
    """

    def __init__(self, speaker: Speaker, body: FlowingText) -> None:
        super().__init__()
        self.body = body
        self.setProperty("role", "bubble")
        self.setProperty("speaker", speaker.value)
        self._meta = text("", "aside")
        self._meta.setWordWrap(False)
        self._chips = QWidget()
        self._flow = FlowLayout(self._chips, gap=tokens.GAP + 2)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(_SIDE, 10, _SIDE, 10)
        self._column.setSpacing(tokens.GAP)
        for part in (self._meta, body, self._chips):
            self._column.addWidget(part)
        self._chips.hide()
        self._available = 0
        body.focused.connect(self._mark)

    def _mark(self, is_focused: bool) -> None:
        """Show that the keyboard is on the words."""
        self.setProperty("focused", is_focused)
        self.style().unpolish(self)
        self.style().polish(self)

    def describe(self, meta: str) -> None:
        """Say who spoke and when."""
        self._meta.setText(meta)
        self.body.setAccessibleName(meta)

    @property
    def focused_chip(self) -> QWidget | None:
        """The chip that has the keyboard; None when none has."""
        focused = self.window().focusWidget()
        return focused if focused is not None and self._chips.isAncestorOf(focused) else None

    def show_chips(self, chips: Sequence[QWidget]) -> None:
        """Show these chips in place of those there were; the keyboard stays where it was."""
        focused = self.focused_chip
        place = self._flow.indexOf(focused) if focused is not None else -1
        while (item := self._flow.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for chip in chips:
            self._flow.addWidget(chip)
            chip.show()
        for before, after in pairwise([*self._tab_before_chips(), *chips]):
            QWidget.setTabOrder(before, after)  # new chips would come after all other turns
        self._chips.setVisible(bool(chips))
        if place >= 0 and chips:
            same = [one for one in chips if focused and one.objectName() == focused.objectName()]
            (same or [chips[min(place, len(chips) - 1)]])[0].setFocus()
        self.fit(self._available)

    def fit(self, available: int) -> None:
        """Take as much of ``available`` pixels as the content needs."""
        self._available = available
        widest = self._widest()
        if widest <= 0:
            return
        wanted = max(self.body.ideal_width(widest), self._head_width())
        if self._flow.count():
            wanted = max(wanted, self._flow.width_of_one_line())
        self._set_width(widest if self._needs_all() else min(wanted, widest))

    def _tab_before_chips(self) -> Sequence[QWidget]:
        return (self.body,)

    def _head_width(self) -> int:
        return self._meta.sizeHint().width()

    def _needs_all(self) -> bool:
        """Tell whether the bubble takes all the room it may have, whatever its words need."""
        return False

    def _widest(self) -> int:
        return min(int(self._available * _SHARE), tokens.TEXT_WIDTH) - _AROUND

    def _set_width(self, width: int) -> None:
        self.body.fit(width)
        self._chips.setFixedHeight(self._flow.heightForWidth(width))
        self.setFixedWidth(width + _AROUND)

    def hasHeightForWidth(self) -> bool:
        """Say that the height is settled: otherwise a long transcript asks every bubble anew."""
        return False


class ReplyBubble(Bubble):
    """What Candor replies, while it arrives and after.

    Attributes:
        text: The reply's words.
    """

    def __init__(self) -> None:
        self.text = ReplyText()
        super().__init__(Speaker.COMPANION, self.text)
        self._thinking: Thinking | None = None

    def add(self, piece: str) -> None:
        """Show more of the reply; never narrower, so that nothing jumps while it arrives."""
        self.text.add(piece)
        if self.text.width() < self._widest():
            self.fit(self._available)
        else:
            self.text.fit(self.text.width())

    def think(self, piece: str) -> None:
        """Keep more of what was thought, folded away above the words."""
        if self._thinking is None:
            self._thinking = Thinking()
            self._column.insertWidget(1, self._thinking)
        self._thinking.add(piece)

    def _set_width(self, width: int) -> None:
        super()._set_width(width)
        if self._thinking is not None:
            self._thinking.fit(width)
