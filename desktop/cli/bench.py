"""``bench``: Candor's own measurements, as ratios against the plain way in the same run."""

import argparse
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from desktop.cli.codes import Code
from desktop.cli.commands import Commands
from desktop.cli.console import Console

Measure = Callable[[str, Path], dict[str, Any]]
"""Measures what is named, in an empty folder."""

_WHAT = {
    "window": "how long the window comes to nothing else",
    "inspector": "how soon the Memory place shows what it holds",
    "startup": "how soon there is a window",
    "voice": "how fast the ears and the mouth are",
}


def add(commands: Commands) -> None:
    """Declare the commands."""
    group = commands.group("bench", "measure Candor against the plain way, in a scratch folder")
    for name, help in _WHAT.items():
        group.add(name, help, partial(_run, name))


def _run(name: str, args: argparse.Namespace, console: Console) -> int:
    measure: Measure = args.measure
    with tempfile.TemporaryDirectory(prefix="candor-bench-") as scratch:
        found = measure(name, Path(scratch))
    console.show(found, _lines(found))
    return Code.DONE


def _lines(found: dict[str, Any]) -> Iterator[str]:
    for name, value in found.items():
        parts = value if isinstance(value, dict) else {"": value}
        for part, number in parts.items():
            yield f"{f'{name} {part}'.strip():<28}{number:g}"
