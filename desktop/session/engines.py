"""Whisper and Piper, found and started when they are first needed."""

import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from desktop.session.health import Engine, EngineHealth, State
from voice.audio import AudioChunk
from voice.errors import EngineDiedError, EngineError
from voice.models import find_piper, find_whisper
from voice.transcriber import Transcript
from voice.worker import SpeechWorker


class Engines:
    """Both speech engines behind their ports; finding a model and loading it can take a while.

    It is a ``Transcriber`` and a ``Synthesizer``. Every method may be called from any thread.
    """

    def __init__(self, whisper: Path | None, piper: Path | None, cache: Path) -> None:
        """Remember where to look.

        Args:
            whisper: The folder of the owner's choice; None means the packaged model.
            piper: The folder of the owner's choice; None means the packaged voice.
            cache: Where the packaged model is put together.
        """
        self._whisper, self._piper, self._cache = whisper, piper, cache
        self._one_at_a_time = threading.Lock()
        self._worker: SpeechWorker | None = None
        self._found: dict[Engine, Path] = {}
        self._missing: dict[Engine, EngineError] = {}
        self._warm: set[Engine] = set()
        self._is_closed = False

    def transcribe(self, speech: AudioChunk) -> Transcript:
        """Return the words in ``speech``.

        Raises:
            EngineError: there is no model, or the engine failed.
        """
        transcript = self._working(Engine.HEARING).transcriber.transcribe(speech)
        self._works(Engine.HEARING)
        return transcript

    def synthesize(self, text: str) -> Iterator[AudioChunk]:
        """Yield the sound of ``text``.

        Raises:
            EngineError: there is no model, or the engine failed.
        """
        for chunk in self._working(Engine.VOICE).synthesizer.synthesize(text):
            self._works(Engine.VOICE)
            yield chunk

    def warm_up(self) -> None:
        """Load both; blocks until they are ready or known not to be, which ``health`` says."""
        for engine in (Engine.HEARING, Engine.VOICE):
            try:
                worker = self._working(engine)
                part = worker.transcriber if engine is Engine.HEARING else worker.synthesizer
                part.warm_up()
                self._works(engine)
            except EngineError as error:
                self._missing[engine] = error

    def health(self, engine: Engine) -> EngineHealth:
        """Return how one of the two is; does not wait for it."""
        name = self._found[engine].stem.removesuffix(".onnx") if engine in self._found else ""
        if engine in self._missing:
            return EngineHealth(engine, State.UNAVAILABLE, name, self._missing[engine])
        return EngineHealth(engine, State.READY if engine in self._warm else State.STARTING, name)

    def close(self) -> None:
        """End the engines' processes, also in the middle of work."""
        with self._one_at_a_time:
            self._is_closed = True
            worker, self._worker = self._worker, None
        if worker is not None:
            worker.close()

    def _works(self, engine: Engine) -> None:
        """Note that an engine did its work, perhaps after it had died and was started anew."""
        self._missing.pop(engine, None)
        self._warm.add(engine)

    def _working(self, engine: Engine) -> SpeechWorker:
        worker = self._start()
        if engine in self._missing and engine not in self._found:
            raise self._missing[engine]
        return worker

    def _start(self) -> SpeechWorker:
        with self._one_at_a_time:
            if self._is_closed:
                raise EngineDiedError("the engines were closed")
            if self._worker is None:
                self._find()
                found = self._found
                self._worker = SpeechWorker(found.get(Engine.HEARING), found.get(Engine.VOICE))
            return self._worker

    def _find(self) -> None:
        finders: dict[Engine, Callable[[], Path]] = {
            Engine.HEARING: partial(find_whisper, self._whisper, self._cache),
            Engine.VOICE: partial(find_piper, self._piper),
        }
        for engine, find in finders.items():
            try:
                self._found[engine] = find()
            except EngineError as error:
                self._missing[engine] = error
