"""``language``: which language the window speaks."""

import argparse

from desktop.cli.codes import Code
from desktop.cli.commands import Commands
from desktop.cli.console import Console
from desktop.cli.opening import open_session
from desktop.session.settings import Language

_NAMES = {
    Language.SYSTEM: "the system's, where that is English or German",
    Language.ENGLISH: "English",
    Language.GERMAN: "German",
}


def add(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add("language", "tell or choose the language of the window", _language)
    command.add_argument(
        "language",
        nargs="?",
        choices=[one.value for one in Language],
        help="from the next start of the window; without it nothing is changed",
    )


def _language(args: argparse.Namespace, console: Console) -> int:
    with open_session(args, console) as session:
        if args.language is not None:
            session.change_settings(language=Language(args.language))
        spoken = session.settings.language
        console.show({"language": spoken.value}, [f"The window speaks: {_NAMES[spoken]}."])
    return Code.DONE
