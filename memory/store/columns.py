"""Columns whose values SQL itself fences."""

from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import REAL, CheckConstraint, Column, Dialect, Text, TypeDecorator


class Instant(TypeDecorator[datetime]):
    """An instant as UTC text of fixed width, so that text order is time order."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        """Write an aware datetime, or the text of one."""
        return instant_text(value) if isinstance(value, datetime) else value

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        """Read it back as an aware datetime in UTC."""
        return None if value is None else datetime.fromisoformat(value)


class Word(TypeDecorator[StrEnum]):
    """A member of a vocabulary, kept as its value."""

    impl = Text
    cache_ok = True

    def __init__(self, vocabulary: type[StrEnum]) -> None:
        super().__init__()
        self.vocabulary = vocabulary

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        """Write the member's value."""
        return None if value is None else str(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> StrEnum | None:
        """Read it back as a member."""
        return None if value is None else self.vocabulary(value)


def instant_text(at: datetime) -> str:
    """Return ``at`` as it is kept.

    Raises:
        ValueError: ``at`` names no zone, so it is no instant.
    """
    if at.tzinfo is None:
        raise ValueError("an instant needs a zone")
    utc = at if at.tzinfo is UTC else at.astimezone(UTC)
    return utc.isoformat(timespec="microseconds").removesuffix("+00:00") + "Z"


def word(name: str, vocabulary: type[StrEnum], *, null: bool = False) -> Column[Any]:
    """Build a column that SQL itself fences to ``vocabulary``."""
    allowed = ", ".join(f"'{member.value}'" for member in vocabulary)
    fence = CheckConstraint(f"{name} IN ({allowed})", name=name)
    return Column(name, Word(vocabulary), fence, nullable=null)


def instant(name: str, *, null: bool = False) -> Column[Any]:
    """Build a column of instants."""
    return Column(name, Instant, nullable=null)


def share(name: str, *, null: bool = False) -> Column[Any]:
    """Build a column of numbers from 0 to 1."""
    return Column(name, REAL, CheckConstraint(f"{name} BETWEEN 0 AND 1", name=name), nullable=null)
