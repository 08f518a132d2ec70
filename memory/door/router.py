"""The one write door: admit, decide, write, keep the decision, then tell."""

import threading
from collections.abc import Callable, Collection, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from memory import terms
from memory.curation.lately import later_than_changes
from memory.details import Belonging, Detail
from memory.documents.values import Document, Page, Removal
from memory.door import acting, documenting, indexing, judging, loading, naming, rewording
from memory.door.draft import Draft
from memory.door.forgetting import Forgetting
from memory.door.register import Register
from memory.door.relearning import Relearning
from memory.door.troubles import as_not_begun, only_owner
from memory.errors import StoreBusyError, StoreWriteError, WriteRefusedError
from memory.forgetting.copies import Copy
from memory.forgetting.values import Receipt, Selection
from memory.recall.dense import Embedder
from memory.records import Candidate, Changes, Ruling, Utterance
from memory.store import journal
from memory.store.files import Stores
from memory.vocabulary import Act, Decision, ForgetMode, Keep, Origin, Reason, StoreName


def utc_now() -> datetime:
    """Return the present instant."""
    return datetime.now(UTC)


class MemoryRouter:
    """Every change to memory goes through here, one at a time.

    Attributes:
        copies: Every place that memory lives in; those outside of its files are handed in.
        finished: How many operations a crash had left half done, and opening finished.
    """

    def __init__(
        self,
        stores: Stores,
        *,
        clock: Callable[[], datetime] = utc_now,
        announce: Callable[[Changes], None] = lambda changes: None,
        copies: Sequence[Copy] = (),
    ) -> None:
        self._stores = stores
        self._clock = clock
        self._announce = announce
        self._one_at_a_time = threading.RLock()
        self._register = Register(stores)
        self._forgetting = Forgetting(stores, self._register, copies)
        self.copies = self._forgetting.copies
        self._relearning = Relearning(stores, self._register)
        self.finished = 0
        if StoreName.LEDGER in stores:
            with self._one_at_a_time, stores.locked():
                self.finished = journal.replay(stores)
                indexing.build_if_new(stores)
                documenting.sweep(stores)
            self.finish_forgetting()

    def submit(self, offer: Utterance | Candidate) -> Ruling:
        """Rule on ``offer`` and write whatever the ruling calls for; refusals are kept too.

        Raises:
            memory.errors.StoreUnusableError: a store that it needs is not open.
            memory.errors.StoreBusyError: another program kept writing for too long.
        """
        with self._exclusive():
            judged = loading.judged_before(self._stores, judging.fingerprint(offer))
            if judged is not None:
                return replace(judged, decision=Decision.IGNORE, reason=Reason.ALREADY_JUDGED)
            return self._carry_out(*self._relearning.draft(offer, self._now()))

    def correct(self, id: str, candidate: Candidate) -> Ruling:
        """Put the owner's correction in the place of a record, through the same review.

        Args:
            id: The record that is wrong.
            candidate: What is right, in the owner's words.

        Raises:
            RecordNotFoundError: there is no such record.
            WriteRefusedError: the correction is not the owner's.
        """
        if candidate.origin not in acting.OWNERS:
            raise WriteRefusedError(
                f"only the owner may correct, and this came from {candidate.origin}"
            )
        with self._exclusive():
            wrong = loading.record(self._stores, id)
            return self._carry_out(
                *judging.judge(
                    self._stores, self._register, candidate, self._now(), instead_of=wrong
                )
            )

    def reword(self, turn_id: str, heard: Utterance) -> Ruling:
        """Put the owner's words in the place of a turn that was misheard, which stays kept.

        Raises:
            RecordNotFoundError: there is no such turn.
            WriteRefusedError: it was not the owner who spoke, or it was put right already.
        """
        with self._exclusive():
            return self._carry_out(*rewording.reword(self._stores, turn_id, heard, self._now()))

    def act(self, id: str, act: Act, *, by: Origin = Origin.OWNER_CONFIRMED) -> Ruling:
        """Carry out the owner's verdict on a record.

        Raises:
            RecordNotFoundError: there is no such record.
            WriteRefusedError: the act does not exist for it, or is not the owner's.
        """
        only_owner(by)
        with self._exclusive():
            record = loading.record(self._stores, id)
            return self._carry_out(
                *acting.act(self._stores, self._register, record, act, self._now())
            )

    def amend(self, id: str, detail: Detail | Belonging, *, by: Origin) -> Ruling:
        """Change what only the record's kind has (a commitment is done), or where it belongs.

        Raises:
            RecordNotFoundError: there is no such record.
            WriteRefusedError: nothing would change, or the change is the owner's to make.
        """
        with self._exclusive():
            record = loading.record(self._stores, id)
            return self._carry_out(*acting.amend(record, detail, by, self._now()))

    def resolve(
        self,
        id: str,
        keep: Keep,
        *,
        changed_on: datetime | None = None,
        by: Origin = Origin.OWNER_CONFIRMED,
    ) -> Ruling:
        """Take a way out of the conflict that a record waits in.

        Raises:
            RecordNotFoundError: there is no such record.
            NotInConflictError: it waits against nothing.
        """
        only_owner(by)
        with self._exclusive():
            record = loading.record(self._stores, id)
            return self._carry_out(
                *acting.resolve(self._stores, self._register, record, keep, changed_on, self._now())
            )

    def merge(self, kept: str, gone: str, *, by: Origin = Origin.OWNER_CONFIRMED) -> Ruling:
        """Take the owner's word that two entities are one; ``split`` is the way back.

        Raises:
            RecordNotFoundError: there is no such entity.
            WriteRefusedError: they are one already, or it is not the owner's word.
        """
        only_owner(by)
        with self._exclusive():
            return self._carry_out(*naming.merge(self._register, kept, gone, self._now()))

    def split(
        self,
        id: str,
        turn_ids: Collection[str] = (),
        *,
        by: Origin = Origin.OWNER_CONFIRMED,
    ) -> Ruling:
        """Take the owner's word that one entity is two.

        Args:
            id: The one that had been merged, or that was taken for one.
            turn_ids: With these: what these turns call so is another.
            by: Who says so.

        Raises:
            RecordNotFoundError: there is no such entity.
            WriteRefusedError: nothing would change, or it is not the owner's word.
        """
        only_owner(by)
        with self._exclusive():
            now = self._now()
            if turn_ids:
                return self._carry_out(*naming.divide(self._register, id, turn_ids, now))
            return self._carry_out(*naming.split(self._register, id, now))

    def forget(
        self, selection: Selection, mode: ForgetMode, *, by: Origin = Origin.OWNER_CONFIRMED
    ) -> Receipt:
        """Make records and every copy of them go; see ``forgetting`` for the same in steps."""
        work = self.forgetting(selection, mode, by=by)
        while True:
            try:
                next(work)
            except StopIteration as done:
                receipt: Receipt = done.value
                return receipt

    def forgetting(
        self, selection: Selection, mode: ForgetMode, *, by: Origin = Origin.OWNER_CONFIRMED
    ) -> Generator[tuple[int, int], None, Receipt]:
        """Make records and every copy of them go, some at a time.

        Closing it lets what has not gone yet stay; what has gone is gone. A receipt that is not
        complete is tried again by every later ``forget``, and when the folder is next opened.

        Args:
            selection: What is meant.
            mode: ``FORGET`` or ``NEVER_RELEARN``; putting away is an act.
            by: Who says so.

        Yields:
            How many records are gone, and of how many.

        Raises:
            RecordNotFoundError: nothing is meant by it.
            NotBegunError: it could not be written down; all is as it was.
            WriteRefusedError: it is not the owner's word.
        """
        only_owner(by)
        if mode is ForgetMode.ARCHIVE:
            raise WriteRefusedError("to put away is an act, and forgets nothing")
        with as_not_begun(), self._exclusive():
            earlier = self._forgetting.waiting()
            id = self._forgetting.begin(selection, mode, self._now())
        yield from self._erased(id)
        for waiting in earlier:
            self._proved(waiting)
        return self._proved(id)

    def finish_forgetting(self) -> tuple[Receipt, ...]:
        """Go on with whatever is not proved to be forgotten yet; return how each came out."""
        found = []
        with self._exclusive():
            for id in self._forgetting.waiting():
                for _ in self._erased(id):
                    pass
                found.append(self._proved(id))
        return tuple(found)

    def _erased(self, id: str) -> Generator[tuple[int, int], None, None]:
        """Let the rows go; what a store hinders stands in the journal, and follows."""
        try:
            with self._exclusive():
                work = self._forgetting.steps(id, self._now())
            while True:
                with self._exclusive():
                    step = next(work)
                yield step
        except StopIteration as done:
            self._announce(done.value)
        except GeneratorExit:
            with self._exclusive():
                self._forgetting.stop(id)
            self._proved(id)
            raise
        except (StoreBusyError, StoreWriteError):
            return

    def _proved(self, id: str) -> Receipt:
        terms.forget()
        try:
            with self._exclusive():
                return self._forgetting.prove(id, self._now())
        except (StoreBusyError, StoreWriteError) as error:
            return self._forgetting.unproved(id, error)

    def undo(
        self,
        decision_id: str,
        *,
        why: Reason = Reason.OWNER_UNDID,
        by: Origin = Origin.OWNER_CONFIRMED,
    ) -> Ruling:
        """Bring back what a decision changed; ``why`` goes into the ledger.

        Raises:
            CannotUndoError: it changed nothing, or what it changed was changed again since.
        """
        only_owner(by)
        with self._exclusive():
            return self._carry_out(
                *acting.undo(self._stores, self._register, decision_id, self._now(), why)
            )

    def expire(self) -> Changes:
        """Mark stale whatever was to end and has ended by now."""
        with self._exclusive():
            draft = acting.expire(self._stores, self._now())
            if draft.effects:
                journal.carry_out(self._stores, draft.effects)
                self._announce(draft.changes)
            return draft.changes

    def embed(self, embedder: Embedder) -> Iterator[int]:
        """Give every record that ``embedder`` has not embedded yet its vector, newest first.

        Reckoning them holds nobody up; only keeping them waits for its turn at the door.

        Yields:
            How many more are done.

        Raises:
            memory.recall.errors.EmbedderMissingError: the model cannot be used.
            memory.errors.StoreBusyError: another program kept writing for too long.
        """
        for texts in indexing.without_vector(self._stores, embedder.model):
            vectors = embedder.embed(list(texts.values()))
            with self._exclusive():
                indexing.keep_vectors(self._stores, embedder.model, texts, vectors)
            yield len(texts)

    def not_embedded(self, embedder: Embedder) -> int:
        """Count the records that ``embedder`` has not embedded yet."""
        return indexing.count_without_vector(self._stores, embedder.model)

    def rebuild_index(self) -> Iterator[tuple[int, int]]:
        """Make the index anew from the stores; ``embed`` gives it its vectors.

        Yields:
            How many records are done, and of how many.
        """
        with self._exclusive():
            yield from indexing.rebuild(self._stores)

    def add_pages(self, edition: str, pages: Sequence[Page]) -> None:
        """Write pages of a document that is being read; nobody sees them before it is kept."""
        with self._exclusive():
            documenting.add_pages(self._stores, edition, pages)

    def drop_pages(self, edition: str) -> None:
        """Take the pages of a document away whose reading was broken off."""
        with self._exclusive():
            documenting.drop_pages(self._stores, edition)

    def keep_document(self, document: Document) -> Document:
        """Put a document in the place of what was kept of the same file; return it as kept."""
        with self._exclusive():
            kept = documenting.keep(self._stores, document)
            self._announce(Changes(documents=True))
            return kept

    def keep_folder(self, path: Path) -> None:
        """Have a folder looked into whenever all documents are looked at again."""
        with self._exclusive():
            documenting.keep_folder(self._stores, path, self._now())

    def drop_folder(self, path: Path) -> None:
        """Look into a folder no more; the documents in it stay."""
        with self._exclusive():
            documenting.drop_folder(self._stores, path)

    def drop_document(self, id: str, *, by: Origin = Origin.OWNER_CONFIRMED) -> Removal:
        """Take a document and every copy of its words away; the file is the owner's, and stays.

        Raises:
            DocumentNotFoundError: there is no such document.
            WriteRefusedError: it is not the owner's word.
        """
        only_owner(by)
        with self._exclusive():
            removal = documenting.drop(self._stores, id, self._now())
            self._announce(Changes(documents=True))
            return removal

    def close(self) -> None:
        """Leave nothing for the next opening to do again."""
        if StoreName.LEDGER in self._stores and not self._stores.broken:
            with suppress(StoreBusyError, StoreWriteError), self._exclusive():
                journal.settle(self._stores)  # else it stands in the journal, and is done then

    def _now(self) -> datetime:
        return later_than_changes(self._stores, self._clock())

    @contextmanager
    def _exclusive(self) -> Iterator[None]:
        with self._one_at_a_time, self._stores.locked():
            if StoreName.LEDGER in self._stores:
                journal.catch_up(self._stores)
                if self._stores.unsure is not None:
                    self._forgetting.resume(self._now())
                self._register.refresh()
            yield

    def _carry_out(self, draft: Draft, ruling: Ruling) -> Ruling:
        journal.carry_out(self._stores, draft.effects)
        self._register.accept(draft)
        self._announce(draft.changes)
        return ruling
