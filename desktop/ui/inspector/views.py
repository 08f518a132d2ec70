"""The ways to look at memory that are one click away."""

from dataclasses import dataclass

from desktop.ui import operations
from memory.curation.listing import RecordFilter
from memory.vocabulary import Kind, Status

PAGE = 100
"""How many records are fetched at a time."""


@dataclass(frozen=True)
class View:
    """One way to look at memory."""

    name: str
    title: str
    wanted: RecordFilter


VIEWS = (
    View("known", "What Candor holds", RecordFilter(kinds=operations.KNOWLEDGE, limit=PAGE)),
    View("waiting", "Waiting for you", RecordFilter(status=Status.PENDING, limit=PAGE)),
    View("replaced", "Replaced", RecordFilter(status=Status.SUPERSEDED, limit=PAGE)),
    View("everything", "Everything", RecordFilter(limit=PAGE)),
    View("conversations", "Conversations", RecordFilter(kind=Kind.EPISODIC, limit=PAGE)),
)
