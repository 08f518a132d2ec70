"""``decisions`` and ``audit``: what the door decided, and what was changed by it."""

import argparse
from datetime import datetime

from desktop.cli import kind_shapes
from desktop.cli.codes import Code, UsageError
from desktop.cli.commands import Commands
from desktop.cli.console import Console
from desktop.cli.opening import open_session
from desktop.session import shapes
from desktop.session.clock import find_zone, parse_instant

_MOST = 10_000_000
"""More than anybody has; the window shows a page at a time, this shows all."""


def add(commands: Commands) -> None:
    """Declare the commands."""
    for name, help, run in (
        ("decisions", "list every verdict on what was offered to memory", _decisions),
        ("audit", "list every change: who, what, when and why", _audit),
    ):
        parser = commands.add(name, help, run)
        parser.add_argument("--since", metavar="T", help="an ISO 8601 time")


def _decisions(args: argparse.Namespace, console: Console) -> int:
    with open_session(args, console) as session:
        zone = find_zone(session.zone)
        for one in session.curation.decisions(_since(args, session.zone), _MOST):
            at = one.at.astimezone(zone)
            line = f"{at:%Y-%m-%d %H:%M} {one.decision:<8} {one.reason}: {one.statement}"
            console.show(shapes.decision(one, zone), [line])
    return Code.DONE


def _audit(args: argparse.Namespace, console: Console) -> int:
    with open_session(args, console) as session:
        zone = find_zone(session.zone)
        for one in session.overview.audit(_since(args, session.zone)):
            at = one.at.astimezone(zone)
            why = f", {one.why.replace('_', ' ')}" if one.why else ""
            line = f"{at:%Y-%m-%d %H:%M} {one.act:<12} {one.record_id} by {one.actor}{why}"
            console.show(kind_shapes.audit_line(one, zone), [line.replace("_", " ")])
    return Code.DONE


def _since(args: argparse.Namespace, zone: str) -> datetime | None:
    try:
        return parse_instant(args.since, zone) if args.since else None
    except ValueError as error:
        raise UsageError(f"{args.since} is not a time.", "--since 2024-05-03T17:00") from error
