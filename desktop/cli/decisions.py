"""``decisions``: what the door decided, refusals included."""

import argparse

from desktop.cli import shapes
from desktop.cli.codes import Code, UsageError
from desktop.cli.commands import Commands
from desktop.cli.console import Console
from desktop.cli.opening import open_session
from desktop.session.clock import find_zone, parse_instant

_MOST = 10_000_000
"""More than anybody has; the window shows a page at a time, this shows all."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add("decisions", "list every verdict on what was offered to memory", _run)
    parser.add_argument("--since", metavar="T", help="an ISO 8601 time")


def _run(args: argparse.Namespace, console: Console) -> int:
    with open_session(args, console) as session:
        try:
            since = parse_instant(args.since, session.zone) if args.since else None
        except ValueError as error:
            raise UsageError(f"{args.since} is not a time.", "--since 2024-05-03T17:00") from error
        zone = find_zone(session.zone)
        for one in session.curation.decisions(since, _MOST):
            at = one.at.astimezone(zone)
            line = f"{at:%Y-%m-%d %H:%M} {one.decision:<8} {one.reason}: {one.statement}"
            console.show(shapes.decision(one, zone), [line])
    return Code.DONE
