"""Files that are archives of XML, opened without trusting what they say."""

import io
import zipfile
import zlib
from typing import Any

from memory.documents.limits import Limits
from memory.documents.parsing.unreadable import UnreadableError
from memory.vocabulary import Refusal

_MOST_MEMBERS = 20_000
"""Chosen by hand: a book has hundreds."""
_IS_ENCRYPTED = 0x1


class Archive:
    """A ZIP file in memory; nothing larger than it says is ever unpacked."""

    def __init__(self, content: bytes, limits: Limits) -> None:
        """Open it.

        Raises:
            UnreadableError: it is damaged, encrypted, or would grow too large.
        """
        try:
            self._zip = zipfile.ZipFile(io.BytesIO(content))
        except (zipfile.BadZipFile, OSError, ValueError) as error:
            raise UnreadableError(Refusal.DAMAGED, "its archive is damaged") from error
        members = self._zip.infolist()
        if any(member.flag_bits & _IS_ENCRYPTED for member in members):
            raise UnreadableError(Refusal.ENCRYPTED, "it is protected by a password")
        if len(members) > _MOST_MEMBERS or (
            sum(member.file_size for member in members) > limits.unpacked_bytes
        ):
            raise UnreadableError(Refusal.TOO_LARGE, "unpacked it would be too large")
        self.names = frozenset(member.filename for member in members)

    def read(self, name: str) -> bytes:
        """Return a member.

        Raises:
            UnreadableError: it is not there, or damaged.
        """
        try:
            return self._zip.read(name)
        except KeyError as error:
            raise UnreadableError(Refusal.DAMAGED, f"it lacks {name}") from error
        except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError) as error:
            raise UnreadableError(Refusal.DAMAGED, f"its {name} is damaged") from error

    def xml(self, name: str) -> Any:
        """Return the root element of a member.

        Raises:
            UnreadableError: it is not there, or damaged.
        """
        return parse_xml(self.read(name), name)


def parse_xml(content: bytes, name: str) -> Any:
    """Return the root element of an XML text; entities are not expanded, nothing is fetched.

    Raises:
        UnreadableError: it is no XML.
    """
    from lxml import etree

    parser = etree.XMLParser(resolve_entities=False, no_network=True, load_dtd=False)
    try:
        return etree.fromstring(content, parser)
    except etree.XMLSyntaxError as error:
        raise UnreadableError(Refusal.DAMAGED, f"its {name} is damaged") from error
