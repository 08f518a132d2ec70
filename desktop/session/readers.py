"""What looks things up in memory, built once and shared by the owner's verbs and overviews."""

from dataclasses import dataclass
from typing import Self

from memory.curation.acquaintance import Acquaintances
from memory.curation.conflicts import Inbox
from memory.curation.context import Context
from memory.curation.reading import Inspector
from memory.curation.talks import Talks
from memory.curation.trail import Trail
from memory.store.files import Stores


@dataclass(frozen=True)
class Readers:
    """Everything that reads; none of it can write."""

    inspector: Inspector
    inbox: Inbox
    trail: Trail
    context: Context
    talks: Talks
    acquaintances: Acquaintances

    @classmethod
    def of(cls, stores: Stores) -> Self:
        """Build them over the stores of one data folder."""
        return cls(
            inspector=Inspector(stores),
            inbox=Inbox(stores),
            trail=Trail(stores),
            context=Context(stores),
            talks=Talks(stores),
            acquaintances=Acquaintances(stores),
        )
