"""Read the arguments, carry the command out, and say in one place what went wrong."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence

from desktop.cli.arguments import build_parser
from desktop.cli.bench import Measure
from desktop.cli.codes import Code
from desktop.cli.console import Console
from desktop.session.errors import SessionError
from memory.errors import CandorMemoryError
from personality.errors import PersonalityError
from voice.errors import VoiceError

OpenWindow = Callable[[argparse.Namespace], int]
"""Opens the window for as long as the owner wants it and returns the exit code."""

CheckWindow = Callable[[argparse.Namespace], None]
"""Makes a window that nobody sees and closes it; raises what goes wrong."""


def run(
    arguments: Sequence[str],
    open_window: OpenWindow,
    check_window: CheckWindow,
    measure: Measure,
) -> int:
    """Carry out the command in ``arguments``; without one, open the window."""
    _use_utf8()
    console = Console(is_json="--json" in arguments)
    given = argparse.Namespace(check_window=check_window, measure=measure)
    try:
        args = build_parser().parse_args(arguments, given)
        return int(args.run(args, console) if args.command else open_window(args))
    except (SessionError, CandorMemoryError, PersonalityError, VoiceError) as error:
        return console.fail(error)
    except KeyboardInterrupt:
        return Code.INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has had enough; the interpreter must not flush it once more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return Code.DONE


def _use_utf8() -> None:
    """Write UTF-8 whatever the locale says; JSON is UTF-8 and people's words are in any script."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(encoding="utf-8", errors="replace")
