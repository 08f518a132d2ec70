"""Whether memory gets slower as it grows: one more statement among a thousand and among more.

Run as a script: ``python tests/benchmarks/bench_memory_size.py [LARGEST]``. The sentences are
those of the personas in ``shared/data`` beside this checkout: the owner says all of them, and once
they run out, friends of theirs do. They are judged and written by the door's own code, many to an
operation, so that loading them does not wait for the disk each time; what is measured is
``MemoryRouter.submit`` of one statement more, its turn being kept.
"""

import itertools
import json
import math
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from memory.door import MemoryRouter, judging
from memory.door.register import Register
from memory.extraction.rules import extract
from memory.records import Candidate, Subject, Utterance
from memory.store import journal
from memory.store.effects import Effect
from memory.store.files import Stores, open_stores
from memory.vocabulary import Decision, Origin, Scope, Speaker

PERSONAS = Path(__file__).parents[2] / "../shared/data/msc_personas/msc_personas_all.json"
SIZES = (1_000, 3_000, 10_000, 30_000, 100_000)
BATCH = 400
"""How many sentences one operation of loading holds."""
SAMPLES = 200
"""How many statements are timed at each size."""
FRIENDS = 200


@dataclass(frozen=True)
class Point:
    """How long one more statement took at one size."""

    records: int
    median_ms: float
    p95_ms: float
    loading_s: float
    """How long getting here from the size before took."""


def sentences(path: Path) -> list[str]:
    """Return every sentence of the personas once, in a fixed random order."""
    personas = json.loads(path.read_text(encoding="utf-8"))
    found = {
        sentence
        for part in personas.values()
        for pair in part
        for speaker in ("Speaker 1", "Speaker 2")
        for sentence in pair.get(speaker, ())
    }
    ordered = sorted(found)
    random.Random(1).shuffle(ordered)
    return ordered


def spoken_of(number: int, one: Candidate) -> Candidate:
    """Return a statement as said of a friend; the first round is the owner's own."""
    if number == 0:
        return one
    friend = Subject(f"name:friend{number}", f"Friend{number}", "friend")
    return replace(one, subject=friend, scope=Scope.ENTITY)


class Growth:
    """A memory that is filled in steps."""

    def __init__(self, stores: Stores, texts: list[str]) -> None:
        self._stores = stores
        self._router = MemoryRouter(stores)
        self._register = Register(stores)
        self._chance = random.Random(2)
        self._to_say = ((round_, text) for round_ in itertools.count() for text in texts)
        self.records = 0

    def grow(self, size: int) -> None:
        """Say more until ``size`` records are kept."""
        while self.records < size:
            numbers, some = zip(*itertools.islice(self._to_say, BATCH), strict=True)
            self._load(some, numbers[0])

    def _load(self, texts: Sequence[str], round_: int) -> None:
        """Keep the turns as one operation, then what they say as another."""
        now, turns, wanted = datetime.now(UTC), [], []
        for text in texts:
            draft, ruling = judging.keep_turn(_said(text), now)
            turns.append(replace(_said(text), id=ruling.record_id or ""))
            wanted += draft.effects
        self._write(wanted)
        wanted = []
        for one in itertools.chain.from_iterable(map(extract, turns)):
            friend = round_ and 1 + self._chance.randrange(FRIENDS)
            about = spoken_of(friend, one)
            draft, ruling = judging.judge(self._stores, self._register, about, now)
            self._register.accept(draft)
            wanted += draft.effects
            self.records += ruling.decision is not Decision.IGNORE
        self._write(wanted)

    def _write(self, wanted: list[Effect]) -> None:
        with self._stores.locked():
            journal.carry_out(self._stores, wanted)

    def time(self, texts: list[str]) -> list[float]:
        """Return how many milliseconds each statement of ``texts`` takes to be ruled on."""
        took: list[float] = []
        for text in texts:
            kept = self._router.submit(_said(text)).record_id or ""
            for one in extract(replace(_said(text), id=kept)):
                began = time.perf_counter()
                self._router.submit(one)
                took.append((time.perf_counter() - began) * 1000)
        return took


def _said(text: str) -> Utterance:
    return Utterance(text, Speaker.OWNER, datetime.now(UTC), "size", Origin.OWNER_TEXT)


def measure(folder: Path, texts: list[str], sizes: tuple[int, ...] = SIZES) -> Iterator[Point]:
    """Yield how long one more statement takes at each size.

    Args:
        folder: An empty folder for the stores.
        texts: What is said; the last of them are kept for timing.
        sizes: How many records, growing.
    """
    stores = open_stores(folder)
    try:
        timed = SAMPLES * len(sizes)
        growth, spare = Growth(stores, texts[:-timed]), iter(texts[-timed:])
        for size in sizes:
            began = time.perf_counter()
            growth.grow(size)
            loading_s = time.perf_counter() - began
            took = sorted(growth.time(list(itertools.islice(spare, SAMPLES))))
            median = statistics.median(took)
            yield Point(growth.records, median, took[int(len(took) * 0.95)], loading_s)
    finally:
        stores.close()


def main() -> None:
    """Print a line a size, and how the median grew against the logarithm of the size."""
    largest = int(sys.argv[1]) if len(sys.argv) > 1 else SIZES[-1]
    sizes = tuple(size for size in SIZES if size <= largest)
    write = sys.stdout.write
    write(f"{'records':>9} {'median ms':>10} {'p95 ms':>8} {'loaded in s':>12}\n")
    points = []
    with tempfile.TemporaryDirectory() as folder:
        for point in measure(Path(folder), sentences(PERSONAS), sizes):
            points.append(point)
            write(
                f"{point.records:>9} {point.median_ms:>10.2f} {point.p95_ms:>8.2f} "
                f"{point.loading_s:>12.1f}\n"
            )
            sys.stdout.flush()
    first, last = points[0], points[-1]
    allowed = math.log(last.records) / math.log(first.records)
    write(f"grew {last.median_ms / first.median_ms:.2f} times; logarithmic is {allowed:.2f}\n")


if __name__ == "__main__":
    main()
