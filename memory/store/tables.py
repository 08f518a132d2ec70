"""The tables of every store. What SQL holds today; migrations hold how it came to be so."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

from memory.store import document_tables, index_tables
from memory.store.columns import instant, share, word
from memory.vocabulary import (
    AuditedAct,
    CommitmentSort,
    CommitmentState,
    Decision,
    EntityType,
    EpisodeEnd,
    FailureKind,
    ForgetMode,
    Grade,
    Kind,
    Origin,
    Polarity,
    Reason,
    Scope,
    SourceType,
    Speaker,
    Status,
    StoreName,
)


def _text(name: str, *, null: bool = False, key: bool = False) -> Column[Any]:
    return Column(name, Text, nullable=null, primary_key=key)


def _flag(name: str) -> Column[Any]:
    return Column(name, Integer, CheckConstraint(f"{name} IN (0, 1)", name=name), nullable=False)


def _id(name: str = "id") -> Column[Any]:
    return _text(name, key=True)


@dataclass(frozen=True)
class Envelope:
    """The tables that every kind of memory has."""

    store: StoreName
    records: Table
    sources: Table
    derivations: Table
    versions: Table


def _seal() -> Column[Any]:
    return _text("seal")


def _about(metadata: MetaData) -> None:
    """One row that says which store this file is, and of which installation."""
    Table(
        "about",
        metadata,
        _id("store"),
        _text("install"),
        instant("made_at"),
        _text("schema_seal"),
        sqlite_strict=True,
    )


def _envelope(store: StoreName, metadata: MetaData) -> Envelope:
    records = Table(
        "records",
        metadata,
        _id(),
        word("kind", Kind),
        word("scope", Scope),
        _text("subject_key"),
        _text("subject_name"),
        _text("subject_relation", null=True),
        _text("statement"),
        _text("slot", null=True),
        _text("value", null=True),
        word("polarity", Polarity, null=True),
        word("status", Status),
        word("origin", Origin),
        word("source_type", SourceType),
        share("confidence"),
        share("importance"),
        Column("evidence_count", Integer, nullable=False),
        instant("valid_from_utc", null=True),
        instant("valid_until_utc", null=True),
        _flag("ended"),
        _text("zone"),
        instant("recorded_at_utc"),
        instant("invalidated_at_utc", null=True),
        _text("supersedes_id", null=True),
        _text("superseded_by", null=True),
        _text("rival_id", null=True),
        _text("external_id", null=True),
        _text("project_id", null=True),
        instant("last_used_at_utc", null=True),
        _seal(),
        Index("records_by_value", "subject_key", "value"),
        Index("records_by_slot", "subject_key", "slot", "status", "id"),
        Index("records_by_status", "status", "id"),
        Index("records_by_external_id", "external_id"),
        Index("records_by_rival", "rival_id"),
        Index("records_by_project", "project_id"),
        sqlite_strict=True,
    )
    sources = Table(
        "sources",
        metadata,
        _id(),
        Column("record_id", Text, ForeignKey("records.id"), nullable=False),
        _text("turn_id", null=True),
        _text("document", null=True),
        Column("page", Integer),
        _text("quote"),
        Column("start", Integer, nullable=False),
        Column("end", Integer, nullable=False),
        instant("at_utc"),
        word("origin", Origin),
        _seal(),
        Index("sources_by_record", "record_id"),
        Index("sources_by_turn", "turn_id"),
        sqlite_strict=True,
    )
    derivations = Table(
        "derivations",
        metadata,
        Column("record_id", Text, ForeignKey("records.id"), nullable=False),
        _text("from_id"),
        _seal(),
        PrimaryKeyConstraint("record_id", "from_id"),
        Index("derivations_by_origin", "from_id"),
        sqlite_strict=True,
    )
    versions = Table(
        "versions",
        metadata,
        Column("record_id", Text, ForeignKey("records.id"), nullable=False),
        instant("at_utc"),
        word("status", Status),
        share("confidence"),
        Column("evidence_count", Integer, nullable=False),
        instant("valid_from_utc", null=True),
        instant("valid_until_utc", null=True),
        _flag("ended"),
        _seal(),
        PrimaryKeyConstraint("record_id", "at_utc"),
        sqlite_strict=True,
    )
    return Envelope(store, records, sources, derivations, versions)


KINDS: dict[StoreName, MetaData] = {StoreName(kind.value): MetaData() for kind in Kind}
ENVELOPES: dict[StoreName, Envelope] = {}
"""The stores that hold records, by the kind of the same name."""

for _name, _metadata in KINDS.items():
    _about(_metadata)
    ENVELOPES[_name] = _envelope(_name, _metadata)


def beside_records(name: StoreName, table: str, *columns: Any) -> Table:
    """Build a table with one row for each record that has something its kind alone has."""
    record_id = Column("record_id", Text, ForeignKey("records.id"), primary_key=True)
    return Table(table, KINDS[name], record_id, *columns, _seal(), sqlite_strict=True)


entities = Table(
    "entities",
    KINDS[StoreName.SEMANTIC],
    _id(),
    _text("key"),
    _text("name"),
    word("type", EntityType),
    _text("relation", null=True),
    _text("merged_into", null=True),
    _text("aliases"),
    _seal(),
    sqlite_strict=True,
)
"""``aliases`` is JSON: ``[[name, [source id, ...]], ...]``."""

EPISODIC = ENVELOPES[StoreName.EPISODIC]
turns = beside_records(
    StoreName.EPISODIC,
    "turns",
    _text("conversation_id"),
    word("speaker", Speaker),
    _text("name", null=True),
    share("hearing", null=True),
    instant("at_utc"),
    Index("turns_by_conversation", "conversation_id", "record_id"),
)
episodes = beside_records(
    StoreName.EPISODIC,
    "episodes",
    _text("conversation_id"),
    instant("started_at_utc"),
    instant("last_at_utc"),
    word("ended_by", EpisodeEnd, null=True),
    _text("resume_turn_id", null=True),
    Index("episodes_by_conversation", "conversation_id", "record_id"),
)
referents = beside_records(
    StoreName.WORKING, "referents", _text("word"), _text("meaning"), _text("meaning_key")
)
projects = beside_records(
    StoreName.PROJECT,
    "projects",
    _text("name"),
    instant("suspended_at_utc", null=True),
    _text("context"),
)
skills = beside_records(
    StoreName.PROCEDURAL,
    "skills",
    _text("name"),
    Column("version", Integer, nullable=False),
    instant("approved_at_utc", null=True),
)
commitments = beside_records(
    StoreName.PROSPECTIVE,
    "commitments",
    word("sort", CommitmentSort),
    instant("due_at_utc", null=True),
    _text("recurrence", null=True),
    word("state", CommitmentState),
    instant("settled_at_utc", null=True),
    Index("commitments_by_due", "state", "due_at_utc"),
)
failures = beside_records(
    StoreName.FAILURE,
    "failures",
    word("failure", FailureKind),
    _text("about_id", null=True),
    _text("cause", null=True),
    _flag("cause_is_verified"),
    _flag("is_pattern"),
)
causal_links = beside_records(
    StoreName.CAUSAL, "causal_links", _text("cause"), _text("effect"), word("grade", Grade)
)

_about(document_tables.metadata)

ledger = MetaData()
_about(ledger)
stores = Table("stores", ledger, _id("store"), instant("made_at"), sqlite_strict=True)
decisions = Table(
    "decisions",
    ledger,
    _id(),
    instant("at_utc"),
    word("decision", Decision),
    word("reason", Reason),
    _text("statement"),
    word("kind", Kind),
    word("scope", Scope),
    _text("subject_key"),
    _text("subject_name"),
    _text("subject_relation", null=True),
    word("origin", Origin),
    _text("record_id", null=True),
    _text("target_id", null=True),
    word("status", Status, null=True),
    share("confidence"),
    _text("turn_id", null=True),
    _text("fingerprint"),
    _seal(),
    Index("decisions_by_fingerprint", "fingerprint"),
    Index("decisions_by_record", "record_id"),
    Index("decisions_by_target", "target_id"),
    Index("decisions_by_time", "at_utc"),
    sqlite_strict=True,
)
audit = Table(
    "audit",
    ledger,
    _id(),
    instant("at_utc"),
    word("actor", Origin),
    word("act", AuditedAct),
    _text("record_id"),
    word("before", Status, null=True),
    word("after", Status),
    word("why", Reason, null=True),
    _text("decision_id", null=True),
    _seal(),
    Index("audit_by_record", "record_id"),
    Index("audit_by_time", "at_utc"),
    sqlite_strict=True,
)
undo = Table(
    "undo",
    ledger,
    _id("decision_id"),
    instant("at_utc"),
    _text("before"),
    _text("after"),
    _flag("is_done"),
    _seal(),
    sqlite_strict=True,
)
"""How the rows that a decision changed were before it and after it: columns, never words."""
journal = Table(
    "journal",
    ledger,
    _id("operation_id"),
    instant("at_utc"),
    _text("effects"),
    _seal(),
    sqlite_strict=True,
)

forgettings = Table(
    "forgettings",
    ledger,
    _id(),
    instant("at_utc"),
    word("mode", ForgetMode),
    _text("asked"),
    _text("waiting"),
    _text("effects"),
    _text("sought"),
    _text("done"),
    _seal(),
    sqlite_strict=True,
)
"""What is being forgotten, until it is proved to be gone. ``waiting``: ids of records whose turn is
still to come; ``effects``: what erases those that are marked; ``sought``: what no file may hold any
more, veiled, so that it is no copy itself; ``done``: how many copies of each kind are gone."""
tombstones = Table(
    "tombstones",
    ledger,
    _id(),
    word("mode", ForgetMode),
    _text("digest"),
    Column("words", Integer, nullable=False),
    Column("refused", Integer, nullable=False),
    _seal(),
    Index("tombstones_by_digest", "digest"),
    sqlite_strict=True,
)
"""What was forgotten, as keyed hashes. ``words``: how many in a text; 0: a claim, or a turn."""
receipts = Table(
    "receipts",
    ledger,
    _id(),
    instant("at_utc"),
    word("mode", ForgetMode),
    _text("body"),
    _text("previous"),
    _text("digest"),
    _seal(),
    sqlite_strict=True,
)
"""What was proved to be gone, each chained to the one before it; JSON, without the content."""

index = index_tables.metadata
_about(index)
passages, vectors = index_tables.passages, index_tables.vectors

METADATA: dict[StoreName, MetaData] = {
    **KINDS,
    StoreName.DOCUMENTS: document_tables.metadata,
    StoreName.LEDGER: ledger,
    StoreName.INDEX: index,
}
