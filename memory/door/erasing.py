"""Everything that makes the rows of some records go, as effects that hold no word of them."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from sqlalchemy import or_, select

from memory.blackening import blackened
from memory.forgetting import marks
from memory.forgetting.tombstones import Tombstones
from memory.forgetting.values import Closure, Rebuilt
from memory.kinds.entities import Entity, Registry
from memory.records import COMPANION, OWNER, OWNER_KEY, Record
from memory.store import details, reading, tables
from memory.store import registry as registry_rows
from memory.store.effects import Blacken, Drop, Effect, Index, Set, Unindex
from memory.store.files import Stores
from memory.store.writing import home
from memory.terms import indexed_terms
from memory.vocabulary import StoreName

_LINKS = ("supersedes_id", "superseded_by", "rival_id", "project_id")
_FREE = (
    (StoreName.WORKING, tables.referents, ("meaning",)),
    (StoreName.PROJECT, tables.projects, ("context",)),
    (StoreName.FAILURE, tables.failures, ("cause",)),
    (StoreName.CAUSAL, tables.causal_links, ("cause", "effect")),
)
"""Where records say something besides their statement."""
_SHOWN = frozenset({OWNER.key, COMPANION.key})
"""Subjects that tell nothing of what was said of them."""


@dataclass(frozen=True)
class Erasing:
    """Draws up what erases a closure; nothing is written here.

    Attributes:
        registry: Who there is after it.
    """

    stores: Stores
    reached: Closure
    tombstones: Tombstones
    before: Registry

    def effects(self) -> Iterator[Effect]:
        """Yield the effects, in the order in which rows that hang on others have to go."""
        yield from self._decisions()
        yield from self._links()
        yield from self._turns()
        yield from self._statements()
        yield from self._details()
        for each in self.reached.rebuilt:
            yield from self._summary(each)
        yield from self._thinned()
        yield from self._entities()
        for record in self.reached.records:
            yield from self._rows(record)

    @property
    def registry(self) -> Registry:
        """Who there is once the names that only these words said are gone."""
        kept = [one for one in map(self._entity, self.before.entities) if one is not None]
        ids = {one.id for one in kept}
        return Registry(
            tuple(one if one.merged_into in ids else replace(one, merged_into=None) for one in kept)
        )

    def _rows(self, record: Record) -> Iterator[Effect]:
        store, own = home(record.kind), {"record_id": record.id}
        beside = [details.TABLES[type(record.detail)].name] if record.detail else []
        beside += ["turns"] if store is StoreName.EPISODIC else []
        for table in ("sources", "derivations", "versions", *beside):
            yield Drop(store, table, own)
        for name in tables.ENVELOPES:
            if name in self.stores:
                yield Drop(name, "derivations", {"from_id": record.id})
        yield Drop(store, "records", {"id": record.id})
        yield Unindex(record.id)

    def _decisions(self) -> Iterator[Effect]:
        """Keep that something was decided, and empty what it was about."""
        table = tables.decisions
        places = sorted({*self.reached.turns, *self.reached.ids})
        for some in _parts(places):
            found = or_(table.c.record_id.in_(some), table.c.turn_id.in_(some))
            with self.stores.reading(StoreName.LEDGER) as connection:
                rows = list(connection.execute(select(table).where(found)))
            for row in rows:
                if row.record_id in self.reached.ids or self._says(row.statement):
                    values: dict[str, str | None] = {
                        "statement": "",
                        "fingerprint": self.tombstones.keyed(row.fingerprint),
                    }
                    if row.subject_key not in _SHOWN:
                        values |= {"subject_key": "", "subject_name": "", "subject_relation": None}
                    yield Set(StoreName.LEDGER, "decisions", {"id": row.id}, values)
                    yield Drop(StoreName.LEDGER, "undo", {"decision_id": row.id})

    def _says(self, text: str) -> bool:
        flat = marks.Flat.of(text)
        return any(flat.spans(key) for key in self._told)

    @cached_property
    def _told(self) -> frozenset[str]:
        """The keys of all that goes: of values and of whole statements."""
        said = {marks.key(record.statement) for record in self.reached.records}
        return self.reached.keys | said

    def _links(self) -> Iterator[Effect]:
        """Let no record that stays point at one that goes."""
        ids = sorted(self.reached.ids)
        for name, envelope in tables.ENVELOPES.items():
            if name not in self.stores:
                continue
            kept = envelope.records
            for some in _parts(ids):
                pointing = or_(*(kept.c[link].in_(some) for link in _LINKS))
                with self.stores.reading(name) as connection:
                    rows = list(connection.execute(select(kept).where(pointing)))
                for row in rows:
                    gone = {link: None for link in _LINKS if getattr(row, link) in self.reached.ids}
                    yield Set(name, "records", {"id": row.id}, gone)
        for name, table, column in (
            (StoreName.FAILURE, tables.failures, "about_id"),
            (StoreName.EPISODIC, tables.episodes, "resume_turn_id"),
        ):
            for some in _parts(ids):
                query = select(table.c.record_id).where(table.c[column].in_(some))
                with self.stores.reading(name) as connection:
                    found = list(connection.scalars(query))
                for id in found:
                    yield Set(name, table.name, {"record_id": id}, {column: None})

    def _turns(self) -> Iterator[Effect]:
        """Black the words out of the turns, and of what else quotes that place in them."""
        turns = self.reached.turns
        for some in _parts(sorted(turns)):
            with self.stores.reading(StoreName.EPISODIC) as connection:
                kept = reading.by_ids(connection, tables.EPISODIC, some)
            for turn in kept:
                hidden = turns[turn.id]
                yield Blacken(StoreName.EPISODIC, "records", {"id": turn.id}, "statement", hidden)
                yield from _again(replace(turn, statement=blackened(turn.statement, hidden)))
            yield from self._quotes(some)

    def _quotes(self, turn_ids: Collection[str]) -> Iterator[Effect]:
        for name, envelope in tables.ENVELOPES.items():
            if name not in self.stores:
                continue
            with self.stores.reading(name) as connection:
                query = select(envelope.sources).where(envelope.sources.c.turn_id.in_(turn_ids))
                quoting = list(connection.execute(query))
            for row in quoting:
                hidden = self.reached.turns[row.turn_id]
                parts = [marks.within(span, (row.start, row.end)) for span in hidden]
                inside = [part for part in parts if part is not None]
                if inside and row.record_id not in self.reached.ids:
                    yield Blacken(name, "sources", {"id": row.id}, "quote", inside)

    def _statements(self) -> Iterator[Effect]:
        for id, hidden in self.reached.statements.items():
            for name in tables.ENVELOPES:
                record = self._kept(name, id) if name in self.stores else None
                if record is not None:
                    yield Blacken(name, "records", {"id": id}, "statement", hidden)
                    yield from _again(
                        replace(record, statement=blackened(record.statement, hidden))
                    )

    def _details(self) -> Iterator[Effect]:
        """Black the words out of whatever else records that stay say, in words of their own."""
        for name, table, columns in _FREE:
            if name not in self.stores:
                continue
            with self.stores.reading(name) as connection:
                rows = list(connection.execute(select(table)).mappings())
            for row in rows:
                if row["record_id"] in self.reached.ids:
                    continue
                for column in columns:
                    if hidden := self._hidden(row[column] or ""):
                        key = {"record_id": row["record_id"]}
                        yield Blacken(name, table.name, key, column, hidden)

    def _hidden(self, text: str) -> tuple[marks.Span, ...]:
        flat = marks.Flat.of(text)
        return marks.joined(span for key in self.reached.keys for span in flat.spans(key))

    def _summary(self, rebuilt: Rebuilt) -> Iterator[Effect]:
        """Make a summary of what is left of its sentences."""
        record = rebuilt.record
        kept = [record.sources[place] for place in rebuilt.kept]
        after = replace(record, statement=" ".join(source.quote for source in kept))
        yield Set(StoreName.EPISODIC, "records", {"id": record.id}, {"statement": after.statement})
        envelope = tables.EPISODIC
        query = select(envelope.sources.c.id).filter_by(record_id=record.id)
        with self.stores.reading(StoreName.EPISODIC) as connection:
            ids = list(connection.scalars(query.order_by(envelope.sources.c.id)))
        for place, id in enumerate(ids):
            if place not in rebuilt.kept:
                yield Drop(StoreName.EPISODIC, "sources", {"id": id})
        yield from _again(after)

    def _thinned(self) -> Iterator[Effect]:
        """Let what was said elsewhere too lose the turns that go."""
        for id in self.reached.thinned:
            for name, envelope in tables.ENVELOPES.items():
                record = self._kept(name, id) if name in self.stores else None
                if record is None:
                    continue
                gone = [one for one in record.sources if one.turn_id in self.reached.ids]
                for source in gone:
                    key = {"record_id": id, "turn_id": source.turn_id}
                    yield Drop(name, "sources", key)
                left = max(1, record.evidence_count - len(gone))
                yield Set(name, "records", {"id": id}, {"evidence_count": left})
                table = envelope.derivations
                for source in gone:
                    yield Drop(name, table.name, {"record_id": id, "from_id": source.turn_id})

    def _entities(self) -> Iterator[Effect]:
        after = self.registry
        yield from registry_rows.put(self.before, after)
        left = {one.id for one in after.entities}
        for one in self.before.entities:
            if one.id not in left:
                yield Drop(StoreName.SEMANTIC, "entities", {"id": one.id})

    def _entity(self, one: Entity) -> Entity | None:
        """Return an entity without the names that only these words said; None when none is left."""
        if one.key == OWNER_KEY or not one.source_ids & (
            self.reached.ids | self.reached.turns.keys()
        ):
            return one
        aliases = []
        for alias in one.aliases:
            said = tuple(id for id in alias.source_ids if self._still_names(id, alias.name))
            if said:
                aliases.append(replace(alias, source_ids=said))
        if aliases:
            name = one.name if any(each.name == one.name for each in aliases) else aliases[0].name
            return replace(one, aliases=tuple(aliases), name=name)
        return one if self._is_spoken_of(one.key) else None

    def _still_names(self, source_id: str, name: str) -> bool:
        if source_id in self.reached.ids:
            return False
        hidden = self.reached.turns.get(source_id)
        turn = self._kept(StoreName.EPISODIC, source_id) if hidden else None
        if turn is None or hidden is None:
            return True
        return bool(marks.spans(blackened(turn.statement, hidden), marks.key(name)))

    def _is_spoken_of(self, key: str) -> bool:
        for name, envelope in tables.ENVELOPES.items():
            if name not in self.stores or name is StoreName.WORKING:
                continue
            query = select(envelope.records.c.id).filter_by(subject_key=key)
            with self.stores.reading(name) as connection:
                if any(id not in self.reached.ids for id in connection.scalars(query)):
                    return True
        return False

    def _kept(self, name: StoreName, id: str) -> Record | None:
        with self.stores.reading(name) as connection:
            found = reading.by_ids(connection, tables.ENVELOPES[name], [id])
        return next(iter(found), None)


def _again(record: Record) -> Iterator[Effect]:
    """Index a record anew: whatever was made of its old words goes."""
    yield Unindex(record.id)
    yield Index(record.id, record.kind.value, indexed_terms(record))


def _parts(ids: list[str], size: int = 500) -> Iterator[Collection[str]]:
    return (ids[start : start + size] for start in range(0, len(ids), size))
