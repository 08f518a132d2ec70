"""``self-test``: everything once, for real, in a folder that is thrown away."""

import argparse
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.cli.answers import Answers
from desktop.cli.codes import Code
from desktop.cli.commands import Commands
from desktop.cli.console import Console
from desktop.cli.opening import open_session, open_speech
from desktop.session.errors import SelfTestError, SessionError
from desktop.session.settings import EngineChoice
from memory.errors import CandorMemoryError
from voice.errors import VoiceError

if TYPE_CHECKING:
    from desktop.session.session import Session

_TOLD = "My sister is allergic to peanuts."
_ASKED = "What can my sister not eat?"
_WORD = "peanuts"


def add(commands: Commands) -> None:
    """Declare the command."""
    commands.add("self-test", "try everything once, in a scratch folder", _run)


def _run(args: argparse.Namespace, console: Console) -> int:
    code = Code.DONE
    with tempfile.TemporaryDirectory(prefix="candor-self-test-") as scratch:
        trial = argparse.Namespace(**vars(args))
        trial.data_dir, trial.engine = Path(scratch), EngineChoice.GROUNDED
        for name, step in _STEPS.items():
            try:
                step(trial, console)
            except (SessionError, CandorMemoryError, VoiceError) as error:
                console.show({"step": name, "held": False}, [f"{name:<8} failed"])
                code = code or console.fail(error)
            else:
                console.show({"step": name, "held": True}, [f"{name:<8} held"])
    return code


def _try_voice(args: argparse.Namespace, console: Console) -> None:
    """Speak a sentence into a file and hear it back."""
    file = args.data_dir / "sentence.wav"
    with open_speech(args) as speech:
        speech.speak_to_file(_TOLD, file)
        heard = speech.transcribe_file(file).text
    _expect(_WORD in heard.lower(), f"{_TOLD} was heard as: {heard}")


def _try_memory(args: argparse.Namespace, console: Console) -> None:
    """Write a memory, find it after a restart, withdraw it, and find it no more."""
    with open_session(args, console) as session:
        _expect(_WORD in _reply(session, _TOLD), "what was told is not acknowledged")
    with open_session(args, console) as session:
        _expect(_WORD in _reply(session, _ASKED), "what was told is not answered")
        for found in session.curation.recall(_ASKED).results:
            session.curation.reject(found.record.id)
        _expect(not session.curation.recall(_ASKED).results, "what was withdrawn is recalled")


def _try_window(args: argparse.Namespace, console: Console) -> None:
    """Make a window that nobody sees."""
    args.check_window(args)


def _reply(session: "Session", text: str) -> str:
    answers = Answers(session.conversation)
    return answers.wait(session.conversation.say(text)).reply


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise SelfTestError(otherwise)


_STEPS: Mapping[str, Callable[[argparse.Namespace, Console], None]] = {
    "voice": _try_voice,
    "memory": _try_memory,
    "window": _try_window,
}
