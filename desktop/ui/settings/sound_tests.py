"""Tests of a microphone and of the voice, wherever they are offered."""

from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from desktop.session.sound import FULL
from desktop.ui import tokens
from desktop.ui.composed import Composed
from desktop.ui.long_work import LongWork
from desktop.ui.operations import Desk
from desktop.ui.talk.meter import Meter
from desktop.ui.texts import button, text
from desktop.ui.theme import Theme
from personality.steps import Step

_SECONDS = 4.0
"""How long the microphone is recorded for its test; chosen by hand: a sentence."""
_SILENT = 0.003
"""Below this nobody spoke: about the noise of a quiet room."""


class MicrophoneTest(Composed):
    """Records a few seconds, shows how loud they are, and plays them."""

    def __init__(self, desk: Desk, theme: Theme) -> None:
        super().__init__()
        self._desk = desk
        self._meter = Meter(theme)
        self._meter.setObjectName("test-meter")
        self._begin = button("test-microphone", self.tr("Test the microphone"))
        self._begin.clicked.connect(self._test)
        self._work = LongWork(desk, "microphone-test")
        self._work.stepped.connect(self._measure)
        self._work.ended.connect(partial(self._begin.setEnabled, True))
        line = QHBoxLayout()
        line.setSpacing(tokens.SPACE)
        line.addWidget(self._begin)
        line.addWidget(self._meter)
        line.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(line)
        column.addWidget(self._work)
        self.begin_at(self._begin)

    def _test(self) -> None:
        self._meter.clear()
        self._begin.setEnabled(False)
        doing = self.tr("Say a sentence now; it is played to you afterwards and not kept")
        self._work.begin(self._desk.session.sound.echo(_SECONDS), doing, self._outcome)
        self._work.setFocus()

    def _measure(self, step: Step) -> None:
        loudness = step.done / FULL
        self._meter.measure(loudness, is_speech=loudness >= _SILENT)

    def _outcome(self, loudest: float) -> str:
        if loudest < _SILENT:
            return self.tr(
                "Nothing was heard. Choose another microphone, or see in the system's sound "
                "settings whether this one is muted."
            )
        return self.tr("The microphone works. If you did not hear yourself, test the voice.")


class VoiceTest(Composed):
    """Says a sentence."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._begin = button("test-voice", self.tr("Hear the voice"))
        self._begin.clicked.connect(self._test)
        self._said = text("")
        self._said.setObjectName("voice-test-said")
        self._said.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        line = QHBoxLayout()
        line.addWidget(self._begin)
        line.addStretch(1)
        column.addLayout(line)
        column.addWidget(self._said)
        self.begin_at(self._begin)

    def _test(self) -> None:
        self._begin.setEnabled(False)
        self._tell(self.tr("Speaking \N{HORIZONTAL ELLIPSIS}"))
        # Not among the owner's own actions: a sentence may not hold those up.
        say = partial(self._desk.session.sound.say, self.tr("Hello. This is how I sound."))
        self._desk.watch.run(say, self._end, self._fail)

    def _end(self, was_heard: bool) -> None:
        self._begin.setEnabled(True)
        whole = self.tr("That was the voice. If you heard nothing, choose another loudspeaker.")
        self._tell(whole if was_heard else self.tr("It was stopped."))

    def _fail(self, error: Exception) -> None:
        self._begin.setEnabled(True)
        self._said.hide()
        self._desk.notices.report(error)

    def _tell(self, said: str) -> None:
        self._said.setText(said)
        self._said.show()
