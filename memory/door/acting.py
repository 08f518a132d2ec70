"""The owner's verdicts on what is kept: acts, ways out of a conflict, undo; and what runs out."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import select

from memory import lifecycle
from memory.details import Belonging, CausalLink, Detail, Failure, Skill
from memory.door import judging, loading, outcomes
from memory.door.draft import Draft
from memory.door.register import Register
from memory.errors import CannotUndoError, NotInConflictError, WriteRefusedError
from memory.kinds import procedural
from memory.records import Record, Ruling
from memory.store import reading, tables, writing
from memory.store.effects import Set
from memory.store.files import Stores
from memory.store.seals import checked
from memory.vocabulary import (
    Act,
    AuditedAct,
    Decision,
    Keep,
    Kind,
    Origin,
    Reason,
    SourceType,
    Status,
    StoreName,
)

_REASONS: dict[Act, Reason] = {
    Act.CONFIRM: Reason.OWNER_CONFIRMED,
    Act.REJECT: Reason.OWNER_REJECTED,
    Act.ARCHIVE: Reason.OWNER_ARCHIVED,
    Act.RESTORE: Reason.OWNER_RESTORED,
}
"""The acts that are the owner's to ask for; the others follow from something else."""

_OWNER = Origin.OWNER_CONFIRMED
OWNERS = frozenset({Origin.OWNER_TEXT, Origin.OWNER_SPEECH, Origin.OWNER_CONFIRMED})
"""The origins that are the owner's own word."""


def act(
    stores: Stores, register: Register, record: Record, wanted: Act, at: datetime
) -> tuple[Draft, Ruling]:
    """Draft the owner's act on a record.

    Raises:
        WriteRefusedError: the act does not exist for it, is not the owner's to ask for, or would
            bring back what something else in use says already.
    """
    if wanted not in _REASONS:
        raise WriteRefusedError(f"{wanted} follows from other acts and cannot be asked for")
    if wanted is Act.CONFIRM and record.rival_id:
        return resolve(stores, register, record, Keep.NEW, None, at)
    if wanted is Act.REJECT and record.rival_id:
        return resolve(stores, register, record, Keep.OLD, None, at)
    lifecycle.after(record.status, wanted)
    draft = Draft(at, _OWNER, _REASONS[wanted])
    brings_back = wanted is Act.RESTORE or (wanted is Act.CONFIRM and record.status in _UNUSED)
    rivals = judging.opposed_to(stores, register, record) if brings_back else ()
    if record.claim is not None and any(one.claim == record.claim for one in rivals):
        raise WriteRefusedError("something else that is in use says the same already")
    after = _reopened(draft, record, rivals) if rivals else _acted(draft, record, wanted)
    if record.superseded_by and not after.superseded_by:
        _unlink(draft, loading.record(stores, record.superseded_by), record)
    if wanted in {Act.REJECT, Act.ARCHIVE}:
        outcomes.go_stale(draft, loading.made_from(stores, [record.id]))
        outcomes.release(draft, loading.waiting_against(stores, record.id))
    ruling = draft.ruling(after, Decision.CONFLICT if rivals else Decision.UPDATE)
    draft.rule(ruling)
    return draft, ruling


def resolve(
    stores: Stores,
    register: Register,
    record: Record,
    keep: Keep,
    changed_on: datetime | None,
    at: datetime,
) -> tuple[Draft, Ruling]:
    """Draft a way out of the conflict that a record waits in.

    Args:
        stores: Where its rival is.
        register: Who is who.
        record: The one that waits.
        keep: What the owner keeps.
        changed_on: With ``BOTH``: when the old one ended and the new one began.
        at: Now.

    Raises:
        NotInConflictError: the record waits against nothing.
    """
    if record.status is not Status.PENDING or record.rival_id is None:
        raise NotInConflictError(record.id)
    rival = loading.record(stores, record.rival_id)
    draft = Draft(at, _OWNER, _KEPT[keep], conflicts=True)
    match keep:
        case Keep.OLD:
            after = draft.act(record, Act.YIELD, rival_id=None, invalidated_at=at)
            _confirm(draft, rival)
        case Keep.NEITHER:
            after = draft.act(record, Act.REJECT, rival_id=None, invalidated_at=at)
            draft.act(rival, Act.REJECT, invalidated_at=at)
        case Keep.NEW:
            after = _confirm(draft, record, supersedes_id=rival.id)
            for opposed in _rivals(stores, register, record, rival):
                outcomes.supersede(draft, opposed, after, None)
        case Keep.BOTH:
            after = _keep_both(draft, record, rival, changed_on)
    _settle_others(stores, draft, after)
    ruling = draft.ruling(after, Decision.UPDATE, rival)
    draft.rule(ruling)
    return draft, ruling


def amend(
    record: Record, detail: Detail | Belonging, by: Origin, at: datetime
) -> tuple[Draft, Ruling]:
    """Draft changing what only the record's kind has (done, approved), or where it belongs.

    Raises:
        WriteRefusedError: the detail is of another kind, or its change is the owner's to make.
    """
    if isinstance(detail, Belonging):
        return _assign(record, detail.project, by, at)
    if type(detail) is not type(record.detail):
        raise WriteRefusedError(f"a {record.kind} record has no {type(detail).__name__}")
    if by not in OWNERS and _is_the_owners(record.detail, detail):
        raise WriteRefusedError(f"only the owner may decide this, and it came from {by}")
    draft = Draft(at, by, Reason.OWNER_AMENDED if by in OWNERS else Reason.MOVED_ON)
    after = replace(record, detail=detail)
    draft.change(record, after, AuditedAct.AMENDED)
    ruling = draft.ruling(after, Decision.UPDATE)
    draft.rule(ruling)
    return draft, ruling


def _assign(record: Record, project: str | None, by: Origin, at: datetime) -> tuple[Draft, Ruling]:
    """Draft moving a record to a project, or out of the one that it belongs to."""
    if by not in OWNERS:
        raise WriteRefusedError(f"only the owner may decide this, and it came from {by}")
    if record.kind is Kind.PROJECT:
        raise WriteRefusedError("a project does not belong to another")
    if record.project_id == project:
        raise WriteRefusedError("it belongs there already")
    draft = Draft(at, by, Reason.OWNER_AMENDED)
    after = replace(record, project_id=project)
    draft.change(record, after, AuditedAct.AMENDED)
    ruling = draft.ruling(after, Decision.UPDATE)
    draft.rule(ruling)
    return draft, ruling


def _is_the_owners(before: Detail | None, after: Detail) -> bool:
    """Tell whether a change approves a skill, verifies a cause or raises a causal grade."""
    match before, after:
        case Skill(), Skill():
            return before.approved_at != after.approved_at
        case Failure(), Failure():
            return before.cause_is_verified != after.cause_is_verified
        case CausalLink(), CausalLink():
            return before.grade is not after.grade
        case _:
            return False


def expire(stores: Stores, at: datetime) -> Draft:
    """Draft marking stale whatever was to end and has ended by now."""
    draft = Draft(at, Origin.INFERRED, Reason.RAN_OUT)
    for name, envelope in tables.ENVELOPES.items():
        if name not in stores:
            continue
        kept = envelope.records
        query = select(kept).where(
            kept.c.status == Status.ACTIVE,
            kept.c.valid_until_utc <= at,
            kept.c.valid_until_utc > kept.c.recorded_at_utc,
        )
        with stores.reading(name) as connection:
            over = reading.records(connection, envelope, query)
        for record in over:
            draft.act(record, Act.EXPIRE)
    gone = sorted(draft.touched)
    outcomes.go_stale(draft, loading.made_from(stores, gone))
    for id in gone:
        outcomes.release(draft, loading.waiting_against(stores, id))
    return draft


def undo(
    stores: Stores,
    register: Register,
    decision_id: str,
    at: datetime,
    why: Reason = Reason.OWNER_UNDID,
) -> tuple[Draft, Ruling]:
    """Draft bringing back every row that a decision changed to what it was.

    A record that the decision wrote is withdrawn.

    Raises:
        CannotUndoError: the decision changed nothing, a row was changed again since, or what it
            would bring back is contradicted by now; to restore that lets the owner decide.
    """
    with stores.reading(StoreName.LEDGER) as connection:
        done = connection.execute(select(tables.undo).filter_by(decision_id=decision_id))
        row = next(iter(checked(connection, done, tables.undo)), None)
        decided = reading.rulings(connection, select(tables.decisions).filter_by(id=decision_id))
    if not decided or (row.is_done if row else not _only_wrote(stores, decided[0])):
        raise CannotUndoError("there is nothing to undo")
    before, after = (json.loads(row.before), json.loads(row.after)) if row else ({}, {})
    records = {record.id: record for record in loading.records(stores, list(before))}
    draft = Draft(at, _OWNER, why, conflicts=True)
    for id, columns in before.items():
        record = records.get(id)
        if record is None or not _is_as(record, after[id]):
            raise CannotUndoError("it was changed again since")
        draft.change(record, writing.with_columns(record, columns), AuditedAct.UNDONE)
    _take_back(stores, draft, decided[0].record_id, before)
    for id in draft.brought_into_use:
        if _untouched(draft, judging.opposed_to(stores, register, records[id])):
            raise CannotUndoError("something else has taken its place since; restore it instead")
    gone = draft.taken_out_of_use
    outcomes.go_stale(draft, _untouched(draft, loading.made_from(stores, gone)))
    for id in gone:
        outcomes.release(draft, _untouched(draft, loading.waiting_against(stores, id)))
    key, values = {"decision_id": decision_id}, {"is_done": 1}
    draft.effects += [Set(StoreName.LEDGER, "undo", key, values)] if row else []
    ruling = replace(decided[0], id=draft.decision_id, at=at, origin=_OWNER)
    ruling = replace(ruling, decision=Decision.UPDATE, reason=why)
    draft.rule(ruling)
    return draft, ruling


def _only_wrote(stores: Stores, decided: Ruling) -> bool:
    """Tell whether a decision wrote a record, and nothing has become of that record since.

    Raises:
        CannotUndoError: the record was changed since.
    """
    if decided.decision is Decision.IGNORE or decided.record_id is None:
        return False
    with stores.reading(StoreName.LEDGER) as connection:
        lines = select(tables.audit.c.decision_id).filter_by(record_id=decided.record_id)
        acts = set(connection.scalars(lines))
    if acts - {decided.id}:
        raise CannotUndoError("it was changed again since")
    return decided.id in acts


_UNUSED = frozenset({Status.STALE, Status.PENDING})
_KEPT: dict[Keep, Reason] = {
    Keep.OLD: Reason.OWNER_KEPT_OLD,
    Keep.NEW: Reason.OWNER_KEPT_NEW,
    Keep.BOTH: Reason.OWNER_KEPT_BOTH,
    Keep.NEITHER: Reason.OWNER_KEPT_NEITHER,
}


def _acted(draft: Draft, record: Record, wanted: Act) -> Record:
    if wanted is Act.CONFIRM:
        return _confirm(draft, record)
    if wanted is Act.REJECT:
        return draft.act(record, wanted, invalidated_at=draft.at)
    if wanted is Act.RESTORE:
        return draft.act(record, wanted, invalidated_at=None, superseded_by=None)
    return draft.act(record, wanted)


def _confirm(draft: Draft, record: Record, **values: Any) -> Record:
    values.setdefault("detail", _approved(record.detail, draft.at))
    return draft.act(
        record,
        Act.CONFIRM,
        source_type=SourceType.CONFIRMED,
        confidence=1.0,
        rival_id=None,
        **values,
    )


def _approved(detail: Detail | None, at: datetime) -> Detail | None:
    """Return a detail as the owner's confirmation leaves it: a confirmed skill is approved."""
    return procedural.approve(detail, _OWNER, at) if isinstance(detail, Skill) else detail


def _reopened(draft: Draft, record: Record, rivals: Sequence[Record]) -> Record:
    """Draft making a record wait that something in use contradicts."""
    draft.conflicts = True
    if record.status is Status.PENDING:
        after = replace(record, rival_id=rivals[0].id)
        draft.change(record, after, AuditedAct.REOPENED)
        return after
    return draft.act(
        record, Act.REOPEN, rival_id=rivals[0].id, invalidated_at=None, superseded_by=None
    )


def _keep_both(draft: Draft, record: Record, rival: Record, changed_on: datetime | None) -> Record:
    if changed_on is None:
        _confirm(draft, rival)
        return _confirm(draft, record)
    since = replace(record.validity, from_utc=changed_on)
    after = _confirm(draft, record, supersedes_id=rival.id, validity=since)
    outcomes.supersede(draft, rival, after, changed_on)
    return after


def _rivals(stores: Stores, register: Register, record: Record, rival: Record) -> Sequence[Record]:
    """Return everything in use that a record contradicts, what it waits against first."""
    others = judging.opposed_to(stores, register, record)
    return (rival, *(one for one in others if one.id != rival.id))


def _settle_others(stores: Stores, draft: Draft, kept: Record) -> None:
    """Draft what follows from the rows that a way out took out of use."""
    gone = draft.taken_out_of_use
    outcomes.go_stale(draft, loading.made_from(stores, gone))
    for id in gone:
        others = [one for one in loading.waiting_against(stores, id) if one.id != kept.id]
        if kept.status is Status.ACTIVE:
            outcomes.wait_against(draft, others, kept)
        else:
            outcomes.release(draft, others)


def _take_back(stores: Stores, draft: Draft, record_id: str | None, before: dict[str, Any]) -> None:
    """Draft retracting the row that the undone decision had written, if it wrote one."""
    if record_id is None or record_id in before:
        return
    record = loading.record(stores, record_id)
    draft.act(record, Act.REJECT, invalidated_at=draft.at, rival_id=None, supersedes_id=None)


def _unlink(draft: Draft, successor: Record, restored: Record) -> None:
    """Draft letting a successor point back no more at what it had replaced and was brought back."""
    if successor.supersedes_id == restored.id:
        draft.change(successor, replace(successor, supersedes_id=None), AuditedAct.AMENDED)


def _untouched(draft: Draft, found: Iterable[Record]) -> list[Record]:
    """Return the records that an operation has not changed yet."""
    return [record for record in found if record.id not in draft.touched]


def _is_as(record: Record, columns: dict[str, Any]) -> bool:
    return writing.with_columns(record, columns) == record
