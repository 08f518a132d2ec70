"""How each engine is, for the status line and ``candor doctor``."""

from collections.abc import Callable, Iterator, Sequence
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
    MEANING = "meaning"


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
    """Why it is unavailable, or not what the owner would rather have;
    ``desktop.session.problems`` has words and a remedy for it."""
    note: str = ""
    """What else there is to say of it: how far it is, say."""


Probe = Callable[[], EngineHealth]
"""Looks at one engine; may block for a second or two."""


class Health:
    """Looks at every engine."""

    def __init__(
        self, probes: Sequence[Probe], stores: Callable[[], Iterator[EngineHealth]]
    ) -> None:
        """Look through ``probes``, one for each engine, and ``stores`` for every single store."""
        self._probes = tuple(probes)
        self._stores = stores

    def check(self) -> tuple[EngineHealth, ...]:
        """Look at every engine; blocks."""
        return tuple(probe() for probe in self._probes)

    def stores(self) -> tuple[EngineHealth, ...]:
        """Look at every store of memory."""
        return tuple(self._stores())
