"""Where everything that Candor keeps on this machine lives."""

import os
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from desktop.session.errors import DataFolderError

HOME_VARIABLE = "CANDOR_HOME"


@dataclass(frozen=True)
class Paths:
    """The data folder and what is inside it."""

    folder: Path
    """Everything of the owner's; the one folder to back up or to delete."""

    @property
    def memory(self) -> Path:
        """The folder of memory's stores."""
        return self.folder

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.folder / "settings.json"

    @property
    def logs(self) -> Path:
        """The folder of the log files."""
        return self.folder / "logs"

    @property
    def cache(self) -> Path:
        """What can be made or fetched again: models joined from their parts."""
        return self.folder / "cache"


def locate(chosen: Path | None = None) -> Paths:
    """Find the data folder and make it.

    Args:
        chosen: What the command line says; None asks the environment, then the platform.

    Raises:
        DataFolderError: it cannot be made.
    """
    folder = chosen or _from_environment() or platformdirs.user_data_path("candor", False)
    folder = folder.expanduser().absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DataFolderError(folder, error.strerror or str(error)) from error
    return Paths(folder)


def _from_environment() -> Path | None:
    named = os.environ.get(HOME_VARIABLE)
    return Path(named) if named else None
