"""Who is who, as the door needs it: a statement is judged under whom it is about in truth."""

from dataclasses import replace

from sqlalchemy import select, text

from memory.door.draft import Draft
from memory.kinds.entities import Registry
from memory.kinds.naming import name_keys
from memory.kinds.registering import build
from memory.records import Candidate, Record, Subject, Utterance
from memory.store import registry as rows
from memory.store import tables
from memory.store.files import Stores
from memory.vocabulary import Kind, Origin, Speaker, StoreName

_KEY_KINDS = ("name", "thing", "relation")
"""How the keys of subjects begin."""
_UNNAMED = frozenset({"", "companion"})
_NAMERS = frozenset({Origin.OWNER_TEXT, Origin.OWNER_SPEECH, Origin.IMPORT})


class Register:
    """The registry, read when it is first needed and kept up to date by what the door writes."""

    def __init__(self, stores: Stores) -> None:
        self._stores = stores
        self._registry: Registry | None = None
        self._as_of: str | None = None
        self._heard = self._hearing = ""

    def refresh(self) -> None:
        """Notice what another program wrote; to be done first thing once nobody else writes."""
        with self._stores.reading(StoreName.LEDGER) as connection:
            decided = select(tables.decisions.c.id).order_by(text("rowid DESC")).limit(1)
            last: str | None = connection.scalar(decided)
        if last != self._as_of:
            self._registry, self._as_of = None, last

    def current(self) -> Registry:
        """Return the registry as it stands."""
        if self._registry is None:
            with self._stores.reading(StoreName.SEMANTIC) as connection:
                self._registry = rows.read(connection)
        return self._registry

    def accept(self, draft: Draft) -> None:
        """Take over what ``draft``, now written, says about who there is."""
        self._registry, self._as_of = draft.registry or self._registry, draft.decision_id
        self._heard = self._hearing

    def recognise(self, candidate: Candidate) -> Candidate:
        """Return a candidate about whom it is about in truth."""
        if candidate.subject.key in _UNNAMED:
            return candidate
        known = self.current().subject(candidate.subject, candidate.source.turn_id)
        return replace(candidate, subject=known)

    def keys(self, subject: Subject) -> frozenset[str]:
        """Return every key under which records of a subject may stand.

        What was merged keeps its own key, and what was met as a thing, or by its relation alone,
        may have been given another since; a key that is somebody else's now is never among them.
        """
        registry = self.current()
        one = registry.having_key(subject.key)
        if one is None:
            return frozenset({subject.key})
        parts = registry.parts(one)
        own = {part.key for part in parts}
        names = {name_keys(alias.name)[0] for part in parts for alias in part.aliases}
        names |= {part.relation for part in parts if part.relation}
        former = {f"{kind}:{name}" for kind in _KEY_KINDS for name in names}
        others = {key for key in former - own if registry.having_key(key) is not None}
        return frozenset(own | {subject.key} | (former - others))

    def meet(self, draft: Draft, record: Record, turn: Utterance) -> None:
        """Draft what a new record, and the turn it came from, teach about who there is."""
        if record.kind not in {Kind.SEMANTIC, Kind.PROJECT}:
            return
        named = turn.speaker is Speaker.OWNER and turn.origin in _NAMERS
        named = named and turn.id != self._heard  # a long turn is heard once, not by each statement
        self._hearing = turn.id
        before = self.current()
        draft.registry = build([record], [turn] if named else [], before)
        draft.effects += rows.put(before, draft.registry)
