"""The real engines, the private sound system, and sentences spoken by Piper."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.pulse import PrivatePulse, private_pulse
from tests.sounds import joined
from tests.voice.told import Told
from voice.audio import AudioChunk
from voice.events import ActivityChanged
from voice.listening import Ears
from voice.models import find_piper, find_whisper
from voice.sound_files import read_sound
from voice.worker import SpeechWorker

Say = Callable[[str], AudioChunk]


@pytest.fixture(scope="session")
def whisper_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return find_whisper(None, tmp_path_factory.mktemp("models"))


@pytest.fixture(scope="session")
def worker(whisper_folder: Path) -> Iterator[SpeechWorker]:
    speech = SpeechWorker(whisper_folder, find_piper(None), language="en")
    speech.start()
    speech.warm_up()
    yield speech
    speech.close()


@pytest.fixture(scope="session")
def say(worker: SpeechWorker) -> Say:
    """Return the sound of a sentence, the same one each time it is asked for."""
    spoken: dict[str, AudioChunk] = {}

    def _say(sentence: str) -> AudioChunk:
        if sentence not in spoken:
            spoken[sentence] = joined(list(worker.synthesizer.synthesize(sentence)))
        return spoken[sentence]

    return _say


@pytest.fixture(scope="session")
def pulse() -> Iterator[PrivatePulse]:
    with private_pulse() as server:
        yield server


@pytest.fixture(scope="session")
def jfk(shared_data: Path) -> AudioChunk:
    path = shared_data / "speech" / "jfk.flac"
    if not path.is_file():
        pytest.skip("the recording of a real voice is not beside this checkout")
    return read_sound(path)


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def ears(worker: SpeechWorker, pulse: PrivatePulse, told: Told) -> Iterator[Ears]:
    """Open ears on the desk microphone, after its first frame."""
    opened = Ears(worker.transcriber, told)
    opened.open()
    told.wait_for(ActivityChanged)
    yield opened
    opened.close()
