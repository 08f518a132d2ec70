"""Run the real command in a process of its own, on a data folder of the test's."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).parents[1]
TIMEOUT_S = 120
NOWHERE = "http://127.0.0.1:9"
"""An address where nothing ever answers."""

Json = dict[str, Any]


@dataclass(frozen=True)
class Outcome:
    """What a command came to."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[Json]:
        """Standard output as JSON lines."""
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def value(self) -> Json:
        """Standard output as one JSON value."""
        found: Json = json.loads(self.out)
        return found

    @property
    def error(self) -> Json:
        """Standard error as an error object."""
        found: Json = json.loads(self.err)
        return found


class Candor:
    """The command ``candor`` on one data folder.

    Attributes:
        folder: The data folder.
        environment: What the command sees on top of ours.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment: dict[str, str] = {"CANDOR_HOME": str(folder), "TZ": "UTC"}

    def __call__(self, *arguments: str, input: str | bytes = "") -> Outcome:
        """Run a command to its end."""
        given = input.encode() if isinstance(input, str) else input
        done = subprocess.run(
            [sys.executable, "-m", "desktop", *arguments],
            input=given,
            capture_output=True,
            cwd=REPOSITORY,
            env=self.all_environment(),
            timeout=TIMEOUT_S,
            check=False,
        )
        return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())

    def chat(self, *lines: str | Json, engine: str = "grounded") -> list[Json]:
        """Say lines in one conversation and return what each was answered."""
        given = [{"text": line} if isinstance(line, str) else line for line in lines]
        written = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in given)
        done = self("chat", "--json", "--engine", engine, input=written)
        assert done.code == 0, done.err
        assert len(done.lines) == len(lines)
        return done.lines

    def records(self, *arguments: str) -> list[Json]:
        """List records."""
        done = self("memory", "list", "--json", *arguments)
        assert done.code == 0, done.err
        return done.lines

    def recall(self, query: str) -> list[Json]:
        """Return what would be recalled."""
        done = self("recall", query, "--json")
        assert done.code == 0, done.err
        results: list[Json] = done.value["results"]
        return results

    def set(self, **settings: object) -> None:
        """Write the settings file."""
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / "settings.json").write_text(json.dumps(settings))

    def all_environment(self) -> dict[str, str]:
        """Return the environment that the command gets; no display is in it."""
        ours = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
        return ours | self.environment
