"""Fetching what the Memory place shows: the newest question wins, the ones before are dropped."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from desktop.session.finding import Findings
from desktop.ui import operations
from desktop.ui.inspector import reasons
from desktop.ui.inspector.records_model import RecordsModel
from desktop.ui.operations import Desk
from memory.curation.listing import RecordFilter
from memory.records import Record


class Fetcher(QObject):
    """Fills a model: the rows first, for to count them all takes longer than to show some.

    Signals:
        found: the ``Findings`` that the model shows now.
        counted: how many there are in all.
    """

    found = Signal(object)
    counted = Signal(int)

    def __init__(self, desk: Desk, model: RecordsModel) -> None:
        super().__init__(model)
        self._desk = desk
        self._model = model
        self._asked = 0
        self._wanted = RecordFilter()
        model.more_wanted.connect(self._fetch_more)

    def fetch(self, wanted: RecordFilter) -> None:
        """Fetch the first page of ``wanted``; what was asked before is of no more interest."""
        self._asked += 1
        self._wanted = wanted
        self._look(lambda: self._desk.session.curation.find(wanted), self._show)

    def _show(self, found: Findings) -> None:
        whys = reasons.of_all(found.reasons) if self._wanted.text else None
        self._model.show(found.records, found.total, whys)
        self.found.emit(found)
        wanted = self._wanted
        count = partial(self._desk.session.curation.count_found, wanted, found)
        self._look(count, self._count)

    def _count(self, total: int) -> None:
        self._model.know_total(total)
        self.counted.emit(total)

    def _fetch_more(self) -> None:
        if self._model.records:
            wanted = replace(self._wanted, after=self._model.records[-1].id)
            self._look(partial(self._desk.session.curation.list, wanted), self._append)

    def _append(self, records: tuple[Record, ...]) -> None:
        self._model.append(records)

    def _look(self, work: Callable[[], object], done: Callable[..., None]) -> None:
        """Look something up, unless the owner asks for something else before its turn comes."""
        asked = self._asked

        def look() -> object:
            return work() if asked == self._asked else None

        def tell(outcome: object) -> None:
            if asked == self._asked:
                done(outcome)

        operations.fetch(self._desk, look, tell)
