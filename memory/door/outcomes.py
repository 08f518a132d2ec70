"""What each verdict writes: the record that is born, what it closes, what goes stale with that."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime

from memory import lifecycle
from memory.door.draft import Draft
from memory.ids import new_id
from memory.kinds import preference
from memory.policy import waits
from memory.records import Candidate, Record, Ruling, Source, Utterance, Validity, Verdict
from memory.review.choices import FAVOURITE
from memory.store import writing
from memory.terms import indexed_terms
from memory.vocabulary import Act, AuditedAct, Cue, Decision, Kind, Reason, Scope, Status

_LIKINGS = ("likes", FAVOURITE, preference.PREFERENCE)
"""How the slots of what somebody likes begin."""


def turn(draft: Draft, offered: Utterance, record: Record, fingerprint: str) -> Ruling:
    """Draft what keeps a turn, and the decision to."""
    keep_turn(draft, offered, record)
    return _turn_ruling(draft, record, fingerprint, Decision.CREATE)


def keep_turn(draft: Draft, offered: Utterance, record: Record) -> None:
    """Draft what keeps a turn."""
    draft.effects += writing.put_record(record, indexed_terms(record))
    draft.effects.append(writing.put_turn(record, offered))
    draft.touched.add(record.id)


def refused_turn(draft: Draft, record: Record, fingerprint: str) -> Ruling:
    """Draft what remembers that a turn came and was not kept."""
    return _turn_ruling(draft, record, fingerprint, Decision.IGNORE)


def verdict(
    draft: Draft, ruled: Verdict, candidate: Candidate, confidence: float
) -> tuple[Ruling, Record | None]:
    """Draft the rows that ``ruled`` touches; also return the one that is born or strengthened."""
    if ruled.decision is Decision.IGNORE:
        strengthened = _strengthened(draft, ruled, candidate)
        return _ruling(draft, ruled, candidate, strengthened, confidence), strengthened
    record = _born(ruled, candidate, draft.at, confidence)
    draft.create(record)
    if ruled.decision is Decision.UPDATE:
        closed_on = _closed_on(ruled, candidate)
        for target in ruled.targets:
            supersede(draft, target, record, closed_on)
    draft.conflicts |= record.status is Status.PENDING
    return _ruling(draft, ruled, candidate, record, confidence), record


def supersede(
    draft: Draft, target: Record, successor: Record, closed_on: datetime | None
) -> Record:
    """Draft closing a replaced row: in the world when it changed, in belief when it was wrong.

    Args:
        draft: The operation.
        target: The row that is replaced.
        successor: The row that replaces it.
        closed_on: When the world changed; None when the row had never been right.
    """
    if closed_on is None:
        return draft.act(
            target,
            Act.REPLACE,
            superseded_by=successor.id,
            rival_id=None,
            invalidated_at=draft.at,
        )
    return draft.act(
        target,
        Act.REPLACE,
        superseded_by=successor.id,
        rival_id=None,
        validity=closed(target.validity, closed_on),
    )


def earn(draft: Draft, record: Record, conversation_of: Mapping[str, str]) -> Record:
    """Draft letting an inferred preference count once it was shown on enough occasions."""
    if not preference.is_earned(record, (), conversation_of):
        return record
    reason, draft.why = draft.why, Reason.EARNED
    earned = draft.act(record, Act.EARN)
    draft.why = reason
    return earned


def go_stale(draft: Draft, dependents: Iterable[Record]) -> None:
    """Draft marking what was made from rows that no longer hold."""
    reason, draft.why = draft.why, Reason.BASIS_GONE
    for dependent in dependents:
        if dependent.status is Status.ACTIVE:
            draft.act(dependent, Act.EXPIRE)
    draft.why = reason


def wait_against(draft: Draft, waiting: Iterable[Record], successor: Record) -> None:
    """Draft letting records that waited against a replaced row wait against its successor.

    One that says the same as the successor has nothing left to wait for.
    """
    for record in waiting:
        if record.claim == successor.claim and record.claim is not None:
            draft.act(record, Act.REPLACE, superseded_by=successor.id, rival_id=None)
        else:
            after = replace(record, rival_id=successor.id)
            draft.change(record, after, AuditedAct.REOPENED)


def release(draft: Draft, waiting: Iterable[Record]) -> None:
    """Draft letting records whose rival is gone wait for the owner alone."""
    for record in waiting:
        draft.change(record, replace(record, rival_id=None), AuditedAct.REOPENED)


def closed(validity: Validity, on: datetime) -> Validity:
    """Return ``validity`` ended on a date, or when it ended already if that was before."""
    until = on if validity.until_utc is None else min(validity.until_utc, on)
    return replace(validity, until_utc=until, ended=True)


def _turn_ruling(draft: Draft, record: Record, fingerprint: str, decision: Decision) -> Ruling:
    kept = decision is Decision.CREATE
    ruling = Ruling(
        id=draft.decision_id,
        at=draft.at,
        decision=decision,
        reason=draft.why,
        # The turn itself is in the episodic store, once; the ledger only says that it came.
        statement="",
        kind=Kind.EPISODIC,
        scope=Scope.CONVERSATION,
        subject=record.subject,
        origin=record.origin,
        record_id=record.id if kept else None,
        target_id=None,
        status=record.status if kept else None,
        confidence=record.confidence if kept else 0.0,
        turn_id=record.id if kept else None,
    )
    draft.rule(ruling, fingerprint)
    return ruling


def _strengthened(draft: Draft, ruled: Verdict, candidate: Candidate) -> Record | None:
    """Draft what a repetition from another turn adds to what it repeats."""
    target = ruled.target
    if target is None or ruled.reason is not Reason.ALREADY_KNOWN:
        return None
    if waits(candidate.origin, candidate.kind):
        return target  # a word that waits for the owner is no evidence for what does not
    if candidate.source.turn_id in {source.turn_id for source in target.sources}:
        return target
    return draft.strengthen(target, sourced(candidate))


def _born(ruled: Verdict, candidate: Candidate, at: datetime, confidence: float) -> Record:
    target = ruled.target
    updates = ruled.decision is Decision.UPDATE
    validity = candidate.validity
    if updates and target and validity.from_utc is None:
        validity = replace(validity, from_utc=_begins(ruled, candidate, target))
    return Record(
        id=new_id(),
        kind=candidate.kind,
        scope=candidate.scope,
        subject=candidate.subject,
        statement=candidate.statement,
        claim=candidate.claim,
        status=lifecycle.born(ruled.decision, ruled.reason),
        origin=candidate.origin,
        source_type=candidate.source_type,
        confidence=confidence,
        importance=candidate.importance,
        evidence_count=1,
        validity=validity,
        zone=candidate.zone,
        recorded_at=at,
        supersedes_id=target.id if target and updates else None,
        rival_id=target.id if target and ruled.decision is Decision.CONFLICT else None,
        external_id=candidate.external_id,
        sources=(sourced(candidate), *candidate.further_sources),
        derived_from=candidate.derived_from,
        detail=candidate.detail,
        project_id=candidate.project_id,
    )


def sourced(candidate: Candidate) -> Source:
    """Return a candidate's source with who really brought it."""
    return replace(candidate.source, origin=candidate.origin)


def _closed_on(ruled: Verdict, candidate: Candidate) -> datetime | None:
    """Return when the world changed; None when the sentence corrects what was never so.

    A liking is never corrected: what somebody hates "actually" they may have loved until now.
    """
    corrects = ruled.reason is Reason.CORRECTED or candidate.cue is Cue.CORRECTION
    slot = candidate.claim.slot if candidate.claim else ""
    if corrects and not slot.startswith(_LIKINGS):
        return None
    return candidate.changed_on or candidate.validity.from_utc or candidate.source.at


def _begins(ruled: Verdict, candidate: Candidate, target: Record) -> datetime | None:
    """Return from when a successor holds: the change, or what it corrects was said of."""
    return _closed_on(ruled, candidate) or target.validity.from_utc or told(target)


def told(record: Record) -> datetime:
    """Return when a record was first said, or else recorded."""
    return min((source.at for source in record.sources), default=record.recorded_at)


def _ruling(
    draft: Draft,
    ruled: Verdict,
    candidate: Candidate,
    record: Record | None,
    confidence: float,
) -> Ruling:
    return Ruling(
        id=draft.decision_id,
        at=draft.at,
        decision=ruled.decision,
        reason=ruled.reason,
        statement=candidate.statement,
        kind=candidate.kind,
        scope=candidate.scope,
        subject=candidate.subject,
        origin=candidate.origin,
        record_id=record.id if record else None,
        target_id=ruled.target.id if ruled.target else None,
        status=record.status if record else None,
        confidence=confidence,
        turn_id=candidate.source.turn_id,
    )
