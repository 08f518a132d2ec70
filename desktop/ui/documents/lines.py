"""Documents and what was found in them, as lines of a list."""

from PySide6.QtCore import QLocale

from desktop.ui import times, words
from desktop.ui.lists.lines import Line
from desktop.ui.sentences import said
from desktop.ui.words import Tone, tr
from memory.documents.values import Citation, Document
from memory.vocabulary import DocumentState, Paging

_BETWEEN = " \N{MIDDLE DOT} "
_STATES: dict[DocumentState, str] = {
    DocumentState.GONE: "file is gone",
    DocumentState.UNREADABLE: "cannot be read now",
    DocumentState.REMOVING: "being removed",
}


def of_document(one: Document) -> Line:
    """Return the line of a document: its name, its pages, when it was read, where it is."""
    state = _STATES.get(one.state)
    return Line(
        one.id,
        one.name,
        _BETWEEN.join((_pages(one), _read(one), str(one.path.parent))),
        tr(state) if state else "",
        Tone.UNSURE,
    )


def of_citation(one: Citation) -> Line:
    """Return the line of a place that was found: file and page, and the words there."""
    return Line(
        f"{one.document.id}:{one.page}",
        said(one.place),
        words.quoted(" ".join(one.quote.split())),
        "" if one.is_current else tr("changed since"),
        Tone.UNSURE,
    )


def _pages(one: Document) -> str:
    count = QLocale().toString(one.parsed.page_count)
    if one.parsed.paging is Paging.PAGES:
        shape = tr("{count} page") if one.parsed.page_count == 1 else tr("{count} pages")
    else:
        shape = tr("{count} passage") if one.parsed.page_count == 1 else tr("{count} passages")
    return shape.format(count=count)


def _read(one: Document) -> str:
    return tr("read {when}").format(when=times.moment(one.read_at))
