"""The registry of entities, as rows of the semantic store."""

import json
from collections.abc import Iterator
from itertools import chain, compress, repeat
from operator import is_not

from sqlalchemy import Connection, select

from memory.kinds.entities import Alias, Entity, Registry
from memory.store import tables
from memory.store.effects import Effect, Put
from memory.store.seals import checked
from memory.vocabulary import StoreName


def read(connection: Connection) -> Registry:
    """Return the registry as it is kept; a new one when nothing is."""
    table = tables.entities
    rows = checked(connection, connection.execute(select(table).order_by(table.c.id)), table)
    found = tuple(
        Entity(
            id=row.id,
            key=row.key,
            name=row.name,
            type=row.type,
            aliases=tuple(Alias(name, tuple(ids)) for name, ids in json.loads(row.aliases)),
            relation=row.relation,
            merged_into=row.merged_into,
        )
        for row in rows
    )
    return Registry(found) if found else Registry()


def put(before: Registry, after: Registry) -> Iterator[Effect]:
    """Yield what keeps the entities that are new or changed."""
    is_new = len(before.entities) == 1
    # One change leaves nearly all of them where and what they were.
    are_others = map(is_not, after.entities, chain(before.entities, repeat(None)))
    for one in after.entities if is_new else compress(after.entities, are_others):
        if is_new or before.having_id(one.id) != one:
            yield Put(StoreName.SEMANTIC, "entities", _row(one))


def _row(one: Entity) -> dict[str, str | None]:
    return {
        "id": one.id,
        "key": one.key,
        "name": one.name,
        "type": one.type.value,
        "relation": one.relation,
        "merged_into": one.merged_into,
        "aliases": json.dumps([[alias.name, alias.source_ids] for alias in one.aliases]),
    }
