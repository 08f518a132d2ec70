"""The voice by command line, with the packaged models and a sound system of the tests' own."""

import wave
from pathlib import Path

import pytest

from tests.command_line import Candor
from tests.pulse import MICROPHONE, SPEAKER, private_pulse

TEXT = "# Plan\n- **tea** `brew()` [shop](https://x.y/z?a=1)"


def test_what_is_spoken_can_be_transcribed(candor: Candor, tmp_path: Path) -> None:
    sound = tmp_path / "sound.wav"
    sentence = "My sister is allergic to peanuts."
    spoken = candor("speak", sentence, "-o", str(sound), "--json")
    assert spoken.code == 0, spoken.err
    assert spoken.value["spoken"] == sentence
    assert 1 < spoken.value["seconds"] < 6

    heard = candor("transcribe", str(sound), "--json")
    assert heard.code == 0, heard.err
    assert "allergic to peanuts" in heard.value["text"].lower()
    assert 0 < heard.value["confidence"] <= 1
    segment = heard.value["segments"][0]
    assert set(segment) == {"start_s", "end_s", "text", "confidence"}
    assert "peanuts" in candor("transcribe", str(sound)).out


def test_markdown_is_not_read_out(candor: Candor, tmp_path: Path) -> None:
    done = candor("speak", TEXT, "-o", str(tmp_path / "sound.wav"), "--json")
    assert "shop" in done.value["spoken"]  # control
    for symbol in ("#", "*", "`", "http"):
        assert symbol not in done.value["spoken"]


@pytest.mark.parametrize("text", ["", "***", "   "])
def test_what_has_no_words_is_not_spoken(candor: Candor, tmp_path: Path, text: str) -> None:
    done = candor("speak", text, "-o", str(tmp_path / "sound.wav"), "--json")
    assert done.code == 2
    assert done.error["error"] == "usage"


def test_silence_has_no_words(candor: Candor, tmp_path: Path) -> None:
    sound = tmp_path / "silence.wav"
    with wave.open(str(sound), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(16_000)
        file.writeframes(b"\0\0" * 48_000)
    heard = candor("transcribe", str(sound), "--json").value
    assert heard["text"] == ""
    assert heard["segments"] == []
    assert [each["reason"] for each in heard["discarded"]] == ["no_speech"]


@pytest.mark.parametrize("content", [None, b"", b"this is no sound"])
def test_a_file_that_is_no_sound_has_words(
    candor: Candor, tmp_path: Path, content: bytes | None
) -> None:
    sound = tmp_path / "sound.wav"
    if content is not None:
        sound.write_bytes(content)
    done = candor("transcribe", str(sound), "--json")
    assert done.code == 6
    assert "sound.wav" in done.error["message"]


def test_a_folder_without_a_model_is_an_engine_that_is_not_there(
    candor: Candor, tmp_path: Path
) -> None:
    candor.set(piper_folder=str(tmp_path))
    done = candor("speak", "Hello.", "-o", str(tmp_path / "sound.wav"), "--json")
    assert done.code == 5
    assert done.error["error"] == "engine_unavailable"
    assert not (tmp_path / "sound.wav").exists()


def test_devices_without_a_sound_system(candor: Candor) -> None:
    candor.environment["PULSE_SERVER"] = "unix:/nowhere"
    for command in ("devices", "listen"):
        done = candor(command, "--json")
        assert done.code == 5
        assert done.error["error"] == "engine_unavailable"
        assert done.error["remedy"]


@pytest.mark.xdist_group("pulse")
def test_devices_are_listed_with_what_is_preferred_and_used(candor: Candor) -> None:
    with private_pulse():
        listed = candor("devices", "--json").lines
        (microphone,) = [each for each in listed if each["name"] == MICROPHONE]
        assert (microphone["direction"], microphone["in_use"]) == ("input", True)
        assert not microphone["preferred"]
        (speaker,) = [each for each in listed if each["name"] == SPEAKER]
        assert speaker["direction"] == "output"
        candor.set(loudspeaker=speaker["id"])
        preferred = [each["id"] for each in candor("devices", "--json").lines if each["preferred"]]
        assert preferred == [speaker["id"]]
        assert MICROPHONE in candor("devices").out
