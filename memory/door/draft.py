"""One operation in the making: everything it will write, collected before anything is written."""

import json
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from memory import lifecycle
from memory.ids import new_id
from memory.kinds.entities import Registry
from memory.records import Changes, Record, Ruling, Source
from memory.store import writing
from memory.store.columns import instant_text
from memory.store.effects import Effect, Put
from memory.terms import indexed_terms
from memory.vocabulary import (
    Act,
    AuditedAct,
    Decision,
    Origin,
    Reason,
    Status,
    StoreName,
)

_AUDITED: dict[Act, AuditedAct] = {
    Act.CONFIRM: AuditedAct.CONFIRMED,
    Act.EARN: AuditedAct.EARNED,
    Act.REJECT: AuditedAct.REJECTED,
    Act.YIELD: AuditedAct.YIELDED,
    Act.REPLACE: AuditedAct.SUPERSEDED,
    Act.EXPIRE: AuditedAct.EXPIRED,
    Act.ARCHIVE: AuditedAct.ARCHIVED,
    Act.RESTORE: AuditedAct.RESTORED,
    Act.REOPEN: AuditedAct.REOPENED,
}


@dataclass
class Draft:
    """What one operation will write.

    Attributes:
        at: When it happens.
        actor: Whose doing it is.
        why: The reason that the audit trail gives.
        decision_id: The decision that it carries out.
    """

    at: datetime
    actor: Origin
    why: Reason
    decision_id: str = field(default_factory=new_id)
    effects: list[Effect] = field(default_factory=list)
    touched: set[str] = field(default_factory=set)
    conflicts: bool = False
    registry: Registry | None = None
    """Who there is after it; None when it teaches nothing about that."""
    _before: dict[str, dict[str, Any]] = field(default_factory=dict)
    _after: dict[str, dict[str, Any]] = field(default_factory=dict)

    @property
    def changes(self) -> Changes:
        """What it touches."""
        return Changes(frozenset(self.touched), self.conflicts)

    @property
    def taken_out_of_use(self) -> tuple[str, ...]:
        """The records that could be used before it, and cannot after it."""
        in_use = Status.ACTIVE.value
        return tuple(
            id
            for id, columns in self._after.items()
            if self._before[id].get("status") == in_use and columns.get("status") != in_use
        )

    @property
    def brought_into_use(self) -> tuple[str, ...]:
        """The records that could not be used before it, and can after it."""
        in_use = Status.ACTIVE.value
        return tuple(
            id
            for id, columns in self._after.items()
            if self._before[id].get("status", in_use) != in_use and columns.get("status") == in_use
        )

    def create(self, record: Record) -> None:
        """Write a new record."""
        self.effects += writing.put_record(record, indexed_terms(record))
        self._audit(record, AuditedAct.CREATED, before=None)

    def strengthen(self, record: Record, source: Source) -> Record:
        """Add a source to a record."""
        after = replace(
            record,
            evidence_count=record.evidence_count + 1,
            sources=(*record.sources, source),
        )
        self.effects.append(writing.put_source(record, source))
        self.change(record, after, AuditedAct.STRENGTHENED)
        return after

    def act(self, record: Record, act: Act, **values: Any) -> Record:
        """Change a record's status, and what changes with it.

        Raises:
            BadTransitionError: there is no such act for a record in this status.
        """
        after = replace(record, status=lifecycle.after(record.status, act), **values)
        self.change(record, after, _AUDITED[act])
        return after

    def change(self, before: Record, after: Record, act: AuditedAct) -> None:
        """Change a record, and remember how it was."""
        self.effects += writing.set_record(before, after, self.at)
        old, new = writing.difference(before, after)
        new["status"] = after.status.value  # a status changed later bars undoing, too
        self._before[before.id] = {**old, **self._before.get(before.id, {})}
        self._after[before.id] = {**self._after.get(before.id, {}), **new}
        self._audit(after, act, before=before)

    def rule(self, ruling: Ruling, fingerprint: str | None = None) -> None:
        """Keep the decision, and what undoing it takes."""
        self.effects.append(writing.put_ruling(ruling, fingerprint or ruling.id))
        if self._before:
            row = {
                "decision_id": ruling.id,
                "at_utc": instant_text(self.at),
                "before": json.dumps(self._before),
                "after": json.dumps(self._after),
                "is_done": 0,
            }
            self.effects.append(Put(StoreName.LEDGER, "undo", row))

    def ruling(self, record: Record, decision: Decision, target: Record | None = None) -> Ruling:
        """Return what the ledger keeps of a verdict on a record that is there already."""
        return Ruling(
            id=self.decision_id,
            at=self.at,
            decision=decision,
            reason=self.why,
            statement=record.statement,
            kind=record.kind,
            scope=record.scope,
            subject=record.subject,
            origin=self.actor,
            record_id=record.id,
            target_id=target.id if target else None,
            status=record.status,
            confidence=record.confidence,
        )

    def _audit(self, record: Record, act: AuditedAct, *, before: Record | None) -> None:
        self.touched.add(record.id)
        self.effects.append(
            writing.put_audit(
                record.id,
                act,
                actor=self.actor,
                at=self.at,
                before=before.status if before else None,
                after=record.status,
                why=self.why,
                decision_id=self.decision_id,
            )
        )
