"""The window with everything that lives exactly as long as it does."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent

from desktop.ui import operations, places, roles
from desktop.ui.bridge import Bridge
from desktop.ui.bus_messages import BusMessages
from desktop.ui.due import DueTeller
from desktop.ui.jump.jump import Jump
from desktop.ui.main_window import MainWindow
from desktop.ui.notices import Notices
from desktop.ui.operations import Desk
from desktop.ui.remembered import Remembered
from desktop.ui.session_port import SessionPort
from desktop.ui.shortcuts import WindowKeys
from desktop.ui.theme import Theme
from desktop.ui.tray import Tray
from desktop.ui.workers import Worker


class Window:
    """The window and everything that lives exactly as long as it does.

    Attributes:
        frame: The main window.
        reopening: What is to be done while the memory is closed, if there is something.
    """

    def __init__(self, session: SessionPort, folder: Path, theme: Theme, notices: Notices) -> None:
        roles.install()
        self._jobs = Worker("window-jobs")
        self._watch = Worker("window-watch")
        self._bridge = Bridge()
        desk = Desk(session, self._jobs, self._watch, notices)
        remembered = Remembered(folder)
        self.frame = MainWindow(desk, self._bridge, theme, remembered)
        jump = Jump(desk, self.frame, theme)
        acts: dict[str, Callable[[], None]] = {"jump": jump.open}
        acts |= {one.name: partial(self.frame.go, one.name) for one in places.named()}
        desk.keys.shown.connect(self.frame.rail.show_keys)
        WindowKeys(self.frame, lambda: session.settings, acts, desk.keys)
        self._tray = Tray(desk, self.frame, remembered)
        self._bus = BusMessages(self.frame)
        channels = (self._tray.tell, self._bus.tell)
        self._due = DueTeller(desk, self.frame, remembered, channels)
        for outside in (self._tray, self._bus):
            outside.message_clicked.connect(partial(self._tray.show_window, "agenda"))
        self._bus.failed.connect(self._due.show_inside)
        self._due.follow(self._bridge)
        self.reopening = desk.reopening
        self.reopening.asked.connect(self._tray.quit)
        self._bridge.listen_to(session)
        self._remembered = remembered
        if remembered.place in {one.name for one in places.named()}:
            self.frame.go(remembered.place)
        self._desk = desk

    def welcome(self) -> None:
        """Show the first steps to an owner of whom nothing is known yet."""
        session = self._desk.session
        if not session.settings.guided:
            operations.fetch(self._desk, session.overview.began, self._guide)

    def _guide(self, began: datetime | None) -> None:
        if began is None:
            self.frame.go("first-run")

    def close(self) -> None:
        """Close the frame, listen no longer, end the threads, and leave nothing of the window.

        Python does not do the last of these by itself: signals that are connected to what a widget
        does hold the widget, and all that it stands in.
        """
        self._remembered.place = self.frame.rail.chosen
        self._due.close()
        self._tray.close()
        self._bus.close()
        self.frame.close()
        self._bridge.close()
        self._jobs.close()
        self._watch.close()
        self.frame.deleteLater()
        QCoreApplication.sendPostedEvents(self.frame, QEvent.Type.DeferredDelete)
