"""What can be done about the records that are selected, one or many."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.session.correcting import can_be_corrected
from desktop.ui.flow import FlowLayout
from desktop.ui.operations import KNOWLEDGE
from desktop.ui.texts import button
from memory.records import OWNER_KEY, Record
from memory.vocabulary import Kind, Scope, Status

_HIDEABLE = frozenset({Status.ACTIVE, Status.STALE})
_RESTORABLE = frozenset({Status.ARCHIVED, Status.RETRACTED})

Fit = Callable[[Sequence[Record]], list[Record]]
"""Picks what an act can be done about."""


def _of(*status: Status) -> Fit:
    return lambda records: [one for one in records if one.status in status]


def _correctable(records: Sequence[Record]) -> list[Record]:
    return [one for one in records if len(records) == 1 and can_be_corrected(one)]


def _movable(records: Sequence[Record]) -> list[Record]:
    return [one for one in records if one.kind in KNOWLEDGE and one.kind is not Kind.PROJECT]


def _mergeable(records: Sequence[Record]) -> list[Record]:
    """Return two records about two different others; what names two may be one."""
    about = {one.subject.key for one in records if one.scope is Scope.ENTITY} - {OWNER_KEY}
    return list(records) if len(records) == len(about) == 2 else []


_FIT: dict[str, Fit] = {
    "confirm": _of(Status.PENDING),
    "correct": _correctable,
    "archive": _of(*_HIDEABLE),
    "restore": _of(*_RESTORABLE),
    "move": _movable,
    "merge": _mergeable,
    "export": list,
    "forget": list,
}
"""In the order of the buttons; what cannot be taken back is last."""


class Acts(QWidget):
    """Buttons below the table; each works on as many of the selected records as it can.

    Signals:
        asked: the name of the act, and the list of the records that it is meant for.
    """

    asked = Signal(str, list)

    def __init__(self) -> None:
        super().__init__()
        self._meant: dict[str, list[Record]] = {}
        self._titles = {
            "confirm": self.tr("Yes, this is true"),
            "correct": self.tr("Put right \N{HORIZONTAL ELLIPSIS}"),
            "archive": self.tr("Put away"),
            "restore": self.tr("Bring back"),
            "move": self.tr("Move to a project \N{HORIZONTAL ELLIPSIS}"),
            "merge": self.tr("Two names of one"),
            "export": self.tr("Save as a file \N{HORIZONTAL ELLIPSIS}"),
            "forget": self.tr("Forget \N{HORIZONTAL ELLIPSIS}"),
        }
        line = FlowLayout(self)
        self._buttons = {name: self._button(name) for name in _FIT}
        for made in self._buttons.values():
            line.addWidget(made)
        self.show_for(())

    def show_for(self, records: Sequence[Record]) -> None:
        """Offer what can be done about these records."""
        for name, made in self._buttons.items():
            meant = self._meant[name] = _FIT[name](records)
            made.setVisible(bool(meant))
            title = self._titles[name]
            made.setText(f"{title}  {len(meant)}" if len(meant) > 1 else title)
            made.setAccessibleName(self.tr("{act}: {n} selected").format(act=title, n=len(meant)))
        self.setVisible(bool(records))

    def ask(self, name: str) -> None:
        """Ask for an act as its button does, where it can be done."""
        if self._meant[name]:
            self.asked.emit(name, self._meant[name])

    def above(self, name: str) -> QPoint:
        """Return where on the screen something about an act's button is shown."""
        return self._buttons[name].mapToGlobal(QPoint(0, 0))

    def _button(self, name: str) -> QPushButton:
        made = button(f"act-{name}", self._titles[name])
        made.clicked.connect(lambda: self.ask(name))
        return made
