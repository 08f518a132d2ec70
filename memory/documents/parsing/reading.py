"""What every parser gives: pages, one after the other, and at the end what it read."""

from collections.abc import Generator
from dataclasses import dataclass

from memory.documents.values import Page
from memory.vocabulary import Paging


@dataclass(frozen=True)
class Facts:
    """What a parser knows once it is through."""

    paging: Paging = Paging.PASSAGES
    title: str | None = None
    note: str | None = None
    """What the owner should know about how it was read, in one phrase."""


Reading = Generator[Page, None, Facts]
"""The pages of a file, and what it was."""
