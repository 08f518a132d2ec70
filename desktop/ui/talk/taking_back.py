"""Taking back what a turn wrote, and putting it back, as often as the owner likes."""

from collections.abc import Callable
from functools import partial

from desktop.ui import operations
from desktop.ui.operations import Desk
from desktop.ui.talk.turn_view import TurnView
from memory.records import Ruling
from memory.vocabulary import Reason


def turn_round(desk: Desk, turn: TurnView, ruling: Ruling) -> None:
    """Take back what a ruling wrote, or put it back; a reason against it is told."""
    operations.fetch(desk, _way_back(desk, turn, ruling), partial(turn.show_turned, ruling))


def _way_back(desk: Desk, turn: TurnView, ruling: Ruling) -> Callable[[], Ruling]:
    """Return the verb; that something is done has verbs of its own."""
    amendments = desk.session.amendments
    if ruling.reason is Reason.OWNER_AMENDED:
        is_open = turn.written.is_taken_back(ruling)
        return partial(amendments.done if is_open else amendments.reopen, ruling.record_id or "")
    return partial(amendments.undo, turn.written.to_undo(ruling))
