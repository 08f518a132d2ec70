"""What the door has to know before it decides; nothing here writes."""

from collections.abc import Iterable, Sequence

from sqlalchemy import select

from memory.errors import RecordNotFoundError
from memory.records import Record, Ruling, Utterance
from memory.store import reading, tables
from memory.store.files import Stores
from memory.vocabulary import Status, StoreName


def record(stores: Stores, id: str) -> Record:
    """Return a record, whatever its kind and status.

    Raises:
        RecordNotFoundError: there is none with this id.
    """
    for found in records(stores, [id]):
        return found
    raise RecordNotFoundError(id)


def records(stores: Stores, ids: Sequence[str]) -> tuple[Record, ...]:
    """Return the records with these ids, from every store that is open."""
    found: tuple[Record, ...] = ()
    for name, envelope in tables.ENVELOPES.items():
        if name in stores:
            with stores.reading(name) as connection:
                found += reading.by_ids(connection, envelope, ids)
    return found


def waiting_against(stores: Stores, id: str) -> tuple[Record, ...]:
    """Return the records that wait against one that is in use."""
    found: tuple[Record, ...] = ()
    for name, envelope in tables.ENVELOPES.items():
        if name not in stores:
            continue
        query = select(envelope.records).filter_by(rival_id=id, status=Status.PENDING)
        with stores.reading(name) as connection:
            found += reading.records(connection, envelope, query)
    return found


def made_from(stores: Stores, ids: Iterable[str]) -> tuple[Record, ...]:
    """Return every record that was made from these, and from those, and so on."""
    found: dict[str, Record] = {}
    wave = set(ids)
    while wave:
        next_ids: set[str] = set()
        for name, envelope in tables.ENVELOPES.items():
            if name not in stores:
                continue
            made = envelope.derivations
            query = select(made.c.record_id).where(made.c.from_id.in_(sorted(wave)))
            with stores.reading(name) as connection:
                next_ids |= set(connection.scalars(query))
        wave = next_ids - set(found)
        found |= {one.id: one for one in records(stores, sorted(wave))}
    return tuple(found.values())


def judged_before(stores: Stores, fingerprint: str) -> Ruling | None:
    """Return the decision on an offer that was made before; None when it is new."""
    query = select(tables.decisions).filter_by(fingerprint=fingerprint).limit(1)
    with stores.reading(StoreName.LEDGER) as connection:
        return next(iter(reading.rulings(connection, query)), None)


def turn(stores: Stores, id: str | None) -> Utterance | None:
    """Return a turn that was kept; None when there is none with this id."""
    if id is None:
        return None
    query = reading.turns_query().where(tables.turns.c.record_id == id)
    with stores.reading(StoreName.EPISODIC) as connection:
        return next(iter(reading.turns(connection, query)), None)


def conversations(stores: Stores, record: Record) -> dict[str, str]:
    """Return the conversation of every turn that a record quotes, by the turn's id."""
    ids = [source.turn_id for source in record.sources if source.turn_id]
    table = tables.turns
    query = select(table.c.record_id, table.c.conversation_id).where(table.c.record_id.in_(ids))
    with stores.reading(StoreName.EPISODIC) as connection:
        return {row.record_id: row.conversation_id for row in connection.execute(query)}
