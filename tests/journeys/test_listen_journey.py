"""``candor listen`` as the owner runs it: captions in a terminal, and Ctrl-C."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.command_line import REPOSITORY, TIMEOUT_S, Candor
from tests.journeys.conftest import Say
from tests.pulse import PrivatePulse

pytestmark = pytest.mark.xdist_group("pulse")


@pytest.fixture
def listening(pulse: PrivatePulse, tmp_path: Path) -> Iterator["subprocess.Popen[str]"]:
    candor = Candor(tmp_path)
    with subprocess.Popen(
        [sys.executable, "-m", "desktop", "listen", "--json", "--engine", "grounded"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=REPOSITORY,
        env=candor.all_environment(),
    ) as process:
        yield process
        process.kill()


def wait_for(process: "subprocess.Popen[str]", who: str) -> str:
    """Return what the next caption of one kind says."""
    assert process.stdout is not None
    for line in process.stdout:
        caption = json.loads(line)
        if caption["event"] == who:
            return str(caption["text"])
    pytest.fail(f"there was no caption of {who}")


def test_captions_of_both_sides_and_a_quiet_end(
    listening: "subprocess.Popen[str]", pulse: PrivatePulse, say: Say
) -> None:
    while wait_for(listening, "state") != "listening":
        pass
    pulse.play_into_room(say("My sister is allergic to peanuts."))
    assert "peanuts" in wait_for(listening, "you").lower()
    assert wait_for(listening, "candor")
    listening.send_signal(signal.SIGINT)
    _, complaints = listening.communicate(timeout=TIMEOUT_S)
    assert listening.returncode == 0
    assert complaints == ""
