"""How the owner's files get into memory and out of it: as pages to look in, never as records."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from memory.documents.values import Document, Page, Removal
from memory.errors import DocumentNotFoundError
from memory.forgetting import backups, needles
from memory.ids import bound
from memory.store import document_writing as writing
from memory.store import documents, journal, scrubbing
from memory.store.files import Stores
from memory.vocabulary import DocumentState, StoreName

_LONGEST_READING_S = 3_600.0
"""After this nobody adds pages any more; chosen by hand, well above what reading may take."""
_MOST_SOUGHT = 12
"""Pages of a removed document, spread over it, of which a line is sought in the bytes: reading a
large store for each takes its time. Chosen by hand."""
_STORE = StoreName.DOCUMENTS


def add_pages(stores: Stores, edition: str, pages: Sequence[Page]) -> None:
    """Write pages of a document that is being read."""
    with stores[_STORE].writer.begin() as connection:
        writing.add_pages(connection, edition, pages)


def keep(stores: Stores, document: Document) -> Document:
    """Make the pages that were added a document's, instead of those it had.

    The pages are forced to the disk first: once the journal speaks of them they must be there.
    """
    with stores.reading(_STORE) as connection:
        before = documents.by_path(connection, document.path)
    if before is not None:
        document = replace(document, id=before.id, added_at=before.added_at)
    stores[_STORE].sync()
    let_in = writing.let_in(documents.digest_of(document.path, stores.install))
    journal.carry_out(stores, [writing.put_document(document), let_in])
    if before is not None and before.edition and before.edition != document.edition:
        drop_pages(stores, before.edition)
    return document


def drop(stores: Stores, id: str, at: datetime) -> Removal:
    """Take a document away, and say which backups hold it still.

    Raises:
        DocumentNotFoundError: there is no such document.
    """
    removal = take_away(stores, id, at)
    left = removal.left or _in_backups(stores, removal.document)
    return replace(removal, left=left)


def take_away(stores: Stores, id: str, at: datetime) -> Removal:
    """Take a document away, and its pages, and every word of them out of the bytes.

    It is marked first, so that nobody sees it any more and whoever opens the folder after a crash
    goes on; its row goes last, once its words are proved to be gone.

    Raises:
        DocumentNotFoundError: there is no such document.
    """
    with stores.reading(_STORE) as connection:
        document = documents.by_id(connection, id)
        if document is None:
            raise DocumentNotFoundError(id)
        sought, pages = documents.lines(connection, document.edition or "", _MOST_SOUGHT)
    leaving = replace(document, state=DocumentState.REMOVING, refusal=None)
    keep_out = writing.keep_out(documents.digest_of(document.path, stores.install), at)
    journal.carry_out(stores, [writing.put_document(leaving), keep_out])
    return Removal(document, pages, _erase(stores, leaving, sought))


def still_there(stores: Stores, ids: Sequence[str]) -> tuple[Document, ...]:
    """Return those of some documents that are not gone yet."""
    if not ids:
        return ()
    with stores.reading(_STORE) as connection:
        found = [documents.by_id(connection, id) for id in ids]
    return tuple(one for one in found if one is not None)


def take_rest_away(stores: Stores, ids: Sequence[str]) -> list[str]:
    """Go on with taking documents away; return what still stands in the way."""
    several = [_erase(stores, one, []) for one in still_there(stores, ids)]
    return [left for left in several if left is not None]


def keep_folder(stores: Stores, path: Path, at: datetime) -> None:
    """Have a folder looked into for new files."""
    journal.carry_out(stores, [writing.put_folder(path, at)])


def drop_folder(stores: Stores, path: Path) -> None:
    """Look into a folder no more."""
    journal.carry_out(stores, [writing.drop_folder(path)])


def drop_pages(stores: Stores, edition: str) -> None:
    """Take the pages of an edition away; the index loses their words as it is tidied."""
    with stores[_STORE].writer.begin() as connection:
        writing.drop_pages(connection, edition)


def sweep(stores: Stores) -> None:
    """Go on with removals that were cut short, and take away what a killed reading left."""
    if _STORE not in stores:
        return
    with stores.reading(_STORE) as connection:
        leaving = documents.leaving(connection)
        left = writing.leftovers(connection, bound(_LONGEST_READING_S))
    for edition in left:
        drop_pages(stores, edition)
    for document in leaving:
        _erase(stores, document, [])


def _erase(stores: Stores, document: Document, sought: Sequence[str]) -> str | None:
    """Let pages, index, bytes and at last the row go; return what stood in the way."""
    with stores[_STORE].writer.begin() as connection:
        writing.drop_pages(connection, document.edition or "")
        writing.forget_words(connection)
    if (left := _purged(stores, _STORE, sought)) is not None:
        return left
    journal.carry_out(stores, [writing.drop_document(document.id)])
    journal.settle(stores)  # the journal named the file
    named = [str(document.path)]
    for store in (_STORE, StoreName.LEDGER):
        if (left := _purged(stores, store, named)) is not None:
            return left
    return None


def _in_backups(stores: Stores, document: Document) -> str | None:
    """Say which backups hold a document still; one from before it was added does not."""
    added = document.added_at.isoformat()
    made = [one for one in backups.listed(stores.folder) if not one.is_export and one.at >= added]
    return f"a backup still holds it: {', '.join(one.path for one in made)}" if made else None


def _purged(stores: Stores, name: StoreName, sought: Collection[str]) -> str | None:
    """Let the bytes of a store follow its rows; what a light hand leaves, a heavy one takes."""
    left: str | None = None
    for deep in (False, True):
        if not scrubbing.scrub(stores[name], deep=deep):
            left = "it is being read"
        else:
            left = _found(stores, name, sought)
        if left is None:
            break
    return left


def _found(stores: Stores, name: StoreName, sought: Collection[str]) -> str | None:
    """Search every byte of a store; return None when no line is found that no page says."""
    patterns = {line: needles.patterns([line]) for line in sought}
    for piece in scrubbing.contents(stores[name]):
        for line, pattern in patterns.items():
            if any(one in piece for one in pattern) and not _is_said(stores, line):
                return "its bytes still hold some of it"
    return None


def _is_said(stores: Stores, line: str) -> bool:
    with stores.reading(_STORE) as connection:
        return documents.is_said(connection, line)
