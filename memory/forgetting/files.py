"""The files of the data folder that are no stores: Candor's own notes, leftovers, and strangers.

Candor changes and deletes only files that it makes itself, and those it knows by name. Whatever
else stands in the folder is searched all the same; where it holds what was forgotten, the owner
is told which file it is.
"""

import hashlib
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from memory.forgetting import backups, needles
from memory.forgetting.needles import Sought
from memory.forgetting.values import Closure
from memory.store import keys, rekeying, scrubbing, wholeness
from memory.store.files import Stores
from memory.store.locking import FILE as LOCK
from memory.vocabulary import StoreName

_NOTES = ("settings.json", keys.FILE, backups.LIST, wholeness.FILE, rekeying.STATE)
_OTHERS = ("settings.draft", "settings.broken*.json", "candor.lock")
_LOGS = ("", "-wal", "-shm", "-journal")
_COPIES = tuple(
    f"{name}.db.{what}{log}"
    for name in StoreName
    for what in ("before", "part", "new", "rekeyed")
    for log in _LOGS
)
"""Copies of stores that exist only while they are changed, or that a crash left."""

_PUBLISHED = {
    "config.json": "56a6d8110d311f19c8f0471e562832c7527f146b567275bfca59fcf7c184da9a",
    "model.bin": "905e5bf8336bcc625ba4e33498d675a4b935504118c594d868c36e91a60c1a57",
    "tokenizer.json": "7e146198186d5e3b9ce7d9d7f131b69b44569eaed9ad64a5516629a6c6a865c4",
    "vocabulary.json": "22f3cb2fc2be1545b9a7db8e993ddd59aeccadfbc7d7b00ca517ca8960864766",
}
"""The speech model, put together from what is installed, and the SHA-256 of what was published.
Its vocabulary has thousands of names in it; as long as it is what was published, nothing that was
ever said to Candor is."""


@dataclass(frozen=True)
class FilesCopy:
    """Text files that Candor writes: the log, and small files of settings and notes."""

    name: str
    globs: tuple[str, ...]
    """Of names that nobody else gives a file."""

    def files(self, folder: Path) -> list[Path]:
        """Return the files that there are."""
        return _matching(folder, self.globs)

    def find(self, stores: Stores, reached: Closure) -> int:
        """Count the files that hold any of it."""
        pattern = needles.patterns(needles.of(reached.records).phrases)
        files = self.files(stores.folder)
        return sum(needles.left_in(scrubbing.chunks(path), pattern) is not None for path in files)

    def purge(self, stores: Stores, wanted: Sought, *, deep: bool) -> str | None:
        """Black the words out where they stand."""
        for path in self.files(stores.folder):
            try:
                _black_out(path, wanted)
            except OSError as error:
                return f"{path.name} cannot be changed ({error.strerror or error})"
        return None

    def verify(self, stores: Stores, pattern: Collection[bytes]) -> str | None:
        """Search every byte."""
        return next(_holding(self.files(stores.folder), stores.folder, pattern), None)


@dataclass(frozen=True)
class LeftCopy:
    """What a crash or another program left beside the stores: old copies of them, and strangers."""

    name: str = "other files in Candor's folder"

    def find(self, stores: Stores, reached: Closure) -> int:
        """Count the old copies of stores."""
        return len(_leftovers(stores.folder))

    def purge(self, stores: Stores, wanted: Sought, *, deep: bool) -> str | None:
        """Delete old copies of stores: every one of them is made anew when it is needed."""
        for path in _leftovers(stores.folder):
            try:
                path.unlink(missing_ok=True)
            except OSError as error:
                return f"{path.name} cannot be deleted ({error.strerror or error})"
        return None

    def verify(self, stores: Stores, pattern: Collection[bytes]) -> str | None:
        """Search every file that no other copy stands for; those are not Candor's to change."""
        if old := _leftovers(stores.folder):
            return f"{old[0].name} cannot be deleted"
        strange = _strange(stores.folder)
        if (left := next(_holding(strange, stores.folder, pattern), None)) is None:
            return None
        return f"{left}; Candor did not make that file, so please look at it and delete it yourself"


TEXTS = (
    FilesCopy("log files", ("logs/candor.log", "logs/candor.log.*")),
    FilesCopy(
        "settings and notes",
        (*_NOTES, *(f"{name}.draft" for name in _NOTES), LOCK, *_OTHERS),
    ),
)


def _matching(folder: Path, globs: Iterable[str]) -> list[Path]:
    found = {path for glob in globs for path in folder.glob(glob) if path.is_file()}
    return sorted(found)


def _leftovers(folder: Path) -> list[Path]:
    """Return old copies of stores, whole or in part, that nothing needs any more."""
    scratch = folder / backups.SCRATCH
    inside = backups.own_files(scratch) if scratch.is_dir() else []
    made = [*backups.known(folder), *(Path(one.path) for one in backups.noted(folder))]
    parts = [part for path in made for part in backups.parts_of(path) if part.is_file()]
    parts += _matching(folder / backups.FOLDER, ("*.candor.part", "*.candor.*.part"))
    return sorted({*_matching(folder, _COPIES), *inside, *parts})


def _strange(folder: Path) -> Iterator[Path]:
    """Yield the files that no other copy stands for, in whatever folder within this one."""
    ours = {path for one in TEXTS for path in one.files(folder)}
    ours |= {folder / f"{name}.db{log}" for name in StoreName for log in _LOGS}
    ours |= set(backups.known(folder))
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path not in ours:
            yield path


def _holding(files: Iterable[Path], folder: Path, pattern: Collection[bytes]) -> Iterator[str]:
    """Yield what is wrong with files: they hold some of it, or cannot be read."""
    for path in files:
        try:
            left = needles.left_in(scrubbing.chunks(path), pattern)
        except FileNotFoundError:
            continue  # it went while we looked
        except OSError as error:
            left = f"it cannot be read ({error.strerror or error})"
        if left and not _is_published(path, folder):
            yield f"{path.relative_to(folder)}: {left}"


def _is_published(path: Path, folder: Path) -> bool:
    """Tell whether a file is, byte for byte, what everybody has who has Candor."""
    wanted = _PUBLISHED.get(path.name)
    if wanted is None or path.parent != folder / "cache" / "whisper-base":
        return False
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest() == wanted
    except OSError:
        return False


def _black_out(path: Path, wanted: Sought) -> None:
    """Write over the words where they stand: the file keeps its length, and whoever has it open."""
    written = path.read_bytes().lower()
    with path.open("rb+") as file:
        for pattern in needles.patterns(wanted.phrases):
            at = written.find(pattern)
            while at >= 0:
                file.seek(at)
                file.write(b"*" * len(pattern))
                at = written.find(pattern, at + len(pattern))
