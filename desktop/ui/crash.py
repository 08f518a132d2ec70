"""When the fault is ours: say so, and offer a report that holds nothing of the owner's."""

import platform
import sys
import threading
import traceback
from types import TracebackType

import PySide6
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from desktop.ui import tokens
from desktop.ui.explaining import explain
from desktop.ui.notices import Notices
from desktop.ui.texts import button, text


def report(error: BaseException) -> str:
    """Describe a failure by its types and places alone; messages may quote the owner."""
    lines = [f"Python {platform.python_version()}, Qt {PySide6.__version__}, {platform.system()}"]
    cause: BaseException | None = error
    while cause is not None:
        lines.append(type(cause).__qualname__)
        for frame in traceback.extract_tb(cause.__traceback__):
            lines.append(f"  {_place(frame.filename)}:{frame.lineno} {frame.name}")
        cause = cause.__cause__ or cause.__context__
    return "\n".join(lines)


def _place(file: str) -> str:
    """Shorten a path to what says which module it is; the rest names the owner's folders."""
    return "/".join(file.replace("\\", "/").split("/")[-3:])


class CrashDialog(QDialog):
    """Shows the report and copies it."""

    def __init__(self, content: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("crash")
        self.setWindowTitle(self.tr("Candor made a mistake"))
        self.setMinimumSize(520, 360)
        said = self.tr(
            "This is a fault of Candor's, not yours. What you said before is on disk. "
            "The report below holds no words of yours; you can copy it and send it on."
        )
        shown = QPlainTextEdit(content)
        shown.setObjectName("report")
        shown.setAccessibleName(self.tr("Report"))
        shown.setReadOnly(True)
        copy = button("copy-report", self.tr("Copy the report"), "primary")
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(content))
        close = button("close-crash", self.tr("Go on"))
        close.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(close)
        buttons.addWidget(copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(tokens.MARGIN, tokens.MARGIN, tokens.MARGIN, tokens.PAD)
        column.setSpacing(tokens.ROOM)
        column.addWidget(text(self.windowTitle(), "title"))
        column.addWidget(text(said))
        column.addWidget(shown, 1)
        column.addLayout(buttons)


class CrashCatcher(QObject):
    """Catches what nobody caught, on any thread, for as long as it is installed.

    Attributes:
        dialog: The dialog of the last failure, or None.
    """

    _caught = Signal(object)

    def __init__(self, notices: Notices, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._notices = notices
        self._before = (sys.excepthook, threading.excepthook)
        self.dialog: CrashDialog | None = None
        self._caught.connect(self._show)

    def install(self) -> None:
        """Begin to catch."""
        sys.excepthook = self._catch
        threading.excepthook = self._catch_in_thread

    def remove(self) -> None:
        """Leave everything as it was."""
        sys.excepthook, threading.excepthook = self._before

    def _catch(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self._before[0](kind, error, trace)
        if isinstance(error, Exception):
            self._caught.emit(error)

    def _catch_in_thread(self, failed: threading.ExceptHookArgs) -> None:
        self._before[1](failed)
        if isinstance(failed.exc_value, Exception):
            self._caught.emit(failed.exc_value)

    @Slot(object)
    def _show(self, error: Exception) -> None:
        problem = explain(error)
        if problem is not None:
            self._notices.say(problem)
            return
        self.dialog = CrashDialog(report(error))
        self.dialog.show()
