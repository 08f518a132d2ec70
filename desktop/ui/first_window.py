"""One Candor for each data folder: a lock that guards it, and a way to call the first window."""

import hashlib
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

LOCK = "candor.lock"
_ANSWER_MS = 1000
"""How long the first window has to take our call; it only has to accept it."""


class FirstWindow(QObject):
    """Holds the data folder for as long as the window lives.

    A lock that a killed program left behind is taken over: it names a process that is gone.

    Signals:
        called: somebody started Candor again and wants to see the window.
    """

    called = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = QLockFile(str(folder / LOCK))
        self._lock.setStaleLockTime(0)
        self._address = _address(folder)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)

    def claim(self) -> bool:
        """Take the data folder; False when another Candor has it."""
        if not self._lock.tryLock(0):
            return False
        QLocalServer.removeServer(self._address)
        self._server.listen(self._address)
        return True

    def call(self) -> bool:
        """Ask the Candor that has the folder to show itself; False when it does not answer."""
        socket = QLocalSocket()
        socket.connectToServer(self._address)
        answered = socket.waitForConnected(_ANSWER_MS)
        socket.abort()
        return answered

    def holder(self) -> str:
        """Return who has the folder: the process and the machine."""
        process, machine, program = self._lock.getLockInfo()
        return f"{program} ({process}, {machine})"

    def release(self) -> None:
        """Give the folder back."""
        self._server.close()
        self._lock.unlock()

    def _answer(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.disconnected.connect(socket.deleteLater)
            socket.disconnectFromServer()
            self.called.emit()


def _address(folder: Path) -> str:
    """Return a name that is the same for the same folder, and short enough for a socket."""
    digest = hashlib.sha256(str(folder.resolve()).encode()).hexdigest()
    return f"candor-{digest[:16]}"
