"""How precisely recall answers precisionMemBench's retrieval cases.

Run as a script: ``python tests/benchmarks/bench_precisionmem.py``. Each belief goes in through the
door as something the owner typed, its names before its content; what was replaced or resolved is
put away. Of what is recalled, only beliefs of the case's domain count, and pinned beliefs and open
questions do not: the vendor's model shows those elsewhere. What that model has and Candor's has not
(domains, pinning, open questions, relations that bring their participants along, a prelude on the
person) is not imitated, and its checks are left out.
"""

import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from memory.door import MemoryRouter
from memory.recall.minilm import packaged
from memory.recall.search import Search
from memory.records import Candidate, Source, Utterance
from memory.store.files import open_stores
from memory.vocabulary import Act, Origin, Speaker

FOLDER = Path(__file__).parents[2] / "../shared/data/precisionmembench"
OWNER = "test-user"
SEEDED = datetime(2026, 10, 1, tzinfo=UTC)
MOST = 12
"""How many beliefs the vendor's own retriever returns at most."""


@dataclass(frozen=True)
class Outcome:
    """How one case came out."""

    case: str
    wanted: frozenset[str]
    found: frozenset[str]

    @property
    def precision(self) -> float:
        """The share of what was found that was wanted; finding nothing is right when that is."""
        if not self.found:
            return float(not self.wanted)
        return len(self.wanted & self.found) / len(self.found)

    @property
    def recall(self) -> float:
        """The share of what was wanted that was found."""
        return len(self.wanted & self.found) / len(self.wanted) if self.wanted else 1.0

    @property
    def passes(self) -> bool:
        """Whether exactly what was wanted was found."""
        return self.wanted == self.found


def said(belief: dict[str, Any]) -> str:
    """Return a belief as the owner would type it."""
    names = dict.fromkeys([belief["canonical_name"].replace("_", " "), *belief["aliases"]])
    return f"{', '.join(names)}: {belief['content']}"


@contextmanager
def told(folder: Path, beliefs: list[dict[str, Any]]) -> Iterator[tuple[Search, dict[str, Any]]]:
    """Keep beliefs; give what searches them, and each by the record that it became."""
    stores = open_stores(folder)
    router = MemoryRouter(stores)
    try:
        kept = {}
        for belief in beliefs:
            text = said(belief)
            turn = router.submit(Utterance(text, Speaker.OWNER, SEEDED, "seed", Origin.OWNER_TEXT))
            source = Source(SEEDED, text, 0, len(text), turn_id=turn.record_id)
            ruling = router.submit(Candidate(text, source, Origin.OWNER_TEXT))
            assert ruling.record_id is not None, (ruling.reason, text)
            kept[ruling.record_id] = belief
            if belief["superseded_by"] or belief["resolved_at"]:
                router.act(ruling.record_id, Act.ARCHIVE)
        for _ in router.embed(packaged()):
            pass
        yield Search(stores, packaged()), kept
    finally:
        router.close()
        stores.close()


def outcomes(folder: Path) -> Iterator[Outcome]:
    """Ask every retrieval case that says which beliefs are relevant."""
    beliefs = json.loads((FOLDER / "beliefs.seed.json").read_text(encoding="utf-8"))
    cases = json.loads((FOLDER / "retrieval.cases.json").read_text(encoding="utf-8"))
    with told(folder, [one for one in beliefs if one["user_id"] == OWNER]) as (search, kept):
        for case in cases:
            relevant = case["expect"].get("relevantBeliefs", {})
            if "shouldOnlyInclude" not in relevant or case.get("userId", OWNER) != OWNER:
                continue
            results = search.recall(case["query"], k=MOST).results
            found = [kept[one.record.id] for one in results]
            yield Outcome(
                case["caseId"],
                frozenset(relevant["shouldOnlyInclude"]),
                frozenset(one["_id"] for one in found if is_counted(one, case["scope"])),
            )


def is_counted(belief: dict[str, Any], scope: list[str]) -> bool:
    """Tell whether a belief would be shown among the relevant ones of a domain."""
    elsewhere = belief["pinned"] or belief["type"] == "open_question"
    return not elsewhere and not set(scope).isdisjoint(belief["scope"])


def main() -> None:
    """Print the cases that fail, then the means and the passes, active ones apart."""
    with tempfile.TemporaryDirectory() as folder:
        found = list(outcomes(Path(folder)))
    for one in found:
        if not one.passes:
            missing, extra = sorted(one.wanted - one.found), sorted(one.found - one.wanted)
            sys.stdout.write(f"{one.case}: missing {missing}, beside them {extra}\n")
    precision = sum(one.precision for one in found) / len(found)
    recall = sum(one.recall for one in found) / len(found)
    active, empty = [one for one in found if one.wanted], [one for one in found if not one.wanted]
    sys.stdout.write(
        f"{len(found)} cases: mean precision {precision:.3f}, mean recall {recall:.3f}\n"
        f"active passes {sum(one.passes for one in active)} of {len(active)}, "
        f"empty passes {sum(one.passes for one in empty)} of {len(empty)}\n"
    )


if __name__ == "__main__":
    main()
