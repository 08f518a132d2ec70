"""Opening the system's own sound settings, where there are any."""

import shutil
import sys

from PySide6.QtCore import QProcess, QUrl
from PySide6.QtGui import QDesktopServices

_ADDRESSES = {
    "win32": "ms-settings:sound",
    "darwin": "x-apple.systempreferences:com.apple.preference.sound",
}
_PROGRAMS = (
    ("gnome-control-center", "sound"),
    ("systemsettings", "kcm_pulseaudio"),
    ("pavucontrol",),
)


def can_open() -> bool:
    """Say whether this system has sound settings that we know how to open."""
    return sys.platform in _ADDRESSES or _program() is not None


def open_sound_settings() -> None:
    """Show the system's sound settings."""
    if sys.platform in _ADDRESSES:
        QDesktopServices.openUrl(QUrl(_ADDRESSES[sys.platform]))
    elif (program := _program()) is not None:
        QProcess.startDetached(program[0], list(program[1:]))


def _program() -> tuple[str, ...] | None:
    return next((program for program in _PROGRAMS if shutil.which(program[0])), None)
