"""Replies: who makes them, at which address, with which model and how much context."""

from functools import partial

from PySide6.QtCore import QLocale
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QLineEdit

from desktop.session.settings import EngineChoice
from desktop.session.traffic import stays_here
from desktop.ui import operations, words
from desktop.ui.long_work import LongWork
from desktop.ui.operations import Desk
from desktop.ui.settings.section import FIELD, Section, box
from desktop.ui.texts import button, text

_CONTEXTS = (2048, 4096, 8192, 16_384, 32_768, 65_536, 131_072)
"""Tokens; what models are made for."""
_WORDS_OF_A_TOKEN = 0.75
"""About, in English."""


class Replies(Section):
    """The engine, and Ollama's models."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(words.tr("Replies"))
        self._desk = desk
        self._engine = self._make_engine()
        self._host = QLineEdit(desk.session.settings.ollama_host)
        self._host.setObjectName("ollama-host")
        self._host.setAccessibleName(self.tr("Ollama's address"))
        self._host.editingFinished.connect(self._keep_host)
        self._where = text("", "soft")
        self._where.setObjectName("ollama-where")
        self._model = box("model", self.tr("Model"))
        self._model.activated.connect(lambda _row: self._keep(model=self._model.currentData()))
        self._context = self._make_context()
        self._other = QLineEdit()
        self._other.setObjectName("pull-name")
        self._other.setAccessibleName(self.tr("Name of a model to fetch"))
        self._other.setPlaceholderText(self.tr("Name of a model, such as qwen3:4b"))
        self._other.returnPressed.connect(self._pull)
        self._other.setFixedWidth(FIELD)
        pulling = button("pull-model", self.tr("Have Ollama fetch it"))
        pulling.clicked.connect(self._pull)
        self._work = LongWork(desk, "pull-work")
        self._work.ended.connect(self._look)
        self.add_fields(
            (self.tr("Made by"), self._engine),
            (self.tr("Ollama's address"), self._host),
            (self.tr("Model"), self._model),
            (self.tr("Context"), self._context),
        )
        self.add(self._where)
        self.add_line(self._other, pulling)
        self.add(self._work)
        self.begin_at(self._engine)
        self._show_models(())

    def showEvent(self, event: QShowEvent) -> None:
        """Ask which models there are now."""
        super().showEvent(event)
        self._look()

    def _make_engine(self) -> QComboBox:
        made = box("engine", self.tr("Who makes the replies"))
        made.addItem(self.tr("Ollama, or plain words without it"), EngineChoice.AUTO)
        made.addItem(self.tr("Ollama only"), EngineChoice.OLLAMA)
        made.addItem(self.tr("Plain words, without a model"), EngineChoice.GROUNDED)
        made.setCurrentIndex(made.findData(self._desk.session.settings.engine))
        made.activated.connect(lambda _row: self._keep(engine=EngineChoice(made.currentData())))
        return made

    def _make_context(self) -> QComboBox:
        made = box("num-ctx", self.tr("How much the model takes in at once"))
        chosen = self._desk.session.settings.num_ctx
        for tokens in sorted({*_CONTEXTS, chosen}):
            about = int(round(tokens * _WORDS_OF_A_TOKEN, -2))
            number = QLocale().toString
            shown = self.tr("{tokens} tokens, about {words} words")
            made.addItem(shown.format(tokens=number(tokens), words=number(about)), tokens)
        made.setCurrentIndex(made.findData(chosen))
        made.activated.connect(lambda _row: self._keep(num_ctx=made.currentData()))
        return made

    def _keep_host(self) -> None:
        host = self._host.text().strip()
        if host != self._desk.session.settings.ollama_host:
            change = partial(self._desk.session.change_settings, ollama_host=host)
            operations.fetch(self._desk, change, lambda _settings: self._look())

    def _look(self) -> None:
        installed = self._desk.session.replies.installed
        self._desk.watch.run(installed, self._show_models, self._show_none)

    def _show_models(self, installed: tuple[str, ...]) -> None:
        self._fill(installed)
        host = self._desk.session.settings.ollama_host
        said = self.tr("Ollama answers and has {count} models.").format(count=len(installed))
        self._where.setText(f"{said} {self._place(host)}" if installed else self._place(host))

    def _show_none(self, _error: Exception) -> None:
        """Say it here: that no server answers is no mishap while one is being chosen."""
        self._fill(())
        none = self.tr(
            "Nothing answers there now. Ollama is at ollama.com; start it with: ollama serve. "
            "Without it, Candor replies in plain words."
        )
        self._where.setText(none)

    def _place(self, host: str) -> str:
        if stays_here(host):
            return self.tr("That is this computer: nothing leaves it.")
        return self.tr("That is another computer: what you say, and what is recalled, goes there.")

    def _fill(self, installed: tuple[str, ...]) -> None:
        chosen = self._desk.session.settings.model
        self._model.clear()
        for name in installed:
            self._model.addItem(name.removesuffix(":latest"), name.removesuffix(":latest"))
        if self._model.findData(chosen.removesuffix(":latest")) < 0:
            missing = self.tr("{name} (not there)").format(name=chosen)
            self._model.addItem(missing, chosen.removesuffix(":latest"))
        self._model.setCurrentIndex(self._model.findData(chosen.removesuffix(":latest")))

    def _pull(self) -> None:
        name = self._other.text().strip()
        if name:
            doing = self.tr("Ollama fetches {model}").format(model=name)
            done = self.tr("{model} is there; choose it above.").format(model=name)
            self._work.begin(self._desk.session.replies.pull(name), doing, lambda _none: done)

    def _keep(self, **changes: object) -> None:
        operations.change_settings(self._desk, lambda _settings: None, **changes)
