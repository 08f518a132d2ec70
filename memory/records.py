"""Frozen values that cross the borders of memory: offered, judged, kept, changed."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from memory.characters import cleaned
from memory.details import Detail
from memory.documents.values import Citation
from memory.vocabulary import (
    Cue,
    Decision,
    Kind,
    Modality,
    Origin,
    Polarity,
    Reason,
    Scope,
    SourceType,
    Speaker,
    Status,
)

OWNER_KEY = "owner"
"""The subject key of the owner, whatever names they go by."""


@dataclass(frozen=True)
class Subject:
    """Whom or what a statement is about."""

    key: str
    """Canonical identity: ``owner``, ``companion``, ``relation:sister``, ``name:jack``."""
    name: str
    """As shown: ``owner``, ``sister``, ``Jack``."""
    relation: str | None = None
    """What it is to the owner ("friend", "sister"); None means not said."""


OWNER = Subject(OWNER_KEY, "owner")
COMPANION = Subject("companion", "companion")


@dataclass(frozen=True)
class Claim:
    """A statement as review compares it: subject is kept beside it."""

    slot: str
    """Which property, from ``memory.review.slots``: ``home``, ``allergy`` ..."""
    value: str
    """Normalised (NFKC, case-folded, no leading article); compared, not shown."""
    polarity: Polarity = Polarity.AFFIRMED


@dataclass(frozen=True)
class Validity:
    """When a statement is true in the world: half open, [from, until)."""

    from_utc: datetime | None = None
    """None means unknown, which is not "always"."""
    until_utc: datetime | None = None
    """None means no end is known, which is not "for ever"."""
    ended: bool = False
    """True when it is over though nobody said when ("I used to ...")."""


@dataclass(frozen=True)
class Source:
    """One place that supports a record."""

    at: datetime
    """When it was said or written, UTC."""
    quote: str
    """The exact words; ``text[start:end]`` of the turn or page."""
    start: int
    """First character of the quote in its turn or page."""
    end: int
    """One past its last character."""
    turn_id: str | None = None
    document: str | None = None
    page: int | None = None
    """Counted from 1; None outside documents."""
    origin: Origin | None = None
    """Who brought it; None means the same as the record."""

    def __post_init__(self) -> None:
        """Take control characters out, as they are of the turn that is quoted."""
        object.__setattr__(self, "quote", cleaned(self.quote))


@dataclass(frozen=True)
class Utterance:
    """What one person said between two silences: an episodic memory as it is offered."""

    text: str
    speaker: Speaker
    at: datetime
    """When it was said; aware."""
    conversation_id: str
    origin: Origin
    zone: str = "UTC"
    """IANA name of the speaker's time zone."""
    id: str = ""
    """The turn's id once it is kept; empty before."""
    name: str | None = None
    """Who spoke, when it was neither the owner nor the companion."""
    hearing: float | None = None
    """The transcriber's confidence, 0..1; None means it was typed."""
    external_id: str | None = None
    """Its id where it was imported from."""

    def __post_init__(self) -> None:
        """Take control characters out before anybody counts where in the text something stands."""
        object.__setattr__(self, "text", cleaned(self.text))


@dataclass(frozen=True)
class Candidate:
    """A sentence proposed for memory. Nothing in it is trusted before the door has ruled."""

    statement: str
    """The owner's own words, one clause."""
    source: Source
    origin: Origin
    subject: Subject = OWNER
    claim: Claim | None = None
    """None when no slot was recognised: the statement is then compared by its words."""
    kind: Kind = Kind.SEMANTIC
    scope: Scope = Scope.OWNER
    source_type: SourceType = SourceType.EXPLICIT
    modality: Modality = Modality.ASSERTED
    cue: Cue = Cue.NONE
    zone: str = "UTC"
    validity: Validity = Validity()
    changed_on: datetime | None = None
    """When the world changed, UTC ("moved last week"); closes what it replaces."""
    replaces_value: str | None = None
    """The normalised value that the sentence itself says is over ("sold the Skoda")."""
    hearing: float | None = None
    importance: float = 0.5
    """How much it matters, 0..1."""
    external_id: str | None = None
    detail: Detail | None = None
    """What only its kind has; None for kinds that have nothing more."""
    project_id: str | None = None
    """The project it belongs to."""
    derived_from: tuple[str, ...] = ()
    """The records and turns it was concluded from."""
    further_sources: tuple[Source, ...] = ()
    """What else it quotes, when it sums several places up."""

    def __post_init__(self) -> None:
        """Take control characters out: a statement is shown, spoken and written to files."""
        object.__setattr__(self, "statement", cleaned(self.statement))


@dataclass(frozen=True)
class Record:
    """A row of memory with its whole envelope."""

    id: str
    kind: Kind
    scope: Scope
    subject: Subject
    statement: str
    claim: Claim | None
    status: Status
    origin: Origin
    source_type: SourceType
    confidence: float
    """How sure, 0..1; never above its weakest source's ceiling."""
    importance: float
    evidence_count: int
    validity: Validity
    zone: str
    recorded_at: datetime
    """When we began to believe it, UTC."""
    invalidated_at: datetime | None = None
    """When we stopped believing it, UTC; None means we still do."""
    supersedes_id: str | None = None
    superseded_by: str | None = None
    external_id: str | None = None
    sources: tuple[Source, ...] = ()
    derived_from: tuple[str, ...] = ()
    last_used_at: datetime | None = None
    """When a reply was last made from it, UTC."""
    rival_id: str | None = None
    """The record this one waits against; None unless it is pending in a conflict."""
    detail: Detail | None = None
    """What only its kind has."""
    project_id: str | None = None
    """The project it belongs to."""


@dataclass(frozen=True)
class Verdict:
    """A decision with its reason, for one candidate."""

    decision: Decision
    reason: Reason
    targets: tuple[Record, ...] = ()
    """The records it duplicates, replaces or contradicts; the first is the main one."""

    @property
    def target(self) -> Record | None:
        """The record that the decision is mainly about."""
        return self.targets[0] if self.targets else None


@dataclass(frozen=True)
class Ruling:
    """A verdict as the ledger keeps it, refusals included."""

    id: str
    at: datetime
    decision: Decision
    reason: Reason
    statement: str
    kind: Kind
    scope: Scope
    subject: Subject
    origin: Origin
    record_id: str | None
    """The row that was written or strengthened; None when nothing was."""
    target_id: str | None
    status: Status | None
    """The written row's status; None when nothing was written."""
    confidence: float
    turn_id: str | None = None


@dataclass(frozen=True)
class Changes:
    """What a write touched, so that only the views that show it refresh."""

    records: frozenset[str] = frozenset()
    conflicts: bool = False
    """True when the conflict inbox may look different now."""
    documents: bool = False
    """True when the list of documents may look different now."""


@dataclass(frozen=True)
class Recollection:
    """A record that recall found, with its reasons."""

    record: Record
    score: float
    """Higher is better; no unit; comparable within one recall only."""
    parts: Mapping[str, float] = field(default_factory=dict)
    """The named parts that the score is made of."""
    why: str = ""
    """One plain sentence."""


@dataclass(frozen=True)
class LeftOut:
    """A record, or a page of a document, that recall found and did not use."""

    record_id: str
    """The record's id; the document's, when it is a page of one."""
    because: str
    """``floor``, ``space``, ``status``, ``scope`` or ``time``."""
    place: str | None = None
    """File and page; None for a record."""
    statement: str | None = None
    """What the record says, when only room was missing; None otherwise."""

    @classmethod
    def crowded(cls, record: Record) -> "LeftOut":
        """Leave out a record that might have been used, had there been room."""
        return cls(record.id, "space", statement=record.statement)


@dataclass(frozen=True)
class PathReport:
    """How one retrieval path did."""

    hits: int
    took_ms: float
    skipped: str | None = None
    """Why it did not run; None when it ran."""


@dataclass(frozen=True)
class Recall:
    """The answer to one recall."""

    results: tuple[Recollection, ...] = ()
    left_out: tuple[LeftOut, ...] = ()
    paths: Mapping[str, PathReport] = field(default_factory=dict)
    passages: tuple[Citation, ...] = ()
    """What the owner's files say of it, best first: data, and nobody's belief."""
    unclear: tuple[str, ...] = ()
    """Words of the question that may mean several, or have not been said for long; a sentence each.
    """
