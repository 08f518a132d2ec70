"""What a screen reader is told that areas and fields are of which Qt itself says nothing."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QKeySequenceEdit, QScrollArea


def install() -> None:
    """Have them read as what they are; begun once a process."""
    if not _begun:
        _begun.append(True)
        QAccessible.installFactory(_made_for)


_begun: list[bool] = []


def _made_for(_kind: str, thing: QObject | None) -> QAccessibleInterface | None:
    """Return how those are read; None leaves everything else to Qt."""
    if isinstance(thing, QKeySequenceEdit):
        return QAccessibleWidget(thing, QAccessible.Role.HotkeyField, thing.accessibleName())
    if not isinstance(thing, QScrollArea):
        return None
    return QAccessibleWidget(thing, QAccessible.Role.Document, thing.accessibleName())
