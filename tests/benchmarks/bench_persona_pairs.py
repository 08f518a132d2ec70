"""How well review tells contradictions from sentences that merely look like them.

Run as a script: ``python tests/benchmarks/bench_persona_pairs.py [FILE]``. Every pair is offered
in both orders as the owner's statements; it is flagged when anything in the second one is ruled
CONFLICT or UPDATE.
"""

import json
import statistics
import sys
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from memory.vocabulary import Decision
from tests.memory.notebook import Notebook

PAIRS = Path(__file__).parents[2] / "../shared/data/persona_pairs/dev.jsonl"


def flagged(first: str, second: str) -> bool:
    """Return whether the second statement is ruled to contradict or replace the first."""
    return bool({Decision.CONFLICT, Decision.UPDATE} & set(Notebook().decisions(first, second)))


@dataclass(frozen=True)
class Score:
    """How one run did; an offer is a pair in one order."""

    precision: float
    recall: float
    hard_negatives_flagged: float
    """Share of the compatible offers that look like conflicts."""
    wrong: tuple[str, ...]
    """One line for each offer that was ruled wrongly."""
    median_ms: float
    """To extract and review both sentences of a pair."""

    @property
    def f1(self) -> float:
        """The harmonic mean of precision and recall."""
        both = self.precision + self.recall
        return 2 * self.precision * self.recall / both if both else 0.0


@dataclass(frozen=True)
class _Offer:
    """One pair in one order, and how it was ruled."""

    conflict: bool
    hard_negative: bool
    flag: bool
    took_ms: float
    line: str


def _offer(pair: Mapping[str, Any], first: str, second: str) -> _Offer:
    began = time.perf_counter()
    flag = flagged(first, second)
    took_ms = (time.perf_counter() - began) * 1000
    line = f"{pair['label']:12} {pair['id']:>4}  {first}  |  {second}"
    return _Offer(pair["label"] == "conflict", pair["hard_negative"], flag, took_ms, line)


def measure(pairs: Iterable[Mapping[str, Any]]) -> Score:
    """Offer every pair in both orders; pairs that are a matter of taste are left out."""
    offers = [
        _offer(pair, pair[first], pair[second])
        for pair in pairs
        if pair["label"] != "conflict_soft"
        for first, second in (("a", "b"), ("b", "a"))
    ]
    hits = sum(offer.flag and offer.conflict for offer in offers)
    hard = [offer.flag for offer in offers if offer.hard_negative]
    return Score(
        precision=hits / max(sum(offer.flag for offer in offers), 1),
        recall=hits / max(sum(offer.conflict for offer in offers), 1),
        hard_negatives_flagged=sum(hard) / max(len(hard), 1),
        wrong=tuple(offer.line for offer in offers if offer.flag is not offer.conflict),
        median_ms=statistics.median(offer.took_ms for offer in offers),
    )


def read_pairs(path: Path) -> list[dict[str, Any]]:
    """Return the pairs of a file, one JSON object a line."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line]


def main() -> None:
    """Print the pairs that fail, then the scores."""
    score = measure(read_pairs(Path(sys.argv[1]) if len(sys.argv) > 1 else PAIRS))
    lines = [
        *score.wrong,
        f"F1 {score.f1:.3f}  precision {score.precision:.3f}  recall {score.recall:.3f}",
        f"hard negatives flagged {score.hard_negatives_flagged:.1%}",
        f"median {score.median_ms:.2f} ms a pair",
    ]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
