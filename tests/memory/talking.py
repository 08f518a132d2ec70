"""A memory on real files, and someone who talks to it."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from memory.curation.context import Context
from memory.curation.listing import RecordFilter
from memory.curation.reading import Inspector
from memory.door import MemoryRouter
from memory.forgetting.copies import Copy
from memory.recall.search import Search
from memory.records import Changes, Recall, Record, Ruling, Utterance
from memory.remembering import Remembering
from memory.store.files import open_stores
from memory.vocabulary import Kind, Origin, Speaker, Status


def written(ruling: Ruling) -> str:
    """Return the id of the record that a ruling wrote or strengthened."""
    assert ruling.record_id is not None
    return ruling.record_id


class Memory:
    """One data folder with its door, its recall and its inspector, and a clock to set."""

    def __init__(self, folder: Path, copies: Sequence[Copy] = (), key: str | None = None) -> None:
        """Open the memory in ``folder``; ``copies`` are those outside of it."""
        self.folder = folder
        self.copies = copies
        self.key = key
        self.now = datetime(2026, 3, 3, 12, 0, tzinfo=UTC)
        self.announced: list[Changes] = []
        self.said: list[Utterance] = []
        self.open()

    def open(self) -> None:
        self.stores = open_stores(self.folder, self.key)
        self.router = MemoryRouter(
            self.stores, clock=lambda: self.now, announce=self.announced.append, copies=self.copies
        )
        self.search = Search(self.stores)
        self.inspector = Inspector(self.stores)
        self.context = Context(self.stores)
        self.remembering = Remembering(self.context, self.router)

    def close(self) -> None:
        self.router.close()
        self.stores.close()

    def reopen(self) -> None:
        self.close()
        self.open()

    def pass_time(self, **by: float) -> None:
        self.now += timedelta(**by)

    def say(
        self,
        text: str,
        *,
        origin: Origin = Origin.OWNER_TEXT,
        speaker: Speaker = Speaker.OWNER,
        conversation: str = "first",
        hearing: float | None = None,
        name: str | None = None,
    ) -> list[Ruling]:
        """Keep a turn and offer what is extracted from it; return the rulings on that."""
        self.now += timedelta(minutes=1)
        turn = Utterance(text, speaker, self.now, conversation, origin, hearing=hearing, name=name)
        kept = self.router.submit(turn)
        turn = replace(turn, id=kept.record_id or "")
        self.said.append(turn)
        return list(self.remembering.remember(turn))

    def records(self, status: Status | None = None) -> list[Record]:
        """Return what is known of every kind but what words point at, oldest first."""
        found = self.inspector.list(RecordFilter(status=status, limit=1000))[::-1]
        return [record for record in found if record.kind is not Kind.WORKING]

    def of_kind(self, kind: Kind, status: Status | None = Status.ACTIVE) -> list[Record]:
        """Return the records of one kind, oldest first."""
        return list(self.inspector.list(RecordFilter(kind=kind, status=status, limit=1000)))[::-1]

    def statements(self, status: Status | None = Status.ACTIVE) -> list[str]:
        return [record.statement.rstrip(".") for record in self.records(status)]

    def recall(self, question: str, **options: object) -> Recall:
        return self.search.recall(question, now=self.now, **options)  # type: ignore[arg-type]

    def recalled(self, question: str, **options: object) -> list[str]:
        found = self.recall(question, **options)
        return [one.record.statement.rstrip(".") for one in found.results]
