"""``key``: whether memory is encrypted, and with what."""

import argparse
import getpass
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.cli.codes import Code
from desktop.cli.commands import Commands
from desktop.cli.console import Console
from desktop.session.errors import KeyRefusedError
from desktop.session.paths import locate

if TYPE_CHECKING:
    from memory.store.keys import KeySource

_SOURCES = {"passphrase": "with a passphrase", "keyring": "with a key in the system's keyring"}


def add(commands: Commands) -> None:
    """Declare the group."""
    group = commands.group("key", "encrypt the memory, with a passphrase or the system's keyring")
    group.add("status", "tell whether the memory is encrypted", _status)
    for name, help, run in (
        ("set", "encrypt the memory", _set),
        ("change", "give the encrypted memory another key", _change),
    ):
        group.add(name, help, run).add_argument(
            "--keyring", action="store_true", help="let the system's keyring hold the key"
        )
    group.add("remove", "keep the memory in the clear again", _remove)


def described(source: str | None) -> str:
    """Say how a memory with such a key is kept."""
    return f"encrypted {_SOURCES[source]}" if source else "not encrypted"


def ask_passphrase(prompt: str = "Passphrase: ") -> str:
    """Ask for a passphrase that there is: on the terminal, else on a line of standard input."""
    return getpass.getpass(prompt) if sys.stdin.isatty() else _line()


def present_key(folder: Path) -> str | None:
    """Find the key that the memory has, asking for its passphrase where that is needed."""
    from desktop.session import keys
    from memory.errors import KeyNeededError

    try:
        return keys.find_key(folder)
    except KeyNeededError:
        return keys.find_key(folder, ask_passphrase())


def _status(args: argparse.Namespace, console: Console) -> int:
    from desktop.session import keys

    source = keys.source_of(locate(args.data_dir).memory)
    shape = {"encrypted": source is not None, "source": source}
    console.show(shape, [f"The memory is {described(source)}."])
    return Code.DONE


def _set(args: argparse.Namespace, console: Console) -> int:
    from desktop.session import keys

    keys.set_key(locate(args.data_dir).memory, _wanted(args), _ask_first)
    return _status(args, console)


def _change(args: argparse.Namespace, console: Console) -> int:
    from desktop.session import keys

    folder = locate(args.data_dir).memory
    keys.change_key(folder, present_key(folder), _wanted(args), _ask_new)
    return _status(args, console)


def _remove(args: argparse.Namespace, console: Console) -> int:
    from desktop.session import keys

    folder = locate(args.data_dir).memory
    keys.remove_key(folder, present_key(folder))
    return _status(args, console)


def _wanted(args: argparse.Namespace) -> "KeySource":
    from memory.store.keys import KeySource

    return KeySource.KEYRING if args.keyring else KeySource.PASSPHRASE


def _ask_first() -> str:
    from desktop.session import keys

    return os.environ.get(keys.VARIABLE) or _ask_new()


def _ask_new() -> str:
    """Ask for a new passphrase; where nobody sees what is typed, twice.

    Raises:
        KeyRefusedError: the two differ.
    """
    if not sys.stdin.isatty():
        return _line()
    said = getpass.getpass("New passphrase: ")
    if getpass.getpass("Once more: ") != said:
        raise KeyRefusedError("the two passphrases differ")
    return said


def _line() -> str:
    return sys.stdin.readline().rstrip("\r\n")
