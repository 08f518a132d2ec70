"""Finding and judging what a window shows."""

from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtCore import QEventLoop, QObject, QTimer
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTableView,
    QTextEdit,
    QWidget,
)

INTERACTIVE = (QPushButton, QLineEdit, QPlainTextEdit, QTextEdit, QTableView)

Found = TypeVar("Found", bound=QObject)


def wait(ms: int) -> None:
    """Let the window live for a while; unlike ``QTest.qWait`` this leaves other threads theirs."""
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def find(kind: type[Found], name: str, within: QWidget) -> Found:
    """Return the one widget of this name."""
    found = within.findChild(kind, name)
    assert found is not None, f"there is no {kind.__name__} called {name}"
    return found


def button(name: str, within: QWidget) -> QPushButton:
    """Return a button that is seen."""
    found = [one for one in within.findChildren(QPushButton, name) if one.isVisible()]
    assert len(found) == 1, f"{len(found)} buttons are called {name}"
    return found[0]


def shown_words(within: QWidget) -> list[str]:
    """Return the words of every label that is seen, as the owner reads them."""
    labels = [label for label in within.findChildren(QLabel) if label.isVisible()]
    return [label.text().replace("\N{ZERO WIDTH SPACE}", "") for label in labels]


def chips(within: QWidget) -> list[str]:
    """Return what every chip that is seen says in full."""
    buttons = within.findChildren(QPushButton)
    chips = [one for one in buttons if one.property("role") == "chip" and one.isVisible()]
    return [chip.accessibleName() for chip in chips]


def clipped(within: QWidget) -> Iterator[str]:
    """Name every widget whose words have too little room."""
    for widget in within.findChildren(QWidget):
        if not widget.isVisible() or not widget.width():
            continue
        if isinstance(widget, QLabel) and widget.text():
            if widget.wordWrap():
                needed = widget.heightForWidth(widget.width())
                is_cut = (
                    widget.height() < needed or widget.width() < widget.minimumSizeHint().width()
                )
            else:
                is_cut = widget.width() < widget.sizeHint().width()
        elif isinstance(widget, QAbstractButton) and widget.text():
            is_cut = widget.width() < widget.sizeHint().width()
        elif isinstance(widget, QTextEdit):
            is_cut = widget.height() < int(widget.document().size().height())
        else:
            continue
        if is_cut:
            words = getattr(widget, "text", widget.objectName)()
            yield f"{type(widget).__name__} {widget.objectName()!r} {words!r}"
