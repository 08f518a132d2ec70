"""How a command is declared: its name, its arguments, what it runs."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from desktop.cli.codes import UsageError
from desktop.cli.console import Console
from memory.ids import is_id

Run = Callable[[argparse.Namespace, Console], int]
"""Carries a command out and returns its exit code."""


class Parser(argparse.ArgumentParser):
    """Raises what is wrong with the arguments instead of leaving the process."""

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments.

        Raises:
            UsageError: always.
        """
        raise UsageError(f"{message[:1].upper()}{message[1:]}.", self.format_usage().strip())


class Commands:
    """The commands of one parser; each takes the global options as well."""

    def __init__(self, parent: Parser, dest: str, *, required: bool) -> None:
        self._parsers = parent.add_subparsers(
            dest=dest, metavar="COMMAND", required=required, parser_class=Parser
        )

    def add(self, name: str, help: str, run: Run) -> Parser:
        """Declare a command and return its parser, for its own arguments."""
        parser: Parser = self._parsers.add_parser(name, help=help, description=help)
        add_global_options(parser, again=True)
        parser.set_defaults(run=run)
        return parser

    def group(self, name: str, help: str) -> "Commands":
        """Declare a command that has commands of its own."""
        parser: Parser = self._parsers.add_parser(name, help=help, description=help)
        add_global_options(parser, again=True)
        return Commands(parser, f"{name}_command", required=True)


def add_global_options(parser: argparse.ArgumentParser, *, again: bool) -> None:
    """Accept the global options.

    Args:
        parser: Takes them.
        again: True after the command: what is not given there may not undo what came before.
    """
    parser.add_argument(
        "--data-dir",
        type=_folder,
        metavar="DIR",
        default=argparse.SUPPRESS if again else None,
        help="the data folder (else CANDOR_HOME, else the platform's)",
    )
    parser.add_argument(
        "--json",
        action="store_true",
        default=argparse.SUPPRESS if again else False,
        help="answer in JSON, one value a line",
    )


def record_id(text: str) -> str:
    """Read what may be the id of a record.

    Raises:
        ValueError: it is none.
    """
    if not is_id(text):
        raise ValueError(text)
    return text


def positive(text: str) -> int:
    """Read a number of at least 1.

    Raises:
        ValueError: it is none.
    """
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def _folder(text: str) -> Path:
    """Read the name of a folder; an empty one is a variable that was not set.

    Raises:
        ValueError: it is empty.
    """
    if not text.strip():
        raise ValueError(text)
    return Path(text)
