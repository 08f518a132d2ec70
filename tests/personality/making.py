"""Records, rulings and prompts for the tests of replies."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

from memory.records import (
    OWNER,
    Claim,
    Recall,
    Recollection,
    Record,
    Ruling,
    Source,
    Subject,
    Utterance,
    Validity,
)
from memory.vocabulary import (
    Decision,
    Kind,
    Origin,
    Reason,
    Scope,
    SourceType,
    Speaker,
    Status,
)

MARCH_3 = datetime(2026, 3, 3, 10, tzinfo=UTC)
NOW = datetime(2026, 11, 30, 9, tzinfo=UTC)
SISTER = Subject("relation:sister", "sister", "sister")
JACK = Subject("name:jack", "Jack", "friend")


def record(
    statement: str,
    subject: Subject = OWNER,
    *,
    id: str = "",
    at: datetime = MARCH_3,
    kind: Kind = Kind.SEMANTIC,
    origin: Origin = Origin.OWNER_TEXT,
    confidence: float = 0.9,
) -> Record:
    return Record(
        id=id or statement,
        kind=kind,
        scope=Scope.OWNER if subject == OWNER else Scope.ENTITY,
        subject=subject,
        statement=statement,
        claim=None,
        status=Status.ACTIVE,
        origin=origin,
        source_type=SourceType.EXPLICIT,
        confidence=confidence,
        importance=0.5,
        evidence_count=1,
        validity=Validity(),
        zone="UTC",
        recorded_at=at,
        sources=(Source(at, statement, 0, len(statement), turn_id="t1"),),
    )


ALLERGY = replace(
    record("My sister is allergic to peanuts.", SISTER), claim=Claim("allergy", "peanuts")
)


def recall(*records: Record) -> Recall:
    return Recall(tuple(Recollection(found, 1.0) for found in records))


def ruling(
    statement: str,
    decision: Decision = Decision.CREATE,
    reason: Reason = Reason.NEW,
    *,
    target: Record | None = None,
    status: Status | None = Status.ACTIVE,
    kind: Kind = Kind.SEMANTIC,
) -> Ruling:
    return Ruling(
        id="r1",
        at=NOW,
        decision=decision,
        reason=reason,
        statement=statement,
        kind=kind,
        scope=Scope.OWNER,
        subject=OWNER,
        origin=Origin.OWNER_TEXT,
        record_id=None if decision is Decision.IGNORE else "new",
        target_id=target.id if target else None,
        status=status,
        confidence=0.9,
    )


def said(text: str, *, speaker: Speaker = Speaker.OWNER, zone: str = "UTC") -> Utterance:
    return Utterance(
        text=text,
        speaker=speaker,
        at=NOW,
        conversation_id="c1",
        origin=Origin.OWNER_TEXT,
        zone=zone,
        id="t9",
    )


def conversation(texts: Sequence[str]) -> list[Utterance]:
    """Turns of the owner and the companion, by turns."""
    speakers = (Speaker.OWNER, Speaker.COMPANION)
    return [replace(said(text), speaker=speakers[n % 2]) for n, text in enumerate(texts)]
