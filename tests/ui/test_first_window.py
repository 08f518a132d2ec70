import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop import app
from desktop.ui.first_window import LOCK, FirstWindow
from desktop.ui.session_port import SessionPort
from memory.errors import StoreCorruptError
from tests.ui.fakes import FakeSession

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


def test_a_run_opens_the_window_shows_what_was_raised_and_closes_everything(
    qapp: QApplication, tmp_path: Path, qtbot: QtBot
) -> None:
    session = FakeSession()
    raised: list[Exception] = []
    seen: list[str] = []

    def assemble() -> SessionPort:
        raised.append(StoreCorruptError(tmp_path / "semantic.db", "not a database"))
        return session

    def look_and_close() -> None:
        (window,) = [one for one in qapp.topLevelWidgets() if one.objectName() == "window"]
        seen.extend(label for label in _words(window))
        window.close()

    QTimer.singleShot(300, look_and_close)
    assert app.run(assemble, tmp_path, raised) == 0
    assert session.is_closed
    assert any("semantic.db is damaged" in words for words in seen)


def test_a_store_that_cannot_be_used_is_told_and_raised(
    qapp: QApplication, tmp_path: Path, qtbot: QtBot
) -> None:
    error = StoreCorruptError(tmp_path / "semantic.db", "not a database")
    seen: list[str] = []

    def assemble() -> SessionPort:
        raise error

    def look_and_close() -> None:
        (dialog,) = [one for one in qapp.topLevelWidgets() if one.objectName() == "refusal"]
        seen.extend(_words(dialog))
        dialog.close()

    QTimer.singleShot(300, look_and_close)
    with pytest.raises(StoreCorruptError):
        app.run(assemble, tmp_path)
    assert any("semantic.db is damaged" in words for words in seen)
    again = FirstWindow(tmp_path)
    assert again.claim()
    again.release()


def _words(window: object) -> list[str]:
    from PySide6.QtWidgets import QWidget

    from tests.ui.looking import shown_words

    assert isinstance(window, QWidget)
    return shown_words(window)
