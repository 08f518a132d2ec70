"""The Settings place: what is chosen is applied and kept at once."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from desktop.ui import tokens
from desktop.ui.composed import Composed
from desktop.ui.operations import Desk
from desktop.ui.settings.appearance import Appearance
from desktop.ui.settings.memory import Memory
from desktop.ui.settings.outside import Outside
from desktop.ui.settings.own_data import YourData
from desktop.ui.settings.privacy import Privacy
from desktop.ui.settings.replies import Replies
from desktop.ui.settings.rules import Rules
from desktop.ui.settings.shortcuts import Shortcuts
from desktop.ui.settings.talking import Talking
from desktop.ui.settings.voice import Voice
from desktop.ui.texts import button, text
from desktop.ui.theme import Theme


class SettingsPage(Composed):
    """One page, section under section.

    Signals:
        guide_asked: the owner wants to go through the first steps again.
    """

    guide_asked = Signal()

    def __init__(self, desk: Desk, theme: Theme) -> None:
        super().__init__()
        appearance = Appearance(desk, theme)
        parts = (
            *(appearance, Voice(desk, theme), Replies(desk), Talking(desk), Outside(desk)),
            *(Memory(desk), Rules(desk), Shortcuts(desk), YourData(desk), Privacy(desk)),
        )
        inside = QWidget()
        sections = QVBoxLayout(inside)
        sections.setContentsMargins(0, 0, tokens.ROOM, 0)
        sections.setSpacing(tokens.PAD)
        for part in parts:
            sections.addWidget(part)
        guide = button("run-guide", self.tr("Go through the first steps again"))
        guide.clicked.connect(self.guide_asked)
        sections.addWidget(guide, 0, Qt.AlignmentFlag.AlignLeft)
        sections.addStretch(1)
        scrolled = QScrollArea()
        scrolled.setObjectName("settings")
        scrolled.setAccessibleName(self.tr("Settings"))
        scrolled.setFrameShape(QFrame.Shape.NoFrame)
        scrolled.setWidgetResizable(True)
        scrolled.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scrolled.setWidget(inside)
        title = text(self.tr("Settings"), "title")
        title.setWordWrap(False)
        title.setMinimumHeight(tokens.HEAD)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(tokens.ROOM)
        column.addWidget(title)
        column.addWidget(scrolled, 1)
        self.begin_at(appearance)
