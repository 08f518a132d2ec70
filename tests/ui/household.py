"""A house in which there is nothing to do: what the Settings place asks of a session."""

from dataclasses import dataclass, field
from pathlib import Path

from desktop.session.own_data import OwnData
from desktop.session.traffic import Traffic
from memory.forgetting.retention import Expendable


class FakeRetention:
    """Nothing is ever due."""

    def due(self) -> dict[Expendable, tuple[str, ...]]:
        return {}


def nowhere() -> OwnData:
    """Return a data folder that is not there, and so takes no room."""
    return OwnData(Path("/nowhere/candor"), None)


@dataclass
class FakeHousehold:
    """What a session has beside the memory and the conversation."""

    retention: FakeRetention = field(default_factory=FakeRetention)
    traffic: Traffic = field(default_factory=Traffic)
    data: OwnData = field(default_factory=nowhere)
