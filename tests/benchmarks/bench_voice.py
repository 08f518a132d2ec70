"""How fast the ears and the mouth are, as ratios against the plain way in the same run.

Run as a script: ``python tests/benchmarks/bench_voice.py``. It needs the packaged models and,
for the mouth, pulseaudio; it opens a sound server of its own.
"""

import json
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.pulse import Recording, private_pulse, wait_until
from voice.audio import HEARING_RATE_HZ, AudioChunk, Samples, decibels, level, resample
from voice.loudspeaker import Loudspeaker
from voice.models import find_piper, find_whisper
from voice.speaking import Mouth
from voice.synthesizer import PiperSynthesizer
from voice.transcriber import WhisperTranscriber

SENTENCE = "My sister is allergic to peanuts, and she lives in Paris."
_ROUNDS = 5
_AUDIBLE_DB = -60.0


def hearing(folder: Path, sound: AudioChunk) -> dict[str, float]:
    """Compare our transcription of ``sound`` with faster-whisper's own, both greedy."""
    from faster_whisper import WhisperModel

    ours = WhisperTranscriber(folder, "en", threads=2)
    plain = WhisperModel(
        str(folder), device="cpu", compute_type="int8", cpu_threads=2, local_files_only=True
    )
    samples = resample(sound, HEARING_RATE_HZ).samples

    def plainly() -> None:
        segments, _ = plain.transcribe(samples, language="en", beam_size=1, temperature=0)
        list(segments)

    ours_s, plain_s = _alternating(lambda: ours.transcribe(sound), plainly)
    return {"sound_s": sound.duration_s, "ours_s": ours_s, "plain_s": plain_s} | {
        "times_faster": plain_s / ours_s
    }


def stopping(synthesizer: PiperSynthesizer, recording: Recording) -> dict[str, float]:
    """Measure from the call of ``stop`` to the last audible sample at the speaker's monitor."""
    latencies = [_stop_once(synthesizer, recording) for _ in range(_ROUNDS)]
    return {"median_s": statistics.median(latencies), "worst_s": max(latencies)}


def first_sound(synthesizer: PiperSynthesizer, recording: Recording) -> float:
    """Return the seconds from ``speak`` to the first audible sample of a short clause."""
    mouth = Mouth(synthesizer)
    try:
        mouth.speak("Hello.")
        _await_silence(recording)
        before, began = len(recording.samples), time.monotonic()
        mouth.speak("You told me that,")
        heard = _audible(recording.samples[before:])
        return float(heard[0]) / recording.sound.rate_hz if len(heard) else time.monotonic() - began
    finally:
        mouth.close()


def _alternating(one: Callable[[], object], other: Callable[[], object]) -> tuple[float, float]:
    """Return the median seconds of both, run in turns so that a busy machine slows both alike."""
    times: tuple[list[float], list[float]] = ([], [])
    one(), other()
    for _ in range(_ROUNDS):
        for work, taken in zip((one, other), times, strict=True):
            began = time.perf_counter()
            work()
            taken.append(time.perf_counter() - began)
    return statistics.median(times[0]), statistics.median(times[1])


def _stop_once(synthesizer: PiperSynthesizer, recording: Recording) -> float:
    loudspeaker = Loudspeaker()
    mouth = Mouth(synthesizer, loudspeaker)
    speaking = threading.Thread(target=mouth.speak, args=(SENTENCE,))
    try:
        speaking.start()
        wait_until(lambda: loudspeaker.played_s > 0.6)
        stopped_at = len(recording.samples)
        mouth.stop()
        speaking.join()
        end = stopped_at + recording.sound.rate_hz // 2
        wait_until(lambda: len(recording.samples) > end)
        heard = _audible(recording.samples[stopped_at:])
        return float(heard[-1]) / recording.sound.rate_hz if len(heard) else 0.0
    finally:
        mouth.close()


def _await_silence(recording: Recording) -> None:
    wait_until(lambda: decibels(level(recording.samples[-4410:])) < _AUDIBLE_DB)


def _audible(samples: Samples) -> np.ndarray[tuple[int], np.dtype[np.intp]]:
    threshold = 10 ** (_AUDIBLE_DB / 20)
    return np.flatnonzero(np.abs(samples) > threshold)


def main() -> None:
    """Print every measurement as one JSON object."""
    synthesizer = PiperSynthesizer(find_piper(None))
    sentence = next(iter(synthesizer.synthesize(SENTENCE)))
    with tempfile.TemporaryDirectory() as cache:
        results: dict[str, object] = {"hearing": hearing(find_whisper(None, Path(cache)), sentence)}
    with private_pulse() as pulse, pulse.recording_speaker() as recording:
        results["stopping"] = stopping(synthesizer, recording)
        results["first_sound_s"] = first_sound(synthesizer, recording)
    sys.stdout.write(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
