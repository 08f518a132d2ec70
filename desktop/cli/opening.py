"""Start the session that a command works on; the engines are imported no sooner than here."""

import argparse
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

from desktop.cli.console import Console
from desktop.cli.key import ask_passphrase
from desktop.session.options import Chosen, Options
from desktop.session.paths import locate
from desktop.session.settings import Settings
from memory.errors import KeyNeededError

if TYPE_CHECKING:
    from desktop.session.session import Session
    from desktop.session.speech import Speech


def open_session(
    args: argparse.Namespace, console: Console, *, spoken: bool = False, tend_at_once: bool = True
) -> "Session":
    """Assemble the whole session and say what the owner should know; the caller closes it."""
    from desktop.session.assembly import assemble

    options = replace(options_of(args, spoken=spoken), tend_at_once=tend_at_once)
    try:
        session = assemble(options)
    except KeyNeededError:
        if not sys.stdin.isatty():
            raise
        session = assemble(replace(options, passphrase=ask_passphrase()))
    for note in session.notes:
        console.note(note)
    return session


def open_speech(args: argparse.Namespace) -> "Speech":
    """Assemble ears and mouth alone, for what needs no memory; the caller closes them."""
    from desktop.session.assembly import assemble_speech

    return assemble_speech(options_of(args))


def read_settings(args: argparse.Namespace) -> Settings:
    """Return the settings that a session would start with."""
    options = options_of(args)
    return Chosen(locate(options.data_dir).settings, options)()


def options_of(args: argparse.Namespace, *, spoken: bool = False) -> Options:
    """Read what the command line says about the session."""
    return Options(
        data_dir=args.data_dir,
        engine=getattr(args, "engine", None),
        zone=getattr(args, "tz", None),
        spoken=spoken,
    )
