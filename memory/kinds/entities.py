"""The registry of entities: whom and what the owner speaks of, under all their names.

Values only: what is learnt, merged or divided gives another registry.
"""

import uuid
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from itertools import combinations

from memory.errors import RecordNotFoundError
from memory.kinds.naming import name_keys
from memory.records import OWNER, OWNER_KEY, Subject, Verdict
from memory.vocabulary import Decision, EntityType, Origin, Reason

_IDS = uuid.UUID("5f0c5f4e-5f0e-4d57-9a3a-0c4f1b7f2d11")
"""The name space of entity ids: a key always gives the same id, which does not show the key."""
_OWNERS_WORD = frozenset({Origin.OWNER_TEXT, Origin.OWNER_SPEECH, Origin.OWNER_CONFIRMED})
_BEINGS = frozenset({EntityType.PERSON, EntityType.PET})
_OWNER_NAMES = frozenset(("owner", "user", "me", "i", "myself"))


@dataclass(frozen=True)
class Alias:
    """One name of an entity."""

    name: str
    """As it was said first."""
    source_ids: tuple[str, ...]
    """The turns that say it, or the records when they came from no turn; never empty."""


@dataclass(frozen=True)
class Entity:
    """One person, place, thing, pet or organisation."""

    id: str
    key: str
    """The subject key; one more sign at its end when two have the same name."""
    name: str
    """As shown."""
    type: EntityType
    aliases: tuple[Alias, ...] = ()
    relation: str | None = None
    """What it is to the owner; None means not said."""
    merged_into: str | None = None
    """The id of the entity that the owner said it is; None means it stands alone."""

    @property
    def source_ids(self) -> frozenset[str]:
        """Every turn that names it."""
        return frozenset(source for alias in self.aliases for source in alias.source_ids)

    def has_name(self, name: str) -> bool:
        """Return whether it was called so, whatever the case, width, accents and possessive."""
        asked = name_keys(name)
        known = {name_keys(alias.name)[0] for alias in self.aliases}
        return any(key in known for key in asked)


def entity_id(key: str) -> str:
    """Return the id of the entity with that key."""
    return uuid.uuid5(_IDS, key).hex


THE_OWNER = Entity(entity_id(OWNER_KEY), OWNER_KEY, OWNER.name, EntityType.PERSON)
"""The owner before they have said a name."""


@dataclass(frozen=True)
class Registry:
    """All entities; the owner is always one of them."""

    entities: tuple[Entity, ...] = (THE_OWNER,)

    def entity(self, id: str) -> Entity:
        """Return the entity with that id.

        Raises:
            RecordNotFoundError: there is none.
        """
        if id not in self._by_id:
            raise RecordNotFoundError(id)
        return self._by_id[id]

    def having_id(self, id: str) -> Entity | None:
        """Return the entity with that id; None when there is none."""
        return self._by_id.get(id)

    def having_key(self, key: str) -> Entity | None:
        """Return the entity with that subject key; None when there is none."""
        id = self._id_of_key.get(key)
        return None if id is None else self._by_id[id]

    def called(self, name_key: str) -> tuple[Entity, ...]:
        """Return whatever has a name with that key, see ``name_keys``; merged or not."""
        return tuple(self._by_id[id] for id in self._ids_of_name.get(name_key, ()))

    def root(self, one: Entity) -> Entity:
        """Return whom an entity is, after everything that the owner merged."""
        while one.merged_into is not None:
            one = self.entity(one.merged_into)
        return one

    def parts(self, one: Entity) -> tuple[Entity, ...]:
        """Return whom an entity is, and everything that was merged into that."""
        root = self.root(one)
        merged = (other for other in self._merged if self.root(other).id == root.id)
        return (root, *merged)

    def whole(self, one: Entity) -> Entity:
        """Return an entity with the names and the relation of all that was merged into it."""
        root, *others = self.parts(one)
        if not others:
            return root
        parts = (root, *others)
        relation = next((part.relation for part in parts if part.relation), None)
        aliases = tuple(alias for part in parts for alias in part.aliases)
        return replace(root, aliases=aliases, relation=relation)

    def roots(self, *types: EntityType) -> tuple[Entity, ...]:
        """Return every entity that stands alone, whole; of all types when none is named."""
        return tuple(
            self.whole(one)
            for one in self.entities
            if one.merged_into is None and (not types or one.type in types)
        )

    def find(self, name: str) -> tuple[Entity, ...]:
        """Return whoever goes by a name; more than one means that it has to be asked."""
        if name_keys(name)[0] in _OWNER_NAMES:
            return (self.whole(self.entity(THE_OWNER.id)),)
        asked = name_keys(name)
        found = [
            self.root(one) for one in self.entities if one.has_name(name) or one.relation in asked
        ]
        return tuple(self.whole(one) for one in dict.fromkeys(found))

    def subject(self, subject: Subject, turn_id: str | None = None) -> Subject:
        """Return whom a subject is in truth: the owner under their own name, what was merged.

        Args:
            subject: As a statement names it.
            turn_id: The turn of the statement; it tells two of one name apart once divided.

        Returns:
            ``subject`` itself when nobody is known by it, or more than one.
        """
        found = list({one.id: one for one in map(self.root, self._candidates(subject))}.values())
        if len(found) > 1:
            found = [one for one in found if turn_id in self.whole(one).source_ids] or found
        if len(found) != 1:
            return subject
        (one,) = found
        whole = self.whole(one)
        return OWNER if one.key == OWNER_KEY else Subject(one.key, one.name, whole.relation)

    def changed(self, *entities: Entity) -> "Registry":
        """Return the registry with these in place of those of their ids, or besides them."""
        by_id = self._by_id | {one.id: one for one in entities}
        after = Registry(tuple(by_id.values()))
        names, keys = dict(self._ids_of_name), dict(self._id_of_key)
        for one in entities:
            before = self._by_id.get(one.id)
            _rename(names, one, before)
            if before is not None and before.key != one.key:
                del keys[before.key]
            keys[one.key] = one.id
        # What is known need not be looked through anew: ``cached_property`` reads it from here.
        vars(after).update(_by_id=by_id, _ids_of_name=names, _id_of_key=keys)
        return after

    def _candidates(self, subject: Subject) -> list[Entity]:
        named = (one for key in name_keys(subject.name) for one in self.called(key))
        called = [one for one in named if fits(one, subject)]
        by_key = self.having_key(subject.key)
        return called or ([by_key] if by_key else [])

    @cached_property
    def _by_id(self) -> dict[str, Entity]:
        return {one.id: one for one in self.entities}

    @cached_property
    def _id_of_key(self) -> dict[str, str]:
        return {one.key: one.id for one in reversed(self.entities)}

    @cached_property
    def _ids_of_name(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        for one in self.entities:
            _rename(found, one, None)
        return found

    @cached_property
    def _merged(self) -> list[Entity]:
        return [one for one in self.entities if one.merged_into is not None]


def _rename(ids: dict[str, tuple[str, ...]], one: Entity, before: Entity | None) -> None:
    """Let ``ids``, by the keys of names, find an entity under the names that it has now."""
    had = () if before is None else tuple(alias.name for alias in before.aliases)
    has = tuple(alias.name for alias in one.aliases)
    if had == has:
        return
    for key in {name_keys(name)[0] for name in had}:
        ids[key] = tuple(id for id in ids[key] if id != one.id)
    for key in dict.fromkeys(name_keys(name)[0] for name in has):
        ids[key] = (*ids.get(key, ()), one.id)


def fits(one: Entity, subject: Subject) -> bool:
    """Return whether the relation that was said leaves open that an entity is meant."""
    if one.key == OWNER_KEY:
        return subject.relation is None
    return None in (one.relation, subject.relation) or one.relation == subject.relation


def merge(registry: Registry, kept: str, gone: str, *, by: Origin) -> Registry | Verdict:
    """Make two entities one, on the owner's word alone; ``split`` undoes it.

    Args:
        registry: What is known.
        kept: The id of the one whose name is shown.
        gone: The id of the other; the owner is always kept.
        by: Who says so.

    Returns:
        The registry after it, or the refusal.
    """
    if by not in _OWNERS_WORD:
        return Verdict(Decision.IGNORE, Reason.ORIGIN_MAY_NOT)
    one, other = (registry.root(registry.entity(id)) for id in (kept, gone))
    if one == other:
        return Verdict(Decision.IGNORE, Reason.ALREADY_KNOWN)
    if other.key == OWNER_KEY:
        one, other = other, one
    return registry.changed(replace(other, merged_into=one.id))


def split(registry: Registry, id: str, *, by: Origin) -> Registry | Verdict:
    """Let an entity stand alone again that had been merged; the other way back is ``merge``."""
    if by not in _OWNERS_WORD:
        return Verdict(Decision.IGNORE, Reason.ORIGIN_MAY_NOT)
    one = registry.entity(id)
    if one.merged_into is None:
        return Verdict(Decision.IGNORE, Reason.ALREADY_KNOWN)
    return registry.changed(replace(one, merged_into=None))


def divide(
    registry: Registry, id: str, source_ids: Collection[str], *, by: Origin
) -> Registry | Verdict:
    """Make two of one entity that was taken for one: what some turns call so is another.

    ``merge`` undoes it. Nothing changes when either of the two would be left without a name.
    """
    if by not in _OWNERS_WORD:
        return Verdict(Decision.IGNORE, Reason.ORIGIN_MAY_NOT)
    one = registry.entity(id)
    moved = tuple(_keeping(one.aliases, lambda source: source in source_ids))
    left = tuple(_keeping(one.aliases, lambda source: source not in source_ids))
    if not moved or not left:
        return Verdict(Decision.IGNORE, Reason.EMPTY)
    key = free_key(registry, one.key)
    other = Entity(entity_id(key), key, moved[0].name, one.type, moved)
    return registry.changed(replace(one, aliases=left), other)


def free_key(registry: Registry, key: str) -> str:
    """Return a key for another entity of the same name."""
    count = 2
    while registry.having_key(f"{key}#{count}") is not None:
        count += 1
    return f"{key}#{count}"


def without(registry: Registry, gone: Collection[str]) -> Registry:
    """Return the registry without what only the turns ``gone`` said; the owner stays."""
    kept: list[Entity] = []
    for one in registry.entities:
        aliases = tuple(_keeping(one.aliases, lambda source: source not in gone))
        if aliases or one.key == OWNER_KEY:
            shown = one.name if one.key == OWNER_KEY or one.has_name(one.name) else aliases[0].name
            kept.append(replace(one, aliases=aliases, name=shown))
    ids = {one.id for one in kept}
    return Registry(
        tuple(one if one.merged_into in ids else replace(one, merged_into=None) for one in kept)
    )


def _keeping(aliases: Sequence[Alias], wanted: Callable[[str], bool]) -> Iterator[Alias]:
    for alias in aliases:
        sources = tuple(source for source in alias.source_ids if wanted(source))
        if sources:
            yield replace(alias, source_ids=sources)


class Likeness(StrEnum):
    """Why two entities may be one."""

    SAME_NAME = "same_name"
    SHARED_FIRST_NAME = "shared_first_name"
    SAME_RELATION = "same_relation"


@dataclass(frozen=True)
class Proposal:
    """Two entities that the owner may want to merge; nothing is merged without their word."""

    one_id: str
    other_id: str
    because: Likeness


def proposals(
    registry: Registry, declined: Collection[frozenset[str]] = ()
) -> tuple[Proposal, ...]:
    """Return which entities may be one.

    Args:
        registry: What is known.
        declined: The pairs of ids that the owner said are two.
    """
    found: list[Proposal] = []
    for one, other in _pairs(registry.roots(*_BEINGS)):
        because = None if {one.id, other.id} in declined else _likeness(one, other)
        if because is not None:
            found.append(Proposal(one.id, other.id, because))
    return tuple(found)


def _pairs(beings: Sequence[Entity]) -> Iterator[tuple[Entity, Entity]]:
    """Return the pairs that can be alike at all: a name begins alike, or a relation is the same."""
    alike: dict[tuple[str, str], list[int]] = {}
    for at, one in enumerate(beings):
        firsts = {name_keys(alias.name)[0].partition(" ")[0] for alias in one.aliases}
        for key in [*(("name", first) for first in firsts), ("relation", one.relation or "")]:
            alike.setdefault(key, []).append(at)
    pairs: set[tuple[int, int]] = set()
    for (by, said), places in alike.items():
        if by == "name":
            pairs.update(combinations(places, 2))
        elif said:
            nameless = [at for at in places if beings[at].key.startswith("relation:")]
            pairs.update((min(a, b), max(a, b)) for a in nameless for b in places if a != b)
    return ((beings[a], beings[b]) for a, b in sorted(pairs))


def _likeness(one: Entity, other: Entity) -> Likeness | None:
    if one.type is not other.type:
        return None
    for left in one.aliases:
        for right in other.aliases:
            mine, theirs = (name_keys(alias.name)[0].split() for alias in (left, right))
            if mine == theirs:
                return Likeness.SAME_NAME
            if mine[:1] == theirs[:1] and 1 in (len(mine), len(theirs)):
                return Likeness.SHARED_FIRST_NAME
    nameless = [each for each in (one, other) if each.key.startswith("relation:")]
    if len(nameless) == 1 and one.relation is not None and one.relation == other.relation:
        return Likeness.SAME_RELATION
    return None
