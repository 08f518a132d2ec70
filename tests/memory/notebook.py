"""The pure side of memory alone: what is said is extracted, reviewed and kept in a list."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime

from memory.extraction.rules import extract
from memory.records import Candidate, Record, Utterance, Verdict
from memory.review.choices import settled
from memory.review.confidence import confidence
from memory.review.decide import review
from memory.vocabulary import Decision, Modality, Origin, Speaker, Status

NOON = datetime(2024, 5, 8, 12, tzinfo=UTC)
"""A Wednesday."""
KEPT = frozenset({Modality.ASSERTED, Modality.PLANNED})


def said(
    text: str, speaker: Speaker = Speaker.OWNER, at: datetime = NOON, **facts: str
) -> Utterance:
    """Return something that was said in the one conversation of these tests."""
    origins = {Speaker.OWNER: Origin.OWNER_TEXT, Speaker.COMPANION: Origin.COMPANION}
    heard = Utterance(text, speaker, at, "talk", origins.get(speaker, Origin.OTHER_SPEAKER))
    return replace(heard, **facts)  # type: ignore[arg-type]


def record_of(candidate: Candidate, status: Status = Status.ACTIVE) -> Record:
    """Return the row that a candidate becomes."""
    return Record(
        id=f"{candidate.source.at.isoformat()} {candidate.statement} {candidate.claim}",
        kind=candidate.kind,
        scope=candidate.scope,
        subject=candidate.subject,
        statement=candidate.statement,
        claim=candidate.claim,
        status=status,
        origin=candidate.origin,
        source_type=candidate.source_type,
        confidence=confidence(candidate),
        importance=candidate.importance,
        evidence_count=1,
        validity=candidate.validity,
        zone=candidate.zone,
        recorded_at=candidate.source.at,
        sources=(candidate.source,),
    )


@dataclass
class Notebook:
    """Does with verdicts what the door does, without a store."""

    records: list[Record] = field(default_factory=list)
    """What is in use."""
    turns: list[Utterance] = field(default_factory=list)

    def tell(self, heard: Utterance | str) -> list[Verdict]:
        """Offer one turn; return the verdicts on what may be kept."""
        turn = said(heard) if isinstance(heard, str) else heard
        turn = replace(turn, id=turn.id or f"turn {len(self.turns)}")
        offered = extract(turn, self.turns)
        self.turns.append(turn)
        return [self._offer(one) for one in offered if one.modality in KEPT and one.subject.key]

    def _offer(self, candidate: Candidate) -> Verdict:
        candidate = settled(candidate, self.records)
        verdict = review(candidate, self.records)
        if verdict.decision is Decision.UPDATE:
            self.records = [record for record in self.records if record not in verdict.targets]
        if verdict.decision in (Decision.CREATE, Decision.UPDATE):
            self.records.append(record_of(candidate))
        return verdict

    def decisions(self, *turns: Utterance | str) -> list[Decision]:
        """Offer turns in order; return every decision on the last one."""
        verdicts: Sequence[Verdict] = ()
        for turn in turns:
            verdicts = self.tell(turn)
        return [verdict.decision for verdict in verdicts]
