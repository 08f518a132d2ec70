"""Killed at any point, memory loses no acknowledged write and keeps no half one."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
ROUNDS = 500
"""How many random points; in parts, so that they share the workers."""
PARTS = 5


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("part", range(PARTS))
def test_killed_at_a_random_point_it_loses_nothing(tmp_path: Path, blank: Path, part: int) -> None:
    rounds = ROUNDS // PARTS
    command = [sys.executable, str(Path(__file__).with_name("stream.py"))]
    arguments = [str(rounds), str(part * rounds), str(blank), str(tmp_path)]
    done = subprocess.run(
        [*command, *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    results = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0, done.stderr
    assert [result for result in results if result["wrong"]] == []
    # Control: the children really died in the middle, and had really written before.
    assert sum(result["killed"] for result in results) == rounds
    assert sum(result["acknowledged"] for result in results) > 5 * rounds
