"""How the window looks."""

from functools import partial

from PySide6.QtWidgets import QButtonGroup, QRadioButton, QVBoxLayout, QWidget

from desktop.session.settings import Theme as Choice
from desktop.ui import operations, tokens
from desktop.ui.operations import Desk
from desktop.ui.texts import section
from desktop.ui.theme import Theme


class Appearance(QWidget):
    """Light, dark, or as the system is."""

    def __init__(self, desk: Desk, theme: Theme) -> None:
        super().__init__()
        self._desk = desk
        self._theme = theme
        self._group = QButtonGroup(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(tokens.SPACE)
        column.addWidget(section(self.tr("Appearance")))
        named = (
            (Choice.SYSTEM, self.tr("As the system is")),
            (Choice.LIGHT, self.tr("Light")),
            (Choice.DARK, self.tr("Dark")),
        )
        for choice, title in named:
            made = QRadioButton(title)
            made.setObjectName(f"theme-{choice}")
            made.setAccessibleName(self.tr("Appearance: {title}").format(title=title))
            made.clicked.connect(partial(self._choose, choice))
            if desk.session.settings.theme is choice:
                made.setChecked(True)
                self.setFocusProxy(made)
            self._group.addButton(made)
            column.addWidget(made)

    def _choose(self, choice: Choice) -> None:
        self._theme.choose(choice)
        operations.change_settings(self._desk, lambda _settings: None, theme=choice)
