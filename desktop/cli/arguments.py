"""The whole command line; building it imports no engine and no database."""

from collections.abc import Callable

from desktop.cli import (
    agenda,
    backup,
    bench,
    chat,
    conflicts,
    decisions,
    doctor,
    documents,
    forget,
    importing,
    key,
    kinds,
    language,
    listen,
    memory,
    people,
    recall,
    rules,
    self_test,
    voice,
)
from desktop.cli.commands import Commands, Parser, add_global_options

_GROUPS: tuple[Callable[[Commands], None], ...] = (
    chat.add,
    listen.add,
    voice.add,
    memory.add,
    conflicts.add,
    recall.add,
    decisions.add,
    agenda.add,
    people.add,
    kinds.add,
    forget.add,
    rules.add,
    language.add,
    importing.add,
    backup.add,
    documents.add,
    key.add,
    doctor.add,
    self_test.add,
    bench.add,
)


def build_parser() -> Parser:
    """Build the parser of every command there is."""
    parser = Parser(
        prog="candor",
        description="A companion that remembers what you say and shows where it knows it from. "
        "Without a command it opens its window.",
    )
    add_global_options(parser, again=False)
    commands = Commands(parser, "command", required=False)
    for add in _GROUPS:
        add(commands)
    return parser
