"""What each verdict writes, as effects; pure, so that the door only has to carry it out."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime

from memory import lifecycle
from memory.ids import new_id
from memory.records import Candidate, Changes, Record, Ruling, Source, Utterance, Validity, Verdict
from memory.store import writing
from memory.store.effects import Effect
from memory.terms import indexed_text, terms
from memory.vocabulary import (
    Act,
    AuditedAct,
    Cue,
    Decision,
    Kind,
    Origin,
    Reason,
    Scope,
    SourceType,
)


@dataclass(frozen=True)
class Outcome:
    """What the door will write, and what it will say about it."""

    ruling: Ruling
    effects: tuple[Effect, ...]
    changes: Changes


def of_verdict(
    verdict: Verdict, candidate: Candidate, *, at: datetime, confidence: float, fingerprint: str
) -> Outcome:
    """Return what ``verdict`` on ``candidate`` comes to."""
    if verdict.decision is Decision.IGNORE:
        return _ignored(verdict, candidate, at, confidence, fingerprint)
    return _written(verdict, candidate, at, confidence, fingerprint)


def of_turn(turn: Utterance, refusal: Reason | None, record: Record, fingerprint: str) -> Outcome:
    """Return what keeping, or not keeping, a turn comes to."""
    kept = refusal is None
    ruling = Ruling(
        id=new_id(),
        at=record.recorded_at,
        decision=Decision.CREATE if kept else Decision.IGNORE,
        reason=refusal or Reason.TURN_KEPT,
        # The turn itself is in the episodic store, once; the ledger only says that it came.
        statement="",
        kind=Kind.EPISODIC,
        scope=Scope.CONVERSATION,
        subject=record.subject,
        origin=turn.origin,
        record_id=record.id if kept else None,
        target_id=None,
        status=record.status if kept else None,
        confidence=record.confidence if kept else 0.0,
        turn_id=record.id if kept else None,
    )
    effects: list[Effect] = [writing.put_ruling(ruling, fingerprint)]
    if kept:
        effects += writing.put_record(record, _terms(record))
        effects.append(writing.put_turn(record, turn))
    return Outcome(ruling, tuple(effects), Changes(frozenset({record.id} if kept else ())))


def of_act(record: Record, act: Act, rival: Record | None, *, by: Origin, at: datetime) -> Outcome:
    """Return what the owner's act on a record comes to.

    Confirming a record that waits replaces its rival in the same write.
    """
    after = _acted(record, act, at)
    effects: list[Effect] = []
    touched = {record.id}
    if rival is not None and act is Act.CONFIRM:
        after = replace(after, supersedes_id=rival.id)
        effects += _superseded(rival, after, None, by=by, at=at, why=Reason.CORRECTED)
        touched.add(rival.id)
    effects += writing.set_record(record, after, at)
    effects.append(
        writing.put_audit(
            record.id, _AUDITED[act], actor=by, at=at, before=record.status, after=after.status
        )
    )
    ruling = Ruling(
        id=new_id(),
        at=at,
        decision=Decision.UPDATE,
        reason=_REASONS[act],
        statement=record.statement,
        kind=record.kind,
        scope=record.scope,
        subject=record.subject,
        origin=by,
        record_id=record.id,
        target_id=rival.id if rival and act is Act.CONFIRM else None,
        status=after.status,
        confidence=after.confidence,
    )
    effects.append(writing.put_ruling(ruling, fingerprint=ruling.id))
    return Outcome(ruling, tuple(effects), Changes(frozenset(touched), conflicts=True))


_AUDITED: dict[Act, AuditedAct] = {
    Act.CONFIRM: AuditedAct.CONFIRMED,
    Act.REJECT: AuditedAct.REJECTED,
    Act.REPLACE: AuditedAct.SUPERSEDED,
    Act.ARCHIVE: AuditedAct.ARCHIVED,
    Act.RESTORE: AuditedAct.RESTORED,
}
_REASONS: dict[Act, Reason] = {
    Act.CONFIRM: Reason.OWNER_CONFIRMED,
    Act.REJECT: Reason.OWNER_REJECTED,
    Act.ARCHIVE: Reason.OWNER_ARCHIVED,
    Act.RESTORE: Reason.OWNER_RESTORED,
}


def _acted(record: Record, act: Act, at: datetime) -> Record:
    after = replace(record, status=lifecycle.after(record.status, act))
    if act is Act.CONFIRM:
        confirmed = SourceType.CONFIRMED
        return replace(after, source_type=confirmed, confidence=1.0, rival_id=None)
    if act is Act.REJECT:
        return replace(after, invalidated_at=at)
    if act is Act.RESTORE:
        return replace(after, invalidated_at=None)
    return after


def _ignored(
    verdict: Verdict, candidate: Candidate, at: datetime, confidence: float, fingerprint: str
) -> Outcome:
    """Keep the refusal; a repetition from another turn is evidence for what it repeats."""
    target = verdict.target
    repeats = (
        target is not None
        and verdict.reason is Reason.ALREADY_KNOWN
        and candidate.source.turn_id not in {source.turn_id for source in target.sources}
    )
    ruling = _ruling(verdict, candidate, target if repeats else None, at, confidence)
    effects: list[Effect] = [writing.put_ruling(ruling, fingerprint)]
    touched: frozenset[str] = frozenset()
    if target is not None and repeats:
        after = replace(target, evidence_count=target.evidence_count + 1)
        effects.append(writing.put_source(target, _sourced(candidate)))
        effects += writing.set_record(target, after, at)
        effects.append(
            writing.put_audit(
                target.id,
                AuditedAct.STRENGTHENED,
                actor=candidate.origin,
                at=at,
                before=target.status,
                after=after.status,
                why=verdict.reason,
                decision_id=ruling.id,
            )
        )
        touched = frozenset({target.id})
    return Outcome(ruling, tuple(effects), Changes(touched))


def _written(
    verdict: Verdict, candidate: Candidate, at: datetime, confidence: float, fingerprint: str
) -> Outcome:
    record = _born(verdict, candidate, at, confidence)
    ruling = _ruling(verdict, candidate, record, at, confidence)
    effects: list[Effect] = [writing.put_ruling(ruling, fingerprint)]
    effects += writing.put_record(record, _terms(record))
    effects.append(
        writing.put_audit(
            record.id,
            AuditedAct.CREATED,
            actor=candidate.origin,
            at=at,
            before=None,
            after=record.status,
            why=verdict.reason,
            decision_id=ruling.id,
        )
    )
    touched = {record.id}
    if verdict.decision is Decision.UPDATE:
        for target in verdict.targets:
            closed_on = _closed_on(verdict, candidate)
            effects += _superseded(
                target, record, closed_on, by=candidate.origin, at=at, why=verdict.reason
            )
            touched.add(target.id)
    conflicts = verdict.decision is Decision.CONFLICT
    return Outcome(ruling, tuple(effects), Changes(frozenset(touched), conflicts))


def _born(verdict: Verdict, candidate: Candidate, at: datetime, confidence: float) -> Record:
    target = verdict.target
    status = lifecycle.born(verdict.decision, verdict.reason)
    validity = candidate.validity
    if verdict.decision is Decision.UPDATE and validity.from_utc is None:
        validity = replace(validity, from_utc=_closed_on(verdict, candidate))
    return Record(
        id=new_id(),
        kind=candidate.kind,
        scope=candidate.scope,
        subject=candidate.subject,
        statement=candidate.statement,
        claim=candidate.claim,
        status=status,
        origin=candidate.origin,
        source_type=candidate.source_type,
        confidence=confidence,
        importance=candidate.importance,
        evidence_count=1,
        validity=validity,
        zone=candidate.zone,
        recorded_at=at,
        supersedes_id=target.id if target and verdict.decision is Decision.UPDATE else None,
        rival_id=target.id if target and verdict.decision is Decision.CONFLICT else None,
        external_id=candidate.external_id,
        sources=(_sourced(candidate),),
    )


def _superseded(
    target: Record,
    successor: Record,
    closed_on: datetime | None,
    *,
    by: Origin,
    at: datetime,
    why: Reason,
) -> Iterator[Effect]:
    """Yield what closes a replaced row: in the world when it changed, in belief when it was wrong.

    Args:
        target: The row that is replaced.
        successor: The row that replaces it.
        closed_on: When the world changed; None when the row had never been right.
        by: Who brought the successor.
        at: Now.
        why: The verdict's reason.
    """
    after = replace(
        target,
        status=lifecycle.after(target.status, Act.REPLACE),
        superseded_by=successor.id,
        rival_id=None,
    )
    if closed_on is None:
        after = replace(after, invalidated_at=at)
    else:
        after = replace(after, validity=_closed(target.validity, closed_on))
    yield from writing.set_record(target, after, at)
    yield writing.put_audit(
        target.id,
        AuditedAct.SUPERSEDED,
        actor=by,
        at=at,
        before=target.status,
        after=after.status,
        why=why,
    )


def _closed(validity: Validity, on: datetime) -> Validity:
    known = [end for end in (validity.until_utc, on) if end is not None]
    return replace(validity, until_utc=min(known), ended=True)


def _closed_on(verdict: Verdict, candidate: Candidate) -> datetime | None:
    """Return when the world changed; None when the sentence corrects what was never so."""
    if verdict.reason is Reason.CORRECTED or candidate.cue is Cue.CORRECTION:
        return None
    return candidate.changed_on or candidate.validity.from_utc or candidate.source.at


def _ruling(
    verdict: Verdict, candidate: Candidate, record: Record | None, at: datetime, confidence: float
) -> Ruling:
    return Ruling(
        id=new_id(),
        at=at,
        decision=verdict.decision,
        reason=verdict.reason,
        statement=candidate.statement,
        kind=candidate.kind,
        scope=candidate.scope,
        subject=candidate.subject,
        origin=candidate.origin,
        record_id=record.id if record else None,
        target_id=verdict.target.id if verdict.target else None,
        status=record.status if record else None,
        confidence=confidence,
        turn_id=candidate.source.turn_id,
    )


def _sourced(candidate: Candidate) -> Source:
    return replace(candidate.source, origin=candidate.origin)


def _terms(record: Record) -> str:
    return " ".join(terms(indexed_text(record)))
