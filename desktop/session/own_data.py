"""The owner's files: where they are, how large, copied into one, or written to be read."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from itertools import count
from pathlib import Path

from desktop.session.backups import backing_up, read_everything
from desktop.session.exporting import write_export
from desktop.session.jobs import Work
from personality.steps import Step


@dataclass(frozen=True)
class Exported:
    """What was written to be read."""

    folder: Path
    entries: int


class OwnData:
    """The data folder of a session.

    Attributes:
        folder: Where everything is.
    """

    def __init__(self, folder: Path, key: str | None) -> None:
        """Remember the folder and what the memory in it is encrypted with."""
        self.folder = folder
        self._key = key

    def size_bytes(self) -> int:
        """Return how much room everything takes, copies of models included."""
        return sum(_sizes(self.folder))

    def back_up(self, target: Path) -> Work[int]:
        """Copy the memory into one file, encrypted as it is here; return the file's bytes.

        Raises:
            StoreUnusableError: a store cannot be used.
            StoreWriteError: the file cannot be written.
        """
        yield from backing_up(self.folder, target, self._key)
        return target.stat().st_size

    def export(self, into: Path) -> Work[Exported]:
        """Write everything, in the clear, into a new folder in ``into``.

        Raises:
            StoreUnusableError: a store cannot be used.
            StoreWriteError: the files cannot be written.
        """
        folder = _fresh(into)
        yield Step(0, 2, "reading")
        everything = read_everything(self.folder, folder, self._key)
        yield Step(1, 2, "writing")
        return Exported(folder, sum(write_export(everything, folder).values()))


def _sizes(folder: Path) -> Iterator[int]:
    for path in folder.rglob("*"):
        try:
            if path.is_file():
                yield path.stat().st_size
        except OSError:
            continue  # it went while we looked


def _fresh(into: Path) -> Path:
    """Return a name in a folder that nothing has yet."""
    name = f"candor-export-{date.today():%Y-%m-%d}"
    names = (name if number == 1 else f"{name}-{number}" for number in count(1))
    return next(path for one in names if not (path := into / one).exists())
