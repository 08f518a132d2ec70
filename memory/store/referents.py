"""What words have pointed at in a conversation."""

from sqlalchemy import select

from memory.records import Record
from memory.store import reading, tables
from memory.store.files import Stores
from memory.vocabulary import Status, StoreName

_RECENT = 40
"""How many turns back a word may have pointed for it to be reported as no longer sure."""

_GONE = (Status.SUPERSEDED, Status.RETRACTED)
"""What another has taken the place of, or words that were never said had pointed at."""


def of_conversation(stores: Stores, conversation_id: str) -> tuple[Record, ...]:
    """Return what words have pointed at in a conversation, ended ones too, oldest first."""
    turn_id = tables.turns.c.record_id
    last = select(turn_id).filter_by(conversation_id=conversation_id)
    with stores.reading(StoreName.EPISODIC) as connection:
        ids = connection.scalars(last.order_by(turn_id.desc()).limit(_RECENT)).all()
    envelope = tables.ENVELOPES[StoreName.WORKING]
    kept = envelope.records
    quoted = select(envelope.sources.c.record_id).where(envelope.sources.c.turn_id.in_(ids))
    query = select(kept).where(kept.c.id.in_(quoted), kept.c.status.not_in(_GONE))
    with stores.reading(StoreName.WORKING) as connection:
        return reading.records(connection, envelope, query.order_by(kept.c.id))
