"""Start Candor: a command when one is given, else the window."""

import argparse
import multiprocessing
import os
import sys


def main() -> int:
    """Run Candor and return its exit code."""
    multiprocessing.freeze_support()
    arguments = sys.argv[1:]
    if arguments[:1] == ["--worker"]:  # how a frozen program starts its engines' processes
        from voice import host

        return host.main(arguments[1:])
    from desktop.cli.main import run

    return run(arguments, _open_window, _check_window)


def _open_window(args: argparse.Namespace) -> int:
    from desktop import app

    return 0


def _check_window() -> None:
    pass


if __name__ == "__main__":
    sys.exit(main())
