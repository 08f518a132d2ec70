"""Turns as they are heard, and candidates as the door would keep them."""

from datetime import UTC, datetime

from memory.records import OWNER, Candidate, Record, Source, Subject, Utterance
from memory.vocabulary import Origin, Speaker, Status

NOON = datetime(2026, 3, 3, 12, 0, tzinfo=UTC)


def heard(
    text: str,
    at: datetime = NOON,
    *,
    id: str = "t1",
    speaker: Speaker = Speaker.OWNER,
    zone: str = "UTC",
    conversation: str = "first",
) -> Utterance:
    origins = {Speaker.OWNER: Origin.OWNER_TEXT, Speaker.COMPANION: Origin.COMPANION}
    origin = origins.get(speaker, Origin.OTHER_SPEAKER)
    return Utterance(text, speaker, at, conversation, origin, zone=zone, id=id)


def kept(
    candidate: Candidate,
    id: str = "r1",
    *,
    status: Status = Status.ACTIVE,
    project_id: str | None = None,
) -> Record:
    return Record(
        id=id,
        kind=candidate.kind,
        scope=candidate.scope,
        subject=candidate.subject,
        statement=candidate.statement,
        claim=candidate.claim,
        status=status,
        origin=candidate.origin,
        source_type=candidate.source_type,
        confidence=0.95,
        importance=candidate.importance,
        evidence_count=1,
        validity=candidate.validity,
        zone=candidate.zone,
        recorded_at=candidate.source.at,
        sources=(candidate.source,),
        derived_from=candidate.derived_from,
        detail=candidate.detail,
        project_id=project_id or candidate.project_id,
    )


def fact(
    statement: str, subject: Subject = OWNER, *, at: datetime = NOON, turn: str = "t1"
) -> Record:
    """Return a record without a claim, as a test that needs none keeps it."""
    source = Source(at, statement, 0, len(statement), turn_id=turn)
    return kept(Candidate(statement, source, Origin.OWNER_TEXT, subject), id=f"fact-{statement}")
