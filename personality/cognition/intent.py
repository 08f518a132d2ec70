"""What the owner wants with an utterance, decided without a model."""

from enum import StrEnum


class Intent(StrEnum):
    """What an utterance is for."""

    TELL = "tell"
    ASK = "ask"
    CHAT = "chat"
