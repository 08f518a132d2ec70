"""``forget``: what would go, and the going of it, with a receipt."""

import argparse
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from desktop.cli import shapes, wording
from desktop.cli.codes import Code, UsageError
from desktop.cli.commands import Commands
from desktop.cli.console import Console
from desktop.cli.importing import progress
from desktop.cli.opening import open_session
from desktop.session.clock import find_zone, parse_instant
from desktop.session.jobs import carry_out
from memory.vocabulary import ForgetMode

if TYPE_CHECKING:
    from desktop.session.session import Session
    from memory.forgetting.values import Plan, Receipt, Selection


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
    what.add_argument("--document", metavar="NAME", help="what was learnt from a document alone")
    parser.add_argument(
        "--mode", type=ForgetMode, choices=list(ForgetMode), default=ForgetMode.FORGET
    )
    sure = parser.add_mutually_exclusive_group(required=True)
    sure.add_argument("--plan", action="store_true", help="only say what would go")
    sure.add_argument("--yes", action="store_true", help="do it")


def _run(args: argparse.Namespace, console: Console) -> int:
    from memory.forgetting import receipt

    with open_session(args, console) as session:
        selection = _selection(args, session.zone)
        if args.plan:
            planned = session.forgetting.plan(selection, args.mode)
            console.show(_plan_shape(planned, session), _plan_lines(planned, session))
            return Code.DONE
        if args.mode is ForgetMode.ARCHIVE:
            hidden = session.forgetting.put_away(selection)
            zone = find_zone(session.zone)
            shape = {"mode": args.mode, "hidden": [shapes.record(each, zone) for each in hidden]}
            console.show(shape, [f"Put away: {wording.line(each, zone)}" for each in hidden])
            return Code.DONE
        work = session.forgetting.forget(selection, args.mode)
        found = carry_out(work, progress(console))
        console.show(_receipt_shape(found, session), receipt.lines(found))
        return Code.DONE if found.is_complete else Code.INCOMPLETE


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


def _plan_shape(plan: "Plan", session: "Session") -> dict[str, Any]:
    zone = find_zone(session.zone)
    return {
        "mode": plan.mode,
        "records": [shapes.record(each, zone) for each in plan.meant],
        "copies": dict(plan.goes),
        "rebuilt": dict(plan.rebuilt),
        "stays": list(plan.stays),
        "out_of_scope": list(plan.out_of_scope),
    }


def _plan_lines(plan: "Plan", session: "Session") -> list[str]:
    zone = find_zone(session.zone)
    return [
        "This would go:",
        *(f"  {wording.line(each, zone)}" for each in plan.meant),
        "with every copy of it:",
        *(f"  {count} in {name}" for name, count in plan.goes.items()),
        *(f"Made anew without it: {count} {name}" for name, count in plan.rebuilt.items()),
        *plan.stays,
        "Candor cannot reach:",
        *(f"  {each}" for each in plan.out_of_scope),
        "To do it, say the same with --yes.",
    ]


def _receipt_shape(receipt: "Receipt", session: "Session") -> dict[str, Any]:
    zone = find_zone(session.zone)
    return {
        **asdict(receipt),
        "complete": receipt.is_complete,
        "started_at": shapes.instant(receipt.started_at, zone),
        "finished_at": shapes.instant(receipt.finished_at, zone),
    }
