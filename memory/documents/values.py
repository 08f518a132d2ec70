"""Frozen values about the owner's files."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from memory.vocabulary import DocumentState, FileFormat, Paging, Refusal


@dataclass(frozen=True)
class Page:
    """One page of a file, or a passage of about a page where the format has none."""

    number: int
    """Counted from 1."""
    text: str
    label: str | None = None
    """The heading it stands under, or what the file itself calls the page; None when neither."""
    terms: str = ""
    """What the index takes of it: terms, from ``memory.terms``."""


@dataclass(frozen=True)
class Stamp:
    """What tells one state of a file from another."""

    size_bytes: int
    modified_ns: int
    """Since 1970, as the file system says; not compared with any clock."""
    sha256: str


@dataclass(frozen=True)
class Parsed:
    """What a file turned out to be, once all its pages were read."""

    format: FileFormat
    paging: Paging
    page_count: int
    blank_pages: int = 0
    """How many of them hold no text."""
    title: str | None = None
    note: str | None = None
    """What the owner should know about how it was read, in one phrase."""


@dataclass(frozen=True)
class Refused:
    """Why a file is not among the documents."""

    path: Path
    reason: Refusal
    detail: str
    """In one phrase."""


@dataclass(frozen=True)
class Document:
    """A file that the owner has added."""

    id: str
    path: Path
    """Absolute."""
    stamp: Stamp
    parsed: Parsed
    added_at: datetime
    read_at: datetime
    """When its pages were last read."""
    state: DocumentState = DocumentState.KEPT
    refusal: Refusal | None = None
    """Why it cannot be read any more; None unless ``state`` says so."""
    edition: str | None = None
    """Under which id its pages are kept; None when none are."""

    @property
    def name(self) -> str:
        """The file's name."""
        return self.path.name

    def place(self, page: int) -> str:
        """Return file and page, as one cites them."""
        unit = "page" if self.parsed.paging is Paging.PAGES else "passage"
        return f"{self.name}, {unit} {page}"


@dataclass(frozen=True)
class Removal:
    """What became of taking a document away."""

    document: Document
    pages: int
    """How many went."""
    left: str | None = None
    """Why its words are not proved to be gone from the bytes; None when they are."""


@dataclass(frozen=True)
class Citation:
    """A place in a document that holds what was looked for."""

    document: Document
    page: int
    label: str | None
    quote: str
    """The exact words, from the page's text."""
    start: int
    """First character of the quote in the page's text."""
    score: float
    """Higher is better; comparable within one search only."""
    words: tuple[str, ...]
    """The terms that it shares with the question."""
    coverage: float
    """Which share of the question's content it holds, weighted by rarity, 0..1."""
    is_current: bool = True
    """False when the file on the disk is no longer the one that was read."""

    @property
    def place(self) -> str:
        """File and page, as one cites them."""
        return self.document.place(self.page)
