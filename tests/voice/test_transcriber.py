"""Whisper on real speech: what was said, nothing that was not."""

import socket
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.sounds import joined, room_noise, silence
from tests.voice.conftest import Say
from voice.audio import AudioChunk, resample
from voice.errors import ModelNotFoundError
from voice.models import find_piper, find_tiny_whisper
from voice.synthesizer import PiperSynthesizer
from voice.transcriber import WhisperTranscriber, _Decoded
from voice.worker import SpeechWorker

pytestmark = pytest.mark.xdist_group("pulse")


def test_a_real_voice(worker: SpeechWorker, jfk: AudioChunk) -> None:
    heard = worker.transcriber.transcribe(jfk)

    assert heard.text == (
        "And so my fellow Americans, ask not what your country can do for you, "
        "ask what you can do for your country."
    )
    assert 0.8 < heard.confidence <= 1
    assert heard.segments[0].start_s == pytest.approx(0.3, abs=0.3)
    assert heard.segments[-1].end_s == pytest.approx(10.6, abs=0.4)
    assert heard.discarded == (), "the pauses belong to the speech"


@pytest.mark.parametrize(
    "sound", [silence(3, 16_000), room_noise(3, 16_000)], ids=["zeros", "room"]
)
def test_silence_is_empty(worker: SpeechWorker, sound: AudioChunk) -> None:
    heard = worker.transcriber.transcribe(sound)

    assert heard.text == ""
    assert heard.confidence == 0
    assert heard.segments == ()
    (discarded,) = heard.discarded
    assert (discarded.start_s, discarded.end_s, discarded.reason) == (0, 3, "no_speech")


def test_noise_after_a_sentence_adds_no_words(worker: SpeechWorker, say: Say) -> None:
    sentence = say("Please open the kitchen window.")
    noisy = joined([sentence, room_noise(1.5, sentence.rate_hz)])

    heard = worker.transcriber.transcribe(noisy)
    assert heard.text == "Please open the kitchen window."
    assert heard.discarded[-1].end_s == pytest.approx(noisy.duration_s)


def test_thank_you_is_heard_when_it_is_said(worker: SpeechWorker, say: Say) -> None:
    sentence = say("I live in Paris.")
    both = joined([sentence, silence(0.5, sentence.rate_hz), say("Thank you.")])

    assert worker.transcriber.transcribe(both).text.lower().endswith("thank you.")


@pytest.mark.parametrize("sentence", ["Yes.", "Stop.", "No, no, no."])
def test_short_words_do_not_loop(worker: SpeechWorker, say: Say, sentence: str) -> None:
    heard = worker.transcriber.transcribe(say(sentence)).text

    assert len(heard.split()) <= len(sentence.split())
    assert heard.lower().startswith(sentence[:2].lower())


def test_the_rate_of_the_sound_does_not_matter(worker: SpeechWorker, say: Say) -> None:
    sentence = say("What can my sister not eat?")
    for rate_hz in (16_000, 22_050, 44_100, 48_000, 96_000):
        heard = worker.transcriber.transcribe(resample(sentence, rate_hz))
        assert heard.text == "What can my sister not eat?", rate_hz


def test_more_than_a_window_is_heard_to_its_end(worker: SpeechWorker, jfk: AudioChunk) -> None:
    gap = silence(2, jfk.rate_hz)
    heard = worker.transcriber.transcribe(joined([jfk, gap, jfk, gap, jfk, gap, jfk]))

    assert heard.text.lower().count("fellow americans") == 4
    assert len(heard.segments) == 4
    starts = [segment.start_s for segment in heard.segments]
    assert starts == sorted(starts)
    assert starts[3] == pytest.approx(3 * 13 + 0.3, abs=0.4)


class TestLoops:
    """A decoder that goes round in circles, which a real one does too rarely to test by."""

    LOOP = "Yes. " * 40

    def heard(self, monkeypatch: pytest.MonkeyPatch, by_frames: dict[int, str]) -> Any:
        used: list[int] = []
        transcriber = WhisperTranscriber(Path("unused"))

        def decode(samples: object, frames: int) -> _Decoded:
            used.append(frames)
            return _Decoded(by_frames[frames], -0.1, 0.0)

        monkeypatch.setattr(transcriber, "_decode", decode)
        tone = np.tile(np.sin(np.arange(16_000) / 20).astype(np.float32), 2)
        monkeypatch.setattr("voice.detector.SpeechDetector.probability", lambda *_: 0.9)
        return transcriber.transcribe(AudioChunk(tone, 16_000)), used

    def test_a_loop_is_tried_again_with_the_full_window(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        transcript, used = self.heard(monkeypatch, {1000: self.LOOP, 3000: "Yes."})
        assert transcript.text == "Yes."
        assert used == [1000, 3000]

    def test_a_loop_that_stays_is_discarded(self, monkeypatch: pytest.MonkeyPatch) -> None:
        transcript, _ = self.heard(monkeypatch, {1000: self.LOOP, 3000: self.LOOP})
        assert transcript.text == ""
        assert [part.reason for part in transcript.discarded] == ["loop"]

    def test_what_is_said_thrice_is_kept(self, monkeypatch: pytest.MonkeyPatch) -> None:
        transcript, used = self.heard(monkeypatch, {1000: "No, no, no.", 3000: "No, no, no."})
        assert transcript.text == "No, no, no."
        assert used == [1000, 3000]


def test_engines_never_touch_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[object] = []

    def refuse(*arguments: object, **_: object) -> None:
        tried.append(arguments)
        raise OSError("no network")

    for name in ("connect", "connect_ex"):
        monkeypatch.setattr(socket.socket, name, refuse)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    monkeypatch.delenv("HF_HUB_OFFLINE")
    sound = joined(list(PiperSynthesizer(find_piper(None)).synthesize("Remember the milk.")))
    text = WhisperTranscriber(find_tiny_whisper()).transcribe(sound).text

    assert "milk" in text.lower(), "control: they did work"
    assert tried == []


def test_a_folder_that_is_no_model_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ModelNotFoundError):
        WhisperTranscriber(tmp_path).warm_up()
    (tmp_path / "model.bin").write_bytes(b"not a model")
    with pytest.raises(ModelNotFoundError):
        WhisperTranscriber(tmp_path).warm_up()


def test_a_file_that_is_no_voice_is_refused(tmp_path: Path) -> None:
    voice = tmp_path / "voice.onnx"
    voice.write_bytes(b"not a voice")
    (tmp_path / "voice.onnx.json").write_text("{}")
    with pytest.raises(ModelNotFoundError):
        PiperSynthesizer(voice).warm_up()
