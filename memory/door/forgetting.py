"""Forgetting through the door: written down first, unreadable at once, proved before it is said.

What is asked stands in the ledger until its receipt is there. Each step is one operation of the
journal, so that whoever opens the folder after a crash goes on where it stopped.
"""

import json
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import func, select

from memory import lifecycle
from memory.door import documenting
from memory.door.draft import Draft
from memory.door.erasing import Erasing
from memory.door.register import Register
from memory.door.restoring import BackupCopy
from memory.door.troubles import why
from memory.errors import (
    CandorMemoryError,
    StoreBusyError,
    StoreWriteError,
)
from memory.forgetting import backups, copies, needles, own_files, plan, receipt, selecting
from memory.forgetting.needles import Sought
from memory.forgetting.tombstones import Tombstones
from memory.forgetting.values import OUT_OF_SCOPE, Closure, CopyResult, Receipt, Selection
from memory.forgetting.wording import counted, memories
from memory.ids import new_id
from memory.records import Changes
from memory.store import effects, journal, tables, writing
from memory.store.columns import instant_text
from memory.store.effects import Drop, Effect, Put, Set
from memory.store.files import Stores
from memory.store.seals import checked
from memory.vocabulary import (
    Act,
    AuditedAct,
    ForgetMode,
    Kind,
    Origin,
    Reason,
    Status,
    StoreName,
)

_AT_ONCE = 10
"""How many of the records that were asked for go in one step; chosen by hand."""
_OWNER = Origin.OWNER_CONFIRMED
_JOURNAL = "Candor's list of unfinished work"
_SEARCH = "the search"


@dataclass(frozen=True)
class _Task:
    """One forgetting that is not proved yet."""

    id: str
    at: datetime
    mode: ForgetMode
    asked: str
    waiting: tuple[str, ...]
    effects: str
    sought: Sought
    done: dict[str, Any]

    @property
    def row(self) -> dict[str, Any]:
        """It as a row of the ledger."""
        return {
            "id": self.id,
            "at_utc": instant_text(self.at),
            "mode": self.mode.value,
            "asked": self.asked,
            "waiting": json.dumps(self.waiting),
            "effects": self.effects,
            "sought": needles.veil(self.sought),
            "done": json.dumps(self.done),
        }

    def put(self) -> Effect:
        """Return what writes it down."""
        return Put(StoreName.LEDGER, "forgettings", self.row)


class Forgetting:
    """Carries out what the owner wants forgotten; the caller holds the write lock.

    Attributes:
        copies: Every place that memory lives in, in the order in which it is purged.
    """

    def __init__(
        self, stores: Stores, register: Register, others: Sequence[copies.Copy] = ()
    ) -> None:
        self.copies = (*copies.ALL, BackupCopy(erase_there), *others)
        self._stores = stores
        self._register = register

    def begin(self, selection: Selection, mode: ForgetMode, at: datetime) -> str:
        """Write down what is to be forgotten; return the id of it.

        Raises:
            RecordNotFoundError: nothing is meant.
            StoreWriteError: it could not be written down; all is as it was.
        """
        meant, names = selecting.find_meant(self._stores, selection, self._register.current())
        read = own_files.meant(self._stores, selection.document)
        pages = {
            each.name: own_files.count(each, read) + copies.counted(each, self._stores, Closure())
            for each in (self.copies if read else ())
        }
        task = _Task(
            id=new_id(),
            at=at,
            mode=mode,
            asked=selection.asked,
            waiting=tuple(record.id for record in meant),
            effects="",
            sought=Sought(names=names),
            done={
                "ids": [],
                "records": 0,
                "gone": {name: count for name, count in pages.items() if count},
                "rebuilt": 0,
                "documents": [one.id for one in read],
                "said_by_files": len(own_files.saying(self._stores, meant)),
            },
        )
        try:
            journal.carry_out(self._stores, [task.put()])
        except StoreWriteError:
            if task.id not in self.waiting():  # else it stands, and only what follows has failed
                raise
        return task.id

    def waiting(self) -> tuple[str, ...]:
        """Return the ids of what is not proved to be forgotten yet, oldest first."""
        table = tables.forgettings
        with self._stores.reading(StoreName.LEDGER) as connection:
            return tuple(connection.scalars(select(table.c.id).order_by(table.c.id)))

    def steps(self, id: str, at: datetime) -> Generator[tuple[int, int], None, Changes]:
        """Let the rows go, some records at a time; yields how many are done, and of how many."""
        touched: set[str] = set()
        task = self._task(id)
        total = len(task.waiting) + len(task.done["ids"])
        self._erase(task)
        while (task := self._task(id)).waiting:
            yield total - len(task.waiting), total
            touched |= self._some(task, at)
        for document in documenting.still_there(self._stores, task.done.get("documents", [])):
            documenting.take_away(self._stores, document.id, at)
        return Changes(
            frozenset(touched), conflicts=True, documents=bool(task.done.get("documents"))
        )

    def resume(self, at: datetime) -> None:
        """Mark what could not be marked when the disk was full, before anything else is done.

        Raises:
            StoreWriteError: it still cannot be; no store but the ledger may be read.
        """
        self._stores.unsure = None  # to mark it, it has to be read
        try:
            for id in self.waiting():
                for _ in self.steps(id, at):
                    pass
        except (StoreBusyError, StoreWriteError) as error:
            self._stores.unsure = error
            raise

    def stop(self, id: str) -> None:
        """Let what has not gone yet stay."""
        task = self._task(id)
        journal.carry_out(self._stores, [replace(task, waiting=()).put()])

    def prove(self, id: str, at: datetime) -> Receipt:
        """See that the bytes are gone, and only then say so: with the receipt."""
        task = self._task(id)
        unsettled = [*self._unreached(task), *self._undocumented(task), *self._unsettled()]
        pattern = copies.sought(self._stores, task.sought)
        results = [self._purged(each, task, pattern) for each in self.copies]
        found = Receipt(
            id=task.id,
            mode=task.mode,
            asked=task.asked,
            started_at=task.at,
            finished_at=None,
            records=task.done["records"],
            copies=tuple(results + unsettled),
            rebuilt={"summaries": task.done["rebuilt"]} if task.done["rebuilt"] else {},
            control=copies.control(self._stores),
            out_of_scope=tuple(self._out_of_scope(task)),
        )
        if not found.control:
            left = CopyResult(_SEARCH, 0, "what should be found was not found either")
            return replace(found, copies=(*found.copies, left))
        if any(each.left for each in found.copies):
            return found
        try:
            return self._conclude(task, replace(found, finished_at=at))
        except (StoreBusyError, StoreWriteError) as error:
            left = CopyResult(_JOURNAL, 0, f"the receipt cannot be kept: {why(error)}")
            return replace(found, copies=(*results, left))

    def unproved(self, id: str, error: CandorMemoryError) -> Receipt:
        """Return how far it is when not even that can be looked into."""
        task = self._task(id)
        return Receipt(
            id=task.id,
            mode=task.mode,
            asked=task.asked,
            started_at=task.at,
            finished_at=None,
            records=task.done["records"],
            copies=(*self._unreached(task), CopyResult(_JOURNAL, 0, why(error))),
        )

    def _conclude(self, task: _Task, found: Receipt) -> Receipt:
        """Keep the receipt, and let go of what was only kept to get this far."""
        issued = receipt.issued(self._stores)
        found = receipt.chained(found, issued[-1] if issued else None)
        journal.carry_out(self._stores, list(self._concluding(task, found)))
        with suppress(StoreBusyError, StoreWriteError):  # it stands; what is left holds no words
            journal.settle(self._stores)
            copies.StoreCopy(StoreName.LEDGER).purge(self._stores, Sought(), deep=False)
        return found

    def _some(self, task: _Task, at: datetime) -> frozenset[str]:
        """Make the next records unreadable, then erase them; return what that touched."""
        meant = selecting.by_ids(self._stores, list(task.waiting[:_AT_ONCE]))
        reached = plan.reach(self._stores, meant, task.sought.names)
        erasing = Erasing(self._stores, reached, self._tombstones, self._register.current())
        done = self._counted(task, reached)
        vectors = copies.vectors_of(self._stores, reached.ids | set(reached.turns))
        after = replace(
            task,
            waiting=task.waiting[_AT_ONCE:],
            effects=effects.dump(list(erasing.effects())),
            sought=task.sought | needles.of(reached.records, vectors),
            done=done,
        )
        try:
            journal.carry_out(self._stores, [after.put(), *self._marking(after, reached, at)])
        except (StoreBusyError, StoreWriteError) as error:
            self._stores.unsure = error  # it may be written down, and readable in its own store
            raise
        self._erase(after)
        draft = Draft(at, _OWNER, Reason.OWNER_FORGOT, registry=erasing.registry)
        self._register.accept(draft)
        return reached.ids | reached.turns.keys()

    def _erase(self, task: _Task) -> None:
        """Carry out what was written down when records were marked; nothing when it was done."""
        if task.effects:
            wanted = effects.load(task.effects)
            journal.carry_out(self._stores, [*wanted, replace(task, effects="").put()])

    def _marking(self, task: _Task, reached: Closure, at: datetime) -> Iterator[Effect]:
        for record in reached.records:
            if record.status is Status.FORGETTING:
                continue
            status = lifecycle.after(record.status, Act.FORGET)
            store = writing.home(record.kind)
            yield Set(store, "records", {"id": record.id}, {"status": status.value})
            yield self._audited(record.id, AuditedAct.FORGETTING, at, record.status, status)
            if record.kind.value not in ("working", "episodic") or not record.derived_from:
                for trace in self._tombstones.of(record):
                    row = {
                        "id": new_id(),
                        "mode": task.mode.value,
                        "digest": trace.digest,
                        "words": trace.words,
                        "refused": 0,
                    }
                    yield Put(StoreName.LEDGER, "tombstones", row)
        for id in reached.turns:
            yield self._audited(id, AuditedAct.BLACKED_OUT, at, Status.ACTIVE, Status.ACTIVE)
        for each in reached.rebuilt:
            status = each.record.status
            yield self._audited(each.record.id, AuditedAct.REBUILT, at, status, status)

    def _concluding(self, task: _Task, found: Receipt) -> Iterator[Effect]:
        yield Put(StoreName.LEDGER, "receipts", receipt.row_of(found))
        yield Drop(StoreName.LEDGER, "forgettings", {"id": task.id})
        assert found.finished_at is not None
        gone = lifecycle.after(Status.FORGETTING, Act.ERASE)
        for id in task.done["ids"]:
            yield self._audited(
                id, AuditedAct.FORGOTTEN, found.finished_at, Status.FORGETTING, gone
            )

    def _audited(
        self, id: str, act: AuditedAct, at: datetime, before: Status, after: Status
    ) -> Effect:
        return writing.put_audit(
            id, act, actor=_OWNER, at=at, before=before, after=after, why=Reason.OWNER_FORGOT
        )

    def _counted(self, task: _Task, reached: Closure) -> dict[str, Any]:
        gone = Counter(task.done["gone"])
        for each in self.copies:
            count = copies.counted(each, self._stores, reached)
            of_rows = isinstance(each, copies.StoreCopy)  # the others count files, the same again
            gone[each.name] = gone[each.name] + count if of_rows else max(gone[each.name], count)
        return {
            **task.done,
            "ids": [*task.done["ids"], *sorted(reached.ids)],
            "records": task.done["records"]
            + sum(record.kind is not Kind.WORKING for record in reached.records),
            "gone": dict(gone),
            "rebuilt": task.done["rebuilt"] + len(reached.rebuilt),
        }

    def _purged(self, copy: copies.Copy, task: _Task, pattern: frozenset[bytes]) -> CopyResult:
        """Purge a copy and search it; what a light hand leaves, a heavy one takes."""
        left: str | None = None
        for deep in (False, True):
            try:
                left = copy.purge(self._stores, task.sought, deep=deep)
                left = left or copy.verify(self._stores, pattern)
            except (CandorMemoryError, OSError) as error:
                left = why(error)
            if left is None:
                break
        return CopyResult(copy.name, task.done["gone"].get(copy.name, 0), left)

    def _unreached(self, task: _Task) -> list[CopyResult]:
        """Return what has not even gone from the rows: the disk was full, say."""
        count = len(task.waiting)
        left = f"{memories(count)} not reached yet" if count else "not erased yet"
        return [CopyResult("the memories", 0, left)] if count or task.effects else []

    def _undocumented(self, task: _Task) -> list[CopyResult]:
        """Take away what is left of documents; return what stands in the way."""
        try:
            several = documenting.take_rest_away(self._stores, task.done.get("documents", []))
            return [CopyResult("a document of yours", 0, left) for left in several]
        except CandorMemoryError as error:
            return [CopyResult("a document of yours", 0, why(error))]

    def _out_of_scope(self, task: _Task) -> Iterator[str]:
        yield from OUT_OF_SCOPE
        yield from backups.out_of_scope(self._stores.folder)
        if task.done.get("documents"):
            yield "The file itself: it is yours, and stays where it is."
        if count := task.done.get("said_by_files", 0):
            one = "1 of your own documents says it too, and stays as it is."
            several = f"{count} of your own documents say it too, and stay as they are."
            yield one if count == 1 else several

    def _unsettled(self) -> list[CopyResult]:
        """Settle the journal; return what hinders that."""
        try:
            journal.settle(self._stores)
        except (StoreBusyError, StoreWriteError) as error:
            return [CopyResult(_JOURNAL, 0, why(error))]
        with self._stores.reading(StoreName.LEDGER) as connection:
            count = connection.scalar(select(func.count()).select_from(tables.journal))
        return (
            [CopyResult(_JOURNAL, 0, f"{counted(count, 'change')} not made yet")] if count else []
        )

    @property
    def _tombstones(self) -> Tombstones:
        return Tombstones(self._stores.install)

    def _task(self, id: str) -> _Task:
        table = tables.forgettings
        with self._stores.reading(StoreName.LEDGER) as connection:
            rows = connection.execute(select(table).filter_by(id=id))
            (row,) = checked(connection, rows, table)
        return _Task(
            id=row.id,
            at=row.at_utc,
            mode=row.mode,
            asked=row.asked,
            waiting=tuple(json.loads(row.waiting)),
            effects=row.effects,
            sought=needles.unveil(row.sought),
            done=json.loads(row.done),
        )


def erase_there(stores: Stores, ids: tuple[str, ...]) -> None:
    """Have records go from other stores than those in use: a backup's, say."""
    forgetting = Forgetting(stores, Register(stores))
    at = datetime.now(UTC)
    id = forgetting.begin(Selection(ids=ids), ForgetMode.FORGET, at)
    for _ in forgetting.steps(id, at):
        pass
    forgetting.prove(id, at)
