"""Start Candor: a command when one is given, else the window."""

import argparse
import multiprocessing
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any


def main() -> int:
    """Run Candor and return its exit code."""
    multiprocessing.freeze_support()
    arguments = sys.argv[1:]
    if arguments[:1] == ["--worker"]:
        return _serve_engine(arguments[1:])
    from desktop.cli.main import run

    return run(arguments, _open_window, _check_window, _measure)


def _serve_engine(arguments: Sequence[str]) -> int:
    """Be the process of a speech engine: a frozen program has no other way to start one."""
    from voice import host

    return host.main(arguments)


def _open_window(args: argparse.Namespace) -> int:
    """Open the window and return the exit code once it is closed.

    Raises:
        DisplayError: there is no display, or Qt lacks something.
    """
    from desktop.session.display import require_display
    from desktop.session.options import Options
    from desktop.session.paths import locate

    require_display()
    app = _load_app()
    from desktop.session.assembly import assemble
    from desktop.session.session import Session

    raised: list[Exception] = []

    def start(passphrase: str | None = None) -> Session:
        options = Options(data_dir=args.data_dir, spoken=True, passphrase=passphrase)
        session = assemble(options)
        raised.extend(session.notes)
        return session

    code: int = app.run(start, locate(args.data_dir).folder, raised, unlock=start)
    return code


def _check_window(args: argparse.Namespace) -> None:
    """Make a window that nobody sees, and close it.

    Raises:
        DisplayError: Qt lacks something.
    """
    from desktop.session.assembly import assemble
    from desktop.session.options import Options

    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = _load_app()
    with assemble(Options(data_dir=args.data_dir, engine=args.engine)) as session:
        app.check(session, session.paths.folder)


def _measure(name: str, folder: Path) -> dict[str, Any]:
    """Run one of the measurements; nobody sees its window.

    Raises:
        DisplayError: Qt lacks something.
    """
    from desktop.benchmarks import startup, voice
    from desktop.session.errors import DisplayError

    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if name == "voice":
        return voice.measure(folder)
    try:
        if name == "startup":
            return startup.measure(folder)
        from desktop.benchmarks import inspecting, window
    except ImportError as error:
        raise DisplayError(str(error)) from error
    return inspecting.measure(folder) if name == "inspector" else window.measure(folder)


def _load_app() -> ModuleType:
    """Import the window.

    Raises:
        DisplayError: a library that Qt needs is not on this machine.
    """
    from desktop.session.errors import DisplayError

    try:
        from desktop import app
    except ImportError as error:
        raise DisplayError(str(error)) from error
    return app


if __name__ == "__main__":
    sys.exit(main())
