"""Look things up in the owner's files: places with file, page and the exact words."""

import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import Connection

from memory.documents.parsing.words import terms_of
from memory.documents.quoting import quote
from memory.documents.values import Citation, Document
from memory.records import PathReport
from memory.store import documents
from memory.store.documents import PageMatch
from memory.store.files import Stores
from memory.terms import content_terms
from memory.vocabulary import StoreName

FLOOR = 0.4
"""The least share of a question's content, weighted by rarity, that a page must hold to be cited;
chosen by hand: one of two words is enough, though no page holds the other."""

_POOL = 40
"""How many pages are looked at; chosen by hand."""

_LEAST_COUNT = 100
"""Rarity is reckoned as among at least this many pages; chosen by hand, as for records."""


@dataclass(frozen=True)
class Found:
    """The answer to one search."""

    citations: tuple[Citation, ...] = ()
    below_floor: int = 0
    """How many pages hold some of the words, but too few."""
    without_space: int = 0
    """How many would have been cited had there been room."""
    report: PathReport = field(default_factory=lambda: PathReport(0, 0.0))


class DocumentSearch:
    """Search over the documents of one data folder; nothing it finds is anybody's belief."""

    def __init__(self, stores: Stores) -> None:
        self._stores = stores

    def search(self, question: str, *, k: int = 5) -> Found:
        """Find the pages that speak of what ``question`` asks.

        Args:
            question: Any text.
            k: The most places to return.

        Raises:
            memory.errors.StoreUnusableError: the store of documents cannot be used.
        """
        wanted = content_terms(question)
        if not wanted:
            skipped = "the question has no words to look for"
            return Found(report=PathReport(0, 0.0, skipped=skipped))
        started = time.perf_counter()
        with self._stores.reading(StoreName.DOCUMENTS) as connection:
            matches = documents.find(connection, wanted, _POOL)
            rarity = _rarity(connection, wanted)
            cited = _cite(connection, matches, rarity)
        fit = [one for one in cited if one.coverage >= FLOOR]
        report = PathReport(len(matches), (time.perf_counter() - started) * 1000)
        return Found(tuple(fit[:k]), len(cited) - len(fit), max(0, len(fit) - k), report)

    def page(self, document: Document, number: int) -> str | None:
        """Return the text of a page; None when it holds none."""
        with self._stores.reading(StoreName.DOCUMENTS) as connection:
            found = documents.page(connection, document.edition or "", number)
        return None if found is None else found.text

    def list(self) -> tuple[Document, ...]:
        """Return every document, by path; those whose files are gone too."""
        with self._stores.reading(StoreName.DOCUMENTS) as connection:
            return documents.everything(connection)

    def named(self, named: str) -> Document | None:
        """Return the document with an id or a path; None when there is none."""
        with self._stores.reading(StoreName.DOCUMENTS) as connection:
            return documents.by_id(connection, named) or documents.by_path(
                connection, Path(named).absolute()
            )


def _cite(
    connection: Connection, matches: Sequence[PageMatch], rarity: Mapping[str, float]
) -> list[Citation]:
    """Return a citation for each page, best first."""
    of_edition = documents.by_editions(connection, [match.edition for match in matches])
    current = {edition: _is_current(one) for edition, one in of_edition.items()}
    cited = []
    for match in matches:
        document = of_edition[match.edition]
        page = documents.page(connection, match.edition, match.number)
        if page is None:
            continue
        held = set(terms_of(page.text).split())
        named = set(terms_of(f"{document.path.stem} {document.parsed.title or ''}").split())
        words = tuple(term for term in rarity if term in held)
        known = sum(weight for term, weight in rarity.items() if term in held | named)
        start, end = quote(page.text, rarity)
        cited.append(
            Citation(
                document=document,
                page=page.number,
                label=page.label,
                quote=page.text[start:end],
                start=start,
                score=match.bm25,
                words=words,
                coverage=known / sum(rarity.values()),
                is_current=current[match.edition],
            )
        )
    return cited


def _is_current(document: Document) -> bool:
    """Tell whether the file is still the one that was read, as far as a glance can tell."""
    try:
        found = document.path.stat()
    except OSError:
        return False
    stamp = document.stamp
    return (found.st_size, found.st_mtime_ns) == (stamp.size_bytes, stamp.modified_ns)


def _rarity(connection: Connection, wanted: Sequence[str]) -> Mapping[str, float]:
    """Return how telling each term is: its inverse document frequency, as in BM25."""
    total = max(documents.count_pages(connection), _LEAST_COUNT)
    counts = {term: min(documents.frequency(connection, term), total) for term in wanted}
    return {
        term: math.log(1 + (total - count + 0.5) / (count + 0.5)) for term, count in counts.items()
    }
