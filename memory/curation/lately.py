"""When the door last ruled: the last that is known of this program before it was closed."""

from datetime import datetime

from sqlalchemy import select

from memory.store import tables
from memory.store.files import Stores
from memory.vocabulary import StoreName


def last_ruled_at(stores: Stores) -> datetime | None:
    """Return the instant of the newest decision; None when there is none, or no ledger."""
    if StoreName.LEDGER not in stores:
        return None
    table = tables.decisions
    query = select(table.c.at_utc).order_by(table.c.id.desc()).limit(1)
    with stores.reading(StoreName.LEDGER) as connection:
        return connection.scalar(query)
