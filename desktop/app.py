"""Build the window around an assembled session."""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from desktop.ui.bridge import Bridge
from desktop.ui.crash import CrashCatcher
from desktop.ui.first_window import FirstWindow
from desktop.ui.main_window import MainWindow
from desktop.ui.notices import Notices
from desktop.ui.operations import Desk
from desktop.ui.remembered import Remembered
from desktop.ui.session_port import SessionPort
from desktop.ui.theme import Theme
from desktop.ui.workers import Worker


class Window:
    """The window and everything that lives exactly as long as it does.

    Attributes:
        frame: The main window.
    """

    def __init__(self, session: SessionPort, folder: Path, theme: Theme, notices: Notices) -> None:
        self._jobs = Worker("window-jobs")
        self._watch = Worker("window-watch")
        self._bridge = Bridge()
        desk = Desk(session, self._jobs, self._watch, notices)
        self.frame = MainWindow(desk, self._bridge, theme, Remembered(folder))
        self._bridge.listen_to(session)

    def close(self) -> None:
        """Listen no longer and end the threads."""
        self._bridge.close()
        self._jobs.close()
        self._watch.close()


def run(assemble: Callable[[], SessionPort], folder: Path, raised: Iterable[Exception] = ()) -> int:
    """Open the window and return the exit code once it is closed.

    The data folder is claimed first, so a second start never touches the stores: it shows the
    first window and ends.

    Args:
        assemble: Puts the session together; called once the folder is ours.
        folder: The data folder.
        raised: What went wrong before; shown once there is a window.
    """
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    application.setApplicationName("Candor")
    application.setDesktopFileName("candor")
    first = FirstWindow(folder)
    if not first.claim():
        return 0 if first.call() else 1
    notices = Notices()
    catcher = CrashCatcher(notices)
    catcher.install()
    try:
        return _open(application, assemble(), first, notices, folder, raised)
    finally:
        catcher.remove()
        first.release()


def _open(
    application: QApplication,
    session: SessionPort,
    first: FirstWindow,
    notices: Notices,
    folder: Path,
    raised: Iterable[Exception],
) -> int:
    theme = Theme(application, session.settings.theme)
    for error in raised:
        notices.report(error)
    window = Window(session, folder, theme, notices)
    first.called.connect(window.frame.bring_to_front)
    window.frame.show()
    try:
        return application.exec()
    finally:
        window.close()
        session.close()
