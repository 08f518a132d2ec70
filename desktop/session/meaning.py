"""The model for meaning that the owner chose, behind memory's port; and how it is."""

from collections.abc import Callable
from dataclasses import dataclass

from desktop.session.errors import MeaningMissingError
from desktop.session.health import Engine, EngineHealth, State
from desktop.session.ollama_embedder import OllamaEmbedder, Waiting
from desktop.session.settings import MeaningChoice, Settings
from memory.recall.dense import Embedder
from memory.recall.errors import EmbedderLoadingError, EmbedderMissingError
from memory.recall.minilm import packaged
from personality.errors import ChatModelError, ModelMissingError, NotRunningError
from personality.ollama_line import Patience
from personality.wire import Meter, count_nothing

_QUESTION_S = 3.0
"""How long a question waits for its vector: a loaded model takes some hundredths of a second, and
one that is still being read from disk answers the next question. Chosen by hand."""

Count = Callable[[str], tuple[int, int]]
"""Returns how many records a model has embedded, and of how many."""


@dataclass(frozen=True)
class Meaning:
    """One model for questions and for records, which may wait longer for it."""

    for_questions: Embedder
    for_records: Embedder
    ollama: OllamaEmbedder | None = None
    """The server's model; None: it is the packaged one."""

    def hurry(self, seconds: float) -> None:
        """Wait for no answer longer than this from now on."""
        if self.ollama is not None:
            self.ollama.hurry(seconds)

    def health(self, count: Count) -> EngineHealth:
        """Return which model it is, and how many records it has embedded of how many."""
        name = packaged().model if self.ollama is None else f"{self.ollama.name} on Ollama"
        try:
            if self.ollama is not None:
                self.ollama.check()
            embedder = self.for_questions
            embedder.embed([])
            done, total = count(embedder.model)
        except ChatModelError as error:
            missing = MeaningMissingError(str(error), _remedy(error))
            return EngineHealth(Engine.MEANING, State.UNAVAILABLE, name, missing)
        except EmbedderLoadingError as error:
            return EngineHealth(Engine.MEANING, State.STARTING, name, note=str(error))
        except EmbedderMissingError as error:
            remedy = _INSTALL if self.ollama is None else _ANEW
            missing = MeaningMissingError(str(error), remedy)
            return EngineHealth(Engine.MEANING, State.UNAVAILABLE, name, missing)
        state = State.READY if done >= total else State.STARTING
        note = f"{embedder.dimension} numbers, {done} of {total} records embedded"
        return EngineHealth(Engine.MEANING, state, name, note=note)


_INSTALL = "Install Candor with its recall parts: pip install 'candor[recall,starter]'."
_ANEW = "Start Ollama anew; until then words alone find what is remembered."


def meaning_of(settings: Settings, patience: Patience, count: Meter = count_nothing) -> Meaning:
    """Return the model that was chosen; nothing is loaded or asked yet."""
    if settings.meaning is MeaningChoice.PACKAGED:
        return Meaning(packaged(), packaged())
    ollama = OllamaEmbedder(settings.ollama_host, settings.meaning_model, patience, count)
    question_s = min(_QUESTION_S, patience.first_token_s)
    return Meaning(Waiting(ollama, question_s), Waiting(ollama, patience.first_token_s), ollama)


def _remedy(error: ChatModelError) -> str:
    if isinstance(error, NotRunningError):
        return "Start Ollama: ollama serve."
    if isinstance(error, ModelMissingError):
        return f"Fetch it: ollama pull {error.model}."
    return _ANEW
