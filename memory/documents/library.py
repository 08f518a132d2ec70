"""Add files to the documents, see what became of them, take them away."""

import os
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, fields, replace
from datetime import datetime
from pathlib import Path
from typing import Protocol

from memory.documents.files import files_in, looks_the_same
from memory.documents.limits import USUAL, Limits
from memory.documents.reader import Reader
from memory.documents.search import DocumentSearch
from memory.documents.values import Document, Page, Refused, Removal, Stamp
from memory.documents.wire import Finished, Pages, Same, Unread
from memory.errors import DocumentNotFoundError
from memory.ids import new_id
from memory.vocabulary import DocumentState, Refusal


class Keeper(Protocol):
    """The part of the door that documents go through."""

    def add_pages(self, edition: str, pages: Sequence[Page]) -> None:
        """Write pages of a document that is being read."""
        ...

    def drop_pages(self, edition: str) -> None:
        """Take the pages of a broken off reading away."""
        ...

    def keep_document(self, document: Document) -> Document:
        """Keep a document whose pages are there."""
        ...

    def keep_folder(self, path: Path) -> None:
        """Have a folder looked into for new files."""
        ...

    def drop_folder(self, path: Path) -> None:
        """Look into a folder no more."""
        ...

    def drop_document(self, id: str) -> Removal:
        """Take a document and its pages away."""
        ...


@dataclass(frozen=True)
class Progress:
    """How far reading many files is."""

    done: int
    """Files that are through."""
    total: int
    path: Path
    """The file that is being read."""
    pages: int = 0
    """How many of its pages were read."""


@dataclass
class Outcome:
    """What became of many files."""

    added: list[Document] = field(default_factory=list)
    updated: list[Document] = field(default_factory=list)
    """Changed since they were read, or come back; read again where that was needed."""
    unchanged: list[Document] = field(default_factory=list)
    refused: list[Refused] = field(default_factory=list)
    gone: list[Document] = field(default_factory=list)
    """No longer there."""

    def take(self, other: "Outcome") -> None:
        """Add what became of others."""
        for one in fields(self):
            getattr(self, one.name).extend(getattr(other, one.name))


Work = Generator[Progress, None, Outcome]
"""Closing it takes the file that is being read back; those before it stay."""


class Library:
    """The owner's files, as memory knows them."""

    def __init__(
        self,
        search: DocumentSearch,
        keeper: Keeper,
        clock: Callable[[], datetime],
        *,
        left_out: Iterable[Path] = (),
        limits: Limits = USUAL,
    ) -> None:
        """Read through ``search`` and write through ``keeper``.

        Args:
            search: What is known.
            keeper: The door.
            clock: The time now.
            left_out: Folders that are never looked into, such as Candor's own.
            limits: What a file may cost.
        """
        self._search = search
        self._keeper = keeper
        self._clock = clock
        self._left_out = frozenset(folder.resolve() for folder in left_out)
        self._limits = limits

    def add(self, path: Path) -> Work:
        """Read a file, or every file in a folder and below it that is not hidden.

        What comes into the folder afterwards is read by ``refresh``.
        """
        outcome = Outcome()
        path = _absolute(path)
        if path.is_dir():
            self._keeper.keep_folder(path)
        yield from self._read_all(list(self._files_in(path, outcome)), outcome)
        return outcome

    def refresh(self) -> Work:
        """Look at every file again: read what was changed or is new, note what is gone or back."""
        outcome = Outcome()
        here: list[Path] = []
        for document in self._search.list():
            if os.path.lexists(document.path):  # one that may not be looked at is not gone
                here.append(document.path)
            elif document.state is not DocumentState.GONE:
                gone = replace(document, state=DocumentState.GONE)
                outcome.gone.append(self._keeper.keep_document(gone))
        yield from self._read_all([*here, *self._new(outcome)], outcome)
        return outcome

    def remove(self, named: str) -> Removal:
        """Forget a document; its file stays.

        Args:
            named: Its id or its path.

        Raises:
            DocumentNotFoundError: there is none.
        """
        return self._keeper.drop_document(self._search.named(named).id)

    def leave_folder(self, path: Path) -> tuple[Document, ...]:
        """Look into an added folder no more; return the documents that are in it, which stay.

        Raises:
            DocumentNotFoundError: it was not added.
        """
        path = _absolute(path)
        if path not in self._search.folders():
            raise DocumentNotFoundError(str(path))
        self._keeper.drop_folder(path)
        return tuple(one for one in self._search.list() if path in one.path.parents)

    def _new(self, outcome: Outcome) -> Iterator[Path]:
        """Yield the files in added folders that are no documents, and were not taken away."""
        known = {document.path for document in self._search.list()}
        is_kept_out = self._search.is_kept_out()
        for folder in self._search.folders():
            if not folder.is_dir():  # a drive that is not there now, say: its documents tell
                continue
            for path in self._files_in(folder, outcome):
                if path not in known and not is_kept_out(path):
                    known.add(path)
                    yield path

    def _files_in(self, path: Path, outcome: Outcome) -> Iterator[Path]:
        def note_closed(folder: Path) -> None:
            shut = Refused(folder, Refusal.NOT_ALLOWED, "you may not look into it")
            outcome.refused.append(shut)

        return files_in(path, self._left_out, note_closed)

    def _read_all(self, files: Sequence[Path], outcome: Outcome) -> Generator[Progress, None, None]:
        known = {document.path: document for document in self._search.list()}
        with Reader(self._limits) as reader:
            for done, path in enumerate(files):
                yield Progress(done, len(files), path)
                before = known.get(path)
                if (
                    before is not None
                    and before.state is DocumentState.KEPT
                    and looks_the_same(before)
                ):
                    outcome.unchanged.append(before)
                    continue
                here = Progress(done, len(files), path)
                yield from _Reading(self._keeper, self._clock, path, before).run(
                    reader, here, outcome
                )


def _absolute(path: Path) -> Path:
    return Path(os.path.abspath(path))  # noqa: PTH100 - a link to a file is a name of its own


class _Reading:
    """One file on its way in: all of it, or nothing."""

    def __init__(
        self,
        keeper: Keeper,
        clock: Callable[[], datetime],
        path: Path,
        before: Document | None,
    ) -> None:
        self._keeper = keeper
        self._clock = clock
        self._path = path
        self._before = before
        self._edition = new_id()

    def run(
        self, reader: Reader, here: Progress, outcome: Outcome
    ) -> Generator[Progress, None, None]:
        is_kept = False
        pages = 0
        known = self._before.stamp.sha256 if self._before and self._before.edition else None
        try:
            with closing(reader.read(self._path, known)) as messages:
                for message in messages:
                    match message:
                        case Pages(pages=read):
                            self._keeper.add_pages(self._edition, read)
                            pages += len(read)
                        case Finished():
                            self._finish(message, outcome)
                            is_kept = True
                        case Same(stamp=stamp):
                            self._touch(stamp, outcome)
                        case Unread():
                            self._refuse(message, outcome)
                    yield replace(here, pages=pages)
        finally:
            if pages and not is_kept:
                self._keeper.drop_pages(self._edition)

    def _finish(self, finished: Finished, outcome: Outcome) -> None:
        now = self._clock()
        document = Document(
            id=new_id(),
            path=self._path,
            stamp=finished.stamp,
            parsed=finished.parsed,
            added_at=now,
            read_at=now,
            edition=self._edition,
        )
        kept = self._keeper.keep_document(document)
        (outcome.updated if self._before else outcome.added).append(kept)

    def _touch(self, stamp: Stamp, outcome: Outcome) -> None:
        """Keep that a file was only touched, or came back as it was."""
        if self._before is not None:
            was_away = self._before.state is not DocumentState.KEPT
            document = replace(self._before, stamp=stamp, state=DocumentState.KEPT, refusal=None)
            kept = self._keeper.keep_document(document)
            (outcome.updated if was_away else outcome.unchanged).append(kept)

    def _refuse(self, unread: Unread, outcome: Outcome) -> None:
        outcome.refused.append(Refused(self._path, unread.reason, unread.detail))
        if self._before is not None:
            document = replace(
                self._before,
                state=DocumentState.UNREADABLE,
                refusal=unread.reason,
                edition=None,
            )
            self._keeper.keep_document(document)
