"""The port for text to speech."""

from collections.abc import Iterator
from typing import Protocol

from voice.audio import AudioChunk


class Synthesizer(Protocol):
    """Anything that reads words aloud."""

    def synthesize(self, text: str) -> Iterator[AudioChunk]:
        """Yield the sound of ``text`` piece by piece; closing the iterator stops the work.

        Raises:
            voice.errors.EngineError: the engine cannot be used.
        """
        ...
