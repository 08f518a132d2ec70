"""What is known of whom, and what links them, without reading everything that is known."""

from sqlalchemy import ColumnElement, and_, func, or_, select

from memory.kinds.graph import RELATIONS
from memory.records import Record
from memory.store import reading, tables
from memory.store.files import Stores
from memory.vocabulary import Polarity, Status, StoreName

_FACTS = tables.ENVELOPES[StoreName.SEMANTIC]
_KEPT = _FACTS.records.c
_IN_USE = _KEPT.status == Status.ACTIVE


class Acquaintances:
    """Looks up facts by whom they are about."""

    def __init__(self, stores: Stores) -> None:
        self._stores = stores

    def newest(self, each: int) -> tuple[Record, ...]:
        """Return the newest facts in use about everybody, at most ``each`` of one; newest first."""
        place = func.row_number().over(partition_by=_KEPT.subject_key, order_by=_KEPT.id.desc())
        placed = select(_KEPT.id, place.label("place")).where(_IN_USE).subquery()
        return self._facts(_KEPT.id.in_(select(placed.c.id).where(placed.c.place <= each)))

    def linking(self) -> tuple[Record, ...]:
        """Return the facts in use that say who stands to whom, newest first.

        Of those that only speak of somebody whose relation was said, the first is enough.
        """
        word = func.lower(_KEPT.subject_relation)
        says_so = func.instr(func.lower(_KEPT.statement), word) > 0
        is_denied = and_(_KEPT.slot == "relation", _KEPT.polarity == Polarity.DENIED)
        related = and_(_IN_USE, _KEPT.subject_relation.is_not(None), ~func.coalesce(is_denied, 0))
        first = (
            select(func.min(_KEPT.id))
            .where(related)
            .group_by(_KEPT.subject_key, _KEPT.subject_relation, says_so)
        )
        to_places = and_(_IN_USE, _KEPT.slot.in_(sorted(RELATIONS)))
        return self._facts(or_(_KEPT.id.in_(first), to_places))

    def _facts(self, wanted: ColumnElement[bool]) -> tuple[Record, ...]:
        query = select(_FACTS.records).where(wanted).order_by(_KEPT.id.desc())
        with self._stores.reading(StoreName.SEMANTIC) as connection:
            return reading.records(connection, _FACTS, query)
