"""The full-text path: which records hold the words of a question."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from sqlalchemy import Connection, bindparam, text

from memory.store import fulltext
from memory.vocabulary import Kind

Known = frozenset[int] | None
"""The rows of the index that were known at some instant; None means all, which is now."""


@dataclass(frozen=True)
class Match:
    """One record's match."""

    record_id: str
    kind: Kind
    bm25: float
    """Higher is better (SQLite's is negated); no unit."""


def find(
    connection: Connection,
    wanted: Sequence[str],
    limit: int,
    kinds: Iterable[Kind],
    known: Known = None,
) -> list[Match]:
    """Return the records that hold any of ``wanted``, best first.

    Args:
        connection: On the index.
        wanted: Terms, from ``memory.terms``.
        limit: The most to return.
        kinds: The kinds of memory to look in.
        known: The rows to look at.
    """
    if not wanted:
        return []
    named = {f"kind{at}": kind for at, kind in enumerate(sorted(kinds))}
    query = text(
        "SELECT passages.rowid, record_id, kind, bm25(lexicon) AS score FROM lexicon "
        "JOIN passages ON passages.rowid = lexicon.rowid "
        f"WHERE lexicon MATCH :wanted AND kind IN ({', '.join(f':{name}' for name in named)}) "
        "ORDER BY score LIMIT :limit"
    )
    most = limit if known is None else -1
    rows = connection.execute(query, {"wanted": fulltext.any_of(wanted), "limit": most, **named})
    found = (row for row in rows if known is None or row.rowid in known)
    return [Match(row.record_id, Kind(row.kind), -row.score) for row in islice(found, limit)]


def rarity(
    connection: Connection, wanted: Sequence[str], known: Known = None
) -> Mapping[str, float]:
    """Return how telling each term is: its inverse document frequency, as in BM25."""
    if known is None:  # counting reads all
        total = connection.scalar(text("SELECT max(rowid) FROM passages")) or 0
    else:
        total = max(known, default=0)
    counts = {term: frequency(connection, term, known) for term in wanted}
    return fulltext.rarity(counts, int(total))


def frequency(connection: Connection, term: str, known: Known = None) -> int:
    """Count the records that hold a term."""
    if known is None:
        return fulltext.frequency(connection, term)
    return len(known.intersection(occurrences(connection, term)))


def occurrences(connection: Connection, term: str) -> list[int]:
    """Return the row of every passage that holds ``term``, once for each time it stands there."""
    raw: Any = connection.connection.dbapi_connection  # there may be very many: nothing between
    found = raw.execute("SELECT doc FROM occurrences WHERE term = ?", (term,)).fetchall()
    return [doc for (doc,) in found]


def telling(connection: Connection, wanted: Sequence[str], most: int) -> list[str]:
    """Return the rarest terms, as many as ``most`` records hold; at least one that any holds.

    To look at every record that holds the others would take long and tell little.
    """
    counts = {term: frequency(connection, term) for term in wanted}
    left_out, total = set(), 0
    for term in sorted(wanted, key=lambda one: counts[one]):
        if total and total + counts[term] > most:
            left_out.add(term)
        else:
            total += counts[term]
    return [term for term in wanted if term not in left_out]


def kinds_of(connection: Connection, ids: Sequence[str]) -> dict[str, Kind]:
    """Return the kind of each record that the index holds."""
    query = text("SELECT record_id, kind FROM passages WHERE record_id IN :ids").bindparams(
        bindparam("ids", expanding=True)
    )
    return {row.record_id: Kind(row.kind) for row in connection.execute(query, {"ids": list(ids)})}


def rows_of(connection: Connection, ids: Collection[str]) -> frozenset[int]:
    """Return the rows of records."""
    held = connection.execute(text("SELECT rowid, record_id FROM passages"))
    return frozenset(row.rowid for row in held if row.record_id in ids)
