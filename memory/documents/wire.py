"""What the process that reads tells the one that asked: JSON, so that it can only be data."""

import json
from dataclasses import asdict, dataclass
from typing import Any

from memory.documents.values import Page, Parsed, Stamp
from memory.vocabulary import FileFormat, Paging, Refusal


@dataclass(frozen=True)
class Pages:
    """Some pages, in order."""

    pages: tuple[Page, ...]


@dataclass(frozen=True)
class Finished:
    """The last page was told."""

    stamp: Stamp
    parsed: Parsed


@dataclass(frozen=True)
class Same:
    """The file holds what it held before; it was read no further."""

    stamp: Stamp


@dataclass(frozen=True)
class Unread:
    """The file cannot be read."""

    reason: Refusal
    detail: str


Message = Pages | Finished | Same | Unread


def dump(message: Message) -> bytes:
    """Write a message."""
    told = {"is": type(message).__name__, **asdict(message)}
    return json.dumps(told, ensure_ascii=False).encode(errors="replace")


def load(written: bytes) -> Message:
    """Read a message.

    Raises:
        ValueError: it is none.
    """
    fields: dict[str, Any] = json.loads(written)
    match fields.pop("is", None):
        case "Pages":
            return Pages(tuple(Page(**page) for page in fields["pages"]))
        case "Finished":
            return Finished(Stamp(**fields["stamp"]), _parsed(fields["parsed"]))
        case "Same":
            return Same(Stamp(**fields["stamp"]))
        case "Unread":
            return Unread(Refusal(fields["reason"]), fields["detail"])
    raise ValueError("this is no message")


def _parsed(fields: dict[str, Any]) -> Parsed:
    words = {"format": FileFormat(fields["format"]), "paging": Paging(fields["paging"])}
    return Parsed(**{**fields, **words})
