"""From records and turns to the registry: who is met, under which name, and what they are."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial

from memory.kinds.entities import Alias, Entity, Registry, entity_id, fits, free_key
from memory.kinds.mentions import is_meant, is_plural, mentions
from memory.kinds.naming import name_keys, namings
from memory.kinds.offering import said_by_owner
from memory.records import COMPANION, OWNER, OWNER_KEY, Claim, Record, Subject, Utterance
from memory.review import places
from memory.review.subjects import PETS, as_written
from memory.vocabulary import EntityType, Kind, Polarity, Status

PLACE_SLOTS = frozenset(("home", "birthplace", "origin", "grew up in"))
"""Slots whose value is a place."""
ORGANISATION_SLOTS = frozenset(("employer", "school"))
"""Slots whose value is an organisation."""
_ORGANISATIONS = frozenset(
    ("company", "firm", "bank", "school", "university", "shop", "agency", "club", "charity")
)
_BEINGS = frozenset({EntityType.PERSON, EntityType.PET})


def build(
    records: Sequence[Record], turns: Sequence[Utterance] = (), earlier: Registry | None = None
) -> Registry:
    """Return the registry of everybody that active records and the owner's turns name.

    Two are never made one by it: not by a shared first name, nor by a shared relation.

    Args:
        records: What is known, projects too; records that are not active name nobody.
        turns: The conversation; names said in passing come from here.
        earlier: What was known before, with what the owner merged and divided.
    """
    book = _Book(earlier or Registry())
    steps = [(turn.at, 0, partial(book.name, turn)) for turn in turns]
    steps += [(_said_at(record), 1, partial(book.learn, record)) for record in records]
    steps += [(turn.at, 2, partial(book.hear, turn)) for turn in turns]
    for _, _, step in sorted(steps, key=lambda entry: entry[:2]):
        step()
    return book.registry()


def _said_at(record: Record) -> datetime:
    return min((source.at for source in record.sources), default=record.recorded_at)


def subject_type(subject: Subject, claim: Claim | None = None) -> EntityType:
    """Return what the subject of a statement is, from its relation, its name and the claim."""
    said = claim.value.split()[-1:] if claim is not None and claim.slot == "is" else []
    called = (subject.relation or subject.name).casefold().split()[-1:]
    if PETS.intersection(said + called):
        return EntityType.PET
    if _ORGANISATIONS.intersection(said):
        return EntityType.ORGANISATION
    if subject.key.startswith("thing:"):
        return EntityType.PLACE if places.known(subject.name.casefold()) else EntityType.THING
    return EntityType.PERSON


def value_entity(record: Record) -> tuple[Subject, EntityType] | None:
    """Return the place or organisation that a record's value names, as it was written."""
    claim = record.claim
    if claim is None or claim.polarity is Polarity.DENIED:
        return None
    if claim.slot not in PLACE_SLOTS | ORGANISATION_SLOTS:
        return None
    is_place = claim.slot in PLACE_SLOTS
    subject = Subject(f"thing:{claim.value}", as_written(claim.value, record.statement))
    return subject, EntityType.PLACE if is_place else EntityType.ORGANISATION


class _Book:
    """The registry while it is being written.

    The names of projects are kept apart: "back to Kite" names nobody.
    """

    def __init__(self, earlier: Registry) -> None:
        self._registry = earlier
        self._projects: set[str] = set()

    def registry(self) -> Registry:
        return self._registry

    def learn(self, record: Record) -> None:
        """Take in whom a record is about, what it calls them, and the place or firm in it."""
        if record.kind is Kind.PROJECT:
            self._projects.update(name_keys(record.subject.name))
        if record.kind is not Kind.SEMANTIC or record.status is not Status.ACTIVE:
            return
        sources = _sources(record)
        id = self._meet(record.subject, subject_type(record.subject, record.claim), sources)
        claim = record.claim
        if id and claim and claim.slot == "name" and claim.polarity is Polarity.AFFIRMED:
            self._call(id, as_written(claim.value, record.statement), sources, is_proper=True)
        if (named := value_entity(record)) is not None:
            self._meet(*named, sources)

    def name(self, turn: Utterance) -> None:
        """Take in the names that the owner gives in a turn."""
        sources = (turn.id,)
        for naming in namings(turn):
            subject = OWNER if naming.of is None else _person(naming.of)
            if id := self._meet(subject, EntityType.PERSON, sources):
                self._call(id, naming.name, sources)

    def hear(self, turn: Utterance) -> None:
        """Take in whom the owner names in passing."""
        given = {f"{naming.of} {naming.name}" for naming in namings(turn)}  # "we call Anna Annie"
        for subject, kind in _in_passing(turn):
            if subject.name not in given and self._projects.isdisjoint(name_keys(subject.name)):
                self._meet(subject, kind, (turn.id,))

    def _meet(self, subject: Subject, kind: EntityType, sources: tuple[str, ...]) -> str | None:
        """Return the id of whoever is meant, new if need be; None when it may be several."""
        if subject.key in ("", COMPANION.key) or _is_group(subject):
            return None
        if subject.key == OWNER_KEY:
            return entity_id(OWNER_KEY)
        known = _closest(self._known(subject, kind), subject, sources)
        if len(known) > 1:
            return None
        one = _told_more(known[0], subject, kind) if known else self._new(subject, kind)
        self._keep(one)
        self._call(one.id, subject.name, sources)
        return one.id

    def _known(self, subject: Subject, kind: EntityType) -> list[Entity]:
        found = self._registry.called(name_keys(subject.name)[0])
        return [one for one in found if fits(one, subject) and _compatible(one, kind)]

    def _new(self, subject: Subject, kind: EntityType) -> Entity:
        key = subject.key
        if self._registry.having_id(entity_id(key)) is not None:
            key = free_key(self._registry, key)
        return Entity(entity_id(key), key, subject.name, kind, relation=subject.relation)

    def _call(
        self, id: str, name: str, sources: tuple[str, ...], *, is_proper: bool = False
    ) -> None:
        """Add a name, or another turn that says it; a proper one is shown in place of "dog"."""
        one = self._registry.entity(id)
        key = name_keys(name)[0]
        aliases = list(one.aliases)
        for place, alias in enumerate(aliases):
            if name_keys(alias.name)[0] == key:
                said = tuple(dict.fromkeys(alias.source_ids + sources))
                aliases[place] = replace(alias, source_ids=said)
                break
        else:
            aliases.append(Alias(name, sources))
        nameless = is_proper and one.key.startswith(("relation:", "thing:"))
        shown = name if nameless or (one.key == OWNER_KEY and not one.aliases) else one.name
        self._keep(replace(one, aliases=tuple(aliases), name=shown))

    def _keep(self, one: Entity) -> None:
        if self._registry.having_id(one.id) != one:
            self._registry = self._registry.changed(one)


def _sources(record: Record) -> tuple[str, ...]:
    turns = (source.turn_id or source.document for source in record.sources)
    return tuple(dict.fromkeys(filter(None, turns))) or (record.id,)


def _is_group(subject: Subject) -> bool:
    """Return whether several are meant ("my parents"): a group is nobody by itself."""
    return subject.relation is not None and is_plural(subject.relation)


def _person(name: str) -> Subject:
    return Subject(f"name:{name.casefold()}", name)


def _in_passing(turn: Utterance) -> Iterator[tuple[Subject, EntityType]]:
    """Yield whom a turn names; things are met only when something is said of them."""
    for said in said_by_owner(turn):
        if is_meant(said.sentence.text):
            for one in mentions(said.sentence.text):
                if one.sure and one.type is not EntityType.THING and not one.plural:
                    yield one.subject, one.type


def _closest(known: list[Entity], subject: Subject, sources: tuple[str, ...]) -> list[Entity]:
    """Return who of several of one name is meant: who the same turn names, or by the relation."""
    if len(known) < 2:
        return known
    said = [one for one in known if not one.source_ids.isdisjoint(sources)]
    closer = [one for one in known if one.relation == subject.relation]
    return said if len(said) == 1 else closer or known


def _told_more(one: Entity, subject: Subject, kind: EntityType) -> Entity:
    """Return an entity with what a subject adds: its relation, its capitals, its type."""
    if one.key == OWNER_KEY:
        return one
    narrower = _narrower(one.type, kind)
    key = subject.key if narrower is not one.type and subject.key.startswith("name:") else one.key
    same = name_keys(subject.name) == name_keys(one.name) and one.name == one.name.casefold()
    shown = subject.name if same else one.name
    relation = one.relation or subject.relation
    return replace(one, key=key, name=shown, relation=relation, type=narrower)


def _compatible(one: Entity, kind: EntityType) -> bool:
    """Return whether a name can be of the same one, as far as the types tell."""
    kinds = {one.type, kind}
    if one.key == OWNER_KEY:
        return kind is EntityType.PERSON
    firm = one.type is EntityType.ORGANISATION and kind is EntityType.PERSON
    return len(kinds) == 1 or kinds <= _BEINGS or EntityType.THING in kinds or firm


def _narrower(known: EntityType, met: EntityType) -> EntityType:
    """Return what says more: a pet is more than a person's name, all are more than a thing."""
    if known is EntityType.THING or (known is EntityType.PERSON and met is EntityType.PET):
        return met
    return known


def people(registry: Registry) -> tuple[Entity, ...]:
    """Return whom the owner knows, the owner first, as a list shows them."""
    found: Iterable[Entity] = registry.roots(*_BEINGS)
    return tuple(sorted(found, key=lambda one: (one.key != OWNER_KEY, one.name.casefold())))
