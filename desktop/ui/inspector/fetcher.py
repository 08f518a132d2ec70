"""Fetching what the Memory place shows: the newest question wins, the ones before are dropped."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from desktop.session.finding import Findings
from desktop.ui import operations
from desktop.ui.inspector import reasons
from desktop.ui.inspector.records_model import RecordsModel
from desktop.ui.operations import Desk
from memory.curation.listing import RecordFilter
from memory.records import Record


class Fetcher:
    """Fills a model."""

    def __init__(self, desk: Desk, model: RecordsModel) -> None:
        self._desk = desk
        self._model = model
        self._asked = 0
        self._wanted = RecordFilter()
        model.more_wanted.connect(self._fetch_more)

    def fetch(self, wanted: RecordFilter, done: Callable[[Findings], None]) -> None:
        """Fetch the first page of ``wanted``; what was asked before is of no more interest."""
        self._asked += 1
        self._wanted = wanted
        work = partial(self._find, self._asked, wanted)
        operations.fetch(self._desk, work, partial(self._show, self._asked, done))

    def _find(self, asked: int, wanted: RecordFilter) -> Findings | None:
        """Look, unless the owner has typed on while this waited its turn; off the window."""
        return self._desk.session.curation.find(wanted) if asked == self._asked else None

    def _show(self, asked: int, done: Callable[[Findings], None], found: Findings | None) -> None:
        if found is None or asked != self._asked:
            return
        whys = reasons.of_all(found.reasons) if self._wanted.text else None
        self._model.show(found.records, found.total, whys)
        done(found)

    def _fetch_more(self) -> None:
        if self._model.records:
            wanted = replace(self._wanted, after=self._model.records[-1].id)
            work = partial(self._desk.session.curation.list, wanted)
            operations.fetch(self._desk, work, partial(self._append, self._asked))

    def _append(self, asked: int, records: tuple[Record, ...]) -> None:
        if asked == self._asked:
            self._model.append(records)
