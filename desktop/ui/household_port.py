"""What the Settings place asks of a session, beside the settings themselves."""

from pathlib import Path
from typing import Protocol

from desktop.session.health import Engine
from desktop.session.jobs import Work
from desktop.session.own_data import Exported, Lock
from desktop.session.traffic import Exchange
from memory.forgetting.retention import Expendable
from voice.devices import Devices


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

    def lock(self) -> Lock:
        """Return what the memory is encrypted with; blocks."""
        ...

    def is_passphrase(self, said: str) -> bool:
        """Tell whether this is the passphrase of now; blocks."""
        ...

    def set_lock(self, lock: Lock, passphrase: str) -> str | None:
        """Encrypt the memory otherwise; only once the session is closed."""
        ...

    def restore(self, file: Path, passphrase: str) -> None:
        """Let a backup take the memory's place; only once the session is closed."""
        ...

    def back_up(self, target: Path) -> Work[int]:
        """Return the work of copying everything into one file; it returns the file's bytes."""
        ...

    def export(self, into: Path) -> Work[Exported]:
        """Return the work of writing everything into files that can be read."""
        ...


class SoundPort(Protocol):
    """What is chosen and tested of the voice; every call blocks, but for the work that is begun."""

    def devices(self) -> Devices:
        """Return what is plugged in."""
        ...

    def say(self, sentence: str) -> bool:
        """Say a sentence on the chosen loudspeaker."""
        ...

    def echo(self, seconds: float) -> Work[float]:
        """Return the work of recording and playing; its steps say how loud it is."""
        ...

    def model(self, engine: Engine, folder: Path | None) -> str:
        """Return the name of the model in a folder, or of the packaged one."""
        ...


class RepliesPort(Protocol):
    """Whose models there are."""

    def installed(self) -> tuple[str, ...]:
        """Return the models that Ollama has; blocks."""
        ...

    def pull(self, model: str) -> Work[None]:
        """Return the work of having Ollama fetch one."""
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

    @property
    def sound(self) -> SoundPort:
        """What is chosen and tested of the voice."""
        ...

    @property
    def replies(self) -> RepliesPort:
        """Whose models there are."""
        ...
