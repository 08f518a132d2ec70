"""The owner's own files, as far as Candor has read them: they stay unless one is asked for by name.

Forgetting a memory does not touch them: they are the owner's, and nothing of memory is written
into them. Asked for a document, Candor forgets what it has read in it; the file stays.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from memory.documents.values import Document
from memory.forgetting import marks, needles
from memory.forgetting.copies import Copy, StoreCopy
from memory.forgetting.values import own_value
from memory.records import Record
from memory.store import documents
from memory.store.files import Stores
from memory.terms import terms
from memory.vocabulary import Kind, StoreName

_MOST_NAMED = 5
"""How many documents are named; chosen by hand."""
_STORE = StoreName.DOCUMENTS


def meant(stores: Stores, named: str | None) -> tuple[Document, ...]:
    """Return the documents with an id, a path or, where no path is meant, a name."""
    if named is None or _STORE not in stores:
        return ()
    with stores.reading(_STORE) as connection:
        every = documents.everything(connection)
    path = Path(named).expanduser().absolute()
    exactly = tuple(one for one in every if one.id == named or one.path == path)
    return exactly or tuple(one for one in every if one.name.casefold() == named.casefold())


def count(copy: Copy, read: Iterable[Document]) -> int:
    """Count the pages that go with documents, in the copy that holds them."""
    is_theirs = isinstance(copy, StoreCopy) and copy.store is _STORE
    return sum(one.parsed.page_count for one in read) if is_theirs else 0


def saying(stores: Stores, records: Iterable[Record]) -> tuple[str, ...]:
    """Return file and page of the owner's documents that say what some records say."""
    if _STORE not in stores:
        return ()
    found: dict[Path, str] = {}
    for said in sorted({said for record in records for said in _said(record)}):
        for document, page in _holding(stores, said):
            found.setdefault(document.path, document.place(page))
    return tuple(found.values())[:_MOST_NAMED]


def _said(record: Record) -> Iterator[str]:
    """Yield what would tell the same elsewhere: the sentence, its value, its numbers."""
    if record.kind is Kind.WORKING:
        return
    yield record.statement.strip(" .")
    value = own_value(record)
    if value is not None and needles.is_telling(value):
        yield value
    yield from needles.numbers(record.statement)


def _holding(stores: Stores, said: str) -> Iterator[tuple[Document, int]]:
    phrase = " ".join(terms(said)).replace('"', " ")
    key = marks.key(said)
    if not phrase.strip() or not key:
        return
    with stores.reading(_STORE) as connection:
        found = documents.with_phrase(connection, phrase)
        known = documents.by_editions(connection, [edition for edition, _, _ in found])
    for edition, number, text in found:
        if marks.spans(text, key):
            yield known[edition], number
