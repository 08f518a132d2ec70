"""Who replies: Ollama when it can, else the replies that need no model; and why."""

from dataclasses import dataclass
from typing import Literal

from personality.chat_model import ChatModel
from personality.errors import ChatModelError, ModelMissingError
from personality.grounded import GroundedReply
from personality.ollama_chat import OllamaChat

EngineName = Literal["auto", "ollama", "grounded"]
"""What the owner may choose."""


@dataclass(frozen=True)
class Choice:
    """Who replies."""

    model: ChatModel
    why: str
    """One plain sentence."""
    error: ChatModelError | None = None
    """Why it is not Ollama, though that was preferred; None when the owner got what they chose."""


def choose(engine: EngineName, ollama: OllamaChat, grounded: GroundedReply) -> Choice:
    """Return who replies to the next turn; asks Ollama only for ``auto``, and only briefly."""
    if engine == "grounded":
        return Choice(grounded, "You chose replies without a model.")
    if engine == "ollama":
        return Choice(ollama, f"You chose {ollama.name} on Ollama.")
    try:
        if ollama.has_model():
            return Choice(ollama, f"Ollama answers at {ollama.host} and has {ollama.name}.")
    except ChatModelError as error:
        return Choice(grounded, f"Ollama cannot be used at {ollama.host}: {error}.", error)
    missing = ModelMissingError(
        f"there is no {ollama.name or 'model chosen'}", host=ollama.host, model=ollama.name
    )
    return Choice(grounded, f"Ollama answers at {ollama.host}, but {missing}.", missing)
