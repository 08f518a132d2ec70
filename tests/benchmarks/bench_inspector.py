"""How soon the Memory place shows what it holds when there is very much: first rows and filters.

Run as a script: ``python -m tests.benchmarks.bench_inspector [RECORDS] [FOLDER]``. The memory is
made of the sentences of the personas in ``shared/data`` beside this checkout, as facts about many
people, of every state, origin and age, with vectors drawn at random; it is written by the door's
own code. In ``FOLDER`` it is made once and used again. What is measured is
``desktop.benchmarks.inspecting``, the same that ``candor bench inspector`` runs on a small memory.
"""

import json
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop.benchmarks import inspecting
from desktop.session.paths import locate
from memory.ids import new_id
from memory.recall.minilm import packaged
from memory.records import OWNER, Record, Source, Subject, Validity
from memory.store import journal, writing
from memory.store.effects import Effect
from memory.store.files import Stores, open_stores
from memory.terms import indexed_terms
from memory.vocabulary import Kind, Origin, Scope, SourceType, Status, StoreName
from tests.benchmarks.bench_memory_size import PERSONAS, sentences
from tests.benchmarks.bench_recall_size import BATCH, SAID

RECORDS = 100_000
PROJECTS = 7
_STATES = (*(Status.ACTIVE,) * 16, Status.SUPERSEDED, Status.SUPERSEDED, Status.ARCHIVED)
_ORIGINS = (Origin.OWNER_TEXT, Origin.OWNER_SPEECH, Origin.IMPORT)
_DONE = "filled"


def record(text: str, number: int) -> Record:
    """Return a fact: about the owner, or about one of many friends."""
    name = f"Friend{number // 40}"
    is_own = number % 4 == 0
    at = SAID + timedelta(minutes=13 * number)
    state = Status.PENDING if number % 97 == 0 else _STATES[number % len(_STATES)]
    return Record(
        id=new_id(),
        kind=Kind.SEMANTIC,
        scope=Scope.OWNER if is_own else Scope.ENTITY,
        subject=OWNER if is_own else Subject(f"name:{name.casefold()}", name, "friend"),
        statement=text,
        claim=None,
        status=state,
        origin=_ORIGINS[number % len(_ORIGINS)],
        source_type=SourceType.EXPLICIT,
        confidence=0.3 + 0.65 * (number % 101) / 100,
        importance=0.5,
        evidence_count=1,
        validity=Validity(),
        zone="UTC",
        recorded_at=at,
        sources=(Source(at, text, 0, len(text)),),
        project_id=f"project:number{number % PROJECTS}" if number % 20 == 1 else None,
    )


def project(number: int) -> Record:
    """Return what is known of a project, after which it is named where one is chosen."""
    name = f"number{number}"
    about = Subject(f"project:{name}", name)
    one = record(f"The project is called {name}.", 1)
    return replace(one, subject=about, scope=Scope.PROJECT, project_id=about.key)


def fill(stores: Stores, texts: Sequence[str], records: int) -> None:
    """Keep as many records, and give them vectors."""
    for first in range(0, records, BATCH):
        wanted: list[Effect] = []
        for number in range(first, min(records, first + BATCH)):
            wanted += _kept(record(texts[number % len(texts)], number))
        if not first:
            wanted += [effect for number in range(PROJECTS) for effect in _kept(project(number))]
        with stores.locked():
            journal.carry_out(stores, wanted)
    random = np.random.default_rng(0)
    with stores[StoreName.INDEX].writer.begin() as connection:
        ids = connection.exec_driver_sql("SELECT record_id FROM passages").scalars()
        for id in list(ids):
            vector = random.standard_normal(packaged().dimension)
            vector /= np.linalg.norm(vector)
            writing.put_vector(connection, id, packaged().model, vector.astype("<f2").tobytes())


def _kept(one: Record) -> Iterator[Effect]:
    yield from writing.put_record(one, indexed_terms(one))


def prepare(folder: Path, records: int) -> None:
    """Make the memory, unless it is there already."""
    done = folder / _DONE
    if not done.exists():
        folder.mkdir(parents=True, exist_ok=True)
        stores = open_stores(locate(folder).memory)
        try:
            fill(stores, sentences(PERSONAS), records)
        finally:
            stores.close()
        done.write_text(str(records), encoding="utf-8")


def main() -> None:
    """Fill a memory and print what was measured as JSON."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    records = int(sys.argv[1]) if len(sys.argv) > 1 else RECORDS
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(sys.argv[2]) if len(sys.argv) > 2 else Path(scratch)
        prepare(folder, records)
        found = inspecting.measure_on(folder)
    sys.stdout.write(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
