"""Ears and mouth with their engines, put together so that Candor does not hear itself."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Self

from desktop.session.engines import Engines
from desktop.session.errors import NothingToSayError
from desktop.session.health import Engine, EngineHealth, State
from desktop.session.settings import Settings
from desktop.session.subscribers import Subscribers
from voice.audio import AudioChunk
from voice.devices import Device, Devices, list_devices, pick
from voice.errors import DeviceError, EngineMissingError, NoLoudspeakerError, NoMicrophoneError
from voice.events import VoiceEvent
from voice.listening import Ears
from voice.loudspeaker import Loudspeaker
from voice.sound_files import read_sound, write_wav
from voice.speakable import speakable
from voice.speaking import Mouth
from voice.transcriber import Transcript


class Speech:
    """The voice of a session.

    Attributes:
        engines: Whisper and Piper.
        ears: Closed until ``open``.
        mouth: Opens the loudspeaker when it first speaks.
        is_shut: Candor speaks, and the ears take nothing but push-to-talk.
    """

    def __init__(self, settings: Settings, cache: Path) -> None:
        self._settings = settings
        self._listeners: Subscribers[VoiceEvent] = Subscribers()
        self._is_open = False
        self.is_shut = False
        self.engines = Engines(settings.whisper_folder, settings.piper_folder, cache)
        self.ears = Ears(self.engines, self._listeners.tell, preferred=settings.microphone)
        self._loudspeaker = Loudspeaker(settings.loudspeaker)
        self.mouth = Mouth(self.engines, self._loudspeaker)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def open(self) -> None:
        """Open the ears, hands-free when the settings say so."""
        self._is_open = True
        self.ears.open()
        self.ears.hands_free(self._settings.hands_free)

    def subscribe(self, listener: Callable[[VoiceEvent], None]) -> Callable[[], None]:
        """Tell ``listener`` what the ears report, on their thread; returns how to end that."""
        return self._listeners.add(listener)

    def prepare(self, sentence: str) -> None:
        """Get ready to say a sentence; returns at once."""
        self.mouth.prepare(sentence)

    def speak(self, sentence: str) -> bool:
        """Say a sentence with the ears shut; ``listen_again`` opens them.

        Raises:
            VoiceError: there is no voice or no loudspeaker.
        """
        self._shut()
        return self.mouth.speak(sentence)

    @property
    def settings(self) -> Settings:
        """What is followed."""
        return self._settings

    def play(self, sound: AudioChunk) -> bool:
        """Play a sound with the ears shut; ``listen_again`` opens them.

        Raises:
            VoiceError: there is no loudspeaker.
        """
        self._shut()
        self._loudspeaker.play(sound)
        return self._loudspeaker.wait()

    def stop(self) -> None:
        """Fall silent, and drop what was prepared."""
        self.mouth.stop()

    def listen_again(self) -> None:
        """Open the ears after the last sentence of a reply."""
        if self.is_shut:
            self.is_shut = False
            self.ears.resume()

    def follow(self, settings: Settings) -> None:
        """Use the devices of other settings from now on."""
        before, self._settings = self._settings, settings
        if settings.loudspeaker != before.loudspeaker:
            self._loudspeaker.preferred = settings.loudspeaker
            self._loudspeaker.close()  # the next sentence opens the other one
        if self._is_open and settings.microphone != before.microphone:
            self.ears.prefer(settings.microphone)
        if self._is_open and settings.hands_free != before.hands_free:
            self.ears.hands_free(settings.hands_free)

    def transcribe_file(self, file: Path) -> Transcript:
        """Return the words in a sound file.

        Raises:
            AudioFileError: it cannot be read.
            EngineError: the engine cannot be used.
        """
        return self.engines.transcribe(read_sound(file))

    def speak_to_file(self, text: str, file: Path) -> tuple[str, float]:
        """Read ``text`` into a WAV file; return what was really read and the seconds it takes.

        Raises:
            NothingToSayError: the text has no words.
            AudioFileError: the file cannot be written.
            EngineError: the engine cannot be used.
        """
        words = speakable(text)
        if not words:
            raise NothingToSayError
        return words, write_wav(file, self.engines.synthesize(words))

    def hearing_health(self) -> EngineHealth:
        """Return how Whisper is."""
        return self.engines.health(Engine.HEARING)

    def voice_health(self) -> EngineHealth:
        """Return how Piper is; off when the owner wants replies only shown."""
        found = self.engines.health(Engine.VOICE)
        return found if self._settings.speak_replies else replace(found, state=State.OFF)

    def microphone_health(self) -> EngineHealth:
        """Return which microphone is in use, or why none is."""
        missing = NoMicrophoneError("there is no microphone")
        preferred = self._settings.microphone
        return _device_health(Engine.MICROPHONE, lambda d: pick(d.inputs, preferred), missing)

    def loudspeaker_health(self) -> EngineHealth:
        """Return which loudspeaker is in use, or why none is."""
        missing = NoLoudspeakerError("there is no loudspeaker")
        preferred = self._settings.loudspeaker
        return _device_health(Engine.LOUDSPEAKER, lambda d: pick(d.outputs, preferred), missing)

    def _shut(self) -> None:
        if self._is_open and not self.is_shut:
            self.is_shut = True
            self.ears.pause()

    def close(self) -> None:
        """Shut ears and mouth and end the engines."""
        self.engines.close()  # first: whoever waits for an engine is woken by its end
        if self._is_open:
            self.ears.close()
        self.mouth.close()


def _device_health(
    engine: Engine, choose: Callable[[Devices], Device | None], missing: DeviceError
) -> EngineHealth:
    try:
        device = choose(list_devices())
    except (DeviceError, EngineMissingError) as error:
        return EngineHealth(engine, State.UNAVAILABLE, "", error)
    if device is None:
        return EngineHealth(engine, State.UNAVAILABLE, "", missing)
    return EngineHealth(engine, State.READY, device.name)
