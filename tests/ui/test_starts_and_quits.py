"""Opening the window and closing it again, often and at any moment, leaves nothing behind."""

import sys
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from subprocess import PIPE, Popen

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QProgressBar, QWidget
from pytestqt.qtbot import QtBot

from desktop import app
from desktop.session.assembly import assemble
from desktop.session.health import Engine, State
from desktop.session.options import Options
from desktop.session.paths import locate
from desktop.session.session import Session
from desktop.session.settings import EngineChoice, Settings, save
from desktop.ui.first_window import LOCK, FirstWindow
from desktop.ui.remembered import FILE
from desktop.ui.theme import Theme
from memory.forgetting.values import Selection
from tests.memory.forgetting.bytes import holders
from tests.memory.talking import Memory
from tests.ollama_server import MODEL, PULLED, OllamaServer, Pause, Silence, saying
from tests.pulse import wait_until
from tests.ui.leftovers import children, left, settled
from tests.ui.looking import button, shown_words
from tests.ui.real import WAIT_MS, window_over

REPOSITORY = Path(__file__).parents[2]
STARTS = 50
PROCESSES = 10
AT_ONCE = 2
"""Each start loads Whisper and Piper, and a small machine has two cores."""
MOMENTS_S = (0.0, 0.3, 0.8, 1.5, 2.5)
"""After the folder is taken: before there is a window, and while and after engines are loaded."""
PROMPT_S = 5.0
"""How long an owner waits for a window to be gone; chosen by hand."""

CLOSE_WHEN_CALLED = """
import sys
from desktop.ui.main_window import MainWindow
MainWindow.bring_to_front = MainWindow.close  # as by the button in its frame
from desktop.__main__ import main
sys.exit(main())
"""
HARMLESS = "This plugin does not support "
"""What Qt says about a screen that nobody sees."""


def start(folder: Path, number: int) -> Popen[str]:
    """Start the program, for good or so that a second start closes it."""
    program = ["-m", "desktop"] if number % 2 else ["-c", CLOSE_WHEN_CALLED]
    command = [sys.executable, *program, "--data-dir", str(folder)]
    return Popen(command, cwd=REPOSITORY, stderr=PIPE, text=True)


def end(running: Popen[str], folder: Path, number: int) -> tuple[int, str]:
    """End the program at some moment; return its code and what it complained of."""
    lock, again = folder / LOCK, FirstWindow(folder)
    try:
        wait_until(lambda: lock.exists() or running.poll() is not None, 60)
        time.sleep(MOMENTS_S[number // 2 % len(MOMENTS_S)])
        if number % 2:
            running.terminate()
        else:
            wait_until(lambda: again.call() or running.poll() is not None, 60)
        _, complaints = running.communicate(timeout=60)
    finally:
        running.kill()
    said = [line for line in complaints.splitlines() if not line.startswith(HARMLESS)]
    return running.returncode, "\n".join(said)


@pytest.mark.flaky(reruns=0)  # one start that fails is what is looked for
def test_whole_programs_end_with_code_0_and_without_a_word(
    qapp: QApplication, tmp_path: Path
) -> None:
    folders = [tmp_path / f"lane-{lane}" for lane in range(AT_ONCE)]
    for folder in folders:
        folder.mkdir()
        save(folder / "settings.json", Settings(ollama_host="http://127.0.0.1:9"))
    outcomes = []
    for first in range(0, PROCESSES, AT_ONCE):
        numbers = range(first, first + AT_ONCE)
        started = [start(folder, number) for folder, number in zip(folders, numbers, strict=True)]
        lanes = zip(started, folders, numbers, strict=True)
        outcomes += [end(*lane) for lane in lanes]
    assert outcomes == [(0, "")] * PROCESSES
    assert all((folder / FILE).exists() for folder in folders)  # control: there were windows
    assert not any((folder / LOCK).exists() for folder in folders)


def test_a_program_that_goes_wrong_would_be_seen(qapp: QApplication, tmp_path: Path) -> None:
    command = [sys.executable, "-c", "import sys; sys.exit('planted')"]
    planted = Popen(command, stderr=PIPE, text=True)
    assert end(planted, tmp_path, 0) == (1, "planted")


@pytest.mark.flaky(reruns=0)
def test_fifty_windows_leave_no_thread_no_timer_and_no_widget(
    qapp: QApplication, tmp_path: Path
) -> None:
    before = left()
    for number in range(STARTS):
        QTimer.singleShot(100 * (number % 4), QApplication.exit)
        start = partial(assemble, Options(tmp_path, EngineChoice.GROUNDED))
        assert app.run(start, tmp_path) == 0
    assert settled(before) == []


def test_what_is_left_behind_would_be_seen(qapp: QApplication) -> None:
    before = left()
    over = threading.Event()
    thread = threading.Thread(target=over.wait, name="left behind")
    thread.start()
    timer, widget = QTimer(), QWidget()
    timer.setObjectName("ticking")
    widget.setObjectName("hidden")
    found = [one for one in left() if one not in before]
    assert found == ["QTimer ticking", "QWidget hidden", "thread left behind"]
    over.set()
    thread.join()
    del timer, widget
    assert settled(before) == []


# At a bad moment


@pytest.fixture
def server() -> Iterator[OllamaServer]:
    with OllamaServer() as running:
        yield running


def with_ollama(folder: Path, server: OllamaServer) -> Session:
    save(folder / "settings.json", Settings(ollama_host=server.host, model=MODEL))
    return assemble(Options(folder, EngineChoice.OLLAMA))


def test_closing_in_the_middle_of_a_reply_hangs_up_and_keeps_what_was_said(
    server: OllamaServer, tmp_path: Path, theme: Theme, qtbot: QtBot
) -> None:
    before = left()
    slow = [part for word in range(200) for part in (saying(f"{word} ")[0], Pause(0.1))]
    server.behaviour.chat = slow
    with with_ollama(tmp_path, server) as session:
        conversation = session.conversation.id
        with window_over(session, tmp_path, theme, qtbot) as window:
            session.conversation.say("My sister Ana lives in Ghent.")
            transcript = window.talk.transcript
            qtbot.waitUntil(
                lambda: any("2 " in one.reply.text.toPlainText() for one in transcript.turns),
                timeout=WAIT_MS,
            )
            assert not transcript.turns[0].has_ended
            began = time.monotonic()
    assert time.monotonic() - began < PROMPT_S
    assert server.hung_up.wait(2)
    with assemble(Options(tmp_path, EngineChoice.GROUNDED)) as again:
        assert again.notes == ()
        said, *_ = again.curation.turns(conversation)
        assert said.text == "My sister Ana lives in Ghent."
    assert settled([*before, *left_by(server)]) == []


def is_healthy(folder: Path) -> bool:
    """Tell whether the next start has nothing to complain of."""
    with assemble(Options(folder, EngineChoice.GROUNDED)) as again:
        return again.notes == ()


def left_by(server: OllamaServer) -> list[str]:
    """The threads of the server itself, which is still open."""
    return [one for one in left() if one.startswith("thread Thread-")]


def test_closing_in_the_middle_of_forgetting_forgets_the_whole(
    tmp_path: Path, theme: Theme, qtbot: QtBot
) -> None:
    memory = Memory(locate(tmp_path).memory)
    for number in range(25):
        memory.say(f"My friend Trundlewick{number} lives in Quixzabbla.")
    memory.say("My sister Ana lives in Ghent.")
    ids = tuple(one.id for one in memory.records() if "Quixzabbla" in one.statement)
    memory.close()
    before = left()
    with (
        assemble(Options(tmp_path, EngineChoice.GROUNDED)) as session,
        window_over(session, tmp_path, theme, qtbot) as window,
    ):
        page = window.places.forget
        window.go("forget")
        page.ask(Selection(ids=ids), "the friends")
        qtbot.waitUntil(
            lambda: "Where it would go from" in " ".join(shown_words(page)), timeout=WAIT_MS
        )
        button("forget-confirm", page).click()
        assert session.forgetting.receipts()[0] == ()  # control: it has only begun
    with assemble(Options(tmp_path, EngineChoice.GROUNDED)) as again:
        assert again.notes == ()
        (receipt,), _ = again.forgetting.receipts()
        assert receipt.is_complete
        assert again.forgetting.try_again() == ()
    assert holders(tmp_path, "Quixzabbla") == []
    assert holders(tmp_path, "Ghent")
    assert settled(before) == []


def test_closing_in_the_middle_of_a_download_hangs_up_at_once(
    server: OllamaServer, tmp_path: Path, theme: Theme, qtbot: QtBot
) -> None:
    before = left()
    server.behaviour.models = ()
    server.behaviour.pull = [*PULLED[:2], Silence()]
    with (
        with_ollama(tmp_path, server) as session,
        window_over(session, tmp_path, theme, qtbot) as window,
    ):
        session.conversation.say("Hello?")
        banners = window.banners
        qtbot.waitUntil(lambda: banners.shown != (), timeout=WAIT_MS)
        button("pull", banners).click()
        bar = banners.findChild(QProgressBar)
        assert bar is not None
        qtbot.waitUntil(lambda: bar.value() > 0, timeout=WAIT_MS)
        assert not server.hung_up.is_set()
        began = time.monotonic()
    assert time.monotonic() - began < PROMPT_S
    assert server.hung_up.wait(2)
    assert is_healthy(tmp_path)
    assert settled([*before, *left_by(server)]) == []


def test_closing_while_whisper_is_loaded_ends_its_process(
    tmp_path: Path, theme: Theme, qtbot: QtBot
) -> None:
    before, others = left(), children()
    with (
        assemble(Options(tmp_path, EngineChoice.GROUNDED, spoken=True)) as session,
        window_over(session, tmp_path, theme, qtbot),
    ):
        qtbot.waitUntil(lambda: children() > others, timeout=WAIT_MS)
        hearing = {one.engine: one.state for one in session.health.check()}[Engine.HEARING]
        assert hearing is State.STARTING
        began = time.monotonic()
    assert time.monotonic() - began < PROMPT_S
    assert children() <= others
    assert is_healthy(tmp_path)
    assert settled(before) == []
