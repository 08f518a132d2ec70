"""The audit trail: who did what, when and why; never a value."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import select

from memory.store import tables
from memory.store.files import Stores
from memory.store.seals import checked
from memory.vocabulary import AuditedAct, Origin, Reason, Status, StoreName


@dataclass(frozen=True)
class AuditLine:
    """One change of one record."""

    id: str
    at: datetime
    actor: Origin
    act: AuditedAct
    record_id: str
    before: Status | None
    """None when the record was made by it."""
    after: Status
    why: Reason | None
    decision_id: str | None


class Trail:
    """Reads the audit trail."""

    def __init__(self, stores: Stores) -> None:
        self._stores = stores

    def since(self, since: datetime | None = None, limit: int = 10_000) -> tuple[AuditLine, ...]:
        """Return the changes from an instant on, oldest first."""
        table = tables.audit
        query = select(table).order_by(table.c.at_utc, table.c.id).limit(limit)
        if since is not None:
            query = query.where(table.c.at_utc >= since)
        with self._stores.reading(StoreName.LEDGER) as connection:
            rows = checked(connection, connection.execute(query), table)
        return tuple(
            AuditLine(
                row.id,
                row.at_utc,
                row.actor,
                row.act,
                row.record_id,
                row.before,
                row.after,
                row.why,
                row.decision_id,
            )
            for row in rows
        )
