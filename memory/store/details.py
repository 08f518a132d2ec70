"""What only one kind has, to the columns beside its records and back."""

from dataclasses import fields
from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import Row, Table

from memory.details import (
    CausalLink,
    Commitment,
    Detail,
    Episode,
    Failure,
    Project,
    Referent,
    Skill,
)
from memory.store import tables
from memory.store.columns import instant_text
from memory.vocabulary import StoreName

TABLES: dict[type, Table] = {
    Referent: tables.referents,
    Episode: tables.episodes,
    Project: tables.projects,
    Skill: tables.skills,
    Commitment: tables.commitments,
    Failure: tables.failures,
    CausalLink: tables.causal_links,
}

KIND_OF: dict[StoreName, type] = {
    StoreName.WORKING: Referent,
    StoreName.EPISODIC: Episode,
    StoreName.PROJECT: Project,
    StoreName.PROCEDURAL: Skill,
    StoreName.PROSPECTIVE: Commitment,
    StoreName.FAILURE: Failure,
    StoreName.CAUSAL: CausalLink,
}
"""Which detail the records of a store may have; the others have none."""


def row_of(record_id: str, detail: Detail) -> dict[str, Any]:
    """Return the row of a detail; instants get ``_utc`` behind their names."""
    row: dict[str, Any] = {"record_id": record_id}
    for field in fields(detail):
        name, value = _column(type(detail), field.name), getattr(detail, field.name)
        if isinstance(value, datetime):
            value = instant_text(value)
        elif isinstance(value, StrEnum):
            value = value.value
        elif isinstance(value, bool):
            value = int(value)
        row[name] = value
    return row


def detail_of(row: Row[Any], kind: type) -> Detail:
    """Return the detail that a row holds."""
    values = {field.name: getattr(row, _column(kind, field.name)) for field in fields(kind)}
    flags = {name: bool(value) for name, value in values.items() if _is_flag(kind, name)}
    detail: Detail = kind(**{**values, **flags})
    return detail


def _column(kind: type, name: str) -> str:
    return name if name in TABLES[kind].c else f"{name}_utc"


def _is_flag(kind: type, name: str) -> bool:
    return any(field.name == name and field.type is bool for field in fields(kind))
