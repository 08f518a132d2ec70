"""What a write does to rows, as values: kept in the journal, applied as often as it takes."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from memory.vocabulary import StoreName

Row = Mapping[str, Any]
"""Column name to what SQL keeps: text, number or None."""


@dataclass(frozen=True)
class Put:
    """Make a row be there, whether or not one with its key was."""

    store: StoreName
    table: str
    row: Row


@dataclass(frozen=True)
class Set:
    """Make columns of the row with a key have values; nothing happens when there is no such row."""

    store: StoreName
    table: str
    key: Row
    values: Row


@dataclass(frozen=True)
class Drop:
    """Make no row with a key be there."""

    store: StoreName
    table: str
    key: Row


@dataclass(frozen=True)
class Blacken:
    """Make spans of the text in a column unreadable, every other character in its place."""

    store: StoreName
    table: str
    key: Row
    column: str
    spans: Sequence[Sequence[int]]


@dataclass(frozen=True)
class Unindex:
    """Make nothing in the index be there for a record."""

    record_id: str
    store: StoreName = StoreName.INDEX


@dataclass(frozen=True)
class Index:
    """Make the full-text index hold these terms for a record."""

    record_id: str
    kind: str
    terms: str
    store: StoreName = StoreName.INDEX


Effect = Put | Set | Drop | Blacken | Unindex | Index
"""Each is idempotent: applied twice it leaves what it leaves when applied once."""

_NAMES: dict[str, type[Effect]] = {
    "put": Put,
    "set": Set,
    "drop": Drop,
    "blacken": Blacken,
    "unindex": Unindex,
    "index": Index,
}


def dump(effects: Sequence[Effect]) -> str:
    """Write effects as text for the journal."""
    by_type = {kind: name for name, kind in _NAMES.items()}
    return json.dumps([[by_type[type(effect)], vars(effect)] for effect in effects])


def load(text: str) -> list[Effect]:
    """Read effects back."""
    return [
        _NAMES[name](**{**fields, "store": StoreName(fields["store"])})
        for name, fields in json.loads(text)
    ]
