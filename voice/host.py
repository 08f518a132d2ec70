"""The inside of an engine's process: one engine, served over standard input and output.

Started as ``python -m voice.host hearing FOLDER [LANGUAGE]`` or ``... speaking VOICE``; from a
frozen program as ``candor --worker hearing ...``. Requests are pickled ``(verb, arguments)``,
answers pickled ``(value, error)``; the process ends when its input does, so it never outlives
the program.
"""

import os
import pickle
import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO

from voice.audio import AudioChunk
from voice.errors import EngineDiedError, VoiceError
from voice.synthesizer import PiperSynthesizer, Synthesizer
from voice.transcriber import WhisperTranscriber

Verbs = Mapping[str, Callable[..., Any]]


class _Readings:
    """Texts that are being read aloud, each pulled one chunk at a time."""

    def __init__(self, synthesizer: Synthesizer) -> None:
        self._synthesizer = synthesizer
        self._open: dict[str, Iterator[AudioChunk]] = {}

    def begin(self, id: str, text: str) -> None:
        """Prepare to read ``text``."""
        self._open[id] = self._synthesizer.synthesize(text)

    def next(self, id: str) -> AudioChunk | None:
        """Return the next chunk; None after the last.

        Raises:
            EngineDiedError: the process that began it is gone; this is its successor.
        """
        if id not in self._open:
            raise EngineDiedError("the voice was restarted in the middle of a sentence")
        return next(self._open[id], None)

    def end(self, id: str) -> None:
        """Read no further."""
        self._open.pop(id, None)


def serve(verbs: Verbs, requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer ``requests`` until they end."""
    while True:
        try:
            verb, arguments = pickle.load(requests)
        except EOFError:
            return
        answer: tuple[Any, VoiceError | None]
        try:
            answer = (verbs[verb](*arguments), None)
        except VoiceError as error:
            answer = (None, error)
        try:
            pickle.dump(answer, answers, protocol=5)
            answers.flush()
        except BrokenPipeError:
            return


def main(arguments: Sequence[str]) -> int:
    """Run the engine that ``arguments`` name; return the exit code."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program, which ends us
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a library prints must not end up among the answers
    with answers:
        serve(_verbs(*arguments), sys.stdin.buffer, answers)
    return 0


def _verbs(engine: str, model: str, language: str | None = None) -> Verbs:
    if engine == "hearing":
        transcriber = WhisperTranscriber(Path(model), language)
        return {"warm_up": transcriber.warm_up, "transcribe": transcriber.transcribe}
    synthesizer = PiperSynthesizer(Path(model))
    readings = _Readings(synthesizer)
    return {
        "warm_up": synthesizer.warm_up,
        "begin": readings.begin,
        "next": readings.next,
        "end": readings.end,
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
