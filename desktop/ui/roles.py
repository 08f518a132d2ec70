"""What a screen reader is told that a scrolled area is: Qt itself says nothing of the kind."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QScrollArea


def install() -> None:
    """Have every scrolled area be read as a document; begun once a process."""
    if not _begun:
        _begun.append(True)
        QAccessible.installFactory(_made_for)


_begun: list[bool] = []


def _made_for(_kind: str, thing: QObject | None) -> QAccessibleInterface | None:
    """Return how a scrolled area is read; None leaves everything else to Qt."""
    if not isinstance(thing, QScrollArea):
        return None
    return QAccessibleWidget(thing, QAccessible.Role.Document, thing.accessibleName())
