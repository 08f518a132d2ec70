"""What the window remembers about itself from one start to the next."""

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings, QSize
from PySide6.QtWidgets import QMainWindow

FILE = "window.ini"
_FRAME = QSize(16, 48)
"""What the system draws around a window, in pixels, at most; chosen by hand."""


class Remembered:
    """Where the window stood, at which place, and whether the right panel was open.

    Kept in the data folder. There is nothing else to remember: no column and no edge between
    panels can be drawn wider, each has the width that what is in it needs.
    """

    def __init__(self, folder: Path) -> None:
        self._kept = QSettings(str(folder / FILE), QSettings.Format.IniFormat)

    @property
    def is_side_open(self) -> bool:
        """Whether the right panel follows the conversation."""
        return bool(self._kept.value("side/open", True, type=bool))

    @is_side_open.setter
    def is_side_open(self, on: bool) -> None:
        self._kept.setValue("side/open", on)

    @property
    def shows_cards(self) -> bool:
        """Whether Memory shows cards, not a table."""
        return bool(self._kept.value("memory/cards", False, type=bool))

    @shows_cards.setter
    def shows_cards(self, on: bool) -> None:
        self._kept.setValue("memory/cards", on)
        self._kept.sync()

    @property
    def place(self) -> str:
        """The name of the place that was shown last; empty when none ever was."""
        return str(self._kept.value("window/place", ""))

    @place.setter
    def place(self, name: str) -> None:
        self._kept.setValue("window/place", name)
        self._kept.sync()

    @property
    def told_until(self) -> datetime | None:
        """All that came due until then was told; None when nothing ever was."""
        kept = self._kept.value("due/told_until")
        try:
            at = datetime.fromisoformat(str(kept)) if kept else None
        except ValueError:  # somebody wrote into the file
            return None
        return at if at is not None and at.tzinfo is not None else None

    @told_until.setter
    def told_until(self, at: datetime) -> None:
        self._kept.setValue("due/told_until", at.isoformat())
        self._kept.sync()

    def restore(self, window: QMainWindow) -> None:
        """Put the window where it was, or into sight when the screen it was on is gone.

        Qt moves it to a screen that is there, but knows nothing of it on one of another size.
        """
        kept, size = self._kept.value("window/geometry"), self._kept.value("window/size")
        is_restored = isinstance(kept, QByteArray) and window.restoreGeometry(kept)
        if not is_restored and isinstance(size, QSize):
            window.resize(size.boundedTo(window.screen().availableSize() - _FRAME))

    def keep(self, window: QMainWindow) -> None:
        """Note where the window is."""
        self._kept.setValue("window/geometry", window.saveGeometry())
        self._kept.setValue("window/size", window.normalGeometry().size())
        self._kept.sync()
