"""Plain text: its own pages where it has form feeds often, else passages."""

import re
from collections.abc import Iterator

from memory.documents.limits import Limits
from memory.documents.parsing.decoding import decode
from memory.documents.parsing.passages import Block, cut
from memory.documents.parsing.reading import Facts, Reading
from memory.documents.values import Page
from memory.vocabulary import Paging

_EMPTY_LINES = re.compile(r"\n[^\S\n]*\n\s*")

_LONGEST_PAGE = 50_000
"""Characters; where form feeds stand farther apart they do not part pages. Chosen by hand: what is
printed on one page is a tenth of that."""


def parse(content: bytes, limits: Limits) -> Reading:
    """Read plain text.

    Raises:
        UnreadableError: its encoding is not known.
    """
    text, encoding = decode(content)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    note = None if encoding.startswith("utf") else f"read as {encoding}"
    pages = text.strip("\f").split("\f")
    if len(pages) > 1 and max(map(len, pages)) <= _LONGEST_PAGE:
        yield from (Page(at, page) for at, page in enumerate(pages, 1))
        return Facts(Paging.PAGES, note=note)
    yield from cut(paragraphs(text.replace("\f", "\n\n")))
    return Facts(note=note)


def paragraphs(text: str) -> Iterator[Block]:
    """Yield what stands between empty lines."""
    at = 0
    for gap in _EMPTY_LINES.finditer(text):
        yield Block(text[at : gap.start()])
        at = gap.end()
    yield Block(text[at:])
