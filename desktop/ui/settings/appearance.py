"""How the window looks, and what it speaks."""

from functools import partial

from PySide6.QtWidgets import QButtonGroup, QComboBox, QRadioButton

from desktop.session.settings import Language
from desktop.session.settings import Theme as Choice
from desktop.ui import operations, words
from desktop.ui.operations import Desk
from desktop.ui.settings.section import Section, box
from desktop.ui.theme import Theme

_SIZES = (90, 100, 115, 130, 150)
"""Percent."""


class Appearance(Section):
    """Light, dark, or as the system is; how large words are; which language."""

    def __init__(self, desk: Desk, theme: Theme) -> None:
        super().__init__(words.tr("Appearance"))
        self._desk = desk
        self._theme = theme
        self._group = QButtonGroup(self)
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
                self.begin_at(made)
            self._group.addButton(made)
            self.add(made)
        self.add_fields(
            (self.tr("Size of words"), self._make_sizes()),
            (self.tr("Language"), self._make_languages()),
        )

    def _make_sizes(self) -> QComboBox:
        made = box("text-size", self.tr("Size of words"))
        chosen = self._desk.session.settings.text_size
        for percent in sorted({*_SIZES, chosen}):
            made.addItem(self.tr("{percent} %").format(percent=percent), percent)
        made.setCurrentIndex(made.findData(chosen))
        made.activated.connect(lambda _row: self._choose_size(made.currentData()))
        return made

    def _make_languages(self) -> QComboBox:
        made = box("language", self.tr("Language, from the next start"))
        made.addItem(self.tr("As the system is"), Language.SYSTEM)
        made.addItem("English", Language.ENGLISH)
        made.addItem("Deutsch", Language.GERMAN)
        made.setToolTip(self.tr("Another language is spoken from the next start"))
        made.setCurrentIndex(made.findData(self._desk.session.settings.language))
        made.activated.connect(lambda _row: self._keep(language=Language(made.currentData())))
        return made

    def _choose(self, choice: Choice) -> None:
        self._theme.choose(choice)
        self._keep(theme=choice)

    def _choose_size(self, percent: int) -> None:
        self._theme.choose_size(percent)
        self._keep(text_size=percent)

    def _keep(self, **changes: object) -> None:
        operations.change_settings(self._desk, lambda _settings: None, **changes)
