"""``people``: whom and what the owner speaks of, and who is one and who is two."""

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from desktop.cli import kind_shapes, wording
from desktop.cli.codes import Code
from desktop.cli.commands import Commands
from desktop.cli.conflicts import show_ruling
from desktop.cli.console import Console
from desktop.cli.opening import open_session
from desktop.session.clock import find_zone
from memory.vocabulary import EntityType

if TYPE_CHECKING:
    from desktop.session.overview import Acquaintance


def add(commands: Commands) -> None:
    """Declare the commands."""
    parser = commands.add("people", "show whom and what you speak of", _list)
    parser.add_argument("--type", type=EntityType, choices=list(EntityType))
    people = Commands(parser, "people_command", required=False)
    merge = people.add("merge", "say that two are one; the first name is kept", _merge)
    merge.add_argument("kept", metavar="A", help="an id or a name")
    merge.add_argument("gone", metavar="B", help="an id or a name")
    split = people.add("split", "say that one who was merged stands alone", _split)
    split.add_argument("id", metavar="ID")


def _list(args: argparse.Namespace, console: Console) -> int:
    with open_session(args, console) as session:
        zone = find_zone(session.zone)
        for one in session.overview.people():
            if args.type in (None, one.entity.type):
                console.show(kind_shapes.acquaintance(one, zone), _lines(one, zone))
    return Code.DONE


def _lines(one: "Acquaintance", zone: ZoneInfo) -> Iterator[str]:
    entity = one.entity
    known_as = ", ".join(alias.name for alias in entity.aliases if alias.name != entity.name)
    what = f"your {entity.relation}, {entity.type}" if entity.relation else entity.type.value
    yield f"{entity.id}  {entity.name} ({what})"
    if known_as:
        yield f"  also called: {known_as}"
    yield from (f"  merged into it: {each.id} {each.name}" for each in one.merged)
    yield from (f"  {start} {relation} {end}" for start, relation, end in one.links)
    yield from (f"  {wording.span(each, zone)}: \u201c{each.statement}\u201d" for each in one.known)
    for each in one.preferences:
        how = "waiting for you" if each.waiting else "said" if each.outright else "shown"
        yield f"  likes {each.topic}: {each.value} ({how})"
    for other, because in one.may_be:
        yield f"  may be {other.id} {other.name}: {because.replace('_', ' ')}"


def _merge(args: argparse.Namespace, console: Console) -> int:
    with open_session(args, console) as session:
        show_ruling(session, console, session.amendments.merge(args.kept, args.gone))
    return Code.DONE


def _split(args: argparse.Namespace, console: Console) -> int:
    with open_session(args, console) as session:
        show_ruling(session, console, session.amendments.split(args.id))
    return Code.DONE
