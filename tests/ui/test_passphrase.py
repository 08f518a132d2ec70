"""A memory that is locked with a passphrase: the window asks for it before there is one."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from desktop import app
from desktop.ui.passphrase import PassphraseDialog
from desktop.ui.session_port import SessionPort
from memory.errors import KeyNeededError, StoreLockedError
from tests.ui.fakes import FakeSession
from tests.ui.looking import button, clipped, find, shown_words


class Locked:
    """Memory that opens with one passphrase alone."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "key.json"
        self.tried: list[str] = []

    def assemble(self) -> SessionPort:
        raise KeyNeededError(self._path, "its passphrase is needed")

    def unlock(self, passphrase: str) -> SessionPort:
        self.tried.append(passphrase)
        if passphrase != "open sesame":
            raise StoreLockedError(self._path, "this is not its passphrase")
        return FakeSession()


def answer(*passphrases: str) -> list[list[str]]:
    """Type these, one a dialog, and close the window at the end; return what each dialog said."""
    said: list[list[str]] = []
    left = list(passphrases)

    def look() -> None:
        for shown in QApplication.topLevelWidgets():
            if isinstance(shown, PassphraseDialog) and shown.isVisible():
                said.append(shown_words(shown))
                if not left:
                    shown.reject()
                    return
                find(QLineEdit, "passphrase-field", shown).setText(left.pop(0))
                button("unlock", shown).click()
            elif shown.objectName() == "window" and shown.isVisible():
                shown.close()
                return
        QTimer.singleShot(20, look)

    QTimer.singleShot(20, look)
    return said


def test_the_right_passphrase_opens_the_window(qapp: QApplication, tmp_path: Path) -> None:
    locked = Locked(tmp_path)
    said = answer("open says me", "open sesame")
    assert app.run(locked.assemble, tmp_path, unlock=locked.unlock) == 0
    assert locked.tried == ["open says me", "open sesame"]
    assert "That is not its passphrase." not in said[0]
    assert "That is not its passphrase." in said[1]


def test_who_does_not_say_it_opens_nothing(qapp: QApplication, tmp_path: Path) -> None:
    locked = Locked(tmp_path)
    said = answer()
    assert app.run(locked.assemble, tmp_path, unlock=locked.unlock) == 0
    assert len(said) == 1
    assert locked.tried == []


def test_where_nobody_can_be_asked_it_is_an_error(qapp: QApplication, tmp_path: Path) -> None:
    locked = Locked(tmp_path)

    def look() -> None:
        for shown in QApplication.topLevelWidgets():
            if shown.objectName() == "refusal":
                shown.close()

    QTimer.singleShot(200, look)
    with pytest.raises(KeyNeededError):
        app.run(locked.assemble, tmp_path)


def test_it_is_typed_unseen_and_sent_with_enter(qtbot: QtBot) -> None:
    dialog = PassphraseDialog(was_wrong=True)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    field = find(QLineEdit, "passphrase-field", dialog)
    assert field.echoMode() is QLineEdit.EchoMode.Password
    assert list(clipped(dialog)) == []
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert dialog.isVisible()  # nothing was typed
    QTest.keyClicks(field, "open sesame")
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert dialog.passphrase == "open sesame"
