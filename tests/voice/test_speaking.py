"""The mouth on a real sound system, with a real Piper: what comes out of the speaker."""

import threading
from collections.abc import Iterator

import numpy as np
import pytest

from tests.pulse import PrivatePulse, Recording, wait_until
from tests.sounds import joined, silence
from voice.audio import AudioChunk, decibels, level
from voice.errors import ModelNotFoundError, NoAudioSystemError
from voice.loudspeaker import Loudspeaker
from voice.speaking import Mouth
from voice.worker import RemoteSynthesizer, SpeechWorker

pytestmark = pytest.mark.xdist_group("pulse")

_QUIET_DB = -60.0
_LOUD_DB = -35.0


@pytest.fixture
def mouth(worker: SpeechWorker, pulse: PrivatePulse) -> Iterator[Mouth]:
    opened = Mouth(worker.synthesizer)
    yield opened
    opened.close()


@pytest.fixture
def recording(pulse: PrivatePulse) -> Iterator[Recording]:
    with pulse.recording_speaker() as growing:
        yield growing


def test_what_is_spoken_can_be_heard(
    mouth: Mouth, recording: Recording, worker: SpeechWorker
) -> None:
    assert mouth.speak("My sister is allergic to **peanuts**.")
    wait_until(lambda: _is_quiet(recording))

    text = worker.transcriber.transcribe(recording.sound).text.lower()
    assert "allergic to peanuts" in text


def test_stop_is_silent_within_a_tenth_of_a_second(mouth: Mouth, recording: Recording) -> None:
    results: list[bool] = []
    sentence = "This is a long sentence that goes on and on, and on, until somebody stops it."
    speaking = threading.Thread(target=lambda: results.append(mouth.speak(sentence)))
    speaking.start()
    wait_until(lambda: _loudness(recording, 0.1) > _LOUD_DB)

    before = len(recording.samples)
    mouth.stop()
    speaking.join()
    wait_until(lambda: len(recording.samples) > before + recording.sound.rate_hz // 2)

    assert results == [False]
    # The recorder is 50 ms behind at most; both lags together stay below two tenths.
    after = recording.samples[before + recording.sound.rate_hz // 5 :]
    assert decibels(level(after)) < _QUIET_DB


def test_nothing_follows_a_stop(mouth: Mouth, recording: Recording) -> None:
    sentences = [f"This is sentence number {number} of the reply." for number in range(1, 7)]
    spoken: list[str] = []

    def reply() -> None:
        for sentence, following in zip(sentences, [*sentences[1:], ""], strict=True):
            mouth.prepare(following)
            if not mouth.speak(sentence):
                return
            spoken.append(sentence)

    speaking = threading.Thread(target=reply)
    speaking.start()
    wait_until(lambda: len(spoken) == 1)
    wait_until(lambda: _loudness(recording, 0.1) > _QUIET_DB)
    mouth.stop()
    speaking.join()

    assert spoken == sentences[:1]
    end = len(recording.samples) + recording.sound.rate_hz
    wait_until(lambda: len(recording.samples) > end)
    assert decibels(level(recording.samples[-recording.sound.rate_hz // 2 :])) < _QUIET_DB
    assert mouth.speak("Again."), "control: it can speak after a stop"


def test_the_next_sentence_is_synthesized_ahead(worker: SpeechWorker, pulse: PrivatePulse) -> None:
    begun: list[str] = []

    class Noting:
        def synthesize(self, text: str) -> Iterator[AudioChunk]:
            begun.append(text)
            yield from worker.synthesizer.synthesize(text)

    mouth = Mouth(Noting())
    try:
        mouth.prepare("First.")
        mouth.prepare("Second.")
        assert mouth.speak("First.")
        assert begun == ["First.", "Second."], "before it was asked to speak the second"
        assert mouth.speak("Second.")
        assert begun == ["First.", "Second."], "and no sentence twice"
    finally:
        mouth.close()


def test_nothing_to_say_is_said_at_once(mouth: Mouth) -> None:
    assert mouth.speak("\N{THUMBS UP SIGN}")


def test_no_voice_is_an_error_in_our_words(pulse: PrivatePulse) -> None:
    mouth = Mouth(RemoteSynthesizer(None))
    try:
        with pytest.raises(ModelNotFoundError):
            mouth.speak("Hello.")
    finally:
        mouth.close()


def test_no_sound_system_is_an_error_in_our_words(
    worker: SpeechWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PULSE_SERVER", "unix:/nowhere")
    mouth = Mouth(worker.synthesizer)
    try:
        with pytest.raises(NoAudioSystemError):
            mouth.speak("Hello.")
    finally:
        mouth.close()


def test_sound_of_any_rate_is_played_whole(pulse: PrivatePulse, recording: Recording) -> None:
    loudspeaker = Loudspeaker()
    try:
        for rate_hz in (8_000, 22_050, 48_000):
            loudspeaker.play(_tone(0.25, rate_hz))
        assert loudspeaker.wait()
        assert loudspeaker.played_s == pytest.approx(0.75, abs=0.02)
    finally:
        loudspeaker.close()


def test_speech_goes_on_elsewhere_when_its_loudspeaker_is_pulled_out(
    pulse: PrivatePulse, recording: Recording
) -> None:
    headphones = pulse.control("load-module", "module-null-sink", "sink_name=headphones")
    loudspeaker = Loudspeaker("headphones")
    try:
        loudspeaker.play(_tone(3))
        wait_until(lambda: loudspeaker.played_s > 0.5)
        assert _loudness(recording, 0.1) < _QUIET_DB, "control: it plays on the headphones"
        pulse.control("unload-module", headphones)
        assert loudspeaker.wait()
        assert level(recording.samples) > 0.01, "the rest is heard on the speaker"
        assert loudspeaker.played_s == pytest.approx(3, abs=0.05)
    finally:
        loudspeaker.close()


def test_another_loudspeaker_is_used_from_the_next_sound_on(
    pulse: PrivatePulse, recording: Recording
) -> None:
    headphones = pulse.control("load-module", "module-null-sink", "sink_name=headphones")
    loudspeaker = Loudspeaker("headphones")
    try:
        loudspeaker.play(_tone(0.3))
        assert loudspeaker.wait()
        assert level(recording.samples) < 0.001
        loudspeaker.preferred = None
        loudspeaker.play(_tone(0.3))
        assert loudspeaker.wait()
        wait_until(lambda: level(recording.samples) > 0.001)
    finally:
        loudspeaker.close()
        pulse.control("unload-module", headphones)


def test_closing_leaves_no_thread_and_no_connection(
    worker: SpeechWorker, pulse: PrivatePulse
) -> None:
    before, clients = set(threading.enumerate()), pulse.control("list", "short", "clients")
    mouth = Mouth(worker.synthesizer)
    mouth.speak("Hello.")
    assert set(threading.enumerate()) > before, "control: it does run a thread"
    assert len(_programs(pulse.control("list", "short", "clients"))) > len(_programs(clients))
    mouth.close()
    assert set(threading.enumerate()) <= before
    assert len(_programs(pulse.control("list", "short", "clients"))) == len(_programs(clients))


def _tone(seconds: float, rate_hz: int = 22_050) -> AudioChunk:
    wave = np.sin(np.arange(round(seconds * rate_hz)) * 2 * np.pi * 440 / rate_hz) / 2
    return AudioChunk(wave.astype(np.float32), rate_hz)


def _programs(clients: str) -> list[str]:
    return [line for line in clients.splitlines() if "pactl" not in line]


def _loudness(recording: Recording, seconds: float) -> float:
    count = round(seconds * recording.sound.rate_hz)
    return decibels(level(recording.samples[-count:]))


def _is_quiet(recording: Recording) -> bool:
    return _loudness(recording, 0.3) < _QUIET_DB


def test_the_helpers_can_tell_silence() -> None:
    assert decibels(level(joined([silence(1, 100), silence(1, 100)]).samples)) < _QUIET_DB
