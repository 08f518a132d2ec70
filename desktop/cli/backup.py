"""``backup`` and ``restore``: a copy of everything, and back again with every forget applied."""

import argparse
from pathlib import Path

from desktop.cli.codes import Code
from desktop.cli.commands import Commands
from desktop.cli.console import Console
from desktop.cli.key import ask_passphrase
from desktop.session.paths import locate


def add(commands: Commands) -> None:
    """Declare the commands."""
    making = commands.add("backup", "copy the whole memory into one file", _back_up)
    making.add_argument("file", type=Path, metavar="FILE")
    help = "put a backup in the place of the memory; what was forgotten since stays forgotten"
    commands.add("restore", help, _restore).add_argument("file", type=Path, metavar="FILE")


def _back_up(args: argparse.Namespace, console: Console) -> int:
    from desktop.session.backups import back_up

    folder = locate(args.data_dir).memory
    back_up(folder, args.file, _passphrase(folder))
    size = args.file.expanduser().stat().st_size
    shape = {"file": str(args.file.expanduser().absolute()), "bytes": size}
    lines = [
        f"The memory is in {args.file} ({size / 1e6:.1f} MB).",
        "What you have forgotten later goes from this file too, as long as it is there.",
    ]
    console.show(shape, lines)
    return Code.DONE


def _restore(args: argparse.Namespace, console: Console) -> int:
    from desktop.session.backups import restore

    folder = locate(args.data_dir).memory
    kept = restore(folder, args.file.expanduser(), _passphrase(folder))
    shape = {"restored": str(args.file), "before": str(kept)}
    lines = [
        f"The memory is as it was in {args.file}; what you had forgotten since is not in it.",
        f"What was there before is in {kept}.",
    ]
    console.show(shape, lines)
    return Code.DONE


def _passphrase(folder: Path) -> str | None:
    """Ask for the passphrase where one is needed and none is known."""
    from desktop.session import keys
    from memory.errors import KeyNeededError

    try:
        keys.find_key(folder)
    except KeyNeededError:
        return ask_passphrase()
    return None
