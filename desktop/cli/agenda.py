"""``agenda``: what is to come, and what was missed."""

import argparse
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from desktop.cli import kind_shapes, wording
from desktop.cli.codes import Code
from desktop.cli.commands import Commands
from desktop.cli.conflicts import show_ruling
from desktop.cli.console import Console
from desktop.cli.opening import open_session
from desktop.session.clock import find_zone
from memory.vocabulary import CommitmentState

if TYPE_CHECKING:
    from memory.kinds.prospective import Entry


def add(commands: Commands) -> None:
    """Declare the commands."""
    parser = commands.add("agenda", "show what is to come, and what was missed", _list)
    agenda = Commands(parser, "agenda_command", required=False)
    agenda.add("done", "say that something is done", _done).add_argument("id", metavar="ID")


def _list(args: argparse.Namespace, console: Console) -> int:
    with open_session(args, console) as session:
        zone = find_zone(session.zone)
        entries = session.overview.agenda()
        for one in entries:
            console.show(kind_shapes.entry(one, zone), [_line(one, zone)])
    if not entries and not console.is_json:
        console.show(None, ["Nothing is to come."])
    return Code.DONE


def _line(one: "Entry", zone: ZoneInfo) -> str:
    due = one.commitment.due_at
    when = wording.moment(due, zone) if due else "some time"
    notes = [one.commitment.sort.value]
    if one.commitment.recurrence:
        notes.append("comes again")
    if one.waiting:
        notes.append("waiting for you")
    if one.commitment.state is CommitmentState.MISSED:
        notes.append("missed while Candor was closed")
    elif one.overdue:
        notes.append("was due")
    what = kind_shapes.task(one.record)
    return f"{one.record.id}  {when}: {what} ({', '.join(notes)})"


def _done(args: argparse.Namespace, console: Console) -> int:
    with open_session(args, console) as session:
        show_ruling(session, console, session.amendments.done(args.id))
    return Code.DONE
