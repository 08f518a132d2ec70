"""The inspector's questions to memory; nothing here can write."""

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import datetime

from sqlalchemy import ColumnElement, func, or_, select

from memory.curation.listing import About, RecordDetail, RecordFilter
from memory.errors import RecordNotFoundError
from memory.records import Record, Ruling, Subject, Utterance
from memory.store import reading, tables, versions
from memory.store.files import Stores
from memory.store.tables import Envelope
from memory.vocabulary import Decision, Kind, Reason, Scope, Status, StoreName


class Inspector:
    """Looks through the stores of one data folder."""

    def __init__(self, stores: Stores) -> None:
        self._stores = stores

    def list(self, wanted: RecordFilter) -> tuple[Record, ...]:
        """Return the records that fit, newest first, at most ``wanted.limit``."""
        found: list[Record] = []
        for name in _stores_of(wanted):
            envelope = tables.ENVELOPES[name]
            kept = envelope.records
            query = select(kept).where(*_conditions(envelope, wanted))
            if wanted.after is not None:
                query = query.where(kept.c.id < wanted.after)
            with self._stores.reading(name) as connection:
                query = query.order_by(kept.c.id.desc()).limit(wanted.limit)
                now = reading.records(connection, envelope, query)
                then = versions.believed(connection, envelope, now, wanted.known_at)
                found.extend(as_it_was for _, as_it_was in then if as_it_was is not None)
        found.sort(key=lambda record: record.id, reverse=True)
        return tuple(found[: wanted.limit])

    def count(self, wanted: RecordFilter) -> int:
        """Return how many records fit, whatever the limit."""
        total = 0
        for name in _stores_of(wanted):
            envelope = tables.ENVELOPES[name]
            query = select(func.count()).select_from(envelope.records)
            with self._stores.reading(name) as connection:
                total += connection.scalar(query.where(*_conditions(envelope, wanted))) or 0
        return total

    def records(self, ids: Sequence[str]) -> tuple[Record, ...]:
        """Return the records with these ids, in no order; those that are gone are left out."""
        found: tuple[Record, ...] = ()
        for name, envelope in tables.ENVELOPES.items():
            with self._stores.reading(name) as connection:
                found += reading.by_ids(connection, envelope, ids)
        return found

    def subjects(self, limit: int = 200) -> tuple[About, ...]:
        """Return whom and what records are about, the most often spoken of first; no turns."""
        counts: Counter[str] = Counter()
        named: dict[str, Subject] = {}
        for name, envelope in tables.ENVELOPES.items():
            kept = envelope.records.c
            query = (
                select(kept.subject_key, func.max(kept.subject_name), func.count())
                .where(kept.scope != Scope.CONVERSATION)
                .group_by(kept.subject_key)
            )
            with self._stores.reading(name) as connection:
                for key, shown, count in connection.execute(query):
                    counts[key] += count
                    named[key] = Subject(key, shown)
        return tuple(About(named[key], count) for key, count in counts.most_common(limit))

    def began(self) -> datetime | None:
        """Return when the first record was made; None when there is none."""
        found: list[datetime] = []
        for name, envelope in tables.ENVELOPES.items():
            kept = envelope.records.c
            query = select(kept.recorded_at_utc).order_by(kept.id).limit(1)
            with self._stores.reading(name) as connection:
                found.extend(connection.scalars(query))
        return min(found, default=None)

    def record(self, id: str) -> Record:
        """Return one record.

        Raises:
            RecordNotFoundError: there is none with this id.
        """
        found = self.records([id])
        if not found:
            raise RecordNotFoundError(id)
        return found[0]

    def show(self, id: str) -> RecordDetail:
        """Return everything about one record.

        Raises:
            RecordNotFoundError: there is none with this id.
        """
        record = self.record(id)
        turns = [source.turn_id for source in record.sources if source.turn_id]
        return RecordDetail(
            record=record,
            turns=self._turns(turns),
            rulings=self._rulings_on(id),
            older=self._chain(record, "supersedes_id"),
            newer=self._chain(record, "superseded_by"),
            rival=next(iter(self.records([record.rival_id])), None) if record.rival_id else None,
            dependents=self.dependents(id),
            copies=(record.kind.value, StoreName.INDEX.value, StoreName.LEDGER.value),
        )

    def decisions(self, since: datetime | None = None, limit: int = 1000) -> tuple[Ruling, ...]:
        """Return the door's decisions, refusals included, oldest first."""
        table = tables.decisions
        query = select(table).order_by(table.c.at_utc, table.c.id)
        if since is not None:
            query = query.where(table.c.at_utc >= since)
        with self._stores.reading(StoreName.LEDGER) as connection:
            return reading.rulings(connection, query.limit(limit))

    def latest_decisions(self, limit: int, *, refused: bool = False) -> tuple[Ruling, ...]:
        """Return the door's newest decisions, or its refusals alone, the newest first.

        That a turn was kept, and what words point at, are left out: they are nobody's news.
        """
        table = tables.decisions
        news = (table.c.kind != Kind.WORKING) & (table.c.reason != Reason.TURN_KEPT)
        query = select(table).where(news)
        query = query.order_by(table.c.id.desc()).limit(limit)
        if refused:
            query = query.where(table.c.decision == Decision.IGNORE, table.c.record_id.is_(None))
        with self._stores.reading(StoreName.LEDGER) as connection:
            return reading.rulings(connection, query)

    def ruling(self, id: str) -> Ruling:
        """Return one of the door's decisions.

        Raises:
            RecordNotFoundError: there is none with this id.
        """
        query = select(tables.decisions).where(tables.decisions.c.id == id)
        with self._stores.reading(StoreName.LEDGER) as connection:
            found = reading.rulings(connection, query)
        if not found:
            raise RecordNotFoundError(id)
        return found[0]

    def turns(self, conversation_id: str, limit: int = 20) -> tuple[Utterance, ...]:
        """Return the last turns of a conversation, oldest first, as the owner put them right."""
        table = tables.turns
        query = reading.turns_query().where(
            table.c.conversation_id == conversation_id, reading.as_said()
        )
        query = query.order_by(table.c.at_utc.desc(), table.c.record_id.desc()).limit(limit)
        with self._stores.reading(StoreName.EPISODIC) as connection:
            return reading.turns(connection, query)[::-1]

    def turn(self, id: str) -> Utterance:
        """Return one turn, as it was kept.

        Raises:
            RecordNotFoundError: there is none with this id.
        """
        found = self._turns([id])
        if not found:
            raise RecordNotFoundError(id)
        return found[0]

    def rulings_since(self, turn_ids: Sequence[str], since: str = "") -> tuple[Ruling, ...]:
        """Return what was decided about the words of turns, after a decision, oldest first."""
        table = tables.decisions
        query = select(table).where(table.c.turn_id.in_(turn_ids), table.c.id > since)
        with self._stores.reading(StoreName.LEDGER) as connection:
            return reading.rulings(connection, query.order_by(table.c.id))

    def _turns(self, ids: Sequence[str]) -> tuple[Utterance, ...]:
        query = reading.turns_query().where(tables.turns.c.record_id.in_(ids))
        with self._stores.reading(StoreName.EPISODIC) as connection:
            return reading.turns(connection, query.order_by(tables.turns.c.at_utc))

    def _rulings_on(self, id: str) -> tuple[Ruling, ...]:
        table = tables.decisions
        query = select(table).where(or_(table.c.record_id == id, table.c.target_id == id))
        with self._stores.reading(StoreName.LEDGER) as connection:
            return reading.rulings(connection, query.order_by(table.c.at_utc, table.c.id))

    def _chain(self, record: Record, link: str) -> tuple[Record, ...]:
        """Follow a link from record to record to its end."""
        found: list[Record] = []
        seen = {record.id}
        id: str | None = getattr(record, link)
        while id is not None and id not in seen:
            seen.add(id)
            nearest = self.records([id])
            if not nearest:
                break
            found.append(nearest[0])
            id = getattr(nearest[0], link)
        return tuple(found)

    def dependents(self, id: str) -> tuple[str, ...]:
        """Return the ids of what was concluded from a record, or sums a turn up."""
        return self.dependents_of([id]).get(id, ())

    def dependents_of(self, ids: Sequence[str]) -> dict[str, tuple[str, ...]]:
        """Return the dependents of many records; those that have none are left out."""
        found: dict[str, tuple[str, ...]] = {}
        for name, envelope in tables.ENVELOPES.items():
            made = envelope.derivations.c
            with self._stores.reading(name) as connection:
                for some in reading.in_parts(ids):
                    query = select(made.from_id, made.record_id).where(made.from_id.in_(some))
                    for from_id, id in connection.execute(query):
                        found[from_id] = (*found.get(from_id, ()), id)
        return found


def _stores_of(wanted: RecordFilter) -> tuple[StoreName, ...]:
    """Return the stores to look through: each holds the records of one kind."""
    kinds = frozenset(Kind) if wanted.kinds is None else wanted.kinds
    if wanted.kind is not None:
        kinds &= {wanted.kind}
    return tuple(name for name in tables.ENVELOPES if Kind(name.value) in kinds)


def _conditions(envelope: Envelope, wanted: RecordFilter) -> list[ColumnElement[bool]]:
    kept = envelope.records.c
    conditions: list[ColumnElement[bool]] = []
    status: ColumnElement[Status] = kept.status
    if wanted.known_at is not None:
        status = versions.status_then(envelope, wanted.known_at)
        conditions.append(status.is_not(None))
    if wanted.status is not None:
        conditions.append(status == wanted.status)
    if wanted.scope is not None:
        conditions.append(kept.scope == wanted.scope)
    elif wanted.kind is None and wanted.kinds is None:
        # Turns are the sources of what is known; they are listed when they are asked for.
        conditions.append(kept.scope != Scope.CONVERSATION)
    if wanted.subject is not None:
        name = wanted.subject.casefold()
        conditions.append(
            or_(
                func.lower(kept.subject_name) == name,
                func.lower(kept.subject_relation) == name,
                kept.subject_key == name,
            )
        )
    conditions.extend(_facets(envelope, wanted))
    if wanted.ids is not None:
        conditions.append(kept.id.in_(sorted(wanted.ids)))
    if wanted.text:
        conditions.append(kept.statement.icontains(wanted.text, autoescape=True))
    return conditions


def _facets(envelope: Envelope, wanted: RecordFilter) -> Iterator[ColumnElement[bool]]:
    kept = envelope.records.c
    if wanted.about is not None:
        yield kept.subject_key == wanted.about
    if wanted.origin is not None:
        yield kept.origin == wanted.origin
    if wanted.project is not None:
        yield kept.project_id == wanted.project
    if wanted.told_from is not None:
        yield kept.recorded_at_utc >= wanted.told_from
    if wanted.told_until is not None:
        yield kept.recorded_at_utc < wanted.told_until
    if wanted.sure_from is not None:
        yield kept.confidence >= wanted.sure_from
    if wanted.sure_below is not None:
        yield kept.confidence < wanted.sure_below
