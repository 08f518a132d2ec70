"""The closure over everything that a memory was copied into, drawn from or derived to."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TypeVar

from sqlalchemy import or_, select, text

from memory.curation.context import Context
from memory.details import Episode
from memory.documents.values import Document
from memory.errors import NothingToForgetError
from memory.extraction.normalise import words as plain_words
from memory.forgetting import backups, marks, own_files, selecting
from memory.forgetting.copies import Copy, counted
from memory.forgetting.marks import Span
from memory.forgetting.values import OUT_OF_SCOPE, Closure, Plan, Rebuilt, Selection, own_value
from memory.records import Record, Source
from memory.store import reading, tables
from memory.store.files import Stores
from memory.terms import STOP_WORDS, terms
from memory.vocabulary import ForgetMode, Kind, StoreName

_T = TypeVar("_T")
_SAID = frozenset({Kind.EPISODIC, Kind.WORKING})
_RARE = 6
"""In how many other places at most a word that is no value may stand to go from there as well."""
_LEAST_WORD = 5
_EVERYDAY = """
    remind please always never answer should would could remember friday monday tuesday
    wednesday thursday saturday sunday january february march april june july august september
    october november december tomorrow yesterday today morning evening because before after during
    friend sister brother mother father number really think about every other something anything
    people thing things likes loves hates works lives started moved booked finished
"""
"""Words that tell nothing of a sentence that they stand in."""


def make_plan(
    stores: Stores, selection: Selection, mode: ForgetMode, places: Iterable[Copy]
) -> Plan:
    """Say what forgetting a selection would do in all ``places``; nothing is changed.

    Raises:
        RecordNotFoundError: nothing is meant by it.
    """
    registry = Context(stores).registry()
    meant, names = selecting.find_meant(stores, selection, registry)
    if mode is ForgetMode.ARCHIVE:
        if not meant:  # a document is not put away
            raise NothingToForgetError(selection.asked, selection.named)
        return Plan(mode, selection.asked, meant, {"records hidden": len(meant)}, {}, (), ())
    read = own_files.meant(stores, selection.document)
    reached = reach(stores, meant, names)
    return Plan(
        mode=mode,
        asked=selection.asked,
        meant=meant,
        goes={
            each.name: count
            for each in places
            if (count := counted(each, stores, reached) + own_files.count(each, read))
        },
        rebuilt={"summaries": len(reached.rebuilt)} if reached.rebuilt else {},
        stays=(*_stays(reached), *_files_stay(stores, reached, read)),
        out_of_scope=(*OUT_OF_SCOPE, *backups.out_of_scope(stores.folder)),
        also=tuple(_besides(reached, meant)),
        files=tuple(str(one.path) for one in read),
    )


def _besides(reached: Closure, meant: Iterable[Record]) -> Iterator[Record]:
    asked = {record.id for record in meant}
    for record in reached.records:
        if record.id not in asked and record.kind is not Kind.WORKING:
            yield record


def _files_stay(stores: Stores, reached: Closure, read: Sequence[Document]) -> Iterator[str]:
    for one in read:
        yield f"The file {one.path} stays where it is. It is yours; delete it if it should go too."
    for place in own_files.saying(stores, reached.records):
        yield f"Your document {place}, says it too. It is yours, and stays."


def reach(stores: Stores, meant: Iterable[Record], names: Iterable[str] = ()) -> Closure:
    """Return everything that records reach to, and the names of what is forgotten altogether."""
    return _Reach(stores, {record.id: record for record in meant}, tuple(names)).closure()


def _stays(reached: Closure) -> Iterator[str]:
    if reached.turns:
        places = "1 place" if len(reached.turns) == 1 else f"{len(reached.turns)} places"
        yield f"The rest of what was said stays; only these words are blacked out, in {places}."
    if reached.shared == 1:
        yield "1 word or name stays, because other memories need it too."
    elif reached.shared:
        yield f"{reached.shared} words or names stay, because other memories need them too."
    if reached.thinned:
        one = len(reached.thinned) == 1
        what = "1 memory stays" if one else f"{len(reached.thinned)} memories stay"
        yield f"{what}, because you said {'it' if one else 'them'} at another time too."
    yield "A note stays that something was forgotten, and when. It does not say what it was."


@dataclass
class _Reach:
    stores: Stores
    going: dict[str, Record]
    names: tuple[str, ...] = ()
    statements: dict[str, tuple[Span, ...]] = field(default_factory=dict)
    thinned: set[str] = field(default_factory=set)
    rebuilt: dict[str, Rebuilt] = field(default_factory=dict)
    shared: int = 0

    def closure(self) -> Closure:
        """Follow every way until nothing new is reached."""
        before = -1
        while len(self.going) != before:
            before = len(self.going)
            for record in (*self._made_from(), *self._same()):
                self.going[record.id] = record
            self._follow_sources()
        keys = self._keys()
        turns = self._turns(keys)
        self._pointers(turns)
        self._summaries(turns, keys)
        return Closure(
            records=tuple(self.going.values()),
            turns=turns,
            statements=self.statements,
            rebuilt=tuple(self.rebuilt.values()),
            thinned=tuple(sorted(self.thinned)),
            keys=frozenset(keys),
            shared=self.shared,
        )

    def _open(self) -> Iterator[tuple[StoreName, tables.Envelope]]:
        for name, envelope in tables.ENVELOPES.items():
            if name in self.stores:
                yield name, envelope

    def _found(self, ids: Iterable[str]) -> tuple[Record, ...]:
        wanted = [id for id in ids if id not in self.going]
        return selecting.by_ids(self.stores, wanted) if wanted else ()

    def _made_from(self) -> Iterator[Record]:
        """Yield what was made from what goes; a summary is rebuilt instead."""
        ids = sorted(self.going)
        made: set[str] = set()
        for name, envelope in self._open():
            table = envelope.derivations
            with self.stores.reading(name) as connection:
                for some in _parts(ids):
                    query = select(table.c.record_id).where(table.c.from_id.in_(some))
                    made |= set(connection.scalars(query))
        for record in self._found(sorted(made)):
            if not isinstance(record.detail, Episode):
                yield record

    def _same(self) -> Iterator[Record]:
        """Yield what says the same of the same subject, in use or not, of whatever kind."""
        wanted = [one for one in self.going.values() if one.kind not in _SAID]
        for name, envelope in self._open():
            if name in {StoreName.EPISODIC, StoreName.WORKING}:
                continue
            kept = envelope.records.c
            for some in _parts(wanted, 100):
                alike = [
                    (kept.subject_key == one.subject.key)
                    & (
                        (kept.slot == one.claim.slot) & (kept.value == one.claim.value)
                        if one.claim and own_value(one) is not None
                        else kept.slot.is_(one.claim.slot if one.claim else None)
                        & (kept.statement == one.statement)
                    )
                    for one in some
                ]
                with self.stores.reading(name) as connection:
                    ids = list(connection.scalars(select(kept.id).where(or_(*alike))))
                yield from self._found(ids)

    def _follow_sources(self) -> None:
        """Take along what was learnt from the same words."""
        spoken = {one.id for one in self.going.values() if _is_turn(one)}
        quoted = _quoted(self.going.values())
        for record in list(self._sharing(spoken | set(quoted))):
            if isinstance(record.detail, Episode):
                continue
            wholly = all(source.turn_id in spoken for source in record.sources)
            if wholly or record.kind is Kind.WORKING:
                self.going[record.id] = record
            elif any(source.turn_id in spoken for source in record.sources):
                self.thinned.add(record.id)
            elif not _is_turn(record) and _overlaps(record.sources, quoted):
                self._same_words(record)

    def _same_words(self, record: Record) -> None:
        """Let a record go that shares its words, or lose those that are not its own."""
        mine = marks.key(own_value(record) or "")
        values = [key for one in self.going.values() for key in _values(one) if key]
        flat = marks.Flat.of(record.statement)
        hidden = marks.joined(span for key in values for span in flat.spans(key))
        own = flat.spans(mine)
        clear = own and all(marks.outside(span, hidden) == (span,) for span in own)
        if clear and hidden:
            self.statements[record.id] = hidden
        else:
            self.statements.pop(record.id, None)
            self.going[record.id] = record

    def _sharing(self, turn_ids: Iterable[str]) -> Iterator[Record]:
        """Yield the records that quote any of these turns."""
        wanted = sorted(turn_ids)
        for name, envelope in self._open():
            ids: set[str] = set()
            with self.stores.reading(name) as connection:
                for some in _parts(wanted):
                    table = envelope.sources
                    query = select(table.c.record_id).where(table.c.turn_id.in_(some))
                    ids |= set(connection.scalars(query))
                new = sorted(ids - self.going.keys())
                found = reading.by_ids(connection, envelope, new, going=True) if new else ()
            yield from found

    def _keys(self) -> dict[str, str]:
        """Return what no text may say any more, each by its key as it is written.

        What another record says too stays said.
        """
        keys: dict[str, str] = {marks.key(name): name for name in self.names}
        for record in self.going.values():
            for key, written in _values(record).items():
                keys.setdefault(key, written)
        kept, firm = {}, self._firm()
        for key, written in keys.items():
            known, said = self._saying(key, written)
            if known:
                self.shared += 1
            elif key in firm or len(said) <= _RARE:
                kept[key] = written
        return kept

    def _firm(self) -> frozenset[str]:
        """Return the values and names, which go from wherever they stand."""
        values = (own_value(one) for one in self.going.values())
        return frozenset(marks.key(one) for one in (*values, *self.names) if one)

    def _saying(self, key: str, written: str) -> tuple[list[str], list[str]]:
        """Return the records that stay and say something, and the turns that do."""
        rows = self._holding(written)
        known = [id for id, kind in rows if kind not in _SAID and id not in self.going]
        said = [id for id, kind in rows if kind is Kind.EPISODIC and id not in self.going]
        for record in self._found(known[:50]):
            hidden = self.statements.get(record.id, ())
            for span in marks.spans(f"{record.statement} {record.subject.name}", key):
                if marks.outside(span, hidden):
                    return known, said
        return [], said

    def _holding(self, written: str) -> list[tuple[str, Kind]]:
        """Return the passages that hold words in this order."""
        phrase = " ".join(terms(written)).replace('"', " ")
        if not phrase or StoreName.INDEX not in self.stores:
            return []
        query = text(
            "SELECT passages.record_id, passages.kind FROM lexicon "
            "JOIN passages ON passages.rowid = lexicon.rowid WHERE lexicon MATCH :phrase"
        )
        with self.stores.reading(StoreName.INDEX) as connection:
            rows = connection.execute(query, {"phrase": f'"{phrase}"'})
            return [(row.record_id, Kind(row.kind)) for row in rows]

    def _turns(self, keys: dict[str, str]) -> dict[str, tuple[Span, ...]]:
        """Return what is blacked out in which turn that stays."""
        sentences = {
            marks.key(said): said
            for one in self.going.values()
            if one.kind is not Kind.WORKING and not isinstance(one.detail, Episode)
            for said in (one.statement, *(source.quote for source in one.sources))
            if len(marks.key(said)) >= _LEAST_WORD
        }
        quoted = _quoted(one for one in self.going.values() if one.kind is not Kind.WORKING)
        places = set(quoted)
        for written in (*keys.values(), *sentences.values()):
            places |= {id for id, kind in self._holding(written) if kind is Kind.EPISODIC}
        affected = [one for one in self._found(sorted(places)) if _is_turn(one)]
        kept = self._protected([turn.id for turn in affected])
        found: dict[str, tuple[Span, ...]] = {}
        for turn in affected:
            flat = marks.Flat.of(turn.statement)
            said = [span for key in keys for span in flat.spans(key)]
            whole = [span for key in sentences for span in flat.spans(key)]
            whole += quoted.get(turn.id, [])
            left = [part for span in whole for part in marks.outside(span, kept[turn.id])]
            if hidden := marks.joined((*said, *left)):
                found[turn.id] = hidden
        return found

    def _pointers(self, turns: Mapping[str, tuple[Span, ...]]) -> None:
        """Let what words point at go where such words are blacked out; it is made for a while."""
        for record in list(self._sharing(turns)):
            if record.kind is Kind.WORKING and _overlaps(record.sources, turns):
                self.going[record.id] = record

    def _protected(self, turn_ids: Sequence[str]) -> defaultdict[str, list[Span]]:
        """Return the places in turns that records which stay were learnt from."""
        found: defaultdict[str, list[Span]] = defaultdict(list)
        for record in self._sharing(turn_ids):
            if record.kind in _SAID:
                continue
            for source in record.sources:
                if source.turn_id is not None:
                    found[source.turn_id].append((source.start, source.end))
        return found

    def _summaries(self, turns: dict[str, tuple[Span, ...]], keys: dict[str, str]) -> None:
        """Let summaries lose the sentences that go; one that has none left goes itself."""
        spoken = {one.id for one in self.going.values() if _is_turn(one)}
        for record in list(self._sharing(set(turns) | spoken)):
            if not isinstance(record.detail, Episode):
                continue
            kept = tuple(
                place
                for place, source in enumerate(record.sources)
                if source.turn_id not in spoken
                and not any(
                    marks.within(span, (source.start, source.end))
                    for span in turns.get(source.turn_id or "", ())
                )
            )
            if not kept:
                self.going[record.id] = record
            elif len(kept) < len(record.sources):
                self.rebuilt[record.id] = Rebuilt(record, kept)


def _is_turn(record: Record) -> bool:
    return record.kind is Kind.EPISODIC and not isinstance(record.detail, Episode)


def _quoted(records: Iterable[Record]) -> dict[str, list[Span]]:
    """Return what records quote of which turn."""
    found: defaultdict[str, list[Span]] = defaultdict(list)
    for record in records:
        if record.kind in _SAID:
            continue
        for source in record.sources:
            if source.turn_id is not None:
                found[source.turn_id].append((source.start, source.end))
    return found


def _overlaps(sources: Iterable[Source], quoted: Mapping[str, Sequence[Span]]) -> bool:
    return any(
        source.start < end and start < source.end
        for source in sources
        for start, end in quoted.get(source.turn_id or "", ())
    )


def _values(record: Record) -> dict[str, str]:
    """Return what of a record tells what it said: its value, its numbers; else its rare words."""
    if record.kind in _SAID:
        return {}
    found = {}
    value = own_value(record)
    if value is not None:
        found[marks.key(value)] = value
    for word in record.statement.split():
        bare = word.strip(".,;:!?\"'()[]\u201c\u201d")
        numbered = any(sign.isdigit() for sign in bare) and len(bare) >= _LEAST_WORD
        if numbered or (value is None and _tells(bare)):
            found[marks.key(bare)] = bare
    return {key: written for key, written in found.items() if len(key) > 1}


def _tells(word: str) -> bool:
    plain = " ".join(plain_words(word))
    long_enough = len(plain) > _LEAST_WORD or not plain.isascii()
    return long_enough and plain not in _everyday()


@cache
def _everyday() -> frozenset[str]:
    return frozenset(_EVERYDAY.split()) | STOP_WORDS


def _parts(items: Sequence[_T], size: int = 500) -> Iterator[Sequence[_T]]:
    return (items[start : start + size] for start in range(0, len(items), size))
