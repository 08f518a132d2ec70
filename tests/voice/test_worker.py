"""The engines' own processes: they start, stream, die and come back, and leave nothing behind."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from tests.pulse import wait_until
from tests.sounds import silence
from voice.audio import AudioChunk
from voice.errors import EngineDiedError, ModelNotFoundError
from voice.models import find_piper, find_tiny_whisper
from voice.worker import SpeechWorker

pytestmark = [
    pytest.mark.xdist_group("pulse"),
    pytest.mark.skipif(sys.platform == "win32", reason="looks for children in /proc"),
]


@pytest.fixture
def small() -> Iterator[SpeechWorker]:
    worker = SpeechWorker(find_tiny_whisper(), find_piper(None))
    yield worker
    worker.close()


def children() -> set[int]:
    found = set()
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == os.getpid() and fields[0] != "Z":
            found.add(int(status.parent.name))
    return found


def test_it_speaks_and_hears(small: SpeechWorker) -> None:
    small.start()
    small.warm_up()
    chunks = list(small.synthesizer.synthesize("Remember the milk. Call Tom back."))

    assert len(chunks) == 2, "a chunk a sentence"
    assert "milk" in small.transcriber.transcribe(chunks[0]).text.lower()


def test_a_reading_can_be_given_up(small: SpeechWorker) -> None:
    reading = small.synthesizer.synthesize("One. " * 50)
    assert isinstance(reading, Generator)
    assert next(reading).duration_s > 0
    reading.close()

    assert list(small.synthesizer.synthesize("Another.")), "and another one read at once"


def test_two_readings_do_not_mix(small: SpeechWorker) -> None:
    one, two = small.synthesizer.synthesize("One."), small.synthesizer.synthesize("Two. Three.")
    assert [len(list(one)), len(list(two))] == [1, 2]


@pytest.mark.parametrize("death", [signal.SIGKILL, signal.SIGABRT])
def test_a_dead_engine_is_reported_and_returns(small: SpeechWorker, death: signal.Signals) -> None:
    before = children()
    small.start()
    (hearing, speaking) = sorted(children() - before)
    small.warm_up()
    reading = small.synthesizer.synthesize("One. Two.")
    next(reading)
    for pid in (hearing, speaking):
        os.kill(pid, death)

    with pytest.raises(EngineDiedError):
        next(reading)
    wait_until(lambda: not {hearing, speaking} & children())
    assert small.transcriber.transcribe(silence(1, 16_000)).text == ""
    assert list(small.synthesizer.synthesize("Hello."))


def test_death_in_the_middle_of_work_frees_the_caller(small: SpeechWorker) -> None:
    before = children()
    small.start()
    small.warm_up()
    failures: list[Exception] = []

    def read() -> None:
        try:
            list(small.synthesizer.synthesize("A rather long sentence, to be read aloud. " * 40))
        except EngineDiedError as error:
            failures.append(error)

    reading = threading.Thread(target=read)
    reading.start()
    for pid in children() - before:
        os.kill(pid, signal.SIGKILL)
    reading.join(10)
    assert not reading.is_alive()
    assert len(failures) == 1
    assert "-9" in str(failures[0])


def test_closing_ends_the_processes_also_in_the_middle_of_work() -> None:
    before, threads = children(), set(threading.enumerate())
    worker = SpeechWorker(find_tiny_whisper(), find_piper(None))
    worker.start()
    assert len(children() - before) == 2, "control: there were two"
    failures: list[Exception] = []

    def read() -> None:
        try:
            list(worker.synthesizer.synthesize("A rather long sentence, to be read aloud. " * 40))
        except EngineDiedError as error:
            failures.append(error)

    reading = threading.Thread(target=read)
    reading.start()
    worker.close()
    reading.join(10)
    assert children() == before
    assert set(threading.enumerate()) == threads
    assert len(failures) == 1
    with pytest.raises(EngineDiedError):
        worker.transcriber.transcribe(silence(1, 16_000))


def test_one_engine_works_without_the_other(tmp_path: Path) -> None:
    worker = SpeechWorker(None, find_piper(None))
    try:
        worker.start()
        worker.warm_up()
        assert list(worker.synthesizer.synthesize("Hello."))
        with pytest.raises(ModelNotFoundError):
            worker.transcriber.transcribe(silence(1, 16_000))
    finally:
        worker.close()


def test_an_engine_says_itself_what_it_lacks(tmp_path: Path) -> None:
    worker = SpeechWorker(tmp_path, None)
    try:
        with pytest.raises(ModelNotFoundError) as failure:
            worker.warm_up()
        assert (failure.value.engine, failure.value.folder) == ("Whisper", tmp_path)
        with pytest.raises(ModelNotFoundError):
            list(worker.synthesizer.synthesize("Hello."))
    finally:
        worker.close()


def test_an_engine_that_cannot_be_started_is_reported(
    small: SpeechWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(EngineDiedError, match="cannot be started"):
        small.transcriber.transcribe(silence(1, 16_000))


def test_a_frozen_program_starts_itself(
    small: SpeechWorker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "candor"
    program.write_text(
        f'#!/bin/sh\necho $1 >{tmp_path}/asked\nshift\nexec {sys.executable} -m voice.host "$@"\n'
    )
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert list(small.synthesizer.synthesize("Hello."))
    assert (tmp_path / "asked").read_text() == "--worker\n"


def test_an_engine_ends_with_the_program_that_started_it() -> None:
    program = (
        "import os; from voice.worker import SpeechWorker; from voice.models import find_piper;"
        "w = SpeechWorker(None, find_piper(None)); w.start();"
        "print(w._speaking._process.pid, flush=True); os._exit(1)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    pid = int(done.stdout)
    wait_until(lambda: not Path(f"/proc/{pid}").exists() or _is_zombie(pid))


def _is_zombie(pid: int) -> bool:
    return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"


def test_the_sound_is_what_the_port_promises(small: SpeechWorker) -> None:
    (chunk,) = small.synthesizer.synthesize("Hello.")
    assert isinstance(chunk, AudioChunk)
    assert chunk.samples.dtype == "float32"
    assert abs(chunk.samples).max() <= 1
