"""The one entry to recall: a question in; records with their reasons, or none, out."""

import time
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime

from sqlalchemy import Connection, select

from memory.recall import lexical, subjects
from memory.recall.lexical import Match
from memory.recall.point_in_time import AsOf, Version, as_believed, why_not
from memory.records import LeftOut, PathReport, Recall, Recollection, Record
from memory.store import reading, tables
from memory.store.files import Stores
from memory.store.seals import checked
from memory.terms import content_terms, indexed_text, terms
from memory.vocabulary import Kind, Scope, StoreName

FLOOR = 0.3
"""The least share of a question's content, weighted by rarity, that a record must hold to be
recalled at all; chosen by hand."""

_POOL = 60
"""How many records the path may bring for judging; chosen by hand."""

_KNOWLEDGE = frozenset(Kind) - {Kind.EPISODIC, Kind.WORKING}
"""What is known, apart from what was merely said and what words point at."""

_SCOPES = frozenset({Scope.OWNER, Scope.ENTITY, Scope.PROJECT, Scope.CONVERSATION})
"""What may be recalled as knowledge; how the companion is, is not knowledge."""


class Search:
    """Recall over the stores of one data folder."""

    def __init__(self, stores: Stores) -> None:
        self._stores = stores

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
        """Find what is known about ``question``.

        Args:
            question: Any text.
            k: The most to return.
            kind: Only this kind of memory; None means what is known, not what was merely said.
            valid_at: What was true at this instant; None means now.
            known_at: What was believed at this instant; None means now.
            now: The present, for what ends; None means the clock's.

        Raises:
            memory.errors.StoreUnusableError: the store that it must look in cannot be used.
        """
        wanted = content_terms(question)
        if not wanted:
            nothing = PathReport(0, 0.0, skipped="the question has no words to look for")
            return Recall(paths={"words": nothing})
        kinds = _KNOWLEDGE if kind is None else {kind}
        started = time.perf_counter()
        with self._stores.reading(StoreName.INDEX) as connection:
            matches = lexical.find(connection, wanted, _POOL, kinds)
            rarity = lexical.rarity(connection, wanted)
        report = PathReport(len(matches), (time.perf_counter() - started) * 1000)
        as_of = AsOf(valid_at, known_at, known_at or now or datetime.now(UTC))
        results: list[Recollection] = []
        left_out: list[LeftOut] = []
        for match, record, refusal in self._judged(matches, question, as_of):
            found = _score(record, wanted, rarity, match.bm25)
            because = refusal or ("floor" if found.score < FLOOR else None)
            if because is None:
                results.append(found)
            else:
                left_out.append(LeftOut(record.id, because))
        results.sort(key=lambda found: (-found.score, -found.parts["bm25"]))
        left_out.extend(LeftOut(found.record.id, "space") for found in results[k:])
        return Recall(tuple(results[:k]), tuple(left_out), {"words": report})

    def _judged(
        self, matches: Sequence[Match], question: str, as_of: AsOf
    ) -> Iterator[tuple[Match, Record, str | None]]:
        """Yield each matching record as it was believed, and why it may not be used."""
        for kind in sorted({match.kind for match in matches}):
            store = StoreName(kind.value)
            by_id = {match.record_id: match for match in matches if match.kind is kind}
            with self._stores.reading(store) as connection:
                for record in reading.by_ids(connection, tables.ENVELOPES[store], by_id):
                    believed: Record | None = record
                    if as_of.known_at is not None:
                        history = _versions(connection, store, record.id)
                        believed = as_believed(record, history, as_of.known_at)
                    if believed is None:
                        yield by_id[record.id], record, "time"
                    else:
                        yield by_id[record.id], believed, _why_not(question, believed, as_of)


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


def _score(
    record: Record, wanted: Sequence[str], rarity: Mapping[str, float], bm25: float
) -> Recollection:
    held = set(terms(indexed_text(record)))
    matched = [term for term in wanted if term in held]
    coverage = sum(rarity[term] for term in matched) / sum(rarity.values())
    parts = {"words": round(coverage, 4), "bm25": round(bm25, 4)}
    return Recollection(record, coverage, parts, f"it shares the words {', '.join(matched)}")
