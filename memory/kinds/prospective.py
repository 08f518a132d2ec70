"""What is to come: commitments, reminders and timers, and how each is settled.

A plan is never a fact. A reminder or timer that came due while Candor was closed is missed and is
told as such; a commitment is the owner's own, so it stays open until they say that it is done.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from memory.details import Commitment
from memory.kinds import hours, planning, timetable
from memory.kinds.offering import Said, offer_sentence, said_by_owner
from memory.kinds.recurrence import next_after, read
from memory.records import Candidate, Claim, Record, Utterance, Verdict
from memory.review.modality import of_clause, of_sentence
from memory.review.predicates import cue
from memory.vocabulary import (
    CommitmentSort,
    CommitmentState,
    Cue,
    Decision,
    Kind,
    Modality,
    Reason,
    Status,
)

SLOT = "to_come"
"""The slot of every claim of this kind; the value is what is to be done, without its time."""

NOT_MEANT = frozenset({Modality.QUESTION, Modality.HYPOTHETICAL, Modality.JOKE, Modality.FICTION})
"""Sentences of these sorts neither plan nor settle anything."""


def offers(heard: Utterance) -> tuple[Candidate, ...]:
    """Return what the owner asks to be reminded of, or says that they are bound to do."""
    return tuple(
        candidate
        for said in said_by_owner(heard)
        if of_sentence(said.sentence.text) not in NOT_MEANT
        and (candidate := _offer(heard, said)) is not None
    )


def _offer(heard: Utterance, said: Said) -> Candidate | None:
    text = timetable.read(said.text)
    plan = planning.plan(text)
    if plan is None or of_clause(plan.before, quoted=False) is Modality.QUOTED:
        return None
    due = timetable.due(text, heard.at, heard.zone, waking=plan.waking)
    if plan.sort is CommitmentSort.TIMER and (lasting := hours.length(text)):
        due = timetable.Due(heard.at + lasting)
    if (plan.needs_time and due.at is None) or (plan.once and due.rule is not None):
        return None
    return replace(
        offer_sentence(heard, Kind.PROSPECTIVE, said),
        modality=Modality.PLANNED,
        cue=cue(text),
        claim=Claim(SLOT, planning.task(plan)),
        detail=Commitment(plan.sort, due.at, str(due.rule) if due.rule else None),
    )


def review(candidate: Candidate, known: Sequence[Record]) -> Verdict:
    """Decide what to do with something to come, given what is already planned.

    The same task at another time is another one, unless the owner says that it changed or had
    named no time before.
    """
    wanted = candidate.detail
    same = [
        (record, commitment)
        for record, commitment in open_ones(known)
        if record.claim == candidate.claim
    ]
    if not isinstance(wanted, Commitment) or not same:
        return Verdict(Decision.CREATE, Reason.NEW)
    for record, planned in same:
        if _when(planned) == _when(wanted):
            return Verdict(Decision.IGNORE, Reason.ALREADY_KNOWN, (record,))
    record, planned = same[0]
    if wanted.due_at is None:
        return Verdict(Decision.IGNORE, Reason.LESS_PRECISE, (record,))
    if planned.due_at is None:
        return Verdict(Decision.UPDATE, Reason.MORE_PRECISE, (record,))
    if candidate.cue is Cue.NONE:
        return Verdict(Decision.CREATE, Reason.ANOTHER_VALUE)
    reason = Reason.CHANGED if candidate.cue is Cue.CHANGE else Reason.CORRECTED
    return Verdict(Decision.UPDATE, reason, (record,))


def _when(commitment: Commitment) -> str | datetime | None:
    return commitment.recurrence or commitment.due_at


def open_ones(records: Sequence[Record]) -> Iterator[tuple[Record, Commitment]]:
    """Yield the commitments that are not settled yet."""
    for record in records:
        detail = record.detail
        if isinstance(detail, Commitment) and detail.state is CommitmentState.OPEN:
            yield record, detail


def due(records: Sequence[Record], now: datetime) -> tuple[Record, ...]:
    """Return what has come due, the earliest first; what waits for the owner's word does not."""
    found = [
        (commitment.due_at, record.id, record)
        for record, commitment in open_ones(records)
        if record.status is Status.ACTIVE and commitment.due_at and commitment.due_at <= now
    ]
    return tuple(record for _, _, record in sorted(found, key=lambda one: one[:2]))


def missed(records: Sequence[Record], closed_at: datetime, now: datetime) -> tuple[Record, ...]:
    """Return the reminders and timers that came due while Candor was closed."""
    return tuple(
        record
        for record in due(records, now)
        if isinstance(record.detail, Commitment)
        and record.detail.sort is not CommitmentSort.COMMITMENT
        and record.detail.due_at is not None
        and record.detail.due_at > closed_at
    )


def settle(detail: Commitment, state: CommitmentState, now: datetime, zone: str) -> Commitment:
    """Return a commitment once it was done or missed; what recurs is open for its next time.

    Args:
        detail: What was to come.
        state: ``DONE`` or ``MISSED``.
        now: The instant of settling, UTC.
        zone: The record's zone.
    """
    settled = replace(detail, state=state, settled_at=now)
    if detail.recurrence is None or detail.due_at is None:
        return settled
    coming = next_after(read(detail.recurrence), detail.due_at, zone, max(now, detail.due_at))
    return replace(detail, due_at=coming, settled_at=now) if coming else settled


@dataclass(frozen=True)
class Entry:
    """One line of the agenda."""

    record: Record
    commitment: Commitment
    overdue: bool
    """It came due, and nobody has said that it is done."""
    waiting: bool
    """It is not believed yet: the owner has to confirm it."""


def agenda(records: Sequence[Record], now: datetime) -> tuple[Entry, ...]:
    """Return what is to come, the earliest first and what has no time last."""
    entries = [
        Entry(
            record,
            commitment,
            overdue=commitment.due_at is not None and commitment.due_at <= now,
            waiting=record.status is Status.PENDING,
        )
        for record, commitment in open_ones(records)
        if record.status in (Status.ACTIVE, Status.PENDING)
    ]
    return tuple(sorted(entries, key=_place))


def _place(entry: Entry) -> tuple[bool, timedelta, str]:
    at = entry.commitment.due_at
    since = timedelta() if at is None else at - datetime.min.replace(tzinfo=at.tzinfo)
    return at is None, since, entry.record.id
