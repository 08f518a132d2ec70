"""What can go wrong in the voice.

VoiceError
├── DeviceError
│   ├── NoAudioSystemError    the machine has no sound system that we can use
│   ├── NoMicrophoneError     there is no input device
│   └── NoLoudspeakerError    there is no output device
├── EngineError
│   ├── EngineMissingError    its package is not installed
│   ├── ModelNotFoundError    its model is not in the folder it should be in
│   └── EngineDiedError       the worker process ended in the middle of work
└── AudioFileError            a sound file cannot be read or written

Exceptions keep their constructor's arguments as ``args``, because those of the engines travel
pickled from the process they arise in.
"""

from pathlib import Path


class VoiceError(Exception):
    """The root of everything that the voice raises on purpose."""


class DeviceError(VoiceError):
    """A sound device cannot be used."""


class NoAudioSystemError(DeviceError):
    """The machine has no sound system that we can use."""


class NoMicrophoneError(DeviceError):
    """There is no input device."""


class NoLoudspeakerError(DeviceError):
    """There is no output device."""


class EngineError(VoiceError):
    """A speech engine cannot be used."""


class EngineMissingError(EngineError):
    """The engine's package is not installed."""

    def __init__(self, engine: str) -> None:
        super().__init__(engine)
        self.engine = engine

    def __str__(self) -> str:
        return f"{self.engine} is not installed"


class ModelNotFoundError(EngineError):
    """The engine's model is not where it should be."""

    def __init__(self, engine: str, folder: Path | None) -> None:
        super().__init__(engine, folder)
        self.engine = engine
        self.folder = folder

    def __str__(self) -> str:
        if self.folder is None:
            return f"there is no {self.engine} model"
        return f"there is no usable {self.engine} model in {self.folder}"


class EngineDiedError(EngineError):
    """The worker process ended in the middle of work; it is started again on next use."""


class AudioFileError(VoiceError):
    """A sound file cannot be read or written."""

    def __init__(self, path: Path, detail: str) -> None:
        super().__init__(path, detail)
        self.path = path
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.path.name} cannot be used as a sound file: {self.detail}"
