"""Talking: what Candor may do of its own accord in a conversation."""

from PySide6.QtWidgets import QCheckBox

from desktop.ui import operations, words
from desktop.ui.operations import Desk
from desktop.ui.settings.section import Section
from desktop.ui.texts import text


class Talking(Section):
    """Whether it asks about what contradicts itself."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(words.tr("Talking"))
        self._desk = desk
        asks = QCheckBox(self.tr("Ask me about contradictions when we talk"))
        asks.setObjectName("ask-when-talking")
        asks.setAccessibleName(asks.text())
        asks.setChecked(desk.session.settings.ask_when_talking)
        asks.toggled.connect(self._keep)
        told = self.tr(
            "One at a time, at a pause: never into a question, and never the same twice a day."
        )
        asks.setAccessibleDescription(told)
        self.add(asks, text(told, "soft"))
        self.begin_at(asks)

    def _keep(self, asks: bool) -> None:
        operations.change_settings(self._desk, lambda _settings: None, ask_when_talking=asks)
