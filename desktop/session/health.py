"""How each engine is, for the status line and ``candor doctor``."""

from dataclasses import dataclass
from enum import StrEnum


class Engine(StrEnum):
    """A part that can be missing while the rest of Candor works."""

    REPLIES = "replies"
    HEARING = "hearing"
    VOICE = "voice"
    MICROPHONE = "microphone"
    LOUDSPEAKER = "loudspeaker"
    MEMORY = "memory"


class State(StrEnum):
    """Whether it can be used."""

    READY = "ready"
    STARTING = "starting"
    OFF = "off"
    UNAVAILABLE = "unavailable"


@dataclass(frozen=True)
class EngineHealth:
    """One engine's state."""

    engine: Engine
    state: State
    name: str
    """What is in use: ``Whisper base``, ``llama3.2``; empty when nothing is."""
    error: Exception | None = None
    """Why it is unavailable; ``desktop.session.problems`` has words and a remedy for it."""
