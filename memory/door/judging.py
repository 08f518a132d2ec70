"""Ruling on what is offered: a turn, or a candidate for memory."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime

from memory.door import admission, loading, neighbours, outcomes
from memory.door.draft import Draft
from memory.door.register import Register
from memory.ids import new_id
from memory.kinds import causal, failure, preference, procedural, project, prospective, working
from memory.policy import ALLOWANCES, waits
from memory.records import (
    COMPANION,
    OWNER,
    Candidate,
    Record,
    Ruling,
    Source,
    Subject,
    Utterance,
    Validity,
    Verdict,
)
from memory.review.choices import settled
from memory.review.confidence import POORLY_HEARD, confidence
from memory.review.decide import neighbourhood, review
from memory.store import reading, tables
from memory.store.files import Stores
from memory.store.writing import home
from memory.vocabulary import (
    Decision,
    Kind,
    Reason,
    Scope,
    SourceType,
    Speaker,
    Status,
)

REVIEWS: dict[Kind, Callable[[Candidate, Sequence[Record]], Verdict]] = {
    Kind.WORKING: working.review,
    Kind.PROJECT: project.review,
    Kind.PROCEDURAL: procedural.review,
    Kind.PROSPECTIVE: prospective.review,
    Kind.FAILURE: failure.review,
    Kind.PREFERENCE: preference.review,
    Kind.CAUSAL: causal.review,
}
"""The kinds with a review of their own; the others are reviewed as facts are."""


def keep_turn(offered: Utterance, at: datetime) -> tuple[Draft, Ruling]:
    """Draft what keeping a turn, or refusing to, comes to."""
    refusal = admission.refuse_turn(offered)
    draft = Draft(at, offered.origin, refusal or Reason.TURN_KEPT)
    record = turn_record(offered, at)
    if refusal is None:
        return draft, outcomes.turn(draft, offered, record, fingerprint(offered))
    return draft, outcomes.refused_turn(draft, record, fingerprint(offered))


def judge(
    stores: Stores,
    register: Register,
    candidate: Candidate,
    at: datetime,
    instead_of: Record | None = None,
    *,
    asks_first: bool = False,
) -> tuple[Draft, Ruling]:
    """Draft what a candidate comes to.

    Args:
        stores: Where to look for what is known.
        register: Who is who.
        candidate: What is offered.
        at: Now.
        instead_of: The record that the owner corrects with it; None when nothing is corrected.
        asks_first: Whether it waits for the owner, who had wanted it never learnt again.
    """
    turn = loading.turn(stores, candidate.source.turn_id)
    refusal = admission.refuse(candidate, turn.text if turn else None)
    if refusal is not None:
        ruled = Verdict(Decision.IGNORE, refusal)
    else:
        candidate = register.recognise(candidate)
        known = neighbours.load(
            stores, candidate, neighbourhood(candidate), register.keys(candidate.subject)
        )
        candidate = settled(candidate, known)
        if candidate.kind is Kind.PROCEDURAL:
            candidate = procedural.numbered(candidate, known)
        ruled = _in_full(stores, _review(candidate, known, instead_of), candidate.subject)
        if asks_first:
            ruled = _waiting(ruled, Reason.NEVER_RELEARN)
    draft = Draft(at, candidate.origin, ruled.reason)
    ruling, row = outcomes.verdict(draft, ruled, candidate, _sure(stores, candidate))
    born = None if ruled.decision is Decision.IGNORE else row
    if born is not None and turn is not None:
        register.meet(draft, born, turn)
    if born is None and row is not None and row.kind is Kind.PREFERENCE:
        earned = outcomes.earn(draft, row, loading.conversations(stores, row))
        ruling = replace(ruling, status=earned.status)
    if born is not None and ruled.decision is Decision.UPDATE:
        gone = [target.id for target in ruled.targets]
        outcomes.go_stale(draft, loading.made_from(stores, gone))
        for id in gone:
            outcomes.wait_against(draft, loading.waiting_against(stores, id), born)
    draft.rule(ruling, fingerprint(candidate))
    return draft, ruling


def _in_full(stores: Stores, verdict: Verdict, subject: Subject) -> Verdict:
    """Return a verdict whose targets are the whole records, under the candidate's subject."""
    if not verdict.targets:
        return verdict
    name = home(verdict.targets[0].kind)
    with stores.reading(name) as connection:
        ids = [one.id for one in verdict.targets]
        found = reading.by_ids(connection, tables.ENVELOPES[name], ids)
    whole = {one.id: one for one in found}
    targets = (replace(whole[one.id], subject=subject) for one in verdict.targets)
    return replace(verdict, targets=tuple(targets))


def _sure(stores: Stores, candidate: Candidate) -> float:
    """Return how sure a candidate is: no surer than anything that it was concluded from."""
    sure = confidence(candidate)
    if not candidate.derived_from:
        return sure
    basis = loading.records(stores, candidate.derived_from)
    return min([sure, *(record.confidence for record in basis)])


def opposed_to(stores: Stores, register: Register, record: Record) -> Sequence[Record]:
    """Return the records in use that one which is to be used again contradicts, or repeats."""
    again = _again(record)
    known = neighbours.load(stores, again, neighbourhood(again), register.keys(record.subject))
    verdict = _review(again, [one for one in known if one.id != record.id], None)
    found = _in_full(stores, verdict, again.subject).targets
    if verdict.decision in {Decision.UPDATE, Decision.CONFLICT}:
        return found
    repeats = verdict.reason is Reason.ALREADY_KNOWN
    return [one for one in found if repeats and one.status is Status.ACTIVE]


def fingerprint(offer: Utterance | Candidate) -> str:
    """Return what tells an offer from every other: the same one is not judged twice."""
    if isinstance(offer, Utterance):
        # Saying the same thing twice is two turns; importing the same turn twice is one.
        identity = offer.external_id or new_id()
        parts = ["turn", offer.origin, offer.conversation_id, identity]
    else:
        source = offer.source
        where = source.turn_id or f"{source.document}#{source.page}"
        claim = offer.claim
        what = [claim.slot, claim.value, claim.polarity] if claim else [offer.statement]
        span = f"{source.start}-{source.end}"
        parts = ["candidate", offer.kind, offer.origin, where, span, offer.subject.key, *what]
    return hashlib.sha256("\x1f".join(parts).encode()).hexdigest()


def _review(candidate: Candidate, known: Sequence[Record], instead_of: Record | None) -> Verdict:
    reviewed_by = REVIEWS.get(candidate.kind, review)
    if instead_of is None:
        return _unsure(reviewed_by(candidate, known), candidate)
    others = [record for record in known if record.id != instead_of.id]
    verdict = reviewed_by(candidate, others)
    if verdict.decision is Decision.CREATE:
        return Verdict(Decision.UPDATE, Reason.CORRECTED, (instead_of,))
    if verdict.decision is Decision.UPDATE:
        return replace(verdict, reason=Reason.CORRECTED, targets=(instead_of, *verdict.targets))
    return verdict


def _unsure(verdict: Verdict, candidate: Candidate) -> Verdict:
    """Make a verdict wait for the owner where its source or its hearing is not good enough."""
    poorly_heard = candidate.hearing is not None and candidate.hearing < POORLY_HEARD
    if not poorly_heard and not waits(candidate.origin, candidate.kind):
        return verdict
    return _waiting(verdict, Reason.POORLY_HEARD if poorly_heard else Reason.NEEDS_OWNER)


def _waiting(verdict: Verdict, reason: Reason) -> Verdict:
    match verdict.decision:
        case Decision.CREATE:
            return replace(verdict, reason=reason)
        case Decision.UPDATE:
            return replace(verdict, decision=Decision.CONFLICT, reason=reason)
        case _:
            return verdict


def _again(record: Record) -> Candidate:
    """Return a record as a candidate, to be compared with what is in use."""
    return Candidate(
        statement=record.statement,
        source=record.sources[0],
        origin=record.origin,
        subject=record.subject,
        claim=record.claim,
        kind=record.kind,
        scope=record.scope,
        source_type=record.source_type,
        zone=record.zone,
        validity=record.validity,
        detail=record.detail,
    )


def turn_record(turn: Utterance, at: datetime) -> Record:
    """Return the record that keeps a turn."""
    id = turn.id or new_id()
    ceiling = ALLOWANCES[turn.origin].ceiling
    return Record(
        id=id,
        kind=Kind.EPISODIC,
        scope=Scope.CONVERSATION,
        subject=_speaker(turn),
        statement=turn.text,
        claim=None,
        status=Status.ACTIVE,
        origin=turn.origin,
        source_type=SourceType.EXPLICIT,
        confidence=ceiling if turn.hearing is None else min(ceiling, turn.hearing),
        importance=0.5,
        evidence_count=1,
        validity=Validity(from_utc=turn.at),
        zone=turn.zone,
        recorded_at=at,
        external_id=turn.external_id,
        sources=(Source(turn.at, turn.text, 0, len(turn.text), turn_id=id, origin=turn.origin),),
    )


def _speaker(turn: Utterance) -> Subject:
    if turn.speaker is Speaker.OWNER:
        return OWNER
    if turn.speaker is Speaker.COMPANION:
        return COMPANION
    name = turn.name or "someone"
    return Subject(f"name:{name.casefold()}", name)
