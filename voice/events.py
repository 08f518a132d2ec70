"""What the ears and the mouth report, as frozen values; delivered on the thread they arose on."""

from dataclasses import dataclass
from enum import StrEnum

from voice.transcriber import Transcript


class Activity(StrEnum):
    """What the ears are doing, as the owner sees it."""

    OFF = "off"
    IDLE = "idle"
    LISTENING = "listening"
    HEARING = "hearing"
    TRANSCRIBING = "transcribing"


@dataclass(frozen=True)
class ActivityChanged:
    """The ears do something else now."""

    activity: Activity


@dataclass(frozen=True)
class LevelMeasured:
    """How loud the microphone is; sent about 20 times a second while it is open."""

    level: float
    """RMS of the last chunk, 0..1 of full scale, nothing smoothed or invented."""
    is_speech: bool


@dataclass(frozen=True)
class Heard:
    """An utterance ended and was understood."""

    transcript: Transcript


@dataclass(frozen=True)
class NothingHeard:
    """An utterance ended and held no words."""

    reason: str
    """``silence``, ``too_short`` or ``no_words``."""


@dataclass(frozen=True)
class MicrophoneChanged:
    """Another microphone is in use, or none."""

    name: str | None
    """None: there is no microphone."""
    lost: str | None = None
    """The name of the one that disappeared; None when nothing was lost."""


@dataclass(frozen=True)
class ListeningFailed:
    """An utterance was lost to a failure; the ears stay open."""

    error: Exception


VoiceEvent = (
    ActivityChanged | LevelMeasured | Heard | NothingHeard | MicrophoneChanged | ListeningFailed
)
