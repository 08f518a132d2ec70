"""One write over several files: written down first, then done, and crossed out when it is safe.

Writing down is what makes a write survive: it is forced to the disk, together with the decision
and the audit trail, before any other file is touched. The other files are not forced to the disk
by each write; only when all have been is what stands in the journal crossed out. Effects are
idempotent and kept in order, so doing everything in the journal again always leads to the same
rows, whatever a crash had left undone.
"""

from collections.abc import Collection, Sequence
from datetime import UTC, datetime

from sqlalchemy import ColumnElement, Connection, Integer, func, literal_column, select

from memory.ids import new_id
from memory.store import effects, tables, writing
from memory.store.checking import GENERATION, following
from memory.store.effects import Effect
from memory.store.files import Stores
from memory.store.seals import checked, sealed
from memory.vocabulary import StoreName

_MOST_OPEN = 64
"""How many operations may stand in the journal: what opening after a crash has to do again at the
most. Chosen by hand."""

_ORDER: ColumnElement[int] = literal_column("rowid", Integer)
"""In which order operations were written down; an id tells it only as well as the clock does."""


def carry_out(stores: Stores, wanted: Sequence[Effect]) -> None:
    """Do ``wanted`` in every store that it touches; once this returns it survives anything.

    The caller holds the write lock. When the process dies inside, the next ``replay`` finishes.

    Raises:
        StoreUnusableError: a store that it touches is not open; nothing was written.
    """
    for effect in wanted:
        _ = stores[effect.store]
    row = {
        "operation_id": new_id(),
        "at_utc": datetime.now(UTC),
        "effects": effects.dump(wanted),
    }
    with stores[StoreName.LEDGER].writer.begin() as connection:
        connection.execute(tables.journal.insert().values(**sealed(tables.journal, row)))
        writing.apply(connection, (one for one in wanted if one.store is StoreName.LEDGER))
        is_full = _count(connection) >= _MOST_OPEN
    _do(stores, wanted)
    stores.done.add(str(row["operation_id"]))
    if is_full:
        settle(stores)


def replay(stores: Stores) -> int:
    """Do again whatever stands in the journal, and cross it out; return how many operations.

    The caller holds the write lock. What belongs to a store that is not open stays in the journal,
    and is done when it can be.
    """
    found = catch_up(stores)
    if found:
        settle(stores)
    return found


def catch_up(stores: Stores) -> int:
    """Do what stands in the journal and was not done by this program: another one may have died.

    Whatever came after it is done again as well, for effects lead to the same rows only in order.
    The caller holds the write lock.

    Returns:
        How many operations were done.
    """
    with stores.reading(StoreName.LEDGER) as connection:
        standing = connection.execute(select(_ORDER, tables.journal.c.operation_id))
        late = [order for order, id in standing if id not in stores.done]
        if not late:
            return 0
        query = select(tables.journal).where(min(late) <= _ORDER).order_by(_ORDER)
        found = connection.execute(query)
        rows = checked(connection, found, tables.journal)
    for row in rows:
        _do(stores, effects.load(row.effects))
        stores.done.add(row.operation_id)
    return len(rows)


def settle(stores: Stores) -> None:
    """Force every store to the disk, then cross out what stands in the journal.

    How often that was done is kept in every file, so that one which comes from another day is
    noticed: the journal can no longer make up for what it lacks. The caller holds the write lock.
    """
    catch_up(stores)
    with stores.reading(StoreName.LEDGER) as connection:
        rows = list(connection.execute(select(tables.journal)))
        generation = int(connection.exec_driver_sql(GENERATION).scalar_one())
    if not rows:
        return
    waiting = {row.operation_id for row in rows if not _is_done(stores, row.effects)}
    if not stores.broken:  # who is not there cannot be told
        generation |= 1
        _note(stores, generation)
    generation_after = following(generation)
    for name in StoreName:
        if name in stores and name is not StoreName.LEDGER:
            stores[name].sync(generation_after)
    _note(stores, generation if stores.broken else generation_after, done_but=waiting)
    stores.done &= waiting


def _note(stores: Stores, generation: int, *, done_but: Collection[str] | None = None) -> None:
    """Keep the generation in the ledger and, at its end, cross out what is done."""
    with stores[StoreName.LEDGER].writer.begin() as connection:
        connection.exec_driver_sql(f"{GENERATION} = {generation}")
        if done_but is not None:
            done = tables.journal.c.operation_id.not_in(done_but)
            connection.execute(tables.journal.delete().where(done))


def _do(stores: Stores, wanted: Sequence[Effect]) -> None:
    """Do what belongs to the other stores, as far as they are open."""
    for name in sorted({effect.store for effect in wanted} - {StoreName.LEDGER}):
        if name in stores:
            with stores[name].writer.begin() as connection:
                writing.apply(connection, (effect for effect in wanted if effect.store is name))


def _is_done(stores: Stores, written: str) -> bool:
    return all(effect.store in stores for effect in effects.load(written))


def _count(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(tables.journal)) or 0
