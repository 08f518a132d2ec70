"""Whisper and Piper, each in its own process.

So loading them stalls nobody, and an abort in native code takes nothing else down.
"""

import uuid
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from voice.audio import AudioChunk
from voice.errors import EngineDiedError, EngineError, ModelNotFoundError
from voice.process import EngineProcess
from voice.transcriber import Transcript


class RemoteTranscriber:
    """A ``Transcriber`` whose engine is in another process."""

    def __init__(self, process: EngineProcess | None) -> None:
        """Use ``process``; None means there is no model."""
        self._process = process

    def warm_up(self) -> None:
        """Load the engine; blocks until it is ready."""
        self._engine().call("warm_up")

    def transcribe(self, speech: AudioChunk) -> Transcript:
        """Return the words in ``speech``.

        Raises:
            EngineError: there is no model, or the engine failed or died.
        """
        transcript: Transcript = self._engine().call("transcribe", speech)
        return transcript

    def _engine(self) -> EngineProcess:
        if self._process is None:
            raise ModelNotFoundError("Whisper", None)
        return self._process


class RemoteSynthesizer:
    """A ``Synthesizer`` whose engine is in another process."""

    def __init__(self, process: EngineProcess | None) -> None:
        """Use ``process``; None means there is no model."""
        self._process = process

    def warm_up(self) -> None:
        """Load the engine; blocks until it is ready."""
        self._engine().call("warm_up")

    def synthesize(self, text: str) -> Iterator[AudioChunk]:
        """Yield the sound of ``text``, each chunk made when it is asked for.

        Raises:
            EngineError: there is no model, or the engine failed or died.
        """
        engine, id = self._engine(), uuid.uuid4().hex
        engine.call("begin", id, text)
        try:
            while (chunk := engine.call("next", id)) is not None:
                yield chunk
        finally:
            with suppress(EngineDiedError):  # then there is nothing left to end
                engine.call("end", id)

    def _engine(self) -> EngineProcess:
        if self._process is None:
            raise ModelNotFoundError("Piper", None)
        return self._process


class SpeechWorker:
    """Both engines.

    Attributes:
        transcriber: Hears; raises ``ModelNotFoundError`` when there is no Whisper.
        synthesizer: Speaks; raises ``ModelNotFoundError`` when there is no Piper.
    """

    def __init__(
        self, whisper: Path | None, piper: Path | None, *, language: str | None = None
    ) -> None:
        """Prepare the processes without starting them.

        Args:
            whisper: The folder of the model; None means that nothing is transcribed.
            piper: The voice's ``.onnx`` file; None means that nothing is spoken.
            language: Two-letter code of what the owner speaks; None means detect it.
        """
        hearing = ["hearing", str(whisper), *([language] if language else [])]
        self._hearing = EngineProcess(hearing) if whisper else None
        self._speaking = EngineProcess(["speaking", str(piper)]) if piper else None
        self.transcriber = RemoteTranscriber(self._hearing)
        self.synthesizer = RemoteSynthesizer(self._speaking)

    def start(self) -> None:
        """Start the processes; returns at once."""
        for process in self._processes():
            process.start()

    def warm_up(self) -> None:
        """Load every engine that there is a model for; blocks until all were tried.

        Raises:
            EngineError: the first that failed.
        """
        failures = []
        for process in self._processes():
            try:
                process.call("warm_up")
            except EngineError as error:
                failures.append(error)
        if failures:
            raise failures[0]

    def close(self) -> None:
        """End the processes."""
        for process in self._processes():
            process.close()

    def _processes(self) -> list[EngineProcess]:
        return [process for process in (self._hearing, self._speaking) if process]
