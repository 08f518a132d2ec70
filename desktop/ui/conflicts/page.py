"""The inbox of what waits for the owner: one at a time, with every way out of it."""

from collections.abc import Sequence
from datetime import datetime
from functools import partial

from PySide6.QtCore import QItemSelection, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.session.overview import Contradiction
from desktop.ui import operations, tokens, words
from desktop.ui.composed import Composed
from desktop.ui.conflicts.sides import Sides
from desktop.ui.conflicts.ways_out import WaysOut
from desktop.ui.lists.lines import Line
from desktop.ui.lists.lines_model import LINE_ROLE, LinesModel
from desktop.ui.lists.view import LinesView
from desktop.ui.operations import Desk
from desktop.ui.texts import text
from desktop.ui.theme import Theme
from desktop.ui.undo_bar import UndoBar
from memory.records import Changes, Ruling
from memory.vocabulary import Keep

"""In pixels: three and a half lines, so that it shows when there are more."""


class ConflictsPage(Composed):
    """Everything that waits, and the one that is looked at.

    Signals:
        record_chosen: the id of the record to explain.
        counted: how many wait.
    """

    record_chosen = Signal(str)
    counted = Signal(int)

    def __init__(self, desk: Desk, theme: Theme) -> None:
        super().__init__()
        self._desk = desk
        self._asked = 0
        self._is_old = True
        self._waiting: dict[str, Contradiction] = {}
        self._later: list[str] = []
        self._shown: str | None = None
        self._explained: Contradiction | None = None
        self._settled: str | None = None
        self.model = LinesModel()
        self.list = LinesView(self.model, theme, self.tr("What waits for you"))
        self.list.selectionModel().selectionChanged.connect(self._choose)
        self._count = text("", "soft")
        self._count.setWordWrap(False)
        self._empty = text(
            self.tr(
                "Nothing waits for you. When two things that you or others said do not go "
                "together, Candor keeps using the first and puts the second here, until you decide."
            ),
            "soft",
        )
        self._empty.setObjectName("no-conflicts")
        self._detail = QScrollArea()
        self._detail.setObjectName("conflict")
        self._detail.setAccessibleName(self.tr("The two statements"))
        self._detail.setWidgetResizable(True)
        self._detail.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._detail.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.undo_bar = UndoBar()
        self.undo_bar.undone.connect(self._undo)
        self.begin_at(self.list)
        self._arrange()

    def refresh(self) -> None:
        """Fetch what waits anew."""
        self._is_old = False
        self._asked += 1
        fetch = self._desk.session.overview.conflicts
        operations.fetch(self._desk, fetch, partial(self._show, self._asked))

    def apply_changes(self, changes: Changes) -> None:
        """Memory changed: look again, now or when the page is seen next; the count is kept."""
        if changes.conflicts or self.isVisible():
            self.refresh()
        else:
            self._is_old = True

    def _show(self, asked: int, waiting: Sequence[Contradiction]) -> None:
        if asked != self._asked:
            return
        self._waiting = {one.record.id: one for one in waiting}
        self._later = [id for id in self._later if id in self._waiting]
        order = [one for one in waiting if one.record.id not in self._later]
        order += [self._waiting[id] for id in self._later]
        shown = self._shown if self._shown in self._waiting else None
        self.model.show([_line(one) for one in order])
        self._count.setText(self.locale().toString(len(order)) if order else "")
        self.counted.emit(len(order))
        self.list.setVisible(bool(order))
        self.list.take_no_more_than_needed()
        self._empty.setVisible(not order)
        self._explained = self._explained if order else None
        self._detail.setVisible(bool(order))
        row = self.model.row_of(shown or (order[0].record.id if order else None))
        if row is not None:
            self.list.setCurrentIndex(self.model.index(row))

    def _choose(self, selected: QItemSelection, _before: QItemSelection) -> None:
        for index in selected.indexes()[:1]:
            line: Line = index.data(LINE_ROLE)
            self._explain(self._waiting[line.id])

    def _explain(self, conflict: Contradiction) -> None:
        self._shown = conflict.record.id
        if conflict == self._explained:
            return  # what is written there already is not taken from the owner's hands
        self._explained = conflict
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(tokens.ROOM)
        if conflict.rival is not None:
            uses = self.tr(
                "Candor keeps using the first until you decide. It never takes the newer one by "
                "itself."
            )
        else:
            uses = self.tr("Candor does not use this until you decide.")
        column.addWidget(text(uses, "soft"))
        sides = Sides(conflict)
        sides.record_chosen.connect(self.record_chosen)
        column.addWidget(sides)
        ways = WaysOut(conflict)
        ways.decided.connect(partial(self._resolve, conflict))
        ways.judged.connect(partial(self._judge, conflict))
        ways.postponed.connect(partial(self._postpone, conflict.record.id))
        column.addWidget(ways)
        column.addStretch(1)
        self._detail.setWidget(content)

    def _resolve(self, conflict: Contradiction, keep: Keep, changed_on: datetime | None) -> None:
        act = partial(self._desk.session.amendments.resolve, conflict.record.id, keep, changed_on)
        operations.fetch(self._desk, act, partial(self._decided, conflict))

    def _judge(self, conflict: Contradiction, is_true: bool) -> None:
        curation, id = self._desk.session.curation, conflict.record.id
        act = partial(curation.confirm if is_true else curation.reject, id)
        operations.fetch(self._desk, act, partial(self._decided, conflict))

    def _decided(self, conflict: Contradiction, result: object) -> None:
        said = self.tr("Decided: {what}").format(what=conflict.record.statement)
        if isinstance(result, Ruling):
            self._settled = result.id
            self.undo_bar.offer(said)
        self.refresh()

    def _undo(self) -> None:
        if self._settled is not None:
            back = partial(self._desk.session.amendments.undo, self._settled)
            operations.fetch(self._desk, back, lambda _ruling: self.refresh())

    def _postpone(self, id: str) -> None:
        self._later = [one for one in self._later if one != id] + [id]
        self._shown = None
        self.refresh()

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(tokens.SPACE)
        title = text(self.tr("Conflicts"), "title")
        title.setWordWrap(False)
        title.setMinimumHeight(tokens.HEAD)
        head.addWidget(title)
        head.addWidget(self._count)
        head.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, tokens.ROOM, 0)
        column.setSpacing(tokens.ROOM)
        column.addLayout(head)
        column.addWidget(self.undo_bar)
        column.addWidget(self._empty)
        column.addWidget(self.list)
        column.addWidget(self._detail, 1)
        column.addStretch(0)
        self._detail.hide()

    def showEvent(self, event: QShowEvent) -> None:
        """Look again when something changed while nobody looked."""
        super().showEvent(event)
        if self._is_old:
            self.refresh()


def _line(one: Contradiction) -> Line:
    against = words.quoted(one.rival.statement) if one.rival else words.tr("only you can say so")
    shape = words.tr("against {other}") if one.rival else "{other}"
    return Line(
        one.record.id,
        one.record.statement,
        f"{words.subject(one.record.subject)} \N{MIDDLE DOT} {shape.format(other=against)}",
        words.label(one.record.status),
        words.tone(one.record.status),
        one.record.id,
    )
