"""``conflicts`` and ``undo``: what waits for the owner's word, the ways out, and the way back."""

import argparse
from datetime import datetime
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from desktop.cli import kind_shapes, wording
from desktop.cli.codes import Code, UsageError
from desktop.cli.commands import Commands
from desktop.cli.console import Console
from desktop.cli.opening import open_session
from desktop.session import shapes
from desktop.session.clock import find_zone, parse_instant
from memory.records import Record, Ruling
from memory.vocabulary import Keep, Kind

if TYPE_CHECKING:
    from desktop.session.overview import Contradiction
    from desktop.session.session import Session


def add(commands: Commands) -> None:
    """Declare the commands."""
    parser = commands.add("conflicts", "show what contradicts what is known", _list)
    parser.add_argument(
        "--all", action="store_true", help="show everything that waits for your word"
    )
    inbox = Commands(parser, "conflicts_command", required=False)
    resolve = inbox.add("resolve", "say what is true", _resolve)
    resolve.add_argument("id", metavar="ID", help="either of the two records")
    resolve.add_argument("--keep", type=Keep, choices=list(Keep), required=True)
    resolve.add_argument(
        "--changed-on", metavar="DATE", help="with both: when the one gave way to the other"
    )
    undo = commands.add("undo", "take back what a decision changed", _undo)
    undo.add_argument("id", metavar="DECISION_ID")


def _list(args: argparse.Namespace, console: Console) -> int:
    with open_session(args, console) as session:
        zone = find_zone(session.zone)
        waiting = session.overview.conflicts()
        shown = [one for one in waiting if args.all or one.rival is not None]
        for one in shown:
            console.show(kind_shapes.contradiction(one, zone), _lines(one, zone))
        unread = _unread(session)
    for error in unread:
        console.note(error)
    if not (console.is_json or unread):
        console.show(None, _closing(len(shown), len(waiting) - len(shown)))
    return Code.INCOMPLETE if unread else Code.DONE


def _unread(session: "Session") -> list[Exception]:
    """Return why a store cannot be looked into: what waits there is not shown."""
    kinds = set(Kind)
    return [one.error for one in session.health.stores() if one.error and one.name in kinds]


def _lines(one: "Contradiction", zone: ZoneInfo) -> list[str]:
    lines = [f"{wording.who(one.record.subject)}: two things that do not go together"]
    if one.rival is None:
        lines = [f"{wording.who(one.record.subject)}: waiting for you"]
    else:
        lines += _side("in use", one.rival, one.rival_dependents, zone)
    return [*lines, *_side("waiting for you", one.record, one.dependents, zone), ""]


def _side(state: str, record: Record, dependents: tuple[str, ...], zone: ZoneInfo) -> list[str]:
    lines = [f"  {state}, {wording.span(record, zone)}: {record.id}"]
    lines += [f"    {each}" for each in wording.quotes(record, zone)]
    return [*lines, *(f"    made from it: {each}" for each in dependents)]


def _closing(shown: int, left: int) -> list[str]:
    lines = []
    if shown:
        lines.append("Decide: candor conflicts resolve ID --keep old|new|both|neither")
    else:
        lines.append("Nothing contradicts what is known.")
    if left:
        lines.append(f"Besides, {left} waiting for your word: candor conflicts --all")
    return lines


def _resolve(args: argparse.Namespace, console: Console) -> int:
    if args.changed_on and args.keep is not Keep.BOTH:
        raise UsageError("A date says when one gave way to the other.", "--keep both --changed-on")
    with open_session(args, console) as session:
        changed_on = _date(args.changed_on, session.zone)
        show_ruling(session, console, session.amendments.resolve(args.id, args.keep, changed_on))
    return Code.DONE


def _date(text: str | None, zone: str) -> datetime | None:
    try:
        return parse_instant(text, zone) if text else None
    except ValueError as error:
        raise UsageError(f"{text} is not a date.", "--changed-on 2024-05-03") from error


def _undo(args: argparse.Namespace, console: Console) -> int:
    with open_session(args, console) as session:
        show_ruling(session, console, session.amendments.undo(args.id))
    return Code.DONE


def show_ruling(session: "Session", console: Console, ruling: Ruling) -> None:
    """Show a decision of the owner's with the record as it is now."""
    zone = find_zone(session.zone)
    record = session.curation.show(ruling.record_id).record if ruling.record_id else None
    about = wording.line(record, zone) if record else wording.who(ruling.subject)
    way_back = f"; the way back: candor undo {ruling.id}" if record else ""
    lines = [about, f"  {ruling.reason.replace('_', ' ')}{way_back}"]
    console.show(shapes.decided(ruling, record, zone), lines)
