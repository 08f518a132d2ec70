"""From what the owner asks to forget to the records that are meant."""

import re
from collections.abc import Iterator
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import ColumnElement, func, or_, select, text

from memory.errors import NothingToForgetError, RecordNotFoundError
from memory.forgetting import marks, own_files
from memory.forgetting.values import Selection
from memory.kinds.entities import Registry
from memory.recall import lexical
from memory.records import Record
from memory.store import reading, tables
from memory.store.files import Stores
from memory.terms import content_terms, indexed_text, terms
from memory.vocabulary import Kind, StoreName

_KNOWLEDGE = frozenset(Kind) - {Kind.EPISODIC, Kind.WORKING}
_POOL = 400
_LEAST = 0.3
"""The share of what is asked, weighted by rarity, that the best record must have; by hand."""
_AS_GOOD = 0.9
"""How near to the best a record must come to be meant as well; chosen by hand."""
_AT_ONCE = 500
"""How many values one query compares with: SQL takes no more than some thousands."""
_NO_CONTENT = frozenset(
    terms(
        "forget forgotten memory memories information info details detail data profile record"
        " records fact facts history everything anything thing things stuff related know told"
        " said say mention mentioned talk preferences preference old about number current"
    )
)
"""Words that say that memory is meant, and not what of it; dropped where others are left."""


class Meant(NamedTuple):
    """What a selection means."""

    records: tuple[Record, ...]
    """In no order."""
    names: frozenset[str] = frozenset()
    """The names of whom or what is to be forgotten altogether."""


def find_meant(stores: Stores, selection: Selection, registry: Registry) -> Meant:
    """Return what is meant.

    Args:
        stores: Where to look.
        selection: How it was asked for.
        registry: Who there is.

    Raises:
        NothingToForgetError: nothing is meant; for a document, not even pages of it.
        RecordNotFoundError: there is no record with one of the ids.
    """
    found = _meant(stores, selection, registry)
    if not found.records and not own_files.meant(stores, selection.document):
        raise NothingToForgetError(selection.asked, selection.named)
    return found


def _meant(stores: Stores, selection: Selection, registry: Registry) -> Meant:
    if selection.subject is not None:
        return _about(stores, selection.subject, registry)
    if selection.between is not None:
        return Meant(_between(stores, selection.between))
    if selection.conversation is not None:
        wanted = tables.turns.c.conversation_id == selection.conversation
        return Meant(_said_in(stores, wanted))
    if selection.project is not None:
        return Meant(_of_project(stores, selection.project))
    if selection.document is not None:
        return Meant(_of_document(stores, selection.document))
    if selection.query is not None:
        name = _name_alone(selection.query, registry)
        named = _about(stores, name, registry) if name else Meant(())
        return named if named.records else Meant(_fitting(stores, selection.query))
    found = by_ids(stores, selection.ids)
    missing = set(selection.ids) - {record.id for record in found}
    if missing:
        raise RecordNotFoundError(sorted(missing)[0])
    return Meant(found)


def by_ids(stores: Stores, ids: tuple[str, ...] | list[str]) -> tuple[Record, ...]:
    """Return records, those that are going too."""
    found: tuple[Record, ...] = ()
    for name, envelope in tables.ENVELOPES.items():
        if name in stores:
            with stores.reading(name) as connection:
                found += reading.by_ids(connection, envelope, ids, going=True)
    return found


def _about(stores: Stores, name: str, registry: Registry) -> Meant:
    """Return what is known of somebody, and whatever names them."""
    people = registry.find(name)
    names = frozenset({name, *(alias.name for one in people for alias in one.aliases)})
    keys = {one.key for one in people} | {f"name:{name.casefold()}"}
    found: dict[str, Record] = {}
    for store, envelope in tables.ENVELOPES.items():
        if store not in stores or store in {StoreName.EPISODIC, StoreName.WORKING}:
            continue
        kept = envelope.records
        wanted = or_(
            kept.c.subject_key.in_(sorted(keys)),
            *(kept.c.subject_name.ilike(one) for one in sorted(names)),
            kept.c.subject_relation == name.casefold(),
        )
        with stores.reading(store) as connection:
            for record in reading.records(connection, envelope, select(kept).where(wanted)):
                found[record.id] = record
    for record in _matching(stores, [term for one in names for term in terms(one)]):
        if any(marks.spans(record.statement, marks.key(one)) for one in names):
            found[record.id] = record
    return Meant(tuple(found.values()), names)


def _between(stores: Stores, between: tuple[datetime, datetime]) -> tuple[Record, ...]:
    since, until = between
    at = tables.turns.c.at_utc
    return _said_in(stores, (at >= since) & (at < until))


def _said_in(stores: Stores, wanted: ColumnElement[bool]) -> tuple[Record, ...]:
    """Return some turns, and what was learnt from them alone."""
    with stores.reading(StoreName.EPISODIC) as connection:
        ids = set(connection.scalars(select(tables.turns.c.record_id).where(wanted)))
    found = {record.id: record for record in by_ids(stores, sorted(ids))}
    for record in _quoting(stores, "turn_id", sorted(ids)):
        if ids.issuperset(source.turn_id or "" for source in record.sources):
            found[record.id] = record
    return tuple(found.values())


def _of_project(stores: Stores, name: str) -> tuple[Record, ...]:
    """Return a project by its name, and whatever belongs to it."""
    named = select(tables.projects.c.record_id).where(
        func.lower(tables.projects.c.name) == name.lower()
    )
    with stores.reading(StoreName.PROJECT) as connection:
        ids = list(connection.scalars(named))
    found = {record.id: record for record in by_ids(stores, ids)}
    for store, envelope in tables.ENVELOPES.items():
        kept = envelope.records
        if store in stores:
            with stores.reading(store) as connection:
                query = select(kept).where(kept.c.project_id.in_(ids))
                for record in reading.records(connection, envelope, query):
                    found[record.id] = record
    return tuple(found.values())


def _of_document(stores: Stores, name: str) -> tuple[Record, ...]:
    """Return what was learnt from a document alone."""
    names = {name}
    for one in own_files.meant(stores, name):
        names |= {one.id, one.name, str(one.path)}
    return tuple(
        record
        for record in _quoting(stores, "document", sorted(names))
        if names.issuperset(source.document or "" for source in record.sources)
    )


def _quoting(stores: Stores, column: str, values: list[str]) -> Iterator[Record]:
    """Yield the records with a source in any of these turns or documents."""
    for name, envelope in tables.ENVELOPES.items():
        if name not in stores:
            continue
        sources, kept = envelope.sources.c, envelope.records
        for start in range(0, len(values), _AT_ONCE):
            quoted = select(sources.record_id).where(
                sources[column].in_(values[start : start + _AT_ONCE])
            )
            with stores.reading(name) as connection:
                query = select(kept).where(kept.c.id.in_(quoted))
                yield from reading.records(connection, envelope, query)


def _name_alone(query: str, registry: Registry) -> str:
    """Return the name that is all that is asked; empty when it is something else."""
    telling = [word for word in query.split() if not _NO_CONTENT.issuperset(terms(word))]
    name = re.sub(r"^(?:my|our|the) ", "", " ".join(telling), flags=re.IGNORECASE)
    return name if name and registry.find(name) else ""


def _fitting(stores: Stores, query: str) -> tuple[Record, ...]:
    """Return the records that have the most of what is asked, and those that have as much."""
    asked = content_terms(query)
    telling = [term for term in asked if term not in _NO_CONTENT] or asked
    with stores.reading(StoreName.INDEX) as connection:
        rarity = dict(lexical.rarity(connection, asked))
        known = {
            term
            for term in asked
            if connection.scalar(text("SELECT 1 FROM vocabulary WHERE term = :t"), {"t": term})
        }
    wanted = [term for term in telling if term in known]
    helping = [term for term in asked if term in known]
    if not wanted:
        wanted = helping
    total = sum(rarity[term] for term in helping)
    scored = []
    for record in _matching(stores, wanted):
        held = set(terms(indexed_text(record)))
        scored.append((sum(rarity[term] for term in helping if term in held) / total, record))
    best = max((score for score, _ in scored), default=0.0)
    if best < _LEAST:
        return ()
    return _narrowed([record for score, record in scored if score >= best * _AS_GOOD], wanted)


def _narrowed(found: list[Record], wanted: list[str]) -> tuple[Record, ...]:
    """Of records that share a sentence, keep those whose own value was asked for, if any is."""

    def is_asked(record: Record) -> bool:
        value = record.claim.value if record.claim else ""
        return not set(wanted).isdisjoint(terms(value))

    asked = {record.statement for record in found if is_asked(record)}
    return tuple(one for one in found if is_asked(one) or one.statement not in asked)


def _matching(stores: Stores, wanted: list[str]) -> tuple[Record, ...]:
    if not wanted:
        return ()
    with stores.reading(StoreName.INDEX) as connection:
        matches = lexical.find(connection, wanted, _POOL, _KNOWLEDGE)
    return tuple(
        record
        for record in by_ids(stores, [match.record_id for match in matches])
        if record.status.value != "forgetting"
    )
