"""Forgetting on ForgetEval's cases, asked in natural sentences, each with controls that stay.

Run as ``python -m tests.benchmarks.bench_forgeteval [MOST]``. The set can be won by erasing
everything, so that every case also tells of somebody else, where a fact is replaced the very fact
that goes, and of something else about whom it goes; both have to stay. What the product leaves to
the owner is answered with a correction, in words, and counted apart: it does not count as held.
"""

import json
import shutil
import sys
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

from memory.errors import RecordNotFoundError
from memory.forgetting.intent import wished
from memory.forgetting.values import Selection
from memory.store.files import open_stores
from memory.vocabulary import Decision, ForgetMode, Kind
from tests.memory.talking import Memory

CASES = Path(__file__).parents[2] / "../shared/data/forgeteval/dev200.json"


_OTHER = "Thorsten"
"""Of whom no case speaks."""
_REPLACED = frozenset(("supersession", "drift"))


def controls(case: dict[str, Any]) -> list[str]:
    """Return what has to stay: another's same fact, and another fact of the same person."""
    if case["family"] not in _REPLACED:
        return [f"{_OTHER} plays the bassoon."]
    name = case["mutations"][0][1].split()[0]
    goes = [fact for fact in case["setup_facts"] if fact.startswith(name)]
    return [*(fact.replace(name, _OTHER) for fact in goes), f"{name} plays the bassoon."]


def mutate(memory: Memory, mutation: list[str]) -> bool:
    """Say a change, or ask in words to forget; return whether the owner had to settle it."""
    what, asked, *said = mutation
    if what == "supersede":
        rulings = memory.say(said[0])
        if all(ruling.decision is not Decision.CONFLICT for ruling in rulings):
            return False
        memory.say(f"Correction: {said[0]}")
        return True
    wish = wished(f"Please forget everything about {asked}.")
    assert wish is not None, asked
    with suppress(RecordNotFoundError):
        memory.router.forget(Selection(query=wish.what), ForgetMode.FORGET)
    return False


def faults(memory: Memory, case: dict[str, Any]) -> list[str]:
    """Return what is wrong after the changes of a case."""
    found = memory.recalled(case["final_query"], k=50)
    if "forget" in case["family"] or case["family"] in {"decay", "amnesia", "purge"}:
        found = memory.statements(None) + [one.statement for one in memory.of_kind(Kind.EPISODIC)]
    stays = [fact.rstrip(".") for fact in controls(case)]
    text = " ".join(one for one in found if one not in stays)
    wrong = [f"lost {word}" for word in case["must_contain"] if word not in text]
    wrong += [f"kept {word}" for word in case["must_not_contain"] if word in text]
    said = " ".join(memory.statements())
    touched = {word.lower() for _, asked, *_ in case["mutations"] for word in asked.split()}
    for fact in case["setup_facts"]:
        words = {word.strip(".,:'").lower() for word in fact.split()}
        goes = any(word in fact for word in case["must_not_contain"])
        if not goes and not words & touched and fact.rstrip(".") not in said:
            wrong.append(f"control lost: {fact}")
    known = memory.statements()
    return wrong + [f"control lost: {fact}" for fact in stays if fact not in known]


def main() -> None:
    """Run the cases and print how many hold."""
    cases = json.loads(CASES.read_text())[:: max(1, 200 // int((*sys.argv[1:], "200")[0]))]
    passed: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    total: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as scratch:
        blank = Path(scratch) / "blank"
        open_stores(blank).close()
        for case in cases:
            folder = Path(scratch) / "case"
            shutil.rmtree(folder, ignore_errors=True)
            shutil.copytree(blank, folder)
            memory = Memory(folder)
            for fact in (*case["setup_facts"], *controls(case)):
                memory.say(fact)
            settled = [mutate(memory, mutation) for mutation in case["mutations"]]
            wrong = faults(memory, case)
            memory.close()
            total[case["family"]] += 1
            passed[case["family"]] += not wrong and not any(settled)
            asked[case["family"]] += not wrong and any(settled)
            if wrong:
                sys.stdout.write(f"{case['id']} {wrong[:3]}\n")
    for family, count in total.items():
        sys.stdout.write(f"{family}: {passed[family]}/{count}")
        sys.stdout.write(f" and {asked[family]} that waited for the owner\n")
    sys.stdout.write(f"all: {passed.total()}/{total.total()} and {asked.total()} that waited\n")


if __name__ == "__main__":
    main()
