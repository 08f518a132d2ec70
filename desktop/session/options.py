"""What a start of Candor may say differently from the settings, and both taken together."""

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from desktop.session import settings as settings_file
from desktop.session.settings import EngineChoice, Settings
from personality.ollama_line import DEFAULT_PATIENCE, Patience


@dataclass(frozen=True)
class Options:
    """How to start; None leaves it to the settings."""

    data_dir: Path | None = None
    engine: EngineChoice | None = None
    zone: str | None = None
    """IANA name of the owner's time zone."""
    passphrase: str | None = field(default=None, repr=False)
    """What opens an encrypted memory; None asks the keyring or the environment."""
    spoken: bool = False
    """True: the ears are opened, and replies are spoken when the settings say so."""
    patience: Patience = DEFAULT_PATIENCE
    """How long a server of models is waited for."""
    tend_at_once: bool = True
    """False: what has run out is seen to with the first turn and by its clock, no sooner."""


class Chosen:
    """The settings in use: the file's, with what this start says differently.

    Attributes:
        broken: Why the file could not be read; None when it could.
    """

    def __init__(self, file: Path, options: Options) -> None:
        self._file = file
        self._options = options
        self._kept, self.broken = settings_file.load(file)

    def __call__(self) -> Settings:
        """Return the settings as they are now."""
        engine = self._options.engine or self._kept.engine
        return replace(self._kept, engine=engine, zone=self._options.zone or self._kept.zone)

    def change(self, **changes: Any) -> None:
        """Keep other settings; what this start says differently is not kept."""
        kept = replace(self._kept, **changes)
        settings_file.save(self._file, kept)
        self._kept = kept
