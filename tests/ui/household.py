"""A house in which there is nothing to do: what the Settings place asks of a session."""

from dataclasses import dataclass, field

from desktop.session.traffic import Traffic
from memory.forgetting.retention import Expendable


class FakeRetention:
    """Nothing is ever due."""

    def due(self) -> dict[Expendable, tuple[str, ...]]:
        return {}


@dataclass
class FakeHousehold:
    """What a session has beside the memory and the conversation."""

    retention: FakeRetention = field(default_factory=FakeRetention)
    traffic: Traffic = field(default_factory=Traffic)
