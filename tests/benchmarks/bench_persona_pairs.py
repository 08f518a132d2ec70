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
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from memory.extraction.rules import extract
from memory.records import Candidate, Record, Utterance
from memory.review.confidence import confidence
from memory.review.decide import review
from memory.vocabulary import Decision, Modality, Origin, Speaker, Status

PAIRS = ROOT / "../shared/data/persona_pairs/dev.jsonl"
_AT = datetime(2024, 5, 8, 12, tzinfo=UTC)
_KEPT = frozenset({Modality.ASSERTED, Modality.PLANNED})


def record_of(candidate: Candidate, id: str) -> Record:
    """Return the row that a created candidate becomes."""
    return Record(
        id=id,
        kind=candidate.kind,
        scope=candidate.scope,
        subject=candidate.subject,
        statement=candidate.statement,
        claim=candidate.claim,
        status=Status.ACTIVE,
        origin=candidate.origin,
        source_type=candidate.source_type,
        confidence=confidence(candidate),
        importance=candidate.importance,
        evidence_count=1,
        validity=candidate.validity,
        zone=candidate.zone,
        recorded_at=candidate.source.at,
        sources=(candidate.source,),
    )


def _said(text: str) -> list[Candidate]:
    heard = Utterance(text, Speaker.OWNER, _AT, "pairs", Origin.OWNER_TEXT)
    return [one for one in extract(heard) if one.modality in _KEPT and one.subject.key]


def flagged(first: str, second: str) -> bool:
    """Return whether the second statement is ruled to contradict or replace the first."""
    known: list[Record] = []
    for candidate in _said(first):
        if review(candidate, known).decision is Decision.CREATE:
            known.append(record_of(candidate, str(len(known))))
    rulings = {review(candidate, known).decision for candidate in _said(second)}
    return bool(rulings & {Decision.CONFLICT, Decision.UPDATE})


@dataclass(frozen=True)
class Score:
    """How one run did; offers are pairs in one order."""

    precision: float
    recall: float
    hard_negatives_flagged: float
    """Share of the compatible pairs that look like conflicts."""
    wrong: tuple[str, ...]
    """One line for each offer that was ruled wrongly."""
    median_ms: float
    """To extract and review both sentences of a pair."""

    @property
    def f1(self) -> float:
        """The harmonic mean of precision and recall."""
        both = self.precision + self.recall
        return 2 * self.precision * self.recall / both if both else 0.0


def measure(pairs: Iterable[Mapping[str, Any]]) -> Score:
    """Offer every pair in both orders."""
    hits = alarms = misses = hard = hard_flagged = 0
    wrong: list[str] = []
    took: list[float] = []
    for pair in pairs:
        if pair["label"] == "conflict_soft":
            continue
        for first, second in ((pair["a"], pair["b"]), (pair["b"], pair["a"])):
            began = time.perf_counter()
            flag, conflict = flagged(first, second), pair["label"] == "conflict"
            took.append((time.perf_counter() - began) * 1000)
            hits += flag and conflict
            alarms += flag and not conflict
            misses += conflict and not flag
            hard += bool(pair["hard_negative"])
            hard_flagged += bool(pair["hard_negative"]) and flag
            if flag is not conflict:
                sort = "missed" if conflict else "hard" if pair["hard_negative"] else "alarm"
                wrong.append(f"{sort:7}{pair['id']:>5}  {first}  |  {second}")
    return Score(
        precision=hits / max(hits + alarms, 1),
        recall=hits / max(hits + misses, 1),
        hard_negatives_flagged=hard_flagged / max(hard, 1),
        wrong=tuple(wrong),
        median_ms=statistics.median(took),
    )


def read_pairs(path: Path) -> list[dict[str, Any]]:
    """Return the pairs of a file, one JSON object a line."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line]


def main() -> None:
    """Print the table."""
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
