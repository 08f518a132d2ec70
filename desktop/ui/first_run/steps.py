"""The steps of the guide, in their order; each is a title, some words and what can be done."""

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.session.traffic import stays_here
from desktop.ui import operations, tokens, words
from desktop.ui.composed import Composed
from desktop.ui.operations import Desk
from desktop.ui.settings.sound_tests import MicrophoneTest, VoiceTest
from desktop.ui.texts import button, text
from desktop.ui.theme import Theme

_NAME_WIDTH = 280


class GuideStep(Composed):
    """One step.

    Attributes:
        title: What it is about.
        column: Takes what can be done.
    """

    def __init__(self, title: str, told: str) -> None:
        super().__init__()
        self.title = title
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(tokens.ROOM)
        self.column.addWidget(text(title, "heading"))
        self.column.addWidget(text(told))

    def add_line(self, *parts: QWidget) -> None:
        """Put parts side by side."""
        line = QHBoxLayout()
        line.setSpacing(tokens.SPACE)
        for part in parts:
            line.addWidget(part)
        line.addStretch(1)
        self.column.addLayout(line)


def what_it_is() -> GuideStep:
    """Say what Candor is."""
    return GuideStep(
        words.tr("What Candor is"),
        words.tr(
            "Candor listens, talks and remembers what you tell it. You can look at everything "
            "that it holds, see which of your words it comes from, put it right, and have it "
            "forgotten. When two things that you said do not go together, it asks you. All of "
            "it stays in one folder on this computer."
        ),
    )


class WhoYouAre(GuideStep):
    """Who it is talking to: told by the owner, like everything else."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(
            words.tr("Who you are"),
            words.tr(
                "What may Candor call you? It takes that down as something you said, so that you "
                "find it in Memory and can change or forget it there."
            ),
        )
        self._desk = desk
        self._name = QLineEdit()
        self._name.setObjectName("guide-name")
        self._name.setAccessibleName(self.tr("Your name"))
        self._name.setPlaceholderText(self.tr("Your name"))
        self._name.setFixedWidth(_NAME_WIDTH)
        self._name.returnPressed.connect(self._tell)
        telling = button("guide-tell", self.tr("Tell Candor"))
        telling.clicked.connect(self._tell)
        self._said = text("")
        self._said.setObjectName("guide-told")
        self.add_line(self._name, telling)
        self.column.addWidget(self._said)
        self.begin_at(self._name)

    def _tell(self) -> None:
        name = " ".join(self._name.text().split()).rstrip(".")
        if not name:
            return
        said = self.tr("My name is {name}.").format(name=name)
        operations.say(self._desk, said)
        self._name.clear()
        told = self.tr("You said: {words} The answer stands in Talk.")
        self._said.setText(told.format(words=words.quoted(said)))


class Replying(GuideStep):
    """Whether there is a language model, and how to get one or go on without."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(
            words.tr("Who makes the replies"),
            words.tr(
                "For free conversation Candor uses a language model that Ollama runs on your "
                "computer. Without one it still remembers everything, and replies in plain words "
                "from what you told it."
            ),
        )
        self._desk = desk
        self._found = text("", "strong")
        self._found.setObjectName("guide-ollama")
        again = button("guide-look", self.tr("Look again"))
        again.clicked.connect(self._look)
        self.column.addWidget(self._found)
        self.add_line(again)
        self.begin_at(again)

    def showEvent(self, event: QShowEvent) -> None:
        """Ask whether Ollama answers."""
        super().showEvent(event)
        self._look()

    def _look(self) -> None:
        self._found.setText(self.tr("Looking for Ollama \N{HORIZONTAL ELLIPSIS}"))
        self._desk.watch.run(self._desk.session.replies.installed, self._show, self._show_none)

    def _show(self, installed: tuple[str, ...]) -> None:
        settings = self._desk.session.settings
        has_it = any(one.removesuffix(":latest") == settings.model for one in installed)
        if not installed or not has_it:
            told = self.tr(
                "Ollama answers, and does not have {model} yet. Fetch it under Settings, or "
                "choose one of the {count} that it has there."
            ).format(model=settings.model, count=len(installed))
        elif stays_here(settings.ollama_host):
            told = self.tr("Ollama answers on this computer, with {model}. Nothing is left to do.")
        else:
            told = self.tr("Ollama answers on another computer, with {model}.")
        self._found.setText(told.format(model=settings.model))

    def _show_none(self, _error: Exception) -> None:
        told = self.tr(
            "Ollama does not answer. To have it, install it from ollama.com, start it and look "
            "again; or go on without it. You can add it at any time."
        )
        self._found.setText(told)


def keeping_it_safe() -> GuideStep:
    """Offer encryption."""
    return GuideStep(
        words.tr("Keeping it to yourself"),
        words.tr(
            "Your memory can be encrypted, with a passphrase or with a key in your system's "
            "keyring. Nobody can read it then without that; nobody can help you either when the "
            "passphrase is lost. You can choose that now or at any time, under Settings, Memory. "
            "Without it, whoever can read your files can read your memory."
        ),
    )


def hearing(desk: Desk, theme: Theme) -> GuideStep:
    """Offer a test of the microphone."""
    made = GuideStep(
        words.tr("Hearing you"),
        words.tr(
            "Say something while the bar moves; you hear it again afterwards. It is not kept. You "
            "can also type, always."
        ),
    )
    return _with(made, MicrophoneTest(desk, theme))


def speaking(desk: Desk) -> GuideStep:
    """Offer a test of the voice."""
    made = GuideStep(
        words.tr("Speaking to you"),
        words.tr("Replies are shown, and read aloud unless you switch that off under Settings."),
    )
    return _with(made, VoiceTest(desk))


def _with(made: GuideStep, part: QWidget) -> GuideStep:
    made.column.addWidget(part)
    made.begin_at(part)
    return made
