"""What forgets by itself, and after how many days."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from desktop.session.retention import setting
from desktop.ui import operations, tokens
from desktop.ui.operations import Desk
from desktop.ui.texts import section, text
from memory.forgetting.retention import Expendable

_FIRST_DAYS = 365
"""What a rule begins with; chosen by hand: long enough that nothing goes by surprise."""
_MOST_DAYS = 36_500


class Rules(QWidget):
    """One line a rule: whether it is followed, after how long, and what would go now."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._due: dict[Expendable, QLabel] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(tokens.SPACE)
        column.addWidget(section(self.tr("Forgetting by itself")))
        told = self.tr(
            "Nothing goes by a rule unless you set one. What goes cannot be brought back. "
            "A first rule is followed from the next start of Candor."
        )
        column.addWidget(text(told, "soft"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(tokens.ROOM)
        grid.setVerticalSpacing(tokens.SPACE)
        grid.setColumnStretch(2, 1)
        named = (
            (Expendable.SMALL_TALK, self.tr("What you said that taught Candor nothing")),
            (Expendable.PUT_AWAY, self.tr("What you put away or rejected")),
            (Expendable.REPLACED, self.tr("What something newer took the place of")),
            (Expendable.SETTLED, self.tr("Plans that are done, or were missed")),
        )
        for row, (what, title) in enumerate(named):
            self._add(grid, row, what, title)
        column.addLayout(grid)

    def showEvent(self, event: QShowEvent) -> None:
        """Say what would go now."""
        super().showEvent(event)
        self._look()

    def _add(self, grid: QGridLayout, row: int, what: Expendable, title: str) -> None:
        days = int(getattr(self._desk.session.settings, setting(what)))
        followed = QCheckBox(title)
        followed.setObjectName(f"rule-{what}")
        followed.setAccessibleName(self.tr("Forget by itself: {what}").format(what=title))
        followed.setChecked(days > 0)
        after = QSpinBox()
        after.setObjectName(f"days-{what}")
        after.setAccessibleName(self.tr("{what}: goes after days").format(what=title))
        after.setKeyboardTracking(False)  # half a number is no rule
        after.setRange(1, _MOST_DAYS)
        after.setValue(days or _FIRST_DAYS)
        after.setSuffix(self.tr(" days"))
        after.setEnabled(days > 0)
        due = text("", "aside")
        due.setWordWrap(False)
        self._due[what] = due

        def change() -> None:
            after.setEnabled(followed.isChecked())
            kept = {setting(what): after.value() if followed.isChecked() else 0}
            operations.change_settings(self._desk, lambda _settings: self._look(), **kept)

        followed.toggled.connect(change)
        after.valueChanged.connect(change)
        for place, part in enumerate((followed, after, due)):
            grid.addWidget(part, row, place, Qt.AlignmentFlag.AlignVCenter)

    def _look(self) -> None:
        operations.fetch(self._desk, self._desk.session.retention.due, self._show)

    def _show(self, due: Mapping[Expendable, tuple[str, ...]]) -> None:
        followed = self._desk.session.settings
        for what, said in self._due.items():
            told = self.tr("due now: {count}").format(count=len(due.get(what, ())))
            said.setText(told if getattr(followed, setting(what)) else self.tr("stays for good"))
