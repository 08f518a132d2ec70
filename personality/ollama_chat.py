"""Replies, and models fetched, from an Ollama server on any host."""

import contextlib
import logging
import time
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from personality.budget import Context
from personality.chat_model import Piece, Prompt
from personality.errors import ChatModelError, ServerFailedError, TooSlowError
from personality.ollama_line import DEFAULT_PATIENCE, OllamaLine, Patience
from personality.steps import Step
from personality.thinking import ThoughtSplitter
from personality.wire import Meter, count_nothing

_LOG = logging.getLogger(__name__)

DEFAULT_HOST = "http://127.0.0.1:11434"
"""Where Ollama listens when nobody changed it."""
_HOLD_S = 0.2
"""How long text may be held back in case a closing ``</think>`` follows.

Speech loses nothing by it: the first clause of a reply takes a model as long.
"""

_LABELS = (
    ("pulling manifest", "looking the model up"),
    ("pulling", "fetching the model"),
    ("verifying", "checking what was fetched"),
    ("success", "the model is here"),
)
"""How Ollama's words for the progress of a pull begin, and ours. Others are shown as they are."""


@dataclass(frozen=True)
class Usage:
    """How long a prompt was, as we guessed and as the server counted; in tokens."""

    estimated: int
    counted: int

    @property
    def ratio(self) -> float:
        """Real tokens for one estimated; above 1 the estimate was too low."""
        return self.counted / self.estimated


class OllamaChat:
    """One model of one Ollama server.

    Attributes:
        usage: Of the last reply that came to its end; None before.
    """

    def __init__(
        self,
        host: str = DEFAULT_HOST,
        model: str = "",
        num_ctx: int = 4096,
        *,
        patience: Patience = DEFAULT_PATIENCE,
        count: Meter = count_nothing,
    ) -> None:
        self.usage: Usage | None = None
        self._line = OllamaLine(host.strip() or DEFAULT_HOST, model, patience, count)
        self._num_ctx = num_ctx
        self._ratio = 1.0
        self._opens_thinking: bool | None = None

    @property
    def name(self) -> str:
        """The model's name, as Ollama lists it."""
        return self._line.model

    @property
    def host(self) -> str:
        """The address that is asked."""
        return self._line.host

    @property
    def context(self) -> Context:
        """The room for the next prompt: the worst ratio so far, since a count may omit a cache."""
        return Context(self._num_ctx, self._ratio)

    def stream(self, prompt: Prompt) -> Generator[Piece, None, None]:
        """Yield the reply piece by piece; closing the generator closes the connection.

        Raises:
            NotRunningError: nothing answers.
            ModelMissingError: the server does not have the model.
            ServerFailedError: an error, or an answer that is not Ollama's.
            TooSlowError: no first or no further piece in time.
        """
        holds = yield from self._learn_about_thinking()
        splitter = ThoughtSplitter()
        settle_at = float("inf")
        with closing(self._reply(prompt)) as answers:
            try:
                for answer in answers:
                    yield from _pieces(answer, splitter)
                    if answer is not None and answer.message.content and not holds:
                        settle_at = min(settle_at, time.monotonic() + _HOLD_S)
                    if time.monotonic() >= settle_at:
                        yield from splitter.settle()
                    if answer is not None and answer.done:
                        break
                else:
                    raise self._line.failure(ServerFailedError, "the reply broke off")
            except ChatModelError:
                if not holds:  # what was held back was said all the same
                    yield from splitter.finish()
                raise
        yield from splitter.finish(is_cut=holds and answer.done_reason == "length")
        self._opens_thinking = holds or splitter.closed_unopened
        self._measure(prompt.estimated_tokens, answer.prompt_eval_count)

    def list_models(self) -> tuple[str, ...]:
        """Return the names of the models that the server has.

        Raises:
            ChatModelError: it did not say, in one of the four ways.
        """
        listing = self._line.ask(lambda client: client.list())
        return tuple(entry.model for entry in listing.models if entry.model)

    def has_model(self) -> bool:
        """Tell whether the server has the model.

        Raises:
            ChatModelError: it did not say, in one of the four ways.
        """
        wanted = full_name(self.name)
        return any(full_name(name) == wanted for name in self.list_models())

    def is_loaded(self) -> bool:
        """Tell whether the server holds the model in memory, and with it what it was last told.

        Raises:
            ChatModelError: it did not say, in one of the four ways.
        """
        running = self._line.ask(lambda client: client.ps())
        wanted = full_name(self.name)
        return any(full_name(entry.model) == wanted for entry in running.models if entry.model)

    def unload(self) -> None:
        """Have the server let go of the model; a reply that is under way is still finished.

        Raises:
            ChatModelError: it did not, in one of the four ways.
        """
        self._line.ask(lambda client: client.generate(self.name, keep_alive=0))

    def pull(self, model: str = "") -> Generator[Step, None, None]:
        """Fetch ``model``, or else the chosen one; closing the generator stops it.

        The last step is repeated while nothing moves, so that there is always a place to stop.

        Raises:
            NotRunningError: nothing answers.
            ServerFailedError: it cannot be had, or the answer is not Ollama's.
            TooSlowError: there was no progress for too long.
        """
        line = OllamaLine(self.host, model or self.name, self._line.patience, self._line.count)
        stalled_s = line.patience.pull_s
        step, moved_at = Step(0, 0, "asking for the model"), time.monotonic()
        told = line.asked(
            lambda client: client.pull(line.model, stream=True),
            first_s=stalled_s,
            between_s=stalled_s,
        )
        with closing(told):
            for answer in told:
                if answer is not None and (now := _step(answer)) != step:
                    step, moved_at = now, time.monotonic()
                if time.monotonic() - moved_at > stalled_s:  # it may repeat itself for ever
                    raise line.failure(TooSlowError, f"no progress for {stalled_s:g} seconds")
                yield step
                if answer is not None and answer.status == "success":
                    return
        raise line.failure(ServerFailedError, "fetching the model broke off")

    def _learn_about_thinking(self) -> Generator[Piece, None, bool]:
        """Find out, once, whether the model's template opens the thinking out of our sight."""
        if self._opens_thinking is None:
            shown: Any = None
            probe = self._line.probe(lambda client: client.show(self.name))
            with contextlib.suppress(ChatModelError), closing(probe):
                for answer in probe:
                    yield Piece("")
                    shown = answer
            if shown is None:  # the reply itself will say what is wrong
                return False
            is_parsed = "thinking" in (shown.capabilities or ())  # then it comes as a field
            self._opens_thinking = "<think>" in (shown.template or "") and not is_parsed
        return self._opens_thinking

    def _reply(self, prompt: Prompt) -> Generator[Any, None, None]:
        messages = [{"role": m.role.value, "content": m.content} for m in prompt.messages]
        return self._line.asked(
            lambda client: client.chat(
                self.name, messages, stream=True, options={"num_ctx": self._num_ctx}
            ),
            first_s=self._line.patience.first_token_s,
            between_s=self._line.patience.between_tokens_s,
        )

    def _measure(self, estimated: int, counted: int | None) -> None:
        if not counted or not estimated:
            return
        self.usage = Usage(estimated, counted)
        self._ratio = max(self._ratio, self.usage.ratio)
        if counted > estimated:
            _LOG.warning("the prompt had %d tokens; we had estimated %d", counted, estimated)


def _pieces(answer: Any, splitter: ThoughtSplitter) -> Iterator[Piece]:
    """Yield what one line of the stream says; an empty piece for None, which is silence."""
    if answer is None:
        yield Piece("")
        return
    if answer.message.thinking:
        yield Piece(answer.message.thinking, is_thinking=True)
        yield from splitter.settle()  # the server parses the tags, so none will follow
    yield from splitter.feed(answer.message.content or "")


def _step(answer: Any) -> Step:
    status = answer.status or ""
    label = next((words for begin, words in _LABELS if status.startswith(begin)), status)
    return Step(answer.completed or 0, answer.total or 0, label)


def full_name(model: str) -> str:
    """Return a model's name as Ollama completes it: the tag "latest" need not be said."""
    last = model.rsplit("/", 1)[-1]
    return (model if ":" in last else f"{model}:latest").lower()
