"""PDF, page by page."""

import io
import logging
import re
from typing import Any

from memory.documents.limits import Limits
from memory.documents.parsing.reading import Facts, Reading
from memory.documents.parsing.unreadable import UnreadableError
from memory.documents.values import Page
from memory.vocabulary import Paging, Refusal

_TAIL = 2048
"""In how many of the last bytes the mark of the end must be; readers of PDF allow 1,024."""

_DEEPEST = 64
"""How far up the tree of pages is looked, for a damaged one may go round in a circle; by hand."""
_INLINE_PICTURE = re.compile(rb"(?:^|\s)BI\s.*?\sID\s", re.DOTALL)


def parse(content: bytes, limits: Limits) -> Reading:
    """Read a PDF; its pages are counted from 1, whatever is printed on them.

    Raises:
        UnreadableError: it is damaged, or protected by a password.
    """
    from pypdf.errors import PyPdfError

    if b"%%EOF" not in content[-_TAIL:]:
        raise UnreadableError(Refusal.DAMAGED, "its end is missing")
    try:
        return (yield from _pages(content))
    except (PyPdfError, RecursionError) as error:
        raise UnreadableError(Refusal.DAMAGED, f"it is damaged ({error})") from error


def _pages(content: bytes) -> Reading:
    from pypdf import PdfReader

    reader = PdfReader(io.BytesIO(content))
    if reader.is_encrypted and not _opens(reader):
        raise UnreadableError(Refusal.ENCRYPTED, "it is protected by a password")
    labels = reader.page_labels
    holds_text = holds_pictures = False
    with _Complaints() as complaints:
        for at, page in enumerate(reader.pages):
            text = page.extract_text()
            if complaints.heard:
                raise UnreadableError(Refusal.DAMAGED, f"what page {at + 1} holds is damaged")
            holds_text = holds_text or bool(text.strip())
            holds_pictures = holds_pictures or (not holds_text and _shows_pictures(page))
            yield Page(at + 1, text, None if labels[at] == str(at + 1) else labels[at])
    if holds_pictures and not holds_text:
        raise UnreadableError(Refusal.SCANNED, "its pages are pictures, without any text")
    about = reader.metadata
    return Facts(Paging.PAGES, title=about.title if about else None)


def _shows_pictures(page: Any) -> bool:
    """Tell whether a page has pictures: among what it, or what it belongs to, names, or in it."""
    if "/XObject" in _resources(page):
        return True
    content = page.get_contents()
    return content is not None and _INLINE_PICTURE.search(content.get_data()) is not None


def _resources(page: Any) -> Any:
    """Return what a page may show: its own, or else those of the tree above it."""
    for _ in range(_DEEPEST):
        if page is None:
            break
        if "/Resources" in page:
            return page["/Resources"].get_object() or ()
        page = page["/Parent"].get_object() if "/Parent" in page else None
    return ()


def _opens(reader: Any) -> bool:
    """Tell whether no password is needed to read: many files only forbid changing them."""
    from pypdf.errors import DependencyError

    try:
        return bool(reader.decrypt(""))
    except (DependencyError, NotImplementedError):
        return False


class _Complaints(logging.Handler):
    """Hears what the library only logs: that it fills in what could not be unpacked.

    Attributes:
        heard: Whether it did.
    """

    _SOURCE = "pypdf.filters"

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard = False

    def emit(self, record: logging.LogRecord) -> None:
        """Take note."""
        self.heard = True

    def __enter__(self) -> "_Complaints":
        logging.getLogger(self._SOURCE).addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger(self._SOURCE).removeHandler(self)
