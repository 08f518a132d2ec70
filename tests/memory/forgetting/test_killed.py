"""Killed at any point, a forget completes by itself, or had not begun; it is never half done."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.memory.forgetting.killed import CANARY, TWIN
from tests.memory.talking import Memory

ROOT = Path(__file__).parents[3]
ROUNDS = int(os.environ.get("CANDOR_KILLS", "20"))
"""How many random points; the whole is 300, which takes minutes."""
PARTS = 2


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(PARTS))
def test_killed_at_a_random_point_it_completes(memory: Memory, tmp_path: Path, part: int) -> None:
    memory.say(f"My locker code is {CANARY}.")
    memory.say(f"My bicycle code is {TWIN}.")
    memory.close()
    scratch = tmp_path.parent / f"scratch{part}"
    command = [sys.executable, str(Path(__file__).with_name("killed.py")), str(ROUNDS // PARTS)]
    done = subprocess.run(
        [*command, str(part * 1000), str(memory.folder), str(scratch)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    memory.open()
    rounds = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0, done.stderr
    assert all(one["twin"] for one in rounds)
    assert [one for one in rounds if one["begun"] and (one["held"] or one["readable"])] == []
    assert [one for one in rounds if not one["begun"] and not one["readable"]] == []
    assert sum(one["killed"] for one in rounds) > len(rounds) // 3  # control
    assert any(one["begun"] for one in rounds)  # control
