"""How fast the ears and the mouth are.

The plain ways are faster-whisper as it comes, with the same model and as greedy, and a reply
that is read aloud when all of it is made.
"""

import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from voice.audio import HEARING_RATE_HZ, AudioChunk, resample
from voice.models import find_piper, find_whisper
from voice.sentences import sentences
from voice.synthesizer import PiperSynthesizer
from voice.transcriber import WhisperTranscriber

SENTENCE = "My sister is allergic to peanuts, and she lives in Paris."
REPLY = f'You told me on 3 March: "{SENTENCE}" So leave the nuts out of the cake on Sunday.'
_ROUNDS = 5


def measure(folder: Path) -> dict[str, Any]:
    """Measure both, in ``folder``; seconds, medians."""
    synthesizer = PiperSynthesizer(find_piper(None))
    sound = next(iter(synthesizer.synthesize(SENTENCE)))
    return {"hearing": hearing(find_whisper(None, folder), sound), "voice": speaking(synthesizer)}


def hearing(model: Path, sound: AudioChunk) -> dict[str, float]:
    """Compare our transcription of ``sound`` with faster-whisper's own.

    Raises:
        EngineMissingError: faster-whisper is not installed.
    """
    ours = WhisperTranscriber(model, "en", threads=2)
    ours.warm_up()
    from faster_whisper import WhisperModel

    plain = WhisperModel(
        str(model), device="cpu", compute_type="int8", cpu_threads=2, local_files_only=True
    )
    samples = resample(sound, HEARING_RATE_HZ).samples

    def plainly() -> None:
        segments, _ = plain.transcribe(samples, language="en", beam_size=1, temperature=0)
        list(segments)

    return {"sound_s": sound.duration_s} | _compare(lambda: ours.transcribe(sound), plainly)


def speaking(synthesizer: PiperSynthesizer) -> dict[str, float]:
    """Compare the wait for the first sound of a reply with the wait for all of it."""

    def first() -> None:
        next(iter(synthesizer.synthesize(next(sentences(iter([REPLY]))))))

    return _compare(first, lambda: list(synthesizer.synthesize(REPLY)))


def _compare(ours: Callable[[], object], plain: Callable[[], object]) -> dict[str, float]:
    """Time both in turns, so that a busy machine slows both alike."""
    times: tuple[list[float], list[float]] = ([], [])
    ours(), plain()
    for _ in range(_ROUNDS):
        for work, taken in zip((ours, plain), times, strict=True):
            began = time.perf_counter()
            work()
            taken.append(time.perf_counter() - began)
    ours_s, plain_s = (statistics.median(each) for each in times)
    return {"ours_s": ours_s, "plain_s": plain_s, "times_faster": plain_s / ours_s}
