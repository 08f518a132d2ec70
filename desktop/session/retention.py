"""The owner's rules on what forgets by itself, and their being kept while Candor is open."""

import logging
import threading
from collections.abc import Callable
from datetime import datetime, timedelta

from desktop.session.forgetting import Forgetting
from desktop.session.jobs import CancelledError, Work, carry_out
from desktop.session.settings import Settings
from memory.errors import CandorMemoryError, RecordNotFoundError
from memory.forgetting import retention
from memory.forgetting.retention import Expendable, Policy
from memory.forgetting.values import Receipt, Selection
from memory.store.files import Stores
from memory.vocabulary import ForgetMode

_log = logging.getLogger(__name__)

_EVERY_S = 3600.0
"""How often it is looked; chosen by hand: rules are set in days."""


class Retention:
    """Lets go what the owner's rules let go, a little at a time, behind everything else."""

    def __init__(
        self,
        stores: Stores,
        forgetting: Forgetting,
        settings: Callable[[], Settings],
        clock: Callable[[], datetime],
    ) -> None:
        self._stores = stores
        self._forgetting = forgetting
        self._settings = settings
        self._clock = clock
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def policy(self) -> Policy:
        """The rules as they are set."""
        settings = self._settings()
        days = {what: getattr(settings, setting(what)) for what in Expendable}
        after = {what: timedelta(days=count) for what, count in days.items() if count > 0}
        return Policy(after, settings.always_kept)

    def due(self) -> dict[Expendable, tuple[str, ...]]:
        """Return the ids of what the rules let go by now; at most some hundreds of each."""
        return retention.due(self._stores, self.policy, self._clock())

    def apply(self) -> Work[tuple[Receipt, ...]]:
        """Return the work of forgetting what is due; stopping it leaves the rest for later."""
        receipts = []
        for what, ids in self.due().items():
            selection = Selection(ids=ids, rule=what.value)
            try:
                receipts.append((yield from self._forgetting.forget(selection, ForgetMode.FORGET)))
            except RecordNotFoundError:  # the owner was quicker
                continue
        return tuple(receipts)

    def tend(self) -> None:
        """See to it from now on that the rules are kept; returns at once."""
        if self._thread is None and self.policy.after:
            self._thread = threading.Thread(target=self._run, name="retention", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Stop between two memories, and wait for that."""
        self._closing.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                carry_out(self.apply(), lambda step: None, self._closing.is_set)
            except CancelledError:
                return
            except CandorMemoryError as error:
                _log.warning("No rule was kept now: %s.", type(error).__name__)
            self._closing.wait(_EVERY_S)


def setting(what: Expendable) -> str:
    """Return the name of the setting that says how many days something is kept."""
    return f"{what}_days"
