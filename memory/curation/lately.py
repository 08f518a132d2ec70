"""When the door last ruled, and when anything last changed."""

from datetime import datetime

from sqlalchemy import func, select

from memory.store import tables
from memory.store.files import Stores
from memory.vocabulary import StoreName


def last_ruled_at(stores: Stores) -> datetime | None:
    """Return the instant of the newest decision; None when there is none, or no ledger.

    It is the last that is known of this program before it was closed.
    """
    if StoreName.LEDGER not in stores:
        return None
    table = tables.decisions
    query = select(table.c.at_utc).order_by(table.c.id.desc()).limit(1)
    with stores.reading(StoreName.LEDGER) as connection:
        return connection.scalar(query)


_TICK = datetime.resolution
"""The least time between two changes."""


def later_than_changes(stores: Stores, now: datetime) -> datetime:
    """Return an instant that is later than any change that was made, whatever the clock says.

    What was believed at an instant must not change afterwards, and of two changes at once
    only one could be remembered; a clock that was set back therefore stands still here.
    """
    changed = _last_changed_at(stores)
    return now if changed is None else max(now, changed + _TICK)


def _last_changed_at(stores: Stores) -> datetime | None:
    """Return the latest instant of any change; None when there was none, or there is no ledger."""
    if StoreName.LEDGER not in stores:
        return None
    with stores.reading(StoreName.LEDGER) as connection:
        latest: datetime | None = connection.scalar(select(func.max(tables.audit.c.at_utc)))
        return latest
