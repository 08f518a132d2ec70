"""Asking an Ollama server through the official client; every failure comes out in our words."""

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from personality.errors import (
    ChatModelError,
    ModelMissingError,
    NotRunningError,
    ServerFailedError,
    TooSlowError,
)
from personality.waiting import SilenceError, patiently
from personality.wire import Meter, Wire, count_nothing

Question = Callable[[Any], Iterator[Any]]
"""What to ask: takes the official client, returns its answers."""


@dataclass(frozen=True)
class Patience:
    """How long we wait for a server, in seconds. Chosen by hand."""

    connect_s: float = 3.0
    probe_s: float = 1.5
    """For what needs no model: which ones there are."""
    first_token_s: float = 60.0
    """A model that is not loaded yet is read from disk first."""
    between_tokens_s: float = 30.0
    pull_s: float = 60.0
    """Without any progress."""


DEFAULT_PATIENCE = Patience()


class OllamaLine:
    """The way to one server, on behalf of one model."""

    def __init__(
        self, host: str, model: str, patience: Patience, count: Meter = count_nothing
    ) -> None:
        self.host = host
        self.model = model
        self.patience = patience
        self.count = count

    def ask(self, question: Callable[[Any], Any]) -> Any:
        """Return the one answer to what needs no model, soon.

        Raises:
            ChatModelError: there was none, in one of the four ways.
        """
        with closing(self.probe(question)) as answers:
            return next(answer for answer in answers if answer is not None)

    def probe(self, question: Callable[[Any], Any]) -> Generator[Any, None, None]:
        """Yield None while waiting, then the one answer: ``ask`` for who must be able to stop."""
        probe_s = self.patience.probe_s
        return self.asked(
            lambda client: iter((question(client),)), first_s=probe_s, between_s=probe_s
        )

    def asked(
        self, question: Question, *, first_s: float, between_s: float
    ) -> Generator[Any, None, None]:
        """Yield the answers as they come, None while waiting; closing hangs up.

        Raises:
            ChatModelError: there was none, or no more of them, in one of the four ways.
        """
        import_module("ollama")  # up to a second, and not one that the server took
        wire = Wire()
        answers = patiently(
            self._answers(question, wire), wire.hang_up, first_s=first_s, between_s=between_s
        )
        try:
            with closing(answers):
                yield from answers
        except SilenceError as error:
            raise self.failure(TooSlowError, str(error)) from error

    def failure(self, kind: type[ChatModelError], message: str) -> ChatModelError:
        """Return an error that knows whom we asked for what."""
        return kind(message, host=self.host, model=self.model)

    def _answers(self, question: Question, wire: Wire) -> Generator[Any, None, None]:
        """Ask; this runs on the thread that waits."""
        import httpx
        import ollama

        unreachable = (
            *(httpx.ConnectError, httpx.ConnectTimeout, httpx.UnsupportedProtocol),
            *(httpx.InvalidURL, ConnectionError),
        )
        try:
            with self._client(wire) as client:
                yield from question(client)
        except ollama.ResponseError as error:
            raise self._refusal(error.status_code, str(error.error)) from error
        except unreachable as error:
            raise self.failure(NotRunningError, "nothing answers") from error
        # The client takes every line for a JSON object; these come when it is something else.
        except (httpx.HTTPError, ValueError, TypeError, AttributeError) as error:
            raise self.failure(ServerFailedError, "the answer is not Ollama's") from error

    def _client(self, wire: Wire) -> Any:
        import httpx
        import ollama

        from personality.metered import Metered

        try:
            return ollama.Client(
                self.host,
                timeout=httpx.Timeout(None, connect=self.patience.connect_s),
                transport=Metered(self.count),
                trust_env=False,  # no proxy, no netrc: the host is who the owner named
                follow_redirects=False,
                event_hooks={"request": [wire.hook]},
            )
        except (ValueError, httpx.InvalidURL) as error:
            raise self.failure(NotRunningError, "this is no address") from error

    def _refusal(self, status: int, words: str) -> ChatModelError:
        if status == 404 and "model" in words.lower():
            return self.failure(ModelMissingError, f"there is no {self.model}")
        return self.failure(ServerFailedError, words.strip().rstrip(".") or f"status {status}")
