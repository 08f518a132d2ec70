"""Dialogs that ask for a file and stand in nobody's way: the window goes on beside them."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget


def file_dialog(
    parent: QWidget, name: str, title: str, chosen: Callable[[Path], None]
) -> QFileDialog:
    """Make a dialog that gives the file to ``chosen``; the caller opens it."""
    made = QFileDialog(parent, title, str(Path.home()))
    made.setObjectName(name)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    made.fileSelected.connect(lambda file: chosen(Path(file)))
    return made


def save_dialog(
    parent: QWidget, name: str, title: str, chosen: Callable[[Path], None], *, suggested: str
) -> QFileDialog:
    """Make a dialog that asks where to save; the caller opens it.

    Args:
        parent: What it belongs to.
        name: How tests find it.
        title: What it says above.
        chosen: Takes the file.
        suggested: The name of the file, whose ending is given to names that have none.
    """
    made = file_dialog(parent, name, title, chosen)
    made.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    made.setDefaultSuffix(Path(suggested).suffix.removeprefix("."))
    made.selectFile(suggested)
    return made
