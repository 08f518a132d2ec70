"""What the Settings place asks of a session, beside the settings themselves."""

from pathlib import Path
from typing import Protocol

from desktop.session.jobs import Work
from desktop.session.own_data import Exported
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


class DataPort(Protocol):
    """The files in which everything is kept."""

    @property
    def folder(self) -> Path:
        """Where they are."""
        ...

    def size_bytes(self) -> int:
        """Return how much room they take; blocks."""
        ...

    def back_up(self, target: Path) -> Work[int]:
        """Return the work of copying everything into one file; it returns the file's bytes."""
        ...

    def export(self, into: Path) -> Work[Exported]:
        """Return the work of writing everything into files that can be read."""
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

    @property
    def data(self) -> DataPort:
        """The files in which everything is kept."""
        ...
