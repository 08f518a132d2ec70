"""What the owner puts right: corrections, conflicts, undo, who is who, what is done."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime

from desktop.session import correcting
from desktop.session.errors import AmbiguousError
from desktop.session.readers import Readers
from desktop.session.rewording import Reworded, Rewording
from memory.curation.listing import RecordFilter
from memory.details import Belonging, Commitment
from memory.door import MemoryRouter
from memory.errors import NotInConflictError, RecordNotFoundError, WriteRefusedError
from memory.kinds import prospective
from memory.records import Ruling, Utterance
from memory.vocabulary import CommitmentState, Decision, Keep, Kind, Origin, Speaker


class Amendments:
    """The owner's verbs that need more than a yes or no; callable as ``Curation`` is."""

    def __init__(
        self,
        readers: Readers,
        router: MemoryRouter,
        clock: Callable[[], datetime],
        zone: Callable[[], str],
        rewording: Rewording,
    ) -> None:
        self._readers = readers
        self._router = router
        self._clock = clock
        self._zone = zone
        self._rewording = rewording

    def correct(self, id: str, text: str) -> Ruling:
        """Put the owner's words in the place of a record; a refusal is a ruling too.

        Raises:
            RecordNotFoundError: there is no such record.
            WriteRefusedError: it cannot be corrected as it is.
        """
        record = self._readers.inspector.record(id)
        correcting.require_correctable(record)
        kept, said = self._said(text)
        if kept.record_id is None:
            return kept
        who = self._readers.context.registry().subject
        return self._router.correct(id, correcting.correction(record, said, who))

    def reword(self, turn_id: str, text: str) -> Reworded:
        """Take the owner's word on what they had said, and have memory follow; ``undo`` undoes it.

        Raises:
            RecordNotFoundError: there is no such turn.
            WriteRefusedError: it is not the owner's line, it was put right already, or nothing
                is different.
        """
        return self._rewording.reword(turn_id, text)

    def overrule(self, decision_id: str) -> Ruling:
        """Remember what was refused, on the owner's word; a refusal for another reason is told.

        Raises:
            RecordNotFoundError: there is no such decision.
            WriteRefusedError: nothing was refused by it, or its words are not kept.
        """
        refused = self._readers.inspector.ruling(decision_id)
        if refused.decision is not Decision.IGNORE or refused.record_id is not None:
            raise WriteRefusedError("nothing was refused by this decision")
        if not refused.statement:
            raise WriteRefusedError("what was refused is not kept, so that it can be said anew")
        kept, said = self._said(refused.statement)
        if kept.record_id is None:
            return kept
        return self._router.submit(correcting.insisted(refused, said))

    def _said(self, text: str) -> tuple[Ruling, Utterance]:
        """Keep what the owner wrote to put something right, as a turn."""
        heard = Utterance(
            text=text,
            speaker=Speaker.OWNER,
            at=self._clock(),
            conversation_id=correcting.CONVERSATION,
            origin=Origin.OWNER_TEXT,
            zone=self._zone(),
        )
        kept = self._router.submit(heard)
        return kept, replace(heard, id=kept.record_id or "")

    def resolve(self, id: str, keep: Keep, changed_on: datetime | None = None) -> Ruling:
        """Take a way out of a conflict.

        Args:
            id: The record that waits, or the one that it waits against.
            keep: What is kept.
            changed_on: With ``BOTH``: when the old one ended and the new one began.

        Raises:
            RecordNotFoundError: there is no such record.
            NotInConflictError: it is in no conflict.
            AmbiguousError: several records wait against it.
        """
        return self._router.resolve(self._waiting(id), keep, changed_on=changed_on)

    def undo(self, decision_id: str) -> Ruling:
        """Bring back what a decision changed; with a line that was put right, all that followed.

        Raises:
            CannotUndoError: it changed nothing, or what it changed was changed again since.
        """
        with suppress(RecordNotFoundError):
            ruling = self._readers.inspector.ruling(decision_id)
            if self._rewording.is_rewording(ruling):
                return self._rewording.take_back(ruling)
        return self._router.undo(decision_id)

    def done(self, id: str) -> Ruling:
        """Take the owner's word that something to come is done; what recurs goes on.

        Raises:
            RecordNotFoundError: there is no such record.
            WriteRefusedError: it is nothing to come, or done already.
        """
        record = self._readers.inspector.record(id)
        detail = record.detail
        if not isinstance(detail, Commitment):
            raise WriteRefusedError(f"a {record.kind} record is nothing that can be done")
        if detail.state is CommitmentState.DONE:
            raise WriteRefusedError("it is done already")
        done = prospective.settle(detail, CommitmentState.DONE, self._clock(), record.zone)
        return self._router.amend(id, done, by=Origin.OWNER_CONFIRMED)

    def reopen(self, id: str) -> Ruling:
        """Take the owner's word that something to come is not done after all.

        Raises:
            RecordNotFoundError: there is no such record.
            WriteRefusedError: it is nothing to come, or not done.
        """
        record = self._readers.inspector.record(id)
        detail = record.detail
        if not isinstance(detail, Commitment) or detail.state is not CommitmentState.DONE:
            raise WriteRefusedError("only what is done can be taken up again")
        again = replace(detail, state=CommitmentState.OPEN)
        return self._router.amend(id, again, by=Origin.OWNER_CONFIRMED)

    def assign(self, id: str, project: str | None) -> Ruling:
        """Take the owner's word on which project a record belongs to; None for none.

        Raises:
            RecordNotFoundError: there is no such record, or no project with this key.
            WriteRefusedError: it belongs there already, or is a project itself.
        """
        if project is not None:
            wanted = RecordFilter(kind=Kind.PROJECT, subject=project, limit=1)
            if not self._readers.inspector.list(wanted):
                raise RecordNotFoundError(project)
        return self._router.amend(id, Belonging(project), by=Origin.OWNER_CONFIRMED)

    def merge(self, kept: str, gone: str) -> Ruling:
        """Take the owner's word that two are one; each is an id or a name.

        Raises:
            RecordNotFoundError: there is nobody of that id or name.
            AmbiguousError: several go by that name.
            WriteRefusedError: they are one already.
        """
        return self._router.merge(self._entity(kept), self._entity(gone))

    def split(self, id: str) -> Ruling:
        """Take the owner's word that one who was merged stands alone.

        Raises:
            RecordNotFoundError: there is nobody of that id.
            WriteRefusedError: they stand alone already.
        """
        return self._router.split(id)

    def _waiting(self, id: str) -> str:
        if self._readers.inspector.record(id).rival_id:
            return id
        against = [
            one.record.id for one in self._readers.inbox.waiting() if one.record.rival_id == id
        ]
        if not against:
            raise NotInConflictError(id)
        if len(against) > 1:
            raise AmbiguousError(id, tuple(against))
        return against[0]

    def _entity(self, named: str) -> str:
        registry = self._readers.context.registry()
        if any(one.id == named for one in registry.entities):
            return named
        found = registry.find(named)
        if not found:
            raise RecordNotFoundError(named)
        if len(found) > 1:
            raise AmbiguousError(named, tuple(one.id for one in found))
        return found[0].id
