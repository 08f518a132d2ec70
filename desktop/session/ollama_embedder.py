"""What texts mean, from an Ollama server: the adapter of memory's port for meaning."""

import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np

from memory.recall.dense import Vectors
from memory.recall.errors import EmbedderLoadingError, EmbedderMissingError
from personality.errors import (
    ChatModelError,
    ModelMissingError,
    ServerFailedError,
    TooSlowError,
)
from personality.ollama_chat import DEFAULT_HOST, full_name
from personality.ollama_line import OllamaLine, Patience
from personality.wire import Meter, count_nothing

_REST_S = 10.0
"""How long a server that was too slow is left alone, so that not every turn waits for it; by hand.
One that refuses costs no time and is asked each time."""

_ANYTHING = (
    "The train to the coast leaves at nine.",
    "She planted tomatoes behind the garage.",
    "Interest rates rose again in spring.",
    "My brother plays chess on Sundays.",
    "The software update broke the printer.",
    "A glacier moves a few metres a year.",
    "He forgot his umbrella at the dentist's.",
    "The recipe needs two eggs and some flour.",
    "Parliament debated the new school law.",
    "Our dog is afraid of fireworks.",
    "The violin was built two centuries ago.",
    "Wear a helmet when you ride at night.",
    "The contract ends in December.",
    "Whales sing to each other across oceans.",
    "I paid the electricity bill yesterday.",
    "The goalkeeper broke his wrist.",
)
"""Sentences about nothing in common: what a model finds alike in them it finds alike in all."""


@dataclass(frozen=True)
class _Learnt:
    """What only the server can tell of a model."""

    identity: str
    common: Vectors
    """What its vectors of unrelated texts have in common, taken off every one."""


class OllamaEmbedder:
    """One model of one Ollama server; callable from any thread.

    Many models give any two texts a cosine far above zero, and recall asks how far from unrelated
    a record is. So that its weights hold for every model, what unrelated texts have in common is
    taken off each vector (Mu and Viswanath, ICLR 2018), as far as it is really common.

    Attributes:
        host: The address that is asked.
        name: The model's name, as Ollama lists it.
    """

    def __init__(
        self, host: str, name: str, patience: Patience, count: Meter = count_nothing
    ) -> None:
        self.host = host.strip() or DEFAULT_HOST
        self.name = name
        self._line = OllamaLine(self.host, name, patience, count)
        self._learning = threading.Lock()
        self._learnt: _Learnt | None = None
        self._hangs_up_at = float("inf")

    def hurry(self, seconds: float) -> None:
        """Wait for no answer longer than this from now on: Candor is closing."""
        self._hangs_up_at = time.monotonic() + seconds

    def identity(self, seconds: float) -> str:
        """Return which model it is, by name and content, waiting no longer than this.

        Raises:
            EmbedderMissingError: it cannot be told.
        """
        return self._known(seconds).identity

    def dimension(self, seconds: float) -> int:
        """Return how many numbers its vectors have, waiting no longer than this.

        Raises:
            EmbedderMissingError: it cannot be told.
        """
        return len(self._known(seconds).common)

    def embed(self, texts: Sequence[str], seconds: float) -> Vectors:
        """Return one unit vector for each text, waiting no longer than this.

        Raises:
            EmbedderMissingError: the server cannot be used, or its model became another.
        """
        if not texts:
            return np.zeros((0, self.dimension(seconds)), np.float32)
        common = self._known(seconds).common
        found = self._asked(texts, seconds)
        if found.shape[1] != len(common):
            self._learnt = None
            raise EmbedderMissingError(f"{self.name} on Ollama has become another model")
        return _unit(_unit(found) - common)

    def check(self) -> None:
        """Ask whether the server has the model, without having it loaded.

        Raises:
            ChatModelError: it has not, or did not say.
        """
        self._digest()

    def _known(self, seconds: float) -> _Learnt:
        if not self._learning.acquire(timeout=seconds):
            raise EmbedderLoadingError(f"{self.name} on Ollama is still being loaded")
        try:
            if self._learnt is None:
                try:
                    digest = self._digest()
                except ChatModelError as error:
                    raise _missing(error) from error
                common = _common(_unit(self._asked(_ANYTHING, seconds)))
                self._learnt = _Learnt(f"ollama/{full_name(self.name)}@{digest}", common)
            return self._learnt
        finally:
            self._learning.release()

    def _digest(self) -> str:
        """Return the beginning of what names the model's content; the same name may get another."""
        listing = self._line.ask(lambda client: client.list())
        wanted = full_name(self.name)
        for entry in listing.models:
            if entry.model and full_name(entry.model) == wanted:
                return (entry.digest or "")[:12]
        raise self._line.failure(ModelMissingError, f"there is no {self.name}")

    def _asked(self, texts: Sequence[str], seconds: float) -> Vectors:
        """Return the vectors as they come, of any length."""
        try:
            return _numbers(self._answer(list(texts), seconds), len(texts), self._line)
        except ChatModelError as error:
            raise _missing(error) from error

    def _answer(self, texts: list[str], seconds: float) -> Any:
        answers = self._line.asked(
            lambda client: iter((client.embed(self.name, texts),)),
            first_s=seconds,
            between_s=seconds,
        )
        with closing(answers):
            for answer in answers:
                if answer is not None:
                    return answer
                if time.monotonic() > self._hangs_up_at:
                    raise self._line.failure(TooSlowError, "Candor is closing")
        raise self._line.failure(ServerFailedError, "the answer broke off")


class Waiting:
    """An ``Embedder`` for whoever waits so many seconds for an answer and no longer."""

    def __init__(self, embedder: OllamaEmbedder, seconds: float) -> None:
        self._embedder = embedder
        self._seconds = seconds
        self._rests_until = 0.0

    @property
    def model(self) -> str:
        """Which model it is; asks the server once.

        Raises:
            EmbedderMissingError: it cannot be told.
        """
        with self._patience() as seconds:
            return self._embedder.identity(seconds)

    @property
    def dimension(self) -> int:
        """How many numbers a vector has; asks the server once.

        Raises:
            EmbedderMissingError: it cannot be told.
        """
        with self._patience() as seconds:
            return self._embedder.dimension(seconds)

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Return one unit vector for each text.

        Raises:
            EmbedderMissingError: the server cannot be used.
        """
        with self._patience() as seconds:
            return self._embedder.embed(texts, seconds)

    @contextmanager
    def _patience(self) -> Iterator[float]:
        """Give the seconds; after a server was too slow, wait for nothing for a while."""
        if time.monotonic() < self._rests_until:
            raise EmbedderMissingError(f"Ollama was too slow at {self._embedder.host} just now")
        try:
            yield self._seconds
        except EmbedderMissingError as error:
            if isinstance(error.__cause__, TooSlowError):
                self._rests_until = time.monotonic() + _REST_S
            raise


def _missing(error: ChatModelError) -> EmbedderMissingError:
    return EmbedderMissingError(f"Ollama cannot be asked at {error.host}: {error}")


def _numbers(answer: Any, count: int, line: OllamaLine) -> Vectors:
    """Return the vectors of an answer.

    Raises:
        ServerFailedError: they are not as many, or as long, as they must be.
    """
    try:
        found = np.array(answer.embeddings, np.float32)
    except (ValueError, TypeError) as error:
        raise line.failure(ServerFailedError, "its vectors are not alike") from error
    if found.ndim != 2 or len(found) != count or not found.size or not np.isfinite(found).all():
        raise line.failure(ServerFailedError, "its vectors are not what was asked for")
    return found


def _unit(vectors: Vectors) -> Vectors:
    lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
    return np.asarray(vectors / np.maximum(lengths, 1e-9), np.float32)


def _common(unrelated: Vectors) -> Vectors:
    """Return what unrelated texts have in common: their mean, as long as their cosines say.

    The mean alone would be too long, for a few texts have something in common by chance.
    """
    cosines = unrelated @ unrelated.T
    apart = float(cosines[~np.eye(len(unrelated), dtype=bool)].mean())
    mean = unrelated.mean(axis=0)
    length = float(np.linalg.norm(mean))
    return np.asarray(mean * (max(apart, 0.0) ** 0.5 / max(length, 1e-9)), np.float32)
