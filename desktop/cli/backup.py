"""``backup``, ``restore`` and ``export``: a copy of everything, back again, or to be read."""

import argparse
from pathlib import Path

from desktop.cli.codes import Code
from desktop.cli.commands import Commands
from desktop.cli.console import Console
from desktop.cli.key import ask_passphrase, present_key
from desktop.session.paths import locate


def add(commands: Commands) -> None:
    """Declare the commands."""
    making = commands.add("backup", "copy the whole memory into one file", _back_up)
    making.add_argument("file", type=Path, metavar="FILE")
    exporting = commands.add("export", "write everything you have into readable files", _export)
    exporting.add_argument("folder", type=Path, metavar="DIR")
    help = "put a backup in the place of the memory; what was forgotten since stays forgotten"
    commands.add("restore", help, _restore).add_argument("file", type=Path, metavar="FILE")


def _back_up(args: argparse.Namespace, console: Console) -> int:
    from desktop.session.backups import back_up

    folder = locate(args.data_dir).memory
    back_up(folder, args.file, present_key(folder))
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
    key = present_key(folder)
    kept = restore(folder, args.file.expanduser(), key, _ask_for_backups)
    shape = {"restored": str(args.file), "before": str(kept)}
    lines = [
        f"The memory is as it was in {args.file}; what you had forgotten since is not in it.",
        f"What was there before is in {kept}.",
    ]
    console.show(shape, lines)
    return Code.DONE


def _export(args: argparse.Namespace, console: Console) -> int:
    from desktop.session.backups import read_everything
    from desktop.session.exporting import write_export

    folder, target = locate(args.data_dir).memory, args.folder.expanduser()
    counts = write_export(read_everything(folder, target, present_key(folder)), target)
    lines = [
        *(f"{count} in {name}" for name, count in counts.items()),
        f"All of it is in {target}. What you have forgotten later does not go from there.",
    ]
    console.show({"folder": str(target.absolute()), "files": counts}, lines)
    return Code.DONE


def _ask_for_backups() -> str:
    return ask_passphrase("Passphrase of the backup: ")
