"""``import``: bring in a past conversation."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.cli.codes import Code
from desktop.cli.commands import Commands
from desktop.cli.console import Console, error_lines, error_shape
from desktop.cli.opening import open_session
from desktop.session import shapes
from desktop.session.jobs import carry_out

if TYPE_CHECKING:
    from personality.steps import Step


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add("import", "bring in a past conversation, a JSON line a turn", _run)
    parser.add_argument("file", type=Path, metavar="FILE.jsonl")
    parser.add_argument("--tz", metavar="ZONE", help="where times without an offset are taken")


def _run(args: argparse.Namespace, console: Console) -> int:
    with open_session(args, console) as session:
        outcome = carry_out(session.import_file(args.file), progress(console))
    shape = {
        "turns": outcome.turns,
        "decisions": [shapes.ruling(each) for each in outcome.rulings],
        "broken": [{"line": each.number, **error_shape(each)} for each in outcome.broken],
    }
    lines = [error_lines(each)[0] for each in outcome.broken]
    console.show(shape, [*lines, f"{outcome.turns} turns are in."])
    return Code.INCOMPLETE if outcome.broken else Code.DONE


def progress(console: Console) -> "Callable[[Step], None]":
    """Return what shows progress: a line that people see change, nothing for programs."""
    if console.is_json or not sys.stderr.isatty():
        return lambda step: None
    return lambda step: print(f"\r{step.done} of {step.total}", end="", file=sys.stderr)
