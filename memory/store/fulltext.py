"""What stores with a full-text index have alike: how to ask one, how telling its words are."""

import math
from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, text

_LEAST_COUNT = 100
"""Rarity is reckoned as in a store of at least this many entries, so that in a nearly empty one
the first one's words do not all look common; chosen by hand."""


def any_of(wanted: Sequence[str]) -> str:
    """Return the query that matches whatever holds one of these terms."""
    return " OR ".join('"' + term.replace('"', '""') + '"' for term in wanted)


def frequency(connection: Connection, term: str) -> int:
    """Count the entries that hold a term."""
    query = text("SELECT doc FROM vocabulary WHERE term = :term")
    return connection.scalar(query, {"term": term}) or 0


def rarity(counts: Mapping[str, int], total: int) -> dict[str, float]:
    """Return how telling each term is: its inverse document frequency, as in BM25.

    Args:
        counts: How many entries hold each term.
        total: How many entries there are.
    """
    total = max(total, _LEAST_COUNT)
    held = {term: min(count, total) for term, count in counts.items()}
    return {
        term: math.log(1 + (total - count + 0.5) / (count + 0.5)) for term, count in held.items()
    }
