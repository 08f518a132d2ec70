"""Load the records that a candidate has to be compared with, however many there are in all."""

import json
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, false, or_, select, text

from memory.recall import lexical
from memory.records import Candidate, Claim, Record
from memory.review.choices import may_settle, of_a_kind
from memory.review.comparing import Relation
from memory.review.decide import Neighbourhood
from memory.review.slots import relating, slot
from memory.store import reading, tables
from memory.store.files import Stores
from memory.store.tables import Envelope
from memory.store.writing import home
from memory.terms import content_terms
from memory.vocabulary import Kind, Polarity, Status, StoreName

_COMPARED = (Status.ACTIVE.value, Status.PENDING.value)
_MOST = 8
"""How many rows of each slot may be brought, in use and waiting, the newest first, and besides
with the same value; chosen by hand."""
_SHARING = 32
"""How many rows that share words may be brought; chosen by hand."""
_RAREST = 4
"""How many of a candidate's words are looked for: its rarest say what it is about."""


def load(
    stores: Stores, candidate: Candidate, near: Neighbourhood, keys: Collection[str]
) -> tuple[Record, ...]:
    """Return the records that review has to see, newest first, under the candidate's subject.

    They are only to be compared with: see ``reading.to_compare`` for what they lack.

    Args:
        stores: Where to look.
        candidate: What they are to be compared with.
        near: Which records bear on it.
        keys: Every subject key under which records of its subject may stand.
    """
    name = home(candidate.kind)
    envelope = tables.ENVELOPES[name]
    ids = set(_sharing_words(stores, candidate, near))
    with stores.reading(name) as connection:
        for key in _present(connection, keys):
            here = replace(near, subject_key=key)
            ids.update(_same_slots(connection, envelope, here, candidate))
        turn_id = candidate.source.turn_id
        found = reading.to_compare(connection, envelope, sorted(ids), turn_id)
    return tuple(
        replace(record, subject=candidate.subject)
        for record in sorted(found, key=lambda record: record.id, reverse=True)
        if record.subject.key in keys and record.status in _COMPARED
    )


def _present(connection: Connection, keys: Collection[str]) -> Iterable[str]:
    """Return the subject keys under which anything stands at all; most never came up."""
    query = text(
        "SELECT wanted.value FROM json_each(:keys) AS wanted "
        "WHERE EXISTS (SELECT 1 FROM records WHERE subject_key = wanted.value)"
    )
    return connection.scalars(query, {"keys": json.dumps(sorted(keys))}).all()


def _same_slots(
    connection: Connection, envelope: Envelope, near: Neighbourhood, candidate: Candidate
) -> Iterator[str]:
    """Yield the ids of the newest records of the slots that bear on a candidate, and its equals."""
    bears_on = _bearing_on(candidate)
    own = candidate.claim and candidate.claim.slot
    for row in _newest(connection, near):
        is_first = row.slot == own  # that there is another value at all is to be known
        if is_first or bears_on(row):
            yield row.id
        own = None if is_first else own
    if candidate.claim is not None:
        kept = envelope.records
        same = select(kept.c.id).where(
            kept.c.subject_key == near.subject_key,
            kept.c.value == candidate.claim.value,
            or_(false(), *(_is_slot(kept.c.slot, name) for name in sorted(near.slots))),
            kept.c.status.in_(_COMPARED),
        )
        yield from connection.scalars(same.limit(_MOST))


def _newest(connection: Connection, near: Neighbourhood) -> Iterable[Row[Any]]:
    """Return the newest claims of every slot, in use and waiting, with the ids of their records.

    Each slot is looked up by itself, so that an index answers in order however many there are.
    """
    names = {f"slot{at}": slot for at, slot in enumerate(sorted(near.slots))}
    parts = [
        "SELECT * FROM (SELECT id, slot, value, polarity FROM records WHERE subject_key = :subject "
        + (f"AND slot >= :{at} AND slot < :{at}_end" if name.endswith(":") else f"AND slot = :{at}")
        + f" AND status = '{status}' ORDER BY id DESC LIMIT {_MOST})"
        for at, name in names.items()
        for status in _COMPARED
    ]
    if not parts:
        return ()
    ends = {f"{at}_end": _past(name) for at, name in names.items() if name.endswith(":")}
    wanted = {"subject": near.subject_key, **names, **ends}
    return connection.execute(text(" UNION ALL ".join(parts)), wanted)


def _bearing_on(candidate: Candidate) -> Callable[[Row[Any]], bool]:
    """Return what tells whether a claim may matter to a candidate: its record has to be read then.

    Most of what somebody likes or does says nothing of what else they do; for facts that can be
    told from the two claims alone. The other kinds have reviews of their own.
    """
    new = candidate.claim
    if new is None or candidate.kind is not Kind.SEMANTIC or candidate.replaces_value is not None:
        return lambda row: True
    if new.slot == "home" and may_settle(candidate):
        return lambda row: True
    is_replaced, is_chosen = slot(new.slot).replaced, may_settle(candidate)
    relation = relating(new)

    def bears_on(row: Row[Any]) -> bool:
        old = Claim(row.slot, row.value, Polarity(row.polarity))
        is_kin = is_chosen and (row.slot == "vehicle" or of_a_kind(new.value, row.value))
        replaces = is_replaced and row.slot == new.slot
        return is_kin or replaces or relation(old) is not Relation.APART

    return bears_on


def _is_slot(column: ColumnElement[str], name: str) -> ColumnElement[bool]:
    """Match one slot, or with a colon at the end every slot that begins so."""
    if name.endswith(":"):
        return and_(column >= name, column < _past(name))
    return column == name


def _past(beginning: str) -> str:
    """Return the first text after all that begin with ``beginning``, which ends with a colon."""
    return beginning[:-1] + chr(ord(":") + 1)


def _sharing_words(stores: Stores, candidate: Candidate, near: Neighbourhood) -> list[str]:
    wanted = content_terms(" ".join(near.words))
    if not wanted:
        return []
    with stores.reading(StoreName.INDEX) as connection:
        rarity = lexical.rarity(connection, wanted)
        rarest = sorted(wanted, key=lambda term: -rarity[term])[:_RAREST]
        matches = lexical.find(connection, rarest, _SHARING, [candidate.kind])
    return [match.record_id for match in matches]
