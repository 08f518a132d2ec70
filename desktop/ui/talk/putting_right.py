"""Putting a line of the owner's right, and taking that back."""

from functools import partial

from desktop.ui import operations
from desktop.ui.explaining import explain
from desktop.ui.operations import Desk
from desktop.ui.talk.turn_view import TurnView
from memory.errors import WriteRefusedError
from memory.records import Ruling


def put_right(desk: Desk, turn: TurnView, said: str) -> None:
    """Take the owner's word on what they said; why it is not taken is told at the line."""
    work = partial(desk.session.amendments.reword, turn.id, said)
    desk.jobs.run(work, turn.show_reworded, partial(_refused, desk, turn))


def take_back(desk: Desk, turn: TurnView, ruling: Ruling) -> None:
    """Let a line stand as it was heard."""
    undo = partial(desk.session.amendments.undo, ruling.id)
    operations.fetch(desk, undo, lambda _ruling: turn.show_heard_again())


def _refused(desk: Desk, turn: TurnView, error: Exception) -> None:
    problem = explain(error)
    if problem is not None and isinstance(error, WriteRefusedError):
        turn.said.tell(f"{problem.title} {problem.remedy}")
    else:
        turn.said.end_edit()
        desk.notices.report(error)
