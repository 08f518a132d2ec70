"""One write over several files: written down first, then done, then crossed out."""

from collections.abc import Sequence
from datetime import UTC, datetime

from sqlalchemy import select

from memory.errors import StoreUnusableError
from memory.ids import new_id
from memory.store import effects, tables, writing
from memory.store.effects import Effect
from memory.store.files import Stores
from memory.vocabulary import StoreName


def carry_out(stores: Stores, wanted: Sequence[Effect]) -> None:
    """Do ``wanted`` in every store that it touches; once this returns it survives anything.

    The caller holds the write lock. When the process dies inside, the next ``replay`` finishes.

    Raises:
        StoreUnusableError: a store that it touches is not open; nothing was written.
    """
    for effect in wanted:
        _ = stores[effect.store]
    operation_id = new_id()
    row = {
        "operation_id": operation_id,
        "at_utc": datetime.now(UTC),
        "effects": effects.dump(wanted),
    }
    with stores[StoreName.LEDGER].writer.begin() as connection:
        connection.execute(tables.journal.insert().values(**row))
    _finish(stores, operation_id, wanted)


def replay(stores: Stores) -> int:
    """Finish what a crash left half done; return how many operations that were.

    An operation whose store cannot be opened now stays in the journal until it can.
    """
    with stores.reading(StoreName.LEDGER) as connection:
        rows = connection.execute(select(tables.journal).order_by("operation_id")).all()
    finished = 0
    for row in rows:
        try:
            _finish(stores, row.operation_id, effects.load(row.effects))
        except StoreUnusableError:
            continue
        finished += 1
    return finished


def _finish(stores: Stores, operation_id: str, wanted: Sequence[Effect]) -> None:
    others = {effect.store for effect in wanted} - {StoreName.LEDGER}
    for name in sorted(others):
        with stores[name].writer.begin() as connection:
            writing.apply(connection, (effect for effect in wanted if effect.store is name))
    with stores[StoreName.LEDGER].writer.begin() as connection:
        ours = (effect for effect in wanted if effect.store is StoreName.LEDGER)
        writing.apply(connection, ours)
        connection.execute(tables.journal.delete().filter_by(operation_id=operation_id))
