"""Before a backup takes the place of the memory: what that means, and a last way back."""

from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout

from desktop.ui import tokens
from desktop.ui.composed import Composed
from desktop.ui.operations import Desk
from desktop.ui.settings.section import FIELD
from desktop.ui.texts import button, card, text


class Restoring(Composed):
    """Asks whether a file is really to be restored; hidden while there is none."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._file = Path()
        self._said = text("", "strong")
        self._said.setObjectName("restore-said")
        told = self.tr(
            "Candor closes, puts the backup in the place of your memory and opens again. What you "
            "have now is kept as a backup in the data folder. What you had forgotten since the "
            "backup was made stays forgotten."
        )
        self._passphrase = QLineEdit()
        self._passphrase.setObjectName("restore-passphrase")
        self._passphrase.setEchoMode(QLineEdit.EchoMode.Password)
        self._passphrase.setFixedWidth(FIELD)
        self._passphrase.setPlaceholderText(self.tr("Passphrase of the backup, if it has another"))
        self._passphrase.setAccessibleName(self._passphrase.placeholderText())
        go_on = button("restore-begin", self.tr("Restore this backup"), "danger")
        go_on.clicked.connect(self._begin)
        leave = button("restore-leave", self.tr("Leave everything as it is"))
        leave.clicked.connect(self.hide)
        line = QHBoxLayout()
        line.setSpacing(tokens.SPACE)
        line.addWidget(leave)
        line.addWidget(go_on)
        line.addStretch(1)
        frame = card()
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(tokens.PAD, tokens.ROOM, tokens.PAD, tokens.ROOM)
        inside.setSpacing(tokens.SPACE)
        for part in (self._said, text(told), self._passphrase):
            inside.addWidget(part)
        inside.addLayout(line)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(frame)
        self.begin_at(leave)
        self.hide()

    def ask(self, file: Path) -> None:
        """Ask whether ``file`` is to be restored."""
        self._file = file
        self._passphrase.clear()
        self._said.setText(self.tr("Restore {file}?").format(file=file))
        self.show()
        self.setFocus()

    def _begin(self) -> None:
        restore = self._desk.session.data.restore
        work = partial(restore, self._file, self._passphrase.text())
        self._desk.reopening.ask(work, self.tr("The backup takes its place"))
