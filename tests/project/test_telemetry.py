"""The engine below the models reports nothing to its maker, and marks this machine nowhere.

It does so in native code, where no guard of Python's sockets sees it; before it sends anything it
leaves a number for the device and a queue of what is to be sent in the owner's cache.
"""

import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]

LOUD = """
import onnxruntime
from memory.recall import minilm
onnxruntime.InferenceSession(minilm._checked(minilm._MODEL), providers=["CPUExecutionProvider"])
"""
MEANING = """
from memory.recall.minilm import packaged
assert packaged().embed(["hello"]).shape == (1, 384)
"""
VOICE = """
from voice.models import find_piper
from voice.synthesizer import PiperSynthesizer
assert list(PiperSynthesizer(find_piper(None)).synthesize("hello"))
"""


def left_behind(script: str, home: Path) -> list[str]:
    """Run a script as somebody who has set nothing; return the files that it leaves at home."""
    hushed = {"ORT_DISABLE_TELEMETRY", "ORT_RUNNING_UNIT_TESTS", "CI", "XDG_CACHE_HOME"}
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in hushed and not name.startswith(("GITHUB_", "TF_", "PYTEST"))
    }
    command = [sys.executable, "-c", script, str(home)]
    subprocess.run(command, cwd=REPOSITORY, env=kept | {"HOME": str(home)}, check=True)
    return [f"{one.relative_to(home)}" for one in sorted(home.rglob("*")) if one.is_file()]


def test_the_engine_would_mark_the_machine_if_it_were_let(tmp_path: Path) -> None:
    """The control: where this fails, a newer engine marks it in another way, or not at all."""
    if tuple(map(int, version("onnxruntime").split(".")[:2])) < (1, 29):
        pytest.skip("this onnxruntime is from before it reported anything here")
    assert any("deviceid" in name for name in left_behind(LOUD, tmp_path))


@pytest.mark.parametrize("script", [MEANING, VOICE], ids=["meaning", "voice"])
def test_candor_lets_it_leave_nothing(script: str, tmp_path: Path) -> None:
    assert not [one for one in left_behind(script, tmp_path) if "Microsoft" in one]
