"""A process that forgets something and kills itself in the middle of it.

Run as ``python killed.py ROUNDS SEED LIVED SCRATCH``; prints a line of JSON a round.
"""

import json
import os
import random
import shutil
import sys
from pathlib import Path
from typing import Any

from memory.forgetting import receipt
from memory.forgetting.values import Selection
from memory.vocabulary import ForgetMode
from tests.memory.dying import die_at
from tests.memory.forgetting.bytes import holders
from tests.memory.talking import Memory

CANARY = "Quixzabble77"
TWIN = "Trundlewick88"
POINTS = 260
"""About how many statements and commits one forget makes."""


def child(folder: Path, seed: int) -> None:
    """Forget in ``folder`` and die at a random point."""
    memory = Memory(folder)
    die_at(random.Random(seed).randrange(1, POINTS))
    memory.router.forget(Selection(query=CANARY), ForgetMode.FORGET)
    os._exit(0)


def check(folder: Path) -> dict[str, Any]:
    """Reopen ``folder`` and say how it is."""
    memory = Memory(folder)
    try:
        begun = bool(receipt.issued(memory.stores))
        return {
            "begun": begun,
            "readable": bool(memory.recalled(CANARY)),
            "held": holders(folder, CANARY),
            "twin": bool(memory.recalled(TWIN)),
        }
    finally:
        memory.close()


def main() -> None:
    """Run the rounds."""
    rounds, seed = map(int, sys.argv[1:3])
    lived, scratch = map(Path, sys.argv[3:5])
    for round_ in range(rounds):
        folder = scratch / str(round_)
        shutil.copytree(lived, folder)
        pid = os.fork()
        if pid == 0:
            child(folder, seed + round_)
        _, status = os.waitpid(pid, 0)
        found = check(folder) | {"killed": os.WIFSIGNALED(status), "seed": seed + round_}
        shutil.rmtree(folder)
        sys.stdout.write(json.dumps(found) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
