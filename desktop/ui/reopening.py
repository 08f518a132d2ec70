"""What can only be done while the memory is closed: Candor closes, does it, and opens again."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.ui import tokens
from desktop.ui.still_bar import StillBar
from desktop.ui.texts import text
from desktop.ui.words import tr

Work = Callable[[], str | None]
"""Done while the memory is closed; returns the passphrase that it opens with, None if the same."""


@dataclass(frozen=True)
class Wish:
    """What the owner wants done."""

    work: Work
    doing: str
    """What is done, in the owner's words."""


class Reopening(QObject):
    """Takes what is to be done once the window has closed.

    Attributes:
        wish: What that is; None while nothing is.

    Signals:
        asked: there is something; the window may close now.
    """

    asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.wish: Wish | None = None

    def ask(self, work: Work, doing: str) -> None:
        """Have Candor close, do this, and open again."""
        self.wish = Wish(work, doing)
        self.asked.emit()


class Meanwhile(QWidget):
    """Stands where the window was while there is none."""

    def __init__(self, doing: str) -> None:
        super().__init__()
        self.setObjectName("meanwhile")
        self.setWindowTitle("Candor")
        self.setMinimumWidth(480)
        bar = StillBar()
        bar.setObjectName("pull-progress")
        bar.setAccessibleName(doing)
        bar.setRange(0, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(tokens.MARGIN, tokens.MARGIN, tokens.MARGIN, tokens.MARGIN)
        column.setSpacing(tokens.ROOM)
        column.addWidget(text(doing, "heading"))
        column.addWidget(text(tr("Candor opens again by itself."), "soft"))
        column.addWidget(bar)
