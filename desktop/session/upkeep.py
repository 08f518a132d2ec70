"""What only the passing of time brings about: what has ended, and what came due unheard."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from memory.curation.context import Context
from memory.curation.lately import last_ruled_at
from memory.details import Commitment
from memory.door import MemoryRouter
from memory.kinds import prospective
from memory.store.files import Stores
from memory.vocabulary import CommitmentState, Kind, Origin, StoreName

_PAUSE = timedelta(minutes=1)
"""How long nothing is looked at again; chosen by hand: no end is meant to the second."""
_LONG_AGO = datetime.min.replace(tzinfo=UTC)


class Upkeep:
    """Sees to it, the first time with what was missed since the program was last used."""

    def __init__(self, stores: Stores, router: MemoryRouter, clock: Callable[[], datetime]) -> None:
        self._stores = stores
        self._router = router
        self._clock = clock
        self._closed_at = last_ruled_at(stores) or _LONG_AGO
        self._done_at: datetime | None = None

    def __call__(self) -> None:
        """Do what is due; returns at once when that was done less than a minute ago.

        Raises:
            memory.errors.CandorMemoryError: as the door's verbs do.
        """
        now = self._clock()
        done_at, self._done_at = self._done_at, now
        if done_at is not None and abs(now - done_at) < _PAUSE:
            self._done_at = done_at
            return
        if StoreName.LEDGER in self._stores:
            if done_at is None and StoreName.PROSPECTIVE in self._stores:
                self._settle_missed(now)
            self._router.expire()

    def _settle_missed(self, now: datetime) -> None:
        plans = Context(self._stores).known(Kind.PROSPECTIVE)
        for plan in prospective.missed(plans, self._closed_at, now):
            if isinstance(plan.detail, Commitment):
                missed = prospective.settle(plan.detail, CommitmentState.MISSED, now, plan.zone)
                self._router.amend(plan.id, missed, by=Origin.INFERRED)
