"""Looking at memory as it was on a day, and at what has changed since."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import partial

from PySide6.QtCore import QDate, QItemSelection, QLocale, Qt, QTimer, Signal
from PySide6.QtWidgets import QDateEdit, QFrame, QHBoxLayout, QSlider, QVBoxLayout

from desktop.session.overview import Change
from desktop.ui import operations, times, tokens, words
from desktop.ui.lists.lines import Line
from desktop.ui.lists.lines_model import LINE_ROLE, LinesModel
from desktop.ui.lists.view import LinesView
from desktop.ui.operations import Desk
from desktop.ui.texts import button, text
from desktop.ui.theme import Theme

_AFTER_MOVING_MS = 150
_FIRST_LOOK_DAYS = 30
"""How far back the first look goes; chosen by hand."""
"""In pixels: three and a half lines, so that it shows when there are more."""
_DAY_WIDTH = 140
_JUST_BEFORE = timedelta(microseconds=1)


class Travel(QFrame):
    """A day to look at, by date or by slider; hidden while the page shows today.

    Signals:
        moved: the end of the day that is looked at, a ``datetime``; None for now.
        record_chosen: the id of a record that has changed since.
    """

    moved = Signal(object)
    record_chosen = Signal(str)

    def __init__(self, desk: Desk, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("travel")
        self.setProperty("role", "banner")
        self.setProperty("tone", "elsewhere")
        self._desk = desk
        self._first = QDate.currentDate()
        self._day = QDateEdit()
        self._day.setObjectName("travel-day")
        self._day.setAccessibleName(self.tr("The day to look at"))
        self._day.setCalendarPopup(True)
        self._day.setDisplayFormat(times.date_pattern())
        self._day.setMinimumWidth(_DAY_WIDTH)
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setObjectName("travel-slider")
        self._slider.setAccessibleName(self.tr("The day to look at, from the first to today"))
        self._slider.setPageStep(_FIRST_LOOK_DAYS)
        self._back = button("travel-back", self.tr("Back to today"))
        self._since = text("", "soft")
        self._since.setWordWrap(False)
        self._since.setObjectName("travel-since")
        self._shown = button("travel-changes", self.tr("What has changed since"), "chip")
        self._shown.setCheckable(True)
        self.model = LinesModel()
        self._changes = LinesView(self.model, theme, self.tr("What has changed since"))
        self._changes.setObjectName("changes")
        self._rest = QTimer(self, singleShot=True, interval=_AFTER_MOVING_MS)
        self._connect()
        self._arrange()
        self.hide()

    @property
    def known_at(self) -> datetime | None:
        """The end of the day that is looked at, in the owner's zone; None for now."""
        if self.isHidden():
            return None
        day = self._day.date().addDays(1)
        return datetime(day.year(), day.month(), day.day()).astimezone() - _JUST_BEFORE

    def begin(self) -> None:
        """Look at an earlier day."""
        operations.fetch(self._desk, self._desk.session.overview.began, self._begin)

    def end(self) -> None:
        """Look at today again."""
        self.hide()
        self.moved.emit(None)

    def refresh(self) -> None:
        """Fetch anew what has changed since the day that is looked at."""
        if (at := self.known_at) is not None:
            fetch = partial(self._desk.session.overview.changed_since, at)
            operations.fetch(self._desk, fetch, partial(self._show, at))

    def _begin(self, began: datetime | None) -> None:
        today = QDate.currentDate()
        self._first = _local_day(began) if began is not None else today
        self._slider.setRange(0, self._first.daysTo(today))
        self._day.setDateRange(self._first, today)
        self._day.setDate(max(self._first, today.addDays(-_FIRST_LOOK_DAYS)))
        self._slider.setValue(self._first.daysTo(self._day.date()))
        self.show()
        self._slider.setFocus()
        self._rest.start()

    def _slide(self, days: int) -> None:
        self._day.setDate(self._first.addDays(days))

    def _choose_day(self, day: QDate) -> None:
        self._slider.setValue(self._first.daysTo(day))
        self._rest.start()

    def _arrive(self) -> None:
        if self.known_at is not None:
            self.moved.emit(self.known_at)
            self.refresh()

    def _show(self, at: datetime, changes: Sequence[Change]) -> None:
        if at != self.known_at:
            return
        self.model.show([_line(change) for change in changes])
        count = len(changes)
        if count == 1:
            said = self.tr("1 thing has changed since.")
        else:
            said = self.tr("{count} things have changed since.").format(
                count=QLocale().toString(count)
            )
        self._since.setText(said if count else self.tr("Nothing has changed since."))
        self._shown.setVisible(bool(count))
        self._changes.take_no_more_than_needed()
        self._changes.setVisible(bool(count) and self._shown.isChecked())

    def _choose(self, selected: QItemSelection, _before: QItemSelection) -> None:
        for index in selected.indexes()[:1]:
            line: Line = index.data(LINE_ROLE)
            self.record_chosen.emit(line.record_id)

    def _connect(self) -> None:
        self._slider.valueChanged.connect(self._slide)
        self._day.dateChanged.connect(self._choose_day)
        self._rest.timeout.connect(self._arrive)
        self._back.clicked.connect(self.end)
        self._shown.toggled.connect(self._changes.setVisible)
        self._changes.selectionModel().selectionChanged.connect(self._choose)

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(tokens.SPACE)
        held = text(self.tr("As it was on"))
        held.setWordWrap(False)
        held.setBuddy(self._day)
        head.addWidget(held)
        head.addWidget(self._day)
        head.addStretch(1)
        head.addWidget(self._back)
        below = QHBoxLayout()
        below.setSpacing(tokens.SPACE)
        below.addWidget(self._since)
        below.addWidget(self._shown)
        below.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(tokens.ROOM, tokens.SPACE, tokens.ROOM, tokens.SPACE)
        column.setSpacing(tokens.SPACE)
        column.addLayout(head)
        column.addWidget(self._slider)
        column.addLayout(below)
        column.addWidget(self._changes)
        self._shown.hide()
        self._changes.hide()


def _local_day(at: datetime) -> QDate:
    local = at.astimezone()
    return QDate(local.year, local.month, local.day)


def _line(change: Change) -> Line:
    line, record = change.line, change.record
    done = (times.moment(line.at), words.label(line.act), words.label(line.actor))
    because = (words.label(line.why),) if line.why is not None else ()
    return Line(
        line.id,
        record.statement,
        " \N{MIDDLE DOT} ".join((*done, *because)),
        words.label(record.status),
        words.tone(record.status),
        record.id,
    )
