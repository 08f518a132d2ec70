"""Voice: microphone and loudspeaker, tests of both, and the speech models."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QFileDialog, QLabel

from desktop.session.health import Engine
from desktop.ui import operations, words
from desktop.ui.file_dialogs import file_dialog
from desktop.ui.operations import Desk
from desktop.ui.settings.section import Section, box
from desktop.ui.settings.sound_tests import MicrophoneTest, VoiceTest
from desktop.ui.texts import button, text
from desktop.ui.theme import Theme
from voice.devices import Device, Devices

_FOLDERS = {Engine.HEARING: "whisper_folder", Engine.VOICE: "piper_folder"}
"""The setting that says where an engine's model is."""


class Voice(Section):
    """What hears and what speaks."""

    def __init__(self, desk: Desk, theme: Theme) -> None:
        super().__init__(words.tr("Voice"))
        self._desk = desk
        self._microphone = box("microphone", self.tr("Microphone"))
        self._loudspeaker = box("loudspeaker", self.tr("Loudspeaker"))
        for chosen in (self._microphone, self._loudspeaker):
            chosen.activated.connect(partial(self._choose_device, chosen))
        self.add_fields(
            (self.tr("Microphone"), self._microphone), (self.tr("Loudspeaker"), self._loudspeaker)
        )
        self.add(MicrophoneTest(desk, theme), VoiceTest(desk))
        self.add(self._switch("speak_replies", self.tr("Read replies aloud")))
        self._models: dict[Engine, QLabel] = {}
        self._add_model(Engine.HEARING, self.tr("Model that understands speech"))
        self._add_model(Engine.VOICE, self.tr("Model that speaks"))
        told = self.tr(
            "Another model is used from the next start. Candor downloads no speech models: put "
            "one into a folder and choose that; it is looked at before it is taken."
        )
        self.add(text(told, "soft"))
        self.begin_at(self._microphone)

    def showEvent(self, event: QShowEvent) -> None:
        """Look what is plugged in and installed now."""
        super().showEvent(event)
        sound = self._desk.session.sound
        operations.fetch(self._desk, sound.devices, self._show_devices)
        for engine in self._models:
            folder = getattr(self._desk.session.settings, _FOLDERS[engine])
            self._look_at(engine, folder)

    def _switch(self, name: str, title: str) -> QCheckBox:
        made = QCheckBox(title)
        made.setObjectName(f"switch-{name}")
        made.setAccessibleName(title)
        made.setChecked(bool(getattr(self._desk.session.settings, name)))
        made.toggled.connect(lambda on: self._keep(**{name: on}))
        return made

    def _add_model(self, engine: Engine, title: str) -> None:
        said = text("")
        said.setObjectName(f"model-{engine}")
        self._models[engine] = said
        choosing = button(f"choose-{engine}", self.tr("Choose a folder \N{HORIZONTAL ELLIPSIS}"))
        choosing.setAccessibleName(self.tr("{what}: choose a folder").format(what=title))
        choosing.clicked.connect(partial(self._ask_folder, engine, title))
        packaged = button(f"packaged-{engine}", self.tr("Use the one that came with Candor"))
        packaged.setAccessibleName(self.tr("{what}: the one of Candor").format(what=title))
        packaged.clicked.connect(partial(self._choose_model, engine, None))
        self.add(text(title, "strong"), said)
        self.add_line(choosing, packaged)

    def _show_devices(self, devices: Devices) -> None:
        settings = self._desk.session.settings
        self._fill(self._microphone, devices.inputs, settings.microphone)
        self._fill(self._loudspeaker, devices.outputs, settings.loudspeaker)

    def _fill(self, chosen: QComboBox, devices: Sequence[Device], preferred: str | None) -> None:
        chosen.clear()
        default = next((one.name for one in devices if one.is_default), self.tr("none"))
        chosen.addItem(self.tr("As the system chooses ({name})").format(name=default), None)
        for one in devices:
            chosen.addItem(one.name, one.id)
        if preferred is not None and chosen.findData(preferred) < 0:
            chosen.addItem(self.tr("{name} (not plugged in)").format(name=preferred), preferred)
        chosen.setCurrentIndex(max(0, chosen.findData(preferred)))

    def _choose_device(self, chosen: QComboBox, _row: int) -> None:
        self._keep(**{chosen.objectName(): chosen.currentData()})

    def _ask_folder(self, engine: Engine, title: str) -> None:
        dialog = file_dialog(self, "model-dialog", title, partial(self._choose_model, engine))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.open()

    def _choose_model(self, engine: Engine, folder: Path | None) -> None:
        look = partial(self._desk.session.sound.model, engine, folder)
        operations.fetch(self._desk, look, partial(self._take_model, engine, folder))

    def _take_model(self, engine: Engine, folder: Path | None, name: str) -> None:
        self._keep(**{_FOLDERS[engine]: folder})
        self._show_model(engine, folder, name)

    def _look_at(self, engine: Engine, folder: Path | None) -> None:
        look = partial(self._desk.session.sound.model, engine, folder)
        missing = self.tr("There is none, or it is not whole.")
        self._desk.jobs.run(
            look,
            partial(self._show_model, engine, folder),
            lambda _error: self._models[engine].setText(missing),
        )

    def _show_model(self, engine: Engine, folder: Path | None, name: str) -> None:
        own = self.tr("{name}, in {folder}").format(name=name, folder=folder)
        self._models[engine].setText(
            own if folder else self.tr("{name}, which came with Candor").format(name=name)
        )

    def _keep(self, **changes: object) -> None:
        operations.change_settings(self._desk, lambda _settings: None, **changes)
