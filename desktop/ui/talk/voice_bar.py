"""Talking: the level, what Candor is doing, the captions, and the buttons to hold and to stop."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.session.events import Ended, PieceArrived, Spoke, Stage, StageChanged, TurnEvent
from desktop.session.problems import Problem
from desktop.ui import tokens, words
from desktop.ui.talk import sound_settings
from desktop.ui.talk.meter import Meter
from desktop.ui.texts import button, text
from desktop.ui.theme import Theme
from voice.events import (
    Activity,
    ActivityChanged,
    Heard,
    LevelMeasured,
    MicrophoneChanged,
    NothingHeard,
    VoiceEvent,
)

_NARROW = 600
"""The bar's width in pixels below which captions stand in a line of their own."""
_UNDER_STATE = 2


class VoiceBar(QWidget):
    """The controls of the voice; emits what the owner wants.

    Signals:
        held: the owner begins to talk.
        released: the owner is done talking.
        stop_asked: the owner wants silence.
    """

    held = Signal()
    released = Signal()
    stop_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._activity = Activity.OFF
        self._stage: Stage | None = None
        self._trouble: Problem | None = None
        self.meter = Meter(theme)
        self._state = text("", "heading")
        self._state.setObjectName("state")
        self._state.setWordWrap(False)
        self._caption = text("", "soft")
        self._caption.setObjectName("caption")
        self._hold = button("hold", self.tr("Hold to talk"))
        self._hold.pressed.connect(self.held)
        self._hold.released.connect(self.released)
        self._stop = button("stop", self.tr("Stop"))
        self._stop.setToolTip(self.tr("Ends the reply at once (Esc)"))
        self._stop.clicked.connect(self.stop_asked)
        self._settings = button("sound-settings", self.tr("Open sound settings"))
        self._settings.clicked.connect(sound_settings.open_sound_settings)
        self._column = QVBoxLayout(self)
        self._said = QVBoxLayout()
        self._is_narrow = False
        self._arrange()
        self._show_state()

    @property
    def can_hold(self) -> bool:
        """Whether holding to talk would be heard."""
        return self._trouble is None

    def show_held(self, on: bool) -> None:
        """Look pressed while the key is held."""
        self._hold.setDown(on)

    def show_trouble(self, trouble: Problem | None) -> None:
        """Say why nothing can be heard, or that it can again."""
        if trouble == self._trouble:
            return
        self._trouble = trouble
        self._hold.setEnabled(trouble is None)
        self._hold.setToolTip(trouble.title if trouble else self.tr("Or hold Space"))
        self._settings.setVisible(trouble is not None and sound_settings.can_open())
        self._fall_silent()
        if trouble is not None:
            self.meter.clear()
        self._show_state()

    def apply_turn(self, event: TurnEvent) -> None:
        """Show how far the turn is, and what is being said."""
        match event:
            case StageChanged():
                self._stage = event.stage
            case Spoke():
                self._say(event.sentence)
            case PieceArrived(is_thinking=False):
                self._stage = Stage.REPLYING
            case Ended():
                self._stage = None
                self._fall_silent()
            case _:
                return
        self._show_state()

    def apply_voice(self, event: VoiceEvent) -> None:
        """Show what the ears do and what they heard."""
        match event:
            case LevelMeasured():
                self._measure(event)
            case ActivityChanged():
                self._change(event.activity)
            case Heard():
                self._say(event.transcript.text)
            case NothingHeard():
                self._say(words.nothing_heard(event.reason))
            case MicrophoneChanged():
                self._say(self._microphone(event))
            case _:
                pass

    def _change(self, activity: Activity) -> None:
        self._activity = activity
        if activity is Activity.OFF:
            self.meter.clear()
        if activity is Activity.HEARING:
            self._fall_silent()
        self._show_state()

    def _measure(self, event: LevelMeasured) -> None:
        if self._activity is Activity.OFF:  # the microphone was opened before we listened
            self._change(Activity.IDLE)
        self.meter.measure(event.level, is_speech=event.is_speech)

    def _microphone(self, event: MicrophoneChanged) -> str:
        if event.name is None:
            self.meter.clear()
            return self.tr("There is no microphone. You can go on by typing.")
        if event.lost is None:
            return self.tr("Using {name}.").format(name=event.name)
        return self.tr("{lost} is gone. Using {name}.").format(lost=event.lost, name=event.name)

    def _fall_silent(self) -> None:
        """Nobody speaks: say why nothing can be heard, if so."""
        trouble = self._trouble
        self._say(f"{trouble.title} {trouble.remedy}" if trouble else "")

    def _say(self, caption: str) -> None:
        self._caption.setText(caption)
        self._caption.setVisible(bool(caption))

    def _show_state(self) -> None:
        self._stop.setEnabled(self._stage is not None or self._activity is Activity.HEARING)
        if self._stage is not None:
            self._state.setText(words.label(self._stage))
        elif self._trouble is not None:
            self._state.setText(self.tr("Typing only"))
        else:
            self._state.setText(words.label(self._activity))

    def _arrange(self) -> None:
        self._settings.hide()
        self._caption.hide()
        self._said.setSpacing(tokens.GAP)
        self._said.addStretch(1)
        self._said.addWidget(self._state)
        self._said.addWidget(self._caption)
        self._said.addStretch(1)
        line = QHBoxLayout()
        line.setSpacing(tokens.ROOM)
        line.addWidget(self.meter)
        line.addLayout(self._said, 1)
        for control in (self._settings, self._hold, self._stop):
            line.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(tokens.GAP)
        self._column.addLayout(line)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the caption below everything when there is no room beside the level."""
        super().resizeEvent(event)
        is_narrow = event.size().width() < _NARROW
        if is_narrow != self._is_narrow:
            self._is_narrow = is_narrow
            if is_narrow:
                self._column.addWidget(self._caption)
            else:
                self._said.insertWidget(_UNDER_STATE, self._caption)
