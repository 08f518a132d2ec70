"""Who replies now: asked for each turn and for the status line, remembered for a moment."""

import threading
import time
from collections.abc import Callable
from importlib import import_module

from desktop.session.health import Engine, EngineHealth, State
from desktop.session.jobs import Work
from desktop.session.settings import EngineChoice, Settings
from personality.choose import Choice, choose
from personality.errors import ChatModelError, ModelMissingError, NotRunningError
from personality.grounded import GroundedReply
from personality.ollama_chat import OllamaChat
from personality.ollama_line import DEFAULT_PATIENCE, Patience
from personality.wire import Meter, count_nothing

_FRESH_S = 2.0
"""How long an answer of the server's is believed; an unreachable one costs 1.5 s to ask."""


class Replies:
    """Chooses between Ollama and the replies that need no model."""

    def __init__(
        self,
        settings: Callable[[], Settings],
        patience: Patience = DEFAULT_PATIENCE,
        count: Meter = count_nothing,
    ) -> None:
        """Follow ``settings``, which may change at any time; ``count`` is told what is sent."""
        self._count = count
        self._settings = settings
        self._patience = patience
        self._one_at_a_time = threading.Lock()
        self._grounded = GroundedReply()
        self._made_for: Settings | None = None
        self._choice = Choice(self._grounded, "")
        self._asked_at = 0.0
        self._ollama = OllamaChat()

    def warm_up(self) -> None:
        """Import the client, which takes half a second.

        In a thread beside a window that is open already, it would hold up that window for 200 ms.
        """
        import_module("ollama")

    def choose(self) -> Choice:
        """Return who replies."""
        with self._one_at_a_time:
            settings = self._settings()
            if settings != self._made_for:
                self._ollama = self._made(settings)
            elif time.monotonic() < self._asked_at + _FRESH_S:
                return self._choice
            self._made_for = settings
            self._choice = choose(settings.engine.value, self._ollama, self._grounded)
            self._asked_at = time.monotonic()
            return self._choice

    def is_loaded(self) -> bool:
        """Tell whether a server holds the chosen model, and with it what it was last told.

        Raises:
            ChatModelError: there is a server, and it did not say.
        """
        settings = self._settings()
        if settings.engine is EngineChoice.GROUNDED or not settings.model:
            return False
        try:
            return self._made(settings).is_loaded()
        except NotRunningError:
            return False

    def unload(self) -> None:
        """Have the server let go of the chosen model.

        Raises:
            ChatModelError: it did not.
        """
        self._made(self._settings()).unload()

    def fetch(self) -> Work[None]:
        """Have the chosen model fetched; the next turn may use it."""
        yield from self._made(self._settings()).pull()

    def installed(self) -> tuple[str, ...]:
        """Return the models that the server has.

        Raises:
            ChatModelError: it did not say.
        """
        return self._made(self._settings()).list_models()

    def pull(self, model: str) -> Work[None]:
        """Have the server fetch a model."""
        yield from self._made(self._settings()).pull(model)

    def health(self) -> EngineHealth:
        """Return who replies; with the reason when it is not who the owner would rather have."""
        choice = self.choose()
        error = choice.error
        if self._settings().engine is EngineChoice.OLLAMA:
            error = _failure(self._ollama)
            if error is not None:
                return EngineHealth(Engine.REPLIES, State.UNAVAILABLE, choice.model.name, error)
        return EngineHealth(Engine.REPLIES, State.READY, choice.model.name, error)

    def _made(self, settings: Settings) -> OllamaChat:
        host, model, num_ctx = settings.ollama_host, settings.model, settings.num_ctx
        return OllamaChat(host, model, num_ctx, patience=self._patience, count=self._count)


def _failure(ollama: OllamaChat) -> ChatModelError | None:
    """Ask the server whether it can reply; return why not."""
    try:
        if ollama.has_model():
            return None
    except ChatModelError as error:
        return error
    return ModelMissingError("it is not there", host=ollama.host, model=ollama.name)
