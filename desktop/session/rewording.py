"""Putting right what was misheard: the line, and everything that memory has from it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from desktop.session.readers import Readers
from memory.door import MemoryRouter
from memory.errors import CannotUndoError, WriteRefusedError
from memory.ids import new_id
from memory.records import Record, Ruling, Utterance
from memory.remembering import Remembering, says
from memory.vocabulary import Decision, Kind, Origin, Reason, Status

_IN_USE = frozenset({Status.ACTIVE, Status.PENDING})

Follow = Callable[[str, Utterance], None]
"""Tells a conversation that is under way what stands in the place of a turn's id."""


@dataclass(frozen=True)
class Reworded:
    """What became of a line that was put right."""

    ruling: Ruling
    """The door's word on the line itself; without a record it was refused."""
    turn: Utterance
    """The line as it is now."""
    kept: tuple[Record, ...] = ()
    """What was known from the misheard words, and the right ones say too."""
    ended: tuple[Record, ...] = ()
    """What was known from the misheard words and is not any more."""
    stays: tuple[Record, ...] = ()
    """What was known from them, and was confirmed or said again since."""
    rulings: tuple[Ruling, ...] = ()
    """What the right words came to, refusals included."""


class Rewording:
    """Puts lines right, and takes that back."""

    def __init__(
        self,
        readers: Readers,
        router: MemoryRouter,
        remembering: Remembering,
        follow: Follow = lambda id, turn: None,
    ) -> None:
        self._inspector = readers.inspector
        self._router = router
        self._remembering = remembering
        self._follow = follow

    def reword(self, turn_id: str, text: str) -> Reworded:
        """Take the owner's word on what they had said, and have memory follow.

        Raises:
            RecordNotFoundError: there is no such turn.
            WriteRefusedError: it is not the owner's line, it was put right already, or nothing
                is different.
        """
        wrong = self._inspector.turn(turn_id)
        if wrong.text.strip() == text.strip():
            raise WriteRefusedError("that is what stands there already")
        origin = Origin.OWNER_TEXT
        right = replace(wrong, id=new_id(), text=text.strip(), origin=origin, hearing=None)
        right = replace(right, external_id=None)
        wrote = self._inspector.rulings_since([turn_id])
        ruling = self._router.reword(turn_id, right)
        if ruling.record_id is None:
            return Reworded(ruling, wrong)
        self._follow(turn_id, right)
        kept, ended, stays = self._end(wrote, right)
        rulings = self._remembering.read_anew(right, kept)
        return Reworded(ruling, right, kept, ended, stays, rulings)

    def is_rewording(self, ruling: Ruling) -> bool:
        """Tell whether a decision put a line right."""
        return ruling.kind is Kind.EPISODIC and ruling.reason is Reason.MISHEARD

    def take_back(self, ruling: Ruling) -> Ruling:
        """Let a line stand as it was heard, with all that memory had from it.

        Raises:
            CannotUndoError: it was taken back already.
        """
        wrong, right = ruling.target_id or "", ruling.record_id or ""
        for after in reversed(self._inspector.rulings_since([wrong, right], ruling.id)):
            if after.reason is not Reason.OWNER_UNDID:
                self._undone(after, Reason.OWNER_UNDID)
        undone = self._router.undo(ruling.id)
        self._follow(right, self._inspector.turn(wrong))
        return undone

    def _end(
        self, wrote: Sequence[Ruling], right: Utterance
    ) -> tuple[tuple[Record, ...], tuple[Record, ...], tuple[Record, ...]]:
        """Take back what the wrong words alone had left; return what is kept, ended and stays."""
        said = self._remembering.read(right)
        kept: list[Record] = []
        ended: list[Record] = []
        stays: list[Record] = []
        newest = {one.record_id: one for one in wrote if one.record_id}  # of each record
        for ruling in sorted(newest.values(), key=lambda one: one.id, reverse=True):
            record = self._left(ruling)
            if record is None:
                continue
            if any(says(one, [record]) for one in said):
                kept.append(record)
                continue
            is_undone = self._undone(ruling, Reason.MISHEARD)
            if ruling.decision is not Decision.IGNORE and record.kind is not Kind.WORKING:
                (ended if is_undone else stays).append(record)
        return tuple(kept), tuple(ended), tuple(stays)

    def _left(self, ruling: Ruling) -> Record | None:
        """Return what a ruling wrote or strengthened, if it is in use or waits."""
        if ruling.record_id is None or ruling.kind is Kind.EPISODIC:
            return None
        (record,) = self._inspector.records([ruling.record_id]) or (None,)
        return record if record is not None and record.status in _IN_USE else None

    def _undone(self, ruling: Ruling, why: Reason) -> bool:
        try:
            self._router.undo(ruling.id, why=why)
        except CannotUndoError:
            return False
        return True
