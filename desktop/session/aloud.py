"""Speak a reply's sentences while the next ones are still being made."""

import queue
import threading
from collections.abc import Callable
from typing import Protocol

from voice.errors import VoiceError

_LOOK_S = 0.05
"""How often a stop is looked for; half of the 100 ms in which there must be silence."""


class Voice(Protocol):
    """Anything that says sentences aloud, one after the other."""

    def prepare(self, sentence: str) -> None:
        """Get ready to say ``sentence``; returns at once."""
        ...

    def speak(self, sentence: str) -> bool:
        """Say ``sentence``; return True when it was heard to its end.

        Raises:
            VoiceError: there is no voice or no loudspeaker.
        """
        ...

    def stop(self) -> None:
        """Fall silent, and drop what was prepared."""
        ...


class Aloud:
    """One reply on its way through the voice, on a thread of its own.

    Attributes:
        spoken: The sentences that were said to their end.
        failed: Why the rest of the reply is not spoken; None when it is.
    """

    def __init__(self, voice: Voice, stop: threading.Event, spoke: Callable[[str], None]) -> None:
        """Begin.

        Args:
            voice: Says the sentences.
            stop: Set when the owner wants silence; whoever sets it also stops the voice.
            spoke: Told each sentence that was said to its end, on this reply's thread.
        """
        self.spoken: list[str] = []
        self.failed: VoiceError | None = None
        self._voice = voice
        self._stop = stop
        self._spoke = spoke
        self._sentences: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="aloud", daemon=True)
        self._thread.start()

    def add(self, sentence: str) -> None:
        """Say ``sentence`` after those before it, if the voice works; returns at once."""
        if self.failed is None:
            self._voice.prepare(sentence)
            self._sentences.put(sentence)

    def finish(self) -> None:
        """Wait until everything was said, or there is silence because the owner wants it."""
        self._sentences.put(None)
        while self._thread.is_alive():
            self._thread.join(_LOOK_S)
            if self._stop.is_set():
                # Once more: a sentence may have begun just after whoever stopped us did.
                self._voice.stop()

    def _run(self) -> None:
        while (sentence := self._sentences.get()) is not None and not self._stop.is_set():
            try:
                was_heard = self._voice.speak(sentence)
            except VoiceError as error:
                self.failed = error
                self._voice.stop()
                return
            if was_heard:
                self.spoken.append(sentence)
                self._spoke(sentence)
