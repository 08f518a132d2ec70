"""How long one recall takes as memory grows, beside the plain ways on the same sentences.

Run as a script: ``python tests/benchmarks/bench_recall_size.py [LARGEST]``. Half of the records are
facts and half are turns of imported conversations; the sentences are those of the personas in
``shared/data`` beside this checkout, said by as many people as it takes. Their vectors are drawn at
random, for how long it takes does not depend on them; those of the questions are reckoned.
Milliseconds, as they pass and of the processor.
"""

import resource
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[2]))

from memory.door import MemoryRouter, judging
from memory.ids import new_id
from memory.recall import lexical
from memory.recall.minilm import packaged
from memory.recall.search import Search
from memory.records import Record, Source, Subject, Utterance, Validity
from memory.store import journal, writing
from memory.store.effects import Effect
from memory.store.files import Stores, open_stores
from memory.terms import content_terms, indexed_terms
from memory.vocabulary import Kind, Origin, Scope, SourceType, Speaker, Status, StoreName
from tests.benchmarks.bench_memory_size import PERSONAS, sentences

SIZES = (1_000, 10_000, 100_000)
BATCH = 1_000
ASKED = 100
SAID = datetime(2024, 1, 1, tzinfo=UTC)
Asking = Callable[[str], object]


@dataclass(frozen=True)
class Point:
    """How long one way took at one size."""

    p50_ms: float
    p95_ms: float
    processor_ms: float


def fact(text: str, number: int) -> Iterator[Effect]:
    """Yield what keeps a fact about one of many friends."""
    name = f"Friend{number // 40}"
    record = Record(
        id=new_id(),
        kind=Kind.SEMANTIC,
        scope=Scope.ENTITY,
        subject=Subject(f"name:{name.casefold()}", name, "friend"),
        statement=text,
        claim=None,
        status=Status.ACTIVE,
        origin=Origin.OWNER_TEXT,
        source_type=SourceType.EXPLICIT,
        confidence=0.9,
        importance=0.5,
        evidence_count=1,
        validity=Validity(),
        zone="UTC",
        recorded_at=SAID,
        sources=(Source(SAID, text, 0, len(text)),),
    )
    return writing.put_record(record, indexed_terms(record))


def turn(text: str, number: int) -> Sequence[Effect]:
    """Return what keeps a turn of one of many imported conversations."""
    said = Utterance(
        text,
        Speaker.OWNER if number % 4 else Speaker.OTHER,
        SAID + timedelta(days=number // 40, seconds=20 * (number % 40)),
        f"import:{number // 1_000}",
        Origin.IMPORT,
        name=f"Friend{number // 1_000}",
    )
    return judging.keep_turn(said, SAID)[0].effects


def fill(stores: Stores, texts: Sequence[str], start: int, stop: int) -> None:
    """Keep records number ``start`` to before ``stop``, and give them vectors."""
    for first in range(start, stop, BATCH):
        numbers = range(first, min(stop, first + BATCH))
        wanted: list[Effect] = []
        for number in numbers:
            text = texts[number % len(texts)]
            wanted += turn(text, number) if number % 2 else fact(text, number)
        with stores.locked():
            journal.carry_out(stores, wanted)
    with stores[StoreName.INDEX].writer.begin() as connection:
        ids = connection.exec_driver_sql(
            "SELECT record_id FROM passages WHERE record_id NOT IN (SELECT record_id FROM vectors)"
        ).scalars()
        random = np.random.default_rng(start)
        for id in list(ids):
            vector = random.standard_normal(packaged().dimension)
            vector /= np.linalg.norm(vector)
            kept = vector.astype("<f2").tobytes()
            writing.put_vector(connection, id, packaged().model, kept)


def timed(ask: Asking, questions: Sequence[str]) -> Point:
    """Ask every question, after a few that do not count."""
    for question in questions[:5]:
        ask(question)
    passed, worked = [], []
    for question in questions:
        started, began = time.perf_counter(), time.process_time()
        ask(question)
        passed.append((time.perf_counter() - started) * 1000)
        worked.append((time.process_time() - began) * 1000)
    p95 = statistics.quantiles(passed, n=20)[-1]
    return Point(statistics.median(passed), p95, statistics.median(worked))


def plain_ways(stores: Stores, texts: Sequence[str], size: int) -> Iterator[tuple[str, Asking]]:
    """Yield what people do instead, over as many sentences."""
    table = sqlite3.connect(":memory:")
    table.execute("CREATE TABLE said (text TEXT)")
    rows = ((texts[number % len(texts)],) for number in range(size))
    table.executemany("INSERT INTO said VALUES (?)", rows)

    def like(question: str) -> object:
        terms = content_terms(question)
        either = " OR ".join(["text LIKE ?"] * len(terms))
        found = table.execute(f"SELECT text FROM said WHERE {either}", [f"%{t}%" for t in terms])
        return found.fetchmany(10)

    def words(question: str) -> object:
        with stores.reading(StoreName.INDEX) as index:
            return lexical.find(index, content_terms(question), 10, list(Kind))

    vectors = np.random.default_rng(0).standard_normal((size, packaged().dimension))
    matrix = np.asarray(vectors, np.float32)

    def cosine(question: str) -> object:
        return np.argpartition(-(matrix @ packaged().embed([question])[0]), 10)[:10]

    yield "SQLite LIKE", like
    yield "FTS5 alone", words
    yield "numpy cosine alone", cosine
    if (library := chroma(matrix)) is None:
        sys.stdout.write(f"{size:7,} chromadb             not measured: it is not installed\n")
    else:
        yield "chromadb", library


def chroma(matrix: Any) -> Asking | None:
    """Return chromadb's way, when somebody has installed it."""
    try:
        chromadb = import_module("chromadb")
    except ImportError:
        return None
    client = chromadb.EphemeralClient(chromadb.Settings(anonymized_telemetry=False))
    kept = client.create_collection(f"said-{len(matrix)}", embedding_function=None)
    for start in range(0, len(matrix), 5_000):
        some = matrix[start : start + 5_000]
        kept.add(ids=[str(start + at) for at in range(len(some))], embeddings=some)
    return lambda question: kept.query(packaged().embed([question]), n_results=10)


def main() -> None:
    """Fill a memory step by step, and print a line for each size and way."""
    largest = int(sys.argv[1]) if len(sys.argv) > 1 else SIZES[-1]
    texts = sentences(PERSONAS)
    questions = [f"What about this: {text}" for text in texts[:: len(texts) // ASKED][:ASKED]]
    with tempfile.TemporaryDirectory() as folder:
        stores = open_stores(Path(folder))
        router = MemoryRouter(stores)
        done = 0
        for size in (each for each in SIZES if each <= largest):
            fill(stores, texts, done, size)
            done = size
            search = Search(stores, packaged())
            ways = [("recall", search.recall), *plain_ways(stores, texts, size)]
            for name, ask in ways:
                point = timed(ask, questions)
                peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
                held = sum(path.stat().st_size for path in Path(folder).glob("index.db*")) >> 20
                sys.stdout.write(
                    f"{size:7,} {name:20} p50 {point.p50_ms:7.1f}  p95 {point.p95_ms:7.1f}  "
                    f"processor {point.processor_ms:7.1f}  peak {peak} MB  index {held} MB\n"
                )
                sys.stdout.flush()
        router.close()
        stores.close()


if __name__ == "__main__":
    main()
