"""Load the records that a candidate has to be compared with, however many there are in all."""

from collections.abc import Iterable

from sqlalchemy import ColumnElement, Connection, and_, false, or_, select

from memory.recall import lexical
from memory.records import Candidate, Record
from memory.review.decide import Neighbourhood
from memory.store import reading, tables
from memory.store.files import Stores
from memory.store.tables import Envelope
from memory.store.writing import home
from memory.terms import content_terms
from memory.vocabulary import Status, StoreName

_COMPARED = (Status.ACTIVE.value, Status.PENDING.value)
_MOST = 32
"""How many rows each way of looking may bring: of a slot those in use first, the newest first,
and besides every one that has the same value. Chosen by hand."""
_RAREST = 4
"""How many of a candidate's words are looked for: its rarest say what it is about."""


def load(stores: Stores, candidate: Candidate, near: Neighbourhood) -> tuple[Record, ...]:
    """Return the records that review has to see, newest first."""
    name = home(candidate.kind)
    envelope = tables.ENVELOPES[name]
    with stores.reading(name) as connection:
        found = list(_same_slots(connection, envelope, near, candidate))
        sharing = _sharing_words(stores, candidate, near)
        seen = {record.id for record in found}
        for record in reading.by_ids(connection, envelope, sharing):
            if (
                record.id not in seen
                and record.subject.key == near.subject_key
                and record.status in _COMPARED
            ):
                found.append(record)
    return tuple(sorted(found, key=lambda record: record.id, reverse=True))


def _same_slots(
    connection: Connection, envelope: Envelope, near: Neighbourhood, candidate: Candidate
) -> Iterable[Record]:
    kept = envelope.records
    same = select(kept).where(
        kept.c.subject_key == near.subject_key,
        or_(false(), *(_is_slot(kept.c.slot, name) for name in sorted(near.slots))),
        kept.c.status.in_(_COMPARED),
    )
    in_use_first = (kept.c.status != Status.ACTIVE, kept.c.id.desc())
    newest = reading.records(connection, envelope, same.order_by(*in_use_first).limit(_MOST))
    if candidate.claim is None or len(newest) < _MOST:
        return newest
    exact = reading.records(connection, envelope, same.where(kept.c.value == candidate.claim.value))
    return {record.id: record for record in (*newest, *exact)}.values()


def _is_slot(column: ColumnElement[str], name: str) -> ColumnElement[bool]:
    """Match one slot, or with a colon at the end every slot that begins so."""
    if name.endswith(":"):
        return and_(column >= name, column < name[:-1] + chr(ord(":") + 1))
    return column == name


def _sharing_words(stores: Stores, candidate: Candidate, near: Neighbourhood) -> list[str]:
    wanted = content_terms(" ".join(near.words))
    with stores.reading(StoreName.INDEX) as connection:
        rarity = lexical.rarity(connection, wanted)
        rarest = sorted(wanted, key=lambda term: -rarity[term])[:_RAREST]
        matches = lexical.find(connection, rarest, _MOST, [candidate.kind])
    return [match.record_id for match in matches]
