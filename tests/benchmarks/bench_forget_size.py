"""How long forgetting takes among many records: one with fifty copies, then many at once.

Run as ``python -m tests.benchmarks.bench_forget_size [RECORDS [FOLDER]]``. With FOLDER, the memory
that is filled there is kept, and used again by the next run.
"""

import shutil
import sys
import tempfile
import time
from pathlib import Path

from memory.forgetting.values import Receipt, Selection
from memory.vocabulary import ForgetMode, Origin, Speaker
from tests.benchmarks.bench_memory_size import PERSONAS, Growth, sentences
from tests.memory.forgetting.bytes import holders
from tests.memory.talking import Memory

CANARY = "Quixzabble77"
COPIES = 50
MANY = 1_000


def fill(folder: Path, records: int) -> None:
    """Keep so many records in a folder, the canary and its copies among them."""
    memory = Memory(folder)
    Growth(memory.stores, sentences(PERSONAS)).grow(records)
    memory.say(f"My locker code is {CANARY}.")
    for at in range(COPIES):
        memory.say(
            f"Yes, number {at}: your locker code is {CANARY}.",
            speaker=Speaker.COMPANION,
            origin=Origin.COMPANION,
        )
    memory.close()


def one(memory: Memory) -> tuple[float, Receipt]:
    """Forget the canary; return the seconds that it took and the receipt."""
    began = time.perf_counter()
    found = memory.router.forget(Selection(query=f"locker code {CANARY}"), ForgetMode.FORGET)
    return time.perf_counter() - began, found


def many(memory: Memory) -> tuple[float, float, int]:
    """Forget many; return the seconds of all, of the longest step, and how many steps it showed."""
    ids = tuple(record.id for record in memory.records()[:MANY])
    began = last = time.perf_counter()
    longest, steps = 0.0, 0
    for _ in memory.router.forgetting(Selection(ids=ids), ForgetMode.FORGET):
        now = time.perf_counter()
        longest, last, steps = max(longest, now - last), now, steps + 1
    return time.perf_counter() - began, longest, steps


def main() -> None:
    """Print how long it took."""
    records = int((*sys.argv[1:], "100000")[0])
    write = sys.stdout.write
    with tempfile.TemporaryDirectory() as scratch:
        kept = Path(sys.argv[2]) if len(sys.argv) > 2 else Path(scratch) / "kept"
        if not kept.exists():
            fill(kept, records)
        folder = Path(scratch) / "used"
        shutil.copytree(kept, folder)
        memory = Memory(folder)
        size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
        seconds, found = one(memory)
        write(f"among {records} records ({size / 1e6:.0f} MB) one of {COPIES} copies went in ")
        write(f"{seconds:.2f} s; complete: {found.is_complete}; left: {holders(folder, CANARY)}\n")
        seconds, longest, steps = many(memory)
        write(f"{MANY} went in {seconds:.1f} s, {steps} steps, the longest {longest:.2f} s\n")
        memory.close()


if __name__ == "__main__":
    main()
