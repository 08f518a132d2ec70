"""``transcribe``, ``speak`` and ``devices``: the voice without the conversation."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.cli.codes import Code
from desktop.cli.commands import Commands
from desktop.cli.console import Console
from desktop.cli.opening import open_speech

if TYPE_CHECKING:
    from voice.transcriber import Transcript


def add(commands: Commands) -> None:
    """Declare the commands."""
    transcribe = commands.add("transcribe", "write down what a sound file says", _transcribe)
    transcribe.add_argument("file", type=Path, metavar="FILE.wav")
    speak = commands.add("speak", "read a text aloud into a sound file", _speak)
    speak.add_argument("text", metavar="TEXT")
    speak.add_argument("-o", "--output", type=Path, required=True, metavar="FILE.wav")
    commands.add("devices", "list microphones and loudspeakers", _devices)


def _transcribe(args: argparse.Namespace, console: Console) -> int:
    with open_speech(args) as speech:
        transcript = speech.transcribe_file(args.file)
    console.show(_shape(transcript), [transcript.text or "(no words were heard)"])
    return Code.DONE


def _shape(transcript: "Transcript") -> dict[str, Any]:
    return {
        "text": transcript.text,
        "confidence": transcript.confidence,
        "segments": [
            {
                "start_s": each.start_s,
                "end_s": each.end_s,
                "text": each.text,
                "confidence": each.confidence,
            }
            for each in transcript.segments
        ],
        "discarded": [
            {"start_s": each.start_s, "end_s": each.end_s, "reason": each.reason}
            for each in transcript.discarded
        ],
    }


def _speak(args: argparse.Namespace, console: Console) -> int:
    with open_speech(args) as speech:
        spoken, seconds = speech.speak_to_file(args.text, args.output)
    shape = {"spoken": spoken, "seconds": seconds}
    console.show(shape, [f"{args.output}: {seconds:.1f} seconds"])
    return Code.DONE
