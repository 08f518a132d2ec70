"""What the window remembers about itself from one start to the next."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings
from PySide6.QtWidgets import QMainWindow

FILE = "window.ini"


class Remembered:
    """Where the window stood and whether the right panel was open; kept in the data folder."""

    def __init__(self, folder: Path) -> None:
        self._kept = QSettings(str(folder / FILE), QSettings.Format.IniFormat)

    @property
    def is_side_open(self) -> bool:
        """Whether the right panel follows the conversation."""
        return bool(self._kept.value("side/open", True, type=bool))

    @is_side_open.setter
    def is_side_open(self, on: bool) -> None:
        self._kept.setValue("side/open", on)

    def restore(self, window: QMainWindow) -> None:
        """Put the window where it was."""
        kept = self._kept.value("window/geometry")
        if isinstance(kept, QByteArray):
            window.restoreGeometry(kept)

    def keep(self, window: QMainWindow) -> None:
        """Note where the window is."""
        self._kept.setValue("window/geometry", window.saveGeometry())
        self._kept.sync()
