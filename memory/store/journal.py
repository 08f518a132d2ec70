"""One write over several files: written down first, then done, and crossed out when it is safe.

Writing down is what makes a write survive: it is forced to the disk, together with the decision
and the audit trail, before any other file is touched. The other files are not forced to the disk
by each write; only when all have been is what stands in the journal crossed out. Effects are
idempotent and kept in order, so doing everything in the journal again always leads to the same
rows, whatever a crash had left undone.
"""

from collections.abc import Sequence
from datetime import UTC, datetime

from sqlalchemy import Connection, func, select

from memory.errors import StoreUnusableError
from memory.ids import new_id
from memory.store import effects, tables, writing
from memory.store.effects import Effect
from memory.store.files import Stores
from memory.store.seals import checked, sealed
from memory.vocabulary import StoreName

_MOST_OPEN = 64
"""How many operations may stand in the journal: what opening after a crash has to do again at the
most. Chosen by hand."""


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
    if is_full:
        settle(stores)


def replay(stores: Stores) -> int:
    """Do again whatever stands in the journal; return how many operations that were.

    The caller holds the write lock. When a store cannot be opened now, everything stays in the
    journal, and what belongs to that store is done when it can be.
    """
    with stores.reading(StoreName.LEDGER) as connection:
        query = select(tables.journal).order_by("operation_id")
        rows = checked(connection, connection.execute(query), tables.journal)
    whole = True
    for row in rows:
        try:
            _do(stores, effects.load(row.effects))
        except StoreUnusableError:
            whole = False
    if rows and whole:
        settle(stores)
    return len(rows)


def settle(stores: Stores) -> None:
    """Force every store to the disk, then cross out what stands in the journal.

    The caller holds the write lock.
    """
    for name in StoreName:
        if name in stores and name is not StoreName.LEDGER:
            stores[name].sync()
    with stores[StoreName.LEDGER].writer.begin() as connection:
        connection.execute(tables.journal.delete())


def _do(stores: Stores, wanted: Sequence[Effect]) -> None:
    others = {effect.store for effect in wanted} - {StoreName.LEDGER}
    missing: StoreUnusableError | None = None
    for name in sorted(others):
        try:
            store = stores[name]
        except StoreUnusableError as error:
            missing = error
            continue
        with store.writer.begin() as connection:
            writing.apply(connection, (effect for effect in wanted if effect.store is name))
    if missing is not None:
        raise missing


def _count(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(tables.journal)) or 0
