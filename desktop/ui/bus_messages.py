"""Notifications on a Linux desktop that has no tray, over its session bus.

Qt's own D-Bus cannot send them: it has no way to say that a Python number is a ``uint32``.
"""

import html
import queue
import select
import socket
import sys
import threading
from collections import deque
from contextlib import closing
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

_NAME = "org.freedesktop.Notifications"
_PATH = "/org/freedesktop/Notifications"
_ANSWER_S = 2.0
"""How long the desktop may take over one question; chosen by hand."""
_NO_DESKTOP = ("offscreen", "minimal")

_Message = tuple[str, str]
"""Title and text."""


class BusMessages(QObject):
    """Sends notifications and hears when one is clicked, on a thread of its own.

    The thread begins with the first notification: most desktops have a tray and need none.

    Signals:
        message_clicked: the owner clicked what ``tell`` told.
        failed: the title and the text of what the desktop did not take.
    """

    message_clicked = Signal()
    failed = Signal(str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: queue.SimpleQueue[_Message | None] = queue.SimpleQueue()
        self._ours, self._threads = socket.socketpair()
        self._thread: threading.Thread | None = None
        self._ids: set[int] = set()

    def tell(self, title: str, body: str) -> bool:
        """Hand a notification on; False where there can be no such bus."""
        if sys.platform != "linux" or QGuiApplication.platformName() in _NO_DESKTOP:
            return False
        self.send(title, body)
        return True

    def send(self, title: str, body: str) -> None:
        """Hand a notification on, whatever this system is."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="notifications", daemon=True)
            self._thread.start()
        self._put((title, body))

    def close(self) -> None:
        """End the thread; what is still to be sent is dropped."""
        if self._thread is not None:
            self._put(None)
            self._thread.join()
            self._thread = None
        self._ours.close()
        self._threads.close()

    def _put(self, message: _Message | None) -> None:
        self._waiting.put(message)
        self._ours.send(b".")

    def _run(self) -> None:
        from jeepney.io.blocking import open_dbus_connection

        try:
            bus = open_dbus_connection("SESSION")
        except (OSError, KeyError, ValueError):  # no bus, no address of one, or none we can read
            self._refuse_all()
            return
        with closing(bus):
            try:
                self._serve(bus)
            except (OSError, ConnectionError):  # the desktop went away
                self._refuse_all()

    def _refuse_all(self) -> None:
        while (message := self._waiting.get()) is not None:
            self.failed.emit(*message)

    def _serve(self, bus: Any) -> None:
        from jeepney import MatchRule
        from jeepney.bus_messages import message_bus

        clicks = MatchRule(type="signal", interface=_NAME, member="ActionInvoked", path=_PATH)
        bus.send_and_get_reply(message_bus.AddMatch(clicks), timeout=_ANSWER_S)
        with bus.filter(clicks, queue=deque()) as heard:
            while True:
                ready = select.select([bus.sock, self._threads], [], [])[0]
                if self._threads in ready:
                    self._threads.recv(1)
                    message = self._waiting.get()
                    if message is None:
                        return
                    self._send(bus, message)
                _read_on(bus)  # a click may have come along with an answer
                while heard:
                    id, _action = heard.popleft().body
                    if id in self._ids:
                        self.message_clicked.emit()

    def _send(self, bus: Any, message: _Message) -> None:
        from jeepney import DBusAddress, MessageType, new_method_call

        title, body = message
        hints = {"desktop-entry": ("s", "candor")}
        desktop = DBusAddress(_PATH, bus_name=_NAME, interface=_NAME)
        can = new_method_call(desktop, "GetCapabilities")
        try:
            reply = bus.send_and_get_reply(can, timeout=_ANSWER_S)
            # The owner's words are words: where the desktop reads markup, they hold none.
            text = html.escape(body, quote=False) if "body-markup" in str(reply.body) else body
            told = ("Candor", 0, "candor", title, text, ["default", title], hints, -1)
            call = new_method_call(desktop, "Notify", "susssasa{sv}i", told)
            reply = bus.send_and_get_reply(call, timeout=_ANSWER_S)
        except TimeoutError:
            self.failed.emit(title, body)
            return
        if reply.header.message_type is MessageType.error:
            self.failed.emit(title, body)
        else:
            self._ids.add(reply.body[0])


def _read_on(bus: Any) -> None:
    """Take everything that has arrived; what is listened for goes into its queue."""
    while True:
        try:
            bus.recv_messages(timeout=0)
        except TimeoutError:
            return
