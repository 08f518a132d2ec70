import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop import app
from desktop.session.paths import locate
from desktop.session.settings import Language, Settings, save
from desktop.ui.explaining import explain
from desktop.ui.first_window import LOCK, FirstWindow
from desktop.ui.session_port import SessionPort
from memory.errors import StoreCorruptError, StoreFullError
from tests.ui.fakes import FakeSession
from tests.ui.looking import shown_words

HOLD = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from desktop.ui.first_window import FirstWindow
application = QCoreApplication(sys.argv)
first = FirstWindow(Path(sys.argv[1]))
print(first.claim(), flush=True)
application.exec()
"""


@pytest.fixture
def elsewhere(tmp_path: Path) -> "subprocess.Popen[str]":
    """Another Candor, in its own process, that has the folder."""
    return subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )


def test_a_second_start_calls_the_first_window_and_leaves_the_stores_alone(
    qapp: QApplication, tmp_path: Path, qtbot: QtBot
) -> None:
    first = FirstWindow(tmp_path)
    called: list[bool] = []
    first.called.connect(lambda: called.append(True))
    assert first.claim()

    def assemble() -> SessionPort:
        raise AssertionError("the second start may not open the stores")

    assert app.run(assemble, tmp_path) == 0
    qtbot.waitUntil(lambda: called == [True])
    first.release()
    second = FirstWindow(tmp_path)
    assert second.claim()
    second.release()


def test_two_folders_are_two_candors(qapp: QApplication, tmp_path: Path) -> None:
    one, other = FirstWindow(tmp_path / "one"), FirstWindow(tmp_path / "other")
    for folder in ("one", "other"):
        (tmp_path / folder).mkdir()
    assert one.claim()
    assert other.claim()
    one.release()
    other.release()


def test_a_lock_that_a_killed_program_left_is_taken_over(
    qapp: QApplication, tmp_path: Path, elsewhere: "subprocess.Popen[str]"
) -> None:
    with elsewhere:
        assert elsewhere.stdout is not None
        assert elsewhere.stdout.readline().strip() == "True"
        mine = FirstWindow(tmp_path)
        assert not mine.claim()
        assert str(elsewhere.pid) in mine.holder()
        elsewhere.send_signal(signal.SIGKILL)
        elsewhere.wait()
    assert (tmp_path / LOCK).exists()
    assert mine.claim()
    mine.release()


def look_at(name: str, seen: list[str]) -> None:
    """Shortly after a window of this name is shown, note its words and close it."""

    def look_and_close() -> None:
        for window in QApplication.topLevelWidgets():
            if window.objectName() == name and window.isVisible():
                seen.extend(shown_words(window))
                window.close()

    QTimer.singleShot(300, look_and_close)


def test_a_run_opens_the_window_shows_what_was_raised_and_closes_everything(
    qapp: QApplication, tmp_path: Path
) -> None:
    session = FakeSession()
    raised: list[Exception] = []
    seen: list[str] = []

    def assemble() -> SessionPort:
        raised.append(StoreCorruptError(tmp_path / "semantic.db", "not a database"))
        return session

    look_at("window", seen)
    assert app.run(assemble, tmp_path, raised) == 0
    assert session.is_closed
    assert any("semantic.db is damaged" in words for words in seen)


def test_a_store_that_cannot_be_used_is_told_and_raised(qapp: QApplication, tmp_path: Path) -> None:
    seen: list[str] = []

    def assemble() -> SessionPort:
        raise StoreCorruptError(tmp_path / "semantic.db", "not a database")

    look_at("refusal", seen)
    with pytest.raises(StoreCorruptError):
        app.run(assemble, tmp_path)
    assert any("semantic.db is damaged" in words for words in seen)
    again = FirstWindow(tmp_path)
    assert again.claim()
    again.release()


def test_that_is_told_in_the_language_which_the_owner_chose(
    qapp: QApplication, tmp_path: Path
) -> None:
    save(locate(tmp_path).settings, Settings(language=Language.GERMAN))
    seen: list[str] = []

    def assemble() -> SessionPort:
        raise StoreFullError(tmp_path / "semantic.db", "full")

    look_at("refusal", seen)
    with pytest.raises(StoreFullError):
        app.run(assemble, tmp_path)
    assert "Der Datenträger ist voll." in seen
    told = explain(StoreFullError(tmp_path, "full"))
    assert told is not None
    assert told.title == "The disk is full."  # the language ends with the run


def test_a_folder_whose_holder_does_not_answer_is_told_apart(
    qapp: QApplication, tmp_path: Path
) -> None:
    lock = QLockFile(str(tmp_path / LOCK))
    assert lock.tryLock(0)
    seen: list[str] = []
    look_at("refusal", seen)
    assert app.run(FakeSession, tmp_path) == 1
    assert "Another Candor has this data folder and does not answer." in seen
    lock.unlock()
