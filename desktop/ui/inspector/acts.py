"""What can be done about the records that are selected, one or many."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.session.correcting import can_be_corrected
from desktop.ui.flow import FlowLayout
from desktop.ui.texts import button
from memory.records import Record
from memory.vocabulary import Status

_HIDEABLE = frozenset({Status.ACTIVE, Status.STALE})
_RESTORABLE = frozenset({Status.ARCHIVED, Status.RETRACTED})


class Acts(QWidget):
    """Buttons below the table; each works on as many of the selected records as it can.

    Signals:
        asked: the name of the act, and the list of the ids that it is meant for.
    """

    asked = Signal(str, list)

    def __init__(self) -> None:
        super().__init__()
        self._ids: dict[str, list[str]] = {}
        self._titles = {
            "confirm": self.tr("Yes, this is true"),
            "correct": self.tr("Put right \N{HORIZONTAL ELLIPSIS}"),
            "archive": self.tr("Put away"),
            "restore": self.tr("Bring back"),
            "forget": self.tr("Forget \N{HORIZONTAL ELLIPSIS}"),
        }
        line = FlowLayout(self)
        self._buttons = {name: self._button(name) for name in self._titles}
        for made in self._buttons.values():
            line.addWidget(made)
        self.show_for(())

    def show_for(self, records: Sequence[Record]) -> None:
        """Offer what can be done about these records."""
        fit = {
            "confirm": frozenset({Status.PENDING}),
            "correct": frozenset(Status),
            "archive": _HIDEABLE,
            "restore": _RESTORABLE,
            "forget": frozenset(Status),
        }
        for name, made in self._buttons.items():
            ids = [one.id for one in records if one.status in fit[name]]
            if name == "correct" and not (len(records) == 1 and can_be_corrected(records[0])):
                ids = []  # one at a time
            self._ids[name] = ids
            made.setVisible(bool(ids))
            title = self._titles[name]
            made.setText(f"{title}  {len(ids)}" if len(ids) > 1 else title)
            made.setAccessibleName(self.tr("{act}: {n} selected").format(act=title, n=len(ids)))
        self.setVisible(bool(records))

    def ask(self, name: str) -> None:
        """Ask for an act as its button does, where it can be done."""
        if self._ids[name]:
            self.asked.emit(name, self._ids[name])

    def _button(self, name: str) -> QPushButton:
        made = button(f"act-{name}", self._titles[name])
        made.clicked.connect(lambda: self.ask(name))
        return made
