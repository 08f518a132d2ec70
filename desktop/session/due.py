"""What has come due and was not told yet: each once, also over restarts of the program."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from memory.kinds.prospective import Entry
from memory.kinds.recurrence import next_after, read

_FIRST_LOOK = timedelta(days=7)
"""How far back a first start tells what was missed; chosen by hand: older is no news."""


@dataclass(frozen=True)
class Due:
    """Something that came due."""

    entry: Entry
    at: datetime
    """UTC; of what comes again, this time of it."""
    is_missed: bool
    """It came due while Candor was closed."""


class Reminding:
    """Picks out of the agenda what is to be told now; Qt-free, and without a clock of its own.

    Attributes:
        told_until: All that was due until then was told, or was not to be told; to be kept for
            the next start.
    """

    def __init__(self, told_until: datetime | None, opened_at: datetime) -> None:
        """Begin.

        Args:
            told_until: As kept by the last run; None when there was none.
            opened_at: When the program was opened.
        """
        known = opened_at - _FIRST_LOOK if told_until is None else told_until
        self.told_until = min(known, opened_at)  # the clock may have been set back
        self._since = self.told_until
        self._opened_at = opened_at
        self._told: dict[str, datetime] = {}
        self._coming: list[tuple[datetime, Entry]] = []

    def know(self, agenda: Sequence[Entry], skipped: Collection[str] = ()) -> None:
        """Take the agenda as it is now.

        Args:
            agenda: What is to come or was missed; what waits for the owner's word is left out.
            skipped: Ids of what comes again and moved on by itself to its next time.
        """
        believed = [one for one in agenda if not one.waiting]
        self._coming = [(at, one) for one in believed if (at := self._next(one)) is not None]
        self._coming += [(self._opened_at, one) for one in believed if self._moved_on(one, skipped)]

    def take(self, now: datetime) -> tuple[Due, ...]:
        """Return what came due and was not returned before, the earliest first."""
        found = sorted((one for one in self._coming if one[0] <= now), key=lambda one: one[0])
        if not found:
            return ()
        self._told.update((entry.record.id, at) for at, entry in found)
        self.told_until = max(self.told_until, now)
        due = tuple(Due(entry, at, at <= self._opened_at) for at, entry in found)
        later = [(at, one) for at, one in self._coming if at > now]
        again = [(at, one) for _, one in found if (at := self._after(one, now)) is not None]
        self._coming = [*later, *again]
        return due

    def _next(self, one: Entry) -> datetime | None:
        """Return when it is to be told; None when that is past, or it has no time."""
        at, told = one.commitment.due_at, self._told.get(one.record.id, self._since)
        return at if at is None or at > told else self._after(one, told)

    def _after(self, one: Entry, after: datetime) -> datetime | None:
        rule, at = one.commitment.recurrence, one.commitment.due_at
        if rule is None or at is None:
            return None
        return next_after(read(rule), at, one.record.zone, max(at, after))

    def _moved_on(self, one: Entry, skipped: Collection[str]) -> bool:
        return one.record.id in skipped and bool(one.commitment.recurrence)
