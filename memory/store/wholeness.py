"""Which files are, byte for byte, as they were left: those need no long check.

SQLite's own check reads every row through every index. A file whose digest is the one it was
closed with has been checked already, so only the digest is made again, which takes a tenth of the
time and notices every changed byte. Now and then the long check is made all the same.
"""

import hashlib
import json
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from memory.store.keys import replace_text

FILE = "whole.json"
"""The file's name, in the data folder."""
_TRUSTED_FOR = timedelta(days=7)
"""After how long the long check is made again; chosen by hand."""


class Wholeness:
    """What is known about the files of one folder."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE
        self._digests: dict[str, str] = {}
        self._checked: dict[str, datetime] = {}
        self._as_opened: dict[str, tuple[int, int]] = {}
        # What cannot be read is as good as nothing: everything is checked at length.
        with suppress(OSError, ValueError, TypeError, AttributeError):
            for name, (digest, at) in json.loads(self._file.read_text(encoding="utf-8")).items():
                self._checked[name] = datetime.fromisoformat(at)
                self._digests[name] = digest

    def vouches_for(self, path: Path) -> bool:
        """Tell whether a file is as it was left, and was checked at length not long ago."""
        at = self._checked.get(path.name)
        if at is None or not timedelta() <= datetime.now(UTC) - at < _TRUSTED_FOR or _in_use(path):
            return False
        stamp = _stamp(path)
        if self._digests.get(path.name) != _digest(path):
            return False
        self._as_opened[path.name] = stamp
        return True

    def note_checked(self, path: Path) -> None:
        """Remember that a file has just passed the long check."""
        self._checked[path.name] = datetime.now(UTC)

    def note_closed(self, paths: list[Path]) -> None:
        """Remember how files were left; the caller holds the write lock and has closed them.

        A file that another program still has open is left out.
        """
        kept = {}
        for path in paths:
            if path.name not in self._checked or not path.exists() or _in_use(path):
                continue
            digest = self._digests.get(path.name)
            if digest is None or self._as_opened.get(path.name) != _stamp(path):
                digest = _digest(path)
            kept[path.name] = (digest, self._checked[path.name].isoformat())
        with suppress(OSError):  # it only saves time
            replace_text(self._file, json.dumps(kept, indent=2) + "\n")


def _in_use(path: Path) -> bool:
    """Tell whether some of what a store holds may stand in its log."""
    log = path.with_name(f"{path.name}-wal")
    return log.exists() and log.stat().st_size > 0


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _stamp(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_size, found.st_mtime_ns
