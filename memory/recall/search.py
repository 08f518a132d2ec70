"""The one entry to recall: a question in; records with their reasons, or none, out."""

import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime

from sqlalchemy import Connection, select

from memory.recall import lexical, spelling, subjects, weighing
from memory.recall.dense import Dense, Embedder, Near
from memory.recall.names import named
from memory.recall.passages import Documents, beside
from memory.recall.point_in_time import AsOf, Version, as_believed, why_not
from memory.recall.said import Ranked, Said
from memory.records import LeftOut, PathReport, Recall, Recollection, Record
from memory.store import reading, tables
from memory.store.files import Stores
from memory.store.seals import checked
from memory.terms import content_terms, indexed_text, terms
from memory.vocabulary import Kind, Scope, StoreName

FLOOR = 0.3
"""The least relevance that what is known must have to be recalled at all; see ``_relevance``."""

BESIDE = 0.35
"""The share of the best's relevance that what is known must have beside it; chosen by hand."""

_POOL = 40
"""How many records a path may bring for judging; chosen by hand."""

_FEW = 3
"""Up to how many records may hold a name for it to bring them whatever else is asked; by hand."""

_LOOKED_AT = 5_000
"""How many records the words of a question may bring for ranking; chosen by hand."""

_SPARE = 3
"""How many times the wanted number of moments are looked at, for some may not be used."""

_KNOWLEDGE = frozenset(Kind) - {Kind.EPISODIC, Kind.WORKING}
"""What is known, apart from what was merely said and what words point at."""

_SCOPES = frozenset({Scope.OWNER, Scope.ENTITY, Scope.PROJECT, Scope.CONVERSATION})
"""What may be recalled as knowledge; how the companion is, is not knowledge."""


@dataclass
class _Looked:
    """What the paths brought for one question."""

    wanted: Sequence[str]
    names: frozenset[str]
    """Terms that the question writes as names, and that few records hold."""
    rarity: Mapping[str, float]
    bm25: Mapping[str, float]
    kinds: Mapping[str, Kind]
    near: Near | None
    ranked: Ranked
    paths: Mapping[str, PathReport]


@dataclass
class _Judged:
    """What may be used of it, and what may not."""

    known: list[Recollection] = field(default_factory=list)
    quoted: dict[str, Recollection] = field(default_factory=dict)
    """By the turn that they quote: what is known from an imported turn takes its place."""
    refused_turns: set[str] = field(default_factory=set)
    """Turns whose words say what may not be used."""
    left_out: list[LeftOut] = field(default_factory=list)


class Search:
    """Recall over the stores of one data folder."""

    def __init__(
        self,
        stores: Stores,
        embedder: Embedder | None = None,
        documents: Documents | None = None,
    ) -> None:
        """Look in ``stores``; without ``embedder`` by words alone, with ``documents`` there too."""
        self._stores = stores
        self._documents = documents
        self._dense = Dense(embedder)
        self._said = Said()

    def recall(
        self,
        question: str,
        *,
        k: int = 8,
        kind: Kind | None = None,
        valid_at: datetime | None = None,
        known_at: datetime | None = None,
        now: datetime | None = None,
    ) -> Recall:
        """Find what is known about ``question``, and the turns that say it where nothing does.

        Args:
            question: Any text.
            k: The most to return.
            kind: Only this kind of memory; None means what is known and imported turns.
            valid_at: What was true at this instant; None means now.
            known_at: What was believed at this instant; None means now.
            now: The present, for what ends; None means the clock's.

        Raises:
            memory.errors.StoreUnusableError: the store that it must look in cannot be used.
        """
        wanted = spelling.told_apart(content_terms(question))
        if not wanted:
            nothing = PathReport(0, 0.0, skipped="the question has no words to look for")
            return Recall(paths={"words": nothing})
        looked = self._look(question, wanted, k, kind, known_at)
        as_of = AsOf(valid_at, known_at, known_at or now or datetime.now(UTC))
        judged = self._judge(looked, question, as_of)
        said = self._moments(looked, judged, question, as_of)
        results = [*judged.known, *said]
        judged.left_out.extend(LeftOut(found.record.id, "space") for found in results[k:])
        found = Recall(tuple(results[:k]), tuple(judged.left_out), looked.paths)
        return beside(found, self._documents, question, kind=kind, known_at=known_at)

    def _look(
        self,
        question: str,
        wanted: list[str],
        k: int,
        kind: Kind | None,
        known_at: datetime | None,
    ) -> _Looked:
        """Ask every path."""
        ids = None if known_at is None else self._known_then(known_at)
        kinds = _KNOWLEDGE if kind is None else {kind}
        started = time.perf_counter()
        with self._stores.reading(StoreName.INDEX) as index:
            known = None if ids is None else lexical.rows_of(index, ids)
            meant = spelling.respelt(index, wanted, known)
            sought = list(dict.fromkeys(meant.values()))
            telling = lexical.telling(index, sought, _LOOKED_AT)
            matches = lexical.find(index, telling, _POOL, kinds, known)
            rarity = weighing.weights(index, sought, known)
            names = lexical.held_by_few(index, named(question), _FEW, kinds, known)
            words = PathReport(len(matches), (time.perf_counter() - started) * 1000)
            near, meaning = self._dense.ask(index, question)
            ranked, moments = self._rank(index, question, wanted, near, k, kind, known_at)
            found = {match.record_id: match.kind for match in matches}
            if near is not None:
                also = lexical.kinds_of(index, near.nearest(_POOL, ids))
                found |= {id: one for id, one in also.items() if one in kinds}
        found = {id: one for id, one in found.items() if not ranked.holds(id)}
        bm25 = {match.record_id: match.bm25 for match in matches}
        paths = {"words": words, "meaning": meaning, "moments": moments}
        return _Looked(sought, names, rarity, bm25, found, near, ranked, paths)

    def _rank(
        self,
        index: Connection,
        question: str,
        wanted: list[str],
        near: Near | None,
        k: int,
        kind: Kind | None,
        known_at: datetime | None,
    ) -> tuple[Ranked, PathReport]:
        if kind not in {None, Kind.EPISODIC}:
            return Ranked(), PathReport(0, 0.0, skipped=f"only {kind} memory was asked for")
        if StoreName.EPISODIC not in self._stores:
            return Ranked(), PathReport(0, 0.0, skipped="the conversations cannot be read")
        with self._stores.reading(StoreName.EPISODIC) as episodic:
            most = _SPARE * k
            return self._said.rank(episodic, index, question, wanted, near, most, known_at)

    def _known_then(self, known_at: datetime) -> frozenset[str]:
        """Return the records that were known at an instant."""
        found: set[str] = set()
        for name, envelope in tables.ENVELOPES.items():
            if name in self._stores:
                kept = envelope.records.c
                query = select(kept.id).where(kept.recorded_at_utc <= known_at)
                with self._stores.reading(name) as connection:
                    found.update(connection.scalars(query))
        return frozenset(found)

    def _judge(self, looked: _Looked, question: str, as_of: AsOf) -> _Judged:
        """Sort what is known into what may be used and what may not, the best first."""
        judged = _Judged()
        found: list[Recollection] = []
        for record, refusal in self._judged(looked.kinds, question, as_of):
            one = _known(record, looked)
            because = refusal or ("floor" if one.score < FLOOR else None)
            turn = next((s.turn_id for s in record.sources if looked.ranked.holds(s.turn_id)), None)
            if because is not None:
                judged.left_out.append(LeftOut(record.id, because))
                if turn is not None and refusal == "status":
                    judged.refused_turns.add(turn)
            elif turn is None:
                found.append(one)
            elif turn not in judged.quoted or judged.quoted[turn].score < one.score:
                judged.quoted[turn] = one
        found.sort(key=_order)
        least = max((one.score for one in found), default=0.0) * BESIDE
        judged.left_out += [LeftOut(one.record.id, "floor") for one in found if one.score < least]
        found = [one for one in found if one.score >= least]
        judged.known = [replace(one, score=1 + one.score) for one in found]
        return judged

    def _moments(
        self, looked: _Looked, judged: _Judged, question: str, as_of: AsOf
    ) -> list[Recollection]:
        """Return the imported turns that may be used, what is known from them in their place."""
        ranked = looked.ranked
        if not ranked.answerable:
            judged.left_out += [LeftOut(one.record.id, "floor") for one in judged.quoted.values()]
            return []
        kinds = dict.fromkeys(ranked.ids, Kind.EPISODIC)
        usable = {
            record.id: (record, refusal) for record, refusal in self._judged(kinds, question, as_of)
        }
        results: list[Recollection] = []
        for id, score, parts in zip(ranked.ids, ranked.likelihoods, ranked.parts, strict=True):
            if id not in usable:
                continue
            record, refusal = usable[id]
            quoted = judged.quoted.get(id)
            if quoted is not None:
                results.append(replace(quoted, score=score, parts={**quoted.parts, **parts}))
            elif refusal is not None:
                judged.left_out.append(LeftOut(id, refusal))
            elif id not in judged.refused_turns:
                results.append(_moment(record, score, parts, looked))
        return results

    def _judged(
        self, kinds: Mapping[str, Kind], question: str, as_of: AsOf
    ) -> Iterator[tuple[Record, str | None]]:
        """Yield each record as it was believed, and why it may not be used."""
        for kind in sorted(set(kinds.values())):
            store = StoreName(kind.value)
            ids = [id for id, one in kinds.items() if one is kind]
            with self._stores.reading(store) as connection:
                for record in reading.by_ids(connection, tables.ENVELOPES[store], ids):
                    believed: Record | None = record
                    if as_of.known_at is not None:
                        history = _versions(connection, store, record.id)
                        believed = as_believed(record, history, as_of.known_at)
                    if believed is None:
                        yield record, "time"
                    else:
                        yield believed, _why_not(question, believed, as_of)


def _why_not(question: str, record: Record, as_of: AsOf) -> str | None:
    if record.scope not in _SCOPES:
        return "scope"
    if not subjects.fits(question, record):
        return "subject"
    return why_not(record, as_of)


def _versions(connection: Connection, store: StoreName, record_id: str) -> list[Version]:
    table = tables.ENVELOPES[store].versions
    query = select(table).filter_by(record_id=record_id).order_by(table.c.at_utc)
    return [
        Version(
            row.at_utc,
            row.status,
            row.confidence,
            row.evidence_count,
            reading.validity(row),
        )
        for row in checked(connection, connection.execute(query), table)
    ]


def _known(record: Record, looked: _Looked) -> Recollection:
    """Return what is known with how relevant it is.

    That is the share of the question's content that it holds, weighted by rarity, and what its
    meaning adds to that.
    """
    matched = _matched(indexed_text(record), looked.wanted)
    covered = sum(looked.rarity[term] for term in matched) / sum(looked.rarity.values())
    meaning = 0.0 if looked.near is None else looked.near.of(record.id)
    parts = {
        "words": round(covered, 4),
        "meaning": round(meaning, 4),
        "bm25": round(looked.bm25.get(record.id, 0.0), 4),
    }
    score = covered + _meant(meaning)
    if not looked.names.isdisjoint(matched):
        parts["named"] = 1.0
        score += FLOOR
    return Recollection(record, score, parts, _why(matched, meaning))


def _order(one: Recollection) -> tuple[float, float, float, float]:
    """Sort by relevance; between equals by what matters, is sure, and is newest."""
    record = one.record
    newest = -record.recorded_at.timestamp()
    return (-round(one.score, 4), -record.importance, -record.confidence, newest)


def _meant(cosine: float) -> float:
    return 1.2 * max(0.0, cosine - 0.25)


def _moment(
    record: Record, score: float, parts: Mapping[str, float], looked: _Looked
) -> Recollection:
    matched = _matched(f"{record.statement} {record.subject.name}", looked.wanted)
    why = _why(matched, parts["meaning"])
    return Recollection(record, score, parts, f"{why}, as do the turns around it")


def _matched(text: str, wanted: Sequence[str]) -> list[str]:
    held = set(terms(text))
    return [term for term in wanted if term in held]


def _why(matched: Collection[str], meaning: float) -> str:
    if matched:
        return f"it shares the words {', '.join(matched)}"
    return f"it means something alike (cosine {meaning:.2f})"
