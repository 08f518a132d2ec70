"""``forget``: what would go, and the going of it, with a receipt."""

import argparse
import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

from desktop.cli import wording
from desktop.cli.codes import Code, UsageError
from desktop.cli.commands import Commands
from desktop.cli.console import Console
from desktop.cli.importing import progress
from desktop.cli.opening import open_session
from desktop.session import shapes
from desktop.session.clock import find_zone, parse_instant
from desktop.session.jobs import carry_out
from memory.blackening import MARK
from memory.vocabulary import ForgetMode, Kind, Origin
from personality.attribution import said_at

if TYPE_CHECKING:
    from desktop.session.session import Session
    from memory.forgetting.values import Plan, Receipt, Selection
    from memory.records import Record

_GONE = re.compile(f"{re.escape(MARK)}+")
_SHORT = MARK * 3
_SPEAKERS = {
    Origin.COMPANION: "Candor said:",
    Origin.OWNER_TEXT: "You said:",
    Origin.OWNER_SPEECH: "You said:",
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add("forget", "make a memory and every copy of it go", _run)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--id", metavar="ID", help="one record")
    what.add_argument("--query", metavar="TEXT", help="what fits these words")
    what.add_argument("--subject", metavar="NAME", help="whatever is about a person or thing")
    what.add_argument("--between", nargs=2, metavar=("A", "B"), help="what was said from A to B")
    what.add_argument("--conversation", metavar="ID", help="what was said in one conversation")
    what.add_argument("--project", metavar="NAME", help="a project and what belongs to it")
    what.add_argument(
        "--document", metavar="NAME", help="what was read in one of your files, which stays"
    )
    what.add_argument(
        "--receipts", action="store_true", help="show what was forgotten, and what is not yet"
    )
    parser.add_argument(
        "--mode", type=ForgetMode, choices=list(ForgetMode), default=ForgetMode.FORGET
    )
    sure = parser.add_mutually_exclusive_group()
    sure.add_argument("--plan", action="store_true", help="only say what would go")
    sure.add_argument("--yes", action="store_true", help="do it")


def _run(args: argparse.Namespace, console: Console) -> int:
    if args.receipts:
        return _receipts(args, console)
    if not args.plan and not args.yes:
        raise UsageError(
            "One of the arguments --plan --yes is required.",
            "candor forget --query TEXT --plan; then the same with --yes",
        )
    from memory.forgetting import wording as texts

    with _opened(args, console) as session:
        zone = find_zone(session.zone)
        selection = _selection(args, session.zone)
        if args.plan:
            planned = session.forgetting.plan(selection, args.mode)
            lines = texts.plan_lines(planned, lambda each: _line(each, zone))
            console.show(_plan_shape(planned, zone), lines)
            return Code.DONE
        if args.mode is ForgetMode.ARCHIVE:
            hidden = session.forgetting.put_away(selection)
            shape = {"mode": args.mode, "hidden": [shapes.record(each, zone) for each in hidden]}
            console.show(shape, _put_away_lines(hidden, zone))
            return Code.DONE
        files = session.forgetting.files(selection)  # no receipt may name them afterwards
        work = session.forgetting.forget(selection, args.mode)
        found = carry_out(work, progress(console))
        shape = _receipt_shape(found, zone) | {"files": list(files)}
        still = [f"Your file is still in its place: {file}" for file in files]
        console.show(shape, [*texts.receipt_lines(found), *still])
        return Code.DONE if found.is_complete else Code.INCOMPLETE


def _opened(args: argparse.Namespace, console: Console) -> "Session":
    """Open the memory; when it cannot even be written to, say what that means here.

    Raises:
        NotBegunError: nothing can be written.
    """
    from memory.errors import NotBegunError, StoreWriteError

    try:
        return open_session(args, console)
    except StoreWriteError as error:
        raise NotBegunError(error.path, error.detail) from error


def _receipts(args: argparse.Namespace, console: Console) -> int:
    """Show every receipt, and what is not finished, which is tried again by this."""
    from memory.forgetting import wording as texts

    if args.plan or args.yes:
        raise UsageError("--receipts goes alone.", "candor forget --receipts")
    with open_session(args, console) as session:
        zone = find_zone(session.zone)
        waiting = session.forgetting.try_again()
        issued, is_whole = session.forgetting.receipts()
    shape = {
        "receipts": [_receipt_shape(each, zone) for each in issued],
        "waiting": [_receipt_shape(each, zone) for each in waiting],
        "chain_holds": is_whole,
    }
    console.show(shape, texts.history_lines(issued, waiting, zone, is_whole=is_whole))
    if not is_whole:
        return Code.STORE_UNUSABLE
    return Code.INCOMPLETE if waiting else Code.DONE


def _selection(args: argparse.Namespace, zone: str) -> "Selection":
    from memory.forgetting.values import Selection

    if args.between:
        try:
            since, until = (parse_instant(text, zone) for text in args.between)
        except ValueError as error:
            raise UsageError(f"{error}.", "--between 2024-05-03 2024-05-04") from error
        return Selection(between=(since, until))
    ids = (args.id,) if args.id else ()
    return Selection(
        ids=ids,
        query=args.query,
        subject=args.subject,
        conversation=args.conversation,
        project=args.project,
        document=args.document,
    )


def _plan_shape(plan: "Plan", zone: ZoneInfo) -> dict[str, Any]:
    return {
        "mode": plan.mode,
        "records": [shapes.record(each, zone) for each in plan.meant],
        "also": [shapes.record(each, zone) for each in plan.also],
        "files": list(plan.files),
        "copies": dict(plan.goes),
        "rebuilt": dict(plan.rebuilt),
        "stays": list(plan.stays),
        "out_of_scope": list(plan.out_of_scope),
    }


def _line(record: "Record", zone: ZoneInfo) -> str:
    """Return a record as its owner knows it, with the id by which it can be named alone."""
    from memory.details import Episode

    told = wording.day(said_at(record), zone)
    words = _GONE.sub(_SHORT, record.statement)
    if not words.strip(f" .{_SHORT}\u201c\u201d"):
        return f"Words that were forgotten before (of {told}; {record.id})"
    if isinstance(record.detail, Episode):
        return f"What a conversation was about: \u201c{words}\u201d (of {told}; {record.id})"
    if record.kind is not Kind.EPISODIC:
        return f"\u201c{words}\u201d (told on {told}; {record.id})"
    who = _SPEAKERS.get(record.origin, "Somebody said:")
    return f"{who} \u201c{words}\u201d (on {told}; {record.id})"


def _put_away_lines(hidden: "Sequence[Record]", zone: ZoneInfo) -> Iterator[str]:
    if not hidden:
        yield "Nothing was put away: none of it was in use."
        return
    yield "Put away. Candor keeps it, and does not use it any more:"
    yield from (f"  {_line(each, zone)}" for each in hidden)
    yield "To take one out again: candor memory restore, with the id at the end of its line."


def _receipt_shape(receipt: "Receipt", zone: ZoneInfo) -> dict[str, Any]:
    return {
        **asdict(receipt),
        "complete": receipt.is_complete,
        "started_at": shapes.instant(receipt.started_at, zone),
        "finished_at": shapes.instant(receipt.finished_at, zone),
    }
