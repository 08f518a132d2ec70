"""``recall``: what would be remembered for a question, and why."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.cli import shapes
from desktop.cli.codes import Code, UsageError
from desktop.cli.commands import Commands, positive
from desktop.cli.console import Console, error_shape
from desktop.cli.opening import open_session
from desktop.session.clock import find_zone
from desktop.session.errors import BadLineError
from desktop.session.lines import Line, numbered, parse_object, text_of
from memory.records import Recall
from memory.vocabulary import Kind

if TYPE_CHECKING:
    from desktop.session.session import Session

_K = 8
"""How many results unless told; what a prompt takes."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add("recall", "show what would be recalled, and why", _run)
    parser.add_argument("query", nargs="?", metavar="QUERY")
    parser.add_argument("--k", type=positive, default=_K, metavar="N", help="how many at most")
    parser.add_argument("--kind", type=Kind, choices=list(Kind))
    parser.add_argument("--batch", type=Path, metavar="FILE", help="a JSON line for each query")


def _run(args: argparse.Namespace, console: Console) -> int:
    if (args.query is None) == (args.batch is None):
        raise UsageError("Recall takes a query or a batch.", "candor recall QUERY | --batch FILE")
    with open_session(args, console) as session:
        if args.batch is None:
            found = session.curation.recall(args.query, k=args.k, kind=args.kind)
            console.show(shapes.recall(found, find_zone(session.zone)), _lines(found))
        else:
            batch = Console(is_json=True)
            for line in numbered(args.batch):
                batch.show(_answer(line, args, session), [])
    return Code.DONE


def _answer(line: Line, args: argparse.Namespace, session: "Session") -> dict[str, Any]:
    """Answer one query of a batch; a broken one gets an error in its place."""
    try:
        found = parse_object(line)
        query, k = _query(found, line[0], args.k)
    except BadLineError as error:
        return error_shape(error)
    recalled = session.curation.recall(query, k=k, kind=args.kind)
    return {"id": found.get("id"), **shapes.recall(recalled, find_zone(session.zone))}


def _query(found: dict[str, Any], number: int, usual_k: int) -> tuple[str, int]:
    try:
        query = text_of(found, "query")
    except ValueError as error:
        raise BadLineError(number, str(error)) from error
    k = usual_k if found.get("k") is None else found["k"]
    if isinstance(k, bool) or not isinstance(k, int) or k < 1:
        raise BadLineError(number, "k must be a number of at least 1")
    return query, k


def _lines(found: Recall) -> list[str]:
    if not found.results:
        return ["Nothing that is remembered fits."]
    return [f"{each.score:6.2f}  {each.record.statement}  ({each.why})" for each in found.results]
