"""What the owner has chosen, in one file that is replaced as a whole."""

import json
import os
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from pathlib import Path
from typing import Any

from desktop.session.errors import SettingsBrokenError


class EngineChoice(StrEnum):
    """Who makes the replies."""

    AUTO = "auto"
    OLLAMA = "ollama"
    GROUNDED = "grounded"


class MeaningChoice(StrEnum):
    """Whose model says what memories mean."""

    PACKAGED = "packaged"
    OLLAMA = "ollama"


class Theme(StrEnum):
    """Which palette the window wears."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Language(StrEnum):
    """What the window speaks."""

    SYSTEM = "system"
    ENGLISH = "en"
    GERMAN = "de"


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen; the defaults work on a fresh machine."""

    engine: EngineChoice = EngineChoice.AUTO
    ollama_host: str = "http://127.0.0.1:11434"
    model: str = "llama3.2"
    num_ctx: int = 8192
    """The context size asked of the model, in tokens."""
    meaning: MeaningChoice = MeaningChoice.PACKAGED
    """Whose vectors recall compares; another one reckons all of them anew, from the next start."""
    meaning_model: str = "nomic-embed-text"
    """Ollama's model for meaning, when it is Ollama's."""
    whisper_folder: Path | None = None
    """A folder with a Whisper model; None means the packaged one."""
    piper_folder: Path | None = None
    """A folder with a Piper voice; None means the packaged one."""
    microphone: str | None = None
    """The preferred input's name; None means the system's."""
    loudspeaker: str | None = None
    """The preferred output's name; None means the system's."""
    hands_free: bool = False
    """True: the microphone stays open between utterances."""
    model_reads: bool = False
    """True: the language model reads every turn a second time, for memory."""
    speak_replies: bool = True
    """False: replies are shown, not spoken."""
    ask_when_talking: bool = True
    """True: Candor asks, at a pause, about what contradicts itself and waits for the owner."""
    small_talk_days: int = 0
    """How long turns that nothing was learnt from are kept; 0: for good, here and below."""
    put_away_days: int = 0
    """How long what was put away or rejected is kept."""
    replaced_days: int = 0
    """How long what something newer took the place of is kept."""
    settled_days: int = 0
    """How long plans are kept that are done, or were missed."""
    always_kept: tuple[str, ...] = ()
    """Names of people, things and projects that are never forgotten by such a rule."""
    guided: bool = False
    """True: the first steps were offered, and gone through or left."""
    keep_in_tray: bool = False
    """True: closing the window leaves Candor in the system's tray, where there is one."""
    private_notices: bool = False
    """True: notifications on the desktop say that something is due, never what."""
    theme: Theme = Theme.SYSTEM
    shortcuts: tuple[str, ...] = ()
    """Keys that the owner chose, each as name=keys."""
    text_size: int = 100
    """How large words are shown, in percent."""
    language: Language = Language.SYSTEM
    """Another one is spoken from the next start."""
    zone: str | None = None
    """IANA name of the owner's time zone; None means the machine's."""


def load(path: Path) -> tuple[Settings, SettingsBrokenError | None]:
    """Read the settings; a file that cannot be read is kept aside and named in the result."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Settings(), None
    except (OSError, UnicodeDecodeError) as error:
        return Settings(), _keep_aside(path, str(error))
    try:
        return _parse(json.loads(text)), None
    except (ValueError, TypeError, RecursionError) as error:
        return Settings(), _keep_aside(path, str(error))


def language(path: Path) -> Language:
    """Return the language alone, before anything can be said; what is broken is told later."""
    try:
        return _parse(json.loads(path.read_text(encoding="utf-8"))).language
    except (OSError, ValueError, TypeError, RecursionError):
        return Language.SYSTEM


def save(path: Path, settings: Settings) -> None:
    """Write the settings so that a crash leaves either the old file or the new one."""
    draft = path.with_suffix(".draft")
    text = json.dumps(asdict(settings), indent=2, default=str)
    with draft.open("w", encoding="utf-8") as file:
        file.write(text + "\n")
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def _parse(found: Any) -> Settings:
    """Take what is known; what a newer Candor wrote beside it is left out."""
    if not isinstance(found, dict):
        raise TypeError("it does not hold an object")
    known = {field.name for field in fields(Settings)}
    return Settings(**{name: _read(name, found[name]) for name in known & found.keys()})


def _read(name: str, value: Any) -> Any:
    default = getattr(Settings, name)
    if isinstance(default, StrEnum):
        return type(default)(value)
    if default is None:
        return _optional(name, value)
    if isinstance(default, tuple):
        return _names(name, value)
    if type(value) is not type(default):
        raise TypeError(f"{name} is {value!r}")
    return value


def _names(name: str, value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise TypeError(f"{name} is {value!r}")
    return tuple(value)


def _optional(name: str, value: Any) -> Any:
    if value is None:
        return None
    if not isinstance(value, str):
        raise TypeError(f"{name} is {value!r}")
    return Path(value) if name.endswith("_folder") else value


def _keep_aside(path: Path, detail: str) -> SettingsBrokenError:
    names = (path.with_suffix(f".broken{count}.json") for count in ("", *range(2, 1000)))
    kept_as = next((name for name in names if not name.exists()), path)
    try:
        path.replace(kept_as)
    except OSError:  # a folder of that name, or a place that cannot be written: left as it is
        kept_as = path
    return SettingsBrokenError(path, detail, kept_as)
