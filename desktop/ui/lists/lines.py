"""One line of a list, what the owner can do about it, and where lines come from."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from desktop.ui.session_port import SessionPort
from desktop.ui.words import Tone


@dataclass(frozen=True)
class Deed:
    """Something that the owner can do about a line."""

    name: str
    title: str
    act: Callable[[SessionPort], object]
    """Blocks."""
    back: Callable[[SessionPort], object] | None = None
    """Takes it back; blocks. None where there is no way back from here."""


@dataclass(frozen=True)
class Line:
    """What a list shows of one thing."""

    id: str
    title: str
    aside: str = ""
    """Smaller, below: when, why, where from."""
    mark: str = ""
    """A word in a chip, in the colour of ``tone``."""
    tone: Tone = Tone.PAST
    record_id: str | None = None
    """What explains it; None when there is no record."""
    deeds: tuple[Deed, ...] = ()

    @property
    def whole(self) -> str:
        """Everything that it says, for a screen reader."""
        return ", ".join(part for part in (self.title, self.mark, self.aside) if part)


@dataclass(frozen=True)
class View:
    """One list of a place."""

    name: str
    title: str
    fetch: Callable[[SessionPort], Sequence[Line]]
    """Blocks; the lines in the order in which they are shown."""
    empty: str
    """What the place says when there is nothing: what would be here, and how it comes here."""
