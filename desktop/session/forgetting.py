"""Forgetting as the owner asks for it: in the window, on the command line, or in conversation."""

from collections.abc import Callable, Sequence
from contextlib import closing

from desktop.session.errors import AmbiguousError
from desktop.session.jobs import Work
from memory.curation.reading import Inspector
from memory.door import MemoryRouter
from memory.errors import RecordNotFoundError
from memory.forgetting import intent, own_files, plan, receipt
from memory.forgetting.intent import Wish
from memory.forgetting.values import Plan, Receipt, Selection
from memory.records import Record, Utterance
from memory.store.files import Stores
from memory.vocabulary import Act, ForgetMode, Origin, Speaker, Status
from personality.acknowledging import ask_to_forget, forgotten, not_forgotten, nothing_to_forget
from personality.steps import Step

_OWNERS = frozenset({Origin.OWNER_TEXT, Origin.OWNER_SPEECH})
_HIDEABLE = frozenset({Status.ACTIVE, Status.STALE})


class Forgetting:
    """What would go, and the going of it; only the owner's own word sets it off."""

    def __init__(self, stores: Stores, router: MemoryRouter, inspector: Inspector) -> None:
        self._stores = stores
        self._router = router
        self._inspector = inspector
        self._asked: tuple[Wish, tuple[Record, ...]] | None = None
        self._has_forgotten = False

    def plan(self, selection: Selection, mode: ForgetMode) -> Plan:
        """Say what would go; nothing is changed.

        Raises:
            RecordNotFoundError: nothing is meant.
        """
        return plan.make_plan(self._stores, self._named(selection), mode, self._router.copies)

    def put_away(self, selection: Selection) -> tuple[Record, ...]:
        """Hide what is meant and in use; return what was hidden.

        Raises:
            RecordNotFoundError: nothing is meant.
        """
        meant = self.plan(selection, ForgetMode.ARCHIVE).meant
        hidden = [one for one in meant if one.status in _HIDEABLE]
        for one in hidden:
            self._router.act(one.id, Act.ARCHIVE)
        return tuple(hidden)

    def forget(self, selection: Selection, mode: ForgetMode) -> Work[Receipt]:
        """Return the work of forgetting; stopping it lets what has not gone yet stay.

        Raises:
            RecordNotFoundError: nothing is meant.
        """
        self._has_forgotten = True
        with closing(self._router.forgetting(self._named(selection), mode)) as work:
            while True:
                try:
                    done, total = next(work)
                except StopIteration as ended:
                    found: Receipt = ended.value
                    return found
                yield Step(done, total, "forgetting")

    def try_again(self) -> tuple[Receipt, ...]:
        """Go on with what is not proved to be forgotten yet; return what is still not."""
        found = self._router.finish_forgetting()
        return tuple(one for one in found if not one.is_complete)

    def receipts(self) -> tuple[tuple[Receipt, ...], bool]:
        """Return every receipt, oldest first, and whether none was changed or taken out since."""
        issued = receipt.issued(self._stores)
        return issued, receipt.is_chain(issued)

    def files(self, selection: Selection) -> tuple[str, ...]:
        """Return the owner's files that a selection names, which stay where they are."""
        return tuple(str(one.path) for one in own_files.meant(self._stores, selection.document))

    def _named(self, selection: Selection) -> Selection:
        """Return what is meant, with a document named so that there is only one of that name.

        Raises:
            AmbiguousError: several documents have that name.
        """
        found = own_files.meant(self._stores, selection.document)
        if len(found) > 1:
            raise AmbiguousError(selection.named, tuple(str(one.path) for one in found))
        return selection

    def answer(self, heard: Utterance) -> str | None:
        """Return what Candor says to a wish to forget, or to the yes after it; None otherwise."""
        if heard.speaker is not Speaker.OWNER or heard.origin not in _OWNERS:
            return None
        asked, self._asked = self._asked, None
        if asked is not None:
            wish, meant = asked
            if intent.agrees(heard.text):
                return self._carry_out(wish, meant)
            if intent.wished(heard.text) is None:
                return not_forgotten() if _declines(heard.text) else None
        wished = intent.wished(heard.text)
        return None if wished is None else self._ask(wished)

    def as_kept(self, said: Sequence[Utterance]) -> tuple[Utterance, ...]:
        """Return turns as they are kept by now: what was forgotten is blacked out in them."""
        if not self._has_forgotten or not said:
            return tuple(said)
        kept = {turn.id: turn for turn in self._inspector.turns(said[0].conversation_id, 10_000)}
        return tuple(kept[turn.id] for turn in said if turn.id in kept)

    def _ask(self, wish: Wish) -> str:
        try:
            planned = self.plan(Selection(query=wish.what), wish.mode)
        except RecordNotFoundError:
            return nothing_to_forget()
        self._asked = wish, planned.meant
        return ask_to_forget(
            [record.statement for record in planned.meant],
            copies=sum(planned.goes.values()),
            for_good=wish.mode is ForgetMode.NEVER_RELEARN,
        )

    def _carry_out(self, wish: Wish, meant: Sequence[Record]) -> str:
        self._has_forgotten = True
        ids = tuple(record.id for record in meant)
        try:
            found = self._router.forget(Selection(ids=ids), wish.mode)
        except RecordNotFoundError:
            return nothing_to_forget()
        return forgotten(found.records, is_complete=found.is_complete)


Answer = Callable[[Utterance], str | None]
"""What Candor says instead of a reply; None when there is nothing of the kind to say."""


def _declines(text: str) -> bool:
    return text.strip().casefold().startswith(("no", "don't", "do not", "stop", "cancel", "never"))
