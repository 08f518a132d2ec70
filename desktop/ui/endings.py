"""The ways in which the system ends a program: Ctrl-C in its terminal, logging out, ``kill``."""

import signal
import socket
from types import FrameType

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, QTimer

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Endings(QObject):
    """Has these signals end the event loop, so that everything is closed as by the owner.

    Python runs what handles a signal between two of its own instructions, and none comes while
    Qt waits. So the system writes each signal to a socket too, and reading it wakes Qt up.
    """

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__()
        self._application = application
        self._ours, self._systems = socket.socketpair()
        for end in (self._ours, self._systems):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._wake)
        self._before = {number: signal.getsignal(number) for number in _SIGNALS}
        self._descriptor_before = -1

    def install(self) -> None:
        """Take the signals; only the main thread may."""
        number = self._systems.fileno()
        self._descriptor_before = signal.set_wakeup_fd(number, warn_on_full_buffer=False)
        for each in _SIGNALS:
            signal.signal(each, self._end)

    def remove(self) -> None:
        """Give them back as they were."""
        for each, before in self._before.items():
            signal.signal(each, before)
        signal.set_wakeup_fd(self._descriptor_before)
        self._notifier.setEnabled(False)
        self._ours.close()
        self._systems.close()

    def _end(self, _signal: int, _frame: FrameType | None) -> None:
        QTimer.singleShot(0, self._application.exit)  # also when the loop has not begun yet

    def _wake(self) -> None:
        self._ours.recv(64)
