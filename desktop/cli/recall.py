"""``recall``: what would be remembered for a question, and why."""

import argparse
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.cli.codes import Code, UsageError
from desktop.cli.commands import Commands, positive
from desktop.cli.console import Console, error_shape
from desktop.cli.opening import open_session
from desktop.session import shapes
from desktop.session.clock import find_zone, parse_instant
from desktop.session.errors import BadLineError
from desktop.session.lines import Line, numbered, optional_text, parse_object, text_of
from memory.records import Recall
from memory.vocabulary import Kind

if TYPE_CHECKING:
    from desktop.session.session import Session

_K = 8
"""How many results unless told; what a prompt takes."""


@dataclass(frozen=True)
class _Query:
    """What to recall."""

    text: str
    k: int
    kind: Kind | None
    valid_at: datetime | None
    known_at: datetime | None

    def ask(self, session: "Session") -> Recall:
        """Recall it."""
        return session.curation.recall(
            self.text,
            k=self.k,
            kind=self.kind,
            valid_at=self.valid_at,
            known_at=self.known_at,
            zone=session.zone,
        )


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add("recall", "show what would be recalled, and why", _run)
    parser.add_argument("query", nargs="?", metavar="QUERY")
    parser.add_argument("--k", type=positive, default=_K, metavar="N", help="how many at most")
    parser.add_argument("--kind", type=Kind, choices=list(Kind))
    parser.add_argument("--valid-at", metavar="T", help="what was true then (ISO 8601)")
    parser.add_argument("--known-at", metavar="T", help="what was believed then (ISO 8601)")
    parser.add_argument("--batch", type=Path, metavar="FILE", help="a JSON line for each query")


def _run(args: argparse.Namespace, console: Console) -> int:
    if (args.query is None) == (args.batch is None):
        raise UsageError("Recall takes a query or a batch.", "candor recall QUERY | --batch FILE")
    with open_session(args, console) as session:
        if args.batch is None:
            found = _asked(args, session.zone).ask(session)
            console.show(shapes.recall(found, find_zone(session.zone)), _lines(found))
        else:
            batch = Console(is_json=True)
            for line in numbered(args.batch):
                batch.show(_answer(line, args, session), [])
    return Code.DONE


def _asked(args: argparse.Namespace, zone: str) -> _Query:
    """Read the one query that the arguments hold."""
    try:
        return _Query(
            text=args.query,
            k=args.k,
            kind=args.kind,
            valid_at=parse_instant(args.valid_at, zone) if args.valid_at else None,
            known_at=parse_instant(args.known_at, zone) if args.known_at else None,
        )
    except ValueError as error:
        raise UsageError(f"That is not a time: {error}.", "--known-at 2024-05-03T17:00") from error


def _answer(line: Line, args: argparse.Namespace, session: "Session") -> dict[str, Any]:
    """Answer one query of a batch; a broken one gets an error in its place."""
    id: object = None
    try:
        found = parse_object(line)
        id = _id(found, line[0])
        query = _read(found, line[0], args, session.zone)
    except BadLineError as error:
        return {**({} if id is None else {"id": id}), **error_shape(error)}
    return {"id": id, **shapes.recall(query.ask(session), find_zone(session.zone))}


def _id(found: dict[str, Any], number: int) -> str | int:
    """Return what the answer to a query of a batch is told apart by."""
    id = found.get("id")
    if isinstance(id, bool) or not isinstance(id, str | int) or id == "":
        raise BadLineError(number, "id must be a text or a number, to tell its answer by")
    return id


def _read(found: dict[str, Any], number: int, args: argparse.Namespace, zone: str) -> _Query:
    """Read one query of a batch; the arguments say what it leaves out."""
    k = args.k if found.get("k") is None else found["k"]
    try:
        if isinstance(k, bool) or not isinstance(k, int) or k < 1:
            raise ValueError("k must be a number of at least 1")
        return _Query(
            text=text_of(found, "query"),
            k=k,
            kind=args.kind,
            valid_at=_instant(found, "valid_at", args.valid_at, zone),
            known_at=_instant(found, "known_at", args.known_at, zone),
        )
    except ValueError as error:
        raise BadLineError(number, str(error)) from error


def _instant(found: dict[str, Any], name: str, otherwise: str | None, zone: str) -> datetime | None:
    text = optional_text(found, name) or otherwise
    return parse_instant(text, zone) if text else None


def _lines(found: Recall) -> list[str]:
    lines = [f"{each.score:6.2f}  {each.record.statement}  ({each.why})" for each in found.results]
    lines += [f"{'file':>6}  {shapes.cited_line(each)}" for each in found.passages]
    return lines or ["Nothing that is remembered fits."]
