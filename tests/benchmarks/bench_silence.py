"""How often recall says nothing where nothing is stored, and something where something is.

Run as a script: ``python tests/benchmarks/bench_silence.py [FILE]``. The questions of every LoCoMo
conversation are put to every one of its conversations: to their own, they should recall something;
to another, nothing.
"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from memory.recall.minilm import packaged
from memory.recall.search import Search
from tests.benchmarks.locomo import FILE, conversations, kept


def measure(path: Path) -> Iterator[tuple[str, str, int, float]]:
    """Yield whose turns, whose questions, how many, and the share that recalled anything."""
    every = conversations(path)
    for told in every:
        with (
            tempfile.TemporaryDirectory() as folder,
            kept(Path(folder), told.turns, packaged()) as stores,
        ):
            search = Search(stores, packaged())
            for asked in every:
                found = [bool(search.recall(one.text).results) for one in asked.questions]
                yield told.name, asked.name, len(found), sum(found) / len(found)


def main() -> None:
    """Print a line a pair, then both shares over all."""
    own: list[tuple[int, float]] = []
    other: list[tuple[int, float]] = []
    for told, asked, count, share in measure(Path(sys.argv[1]) if len(sys.argv) > 1 else FILE):
        sys.stdout.write(f"{told:8} asked about {asked:8} {count:4} questions: {share:.3f}\n")
        sys.stdout.flush()
        (own if told == asked else other).append((count, share))
    for name, rows in (("of its own", own), ("of another", other)):
        total = sum(count for count, _ in rows)
        share = sum(count * share for count, share in rows) / total
        sys.stdout.write(f"{name}: {share:.3f} of {total} recalled something\n")


if __name__ == "__main__":
    main()
