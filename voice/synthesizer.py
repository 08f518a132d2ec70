"""The port for text to speech, and Piper behind it."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

from voice.audio import AudioChunk
from voice.errors import EngineMissingError, ModelNotFoundError


class Synthesizer(Protocol):
    """Anything that reads words aloud."""

    def synthesize(self, text: str) -> Iterator[AudioChunk]:
        """Yield the sound of ``text`` piece by piece; closing the iterator stops the work.

        Raises:
            voice.errors.EngineError: the engine cannot be used.
        """
        ...


class PiperSynthesizer:
    """A Piper voice, loaded on first use."""

    def __init__(self, voice: Path) -> None:
        """Remember the voice's ``.onnx`` file."""
        self._file = voice
        self._voice: Any = None

    def warm_up(self) -> None:
        """Load the voice and speak a word to nobody."""
        for _ in self.synthesize("Hello."):
            pass

    def synthesize(self, text: str) -> Iterator[AudioChunk]:
        """Yield the sound of ``text``, a chunk for each of its sentences.

        Raises:
            EngineMissingError: piper-tts is not installed.
            ModelNotFoundError: the file is no voice that can be loaded.
        """
        for chunk in self._load().synthesize(text):
            yield AudioChunk(chunk.audio_float_array, chunk.sample_rate)

    def _load(self) -> Any:
        if self._voice is not None:
            return self._voice
        os.environ["ORT_DISABLE_TELEMETRY"] = "1"  # onnxruntime, below Piper, tells its maker else
        try:
            from piper import PiperVoice
        except ImportError as error:
            raise EngineMissingError("piper-tts") from error
        try:
            self._voice = PiperVoice.load(self._file)
        except Exception as error:
            raise ModelNotFoundError("Piper", self._file.parent) from error
        return self._voice
