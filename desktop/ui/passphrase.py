"""Before there can be a window: what opens an encrypted memory."""

from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout

from desktop.ui import tokens
from desktop.ui.texts import button, text


class PassphraseDialog(QDialog):
    """Asks for the passphrase of a memory; dismissed, nothing is opened."""

    def __init__(self, *, was_wrong: bool) -> None:
        super().__init__()
        self.setObjectName("passphrase")
        self.setWindowTitle(self.tr("Candor's memory is locked"))
        self.setMinimumWidth(480)
        self._field = QLineEdit()
        self._field.setObjectName("passphrase-field")
        self._field.setEchoMode(QLineEdit.EchoMode.Password)
        self._field.setAccessibleName(self.tr("Passphrase"))
        self._open = button("unlock", self.tr("Unlock"), "primary")
        self._open.setDefault(True)
        self._open.setEnabled(False)
        leave = button("leave-locked", self.tr("Close"))
        self._field.textChanged.connect(lambda said: self._open.setEnabled(bool(said)))
        self._open.clicked.connect(self.accept)
        leave.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(leave)
        buttons.addWidget(self._open)
        column = QVBoxLayout(self)
        column.setContentsMargins(tokens.MARGIN, tokens.MARGIN, tokens.MARGIN, tokens.PAD)
        column.setSpacing(tokens.ROOM)
        column.addWidget(text(self.windowTitle(), "title"))
        if was_wrong:
            column.addWidget(text(self.tr("That is not its passphrase."), "strong"))
        asks = self.tr(
            "Type the passphrase that you chose for it. Candor cannot look it up for you."
        )
        column.addWidget(text(asks))
        column.addWidget(self._field)
        column.addStretch(1)
        column.addLayout(buttons)
        self._field.setFocus()

    @property
    def passphrase(self) -> str:
        """What was typed."""
        return self._field.text()
