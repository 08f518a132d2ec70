"""Books: an archive of web pages, in the order that the book itself gives."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import PurePosixPath
from posixpath import normpath
from typing import Any
from urllib.parse import unquote

from memory.documents.limits import Limits
from memory.documents.parsing.archive import Archive
from memory.documents.parsing.markup import blocks_of, soup_of
from memory.documents.parsing.passages import Block, cut
from memory.documents.parsing.reading import Facts, Reading
from memory.documents.parsing.unreadable import UnreadableError
from memory.vocabulary import Refusal

_CONTAINER = "META-INF/container.xml"
_LOCKS = frozenset(["META-INF/rights.xml", "META-INF/sinf.xml"])
_CIPHERS = "META-INF/encryption.xml"
_FONTS = ("http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC")
"""Fonts may be scrambled in a book that is otherwise open."""


def parse(content: bytes, limits: Limits) -> Reading:
    """Read an EPUB.

    Raises:
        UnreadableError: it is damaged, or locked.
    """
    archive = Archive(content, limits)
    if archive.names & _LOCKS or _is_encrypted(archive):
        raise UnreadableError(Refusal.ENCRYPTED, "it is locked by its seller")
    package_name = _package(archive)
    package = archive.xml(package_name)
    folder = PurePosixPath(package_name).parent
    yield from cut(_chapters(archive, [str(folder / name) for name in _spine(package)]))
    title = package.find(".//{http://purl.org/dc/elements/1.1/}title")
    return Facts(title=None if title is None else title.text)


def _is_encrypted(archive: Archive) -> bool:
    if _CIPHERS not in archive.names:
        return False
    methods = archive.xml(_CIPHERS).iterfind(".//{*}EncryptedData/{*}EncryptionMethod")
    return any(method.get("Algorithm") not in _FONTS for method in methods)


def _package(archive: Archive) -> str:
    root = archive.xml(_CONTAINER).find(".//{*}rootfile")
    if root is None or not root.get("full-path"):
        raise UnreadableError(Refusal.DAMAGED, "it does not say where its text is")
    return str(root.get("full-path"))


def _spine(package: Any) -> list[str]:
    """Return the names of the chapters in reading order."""
    names = {
        item.get("id"): unquote(item.get("href", ""))
        for item in package.iterfind("{*}manifest/{*}item")
    }
    order = package.iterfind("{*}spine/{*}itemref")
    return [names[each.get("idref")] for each in order if names.get(each.get("idref"))]


def _chapters(archive: Archive, names: list[str]) -> Iterator[Block]:
    for name in names:
        for at, block in enumerate(blocks_of(soup_of(archive.read(normpath(name))))):
            yield replace(block, breaks=at == 0)
