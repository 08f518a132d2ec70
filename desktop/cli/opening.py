"""Start the session that a command works on; the engines are imported no sooner than here."""

import argparse
from typing import TYPE_CHECKING

from desktop.session.options import Options

if TYPE_CHECKING:
    from desktop.session.assembly import Session, Speech


def open_session(args: argparse.Namespace, *, spoken: bool = False) -> "Session":
    """Assemble the whole session; the caller closes it."""
    from desktop.session.assembly import assemble

    return assemble(options_of(args, spoken=spoken))


def open_speech(args: argparse.Namespace) -> "Speech":
    """Assemble ears and mouth alone, for what needs no memory; the caller closes them."""
    from desktop.session.assembly import assemble_speech

    return assemble_speech(options_of(args))


def options_of(args: argparse.Namespace, *, spoken: bool = False) -> Options:
    """Read what the command line says about the session."""
    return Options(
        data_dir=args.data_dir,
        engine=getattr(args, "engine", None),
        zone=getattr(args, "tz", None),
        spoken=spoken,
    )
