"""The port for replies: a prompt in, pieces of text out."""

from collections.abc import Generator
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Protocol

from memory.documents.values import Citation
from memory.records import LeftOut, Recollection, Record, Ruling
from personality.cognition.intent import Intent


class Role(StrEnum):
    """Who a message is from, in the words of Ollama's protocol."""

    SYSTEM = "system"
    USER = "user"
    ASSISTANT = "assistant"


@dataclass(frozen=True)
class Message:
    """One message of a prompt."""

    role: Role
    content: str


@dataclass(frozen=True)
class Prompt:
    """Everything that a reply may be made from."""

    utterance: str
    """What the owner just said."""
    intent: Intent
    messages: tuple[Message, ...]
    """The whole conversation as a language model takes it, within the context size."""
    recalled: tuple[Recollection, ...] = ()
    """What was recalled and fitted into ``messages``."""
    rulings: tuple[Ruling, ...] = ()
    """What the door decided about this utterance."""
    zone: str = "UTC"
    """The owner's time zone, for dates that are spoken."""
    estimated_tokens: int = 0
    """Our estimate of the messages' length, in tokens."""
    at: datetime | None = None
    """When the owner said it; None means unknown, and dates are then spoken with their year."""
    targets: tuple[Record, ...] = ()
    """The records that ``rulings`` replace or wait against, for the words of an acknowledgement."""
    left_out: tuple[LeftOut, ...] = ()
    """What was recalled and found no room in ``messages``."""
    history_left_out: int = 0
    """How many of the conversation's oldest turns found no room."""
    passages: tuple[Citation, ...] = ()
    """What the owner's files say of it and fitted into ``messages``."""
    unclear: tuple[str, ...] = ()
    """What of the utterance is not clear, a sentence each, in the companion's words."""
    is_shortened: bool = False
    """True when the utterance itself was too long, and its middle was cut out of ``messages``."""


@dataclass(frozen=True)
class Piece:
    """A piece of a reply, as it arrives."""

    text: str
    is_thinking: bool = False
    """Thinking is shown folded; it is never spoken and never remembered."""


class ChatModel(Protocol):
    """Anything that answers a prompt."""

    @property
    def name(self) -> str:
        """What the owner calls it: ``llama3.2``, ``grounded replies``."""
        ...

    def stream(self, prompt: Prompt) -> Generator[Piece, None, None]:
        """Yield the reply piece by piece; closing the generator stops the model.

        A model that is silent yields an empty piece now and then: a place to stop, not a reply.

        Raises:
            personality.errors.ChatModelError: there is no reply, or no more of it.
        """
        ...
