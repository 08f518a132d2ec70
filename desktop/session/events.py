"""What happens in a conversation, as frozen values; every one carries the id of its turn."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from memory.records import Recall, Ruling
from personality.cognition.intent import Intent


class Stage(StrEnum):
    """How far a turn is."""

    RECALLING = "recalling"
    THINKING = "thinking"
    REPLYING = "replying"


@dataclass(frozen=True)
class TurnEvent:
    """Something that happened in a turn."""

    turn_id: str
    """The turn's id; the late events of a cancelled turn can be told by it."""


@dataclass(frozen=True)
class Began(TurnEvent):
    """The owner said something and it was understood as words."""

    text: str
    at: datetime
    hearing: float | None
    """The transcriber's confidence, 0..1; None means typed."""


@dataclass(frozen=True)
class StageChanged(TurnEvent):
    """The turn does something else now."""

    stage: Stage


@dataclass(frozen=True)
class Understood(TurnEvent):
    """It is clear what the utterance is for."""

    intent: Intent


@dataclass(frozen=True)
class Filled:
    """How full a model's context is when it begins to reply."""

    tokens: int
    """What the prompt takes, as estimated, in tokens."""
    room: int
    """What it may take, in tokens."""
    turns_left_out: int
    """Turns of this conversation that found no room, the oldest."""


@dataclass(frozen=True)
class Recalled(TurnEvent):
    """Memory was asked; these may be used in the reply, those were left out."""

    recall: Recall
    filled: Filled | None = None
    """None when no model of limited context replies."""


@dataclass(frozen=True)
class Remembered(TurnEvent):
    """The door ruled on what was said; empty when nothing was offered."""

    rulings: tuple[Ruling, ...]


@dataclass(frozen=True)
class PieceArrived(TurnEvent):
    """More of the reply's text."""

    text: str
    is_thinking: bool


@dataclass(frozen=True)
class Spoke(TurnEvent):
    """A sentence was said aloud to its end."""

    sentence: str


@dataclass(frozen=True)
class Noted(TurnEvent):
    """Something the owner should know that stops nothing (no voice: captions only)."""

    error: Exception


@dataclass(frozen=True)
class Ended(TurnEvent):
    """The turn is over, and what was said is on disk. Always the last event of a turn."""

    reply: str
    """What was really said, or shown when nothing is spoken."""
    interrupted: bool
    error: Exception | None
    """Why there is no (more) reply; None when all went well."""
    model: str = ""
    """Who replied, as ``ChatModel.name``; empty when nobody was asked."""
