"""Documents and pages to rows. Only the door may import this.

Pages are many, and belong to one store alone: they are written straight into it, where nobody sees
them until the journal has said that they are a document's.
"""

from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from sqlalchemy import Connection, func, select, text

from memory.documents.values import Document, Page
from memory.store.columns import instant_text
from memory.store.document_tables import documents, pages
from memory.store.effects import Drop, Effect, Put
from memory.store.seals import sealed
from memory.vocabulary import StoreName


def put_document(document: Document) -> Effect:
    """Return what keeps a document; its pages are there already."""
    stamp, parsed = document.stamp, document.parsed
    row = {
        "id": document.id,
        "path": str(document.path),
        "state": document.state.value,
        "refusal": document.refusal and document.refusal.value,
        "size_bytes": stamp.size_bytes,
        "modified_ns": stamp.modified_ns,
        "sha256": stamp.sha256,
        "format": parsed.format.value,
        "paging": parsed.paging.value,
        "page_count": parsed.page_count,
        "blank_pages": parsed.blank_pages,
        "title": parsed.title,
        "note": parsed.note,
        "edition": document.edition,
        "added_at_utc": instant_text(document.added_at),
        "read_at_utc": instant_text(document.read_at),
    }
    return Put(StoreName.DOCUMENTS, "documents", row)


def drop_document(id: str) -> Effect:
    """Return what takes a document away."""
    return Drop(StoreName.DOCUMENTS, "documents", {"id": id})


def keep_out(digest: str, at: datetime) -> Effect:
    """Return what keeps a file from coming back with its folder."""
    row = {"digest": digest, "removed_at_utc": instant_text(at)}
    return Put(StoreName.DOCUMENTS, "removed_files", row)


def let_in(digest: str) -> Effect:
    """Return what lets a file come again."""
    return Drop(StoreName.DOCUMENTS, "removed_files", {"digest": digest})


def put_folder(path: Path, at: datetime) -> Effect:
    """Return what has a folder looked into for new files."""
    row = {"path": str(path), "added_at_utc": instant_text(at)}
    return Put(StoreName.DOCUMENTS, "folders", row)


def drop_folder(path: Path) -> Effect:
    """Return what ends that."""
    return Drop(StoreName.DOCUMENTS, "folders", {"path": str(path)})


def add_pages(connection: Connection, edition: str, added: Iterable[Page]) -> None:
    """Write pages, and let them be found."""
    last = connection.scalar(select(func.max(pages.c.rowid))) or 0
    rows, terms = [], []
    for rowid, page in enumerate(added, last + 1):
        row = {
            "rowid": rowid,
            "edition": edition,
            "number": page.number,
            "label": page.label,
            "text": page.text,
        }
        rows.append(sealed(pages, row))
        terms.append({"rowid": rowid, "terms": page.terms})
    if rows:
        connection.execute(pages.insert(), rows)
        connection.execute(text("INSERT INTO lexicon(rowid, terms) VALUES (:rowid, :terms)"), terms)


def drop_pages(connection: Connection, edition: str) -> None:
    """Take the pages of an edition away."""
    connection.execute(
        text("DELETE FROM lexicon WHERE rowid IN (SELECT rowid FROM pages WHERE edition = :id)"),
        {"id": edition},
    )
    connection.execute(pages.delete().filter_by(edition=edition))


def forget_words(connection: Connection) -> None:
    """Let no word of pages that were taken away remain in the index's own structure."""
    connection.execute(text("INSERT INTO lexicon(lexicon) VALUES ('optimize')"))


def leftovers(connection: Connection, before: str) -> list[str]:
    """Return the editions of no document that were begun before an id was made."""
    query = (
        select(pages.c.edition)
        .where(pages.c.edition < before)
        .where(
            pages.c.edition.not_in(
                select(documents.c.edition).where(documents.c.edition.is_not(None))
            )
        )
        .distinct()
    )
    return list(connection.scalars(query))
