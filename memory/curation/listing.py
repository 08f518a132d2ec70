"""What the inspector lists, and everything about one record."""

from dataclasses import dataclass
from datetime import datetime

from memory.records import Record, Ruling, Subject, Utterance
from memory.vocabulary import Kind, Origin, Scope, Status


@dataclass(frozen=True)
class RecordFilter:
    """Which records to list; None means any."""

    kind: Kind | None = None
    kinds: frozenset[Kind] | None = None
    """Any of these; with ``kind``, only what fits both."""
    status: Status | None = None
    scope: Scope | None = None
    subject: str | None = None
    """A name, in any case."""
    about: str | None = None
    """The key of a subject: exactly that, and found at once among very many."""
    text: str | None = None
    """Words that the statement must contain."""
    ids: frozenset[str] | None = None
    """Only these records."""
    origin: Origin | None = None
    project: str | None = None
    """The key of the project that it belongs to."""
    told_from: datetime | None = None
    """The first instant at which it may have been told; aware."""
    told_until: datetime | None = None
    """The first instant at which it may not have been told any more; aware."""
    sure_from: float | None = None
    """The least confidence, 0..1, as it is now."""
    sure_below: float | None = None
    """Its confidence is less than this, 0..1, as it is now."""
    known_at: datetime | None = None
    """As it was believed then: what was known already, with the status of that time."""
    limit: int = 100
    after: str | None = None
    """The id of the last record of the page before."""


@dataclass(frozen=True)
class RecordDetail:
    """A record and where it stands."""

    record: Record
    turns: tuple[Utterance, ...]
    """The turns that its sources quote."""
    rulings: tuple[Ruling, ...]
    """What the door decided about it, oldest first."""
    older: tuple[Record, ...]
    """What it replaced, nearest first."""
    newer: tuple[Record, ...]
    """What replaced it, nearest first."""
    rival: Record | None
    """What it waits against."""
    dependents: tuple[str, ...]
    """Ids of records derived from it."""
    copies: tuple[str, ...]
    """Where it lives: ``semantic``, ``index``, ``ledger``."""


@dataclass(frozen=True)
class About:
    """Somebody or something that records are about."""

    subject: Subject
    count: int
    """How many records, of any status."""
