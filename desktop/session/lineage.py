"""Where a record came from and what came of it, both ways along every link."""

from dataclasses import dataclass

from desktop.session.readers import Readers
from memory.curation.listing import RecordDetail
from memory.records import Record
from memory.vocabulary import Kind


@dataclass(frozen=True)
class Lineage:
    """A record with everything on both sides of it."""

    detail: RecordDetail
    made_from: tuple[Record, ...]
    """The records that it was concluded from; turns are in ``detail``."""
    made_of_it: tuple[Record, ...]
    """What was concluded from it."""
    summaries: tuple[Record, ...]
    """The episodes that sum up the turns it was said in."""


def trace(readers: Readers, id: str) -> Lineage:
    """Follow every link of a record one step, and its replacements to their ends.

    Raises:
        RecordNotFoundError: there is none with this id.
    """
    inspector = readers.inspector
    detail = inspector.show(id)
    turns = {turn.id for turn in detail.turns}
    around_turns = [
        one for turn in sorted(turns) for one in inspector.dependents(turn) if one != id
    ]
    summaries = tuple(one for one in inspector.records(around_turns) if one.kind is Kind.EPISODIC)
    basis = [one for one in detail.record.derived_from if one not in turns]
    return Lineage(
        detail,
        made_from=inspector.records(basis),
        made_of_it=inspector.records(detail.dependents),
        summaries=summaries,
    )
