"""Look things up in the owner's files: places with file, page and the exact words."""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from sqlalchemy import Connection

from memory.documents.files import looks_the_same
from memory.documents.parsing.words import terms_of
from memory.documents.quoting import quote
from memory.documents.values import Citation, Document, Page
from memory.errors import DocumentNotFoundError, StoreUnusableError
from memory.records import LeftOut, PathReport, Recall
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

_BESIDE = 3
"""How many passages a reply gets at most beside what is remembered; chosen by hand: as many as one
answer can cite, and a small share of a model's room."""


@dataclass(frozen=True)
class Found:
    """The answer to one search."""

    citations: tuple[Citation, ...] = ()
    left_out: tuple[LeftOut, ...] = ()
    """The pages that hold some of the words and are not cited, and why."""
    report: PathReport = field(default_factory=lambda: PathReport(0, 0.0))


class DocumentSearch:
    """Search over the documents of one data folder; nothing it finds is anybody's belief."""

    def __init__(self, stores: Stores) -> None:
        self._stores = stores

    def search(self, question: str, *, k: int = 5, known_at: datetime | None = None) -> Found:
        """Find the pages that speak of what ``question`` asks.

        Args:
            question: Any text.
            k: The most places to return.
            known_at: Only what was read by this instant; None means whatever is there.

        Raises:
            memory.errors.StoreUnusableError: the store of documents cannot be used.
        """
        wanted = content_terms(question)
        if not wanted:
            return _skipped("the question has no words to look for")
        started = time.perf_counter()
        with self._stores.reading(StoreName.DOCUMENTS) as connection:
            total = documents.count_pages(connection)
            if not total:
                return _skipped("no documents were added")
            matches = documents.find(connection, wanted, _POOL)
            counts = {term: fulltext.frequency(connection, term) for term in wanted}
            rarity = fulltext.rarity(counts, total)
            fit, left_out = _sorted(_weighed(connection, matches, rarity), k, known_at)
            cited = tuple(_cite(one, rarity) for one in fit)
        report = PathReport(len(matches), (time.perf_counter() - started) * 1000)
        return Found(cited, tuple(left_out), report)

    def beside(self, question: str, known_at: datetime | None = None) -> Recall:
        """Return what the documents say of a question, as the part of recall that never fails."""
        try:
            found = self.search(question, k=_BESIDE, known_at=known_at)
        except StoreUnusableError:
            found = _skipped("the documents cannot be read")
        return Recall(
            left_out=found.left_out, paths={"documents": found.report}, passages=found.citations
        )

    def page(self, document: Document, number: int) -> str | None:
        """Return the text of a page; None when it holds none."""
        with self._stores.reading(StoreName.DOCUMENTS) as connection:
            found = documents.page(connection, document.edition or "", number)
        return None if found is None else found.text

    def list(self) -> tuple[Document, ...]:
        """Return every document, by path; those whose files are gone too."""
        with self._stores.reading(StoreName.DOCUMENTS) as connection:
            return documents.everything(connection)

    def folders(self) -> tuple[Path, ...]:
        """Return the folders that are looked into for new files, by path."""
        with self._stores.reading(StoreName.DOCUMENTS) as connection:
            return documents.added_folders(connection)

    def is_kept_out(self) -> Callable[[Path], bool]:
        """Return what tells whether the owner took a file away: it comes back by name alone."""
        with self._stores.reading(StoreName.DOCUMENTS) as connection:
            out = documents.kept_out(connection)
        return lambda path: documents.digest_of(path, self._stores.install) in out

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


def _skipped(why: str) -> Found:
    return Found(report=PathReport(0, 0.0, skipped=why))


@dataclass(frozen=True)
class _Weighed:
    """A page that holds some of the words, and which share of what is asked that is."""

    document: Document
    page: Page
    bm25: float
    words: tuple[str, ...]
    coverage: float


def _weighed(
    connection: Connection, matches: Sequence[PageMatch], rarity: Mapping[str, float]
) -> Iterator[_Weighed]:
    """Yield every page that was found, best first."""
    of_edition = documents.by_editions(connection, [match.edition for match in matches])
    for match in matches:
        document = of_edition[match.edition]
        page = documents.page(connection, match.edition, match.number)
        if page is None:
            continue
        held = set(terms_of(page.text).split())
        named = set(terms_of(f"{document.path.stem} {document.parsed.title or ''}").split())
        words = tuple(term for term in rarity if term in held)
        known = sum(weight for term, weight in rarity.items() if term in held | named)
        yield _Weighed(document, page, match.bm25, words, known / sum(rarity.values()))


def _sorted(
    weighed: Iterable[_Weighed], k: int, known_at: datetime | None
) -> tuple[list[_Weighed], list[LeftOut]]:
    """Part what is cited from what is not; say why."""
    fit: list[_Weighed] = []
    left_out: list[LeftOut] = []
    for one in weighed:
        if known_at is not None and one.document.read_at > known_at:
            because = "time"
        elif one.coverage < FLOOR:
            because = "floor"
        elif len(fit) >= k:
            because = "space"
        else:
            fit.append(one)
            continue
        place = one.document.place(one.page.number)
        left_out.append(LeftOut(one.document.id, because, place))
    return fit, left_out


def _cite(one: _Weighed, rarity: Mapping[str, float]) -> Citation:
    start, end = quote(one.page.text, rarity)
    return Citation(
        document=one.document,
        page=one.page.number,
        label=one.page.label,
        quote=one.page.text[start:end],
        start=start,
        score=one.bm25,
        words=one.words,
        coverage=one.coverage,
        is_current=looks_the_same(one.document),
    )
