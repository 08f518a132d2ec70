"""The full-text path: which records hold the words of a question."""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, text

from memory.vocabulary import Kind

_LEAST_COUNT = 100
"""Rarity is reckoned as in a store of at least this many records, so that in a nearly empty one
the first record's words do not all look common; chosen by hand."""


@dataclass(frozen=True)
class Match:
    """One record's match."""

    record_id: str
    kind: Kind
    bm25: float
    """Higher is better (SQLite's is negated); no unit."""


def find(
    connection: Connection, wanted: Sequence[str], limit: int, kinds: Iterable[Kind]
) -> list[Match]:
    """Return the records that hold any of ``wanted``, best first.

    Args:
        connection: On the index.
        wanted: Terms, from ``memory.terms``.
        limit: The most to return.
        kinds: The kinds of memory to look in.
    """
    if not wanted:
        return []
    named = {f"kind{at}": kind for at, kind in enumerate(sorted(kinds))}
    query = text(
        "SELECT passages.record_id, passages.kind, bm25(lexicon) AS score FROM lexicon "
        "JOIN passages ON passages.rowid = lexicon.rowid "
        f"WHERE lexicon MATCH :wanted AND kind IN ({', '.join(f':{name}' for name in named)}) "
        "ORDER BY score LIMIT :limit"
    )
    rows = connection.execute(query, {"wanted": _either(wanted), "limit": limit, **named})
    return [Match(row.record_id, Kind(row.kind), -row.score) for row in rows]


def rarity(connection: Connection, wanted: Sequence[str]) -> Mapping[str, float]:
    """Return how telling each term is: its inverse document frequency, as in BM25."""
    total = connection.scalar(text("SELECT max(rowid) FROM passages")) or 0  # counting reads all
    total = max(int(total), _LEAST_COUNT)
    frequency = {
        term: connection.scalar(
            text("SELECT doc FROM vocabulary WHERE term = :term"), {"term": term}
        )
        or 0
        for term in wanted
    }
    return {
        term: math.log(1 + (total - count + 0.5) / (count + 0.5))
        for term, count in frequency.items()
    }


def _either(wanted: Sequence[str]) -> str:
    return " OR ".join('"' + term.replace('"', '""') + '"' for term in wanted)


def occurrences(connection: Connection, term: str) -> list[int]:
    """Return the row of every passage that holds ``term``, once for each time it stands there."""
    query = text("SELECT doc FROM occurrences WHERE term = :term")
    return list(connection.scalars(query, {"term": term}))


def kinds_of(connection: Connection, ids: Sequence[str]) -> dict[str, Kind]:
    """Return the kind of each record that the index holds."""
    query = text("SELECT record_id, kind FROM passages WHERE record_id IN :ids").bindparams(
        bindparam("ids", expanding=True)
    )
    return {row.record_id: Kind(row.kind) for row in connection.execute(query, {"ids": list(ids)})}


def held_by_few(
    connection: Connection, terms: Iterable[str], most: int, kinds: Iterable[Kind]
) -> frozenset[str]:
    """Return those of ``terms`` that records of these kinds hold, and no more than ``most``."""
    return frozenset(
        term for term in terms if 0 < len(find(connection, [term], most + 1, kinds)) <= most
    )
