"""The last steps: how far it is, with a way to stop; then what became of it."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.session.errors import CannotSaveError
from desktop.ui import tokens
from desktop.ui.composed import Composed
from desktop.ui.file_dialogs import save_dialog
from desktop.ui.notices import Notices
from desktop.ui.still_bar import StillBar
from desktop.ui.texts import button, card, text
from personality.steps import Step


class Going(QWidget):
    """Shows how far the forgetting is.

    Signals:
        stopped: the owner wants what has not gone yet to stay.
    """

    stopped = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._said = text(self.tr("Forgetting \N{HORIZONTAL ELLIPSIS}"), "heading")
        self._bar = StillBar()
        self._bar.setObjectName("pull-progress")
        self._bar.setAccessibleName(self.tr("How far it is"))
        self._bar.setTextVisible(False)
        self._bar.setRange(0, 0)
        proof = self.tr(
            "Then every file in Candor's folder is searched for it, byte by byte, before Candor "
            "says that it is gone."
        )
        stop = button("forget-stop", self.tr("Stop here"))
        stop.clicked.connect(self.stopped)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(tokens.ROOM)
        column.addWidget(self._said)
        column.addWidget(self._bar)
        column.addWidget(text(proof, "soft"))
        stays = self.tr("When you stop, what has not gone yet stays as it is.")
        column.addWidget(text(stays, "aside"))
        line = QHBoxLayout()
        line.addWidget(stop)
        line.addStretch(1)
        column.addLayout(line)
        column.addStretch(1)

    def show_step(self, step: Step) -> None:
        """Say how far it is."""
        self._bar.setRange(0, step.total)
        self._bar.setValue(step.done)
        told = self.tr("Forgetting \N{HORIZONTAL ELLIPSIS} {done} of {total}")
        self._said.setText(told.format(done=step.done, total=step.total))


class Outcome(Composed):
    """Says what became of it, and lets the receipt be kept.

    Signals:
        left: the owner has read it.
    """

    left = Signal()

    def __init__(self, title: str, lines: Sequence[str], notices: Notices) -> None:
        super().__init__()
        self._notices = notices
        self._lines = (title, *lines)
        holder = card()
        inside = QVBoxLayout(holder)
        inside.setContentsMargins(tokens.PAD, tokens.ROOM, tokens.PAD, tokens.ROOM)
        told = text("\n".join(lines))
        told.setObjectName("receipt")
        inside.addWidget(told)
        keep = button("receipt-save", self.tr("Save this \N{HORIZONTAL ELLIPSIS}"))
        keep.clicked.connect(self._ask_where)
        done = button("forget-done", self.tr("Done"), "primary")
        done.clicked.connect(self.left)
        line = QHBoxLayout()
        line.addWidget(keep)
        line.addStretch(1)
        line.addWidget(done)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(tokens.ROOM)
        column.addWidget(text(title, "heading"))
        column.addWidget(holder)
        column.addLayout(line)
        column.addStretch(1)
        self.begin_at(done)

    def save(self, path: Path) -> None:
        """Write what is shown into a file, or say why it cannot be written there."""
        try:
            path.write_text("\n".join(self._lines) + "\n", encoding="utf-8")
        except OSError as error:
            self._notices.report(CannotSaveError(path, error))

    def _ask_where(self) -> None:
        title = self.tr("Save the receipt")
        save_dialog(self, "receipt-dialog", title, self.save, suggested="receipt.txt").open()
