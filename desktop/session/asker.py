"""What a turn needs of whoever asks the owner about what is open."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from memory.records import Ruling, Utterance


@dataclass(frozen=True)
class Answered:
    """What Candor says to an answer, and what was decided by it."""

    text: str
    rulings: tuple[Ruling, ...] = ()


class Asker(Protocol):
    """Asks the owner, at a pause, and takes the answer."""

    def answer(self, heard: Utterance) -> Answered | None:
        """Settle what was asked, when ``heard`` answers it; None when it is something else."""
        ...

    def question(self, heard: Utterance, before: Sequence[Utterance]) -> str | None:
        """Return what to ask after a reply that is over; None when nothing is to be asked."""
        ...

    def told(self, rulings: Sequence[Ruling]) -> None:
        """Note what the reply itself said is open: the owner may answer that."""
        ...

    def unheard(self) -> None:
        """Note that the owner did not hear the question that was just asked."""
        ...


class Silent:
    """Never asks."""

    def answer(self, heard: Utterance) -> Answered | None:
        """Take nothing as an answer."""
        return None

    def question(self, heard: Utterance, before: Sequence[Utterance]) -> str | None:
        """Ask nothing."""
        return None

    def told(self, rulings: Sequence[Ruling]) -> None:
        """Note nothing."""

    def unheard(self) -> None:
        """Note nothing."""
