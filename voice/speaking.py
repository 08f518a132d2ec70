"""The mouth: sentences in, sound out, silent on demand."""

import queue
import threading
from collections.abc import Generator
from concurrent.futures import Future, ThreadPoolExecutor

from voice.audio import AudioChunk
from voice.loudspeaker import Loudspeaker
from voice.speakable import speakable
from voice.synthesizer import Synthesizer


class _Utterance:
    """A sentence on its way from the synthesizer to the loudspeaker."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.stopped = threading.Event()
        self.sound: queue.Queue[AudioChunk | None] = queue.Queue()
        """Chunks; None after the last, or when there is to be no more."""
        self.synthesis: Future[None] | None = None
        """Holds what went wrong, if anything did."""

    def stop(self) -> None:
        self.stopped.set()
        self.sound.put(None)


class Mouth:
    """Speaks one sentence at a time; ``stop`` may come from any thread."""

    def __init__(self, synthesizer: Synthesizer, loudspeaker: Loudspeaker | None = None) -> None:
        """Speak with ``synthesizer`` on ``loudspeaker``; None means the default one."""
        self._synthesizer = synthesizer
        self._loudspeaker = loudspeaker or Loudspeaker()
        self._speaking = threading.Lock()
        self._deciding = threading.Lock()
        self._under_way: list[_Utterance] = []
        self._synthesis = ThreadPoolExecutor(1, thread_name_prefix="synthesis")

    def prepare(self, sentence: str) -> None:
        """Begin to synthesize ``sentence``, which is to be spoken next; returns at once."""
        with self._deciding:
            self._begin(sentence)

    def speak(self, sentence: str) -> bool:
        """Speak ``sentence`` and block until it was heard.

        Returns:
            True when it was played to its end, False when it was stopped before.

        Raises:
            VoiceError: there is no voice or no loudspeaker.
        """
        with self._speaking:
            with self._deciding:
                utterance = self._begin(sentence)
            try:
                return self._play(utterance)
            finally:
                with self._deciding:
                    utterance.stop()
                    if utterance in self._under_way:
                        self._under_way.remove(utterance)

    def stop(self) -> None:
        """Fall silent and drop what was prepared."""
        with self._deciding:
            for utterance in self._under_way:
                utterance.stop()
            self._under_way.clear()
            self._loudspeaker.stop()

    def close(self) -> None:
        """Stop, and end the thread and the stream."""
        self.stop()
        self._synthesis.shutdown(cancel_futures=True)
        with self._speaking:
            self._loudspeaker.close()

    def _begin(self, sentence: str) -> _Utterance:
        """Return the prepared utterance of ``sentence``, or begin one."""
        for utterance in self._under_way:
            if utterance.text == sentence:
                return utterance
        utterance = _Utterance(sentence)
        utterance.synthesis = self._synthesis.submit(self._synthesize, utterance)
        self._under_way.append(utterance)
        return utterance

    def _play(self, utterance: _Utterance) -> bool:
        while (chunk := utterance.sound.get()) is not None:
            with self._deciding:  # so that nothing is played after a stop
                if utterance.stopped.is_set():
                    return False
                self._loudspeaker.play(chunk)
        if utterance.stopped.is_set():
            return False
        if utterance.synthesis is not None:
            utterance.synthesis.result()
        return self._loudspeaker.wait() and not utterance.stopped.is_set()

    def _synthesize(self, utterance: _Utterance) -> None:
        """Fill the utterance, on the thread of the synthesis."""
        try:
            words = speakable(utterance.text)
            if not words or utterance.stopped.is_set():
                return
            chunks = self._synthesizer.synthesize(words)
            for chunk in chunks:
                utterance.sound.put(chunk)
                if utterance.stopped.is_set():
                    break
            if isinstance(chunks, Generator):
                chunks.close()
        finally:
            utterance.sound.put(None)
