"""A house in which there is nothing to do: what the Settings place asks of a session."""

from dataclasses import dataclass, field
from pathlib import Path

from desktop.session.health import Engine
from desktop.session.jobs import Work
from desktop.session.own_data import OwnData
from desktop.session.sound import FULL
from desktop.session.traffic import Traffic
from memory.forgetting.retention import Expendable
from personality.steps import Step
from voice.devices import Device, Devices


class FakeRetention:
    """Nothing is ever due."""

    def due(self) -> dict[Expendable, tuple[str, ...]]:
        return {}


@dataclass
class FakeSound:
    """Two microphones, two loudspeakers, and what was asked of them."""

    said: list[str] = field(default_factory=list)
    loudness: tuple[float, ...] = (0.1, 0.4, 0.2)

    def devices(self) -> Devices:
        return Devices(
            (Device("m1", "Built-in microphone", True), Device("m2", "Headset", False)),
            (Device("s1", "Built-in speakers", True), Device("s2", "Headphones", False)),
        )

    def say(self, sentence: str) -> bool:
        self.said.append(sentence)
        return True

    def echo(self, seconds: float) -> Work[float]:
        for one in self.loudness:
            yield Step(round(one * FULL), FULL, "listening")
        return max(self.loudness)

    def model(self, engine: Engine, folder: Path | None) -> str:
        return folder.name if folder else "packaged"


@dataclass
class FakeReplies:
    """A server with two models."""

    pulled: list[str] = field(default_factory=list)

    def installed(self) -> tuple[str, ...]:
        return ("llama3.2:latest", "qwen3:latest")

    def pull(self, model: str) -> Work[None]:
        yield Step(1, 2, "fetching the model")
        self.pulled.append(model)


def nowhere() -> OwnData:
    """Return a data folder that is not there, and so takes no room."""
    return OwnData(Path("/nowhere/candor"), None)


@dataclass
class FakeHousehold:
    """What a session has beside the memory and the conversation."""

    retention: FakeRetention = field(default_factory=FakeRetention)
    traffic: Traffic = field(default_factory=Traffic)
    sound: FakeSound = field(default_factory=FakeSound)
    replies: FakeReplies = field(default_factory=FakeReplies)
    data: OwnData = field(default_factory=nowhere)
