"""What waits for the owner, and what it waits against."""

from dataclasses import dataclass

from sqlalchemy import select

from memory.records import Record
from memory.store import reading, tables
from memory.store.files import Stores
from memory.vocabulary import Status


@dataclass(frozen=True)
class Conflict:
    """A record that waits for the owner's word."""

    record: Record
    rival: Record | None
    """What is in use and contradicts it; None when it waits for another reason."""


class Inbox:
    """Looks up what waits."""

    def __init__(self, stores: Stores) -> None:
        self._stores = stores

    def waiting(self) -> tuple[Conflict, ...]:
        """Return everything that waits for the owner, oldest first."""
        found: list[Conflict] = []
        for name, envelope in tables.ENVELOPES.items():
            if name not in self._stores:
                continue
            kept = envelope.records
            query = select(kept).where(kept.c.status == Status.PENDING).order_by(kept.c.id)
            with self._stores.reading(name) as connection:
                records = reading.records(connection, envelope, query)
                ids = [record.rival_id for record in records if record.rival_id]
                rivals = {one.id: one for one in reading.by_ids(connection, envelope, ids)}
            found.extend(Conflict(one, rivals.get(one.rival_id or "")) for one in records)
        return tuple(sorted(found, key=lambda one: one.record.id))
