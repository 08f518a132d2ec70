"""Sound files: read whole, or refused in our words."""

import wave
from pathlib import Path

import numpy as np
import pytest

from voice.audio import AudioChunk
from voice.errors import AudioFileError
from voice.sound_files import read_sound, write_wav


@pytest.fixture
def sound() -> AudioChunk:
    samples = np.sin(np.arange(22_050) / 20) / 2
    return AudioChunk(samples.astype(np.float32), 22_050)


def test_what_is_written_is_read_again(tmp_path: Path, sound: AudioChunk) -> None:
    path = tmp_path / "two words.wav"
    assert write_wav(path, [sound, sound]) == 2

    read = read_sound(path)
    assert read.rate_hz == 22_050
    assert np.abs(read.samples[:22_050] - sound.samples).max() < 0.001
    assert read.duration_s == 2


def test_flac_is_read(jfk: AudioChunk) -> None:
    assert jfk.duration_s == pytest.approx(11, abs=0.01)
    assert jfk.rate_hz == 44_100


def test_stereo_becomes_mono(tmp_path: Path) -> None:
    path = tmp_path / "stereo.wav"
    with wave.open(str(path), "wb") as out:
        out.setnchannels(2)
        out.setsampwidth(2)
        out.setframerate(8000)
        out.writeframes(np.tile(np.array([16384, 0], "<i2"), 800).tobytes())
    assert read_sound(path).samples == pytest.approx(np.full(800, 0.25), abs=0.001)


@pytest.mark.parametrize(
    "content", [b"", b"hello", b"RIFF", b"RIFF\x24\x00\x00\x00WAVEfmt ", bytes(5000)]
)
def test_what_is_no_sound_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.wav"
    path.write_bytes(content)
    with pytest.raises(AudioFileError, match=r"x\.wav"):
        read_sound(path)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.wav", tmp_path):
        with pytest.raises(AudioFileError):
            read_sound(path)


def test_no_frames_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "empty.wav"
    write_wav(path, [AudioChunk(np.zeros(0, np.float32), 16_000)])
    with pytest.raises(AudioFileError):
        read_sound(path)


@pytest.mark.parametrize("keep", [0.3, 0.9, 0.999])
def test_a_wav_that_is_cut_short_is_refused(tmp_path: Path, sound: AudioChunk, keep: float) -> None:
    path = tmp_path / "cut.wav"
    write_wav(path, [sound])
    assert read_sound(path).duration_s == 1, "control: whole it is read"
    whole = path.read_bytes()
    path.write_bytes(whole[: round(len(whole) * keep)])
    with pytest.raises(AudioFileError, match="end is missing"):
        read_sound(path)


def test_a_flac_that_is_cut_short_is_refused(tmp_path: Path, shared_data: Path) -> None:
    whole = (shared_data / "speech" / "jfk.flac").read_bytes()
    path = tmp_path / "cut.flac"
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(AudioFileError):
        read_sound(path)


def test_a_wav_without_a_known_length_is_read(tmp_path: Path, sound: AudioChunk) -> None:
    path = tmp_path / "streamed.wav"
    write_wav(path, [sound])
    raw = bytearray(path.read_bytes())
    raw[4:8] = raw[40:44] = b"\xff\xff\xff\xff"
    path.write_bytes(raw)
    assert read_sound(path).duration_s == pytest.approx(1, abs=0.001)


def test_what_is_too_long_is_refused_before_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sound: AudioChunk
) -> None:
    path = tmp_path / "long.wav"
    write_wav(path, [sound])
    monkeypatch.setattr("voice.sound_files.MAX_FILE_S", 0.5)
    with pytest.raises(AudioFileError, match="longer"):
        read_sound(path)
    monkeypatch.setattr("voice.sound_files.MAX_FILE_BYTES", 10)
    with pytest.raises(AudioFileError, match="too large"):
        read_sound(path)


def test_where_nothing_can_be_written(tmp_path: Path, sound: AudioChunk) -> None:
    with pytest.raises(AudioFileError):
        write_wav(tmp_path / "missing" / "x.wav", [sound])
    with pytest.raises(AudioFileError):
        write_wav(tmp_path / "x.wav", [])
