"""The owner's word on who is who: two are one, or were never one."""

from collections.abc import Collection
from datetime import datetime

from memory.door.draft import Draft
from memory.door.register import Register
from memory.errors import WriteRefusedError
from memory.ids import new_id
from memory.kinds import entities
from memory.kinds.entities import Entity, Registry
from memory.records import Ruling, Subject, Verdict
from memory.store import registry as rows
from memory.vocabulary import Decision, Kind, Origin, Reason, Scope

_OWNER = Origin.OWNER_CONFIRMED


def merge(register: Register, kept: str, gone: str, at: datetime) -> tuple[Draft, Ruling]:
    """Draft making two entities one; their records are compared as one's from now on.

    Raises:
        RecordNotFoundError: there is no such entity.
        WriteRefusedError: they are one already.
    """
    before = register.current()
    after = entities.merge(before, kept, gone, by=_OWNER)
    return _drafted(before, after, before.entity(kept), Reason.OWNER_MERGED, at)


def split(register: Register, id: str, at: datetime) -> tuple[Draft, Ruling]:
    """Draft letting an entity stand alone again that had been merged.

    Raises:
        RecordNotFoundError: there is no such entity.
        WriteRefusedError: it stands alone already.
    """
    before = register.current()
    after = entities.split(before, id, by=_OWNER)
    return _drafted(before, after, before.entity(id), Reason.OWNER_SPLIT, at)


def divide(
    register: Register, id: str, turn_ids: Collection[str], at: datetime
) -> tuple[Draft, Ruling]:
    """Draft making two of one entity: what some turns call so is another.

    Raises:
        RecordNotFoundError: there is no such entity.
        WriteRefusedError: one of the two would be left without a name.
    """
    before = register.current()
    after = entities.divide(before, id, turn_ids, by=_OWNER)
    return _drafted(before, after, before.entity(id), Reason.OWNER_SPLIT, at)


def _drafted(
    before: Registry, after: Registry | Verdict, about: Entity, why: Reason, at: datetime
) -> tuple[Draft, Ruling]:
    if isinstance(after, Verdict):
        raise WriteRefusedError(f"nothing changes: {after.reason}")
    draft = Draft(at, _OWNER, why, registry=after)
    draft.effects += rows.put(before, after)
    ruling = Ruling(
        id=draft.decision_id,
        at=at,
        decision=Decision.UPDATE,
        reason=why,
        statement="",
        kind=Kind.SEMANTIC,
        scope=Scope.ENTITY,
        subject=Subject(about.key, about.name, about.relation),
        origin=_OWNER,
        record_id=None,
        target_id=None,
        status=None,
        confidence=1.0,
    )
    draft.rule(ruling, new_id())
    return draft, ruling
