"""Look things up in the owner's files: places with file, page and the exact words."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import Connection

from memory.documents.files import looks_the_same
from memory.documents.parsing.words import terms_of
from memory.documents.quoting import quote
from memory.documents.values import Citation, Document
from memory.errors import DocumentNotFoundError
from memory.records import PathReport
from memory.store import documents, fulltext
from memory.store.documents import PageMatch
from memory.store.files import Stores
from memory.terms import content_terms
from memory.vocabulary import StoreName

FLOOR = 0.4
"""The least share of a question's content, weighted by rarity, that a page must hold to be cited;
chosen by hand: one of two words is enough, though no page holds the other."""

_POOL = 40
"""How many pages are looked at; chosen by hand."""


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
            counts = {term: fulltext.frequency(connection, term) for term in wanted}
            rarity = fulltext.rarity(counts, documents.count_pages(connection))
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

    def named(self, named: str) -> Document:
        """Return the document with an id or a path.

        Raises:
            DocumentNotFoundError: there is none.
        """
        with self._stores.reading(StoreName.DOCUMENTS) as connection:
            found = documents.by_id(connection, named) or documents.by_path(
                connection, Path(named).absolute()
            )
        if found is None:
            raise DocumentNotFoundError(named)
        return found


def _cite(
    connection: Connection, matches: Sequence[PageMatch], rarity: Mapping[str, float]
) -> list[Citation]:
    """Return a citation for each page, best first."""
    of_edition = documents.by_editions(connection, [match.edition for match in matches])
    current = {edition: looks_the_same(one) for edition, one in of_edition.items()}
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
