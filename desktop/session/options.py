"""What a start of Candor may say differently from the settings."""

from dataclasses import dataclass
from pathlib import Path

from desktop.session.settings import EngineChoice


@dataclass(frozen=True)
class Options:
    """How to start; None leaves it to the settings."""

    data_dir: Path | None = None
    engine: EngineChoice | None = None
    zone: str | None = None
    spoken: bool = False
    """True: replies go to the loudspeaker when the settings say so."""
