"""Read WAV, FLAC, MP3 and Ogg Vorbis files; write WAV."""

import wave
from collections.abc import Iterable
from pathlib import Path

import numpy as np

from voice.audio import AudioChunk, mono
from voice.errors import AudioFileError, EngineMissingError

MAX_FILE_S = 3600.0
"""The longest sound that is read: an hour is 230 MB in memory. Chosen by hand."""

MAX_FILE_BYTES = 2_000_000_000
"""Larger files are refused unread; an hour of 24-bit stereo at 96 kHz is 2 GB."""


def read_sound(path: Path) -> AudioChunk:
    """Return the sound in ``path``, mixed to mono.

    Raises:
        AudioFileError: the file is missing, empty, no sound, cut short or too long.
        EngineMissingError: miniaudio is not installed.
    """
    try:
        import miniaudio
    except ImportError as error:
        raise EngineMissingError("miniaudio") from error
    _check_size(path)
    try:
        facts = miniaudio.get_file_info(str(path))
        if facts.num_frames == 0:
            raise AudioFileError(path, "it holds no sound")
        if facts.duration > MAX_FILE_S:
            raise AudioFileError(path, f"it is longer than {MAX_FILE_S / 60:.0f} minutes")
        decoded = miniaudio.decode_file(
            str(path), miniaudio.SampleFormat.FLOAT32, facts.nchannels, facts.sample_rate
        )
    except miniaudio.MiniaudioError as error:
        raise AudioFileError(path, "it is damaged or of an unknown kind") from error
    if decoded.num_frames < facts.num_frames or _wav_is_cut_short(path):
        raise AudioFileError(path, "its end is missing")
    samples = mono(np.frombuffer(decoded.samples, np.float32), facts.nchannels)
    return AudioChunk(samples, facts.sample_rate)


def write_wav(path: Path, chunks: Iterable[AudioChunk]) -> float:
    """Write ``chunks``, all of one rate, as 16-bit mono and return the seconds written.

    Raises:
        AudioFileError: the file cannot be written, or there were no chunks.
    """
    sound = list(chunks)
    if not sound:
        raise AudioFileError(path, "there is no sound to write")
    samples = np.concatenate([chunk.samples for chunk in sound])
    try:
        with path.open("wb") as file, wave.open(file, "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(sound[0].rate_hz)
            out.writeframes((np.clip(samples, -1, 1) * 32767).astype("<i2").tobytes())
    except OSError as error:
        raise AudioFileError(path, error.strerror or str(error)) from error
    return len(samples) / sound[0].rate_hz


def _check_size(path: Path) -> None:
    """Refuse what need not be opened to know that it is no use."""
    try:
        size = path.stat().st_size
        with path.open("rb"):
            pass
    except OSError as error:
        raise AudioFileError(path, error.strerror or str(error)) from error
    if size == 0:
        raise AudioFileError(path, "it is empty")
    if size > MAX_FILE_BYTES:
        raise AudioFileError(path, "it is too large")


def _wav_is_cut_short(path: Path) -> bool:
    """Tell whether the data chunk of a WAV promises more bytes than the file has.

    The decoder reads such a file without complaint. Recorders that cannot seek write a promise
    of 0xFFFFFFFF or 0 ("until the end"), which is no sign of damage.
    """
    size = path.stat().st_size
    with path.open("rb") as file:
        head = file.read(12)
        if head[:4] != b"RIFF" or head[8:12] != b"WAVE":
            return False
        while len(header := file.read(8)) == 8:
            length = int.from_bytes(header[4:], "little")
            if header[:4] == b"data":
                return length < 0x7FFF_FFFF and file.tell() + length > size
            file.seek(length + length % 2, 1)
    return False
