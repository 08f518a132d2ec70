"""What closes the memory and opens it again, through the real start of Candor and its window."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QLineEdit

from desktop import app
from desktop.session import keys
from desktop.session.assembly import assemble
from desktop.session.backups import back_up
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from desktop.ui.main_window import MainWindow
from memory.errors import KeyNeededError
from memory.store.keys import KeySource
from tests.ui.looking import button, find
from tests.ui.real import facts, tell

Act = Callable[[MainWindow], bool]
"""Does something in the window that is there; False: it is not time yet."""

WAIT_S = 100.0
LOCKED = "Your memory is encrypted with a passphrase."


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a memory in it."""
    folder = tmp_path / "data"
    with opened(folder) as session:
        tell(session, "My sister lives in Lyon.")
    return folder


@contextmanager
def opened(folder: Path, passphrase: str | None = None) -> Iterator[Session]:
    options = Options(folder, EngineChoice.GROUNDED, passphrase=passphrase)
    with assemble(options) as session:
        yield session


def live(folder: Path, acts: Sequence[Act]) -> None:
    """Start Candor and do one thing after the other in its window; then close that."""

    def close(window: MainWindow) -> bool:
        return window.close()

    left: list[Act] = [*acts, close]
    deadline = time.monotonic() + WAIT_S

    def look() -> None:
        if time.monotonic() > deadline:
            left[:] = [close]
        for shown in QApplication.topLevelWidgets():
            if isinstance(shown, MainWindow) and shown.isVisible() and left and left[0](shown):
                left.pop(0)
        if left:
            QTimer.singleShot(30, look)

    def start(passphrase: str | None = None) -> Session:
        return assemble(Options(folder, EngineChoice.GROUNDED, passphrase=passphrase))

    QTimer.singleShot(30, look)
    assert app.run(start, folder, unlock=start) == 0
    assert time.monotonic() < deadline, f"{len(left)} acts were not possible"


def go(window: MainWindow) -> bool:
    window.go("settings")
    return True


def says(name: str, words: str) -> Act:
    return lambda window: words in find(QLabel, name, window).text()


def is_new(window: MainWindow) -> bool:
    """Tell whether the window is another than the one in which something was asked for."""
    return not window.property("old")


def lock(present: str, new: str, again: str) -> Act:
    def act(window: MainWindow) -> bool:
        typed = (("present", present), ("new", new), ("again", again))
        for name, said in typed:
            find(QLineEdit, f"lock-{name}", window).setText(said)
        window.setProperty("old", True)
        button("lock-passphrase", window).click()
        return True

    return act


def test_the_memory_is_encrypted_changed_and_taken_off_again(
    qapp: QApplication, folder: Path
) -> None:
    wrong = "lock-wrong"
    live(
        folder,
        [
            *(go, says("lock-state", "Your memory is not encrypted")),
            *(lock("", "open", "shut"), says(wrong, "The two passphrases differ.")),
            lock("", "open sesame", "open sesame"),
            *(is_new, go, says("lock-state", LOCKED)),
        ],
    )
    with pytest.raises(KeyNeededError):
        keys.find_key(folder)
    with opened(folder, "open sesame") as session:
        assert facts(session) == ["My sister lives in Lyon"]
    assert keys.source_of(folder) is KeySource.PASSPHRASE


def test_who_does_not_know_the_passphrase_changes_nothing(
    qapp: QApplication, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys.set_key(folder, KeySource.PASSPHRASE, lambda: "open sesame")
    monkeypatch.setenv(keys.VARIABLE, "open sesame")
    note = (folder / "key.json").read_text()
    live(
        folder,
        [
            *(go, says("lock-state", LOCKED), lock("guess", "mine", "mine")),
            says("lock-wrong", "That is not the present passphrase."),
        ],
    )
    assert (folder / "key.json").read_text() == note
    monkeypatch.delenv(keys.VARIABLE)

    def take_off(window: MainWindow) -> bool:
        find(QLineEdit, "lock-present", window).setText("open sesame")
        window.setProperty("old", True)
        button("lock-remove", window).click()
        return True

    monkeypatch.setenv(keys.VARIABLE, "open sesame")
    plain = says("lock-state", "Your memory is not encrypted")
    live(folder, [go, says("lock-state", LOCKED), take_off, is_new, go, plain])
    assert keys.source_of(folder) is None


def test_a_backup_takes_the_place_of_the_memory(
    qapp: QApplication, folder: Path, tmp_path: Path
) -> None:
    file = tmp_path / "mine.candor"
    back_up(folder, file)
    with opened(folder) as session:
        tell(session, "My brother lives in Ghent.")
        assert len(facts(session)) == 2

    def choose(window: MainWindow) -> bool:
        button("data-restore", window).click()
        dialog = find(QFileDialog, "data-dialog", window)
        find(QLineEdit, "fileNameEdit", dialog).setText(str(file))
        dialog.accept()
        return True

    def begin(window: MainWindow) -> bool:
        assert "mine.candor" in find(QLabel, "restore-said", window).text()
        window.setProperty("old", True)
        button("restore-begin", window).click()
        return True

    live(folder, [go, choose, begin, is_new])
    with opened(folder) as session:
        assert facts(session) == ["My sister lives in Lyon"]
    assert list((folder / "backups").glob("before-*.candor"))


def test_what_is_no_backup_is_told_in_the_window_that_comes_back(
    qapp: QApplication, folder: Path, tmp_path: Path
) -> None:
    file = tmp_path / "letter.candor"
    file.write_text("Dear Anna")

    def ask(window: MainWindow) -> bool:
        button("data-restore", window).click()
        dialog = find(QDialog, "data-dialog", window)
        assert isinstance(dialog, QFileDialog)
        dialog.fileSelected.emit(str(file))
        dialog.close()
        button("restore-begin", window).click()
        return True

    def is_told(window: MainWindow) -> bool:
        return any("is no backup of Candor's" in one.title for one in window.banners.shown)

    live(folder, [go, ask, is_told])
    with opened(folder) as session:
        assert facts(session) == ["My sister lives in Lyon"]
