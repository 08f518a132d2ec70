import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop import app
from desktop.session.settings import Settings, save
from desktop.ui.first_window import FirstWindow
from desktop.ui.remembered import FILE
from desktop.ui.session_port import SessionPort
from tests.ui.fakes import FakeSession

REPOSITORY = Path(__file__).parents[2]
ENDINGS = (signal.SIGINT, signal.SIGTERM)


@pytest.mark.parametrize("ending", ENDINGS)
def test_the_system_ends_an_open_window_as_its_owner_would(
    qapp: QApplication, tmp_path: Path, ending: signal.Signals
) -> None:
    session = FakeSession()
    before = signal.getsignal(ending)
    # From another thread, once the window lives: Qt waits, and no line of Python would run.
    end = threading.Timer(0.3, os.kill, (os.getpid(), ending))
    end.start()
    assert app.run(lambda: session, tmp_path) == 0
    end.join()
    assert session.health.checks  # control: there was a window
    assert session.is_closed
    assert (tmp_path / FILE).exists()
    assert signal.getsignal(ending) is before


def test_an_end_that_comes_before_the_window_is_not_forgotten(
    qapp: QApplication, tmp_path: Path
) -> None:
    session = FakeSession()

    def assemble() -> SessionPort:
        os.kill(os.getpid(), signal.SIGTERM)
        return session

    assert app.run(assemble, tmp_path) == 0
    assert session.is_closed


@pytest.mark.parametrize("ending", ENDINGS)
def test_the_real_program_ends_with_code_0_and_leaves_the_folder_to_the_next(
    qtbot: QtBot, tmp_path: Path, ending: signal.Signals
) -> None:
    save(tmp_path / "settings.json", Settings(ollama_host="http://127.0.0.1:9"))
    command = [sys.executable, "-m", "desktop", "--data-dir", str(tmp_path)]
    again = FirstWindow(tmp_path)
    with subprocess.Popen(command, cwd=REPOSITORY, stderr=subprocess.PIPE) as program:
        try:
            qtbot.waitUntil(lambda: again.call() or program.poll() is not None, timeout=30_000)
            program.send_signal(ending)
            _, complaints = program.communicate(timeout=30)
        finally:
            program.kill()
    assert program.returncode == 0
    assert b"Traceback" not in complaints
    assert (tmp_path / FILE).exists()
    assert again.claim()
    again.release()
