"""A whole session with real engines, on a sound system of the tests' own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from desktop.session.assembly import assemble
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from tests.pulse import PrivatePulse, private_pulse
from tests.sounds import joined, silence
from voice.audio import AudioChunk
from voice.models import find_piper, find_whisper
from voice.sound_files import read_sound
from voice.worker import SpeechWorker

Say = Callable[[str], AudioChunk]


@pytest.fixture(scope="module")
def pulse() -> Iterator[PrivatePulse]:
    with private_pulse() as server:
        yield server


@pytest.fixture(scope="module")
def worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SpeechWorker]:
    """The owner's own mouth and ears; nothing of the session's."""
    whisper = find_whisper(None, tmp_path_factory.mktemp("models"))
    speech = SpeechWorker(whisper, find_piper(None), language="en")
    yield speech
    speech.close()


@pytest.fixture
def say(worker: SpeechWorker) -> Say:
    """Return the sound of a sentence, as the owner says it: with a pause after it."""

    def spoken(sentence: str) -> AudioChunk:
        sound = joined(list(worker.synthesizer.synthesize(sentence)))
        return joined([sound, silence(1.5, sound.rate_hz)])

    return spoken


@pytest.fixture
def jfk(shared_data: Path) -> AudioChunk:
    """A real voice, and a pause after it."""
    path = shared_data / "speech" / "jfk.flac"
    if not path.is_file():
        pytest.skip("the recording of a real voice is not beside this checkout")
    sound = read_sound(path)
    return joined([sound, silence(1.5, sound.rate_hz)])


@pytest.fixture
def session(pulse: PrivatePulse, tmp_path: Path) -> Iterator[Session]:
    """A session that listens, hands-free, and replies aloud without any model."""
    with assemble(Options(tmp_path, EngineChoice.GROUNDED, spoken=True)) as session:
        session.warm_up()
        session.ears.hands_free(True)
        yield session
