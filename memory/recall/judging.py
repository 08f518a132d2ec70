"""Which of the records that were found may be used, as they were believed."""

from collections.abc import Iterator, Mapping

from memory.recall import subjects
from memory.recall.point_in_time import AsOf, why_not
from memory.records import Record
from memory.store import reading, tables, versions
from memory.store.files import Stores
from memory.vocabulary import Kind, Scope, StoreName

_SCOPES = frozenset({Scope.OWNER, Scope.ENTITY, Scope.PROJECT, Scope.CONVERSATION})
"""What may be recalled as knowledge; how the companion is, is not knowledge."""


def judged(
    stores: Stores, kinds: Mapping[str, Kind], question: str, as_of: AsOf
) -> Iterator[tuple[Record, str | None]]:
    """Yield each record as it was believed, and why it may not be used; None when it may.

    Args:
        stores: Where they are.
        kinds: The ids of the records, each with its kind.
        question: What they are to answer; empty when it may be about anybody.
        as_of: From when it looks at memory.
    """
    for kind in sorted(set(kinds.values())):
        store = StoreName(kind.value)
        ids = [id for id, one in kinds.items() if one is kind]
        envelope = tables.ENVELOPES[store]
        with stores.reading(store) as connection:
            found = reading.by_ids(connection, envelope, ids)
            for record, believed in versions.believed(connection, envelope, found, as_of.known_at):
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
