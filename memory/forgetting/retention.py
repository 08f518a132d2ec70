"""What forgets by itself: which memories have been of no use for as long as the owner said."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from sqlalchemy import Table, func, select

from memory.curation.context import Context
from memory.details import Commitment
from memory.errors import RecordNotFoundError
from memory.forgetting import plan, selecting
from memory.forgetting.values import Selection
from memory.records import Record
from memory.store import tables
from memory.store.files import Stores
from memory.vocabulary import CommitmentState, Kind, Status, StoreName


class Expendable(StrEnum):
    """What the owner may let go by itself."""

    SMALL_TALK = "small_talk"
    """Turns that nothing was learnt from."""
    PUT_AWAY = "put_away"
    """What the owner put away or rejected."""
    REPLACED = "replaced"
    """What something newer has taken the place of."""
    SETTLED = "settled"
    """Plans that are done, or were missed."""


_STATUSES = {
    Expendable.PUT_AWAY: (Status.ARCHIVED, Status.RETRACTED),
    Expendable.REPLACED: (Status.SUPERSEDED,),
}
_IN_USE = frozenset({Status.ACTIVE, Status.PENDING, Status.STALE, Status.CONTRADICTED})
_SAID = frozenset({Kind.EPISODIC, Kind.WORKING})
_AT_ONCE = 500
"""How many values one query compares with: SQL takes no more than some thousands."""


@dataclass(frozen=True)
class Policy:
    """The owner's rules.

    Attributes:
        after: How long each is kept; what is not named here is kept for good.
        kept: Names of people, things and projects that no rule touches.
    """

    after: Mapping[Expendable, timedelta]
    kept: tuple[str, ...] = ()


def due(
    stores: Stores, policy: Policy, now: datetime, most: int = 500
) -> dict[Expendable, tuple[str, ...]]:
    """Return the ids of what the rules let go by now, oldest first, at most ``most`` of each.

    Nothing is due that would take along what is still in use, or words that were said elsewhere.
    """
    kept = {id for name in policy.kept for id in _of_name(stores, name)}
    found = {}
    for what, after in policy.after.items():
        old = [id for id in _older(stores, what, now - after) if id not in kept]
        going = frozenset(old)
        alone = (id for id in old if _goes_alone(stores, id, going))
        found[what] = tuple(id for id, _ in zip(alone, range(most), strict=False))
    return {what: ids for what, ids in found.items() if ids}


def _older(stores: Stores, what: Expendable, than: datetime) -> Iterator[str]:
    if what is Expendable.SMALL_TALK:
        return _small_talk(stores, than)
    if what is Expendable.SETTLED:
        return _settled(stores, than)
    return _out_of_use(stores, _STATUSES[what], than)


def _small_talk(stores: Stores, than: datetime) -> Iterator[str]:
    turns = tables.turns.c
    with stores.reading(StoreName.EPISODIC) as connection:
        query = select(turns.record_id).where(turns.at_utc < than).order_by(turns.at_utc)
        said = list(connection.scalars(query))
    taught = {id for envelope in _known(stores) for id in _column(stores, envelope)}
    yield from (id for id in said if id not in taught)


def _settled(stores: Stores, than: datetime) -> Iterator[str]:
    records = tables.ENVELOPES[StoreName.PROSPECTIVE].records
    with stores.reading(StoreName.PROSPECTIVE) as connection:
        ids = list(connection.scalars(select(records.c.id).order_by(records.c.id)))
    ended = {CommitmentState.DONE, CommitmentState.MISSED}
    plans = [
        one
        for one in selecting.by_ids(stores, ids)
        if isinstance(one.detail, Commitment) and one.detail.state in ended
    ]
    yield from _changed_before(stores, [one.id for one in plans], than)


def _out_of_use(stores: Stores, statuses: tuple[Status, ...], than: datetime) -> Iterator[str]:
    ids: list[str] = []
    for envelope in _known(stores):
        kept = envelope.records.c
        with stores.reading(envelope.store) as connection:
            ids += connection.scalars(select(kept.id).where(kept.status.in_(statuses)))
    yield from _changed_before(stores, ids, than)


def _changed_before(stores: Stores, ids: list[str], than: datetime) -> Iterator[str]:
    """Yield the records that nothing has changed since; the oldest first."""
    audit, last = tables.audit.c, {}
    with stores.reading(StoreName.LEDGER) as connection:
        for start in range(0, len(ids), _AT_ONCE):
            some = audit.record_id.in_(ids[start : start + _AT_ONCE])
            query = select(audit.record_id, func.max(audit.at_utc).label("at"))
            for row in connection.execute(query.where(some).group_by(audit.record_id)):
                last[row.record_id] = row.at
    yield from sorted((id for id in ids if id in last and last[id] < than), key=last.__getitem__)


def _goes_alone(stores: Stores, id: str, going: frozenset[str]) -> bool:
    """Tell whether nothing else that is of use would go with a memory."""
    meant = selecting.by_ids(stores, [id])
    if not meant or meant[0].status is Status.FORGETTING:
        return False
    reached = plan.reach(stores, meant)
    if any(one.id not in going and _is_of_use(one) for one in reached.records):
        return False
    own = {source.turn_id for source in meant[0].sources}
    return all(turn_id in going or turn_id in own for turn_id in reached.turns)


def _is_of_use(record: Record) -> bool:
    return record.kind not in _SAID and record.status in _IN_USE


def _of_name(stores: Stores, name: str) -> Iterator[str]:
    registry = Context(stores).registry()
    for selection in (Selection(subject=name), Selection(project=name)):
        try:
            for record in selecting.find_meant(stores, selection, registry).records:
                yield record.id
                yield from (source.turn_id for source in record.sources if source.turn_id)
        except RecordNotFoundError:
            continue


def _known(stores: Stores) -> Iterator[tables.Envelope]:
    """Yield the tables of what is known, as against what was said."""
    for name, envelope in tables.ENVELOPES.items():
        if name in stores and name not in {StoreName.EPISODIC, StoreName.WORKING}:
            yield envelope


def _column(stores: Stores, envelope: tables.Envelope) -> Iterator[str]:
    sources: Table = envelope.sources
    with stores.reading(envelope.store) as connection:
        query = select(sources.c.turn_id).where(sources.c.turn_id.is_not(None)).distinct()
        yield from connection.scalars(query)
