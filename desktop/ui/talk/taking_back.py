"""Taking back what a turn wrote, and putting it back, as often as the owner likes."""

from functools import partial

from desktop.ui import operations
from desktop.ui.operations import Desk
from desktop.ui.talk.turn_view import TurnView
from memory.records import Ruling


def turn_round(desk: Desk, turn: TurnView, ruling: Ruling) -> None:
    """Take back what a ruling wrote, or put it back; a reason against it is told."""
    undo = partial(desk.session.amendments.undo, turn.written.to_undo(ruling))
    operations.fetch(desk, undo, partial(turn.show_turned, ruling))
