"""When there can be no window at all: why, and what to do."""

from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout

from desktop.session.problems import Problem
from desktop.ui import tokens
from desktop.ui.texts import button, text


class RefusalDialog(QDialog):
    """Tells the one problem that keeps Candor from starting."""

    def __init__(self, problem: Problem) -> None:
        super().__init__()
        self.setObjectName("refusal")
        self.setWindowTitle(self.tr("Candor cannot start"))
        self.setMinimumWidth(480)
        close = button("close-refusal", self.tr("Close"), "primary")
        close.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(tokens.MARGIN, tokens.MARGIN, tokens.MARGIN, tokens.PAD)
        column.setSpacing(tokens.ROOM)
        column.addWidget(text(self.windowTitle(), "title"))
        column.addWidget(text(problem.title, "strong"))
        for content in filter(None, (problem.detail, problem.remedy)):
            column.addWidget(text(content))
        column.addStretch(1)
        column.addLayout(buttons)
