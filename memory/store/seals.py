"""A seal on every row, so that a byte that changed on the disk is noticed when the row is read.

SQLite notices damage to its own structure, not to the words in it. A seal is no secret and no
signature: it guards against worn disks, not against people.
"""

import hashlib
from collections.abc import Iterable, Mapping
from datetime import datetime
from enum import StrEnum
from operator import itemgetter
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Row, Table
from sqlalchemy.exc import OperationalError

from memory.errors import StoreCorruptError
from memory.store.columns import instant_text

COLUMN = "seal"


def seal(row: Mapping[str, Any]) -> str:
    """Return the seal of a row: 64 bits over its columns' names and values, in hexadecimal."""
    return _digest((name, row[name]) for name in sorted(row) if name != COLUMN)


def sealed(table: Table, row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a row with its seal, where its table has one."""
    return {**row, COLUMN: seal(row)} if COLUMN in table.c else dict(row)


def checked(connection: Connection, rows: Iterable[Row[Any]], table: Table) -> list[Row[Any]]:
    """Return rows that hold all columns of ``table``, once their seals were found whole.

    A changed byte may also make a value that cannot be read at all: no date, no word, no UTF-8.

    Raises:
        StoreCorruptError: a row is not what was written.
    """
    names = sorted(column.name for column in table.c if column.name != COLUMN)
    path = Path(connection.engine.url.database or "")
    damaged = StoreCorruptError(path, f"a row of its {table.name} was changed on the disk")
    try:
        found = list(rows)
    except (ValueError, OperationalError) as error:
        raise damaged from error
    if not found:
        return found
    fields = found[0]._fields
    values_of = itemgetter(*(fields.index(name) for name in names))
    for row in found:
        if getattr(row, COLUMN) != _digest(zip(names, values_of(row), strict=True)):
            raise damaged
    return found


def of_schema(statements: Iterable[str]) -> str:
    """Return the seal of a whole schema."""
    return seal({str(at): statement for at, statement in enumerate(sorted(statements))})


def _digest(columns: Iterable[tuple[str, Any]]) -> str:
    """Return the digest of columns in the order of their names; one without a value is left out."""
    written = "".join(
        [
            f"{name}\x1f{value if type(value) is str else _plain(value)}\x1e"
            for name, value in columns
            if value is not None
        ]
    )
    return hashlib.blake2b(written.encode(), digest_size=8).hexdigest()


def _plain(value: Any) -> str:
    if isinstance(value, datetime):
        return instant_text(value)
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, bool):
        return str(int(value))
    # A share of 1 is kept as 1.0.
    return repr(float(value)) if isinstance(value, int | float) else str(value)
