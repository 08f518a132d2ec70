"""Bytes to text, with the encoding that they are in."""

import codecs

from memory.documents.parsing.unreadable import UnreadableError
from memory.vocabulary import Refusal

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
"""The longer mark before the shorter one that it begins with."""
_SAMPLE = 200_000
"""How many bytes the encoding is told from; chosen by hand."""


def is_text(content: bytes) -> bool:
    """Tell text from other bytes: text has no zeros, unless it says that its letters are wide."""
    return content.startswith(tuple(mark for mark, _ in _MARKS)) or b"\0" not in content


def decode(content: bytes) -> tuple[str, str]:
    """Return the text in ``content`` and the name of its encoding.

    Raises:
        UnreadableError: nobody can tell what encoding it is in.
    """
    marked = (encoding for mark, encoding in _MARKS if content.startswith(mark))
    encoding = next(marked, "utf-8")
    try:
        return content.decode(encoding), encoding
    except UnicodeDecodeError as error:
        if encoding != "utf-8":
            raise UnreadableError(Refusal.DAMAGED, f"it is no {encoding} after all") from error
    return _decode_legacy(content)


def _decode_legacy(content: bytes) -> tuple[str, str]:
    from charset_normalizer import from_bytes

    found = from_bytes(_telling(content)).best()
    if found is None:
        raise UnreadableError(Refusal.ENCODING, "nobody can tell how its letters are encoded")
    try:
        return content.decode(found.encoding), found.encoding
    except UnicodeDecodeError as error:
        raise UnreadableError(
            Refusal.ENCODING, "its letters are encoded in several ways"
        ) from error


def _telling(content: bytes) -> bytes:
    """Return the part of ``content`` that has letters which encodings differ in."""
    first = next(at for at, byte in enumerate(content) if byte > 127)
    begin = max(0, first - _SAMPLE // 2)
    return content[begin : begin + _SAMPLE]
