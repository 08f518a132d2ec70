"""What the Settings place asks of a session, beside the settings themselves."""

from typing import Protocol

from desktop.session.traffic import Exchange
from memory.forgetting.retention import Expendable


class RetentionPort(Protocol):
    """What the owner's rules let go."""

    def due(self) -> dict[Expendable, tuple[str, ...]]:
        """Return the ids of what they let go by now; blocks."""
        ...


class TrafficPort(Protocol):
    """What passed over the network."""

    def exchanges(self) -> tuple[Exchange, ...]:
        """Return what passed, for each server that was asked; does not block."""
        ...


class HouseholdPort(Protocol):
    """Everything that Settings needs."""

    @property
    def retention(self) -> RetentionPort:
        """What goes by itself."""
        ...

    @property
    def traffic(self) -> TrafficPort:
        """What passed over the network."""
        ...
