"""Word documents."""

import io
from collections.abc import Iterator
from typing import Any

from memory.documents.limits import Limits
from memory.documents.parsing.archive import Archive
from memory.documents.parsing.passages import Block, cut
from memory.documents.parsing.reading import Facts, Reading

_W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
_FALLBACK = "{http://schemas.openxmlformats.org/markup-compatibility/2006}Fallback"
"""Says once more, for old programs, what stands beside it."""
_SPACE = {f"{_W}tab": "\t", f"{_W}br": "\n", f"{_W}cr": "\n", f"{_W}noBreakHyphen": "-"}


def parse(content: bytes, limits: Limits) -> Reading:
    """Read a DOCX: what a reader sees, insertions that are not yet accepted included.

    Raises:
        UnreadableError: its archive is damaged, or would grow too large.
    """
    from docx import Document

    Archive(content, limits)
    document = Document(io.BytesIO(content))
    headings = {
        style.style_id
        for style in document.styles
        if style.name and style.name.lower().startswith(("heading", "title"))
    }
    yield from cut(_blocks(document.element.body, headings))
    return Facts(title=document.core_properties.title or None)


def _blocks(node: Any, headings: set[str]) -> Iterator[Block]:
    for child in node:
        if child.tag == f"{_W}p":
            yield _paragraph(child, headings)
        elif child.tag == f"{_W}tbl":
            for row in child.iter(f"{_W}tr"):
                if next(row.iterancestors(f"{_W}tbl")) is child:
                    yield Block(" | ".join(_cells(row, headings)))
        elif child.tag in (f"{_W}sdt", f"{_W}sdtContent", f"{_W}ins", f"{_W}customXml"):
            yield from _blocks(child, headings)


def _cells(row: Any, headings: set[str]) -> Iterator[str]:
    for cell in row.iterchildren(f"{_W}tc"):
        yield " ".join(block.text for block in _blocks(cell, headings))


def _paragraph(paragraph: Any, headings: set[str]) -> Block:
    style = paragraph.find(f"{_W}pPr/{_W}pStyle")
    broken = any(mark.get(f"{_W}type") == "page" for mark in paragraph.iter(f"{_W}br"))
    return Block(
        "".join(_words(paragraph)),
        is_heading=style is not None and style.get(f"{_W}val") in headings,
        breaks=broken or paragraph.find(f"{_W}pPr/{_W}pageBreakBefore") is not None,
    )


def _words(node: Any) -> Iterator[str]:
    for child in node:
        if child.tag == f"{_W}t":
            yield child.text or ""
        elif child.tag in _SPACE and node.tag == f"{_W}r":
            yield _SPACE[child.tag]
        elif child.tag != _FALLBACK and isinstance(child.tag, str):
            yield from _words(child)
