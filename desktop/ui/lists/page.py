"""A place that is a list: choose a view of it, move through it, do something about a line."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QItemSelection, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QPushButton,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from desktop.ui import operations, tokens
from desktop.ui.composed import Composed
from desktop.ui.flow import FlowLayout
from desktop.ui.lists.lines import Deed, Line, View
from desktop.ui.lists.lines_model import LINE_ROLE, LinesModel
from desktop.ui.lists.view import LinesView
from desktop.ui.operations import Desk
from desktop.ui.relations.view import RelationsView
from desktop.ui.session_port import SessionPort
from desktop.ui.texts import button, text
from desktop.ui.theme import Theme
from desktop.ui.undo_bar import UndoBar
from memory.records import Changes


class ListPage(Composed):
    """One or several lists under one title.

    Attributes:
        views: The lists that can be chosen.
        drawn: The same as a picture; None where there is none.

    Signals:
        record_chosen: the id of the record to explain.
    """

    record_chosen = Signal(str)

    def __init__(
        self,
        desk: Desk,
        theme: Theme,
        title: str,
        views: Sequence[View],
        drawn: RelationsView | None = None,
    ) -> None:
        super().__init__()
        self.drawn = drawn
        self._desk = desk
        self.views = tuple(views)
        self._view = self.views[0]
        self._asked = 0
        self._wanted: str | None = None
        self._switches: dict[str, QPushButton] = {}
        self._is_old = True
        self._back: Callable[[SessionPort], object] | None = None
        self.model = LinesModel()
        self.list = LinesView(self.model, theme, title)
        self.list.selectionModel().selectionChanged.connect(self._choose)
        self._count = text("", "soft")
        self._count.setWordWrap(False)
        self._empty = text("", "soft")
        self._empty.setObjectName("nothing")
        self._deeds = QWidget()
        self._deeds_line = QHBoxLayout(self._deeds)
        self.undo_bar = UndoBar()
        self.undo_bar.undone.connect(self._undo)
        self.begin_at(self.list)
        self._arrange(title)

    @property
    def chosen(self) -> Line | None:
        """The line that is selected."""
        for index in self.list.selectedIndexes():
            line: Line = index.data(LINE_ROLE)
            return line
        return None

    def refresh(self) -> None:
        """Fetch the lines anew."""
        self._is_old = False
        self._asked += 1
        self.list.wait()
        fetch = partial(self._view.fetch, self._desk.session)
        self._desk.jobs.run(fetch, partial(self._show, self._asked), self._report)

    def _report(self, error: Exception) -> None:
        self.list.end_waiting()
        self._desk.notices.report(error)

    def apply_changes(self, _changes: Changes) -> None:
        """Memory changed: look again, now or when the page is seen next."""
        self._is_old = True
        if self.isVisible():
            self._look_again()

    def look_at(self, view: View) -> None:
        """Show another list of this place."""
        self._view = view
        self._stack.setCurrentIndex(0)
        self.refresh()

    def look_at_picture(self, drawn: RelationsView) -> None:
        """Show a picture in the place of the lists."""
        self._asked += 1  # a list that is still to come does not push it aside
        self._is_old = True
        self._count.clear()
        self._deeds.hide()
        self._stack.setCurrentWidget(drawn)

    def _look_again(self) -> None:
        if self.drawn is not None and self._stack.currentWidget() is self.drawn:
            self.drawn.refresh()
        else:
            self.refresh()

    def look_for(self, view: str, id: str) -> None:
        """Show the list of this name, and choose a line of it."""
        self._wanted = id
        for one in self.views:
            if one.name == view:
                self.look_at(one)
        if view in self._switches:
            self._switches[view].setChecked(True)

    def _show(self, asked: int, lines: Sequence[Line]) -> None:
        if asked != self._asked:
            return
        chosen = self._wanted or (self.chosen.id if self.chosen else None)
        self._wanted = None
        self.model.show(lines)
        self._count.setText(self.locale().toString(len(lines)) if lines else "")
        self._empty.setText(self.tr(self._view.empty))
        self._stack.setCurrentIndex(0 if lines else 1)
        row = self.model.row_of(chosen)
        if row is not None:
            self.list.setCurrentIndex(self.model.index(row))
        self._offer_deeds()

    def _choose(self, _selected: QItemSelection, _before: QItemSelection) -> None:
        self._offer_deeds()
        if self.chosen is not None and self.chosen.record_id is not None:
            self.record_chosen.emit(self.chosen.record_id)

    def _offer_deeds(self) -> None:
        """Offer what can be done about the line that is chosen."""
        while (item := self._deeds_line.takeAt(0)) is not None:
            if (control := item.widget()) is not None:
                control.hide()
                control.deleteLater()
        line = self.chosen
        self._deeds.setVisible(line is not None and bool(line.deeds))
        if line is None:
            return
        before: QWidget = self.list
        for deed in line.deeds:
            made = self._deed(line, deed)
            self._deeds_line.addWidget(made)
            self.setTabOrder(before, made)
            made.show()
            before = made
        self._deeds_line.addStretch(1)

    def _deed(self, line: Line, deed: Deed) -> QPushButton:
        accessible = f"{deed.title}: {line.title}"
        made = button(f"deed-{deed.name}", deed.title, accessible=accessible)
        made.clicked.connect(partial(self._carry_out, line, deed))
        return made

    def _carry_out(self, line: Line, deed: Deed) -> None:
        self._deeds.setEnabled(False)

        def done(_result: object) -> None:
            self._deeds.setEnabled(True)
            self._back = deed.back
            if deed.back is not None:
                self.undo_bar.offer(f"{deed.title}: {line.title}")
            self.refresh()

        def failed(error: Exception) -> None:
            self._deeds.setEnabled(True)
            self._desk.notices.report(error)

        self._desk.jobs.run(partial(deed.act, self._desk.session), done, failed)

    def _undo(self) -> None:
        if self._back is not None:
            back = partial(self._back, self._desk.session)
            operations.fetch(self._desk, back, lambda _result: self.refresh())

    def _arrange(self, title: str) -> None:
        head = QHBoxLayout()
        head.setSpacing(tokens.SPACE)
        shown = text(title, "title")
        shown.setWordWrap(False)
        shown.setMinimumHeight(tokens.HEAD)
        head.addWidget(shown)
        head.addWidget(self._count)
        head.addStretch(1)
        held = QWidget()
        self._stack = QStackedLayout(held)
        self._stack.addWidget(self.list)
        nothing = QWidget()
        inside = QVBoxLayout(nothing)
        inside.setContentsMargins(0, tokens.MARGIN, 0, 0)
        inside.addWidget(self._empty)
        inside.addStretch(1)
        self._stack.addWidget(nothing)
        if self.drawn is not None:
            self._stack.addWidget(self.drawn)
            self.drawn.record_chosen.connect(self.record_chosen)
        self._deeds_line.setContentsMargins(0, 0, 0, 0)
        self._deeds.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, tokens.ROOM, 0)
        column.setSpacing(tokens.ROOM)
        column.addLayout(head)
        if len(self.views) > 1:
            column.addWidget(self._switch())
        column.addWidget(self.undo_bar)
        column.addWidget(held, 1)
        column.addWidget(self._deeds)

    def _switch(self) -> QWidget:
        holder = QWidget()
        line = FlowLayout(holder)
        group = QButtonGroup(holder)
        for view in self.views:
            choice = button(f"view-{view.name}", self.tr(view.title), "chip")
            choice.setCheckable(True)
            choice.setChecked(view is self._view)
            choice.clicked.connect(partial(self.look_at, view))
            group.addButton(choice)
            self._switches[view.name] = choice
        if self.drawn is not None:
            choice = button("view-picture", self.tr("As a picture"), "chip")
            choice.setCheckable(True)
            choice.clicked.connect(partial(self.look_at_picture, self.drawn))
            group.addButton(choice)
        for each in group.buttons():
            line.addWidget(each)
        return holder

    def showEvent(self, event: QShowEvent) -> None:
        """Look again when something changed while nobody looked."""
        super().showEvent(event)
        if self._is_old:
            self._look_again()
