"""The owner's files: taken in as long work, looked through, taken away."""

from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path

from desktop.session.jobs import Work
from memory.documents import library
from memory.documents.library import Library, Outcome, Progress
from memory.documents.search import DocumentSearch, Found
from memory.documents.values import Document, Removal
from memory.door import MemoryRouter
from personality.steps import Step


class Documents:
    """What the owner can do with files; adding and refreshing is work for the job thread."""

    def __init__(
        self,
        search: DocumentSearch,
        router: MemoryRouter,
        clock: Callable[[], datetime],
        own: Path,
    ) -> None:
        """Keep files through ``router``; ``own`` is never looked into."""
        self._search = search
        self._library = Library(self._search, router, clock, left_out=(own,))

    def add(self, path: Path) -> Work[Outcome]:
        """Return the work of reading a file, or all in a folder; what is read already stays."""
        return _steps(self._library.add(path))

    def add_all(self, paths: Sequence[Path]) -> Work[Outcome]:
        """Return the work of reading several files or folders, one after the other."""
        whole = Outcome()
        for path in paths:
            whole.take((yield from self.add(path)))
        return whole

    def refresh(self) -> Work[Outcome]:
        """Return the work of looking at every file again."""
        return _steps(self._library.refresh())

    def folders(self) -> tuple[Path, ...]:
        """Return the folders that are looked into for new files, by path."""
        return self._search.folders()

    def list(self) -> tuple[Document, ...]:
        """Return every document, by path."""
        return self._search.list()

    def search(self, question: str, k: int) -> Found:
        """Find the places that speak of what is asked."""
        return self._search.search(question, k=k)

    def show(self, named: str) -> Document:
        """Return the document with an id or a path.

        Raises:
            DocumentNotFoundError: there is none.
        """
        return self._search.named(named)

    def page(self, document: Document, number: int) -> str | None:
        """Return the text of a page; None when it holds none."""
        return self._search.page(document, number)

    def remove(self, named: str) -> Removal:
        """Forget a document; its file stays.

        Raises:
            DocumentNotFoundError: there is none.
        """
        return self._library.remove(named)

    def leave_folder(self, path: Path) -> tuple[Document, ...]:
        """Look into an added folder no more; return the documents that are in it, which stay.

        Raises:
            DocumentNotFoundError: it was not added.
        """
        return self._library.leave_folder(path)


def _steps(work: library.Work) -> Work[Outcome]:
    """Tell progress as every long work does; closing it takes back the file being read."""
    with closing(work):
        while True:
            try:
                at = next(work)
            except StopIteration as end:
                outcome: Outcome = end.value
                return outcome
            yield Step(at.done, at.total, _label(at))


def _label(at: Progress) -> str:
    return f"{at.path.name}, {at.pages} pages" if at.pages else at.path.name
