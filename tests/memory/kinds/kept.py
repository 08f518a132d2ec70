"""Utterances, and records as the door would keep what they offer."""

from datetime import UTC, datetime
from itertools import count
from zoneinfo import ZoneInfo

from memory.records import Candidate, Record, Utterance
from memory.vocabulary import Origin, Speaker, Status

BERLIN = "Europe/Berlin"
TUESDAY = datetime(2026, 3, 3, 10, 0, tzinfo=ZoneInfo(BERLIN))
"""When things are said, unless a test says otherwise: a Tuesday morning in Berlin."""

_NUMBERS = count(1)


def heard(
    text: str,
    at: datetime = TUESDAY,
    *,
    speaker: Speaker = Speaker.OWNER,
    origin: Origin = Origin.OWNER_TEXT,
    conversation: str = "first",
    hearing: float | None = None,
    zone: str = BERLIN,
) -> Utterance:
    """Return something that was said."""
    id = f"turn{next(_NUMBERS):04d}"
    return Utterance(text, speaker, at, conversation, origin, zone=zone, id=id, hearing=hearing)


def kept(candidate: Candidate, status: Status = Status.ACTIVE) -> Record:
    """Return the record that a candidate becomes."""
    return Record(
        id=f"record{next(_NUMBERS):04d}",
        kind=candidate.kind,
        scope=candidate.scope,
        subject=candidate.subject,
        statement=candidate.statement,
        claim=candidate.claim,
        status=status,
        origin=candidate.origin,
        source_type=candidate.source_type,
        confidence=0.9,
        importance=candidate.importance,
        evidence_count=1,
        validity=candidate.validity,
        zone=candidate.zone,
        recorded_at=candidate.source.at.astimezone(UTC),
        sources=(candidate.source,),
        derived_from=candidate.derived_from,
        detail=candidate.detail,
    )
