"""The second step: everything that would go, what stays, and how thoroughly it is to go."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.ui import tokens, words
from desktop.ui.sentences import said
from desktop.ui.texts import button, card, fact, quote, section, text
from memory.forgetting.values import Plan
from memory.records import Record
from memory.vocabulary import ForgetMode, Kind

_MOST_SHOWN = 20


class Preview(QWidget):
    """Shows a plan and asks for the owner's word.

    Signals:
        confirmed: the ``ForgetMode`` that the owner wants.
        left: nothing is to be done.
    """

    confirmed = Signal(object)
    left = Signal()

    def __init__(self, plan: Plan, title: str) -> None:
        super().__init__()
        self._modes = QButtonGroup(self)
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, tokens.SPACE, 0)
        self._column.setSpacing(tokens.SPACE)
        self._column.addWidget(text(self.tr("Forget {what}?").format(what=title), "heading"))
        self._show_records(self.tr("This would go"), plan.meant)
        self._show_records(self.tr("With it, for it says the same or was made from it"), plan.also)
        self._show_places(plan)
        self._show_lines(self.tr("What stays, and why"), plan.stays)
        self._show_lines(self.tr("What Candor cannot reach"), plan.out_of_scope)
        self._show_modes()
        self._column.addStretch(1)
        scroll = QScrollArea()
        scroll.setObjectName("forget-plan")
        scroll.setAccessibleName(self.tr("What would go"))
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(tokens.ROOM)
        column.addWidget(scroll, 1)
        column.addLayout(self._buttons(plan))

    def _show_records(self, title: str, records: Sequence[Record]) -> None:
        telling = [one for one in records if one.kind is not Kind.WORKING]
        if not telling:
            return
        self._column.addWidget(section(title))
        for record in telling[:_MOST_SHOWN]:
            self._column.addWidget(quote(record.statement))
        more = len(telling) - _MOST_SHOWN
        if more > 0:
            self._column.addWidget(text(words.tr("and {n} more").format(n=more), "aside"))

    def _show_places(self, plan: Plan) -> None:
        self._column.addWidget(section(self.tr("Where it would go from")))
        holder = card()
        rows = QVBoxLayout(holder)
        rows.setContentsMargins(tokens.PAD, tokens.ROOM, tokens.PAD, tokens.ROOM)
        rows.setSpacing(tokens.SPACE)
        for place, count in plan.goes.items():
            name = said(place)
            rows.addWidget(fact(name[:1].upper() + name[1:], self.locale().toString(count)))
        for name, count in plan.rebuilt.items():
            again = self.tr("{what}, written again without it").format(what=said(name))
            rows.addWidget(fact(again[:1].upper() + again[1:], self.locale().toString(count)))
        self._column.addWidget(holder)

    def _show_lines(self, title: str, lines: Sequence[str]) -> None:
        if lines:
            self._column.addWidget(section(title))
        for line in lines:
            self._column.addWidget(text(said(line), "soft"))

    def _show_modes(self) -> None:
        self._column.addWidget(section(self.tr("How")))
        for mode, title in (
            (ForgetMode.ARCHIVE, self.tr("Only put it away; it can come back")),
            (ForgetMode.FORGET, self.tr("Forget it for good")),
            (ForgetMode.NEVER_RELEARN, self.tr("Forget it, and ask before learning it again")),
        ):
            choice = QRadioButton(title)
            choice.setObjectName(f"mode-{mode}")
            choice.setChecked(mode is ForgetMode.FORGET)
            choice.setProperty("mode", mode.value)
            self._modes.addButton(choice)
            self._column.addWidget(choice, 0, Qt.AlignmentFlag.AlignLeft)

    def _buttons(self, plan: Plan) -> QHBoxLayout:
        back = button("forget-back", self.tr("Back"))
        back.clicked.connect(self.left)
        count = sum(one.kind is not Kind.WORKING for one in (*plan.meant, *plan.also))
        named = self.tr("Do it: {memories}").format(memories=words.memories(count))
        confirm = button("forget-confirm", named, "danger")
        confirm.clicked.connect(self._confirm)
        line = QHBoxLayout()
        line.addWidget(back)
        line.addStretch(1)
        line.addWidget(confirm)
        return line

    def _confirm(self) -> None:
        chosen = next(one for one in self._modes.buttons() if one.isChecked())
        self.confirmed.emit(ForgetMode(chosen.property("mode")))
