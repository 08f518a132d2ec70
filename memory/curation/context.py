"""What a turn has to be read with: the turns before it, and what its kinds know already."""

from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import func, select

from memory.kinds.entities import Registry
from memory.records import Record, Utterance
from memory.store import reading, referents, registry, tables
from memory.store.files import Stores
from memory.vocabulary import Kind, Speaker, Status, StoreName

_MOST = 500
"""How many records of one kind a turn is read with, the newest; chosen by hand."""


LONGEST_READ = 4_000
"""In characters: about five minutes of speech. A wall of text is no conversation: it is kept whole,
and only what stands at its head is read. Chosen by hand."""


def head(turn: Utterance) -> Utterance:
    """Return the part of a turn that is read."""
    return replace(turn, text=turn.text[:LONGEST_READ])


def _heads(turns: Sequence[Utterance]) -> tuple[Utterance, ...]:
    return tuple(head(turn) for turn in turns)


class Context:
    """Looks up what reading a turn takes."""

    def __init__(self, stores: Stores) -> None:
        self._stores = stores

    def known(self, kind: Kind) -> tuple[Record, ...]:
        """Return what a kind knows or waits to know, oldest first."""
        name = StoreName(kind.value)
        envelope = tables.ENVELOPES[name]
        kept = envelope.records
        query = select(kept).where(kept.c.status.in_([Status.ACTIVE, Status.PENDING]))
        with self._stores.reading(name) as connection:
            newest = query.order_by(kept.c.id.desc()).limit(_MOST)
            return reading.records(connection, envelope, newest)[::-1]

    def referents(self, conversation_id: str) -> tuple[Record, ...]:
        """Return what words have pointed at in a conversation, ended ones too, oldest first."""
        return referents.of_conversation(self._stores, conversation_id)

    def registry(self) -> Registry:
        """Return who is who."""
        with self._stores.reading(StoreName.SEMANTIC) as connection:
            return registry.read(connection)

    def turns_before(
        self, heard: Utterance, limit: int, *, is_past: bool = False
    ) -> tuple[Utterance, ...]:
        """Return the last turns of the conversation before ``heard``, oldest first.

        Args:
            heard: The turn.
            limit: How many at most.
            is_past: Whether others may have been said after it.
        """
        table = tables.turns
        query = reading.turns_query().where(
            table.c.conversation_id == heard.conversation_id,
            table.c.record_id != heard.id,
            reading.as_said(),
        )
        query = query.where(table.c.at_utc <= heard.at) if is_past else query
        query = query.order_by(table.c.at_utc.desc(), table.c.record_id.desc()).limit(limit)
        with self._stores.reading(StoreName.EPISODIC) as connection:
            return _heads(reading.turns(connection, query)[::-1])

    def not_summed_up(self, conversation_id: str, heard: Utterance) -> tuple[Utterance, ...]:
        """Return the turns of a conversation, up to ``heard``, that no episode sums up yet."""
        table, episodes = tables.turns, tables.episodes
        ended = select(func.max(episodes.c.last_at_utc)).filter_by(conversation_id=conversation_id)
        query = reading.turns_query().where(
            table.c.conversation_id == conversation_id,
            table.c.at_utc <= heard.at,
            reading.as_said(),
        )
        with self._stores.reading(StoreName.EPISODIC) as connection:
            ended_at = connection.scalar(ended)
            if ended_at is not None:
                query = query.where(table.c.at_utc > ended_at)
            newest = query.order_by(table.c.at_utc.desc(), table.c.record_id.desc()).limit(_MOST)
            return _heads(reading.turns(connection, newest)[::-1])

    def conversation_before(self, heard: Utterance) -> str | None:
        """Return the conversation of the turn kept before ``heard``, when it was another."""
        table = tables.turns
        query = select(table.c.conversation_id).where(table.c.record_id < heard.id)
        with self._stores.reading(StoreName.EPISODIC) as connection:
            last = connection.scalar(query.order_by(table.c.record_id.desc()).limit(1))
        return last if last != heard.conversation_id else None

    def last_answer(self, before: Sequence[Utterance]) -> str | None:
        """Return the id of the answer just before, when the last turn was one."""
        if before and before[-1].speaker is Speaker.COMPANION:
            return before[-1].id
        return None

    def conversations(self, records: Sequence[Record]) -> dict[str, str]:
        """Return the conversation of every turn that these records quote."""
        ids = {source.turn_id for record in records for source in record.sources if source.turn_id}
        query = reading.turns_query().where(tables.turns.c.record_id.in_(sorted(ids)))
        with self._stores.reading(StoreName.EPISODIC) as connection:
            return {turn.id: turn.conversation_id for turn in reading.turns(connection, query)}
