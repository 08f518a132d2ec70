"""The Memory page: search, choose, and see where it comes from."""

from dataclasses import replace
from datetime import datetime
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from desktop.session.finding import Findings
from desktop.ui import tokens
from desktop.ui.composed import Composed
from desktop.ui.flow import FlowLayout
from desktop.ui.inspector.acts import Acts
from desktop.ui.inspector.cards_view import CardsView
from desktop.ui.inspector.correction import Correction
from desktop.ui.inspector.doing import Doing
from desktop.ui.inspector.facets import Facets
from desktop.ui.inspector.fetcher import Fetcher
from desktop.ui.inspector.records_model import RecordsModel
from desktop.ui.inspector.records_view import RecordsView
from desktop.ui.inspector.search_box import SearchBox
from desktop.ui.inspector.travel import Travel
from desktop.ui.inspector.views import VIEWS, View
from desktop.ui.operations import Desk
from desktop.ui.remembered import Remembered
from desktop.ui.texts import button, text
from desktop.ui.theme import Theme
from desktop.ui.undo_bar import UndoBar
from memory.curation.listing import RecordFilter
from memory.records import Changes, Record


class MemoryPage(Composed):
    """Everything that Candor holds, newest first.

    Signals:
        record_chosen: the id of the record to explain.
        forget_asked: the ids of the records that the owner wants forgotten.
    """

    record_chosen = Signal(str)
    forget_asked = Signal(list)

    def __init__(self, desk: Desk, theme: Theme, remembered: Remembered) -> None:
        super().__init__()
        self._desk = desk
        self._view = VIEWS[0]
        self._is_old = True
        self.model = RecordsModel()
        self._fetcher = Fetcher(desk, self.model)
        self._fetcher.found.connect(self._show)
        self._fetcher.counted.connect(self._say_count)
        self.table = RecordsView(self.model, theme)
        self.table.chosen.connect(self._tell)
        self.cards = CardsView(self.model, self.table, theme)
        self.acts = Acts()
        self.acts.asked.connect(self._act)
        self.table.selected.connect(self._offer_acts)
        for view in (self.table, self.cards):
            view.delete_pressed.connect(partial(self.acts.ask, "forget"))
            view.edit_pressed.connect(partial(self.acts.ask, "correct"))
        self.correction = Correction(desk)
        self.correction.left.connect(lambda: self._shown.setFocus())
        self.undo_bar = UndoBar()
        self.doing = Doing(desk, self.undo_bar, self)
        self.correction.corrected.connect(self.doing.corrected)
        self.travel = Travel(desk, theme)
        self.travel.moved.connect(self._travel)
        self.travel.record_chosen.connect(self.record_chosen)
        self.facets = Facets(desk)
        self.facets.changed.connect(self.refresh)
        self._then = button("travel", self.tr("On an earlier day \N{HORIZONTAL ELLIPSIS}"), "plain")
        self._then.clicked.connect(self.travel.begin)
        self._box = SearchBox()
        self._box.rested.connect(self.refresh)
        self.search = self._box.line
        self._count = text("", "soft")
        self._count.setObjectName("count")
        self._count.setWordWrap(False)
        self._empty = text("", "soft")
        self._empty.setObjectName("empty")
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._box.begin)
        self._remembered = remembered
        self._as_cards = button("as-cards", self.tr("As cards"), "chip")
        self._as_cards.setCheckable(True)
        self._as_cards.setChecked(remembered.shows_cards)
        self._as_cards.toggled.connect(self._show_as_cards)
        self._arrange()
        self._show_as_cards(remembered.shows_cards)

    def refresh(self) -> None:
        """Fetch the first page anew."""
        self._is_old = False
        self._fetcher.fetch(self._wanted())

    def apply_changes(self, _changes: Changes) -> None:
        """Memory changed: look again, now or when the page is seen next."""
        self._is_old = True
        if self.isVisible():
            self._box.wait()
            self.travel.refresh()

    def select(self, id: str) -> None:
        """Mark the record that is being explained, if it is in the table."""
        self.table.select(id)

    def _wanted(self) -> RecordFilter:
        words, then = self._box.words, self.travel.known_at
        return self.facets.narrow(replace(self._view.wanted, text=words, known_at=then))

    def _show(self, found: Findings) -> None:
        self.acts.show_for(())
        self._box.say(found)
        self._empty.setText(self._why_empty())
        self._stack.setCurrentWidget(self._shown if found.records else self._nothing)

    @property
    def _shown(self) -> RecordsView | CardsView:
        return self.cards if self._as_cards.isChecked() else self.table

    def _show_as_cards(self, is_wanted: bool) -> None:
        """Show cards or the table; what is selected stays so."""
        shown = self._shown
        if self._stack.currentWidget() is not self._nothing:
            self._stack.setCurrentWidget(shown)
        self.begin_at(shown)
        shown.scrollTo(shown.currentIndex())
        if is_wanted != self._remembered.shows_cards:
            self._remembered.shows_cards = is_wanted

    def _say_count(self, total: int) -> None:
        if total == 1:
            self._count.setText(self.tr("1 record"))
        else:
            count = self.locale().toString(total)
            self._count.setText(self.tr("{count} records").format(count=count))

    def _why_empty(self) -> str:
        if self.facets.count:
            return self.tr("Nothing fits all of this. Show all again, or choose less.")
        if self._box.words:
            return self.tr(
                "Candor would recall nothing for this, and nothing here has these letters. "
                "Try fewer or other words, or look in another list above."
            )
        if self._view is VIEWS[0]:
            return self.tr(
                "Nothing is remembered yet. Tell Candor something on the Talk page; "
                "it appears here with your own words beside it."
            )
        return self.tr("There is nothing in this list.")

    def _tell(self, record: Record) -> None:
        self.record_chosen.emit(record.id)

    def _offer_acts(self, records: tuple[Record, ...]) -> None:
        """Offer what can be done; the past can only be looked at."""
        self.acts.show_for(records if self.travel.known_at is None else ())

    def _act(self, name: str, records: list[Record]) -> None:
        match name:
            case "forget":
                self.forget_asked.emit([one.id for one in records])
            case "correct":
                self.correction.begin(records[0])
            case "move":
                self.doing.move(records, self.acts.above(name))
            case _:
                getattr(self.doing, name)(records)

    def _travel(self, then: datetime | None) -> None:
        self._then.setVisible(then is None)
        self.refresh()

    def _look_at(self, view: View) -> None:
        self._view = view
        self.refresh()

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(tokens.SPACE)
        title = text(self.tr("Memory"), "title")
        title.setWordWrap(False)
        title.setMinimumHeight(tokens.HEAD)
        head.addWidget(title)
        head.addWidget(self._count)
        head.addStretch(1)
        head.addWidget(self._then)
        head.addWidget(self._as_cards)
        held = QWidget()
        self._stack = QStackedLayout(held)
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.cards)
        self._nothing = QWidget()
        inside = QVBoxLayout(self._nothing)
        inside.setContentsMargins(0, tokens.MARGIN, 0, 0)
        inside.addWidget(self._empty)
        inside.addStretch(1)
        self._stack.addWidget(self._nothing)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, tokens.ROOM, 0)
        column.setSpacing(tokens.ROOM)
        column.addLayout(head)
        column.addWidget(self._box)
        column.addWidget(self._switch())
        column.addWidget(self.facets)
        column.addWidget(self.travel)
        column.addWidget(self.undo_bar)
        column.addWidget(held, 1)
        column.addWidget(self.correction)
        column.addWidget(self.acts)

    def _switch(self) -> QWidget:
        holder = QWidget()
        line = FlowLayout(holder)
        group = QButtonGroup(holder)
        for view in VIEWS:
            choice = button(f"view-{view.name}", self.tr(view.title), "chip")
            choice.setCheckable(True)
            choice.setChecked(view is self._view)
            choice.clicked.connect(partial(self._look_at, view))
            group.addButton(choice)
            line.addWidget(choice)
        line.addWidget(self.facets.opener)
        return holder

    def showEvent(self, event: QShowEvent) -> None:
        """Look again when something changed while nobody looked."""
        super().showEvent(event)
        if self._is_old:
            self.refresh()
