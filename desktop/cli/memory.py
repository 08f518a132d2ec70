"""``memory``: look at what is remembered, and the owner's verdict on it."""

import argparse
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from desktop.cli import wording
from desktop.cli.codes import Code
from desktop.cli.commands import Commands, Run, positive, record_id
from desktop.cli.conflicts import show_ruling
from desktop.cli.console import Console
from desktop.cli.opening import open_session
from desktop.session import shapes
from desktop.session.clock import find_zone
from memory.records import Record
from memory.vocabulary import Decision, Kind, Reason, Scope, Status

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
    listing.add_argument("--after", type=record_id, metavar="ID", help="go on after this record")
    for name, help, run in (
        ("show", "show a record, its sources, lineage and decisions", _show),
        ("confirm", "say that a record is true", _act("confirm")),
        ("reject", "say that a record is wrong", _act("reject")),
        ("archive", "put a record away, out of use", _act("archive")),
        ("restore", "bring a record back into use", _act("restore")),
    ):
        group.add(name, help, run).add_argument("id", metavar="ID")
    correct = group.add("correct", "say how it is instead", _correct)
    correct.add_argument("id", metavar="ID")
    correct.add_argument("text", metavar="TEXT", help="a sentence, or what is right alone")


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
            console.show(shapes.record(record, zone), [wording.line(record, zone)])
    return Code.DONE


def _show(args: argparse.Namespace, console: Console) -> int:
    with open_session(args, console) as session:
        detail = session.curation.show(args.id)
        zone = find_zone(session.zone)
        console.show(shapes.detail(detail, zone), _detail_lines(detail, zone))
    return Code.DONE


def _act(verb: str) -> Run:
    """Return the command of a verdict that needs nothing but the record."""

    def run(args: argparse.Namespace, console: Console) -> int:
        with open_session(args, console) as session:
            record: Record = getattr(session.curation, verb)(args.id)
            zone = find_zone(session.zone)
            console.show(shapes.record(record, zone), [wording.line(record, zone)])
        return Code.DONE

    return run


def _correct(args: argparse.Namespace, console: Console) -> int:
    """Correct a record; what contradicts another one waits, which is no failure."""
    with open_session(args, console) as session:
        ruling = session.amendments.correct(args.id, args.text)
        if ruling.decision is Decision.CONFLICT and not console.is_json:
            console.show(None, ["That contradicts something else; it waits for your word:"])
        show_ruling(session, console, ruling)
    is_refused = ruling.decision is Decision.IGNORE and ruling.reason is not Reason.ALREADY_KNOWN
    return Code.REFUSED if is_refused else Code.DONE


def _detail_lines(detail: "RecordDetail", zone: ZoneInfo) -> list[str]:
    record = detail.record
    return [
        wording.line(record, zone),
        f"  how sure: {record.confidence:.2f}, from {record.evidence_count} source(s)",
        *(f"  {wording.day(each.at, zone)}: \u201c{each.quote}\u201d" for each in record.sources),
        *(f"  decided: {each.decision} ({each.reason})" for each in detail.rulings),
        *(f"  before: {each.id} {each.statement}" for each in detail.older),
        *(f"  replaced by: {each.id} {each.statement}" for each in detail.newer),
        f"  kept in: {', '.join(detail.copies)}",
    ]
