"""How long the owner's files take to read, to find and to remove, and what that does to the window.

Run as a script: ``python tests/benchmarks/bench_documents.py [MEGABYTES]``. A 300-page PDF and a
text file of MEGABYTES (50 unless told) are made, added on the job thread as a session does,
searched and removed. Meanwhile another thread wakes every 5 ms, as the window's does: the longest
time that it overslept is what the interpreter's lock, and all else, kept it from running. The
plain way of searching, a LIKE over the same pages, is timed beside ours.
"""

import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import accumulate
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop.session.assembly import assemble
from desktop.session.jobs import JobEnded
from desktop.session.options import Options
from desktop.session.session import Session
from memory.documents.library import Outcome
from memory.store.files import open_stores
from memory.vocabulary import StoreName
from tests.memory.documents import files

_TICK_S = 0.005
_QUESTIONS = 40
_PAGES = 300
_MEGABYTE = 2**20
_VOCABULARY = 100_000
"""As many words as a library of books has."""
_SYLLABLES = ("ka", "lo", "mi", "ren", "tu", "bas", "vel", "dor", "pin", "sha", "gro", "ul", "tem")


class Gaps:
    """How much later than it wanted a thread woke.

    Attributes:
        longest_ms: The longest it overslept.
        late: How often by more than 50 ms, which one notices.
    """

    def __init__(self) -> None:
        self.longest_ms = 0.0
        self.late = 0
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        before = time.perf_counter()
        while not self._over.is_set():
            time.sleep(_TICK_S)
            now = time.perf_counter()
            late_ms = (now - before - _TICK_S) * 1000
            self.longest_ms = max(self.longest_ms, late_ms)
            self.late += late_ms > 50
            before = now

    def __enter__(self) -> "Gaps":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()


def words(random: Random) -> Iterator[str]:
    """Yield words as often as a language does: the n-th an n-th of the first."""
    known = ["".join(random.choices(_SYLLABLES, k=2 + at % 4)) for at in range(_VOCABULARY)]
    often = list(accumulate(1 / rank for rank in range(1, _VOCABULARY + 1)))
    while True:
        yield from random.choices(known, cum_weights=often, k=10_000)


def write_text(path: Path, megabytes: int) -> list[str]:
    """Write a text file of paragraphs; return a phrase of each of some of them."""
    random = Random(4)
    supply = words(random)
    marks = []
    with path.open("w", encoding="utf-8") as file:
        at = 0
        while file.tell() < megabytes * _MEGABYTE:
            mark = f"mark{at}x{random.randrange(10**9)}"
            marks.append(mark)
            file.write(" ".join(next(supply) for _ in range(120)) + f" {mark}.\n\n")
            at += 1
    return random.sample(marks, _QUESTIONS)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


@contextmanager
def timed(what: str) -> Iterator[None]:
    """Print how long something took, and what it did to another thread meanwhile."""
    started = time.perf_counter()
    with Gaps() as gaps:
        yield
    took = time.perf_counter() - started
    _say(f"{what:36}{took:9.2f} s   gaps: longest {gaps.longest_ms:7.1f} ms, {gaps.late} over 50")


def add(session: Session, path: Path) -> Outcome:
    """Add a file on the job thread and wait for it."""
    over = threading.Event()
    ended: list[JobEnded[Outcome]] = []

    def end(outcome: JobEnded[Outcome]) -> None:
        ended.append(outcome)
        over.set()

    session.jobs.start(session.documents.add(path), ended=end)
    over.wait()
    if ended[0].result is None:
        raise RuntimeError(f"it was not added: {ended[0].error}")
    return ended[0].result


def median_ms(ask: Callable[[str], object], questions: list[str]) -> float:
    """Return the median time of an answer."""
    took = []
    for question in questions:
        started = time.perf_counter()
        ask(question)
        took.append((time.perf_counter() - started) * 1000)
    return sorted(took)[len(took) // 2]


def searched(session: Session, folder: Path, marks: list[str]) -> None:
    """Print how well and how fast the marks are found, ours beside the plain way."""
    hits = sum(mark in _quoted(session, mark) for mark in marks)
    _say(f"{'cited with the right words':36}{hits:6} of {len(marks)}")
    ours = median_ms(lambda mark: session.documents.search(mark, 5), marks)
    stores = open_stores(folder)
    try:
        with stores.reading(StoreName.DOCUMENTS) as connection:
            query = "SELECT number FROM pages WHERE text LIKE ? LIMIT 5"
            plain = median_ms(
                lambda mark: connection.exec_driver_sql(query, (f"%{mark}%",)).all(), marks[:5]
            )
    finally:
        stores.close()
    _say(
        f"{'search, median':36}{ours:9.2f} ms  plain LIKE {plain:.2f} ms, {plain / ours:.0f} times"
    )


def _quoted(session: Session, mark: str) -> str:
    return " ".join(one.quote for one in session.documents.search(mark, 1).citations)


def main() -> None:
    """Measure and print."""
    megabytes = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        book, text = folder / "book.pdf", folder / "long.txt"
        supply = words(Random(2))
        pages = [" ".join(next(supply) for _ in range(60)) + f" leaf{n}" for n in range(_PAGES)]
        book.write_bytes(files.pdf(pages))
        marks = write_text(text, megabytes)
        with assemble(Options(data_dir=folder / "data")) as session:
            with timed("nothing, for comparison"):
                time.sleep(2)
            with timed(f"add a PDF of {_PAGES} pages"):
                add(session, book)
            leaves = [f"leaf{number}" for number in range(0, _PAGES, 10)]
            right = sum(
                session.documents.search(leaf, 1).citations[0].page == int(leaf[4:]) + 1
                for leaf in leaves
            )
            _say(f"{'cited with the right page':36}{right:6} of {len(leaves)}")
            with timed(f"add a text of {megabytes} MB"):
                add(session, text)
            searched(session, folder / "data", marks)
            size = (folder / "data" / "documents.db").stat().st_size / _MEGABYTE
            _say(f"{'documents.db':36}{size:9.1f} MB")
            with timed(f"remove the text of {megabytes} MB"):
                left = session.documents.remove(str(text)).left
            _say(f"{'left of it':36}{left or 'nothing':>9}")


if __name__ == "__main__":
    main()
