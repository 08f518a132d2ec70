"""Bring in a past conversation, a turn a line, through the same door as everything else."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from desktop.session.clock import parse_instant
from desktop.session.errors import BadLineError
from desktop.session.jobs import Work
from desktop.session.lines import Line, numbered, optional_text, parse_object, text_of
from memory.records import Ruling, Utterance
from memory.vocabulary import Origin, Speaker
from personality.steps import Step


@dataclass(frozen=True)
class Imported:
    """How an import came out."""

    turns: int
    """Turns that were read and kept, those known from an earlier import included."""
    rulings: tuple[Ruling, ...]
    """What the door decided about what they state."""
    broken: tuple[BadLineError, ...]
    """The lines that were passed over."""


Keep = Callable[[Utterance], tuple[Ruling, ...]]
"""Records a turn and what it states."""


Finish = Callable[[], Iterator[int]]
"""Waits until what was kept can be found by its meaning; yields how much is left of that."""


def import_turns(file: Path, zone: str, keep: Keep, finish: Finish) -> Work[Imported]:
    """Import ``file``; closing the work leaves what is in already, and importing again goes on.

    Args:
        file: JSON lines: ``external_id``, ``speaker``, ``name``, ``text``, ``at``.
        zone: Where times without an offset are taken.
        keep: Records one turn.
        finish: Waits for what goes on behind that.

    Raises:
        InputFileError: the file cannot be read.
    """
    lines = list(numbered(file))
    turns = 0
    rulings: list[Ruling] = []
    broken: list[BadLineError] = []
    for done, line in enumerate(lines):
        yield Step(done, len(lines), f"line {line[0]}")
        try:
            heard = _turn(line, zone, f"import:{file.name}")
        except BadLineError as error:
            broken.append(error)
            continue
        rulings.extend(keep(heard))
        turns += 1
    for left in finish():
        yield Step(max(0, turns - left), turns, "taking in what they mean")
    yield Step(len(lines), len(lines), "done")
    return Imported(turns, tuple(rulings), tuple(broken))


def _turn(line: Line, zone: str, conversation_id: str) -> Utterance:
    """Read one line.

    Raises:
        BadLineError: it is not a turn.
    """
    found = parse_object(line)
    try:
        return Utterance(
            text=text_of(found, "text"),
            speaker=Speaker(found.get("speaker", Speaker.OWNER)),
            at=parse_instant(text_of(found, "at"), zone),
            conversation_id=conversation_id,
            origin=Origin.IMPORT,
            zone=zone,
            name=optional_text(found, "name"),
            external_id=optional_text(found, "external_id"),
        )
    except ValueError as error:
        raise BadLineError(line[0], str(error)) from error
