"""``memory``: look at what is remembered, and the owner's verdict on it."""

import argparse
from datetime import datetime, tzinfo
from typing import TYPE_CHECKING

from desktop.cli import shapes
from desktop.cli.codes import Code
from desktop.cli.commands import Commands, positive
from desktop.cli.console import Console
from desktop.cli.opening import open_session
from desktop.session.clock import find_zone
from memory.records import Record
from memory.vocabulary import Kind, Scope, Status

if TYPE_CHECKING:
    from memory.curation.listing import RecordDetail


def add(commands: Commands) -> None:
    """Declare the group."""
    group = commands.group("memory", "look at what is remembered, confirm or reject it")
    listing = group.add("list", "list records, newest first", _list)
    listing.add_argument("--kind", type=Kind, choices=list(Kind))
    listing.add_argument("--status", type=Status, choices=list(Status))
    listing.add_argument("--scope", type=Scope, choices=list(Scope))
    listing.add_argument("--subject", metavar="NAME", help="whom or what they are about")
    listing.add_argument("--limit", type=positive, default=100, metavar="N")
    listing.add_argument("--after", metavar="ID", help="go on after this record")
    for name, help, run in (
        ("show", "show a record, its sources, lineage and decisions", _show),
        ("confirm", "say that a record is true", _confirm),
        ("reject", "say that a record is wrong", _reject),
    ):
        group.add(name, help, run).add_argument("id", metavar="ID")


def _list(args: argparse.Namespace, console: Console) -> int:
    from memory.curation.listing import RecordFilter

    wanted = RecordFilter(
        kind=args.kind,
        status=args.status,
        scope=args.scope,
        subject=args.subject,
        limit=args.limit,
        after=args.after,
    )
    with open_session(args, console) as session:
        zone = find_zone(session.zone)
        for record in session.curation.list(wanted):
            console.show(shapes.record(record, zone), [_line(record)])
    return Code.DONE


def _show(args: argparse.Namespace, console: Console) -> int:
    with open_session(args, console) as session:
        detail = session.curation.show(args.id)
        zone = find_zone(session.zone)
        console.show(shapes.detail(detail, zone), _detail_lines(detail, zone))
    return Code.DONE


def _confirm(args: argparse.Namespace, console: Console) -> int:
    with open_session(args, console) as session:
        record = session.curation.confirm(args.id)
        console.show(shapes.record(record, find_zone(session.zone)), [_line(record)])
    return Code.DONE


def _reject(args: argparse.Namespace, console: Console) -> int:
    with open_session(args, console) as session:
        record = session.curation.reject(args.id)
        console.show(shapes.record(record, find_zone(session.zone)), [_line(record)])
    return Code.DONE


def _line(record: Record) -> str:
    status = record.status.replace("_", " ")
    return f"{record.id}  {status:<20} {record.subject.name}: {record.statement}"


def _detail_lines(detail: "RecordDetail", zone: tzinfo) -> list[str]:
    record = detail.record
    return [
        _line(record),
        f"  how sure: {record.confidence:.2f}, from {record.evidence_count} source(s)",
        *(f"  {_day(each.at, zone)}: \u201c{each.quote}\u201d" for each in record.sources),
        *(f"  decided: {each.decision} ({each.reason})" for each in detail.rulings),
        *(f"  before: {each.id} {each.statement}" for each in detail.older),
        *(f"  replaced by: {each.id} {each.statement}" for each in detail.newer),
        f"  kept in: {', '.join(detail.copies)}",
    ]


def _day(at: datetime, zone: tzinfo) -> str:
    return f"{at.astimezone(zone):%d %B %Y}"
