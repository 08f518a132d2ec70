"""Memory: whether it is encrypted, and with what."""

from functools import partial

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.session.own_data import Lock
from desktop.ui import operations, words
from desktop.ui.operations import Desk
from desktop.ui.reopening import Work
from desktop.ui.settings.section import Section
from desktop.ui.texts import button, text


class Memory(Section):
    """The lock of the memory: set, changed, taken off."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(words.tr("Memory"))
        self._desk = desk
        self._lock = Lock.NONE
        self._state = text("", "strong")
        self._state.setObjectName("lock-state")
        self._present = _secret("lock-present", self.tr("Present passphrase"))
        self._new = _secret("lock-new", self.tr("New passphrase"))
        self._again = _secret("lock-again", self.tr("New passphrase once more"))
        self._wrong = text("", "strong")
        self._wrong.setObjectName("lock-wrong")
        self._wrong.hide()
        passphrase = button("lock-passphrase", self.tr("Encrypt with this passphrase"))
        passphrase.clicked.connect(self._ask_passphrase)
        keyring = button("lock-keyring", self.tr("Encrypt with the system's keyring"))
        keyring.clicked.connect(self._ask_keyring)
        self._clear = button("lock-remove", self.tr("Keep it in the clear"))
        self._clear.clicked.connect(self._ask_clear)
        told = self.tr(
            "Candor closes for that, writes your memory anew and opens it again. When a "
            "passphrase is lost, nobody can read your memory any more, not even you. Backups "
            "that you made before open with what they were made with."
        )
        self.add(self._state)
        self.add_fields(
            *((one.accessibleName(), one) for one in (self._present, self._new, self._again))
        )
        self.add(self._wrong)
        self.add_line(passphrase, keyring, self._clear)
        self.add(text(told, "soft"))
        self._again.returnPressed.connect(self._ask_passphrase)
        self.begin_at(self._new)

    def showEvent(self, event: QShowEvent) -> None:
        """Look how it is kept now."""
        super().showEvent(event)
        operations.fetch(self._desk, self._desk.session.data.lock, self._show)

    def _show(self, lock: Lock) -> None:
        self._lock = lock
        said = {
            Lock.NONE: self.tr(
                "Your memory is not encrypted: whoever can read your files can read it."
            ),
            Lock.PASSPHRASE: self.tr("Your memory is encrypted with a passphrase."),
            Lock.KEYRING: self.tr("Your memory is encrypted with a key in the system's keyring."),
        }
        self._state.setText(said[lock])
        self._present.setEnabled(lock is Lock.PASSPHRASE)
        none = self.tr("There is none")
        self._present.setPlaceholderText("" if lock is Lock.PASSPHRASE else none)
        self._clear.setEnabled(lock is not Lock.NONE)

    def _ask_passphrase(self) -> None:
        new = self._new.text()
        if not new:
            self._refuse(self.tr("Type a new passphrase first."), self._new)
        elif new != self._again.text():
            self._refuse(self.tr("The two passphrases differ."), self._again)
        else:
            self._ask(partial(self._desk.session.data.set_lock, Lock.PASSPHRASE, new))

    def _ask_keyring(self) -> None:
        self._ask(partial(self._desk.session.data.set_lock, Lock.KEYRING, ""))

    def _ask_clear(self) -> None:
        self._ask(partial(self._desk.session.data.set_lock, Lock.NONE, ""))

    def _ask(self, work: Work) -> None:
        """Do it; who sits here has to know the passphrase of now, though the memory is open."""
        self._wrong.hide()
        data = self._desk.session.data
        fits = partial(data.is_passphrase, self._present.text())
        if self._lock is Lock.PASSPHRASE:
            operations.fetch(self._desk, fits, partial(self._go_on, work))
        else:
            self._go_on(work, fits=True)

    def _go_on(self, work: Work, fits: bool) -> None:
        if fits:
            self._desk.reopening.ask(work, self.tr("Your memory is written anew"))
        else:
            self._refuse(self.tr("That is not the present passphrase."), self._present)

    def _refuse(self, why: str, where: QWidget) -> None:
        self._wrong.setText(why)
        self._wrong.show()
        where.setFocus()


def _secret(name: str, accessible: str) -> QLineEdit:
    made = QLineEdit()
    made.setObjectName(name)
    made.setAccessibleName(accessible)
    made.setEchoMode(QLineEdit.EchoMode.Password)
    return made
