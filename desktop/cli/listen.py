"""``listen``: a conversation by voice in the terminal, with captions and levels."""

import argparse
import math
import queue
import sys
from typing import TYPE_CHECKING

from desktop.cli.codes import Code
from desktop.cli.commands import Commands
from desktop.cli.console import Console
from desktop.cli.opening import open_session
from desktop.session.events import Began, Ended, Noted, Spoke, TurnEvent
from desktop.session.settings import EngineChoice

if TYPE_CHECKING:
    from desktop.session.session import Session
    from voice.events import VoiceEvent

_BAR = 30
"""Characters of the level meter."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add("listen", "talk by voice in the terminal; Ctrl-C ends", _run)
    parser.add_argument("--engine", type=EngineChoice, choices=list(EngineChoice))
    parser.add_argument("--tz", metavar="ZONE", help="your time zone, like Europe/Paris")


def _run(args: argparse.Namespace, console: Console) -> int:
    with open_session(args, console, spoken=True) as session:
        session.require_microphone()
        session.ears.hands_free(True)
        _caption(session, console)
    return Code.DONE


def _caption(session: "Session", console: Console) -> None:
    """Show what happens until Ctrl-C."""
    events: queue.SimpleQueue[TurnEvent | VoiceEvent] = queue.SimpleQueue()
    session.subscribe_voice(events.put)
    session.conversation.subscribe(events.put)
    try:
        while True:
            _show(events.get(), console)
    except KeyboardInterrupt:
        session.conversation.stop()


def _show(event: "TurnEvent | VoiceEvent", console: Console) -> None:
    from voice.events import ActivityChanged, LevelMeasured, ListeningFailed, MicrophoneChanged

    match event:
        case LevelMeasured(level=level):
            _meter(level, console)
        case Began(text=text):
            _say("you", text, console)
        case Spoke(sentence=sentence):
            _say("candor", sentence, console)
        case ActivityChanged(activity=activity):
            _say("state", activity, console)
        case MicrophoneChanged(name=name):
            _say("microphone", name or "none", console)
        case ListeningFailed(error=error) | Noted(error=error) | Ended(error=Exception() as error):
            console.fail(error)
        case _:
            pass


def _say(who: str, text: str, console: Console) -> None:
    clear = "\r\033[K" if sys.stdout.isatty() else ""
    console.show({"event": who, "text": text}, [f"{clear}{who:>10}: {text}"])


def _meter(level: float, console: Console) -> None:
    """Draw the level over itself; only people at a terminal want that."""
    if not console.is_json and sys.stdout.isatty():
        decibels = 20 * math.log10(max(level, 1e-3))
        bar = "|" * round((decibels + 60) / 60 * _BAR)
        print(f"\r{'level':>10}: {bar:<{_BAR}}", end="", flush=True)
