"""What format a file is in: by what it holds first, by its name only where that does not tell."""

import re
from pathlib import PurePath

from memory.documents.limits import Limits
from memory.documents.parsing.archive import Archive
from memory.documents.parsing.decoding import is_text
from memory.documents.parsing.unreadable import UnreadableError
from memory.vocabulary import FileFormat, Refusal

_HEAD = 1024
_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_ENCRYPTED_PACKAGE = "EncryptedPackage".encode("utf-16-le")
_HTML = re.compile(rb"^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<(?:!doctype\s+html|html)\b", re.I)
_MARKDOWN = frozenset({".md", ".markdown", ".mdown", ".mkd"})
_HTML_NAMES = frozenset({".html", ".htm", ".xhtml"})


def recognise(content: bytes, name: str, limits: Limits) -> FileFormat:
    """Return the format of a file.

    Args:
        content: All of it.
        name: Its name.
        limits: What it may cost.

    Raises:
        UnreadableError: it is in none that can be read.
    """
    head = content[:_HEAD]
    if not content.strip():
        raise UnreadableError(Refusal.EMPTY, "there is nothing in it")
    if b"%PDF-" in head:
        return FileFormat.PDF
    if head.startswith(b"PK\x03\x04"):
        return _archived(Archive(content, limits))
    if head.startswith(_OLE):
        raise _office_file(content)
    if not is_text(content):
        raise UnreadableError(Refusal.BINARY, "it is no text, nor any format that can be read")
    if head.startswith(b"{\\rtf"):
        raise UnreadableError(Refusal.UNSUPPORTED, "rich text files cannot be read")
    return _written(head, PurePath(name).suffix.lower())


def _archived(archive: Archive) -> FileFormat:
    if "mimetype" in archive.names:
        kind = archive.read("mimetype").strip()
        if kind == b"application/epub+zip":
            return FileFormat.EPUB
        if kind.startswith(b"application/vnd.oasis.opendocument.text"):
            return FileFormat.ODT
    if "word/document.xml" in archive.names:
        return FileFormat.DOCX
    raise UnreadableError(Refusal.UNSUPPORTED, "it is an archive, not a text document")


def _office_file(content: bytes) -> UnreadableError:
    if _ENCRYPTED_PACKAGE in content:
        return UnreadableError(Refusal.ENCRYPTED, "it is protected by a password")
    return UnreadableError(Refusal.UNSUPPORTED, "it is in an old format of Office")


def _written(head: bytes, suffix: str) -> FileFormat:
    if _HTML.match(head) or (suffix in _HTML_NAMES and b"<" in head):
        return FileFormat.HTML
    return FileFormat.MARKDOWN if suffix in _MARKDOWN else FileFormat.TEXT
