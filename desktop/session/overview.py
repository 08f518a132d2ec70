"""What each kind of memory holds, put together for looking at."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from desktop.session.lineage import Lineage, trace
from desktop.session.readers import Readers
from desktop.session.world import World, survey
from memory.curation.listing import About, RecordFilter
from memory.curation.trail import AuditLine
from memory.details import Commitment
from memory.kinds import (
    causal,
    entities,
    failure,
    preference,
    procedural,
    project,
    prospective,
)
from memory.kinds.causal import Cause
from memory.kinds.entities import Entity, Likeness, Registry
from memory.kinds.failure import FailureSummary
from memory.kinds.preference import Preference
from memory.kinds.procedural import SkillHistory
from memory.kinds.project import Standing
from memory.kinds.prospective import Entry
from memory.records import OWNER_KEY, Record
from memory.vocabulary import CommitmentState, EntityType, Kind, Scope, Status

_ALL = 10_000_000
"""More records than anybody has."""
_LONG_AGO = datetime.min.replace(tzinfo=UTC)
_ORDER = tuple(EntityType)
"""People come first, things later."""


@dataclass(frozen=True)
class Contradiction:
    """Two records that cannot both be true, and what hangs on each."""

    record: Record
    """The one that waits."""
    rival: Record | None
    """The one in use; None when it waits for the owner alone."""
    dependents: tuple[str, ...]
    """Ids of what was made from the one that waits."""
    rival_dependents: tuple[str, ...]
    """Ids of what was made from the one in use."""


@dataclass(frozen=True)
class Acquaintance:
    """Whom or what the owner speaks of, and what is known of it."""

    entity: Entity
    """Whole, with the names of all that was merged into it."""
    merged: tuple[Entity, ...]
    known: tuple[Record, ...]
    """What is in use about it, newest first."""
    links: tuple[tuple[str, str, str], ...]
    """Who stands to whom: names and what stands between them."""
    may_be: tuple[tuple[Entity, Likeness], ...]
    """Others that the owner may want to merge with it."""
    preferences: tuple[Preference, ...] = ()
    """How the owner likes things; empty for everybody else."""


@dataclass(frozen=True)
class Work:
    """A project and what belongs to it."""

    record: Record
    standing: Standing
    belonging: tuple[Record, ...]
    """Its records of every kind, newest first."""


@dataclass(frozen=True)
class Self:
    """What memory holds of the companion."""

    known: tuple[Record, ...]
    """What is in use in its scope, newest first."""
    failures: tuple[FailureSummary, ...]


@dataclass(frozen=True)
class Change:
    """Something that became different, as it is now."""

    line: AuditLine
    record: Record


class Overview:
    """Looks through the kinds; nothing here writes."""

    def __init__(self, readers: Readers, clock: Callable[[], datetime]) -> None:
        self._readers = readers
        self._clock = clock

    def conflicts(self) -> tuple[Contradiction, ...]:
        """Return everything that waits for the owner, oldest first."""
        waiting = self._readers.inbox.waiting()
        ids = [each.id for one in waiting for each in (one.record, one.rival) if each]
        made = self._readers.inspector.dependents_of(ids) if ids else {}
        return tuple(
            Contradiction(
                one.record,
                one.rival,
                made.get(one.record.id, ()),
                made.get(one.rival.id, ()) if one.rival else (),
            )
            for one in waiting
        )

    def audit(self, since: datetime | None = None) -> tuple[AuditLine, ...]:
        """Return every change from an instant on, oldest first."""
        return self._readers.trail.since(since, _ALL)

    def began(self) -> datetime | None:
        """Return when the first record was made; None when there is none."""
        return self._readers.inspector.began()

    def subjects(self) -> tuple[About, ...]:
        """Return whom and what memory is about, the most often spoken of first."""
        return self._readers.inspector.subjects()

    def changed_since(self, at: datetime, limit: int = 200) -> tuple[Change, ...]:
        """Return what changed after an instant in what is held, the newest first."""
        lines = self._readers.trail.latest(at, limit)
        held = {
            one.id: one for one in self._readers.inspector.records([x.record_id for x in lines])
        }
        said = (Kind.EPISODIC, Kind.WORKING)
        return tuple(
            Change(line, held[line.record_id])
            for line in lines
            if line.record_id in held and held[line.record_id].kind not in said
        )

    def lineage(self, id: str) -> Lineage:
        """Return where a record came from and what came of it.

        Raises:
            RecordNotFoundError: there is none with this id.
        """
        return trace(self._readers, id)

    def agenda(self) -> tuple[Entry, ...]:
        """Return what was missed, then what is to come, each the earliest first."""
        plans = self._all(Kind.PROSPECTIVE)
        return (*_missed(plans), *prospective.agenda(plans, self._clock()))

    def settled(self) -> tuple[Entry, ...]:
        """Return what is done or was missed, the latest first."""
        ended = {CommitmentState.DONE, CommitmentState.MISSED}
        found = [
            Entry(one, one.detail, overdue=False, waiting=False)
            for one in self._all(Kind.PROSPECTIVE, Status.ACTIVE)
            if isinstance(one.detail, Commitment) and one.detail.state in ended
        ]
        return tuple(sorted(found, key=lambda one: _due(one.commitment), reverse=True))

    def entities(self) -> tuple[Entity, ...]:
        """Return whatever has a name, what was merged into another included."""
        return self._readers.context.registry().entities

    def people(self, each: int = _ALL) -> tuple[Acquaintance, ...]:
        """Return everybody and everything that has a name: the owner, people, pets, the rest.

        Args:
            each: How much of what is known of each is wanted at most under one name.
        """
        registry = self._readers.context.registry()
        about = _by_entity(self._readers.acquaintances.newest(each), registry)
        world = self._world(registry)
        merged, may_be = _merged(registry), _may_be(registry)
        found = [
            Acquaintance(
                entity=one,
                merged=tuple(merged.get(one.id, ())),
                known=tuple(about.get(one.key, ())),
                links=_links(world, one.key),
                may_be=tuple(may_be.get(one.id, ())),
                preferences=self._preferences() if one.key == OWNER_KEY else (),
            )
            for one in registry.roots()
        ]
        return tuple(sorted(found, key=_place))

    def world(self) -> World:
        """Return who stands to whom and to what."""
        return self._world(self._readers.context.registry())

    def projects(self) -> tuple[Work, ...]:
        """Return the projects, the newest first."""
        found = self._all(Kind.PROJECT, Status.ACTIVE)
        records = self._readers.inspector.list(RecordFilter(limit=_ALL)) if found else ()
        return tuple(
            Work(one, project.standing(one, records), _belonging(one, records)) for one in found
        )

    def skills(self) -> tuple[SkillHistory, ...]:
        """Return the skills by name, each with all its versions."""
        return procedural.skills(self._all(Kind.PROCEDURAL))

    def causes(self) -> tuple[Cause, ...]:
        """Return what comes of what, the best supported first."""
        return causal.causes(self._all(Kind.CAUSAL))

    def failures(self) -> tuple[FailureSummary, ...]:
        """Return what went wrong by kind, the most frequent first."""
        return failure.failures(self._all(Kind.FAILURE))

    def companion(self) -> Self:
        """Return what memory holds of the companion itself."""
        wanted = RecordFilter(scope=Scope.COMPANION, status=Status.ACTIVE, limit=_ALL)
        known = [
            one for one in self._readers.inspector.list(wanted) if one.kind is not Kind.FAILURE
        ]
        return Self(tuple(known), self.failures())

    def _preferences(self) -> tuple[Preference, ...]:
        records = self._all(Kind.PREFERENCE)
        return preference.owner_model(records, self._readers.context.conversations(records))

    def _world(self, registry: Registry) -> World:
        return survey(self._readers.acquaintances.linking(), self._clock(), registry)

    def _all(self, kind: Kind, status: Status | None = None) -> tuple[Record, ...]:
        wanted = RecordFilter(kind=kind, status=status, limit=_ALL)
        return self._readers.inspector.list(wanted)


def _missed(plans: Sequence[Record]) -> list[Entry]:
    """Return what came due unheard and was not seen to since."""
    found = [
        Entry(one, one.detail, overdue=True, waiting=False)
        for one in plans
        if isinstance(one.detail, Commitment)
        and one.detail.state is CommitmentState.MISSED
        and one.status is Status.ACTIVE
    ]
    return sorted(found, key=lambda entry: (_due(entry.commitment), entry.record.id))


def _due(planned: Commitment) -> datetime:
    return planned.due_at or _LONG_AGO


def _by_entity(facts: Sequence[Record], registry: Registry) -> dict[str, list[Record]]:
    about: dict[str, list[Record]] = {}
    for fact in facts:
        turn = next((source.turn_id for source in fact.sources if source.turn_id), None)
        about.setdefault(registry.subject(fact.subject, turn).key, []).append(fact)
    return about


def _merged(registry: Registry) -> dict[str, list[Entity]]:
    """Return what was merged, by the id of what it was merged into."""
    found: dict[str, list[Entity]] = {}
    for other in registry.entities:
        if other.merged_into is not None:
            found.setdefault(registry.root(other).id, []).append(other)
    return found


def _links(world: World, key: str) -> tuple[tuple[str, str, str], ...]:
    names = world.names
    return tuple((names[edge.start], edge.relation, names[edge.end]) for edge in world.around(key))


def _may_be(registry: Registry) -> dict[str, list[tuple[Entity, Likeness]]]:
    """Return with whom each may be one, by its id."""
    found: dict[str, list[tuple[Entity, Likeness]]] = {}
    for proposal in entities.proposals(registry):
        pair = (proposal.one_id, proposal.other_id)
        for id, other in (pair, pair[::-1]):
            found.setdefault(id, []).append((registry.entity(other), proposal.because))
    return found


def _place(one: Acquaintance) -> tuple[bool, int, str]:
    entity = one.entity
    return entity.key != OWNER_KEY, _ORDER.index(entity.type), entity.name.casefold()


def _belonging(record: Record, records: Sequence[Record]) -> tuple[Record, ...]:
    key, is_used = record.subject.key, (Status.ACTIVE, Status.PENDING)
    return tuple(
        one
        for one in records
        if one.project_id == key and one.status in is_used and one.kind is not Kind.PROJECT
    )
