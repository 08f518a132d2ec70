from collections.abc import Callable
from pathlib import Path

import pytest

from memory.documents.library import Library, Outcome, Work
from memory.documents.search import DocumentSearch
from tests.memory.talking import Memory


def done(work: Work) -> Outcome:
    """Carry work out to its end."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            outcome: Outcome = end.value
            return outcome


class Shelf:
    """A memory with documents, and a folder of files beside it."""

    def __init__(self, memory: Memory, folder: Path) -> None:
        self.memory = memory
        self.folder = folder
        folder.mkdir()

    @property
    def search(self) -> DocumentSearch:
        return DocumentSearch(self.memory.stores)

    @property
    def library(self) -> Library:
        own = (self.memory.folder,)
        return Library(self.search, self.memory.router, lambda: self.memory.now, left_out=own)

    def put(self, name: str, content: bytes | str) -> Path:
        """Write a file."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    def add(self, path: Path | None = None) -> Outcome:
        """Add a file, or the whole folder."""
        return done(self.library.add(path or self.folder))

    def places(self, question: str) -> list[str]:
        """Return what is cited for a question."""
        return [each.place for each in self.search.search(question).citations]


@pytest.fixture
def shelf(memory: Memory, tmp_path_factory: pytest.TempPathFactory) -> Shelf:
    return Shelf(memory, tmp_path_factory.mktemp("shelf") / "files")


@pytest.fixture
def finish() -> Callable[[Work], Outcome]:
    return done
