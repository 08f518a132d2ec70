"""How precisely recall answers precisionMemBench's retrieval and session cases.

Run as a script: ``python tests/benchmarks/bench_precisionmem.py``. Each belief goes in through the
door as something the owner typed, its names before its content; what was replaced or resolved is
put away. Of what is recalled, only beliefs of the case's domain count, and pinned beliefs and open
questions do not: the vendor's model shows those elsewhere. What that model has and Candor's has not
(domains, pinning, open questions, relations that bring their participants along, a prelude on the
person, aliases that bring a belief wherever they stand) is not imitated, and its checks are left
out.

A session case is one message of the owner's, asked as they wrote it in the conversation so far.
What a session teaches comes in through the door after the message that teaches it, and a belief
that gets further names is corrected by the owner to one that has them.
"""

import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from memory.door import MemoryRouter
from memory.recall.conversing import InConversation
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


class Mind:
    """A memory that beliefs are told to."""

    def __init__(self, folder: Path) -> None:
        self._stores = open_stores(folder)
        self._router = MemoryRouter(self._stores)
        self._search = Search(self._stores, packaged())
        self._beliefs: dict[str, dict[str, Any]] = {}

    def close(self) -> None:
        """Close the memory."""
        self._router.close()
        self._stores.close()

    def tell(self, belief: dict[str, Any], instead_of: str | None = None) -> None:
        """Keep a belief, or put it in the place of the one that is kept with that id."""
        text = said(belief)
        turn = self.hear(Utterance(text, Speaker.OWNER, SEEDED, "seed", Origin.OWNER_TEXT))
        source = Source(SEEDED, text, 0, len(text), turn_id=turn.id)
        candidate = Candidate(text, source, Origin.OWNER_TEXT)
        old = [id for id, one in self._beliefs.items() if one["_id"] == instead_of]
        ruling = self._router.correct(old[0], candidate) if old else self._router.submit(candidate)
        assert ruling.record_id is not None, (ruling.reason, text)
        self._beliefs[ruling.record_id] = belief
        if belief["superseded_by"] or belief["resolved_at"]:
            self._router.act(ruling.record_id, Act.ARCHIVE)

    def hear(self, turn: Utterance) -> Utterance:
        """Keep a turn as it was said."""
        return replace(turn, id=self._router.submit(turn).record_id or "")

    def belief(self, id: str) -> dict[str, Any]:
        """Return the newest belief with that id."""
        return [one for one in self._beliefs.values() if one["_id"] == id][-1]

    def found(
        self, question: str, scope: Sequence[str], conversation: InConversation | None = None
    ) -> frozenset[str]:
        """Return the beliefs of a domain that are recalled for a question."""
        for _ in self._router.embed(packaged()):
            pass
        results = self._search.recall(question, k=MOST, conversation=conversation).results
        found = [self._beliefs[one.record.id] for one in results if one.record.id in self._beliefs]
        return frozenset(one["_id"] for one in found if is_counted(one, scope))


@contextmanager
def told(folder: Path) -> Iterator[Mind]:
    """Give a memory that the owner's beliefs were told to."""
    mind = Mind(folder)
    try:
        for belief in read("beliefs.seed.json"):
            if belief["user_id"] == OWNER:
                mind.tell(belief)
        yield mind
    finally:
        mind.close()


def read(name: str) -> Any:
    """Read one file of the benchmark."""
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


def outcomes(mind: Mind) -> Iterator[Outcome]:
    """Ask every retrieval case that says which beliefs are relevant."""
    for case in read("retrieval.cases.json"):
        relevant = case["expect"].get("relevantBeliefs", {})
        if "shouldOnlyInclude" in relevant and case.get("userId", OWNER) == OWNER:
            wanted = frozenset(relevant["shouldOnlyInclude"])
            yield Outcome(case["caseId"], wanted, mind.found(case["query"], case["scope"]))


def sessions(mind: Mind) -> Iterator[Outcome]:
    """Ask every message of every session, in order, and take in what it teaches."""
    for day, case in enumerate(read("session-retrieval.cases.json")):
        id, at = case["caseId"], SEEDED + timedelta(days=day + 1)
        before: list[Utterance] = []
        for number, turn in enumerate(case["turns"]):
            at += timedelta(minutes=2)
            asked = mind.hear(
                Utterance(turn["userMessage"], Speaker.OWNER, at, id, Origin.OWNER_TEXT)
            )
            found = mind.found(asked.text, turn["scope"], InConversation(id, before))
            wanted = frozenset(turn["expect"]["relevantBeliefs"]["shouldOnlyInclude"])
            yield Outcome(f"{id}, turn {number}", wanted, found)
            before.append(asked)
            if answer := turn.get("assistantMessage"):
                reply = replace(asked, text=answer, id="", at=at + timedelta(minutes=1))
                spoken = replace(reply, speaker=Speaker.COMPANION, origin=Origin.COMPANION)
                before.append(mind.hear(spoken))
            learn(mind, turn)


def learn(mind: Mind, turn: dict[str, Any]) -> None:
    """Take in what a turn of a session teaches."""
    if new := turn.get("createBeliefAtTurn"):
        mind.tell(new)
    if more := turn.get("updateBeliefAtTurn"):
        old = mind.belief(more["beliefId"])
        mind.tell({**old, "aliases": [*old["aliases"], *more["addAliases"]]}, old["_id"])


def is_counted(belief: dict[str, Any], scope: Sequence[str]) -> bool:
    """Tell whether a belief would be shown among the relevant ones of a domain."""
    elsewhere = belief["pinned"] or belief["type"] == "open_question"
    return not elsewhere and not set(scope).isdisjoint(belief["scope"])


def main() -> None:
    """Print the cases that fail, then the means and the passes, active ones apart."""
    with tempfile.TemporaryDirectory() as folder, told(Path(folder)) as mind:
        show("retrieval", list(outcomes(mind)))
        show("session", list(sessions(mind)))


def show(name: str, found: Sequence[Outcome]) -> None:
    """Print what some cases came to."""
    for one in found:
        if not one.passes:
            missing, extra = sorted(one.wanted - one.found), sorted(one.found - one.wanted)
            sys.stdout.write(f"{one.case}: missing {missing}, beside them {extra}\n")
    precision = sum(one.precision for one in found) / len(found)
    recall = sum(one.recall for one in found) / len(found)
    active, empty = [one for one in found if one.wanted], [one for one in found if not one.wanted]
    sys.stdout.write(
        f"{len(found)} {name} cases: mean precision {precision:.3f}, mean recall {recall:.3f}\n"
        f"active passes {sum(one.passes for one in active)} of {len(active)}, "
        f"empty passes {sum(one.passes for one in empty)} of {len(empty)}\n"
    )


if __name__ == "__main__":
    main()
