"""What a picture shows: boxes in columns, and what leads from one to another, as words."""

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.ui import words
from desktop.ui.words import Tone, tr


@dataclass(frozen=True)
class Box:
    """One thing in the picture."""

    id: str
    column: int
    """Counted from the left, from 0."""
    head: str
    """What it is, in a few words."""
    body: str
    """What it says."""
    foot: str = ""
    """When, or why."""
    tone: Tone = Tone.PAST
    record_id: str | None = None
    """The record that it opens; None when there is nothing to open."""
    is_quote: bool = False
    is_middle: bool = False
    """True for the one that the picture is about."""

    @property
    def spoken(self) -> str:
        """The whole of it as one sentence, for who does not see it."""
        body = words.quoted(self.body) if self.is_quote else self.body
        return ". ".join(filter(None, (self.head, body, self.foot)))


@dataclass(frozen=True)
class Story:
    """The boxes, column by column from above, and the pairs of ids that a line joins."""

    title: str
    columns: tuple[str, ...]
    """What stands over each column, from the left."""
    boxes: tuple[Box, ...]
    lines: tuple[tuple[str, str], ...]

    def of(self, column: int) -> tuple[Box, ...]:
        """Return the boxes of a column, from above."""
        return tuple(box for box in self.boxes if box.column == column)


def as_text(story: Story) -> str:
    """Return the same in words, column by column, each with what leads to it."""
    return "\n\n".join(_paragraphs(story))


def _paragraphs(story: Story) -> Iterator[str]:
    numbers = {box.id: n for n, box in enumerate(story.boxes, 1)}
    for column, title in enumerate(story.columns):
        found = story.of(column)
        if not found:
            continue
        said = [title.upper()]
        for box in found:
            before = [str(numbers[one]) for one, other in story.lines if other == box.id]
            because = tr("from {numbers}").format(numbers=", ".join(before)) if before else ""
            said.append(f"{numbers[box.id]}. {box.spoken}" + (f" ({because})" if because else ""))
        yield "\n".join(said)
