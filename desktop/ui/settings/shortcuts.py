"""Shortcuts: which keys do what in the whole window."""

from functools import partial

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QKeySequenceEdit

from desktop.session.settings import Settings
from desktop.ui import operations, words
from desktop.ui.operations import Desk
from desktop.ui.settings.section import Section
from desktop.ui.shortcuts import all_shortcuts, chosen_keys, kept, refusal
from desktop.ui.texts import button, text

_PORTABLE = QKeySequence.SequenceFormat.PortableText


class Shortcuts(Section):
    """One line a shortcut; keys that are taken are refused, with what has them."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(words.tr("Shortcuts"))
        self._desk = desk
        self._fields: dict[str, QKeySequenceEdit] = {}
        for one in all_shortcuts():
            made = QKeySequenceEdit()
            made.setObjectName(f"keys-{one.name}")
            made.setAccessibleName(self.tr("Keys for: {what}").format(what=one.title))
            made.setMaximumSequenceLength(1)
            made.setClearButtonEnabled(True)
            made.editingFinished.connect(partial(self._choose, one.name))
            self._fields[one.name] = made
        self._said = text("", "strong")
        self._said.setObjectName("keys-said")
        self._said.hide()
        reset = button("keys-reset", self.tr("As they came"))
        reset.setAccessibleName(self.tr("Give every shortcut the keys that it came with"))
        reset.clicked.connect(lambda: self._keep(()))
        told = self.tr("Click into a field, or go there with Tab, and press the keys you want.")
        self.add(text(told, "soft"))
        self.add_fields(*((one.title, self._fields[one.name]) for one in all_shortcuts()))
        self.add(self._said)
        self.add_line(reset)
        self._show(desk.session.settings)

    def _choose(self, name: str) -> None:
        keys = chosen_keys(self._desk.session.settings)
        wanted = self._fields[name].keySequence().toString(_PORTABLE)
        if wanted == keys[name]:
            return
        why = refusal(keys, name, wanted)
        self._said.setText(why or "")
        self._said.setVisible(why is not None)
        if why is None:
            self._keep(kept({**keys, name: wanted}))
        else:
            self._show(self._desk.session.settings)

    def _keep(self, shortcuts: tuple[str, ...]) -> None:
        operations.change_settings(self._desk, self._show, shortcuts=shortcuts)

    def _show(self, settings: Settings) -> None:
        for name, keys in chosen_keys(settings).items():
            self._fields[name].setKeySequence(QKeySequence(keys))
            shown = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
            self._fields[name].setAccessibleDescription(shown or self.tr("none"))
        self._desk.keys.changed.emit()
