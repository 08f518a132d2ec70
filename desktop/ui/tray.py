"""Candor in the system's tray, where the desktop has one; without it nothing is missed."""

from functools import partial

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QSystemTrayIcon

from desktop.ui.icons import window_icon
from desktop.ui.main_window import MainWindow
from desktop.ui.operations import Desk
from desktop.ui.remembered import Remembered

_BACK = (
    QSystemTrayIcon.ActivationReason.Trigger,
    QSystemTrayIcon.ActivationReason.DoubleClick,
)


class Tray(QObject):
    """The icon, its menu and its messages.

    Attributes:
        icon: The icon; the desktop shows it as soon as it has a tray.
        menu: What the icon offers.

    Signals:
        message_clicked: the owner clicked what ``tell`` told.
    """

    message_clicked = Signal()

    def __init__(self, desk: Desk, frame: MainWindow, remembered: Remembered) -> None:
        super().__init__(frame)
        self._desk = desk
        self._frame = frame
        self._remembered = remembered
        self._is_quitting = False
        self._talk = frame.talk.findChild(QPushButton, "hands-free")
        self.menu = QMenu(frame)
        self.menu.setObjectName("tray-menu")
        self.menu.setAccessibleName(self.tr("Candor"))
        self._add("tray-show", self.tr("Show Candor"), self.show_window)
        self._hands_free = self._add("tray-hands-free", self.tr("Hands free"), self._switch)
        self._hands_free.setCheckable(True)
        self._waiting = self._add("tray-conflicts", "", partial(self.show_window, "conflicts"))
        self.menu.addSeparator()
        self._add("tray-quit", self.tr("Quit"), self.quit)
        self.menu.aboutToShow.connect(self._look)
        self.icon = QSystemTrayIcon(window_icon(), self)
        self.icon.setContextMenu(self.menu)
        self.icon.activated.connect(self._answer)
        self.icon.messageClicked.connect(self.message_clicked)
        frame.places.conflicts.counted.connect(self.show_waiting)
        frame.installEventFilter(self)
        self.show_waiting(0)
        self._look()
        self._appear()

    @property
    def is_there(self) -> bool:
        """Whether the desktop has a tray."""
        return QSystemTrayIcon.isSystemTrayAvailable()

    def show_waiting(self, count: int) -> None:
        """Say how many contradictions wait for the owner."""
        said = self.tr("1 contradiction waits for you")
        if count != 1:
            said = self.tr("{count} contradictions wait for you").format(count=count)
        self._waiting.setText(said)
        self._waiting.setVisible(count > 0)
        self.icon.setToolTip(f"Candor: {said}" if count else "Candor")

    def tell(self, title: str, body: str) -> bool:
        """Show a message beside the icon; False where the desktop cannot."""
        if not (self.is_there and QSystemTrayIcon.supportsMessages()):
            return False
        self._appear()
        self.icon.showMessage(title, body, window_icon())
        return True

    def show_window(self, place: str | None = None) -> None:
        """Bring the window to the front, at a place when one is named."""
        self._frame.bring_to_front()
        if place is not None:
            self._frame.go(place)

    def quit(self) -> None:
        """End the program, wherever the window is."""
        self._is_quitting = True
        if self._frame.isVisible():
            self._frame.close()
        else:
            self._frame.closed.emit()

    def close(self) -> None:
        """Take the icon away."""
        self._frame.removeEventFilter(self)
        self.icon.hide()

    def _appear(self) -> None:
        """Show the icon; at a login the tray may come later than this window."""
        if self.is_there and not self.icon.isVisible():
            self.icon.show()

    def _add(self, name: str, title: str, act: object) -> QAction:
        made = QAction(title, self.menu)
        made.setObjectName(name)
        made.triggered.connect(lambda _checked: act())  # type: ignore[operator]
        self.menu.addAction(made)
        return made

    def _look(self) -> None:
        """Offer hands-free talking as the Talk page does."""
        talk = self._talk
        self._hands_free.setVisible(talk is not None)
        if talk is not None:
            self._hands_free.setChecked(talk.isChecked())
            self._hands_free.setEnabled(talk.isEnabled())

    def _switch(self) -> None:
        if self._talk is not None:
            self._talk.click()
            self._look()

    def _answer(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason in _BACK:
            self.show_window()

    def _stays(self) -> bool:
        """Whether closing the window leaves the program in the tray."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        is_ending = self._is_quitting or application.isSavingSession()
        return self._desk.session.settings.keep_in_tray and self.is_there and not is_ending

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hide the window rather than close it, where the owner wants that."""
        closes = event.type() == QEvent.Type.Close and self._frame.isVisible()
        if closes and watched is self._frame and self._stays():
            event.ignore()
            self._remembered.keep(self._frame)
            self._frame.hide()
            return True
        return super().eventFilter(watched, event)
