"""Asking the owner about what waits for them: one at a time, at a pause, never twice a day."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from desktop.session.amendments import Amendments
from desktop.session.asked import Asked
from desktop.session.asker import Answered
from desktop.session.options import Chosen
from desktop.session.readers import Readers
from memory.curation.conflicts import Conflict
from memory.door import MemoryRouter
from memory.errors import CannotUndoError, RecordNotFoundError, WriteRefusedError
from memory.extraction.times import when
from memory.records import Record, Ruling, Utterance
from memory.review.confidence import POORLY_HEARD
from memory.vocabulary import Act, Keep, Origin, Reason, Speaker, Status
from personality import asking
from personality.attribution import said_at
from personality.cognition import deciding
from personality.cognition.deciding import Choice, Side
from personality.cognition.intent import Intent, understand, words_of
from personality.cognition.words import FAREWELLS

_OWNERS = frozenset({Origin.OWNER_TEXT, Origin.OWNER_SPEECH})
_BUSY = timedelta(minutes=3)
"""Who asked something so short a time ago is in the middle of something; chosen by hand."""


@dataclass(frozen=True)
class _Open:
    """What the owner was asked."""

    record: Record
    rival: Record | None
    """What it is asked against; None: whether the record holds is a matter of yes or no."""
    was_asked: bool = True
    """False when a reply only told that it is open: saying it again decides nothing."""


class Asking:
    """Asks, takes the answer by the window's own verbs, and says what it did."""

    def __init__(
        self,
        readers: Readers,
        amendments: Amendments,
        router: MemoryRouter,
        chosen: Chosen,
        clock: Callable[[], datetime],
        asked: Asked,
    ) -> None:
        self._readers = readers
        self._amendments = amendments
        self._router = router
        self._chosen = chosen
        self._clock = clock
        self._asked = asked
        self._open: _Open | None = None
        self._settled: str | None = None

    def answer(self, heard: Utterance) -> Answered | None:
        """Settle what was asked, when ``heard`` answers it; None when it is something else."""
        if heard.speaker is not Speaker.OWNER or heard.origin not in _OWNERS:
            return None
        settled, self._settled = self._settled, None
        if settled is not None and deciding.is_taken_back(heard.text):
            return self._take_back(settled)
        asked, self._open = self._open, None
        if asked is None:
            return None
        if self._answers(asked, heard) and (heard.hearing or 1.0) < POORLY_HEARD:
            self._open = asked
            return Answered(asking.say_not_heard())
        if deciding.is_postponed(heard.text):
            return Answered(asking.say_later())
        try:
            return self._decide(asked, heard)
        except (RecordNotFoundError, WriteRefusedError):
            return Answered(asking.say_settled_already())

    def question(self, heard: Utterance, before: Sequence[Utterance]) -> str | None:
        """Return what to ask after a reply that is over; None when nothing is to be asked."""
        now = self._clock()
        if not self._chosen().ask_when_talking or self._open or self._settled:
            return None
        if self._asked.is_too_soon(now) or not _is_pause(heard, before):
            return None
        for conflict in self._readers.inbox.waiting():
            if self._asked.may_ask(conflict.record.id, now):
                return self._ask(conflict, heard, now)
        return None

    def told(self, rulings: Sequence[Ruling]) -> None:
        """Note what the reply itself said is open: the owner may answer that."""
        waiting = [one for one in rulings if one.status is Status.PENDING and one.record_id]
        if not self._chosen().ask_when_talking or not waiting:
            return
        now = self._clock()
        for one in waiting:
            self._asked.note(one.record_id or "", now)
        if len(waiting) == 1:
            (ruling,) = waiting
            record = self._readers.inspector.record(ruling.record_id or "")
            rival = self._rival(record) if ruling.reason is not Reason.POORLY_HEARD else None
            self._open = _Open(record, rival, was_asked=False)

    def unheard(self) -> None:
        """Note that the owner did not hear the question that was just asked."""
        if self._open is not None:
            self._asked.forget(self._open.record.id)
            self._open = None

    def _ask(self, conflict: Conflict, heard: Utterance, now: datetime) -> str:
        self._asked.note(conflict.record.id, now)
        self._open = _Open(conflict.record, conflict.rival)
        if conflict.rival is None:
            return asking.ask_whether(conflict.record, heard.zone, now)
        return asking.ask_which(conflict.rival, conflict.record, heard.zone, now)

    def _answers(self, asked: _Open, heard: Utterance) -> bool:
        if asked.rival is None:
            return deciding.judged(heard.text) is not None
        return _choice(asked, asked.rival, heard.text) is not None

    def _decide(self, asked: _Open, heard: Utterance) -> Answered | None:
        if asked.rival is None:
            return self._judge(asked.record, heard)
        choice = _choice(asked, asked.rival, heard.text)
        if choice is None or choice.keep is None:
            return None
        changed = _changed(choice, asked.record, heard)
        ruling = self._amendments.resolve(asked.record.id, choice.keep, changed)
        self._settled = ruling.id
        text = asking.say_settled(choice.keep, asked.rival, asked.record, changed, heard.zone)
        return Answered(text, (ruling,))

    def _judge(self, record: Record, heard: Utterance) -> Answered | None:
        is_true = deciding.judged(heard.text)
        if is_true is None:
            return None
        ruling = self._router.act(record.id, Act.CONFIRM if is_true else Act.REJECT)
        self._settled = ruling.id
        return Answered(asking.say_judged(record, is_true=is_true), (ruling,))

    def _take_back(self, decision_id: str) -> Answered:
        try:
            ruling = self._amendments.undo(decision_id)
        except CannotUndoError:
            return Answered(asking.say_settled_already())
        return Answered(asking.say_taken_back(), (ruling,))

    def _rival(self, record: Record) -> Record | None:
        found = self._readers.inspector.records([record.rival_id]) if record.rival_id else ()
        return next(iter(found), None)


def _is_pause(heard: Utterance, before: Sequence[Utterance]) -> bool:
    """Tell whether nothing is under way, and nobody goes: no question now or just before."""
    if understand(heard.text) is Intent.ASK or FAREWELLS & set(words_of(heard.text)):
        return False
    lately = (one for one in before if heard.at - one.at < _BUSY)
    owners = [one for one in lately if one.speaker is Speaker.OWNER]
    return not any(understand(one.text) is Intent.ASK for one in owners)


def _choice(asked: _Open, rival: Record, said: str) -> Choice | None:
    old, new = rival.claim, asked.record.claim
    differ = old is not None and new is not None and old.value != new.value
    return deciding.chosen(
        said,
        Side(rival.statement if asked.was_asked else "", old.value if differ and old else ""),
        Side(
            asked.record.statement if asked.was_asked else "", new.value if differ and new else ""
        ),
    )


def _changed(choice: Choice, record: Record, heard: Utterance) -> datetime | None:
    """Return when it changed: as the owner says, or else when they first told of the new."""
    if not choice.when or choice.keep is not Keep.BOTH:
        return None
    timing = when(choice.when, heard.at, heard.zone)
    at = (timing.point or timing.start) if timing else None
    return min(at or said_at(record), heard.at)
