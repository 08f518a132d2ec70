"""The world graph: who stands to what in which way, and never without a source."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from memory.errors import WriteRefusedError
from memory.kinds.entities import Registry
from memory.kinds.registering import value_entity
from memory.records import OWNER, OWNER_KEY, Record, Source, Subject, Verdict
from memory.vocabulary import Decision, Kind, Polarity, Reason, Status

RELATIONS = {
    "home": "lives in",
    "birthplace": "born in",
    "origin": "from",
    "grew up in": "grew up in",
    "employer": "works at",
    "school": "studies at",
}
"""Slot -> what its claim says of the subject and the place or organisation in its value."""


@dataclass(frozen=True)
class Edge:
    """One relation between two entities, by their subject keys.

    Raises:
        WriteRefusedError: it was built without a source.
    """

    start: str
    relation: str
    """As it is read aloud between the two: ``lives in``, ``friend of``."""
    end: str
    sources: tuple[Source, ...]
    """What says so; never empty, each with its turn or document and its exact words."""

    def __post_init__(self) -> None:
        if not self.sources or not all(map(_is_traceable, self.sources)):
            raise WriteRefusedError("an edge of the world graph needs a source")

    @property
    def ends(self) -> tuple[str, str, str]:
        """What makes two edges the same one."""
        return self.start, self.relation, self.end


def _is_traceable(source: Source) -> bool:
    return bool((source.turn_id or source.document) and source.quote.strip())


def connect(start: str, relation: str, end: str, sources: Sequence[Source]) -> Edge | Verdict:
    """Return the edge, or the refusal when nothing supports it.

    Sources that lead to no turn and no document, or quote nothing, support nothing.
    """
    traceable = tuple(dict.fromkeys(filter(_is_traceable, sources)))
    if not traceable:
        return Verdict(Decision.IGNORE, Reason.QUOTE_NOT_FOUND)
    if not (start and relation and end) or start == end:
        return Verdict(Decision.IGNORE, Reason.EMPTY)
    return Edge(start, relation, end, traceable)


def derive(
    records: Sequence[Record], now: datetime, registry: Registry | None = None
) -> tuple[Edge, ...]:
    """Return the edges that active records state; several records of one edge are its sources.

    Args:
        records: What is known; what is denied, over or not active states no edge.
        now: The instant for which the graph holds.
        registry: Who is who, so that one entity under two names has one node.
    """
    known = registry or Registry()
    found: dict[tuple[str, str, str], list[Source]] = {}
    for record in records:
        for ends in _stated(record, now, known):
            found.setdefault(ends, []).extend(record.sources)
    edges = (connect(*ends, sources) for ends, sources in found.items())
    return tuple(_saying_so(edge) for edge in edges if isinstance(edge, Edge))


def without(edges: Sequence[Edge], gone: Collection[str]) -> tuple[Edge, ...]:
    """Return the edges after turns or documents went; an edge goes with its last source."""
    kept: list[Edge] = []
    for edge in edges:
        left = tuple(
            source for source in edge.sources if (source.turn_id or source.document) not in gone
        )
        if left:
            kept.append(replace(edge, sources=left))
    return tuple(kept)


def _saying_so(edge: Edge) -> Edge:
    """Leave out sources that only speak of somebody whose relation was said before."""
    word = edge.relation.removesuffix(" of").casefold()
    if word == edge.relation.casefold():
        return edge
    saying = tuple(one for one in edge.sources if word in one.quote.casefold())
    return replace(edge, sources=saying) if saying else edge


def _whose(relation: str, registry: Registry) -> tuple[str, str] | None:
    """Return what somebody is, and the key of whose: "Jack's dog" is a dog, and Jack's.

    Returns:
        None when it is not known, or not certain, who is meant.
    """
    holder, possessive, what = relation.rpartition("'s ")
    if not possessive:
        return relation, OWNER_KEY
    found = registry.find(holder)
    return (what, found[0].key) if len(found) == 1 else None


def _stated(record: Record, now: datetime, registry: Registry) -> Iterator[tuple[str, str, str]]:
    if record.status is not Status.ACTIVE or record.kind is not Kind.SEMANTIC:
        return
    subject = _node(record, record.subject, registry)
    if record.subject.relation and subject != OWNER_KEY and not _denies_relation(record):
        whose = _whose(record.subject.relation, registry)
        if whose is not None:
            yield subject, f"{whose[0]} of", whose[1]
    value = value_entity(record)
    if value is not None and record.claim is not None and not _is_over(record, now):
        yield subject, RELATIONS[record.claim.slot], _node(record, value[0], registry)


def _node(record: Record, subject: Subject, registry: Registry) -> str:
    if subject == OWNER:
        return OWNER_KEY
    turn = next((source.turn_id for source in record.sources if source.turn_id), None)
    return registry.subject(subject, turn).key


def _denies_relation(record: Record) -> bool:
    claim = record.claim
    return claim is not None and claim.slot == "relation" and claim.polarity is Polarity.DENIED


def _is_over(record: Record, now: datetime) -> bool:
    until = record.validity.until_utc
    return record.validity.ended if until is None else until <= now
