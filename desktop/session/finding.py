"""Searching as the owner types: what recall would bring, then what has the letters; no writes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from memory.curation.listing import RecordFilter
from memory.curation.reading import Inspector
from memory.recall.search import Search
from memory.records import Recollection, Record

MOST = 40
"""How much recall is asked for; it judges no more of each path. Chosen by hand."""


@dataclass(frozen=True)
class Findings:
    """The first page of what fits, and how much there is in all."""

    records: tuple[Record, ...]
    """What recall brought, in recall's order; then what has the letters, the newest first."""
    total: int | None = None
    """None: nobody has counted yet, and there may be more than these."""
    reasons: Mapping[str, Recollection] = field(default_factory=dict)
    """Why recall brought a record, by its id; one that only has the letters is not here."""


def find(inspector: Inspector, search: Search, wanted: RecordFilter, zone: str) -> Findings:
    """Find what recall brings for ``wanted.text`` and the rest of ``wanted`` lets through.

    Args:
        inspector: Where the records are looked up.
        search: Recall.
        wanted: What is asked, in ``text``, and what narrows it down.
        zone: IANA name of the zone that the days of the question are of.

    Raises:
        memory.errors.StoreUnusableError: a store that it must look in cannot be used.
    """
    if not wanted.text:
        records = inspector.list(wanted)
        return Findings(records, len(records) if len(records) < wanted.limit else None)
    recalled = search.recall(
        wanted.text, k=MOST, kind=wanted.kind, known_at=wanted.known_at, zone=zone
    )
    reasons = {one.record.id: one for one in recalled.results}
    narrowed = replace(wanted, ids=frozenset(reasons), limit=MOST)
    kept = _in_order(inspector.list(replace(narrowed, text=None)), list(reasons))
    lettered = [one for one in inspector.list(wanted) if one.id not in reasons]
    shown = {one.id: reasons[one.id] for one in kept}
    is_all = len(lettered) + len(kept) < wanted.limit
    return Findings((*kept, *lettered), len(kept) + len(lettered) if is_all else None, shown)


def count(inspector: Inspector, wanted: RecordFilter, found: Findings) -> int:
    """Return how much there is in all; ``found`` is the first page of it."""
    if found.total is not None:
        return found.total
    lettered = inspector.count(wanted)
    if not wanted.text:
        return lettered
    recalled = frozenset(found.reasons)
    both = inspector.count(replace(wanted, ids=recalled))
    return len(recalled) + lettered - both


def _in_order(records: Sequence[Record], ids: Sequence[str]) -> list[Record]:
    places = {id: place for place, id in enumerate(ids)}
    return sorted(records, key=lambda one: places[one.id])
