"""What Candor does on the desktop, outside of its window."""

from functools import partial

from PySide6.QtWidgets import QCheckBox, QSystemTrayIcon, QVBoxLayout, QWidget

from desktop.ui import operations, tokens
from desktop.ui.operations import Desk
from desktop.ui.texts import section, text


class Outside(QWidget):
    """What notifications show, and whether closing the window leaves Candor in the tray."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(tokens.SPACE)
        column.addWidget(section(self.tr("On the desktop")))
        told = self.tr("What comes due is told on the desktop, also while the window is hidden.")
        column.addWidget(text(told, "soft"))
        private = self.tr("Say only that something is due, not what")
        column.addWidget(self._choice("private_notices", private))
        if QSystemTrayIcon.isSystemTrayAvailable():
            stays = self.tr("Keep running in the tray when the window is closed")
            column.addWidget(self._choice("keep_in_tray", stays))

    def _choice(self, name: str, title: str) -> QCheckBox:
        made = QCheckBox(title)
        made.setObjectName(f"setting-{name}")
        made.setAccessibleName(title)
        made.setChecked(bool(getattr(self._desk.session.settings, name)))
        made.toggled.connect(partial(self._change, name))
        return made

    def _change(self, name: str, on: bool) -> None:
        operations.change_settings(self._desk, lambda _settings: None, **{name: on})
