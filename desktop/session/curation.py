"""The owner's verbs over memory: look, search, confirm, reject, put away, bring back."""

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from desktop.session import finding
from desktop.session.exporting import write_records
from desktop.session.finding import Findings
from desktop.session.subscribers import Subscribers
from memory.curation.listing import RecordDetail, RecordFilter
from memory.curation.reading import Inspector
from memory.door import MemoryRouter
from memory.recall.search import Search
from memory.recall.supporting import Support
from memory.records import Changes, Recall, Record, Ruling, Utterance
from memory.vocabulary import Act, Kind


class Curation:
    """What the owner can ask of memory and do to it; callable from any thread but the window's."""

    def __init__(
        self,
        inspector: Inspector,
        search: Search,
        router: MemoryRouter,
        changes: Subscribers[Changes],
        zone: Callable[[], str],
    ) -> None:
        self._inspector = inspector
        self._search = search
        self._router = router
        self._changes = changes
        self._zone = zone

    def list(self, wanted: RecordFilter) -> tuple[Record, ...]:
        """Return the records that match, newest first."""
        return self._inspector.list(wanted)

    def count(self, wanted: RecordFilter) -> int:
        """Return how many records match; limit and page do not matter."""
        return self._inspector.count(wanted)

    def find(self, wanted: RecordFilter) -> Findings:
        """Return what recall brings for ``wanted.text``, then what has its letters; no writes."""
        return finding.find(self._inspector, self._search, wanted, self._zone())

    def count_found(self, wanted: RecordFilter, found: Findings) -> int:
        """Return how much there is in all of what ``find`` returned the first page of."""
        return finding.count(self._inspector, wanted, found)

    def show(self, id: str) -> RecordDetail:
        """Return everything about one record.

        Raises:
            RecordNotFoundError: there is none.
        """
        return self._inspector.show(id)

    def decisions(self, since: datetime | None = None, limit: int = 1000) -> tuple[Ruling, ...]:
        """Return what the door decided, refusals included, oldest first."""
        return self._inspector.decisions(since, limit)

    def latest_decisions(self, limit: int, *, refused: bool = False) -> tuple[Ruling, ...]:
        """Return the newest verdicts of the door, or its refusals alone, the newest first."""
        return self._inspector.latest_decisions(limit, refused=refused)

    def turns(self, conversation_id: str, limit: int = 100) -> tuple[Utterance, ...]:
        """Return the last turns of a conversation, oldest first."""
        return self._inspector.turns(conversation_id, limit)

    def recall(
        self,
        text: str,
        *,
        k: int = 8,
        kind: Kind | None = None,
        valid_at: datetime | None = None,
        known_at: datetime | None = None,
        zone: str = "UTC",
    ) -> Recall:
        """Return what would be recalled for ``text``, and why; times as ``Search`` takes them."""
        return self._search.recall(
            text, k=k, kind=kind, valid_at=valid_at, known_at=known_at, zone=zone
        )

    def support(self, sentence: str, recall: Recall, rulings: Sequence[Ruling]) -> Support:
        """Return what stood behind a sentence of a reply, as it was recalled for it."""
        return self._search.support(sentence, recall, rulings)

    def export(self, ids: Sequence[str], file: Path) -> int:
        """Write these records, and nothing else, as JSON lines; return how many there were.

        Raises:
            CannotSaveError: the file cannot be written.
        """
        found = {one.id: one for one in self._inspector.records(ids)}
        chosen = [found[id] for id in ids if id in found]
        write_records(chosen, file)
        return len(chosen)

    def confirm(self, id: str) -> Record:
        """Take the owner's word that a record is true; return it as it is now.

        Raises:
            RecordNotFoundError: there is none.
            WriteRefusedError: it cannot be confirmed as it is.
        """
        return self._act(id, Act.CONFIRM)

    def reject(self, id: str) -> Record:
        """Take the owner's word that a record is wrong; return it as it is now.

        Raises:
            RecordNotFoundError: there is none.
            WriteRefusedError: it cannot be rejected as it is.
        """
        return self._act(id, Act.REJECT)

    def archive(self, id: str) -> Record:
        """Put a record away, out of use but kept; return it as it is now.

        Raises:
            RecordNotFoundError: there is none.
            WriteRefusedError: it cannot be put away as it is.
        """
        return self._act(id, Act.ARCHIVE)

    def restore(self, id: str) -> Record:
        """Bring a record back into use; it waits where something in use contradicts it.

        Raises:
            RecordNotFoundError: there is none.
            WriteRefusedError: it is in use, or waits.
        """
        return self._act(id, Act.RESTORE)

    def subscribe(self, listener: Callable[[Changes], None]) -> Callable[[], None]:
        """Tell ``listener`` after each write what it touched; returns how to end that."""
        return self._changes.add(listener)

    def _act(self, id: str, act: Act) -> Record:
        self._router.act(id, act)
        return self._inspector.record(id)
