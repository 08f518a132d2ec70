"""Forgetting on ForgetEval's cases, asked in natural sentences, each with a control that stays.

Run as ``python -m tests.benchmarks.bench_forgeteval [MOST]``. The set can be won by erasing
everything, so that every case also asks for a fact that has nothing to do with what goes.
"""

import json
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from memory.errors import RecordNotFoundError
from memory.forgetting.intent import wished
from memory.forgetting.values import Selection
from memory.store.files import open_stores
from memory.vocabulary import ForgetMode, Kind
from tests.memory.talking import Memory

CASES = Path(__file__).parents[2] / "../shared/data/forgeteval/dev200.json"


def mutate(memory: Memory, mutation: list[str]) -> None:
    """Say a change, or ask in words to forget."""
    what, asked, *said = mutation
    if what == "supersede":
        memory.say(said[0])
        return
    wish = wished(f"Please forget everything about {asked}.")
    assert wish is not None, asked
    try:
        memory.router.forget(Selection(query=wish.what), ForgetMode.FORGET)
    except RecordNotFoundError:
        return


def faults(memory: Memory, case: dict[str, Any]) -> list[str]:
    """Return what is wrong after the changes of a case."""
    found = memory.recalled(case["final_query"], k=50)
    if "forget" in case["family"] or case["family"] in {"decay", "amnesia", "purge"}:
        found = memory.statements(None) + [one.statement for one in memory.of_kind(Kind.EPISODIC)]
    text = " ".join(found)
    wrong = [f"lost {word}" for word in case["must_contain"] if word not in text]
    wrong += [f"kept {word}" for word in case["must_not_contain"] if word in text]
    said = " ".join(memory.statements())
    touched = {word.lower() for _, asked, *_ in case["mutations"] for word in asked.split()}
    for fact in case["setup_facts"]:
        words = {word.strip(".,:'").lower() for word in fact.split()}
        goes = any(word in fact for word in case["must_not_contain"])
        if not goes and not words & touched and fact.rstrip(".") not in said:
            wrong.append(f"control lost: {fact}")
    return wrong


def main() -> None:
    """Run the cases and print how many hold."""
    cases = json.loads(CASES.read_text())[:: max(1, 200 // int((*sys.argv[1:], "200")[0]))]
    passed: Counter[str] = Counter()
    total: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as scratch:
        blank = Path(scratch) / "blank"
        open_stores(blank).close()
        for case in cases:
            folder = Path(scratch) / "case"
            shutil.rmtree(folder, ignore_errors=True)
            shutil.copytree(blank, folder)
            memory = Memory(folder)
            for fact in case["setup_facts"]:
                memory.say(fact)
            for mutation in case["mutations"]:
                mutate(memory, mutation)
            wrong = faults(memory, case)
            memory.close()
            total[case["family"]] += 1
            passed[case["family"]] += not wrong
            if wrong:
                sys.stdout.write(f"{case['id']} {wrong[:3]}\n")
    for family, count in total.items():
        sys.stdout.write(f"{family}: {passed[family]}/{count}\n")
    sys.stdout.write(f"all: {passed.total()}/{total.total()}\n")


if __name__ == "__main__":
    main()
