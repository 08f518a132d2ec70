"""The audit trail: who did what, when and why; never a value."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Select, or_, select

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
        return self._lines(_from(since).order_by(table.c.at_utc, table.c.id).limit(limit))

    def latest(self, since: datetime, limit: int) -> tuple[AuditLine, ...]:
        """Return the newest changes after an instant, the newest first; kept turns are none."""
        table = tables.audit
        news = or_(table.c.why.is_(None), table.c.why != Reason.TURN_KEPT)
        query = select(table).where(table.c.at_utc > since, news)
        return self._lines(query.order_by(table.c.at_utc.desc(), table.c.id.desc()).limit(limit))

    def _lines(self, query: Select[Any]) -> tuple[AuditLine, ...]:
        with self._stores.reading(StoreName.LEDGER) as connection:
            rows = checked(connection, connection.execute(query), tables.audit)
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


def _from(since: datetime | None) -> Select[Any]:
    query = select(tables.audit)
    return query if since is None else query.where(tables.audit.c.at_utc >= since)
