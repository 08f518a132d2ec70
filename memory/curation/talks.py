"""The conversations that were held: when, how long, and how each began."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, func, select

from memory.records import Utterance
from memory.store import reading, tables
from memory.store.files import Stores
from memory.vocabulary import Speaker, StoreName


@dataclass(frozen=True)
class Talk:
    """One conversation."""

    id: str
    began: datetime
    last: datetime
    turns: int
    """How many lines it has, the companion's included."""
    opening: str
    """The owner's first words, or the line that was sought."""


class Talks:
    """Looks through conversations; nothing here writes."""

    def __init__(self, stores: Stores) -> None:
        self._stores = stores

    def list(
        self, words: str = "", limit: int = 200, without: Sequence[str] = ()
    ) -> tuple[Talk, ...]:
        """Return the conversations in which all these words were said, the latest first.

        Args:
            words: Separated by spaces; each must stand in the same line. Empty: all.
            limit: How many at most.
            without: The ids of some that are left out.
        """
        turns, kept = tables.turns, tables.EPISODIC.records
        query = (
            select(
                turns.c.conversation_id,
                func.min(turns.c.at_utc),
                func.max(turns.c.at_utc),
                func.count(),
            )
            .join_from(turns, kept, turns.c.record_id == kept.c.id)
            .where(reading.as_said(), turns.c.conversation_id.not_in(without))
            .group_by(turns.c.conversation_id)
            .order_by(func.max(turns.c.at_utc).desc())
            .limit(limit)
        )
        if words.strip():
            lines = select(turns.c.conversation_id).join(kept, turns.c.record_id == kept.c.id)
            for word in words.split():
                lines = lines.where(kept.c.statement.icontains(word, autoescape=True))
            query = query.where(turns.c.conversation_id.in_(lines.where(reading.as_said())))
        with self._stores.reading(StoreName.EPISODIC) as connection:
            rows = connection.execute(query).all()
            return tuple(
                Talk(id, began, last, count, self._opening(connection, id, words))
                for id, began, last, count in rows
            )

    def _opening(self, connection: Connection, id: str, words: str) -> str:
        """Return the first of the owner's lines, or the first that has the words."""
        turns = tables.turns.c
        query = reading.turns_query().where(turns.conversation_id == id, reading.as_said())
        for word in words.split():
            kept = tables.EPISODIC.records.c
            query = query.where(kept.statement.icontains(word, autoescape=True))
        if not words.split():
            query = query.where(turns.speaker == Speaker.OWNER)
        found = reading.turns(connection, query.order_by(turns.at_utc, turns.record_id).limit(1))
        return found[0].text if found else ""


def pairs(turns: Sequence[Utterance]) -> tuple[tuple[Utterance, Utterance | None], ...]:
    """Return each line with the companion's reply to it, oldest first."""
    found: list[tuple[Utterance, Utterance | None]] = []
    for turn in turns:
        if turn.speaker is not Speaker.COMPANION:
            found.append((turn, None))
        elif found and found[-1][1] is None:
            found[-1] = (found[-1][0], turn)
    return tuple(found)
