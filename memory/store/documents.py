"""Rows to documents and pages."""

import hashlib
import hmac
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Row, Select, func, select, text

from memory.documents.values import Document, Page, Parsed, Stamp
from memory.store.document_tables import documents, folders, pages, removed_files
from memory.store.fulltext import any_of
from memory.store.seals import checked
from memory.vocabulary import DocumentState

_MOST_PAGES = 100
"""With one phrase that are looked at; chosen by hand."""
_SHORTEST_LINE = 12
_LONGEST_LINE = 200
"""Characters of what is sought in the bytes: long enough to tell, short enough to stand on one
page of the file. Chosen by hand."""


@dataclass(frozen=True)
class PageMatch:
    """A page that holds some of the words that were looked for."""

    edition: str
    number: int
    bm25: float
    """Higher is better (SQLite's is negated); no unit."""


def everything(connection: Connection) -> tuple[Document, ...]:
    """Return every document that is not on its way out, by path."""
    query = select(documents).where(documents.c.state != DocumentState.REMOVING)
    return _documents(connection, query.order_by(documents.c.path))


def leaving(connection: Connection) -> tuple[Document, ...]:
    """Return the documents that are on their way out."""
    return _documents(connection, select(documents).filter_by(state=DocumentState.REMOVING))


def by_id(connection: Connection, id: str) -> Document | None:
    """Return a document; None when there is none with this id."""
    return next(iter(_documents(connection, select(documents).filter_by(id=id))), None)


def by_path(connection: Connection, path: Path) -> Document | None:
    """Return the document that a file is; None when it was not added."""
    query = select(documents).filter_by(path=str(path))
    return next(iter(_documents(connection, query)), None)


def added_folders(connection: Connection) -> tuple[Path, ...]:
    """Return the folders that are looked into for new files, by path."""
    query = select(folders).order_by(folders.c.path)
    rows = checked(connection, connection.execute(query), folders)
    return tuple(Path(row.path) for row in rows)


def kept_out(connection: Connection) -> frozenset[str]:
    """Return the digests of the files that do not come back with their folder."""
    rows = checked(connection, connection.execute(select(removed_files)), removed_files)
    return frozenset(row.digest for row in rows)


def digest_of(path: Path, install: str) -> str:
    """Return by what a path is known again that is kept nowhere: a hash with a key of this store.

    Args:
        path: Absolute.
        install: The mark of this installation.
    """
    return hmac.new(install.encode(), os.fsencode(path), hashlib.sha256).hexdigest()


def by_editions(connection: Connection, editions: Sequence[str]) -> dict[str, Document]:
    """Return the documents whose pages are kept under these ids."""
    query = select(documents).where(documents.c.edition.in_(editions))
    return {one.edition or "": one for one in _documents(connection, query)}


def page(connection: Connection, edition: str, number: int) -> Page | None:
    """Return a page; None when it is not there, or holds no text."""
    query = select(pages).filter_by(edition=edition, number=number)
    rows = checked(connection, connection.execute(query), pages)
    return next((Page(row.number, row.text, row.label) for row in rows), None)


def lines(connection: Connection, edition: str, most: int) -> tuple[list[str], int]:
    """Return a telling line of some pages, spread over an edition, and how many pages it has."""
    count = connection.scalar(select(func.count()).select_from(pages).filter_by(edition=edition))
    apart = max(1, (count or 0) // most)
    query = select(pages.c.text).filter_by(edition=edition).where(pages.c.number % apart == 0)
    texts = connection.scalars(query.order_by(pages.c.number).limit(most))
    longest = [max(text.splitlines(), key=len)[:_LONGEST_LINE].strip() for text in texts]
    return [line for line in longest if len(line) >= _SHORTEST_LINE], count or 0


def is_said(connection: Connection, line: str) -> bool:
    """Tell whether any page holds a line, or the path of any document, upper and lower alike."""
    query = text(
        "SELECT 1 FROM pages WHERE instr(lower(text), lower(:line)) "
        "UNION ALL SELECT 1 FROM documents WHERE instr(lower(path), lower(:line)) LIMIT 1"
    )
    return connection.scalar(query, {"line": line}) is not None


def find(connection: Connection, wanted: Sequence[str], limit: int) -> list[PageMatch]:
    """Return the pages of documents in use that hold any of ``wanted``, best first."""
    query = text(
        "SELECT pages.edition, pages.number, bm25(lexicon) AS score FROM lexicon "
        "JOIN pages ON pages.rowid = lexicon.rowid "
        "JOIN documents ON documents.edition = pages.edition "
        "WHERE lexicon MATCH :wanted AND documents.state = :kept ORDER BY score LIMIT :limit"
    )
    asked = {"wanted": any_of(wanted), "kept": DocumentState.KEPT.value, "limit": limit}
    rows = connection.execute(query, asked)
    return [PageMatch(row.edition, row.number, -row.score) for row in rows]


def with_phrase(connection: Connection, phrase: str) -> list[tuple[str, int, str]]:
    """Return edition, number and text of pages of documents in use that hold terms in a row."""
    query = text(
        "SELECT pages.edition, pages.number, pages.text FROM lexicon "
        "JOIN pages ON pages.rowid = lexicon.rowid "
        "JOIN documents ON documents.edition = pages.edition "
        "WHERE lexicon MATCH :phrase AND documents.state = :kept LIMIT :limit"
    )
    asked = {"phrase": f'"{phrase}"', "kept": DocumentState.KEPT.value, "limit": _MOST_PAGES}
    return [(row.edition, row.number, row.text) for row in connection.execute(query, asked)]


def count_pages(connection: Connection) -> int:
    """Return how many pages there are to search."""
    return connection.scalar(select(func.sum(documents.c.page_count))) or 0


def _documents(connection: Connection, query: Select[Any]) -> tuple[Document, ...]:
    return tuple(map(_document, checked(connection, connection.execute(query), documents)))


def _document(row: Row[Any]) -> Document:
    return Document(
        id=row.id,
        path=Path(row.path),
        stamp=Stamp(row.size_bytes, row.modified_ns, row.sha256),
        parsed=Parsed(row.format, row.paging, row.page_count, row.blank_pages, row.title, row.note),
        added_at=row.added_at_utc,
        read_at=row.read_at_utc,
        state=row.state,
        refusal=row.refusal,
        edition=row.edition,
    )
