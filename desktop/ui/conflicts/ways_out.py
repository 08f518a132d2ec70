"""The ways out of a conflict, each a button and a key."""

from datetime import UTC, datetime

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDateEdit, QHBoxLayout, QVBoxLayout, QWidget

from desktop.session.overview import Contradiction
from desktop.ui import times, tokens
from desktop.ui.flow import FlowLayout
from desktop.ui.texts import button, text
from memory.review.subjects import as_written
from memory.vocabulary import Keep

_SHORT = 40
"""Up to how many characters two values have room in buttons; chosen by hand."""


class WaysOut(QWidget):
    """Lets the owner decide, or leave it for later.

    Signals:
        decided: a ``Keep``, and the instant of the change or None.
        judged: whether a record that waits against nothing is true.
        postponed: the owner wants to be asked later.
    """

    decided = Signal(object, object)
    judged = Signal(bool)
    postponed = Signal()

    def __init__(self, conflict: Contradiction) -> None:
        super().__init__()
        self._count = 0
        self._ways = QWidget()
        self._line = FlowLayout(self._ways)
        if conflict.rival is None:
            self._add("yes", self.tr("Yes, this is true"), lambda: self.judged.emit(True))
            self._add("no", self.tr("No, this is wrong"), lambda: self.judged.emit(False))
        else:
            self._add_exits(conflict)
        self._add("later", self.tr("Ask me later"), self.postponed.emit)
        self._when = self._date()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(tokens.SPACE)
        column.addWidget(self._ways)
        column.addWidget(self._when)

    def _add_exits(self, conflict: Contradiction) -> None:
        assert conflict.rival is not None
        old, new = conflict.rival.claim, conflict.record.claim
        if old and new and old.value != new.value and len(old.value + new.value) < _SHORT:
            first = as_written(old.value, conflict.rival.statement)
            second = as_written(new.value, conflict.record.statement)
            kept = self.tr("Keep {value}").format(value=first)
            taken = self.tr("It is {value}").format(value=second)
        else:
            kept, taken = self.tr("Keep the first"), self.tr("The second is right")
        self._add("old", kept, lambda: self.decided.emit(Keep.OLD, None), accented=True)
        self._add("new", taken, lambda: self.decided.emit(Keep.NEW, None))
        self._add("both", self.tr("Both are true"), lambda: self.decided.emit(Keep.BOTH, None))
        self._add("changed", self.tr("It changed on \N{HORIZONTAL ELLIPSIS}"), self._ask_when)
        self._add("neither", self.tr("Neither"), lambda: self.decided.emit(Keep.NEITHER, None))

    def _add(self, name: str, title: str, act: object, *, accented: bool = False) -> None:
        self._count += 1
        key = str(self._count)
        made = button(f"way-{name}", f"{title}   {key}", "primary" if accented else "")
        made.setAccessibleName(self.tr("{way}, key {key}").format(way=title, key=key))
        made.clicked.connect(act)
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
        shortcut.activated.connect(made.click)
        self._line.addWidget(made)

    def _date(self) -> QWidget:
        holder = QWidget()
        rows = QVBoxLayout(holder)
        rows.setContentsMargins(0, 0, 0, 0)
        line = QHBoxLayout()
        line.setSpacing(tokens.SPACE)
        label = text(self.tr("The first was true until, and the second from:"), "soft")
        self._on = QDateEdit(QDate.currentDate())
        self._on.setObjectName("changed-on")
        self._on.setAccessibleName(self.tr("The day on which it changed"))
        self._on.setCalendarPopup(True)
        self._on.setDisplayFormat(times.date_pattern())
        self._on.setMaximumDate(QDate.currentDate())
        settle = button("way-changed-on", self.tr("It changed then"))
        settle.clicked.connect(self._changed)
        rows.addWidget(label)
        rows.addLayout(line)
        line.addWidget(self._on)
        line.addWidget(settle)
        line.addStretch(1)
        holder.hide()
        return holder

    def _ask_when(self) -> None:
        self._when.show()
        self._on.setFocus()

    def _changed(self) -> None:
        day = self._on.date()
        at = datetime(day.year(), day.month(), day.day()).astimezone(UTC)
        self.decided.emit(Keep.BOTH, at)
