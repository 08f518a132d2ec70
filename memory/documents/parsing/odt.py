"""Texts of OpenDocument, as LibreOffice writes them."""

from collections.abc import Iterator
from typing import Any

from memory.documents.limits import Limits
from memory.documents.parsing.archive import Archive
from memory.documents.parsing.passages import Block, cut
from memory.documents.parsing.reading import Facts, Reading
from memory.documents.parsing.unreadable import UnreadableError
from memory.vocabulary import Refusal

_TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
_TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
_OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
_MANIFEST = "META-INF/manifest.xml"
_UNSEEN = frozenset({f"{_TEXT}tracked-changes", f"{_OFFICE}annotation", f"{_TEXT}note-citation"})
_SPACE = {f"{_TEXT}s": " ", f"{_TEXT}tab": "\t", f"{_TEXT}line-break": "\n"}


def parse(content: bytes, limits: Limits) -> Reading:
    """Read an ODT.

    Raises:
        UnreadableError: it is damaged, or protected by a password.
    """
    archive = Archive(content, limits)
    if _MANIFEST in archive.names:
        secret = archive.xml(_MANIFEST).find(".//{*}encryption-data")
        if secret is not None:
            raise UnreadableError(Refusal.ENCRYPTED, "it is protected by a password")
    body = archive.xml("content.xml").find(f"{_OFFICE}body")
    if body is None:
        raise UnreadableError(Refusal.DAMAGED, "it has no body")
    yield from cut(_blocks(body))
    return Facts(title=_title(archive))


def _title(archive: Archive) -> str | None:
    if "meta.xml" not in archive.names:
        return None
    found = archive.xml("meta.xml").find(".//{http://purl.org/dc/elements/1.1/}title")
    return None if found is None else found.text


def _blocks(node: Any) -> Iterator[Block]:
    for child in node:
        if child.tag in _UNSEEN:
            continue
        if child.tag in (f"{_TEXT}p", f"{_TEXT}h"):
            yield Block(_text(child), is_heading=child.tag == f"{_TEXT}h")
        elif child.tag == f"{_TABLE}table-row":
            yield Block(" | ".join(_cells(child)))
        else:
            yield from _blocks(child)


def _cells(row: Any) -> Iterator[str]:
    for cell in row.iterchildren(f"{_TABLE}table-cell"):
        yield " ".join(block.text for block in _blocks(cell))


def _text(node: Any) -> str:
    """Return the text of a paragraph; what was deleted and what is said about it is left out."""
    parts = [node.text or ""]
    for child in node:
        if child.tag in _SPACE:
            parts.append(_SPACE[child.tag] * int(child.get(f"{_TEXT}c", "1")))
        elif child.tag not in _UNSEEN and isinstance(child.tag, str):
            parts.append(_text(child))
        parts.append(child.tail or "")
    return "".join(parts)
