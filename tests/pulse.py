"""A sound system of the tests' own: a PulseAudio server with a room, a microphone and a speaker.

What is played into the room is what the microphone hears; what is played to the speaker can be
recorded. The microphone can be pulled out and plugged in again.
"""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from voice.audio import AudioChunk, Samples
from voice.sound_files import write_wav

MICROPHONE = "desk_microphone"
SPARE_MICROPHONE = "spare_microphone"
SPEAKER = "speaker"
_RATE_HZ = 44_100
_START_S = 15.0


class PrivatePulse:
    """A running server; made by ``private_pulse``.

    Attributes:
        environment: What programs need in their environment to use it.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.environment = {
            "XDG_RUNTIME_DIR": str(folder),
            "PULSE_RUNTIME_PATH": str(folder),
            "PULSE_STATE_PATH": str(folder),
            "PULSE_COOKIE": str(folder / "cookie"),
            "PULSE_SERVER": f"unix:{folder / 'socket'}",
        }
        self._inputs: dict[str, str] = {}

    def control(self, *arguments: str) -> str:
        """Run ``pactl`` and return what it prints."""
        done = subprocess.run(
            ["pactl", *arguments],
            env=os.environ | self.environment,
            check=True,
            capture_output=True,
            text=True,
        )
        return done.stdout.strip()

    def plug_in(self, name: str) -> None:
        """Add a microphone that hears the room; it becomes the default when it is the first."""
        is_first = not self._inputs
        self._inputs[name] = self.control(
            "load-module",
            "module-remap-source",
            f"source_name={name}",
            "master=room.monitor",
            f"source_properties=device.description={name}",
        )
        if is_first:
            self.control("set-default-source", name)

    def pull_out(self, name: str) -> None:
        """Remove a microphone."""
        self.control("unload-module", self._inputs.pop(name))

    def play_into_room(self, sound: AudioChunk) -> None:
        """Play ``sound`` where the microphones hear it; blocks until it is over."""
        path = self._folder / "sound.wav"
        write_wav(path, [sound])
        subprocess.run(
            ["paplay", "--device=room", str(path)],
            env=os.environ | self.environment,
            check=True,
            capture_output=True,
        )

    @contextmanager
    def recording_speaker(self) -> Iterator["Recording"]:
        """Record what the speaker plays, from before the block to after it."""
        command = ["parec", f"--device={SPEAKER}.monitor", "--format=float32le", "--channels=1"]
        path = self._folder / "speaker.raw"
        with path.open("wb") as out:
            process = subprocess.Popen(
                [*command, f"--rate={_RATE_HZ}", "--latency-msec=10", "--raw"],
                env=os.environ | self.environment,
                stdout=out,
            )
            try:
                wait_until(lambda: path.stat().st_size > 0)
                yield Recording(path)
            finally:
                process.terminate()
                process.wait()


class Recording:
    """A recording that still grows."""

    def __init__(self, path: Path) -> None:
        self._path = path

    @property
    def sound(self) -> AudioChunk:
        """What was recorded until now."""
        raw = self._path.read_bytes()
        return AudioChunk(np.frombuffer(raw[: len(raw) // 4 * 4], np.float32), _RATE_HZ)

    @property
    def samples(self) -> Samples:
        """The samples recorded until now."""
        return self.sound.samples


def wait_until(is_so: Callable[[], bool], timeout_s: float = 10.0) -> None:
    """Wait until ``is_so()``; fail when that takes too long."""
    deadline = time.monotonic() + timeout_s
    while not is_so():
        if time.monotonic() > deadline:
            pytest.fail(f"waited {timeout_s} s in vain")
        time.sleep(0.01)


@contextmanager
def private_pulse() -> Iterator[PrivatePulse]:
    """Run a server with one microphone and one speaker, for this process and its children."""
    if shutil.which("pulseaudio") is None or shutil.which("pactl") is None:
        pytest.skip("pulseaudio is not installed")
    # Not pytest's own folder: the path of a Unix socket may have at most 107 characters.
    folder = Path(tempfile.mkdtemp(prefix="pulse-"))
    pulse = PrivatePulse(folder)
    with (
        (folder / "log").open("wb") as log,
        subprocess.Popen(
            _server_command(folder),
            env=_without_server(os.environ | pulse.environment),
            stdout=log,
            stderr=log,
        ) as server,
        pytest.MonkeyPatch.context() as patch,
    ):
        try:
            wait_until(lambda: _answers(pulse), _START_S)
            for name, value in pulse.environment.items():
                patch.setenv(name, value)
            pulse.control("set-default-sink", SPEAKER)
            pulse.plug_in(MICROPHONE)
            yield pulse
        finally:
            server.terminate()
    shutil.rmtree(folder)


def _server_command(folder: Path) -> list[str]:
    """Return a server that needs neither a session bus nor sound cards nor files of the user."""
    modules = (
        f"module-native-protocol-unix socket={folder / 'socket'} auth-anonymous=1",
        f"module-null-sink sink_name={SPEAKER} sink_properties=device.description={SPEAKER}",
        "module-null-sink sink_name=room sink_properties=device.description=room",
    )
    loads = [argument for module in modules for argument in ("-L", module)]
    return [
        "pulseaudio",
        "-n",
        "--daemonize=no",
        "--exit-idle-time=-1",
        "--use-pid-file=no",
        "--disable-shm=yes",
        *loads,
    ]


def _without_server(environment: dict[str, str]) -> dict[str, str]:
    return {name: value for name, value in environment.items() if name != "PULSE_SERVER"}


def _answers(pulse: PrivatePulse) -> bool:
    try:
        pulse.control("info")
    except subprocess.CalledProcessError:
        return False
    return True
