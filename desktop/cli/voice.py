"""``transcribe``, ``speak`` and ``devices``: the voice without the conversation."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.cli.codes import Code
from desktop.cli.commands import Commands
from desktop.cli.console import Console
from desktop.cli.opening import open_speech, read_settings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from voice.devices import Device
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


def _devices(args: argparse.Namespace, console: Console) -> int:
    from voice.devices import list_devices

    settings, found = read_settings(args), list_devices()
    _list_devices("input", found.inputs, settings.microphone, console)
    _list_devices("output", found.outputs, settings.loudspeaker, console)
    return Code.DONE


def _list_devices(
    direction: str, devices: "Sequence[Device]", preferred: str | None, console: Console
) -> None:
    from voice.devices import pick

    used = pick(devices, preferred)
    for device in devices:
        marks = {
            "default": device.is_default,
            "preferred": device.id == preferred,
            "in_use": device == used,
        }
        shape = {"direction": direction, "id": device.id, "name": device.name, **marks}
        note = ", ".join(mark.replace("_", " ") for mark, is_so in marks.items() if is_so)
        console.show(shape, [f"{direction:<7} {device.name}" + (f" ({note})" if note else "")])
