"""What every section of the settings is made of."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from desktop.ui import tokens
from desktop.ui.composed import Composed
from desktop.ui.texts import section, text

FIELD = 360
"""The width of a field, in pixels."""


class Section(Composed):
    """A heading and what stands under it.

    Attributes:
        column: Takes what stands under the heading.
    """

    def __init__(self, title: str) -> None:
        super().__init__()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(tokens.SPACE)
        self.column.addWidget(section(title))

    def add(self, *parts: QWidget) -> None:
        """Put parts under one another."""
        for part in parts:
            self._put(part)

    def _put(self, part: QWidget) -> None:
        """Put a part below; what is ticked or chosen is as wide as its words, as its focus is."""
        if isinstance(part, QCheckBox | QRadioButton):
            self.column.addWidget(part, 0, Qt.AlignmentFlag.AlignLeft)
        else:
            self.column.addWidget(part)

    def add_line(self, *parts: QWidget) -> None:
        """Put parts side by side."""
        line = QHBoxLayout()
        line.setSpacing(tokens.SPACE)
        for part in parts:
            line.addWidget(part)
        line.addStretch(1)
        self.column.addLayout(line)

    def add_fields(self, *fields: tuple[str, QWidget]) -> None:
        """Put fields under one another, each with its name on the left."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(tokens.ROOM)
        grid.setVerticalSpacing(tokens.SPACE)
        grid.setColumnStretch(2, 1)
        for row, (name, field) in enumerate(fields):
            label = text(name, "soft")
            label.setWordWrap(False)
            field.setFixedWidth(FIELD)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(field, row, 1, Qt.AlignmentFlag.AlignVCenter)
        self.column.addLayout(grid)


def box(name: str, accessible: str) -> QComboBox:
    """Make a box to choose from; a long entry does not widen it, and a turned wheel passes by."""
    made = QComboBox()
    made.setObjectName(name)
    made.setAccessibleName(accessible)
    made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return made
