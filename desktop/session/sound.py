"""Microphones and loudspeakers to choose from, and tests of both; speech models and theirs."""

from pathlib import Path

from desktop.session.health import Engine
from desktop.session.jobs import Work
from desktop.session.speech import Speech
from personality.steps import Step
from voice.devices import NO_DEVICES, Devices, list_devices, pick
from voice.errors import DeviceError, EngineMissingError, NoMicrophoneError
from voice.models import find_piper, find_whisper
from voice.recording import record

FULL = 1000
"""The total of a step that says how loud it is: the loudest there is."""


class Sound:
    """What the owner chooses and tests of the voice."""

    def __init__(self, speech: Speech, cache: Path) -> None:
        """Test the devices of ``speech``; ``cache`` is where the packaged model is put together."""
        self._speech = speech
        self._cache = cache

    def devices(self) -> Devices:
        """Return what is plugged in; none where there is no sound system."""
        try:
            return list_devices()
        except (DeviceError, EngineMissingError):
            return NO_DEVICES

    def say(self, sentence: str) -> bool:
        """Say a sentence on the chosen loudspeaker; return whether it was heard to its end.

        Raises:
            VoiceError: there is no voice or no loudspeaker.
        """
        try:
            return self._speech.speak(sentence)
        finally:
            self._speech.listen_again()

    def echo(self, seconds: float) -> Work[float]:
        """Record the chosen microphone, then play that; its steps say how loud it is.

        Returns:
            The loudest tenth of a second, 0..1 of full scale.

        Raises:
            VoiceError: there is no microphone or no loudspeaker, or one gives nothing.
        """
        device = pick(list_devices().inputs, self._speech.settings.microphone)
        if device is None:
            raise NoMicrophoneError("there is no microphone")
        loudest = 0.0
        listening = record(device.id, seconds)
        try:
            while True:
                loudness = next(listening)
                loudest = max(loudest, loudness)
                yield Step(round(loudness * FULL), FULL, "listening")
        except StopIteration as end:
            heard = end.value
        finally:
            listening.close()
        yield Step(0, FULL, "playing")
        try:
            self._speech.play(heard)
        finally:
            self._speech.listen_again()
        return loudest

    def model(self, engine: Engine, folder: Path | None) -> str:
        """Look whether there is a model in ``folder``, or a packaged one; return its name.

        Raises:
            ModelNotFoundError: there is none, or a packaged one is not what was published.
        """
        if engine is Engine.HEARING:
            return find_whisper(folder, self._cache).name
        return find_piper(folder).stem
