"""Which files are meant when the owner names a folder, and which are still as they were read."""

import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

from memory.documents.values import Document


def files_in(
    path: Path,
    left_out: frozenset[Path] = frozenset(),
    closed: Callable[[Path], None] = lambda folder: None,
) -> Iterator[Path]:
    """Yield the file at ``path``, or all in the folder and below it that are not hidden.

    Args:
        path: A file, or a folder.
        left_out: Folders that are not looked into.
        closed: Told each folder that may not be looked into.
    """
    if not path.is_dir():
        yield path
        return

    def tell(error: OSError) -> None:
        closed(Path(error.filename))

    for folder, folders, names in os.walk(path, onerror=tell):
        here = Path(folder)
        folders[:] = sorted(
            name for name in folders if not _is_hidden(here / name) and here / name not in left_out
        )
        for name in sorted(names):
            if not _is_hidden(here / name) and (here / name).is_file():
                yield here / name


def looks_the_same(document: Document) -> bool:
    """Tell whether a file is, as far as a glance can tell, the one that was read."""
    try:
        found = document.path.stat()
    except OSError:
        return False
    stamp = document.stamp
    return (found.st_size, found.st_mtime_ns) == (stamp.size_bytes, stamp.modified_ns)


def _is_hidden(path: Path) -> bool:
    if path.name.startswith((".", "~$")):  # the latter is Word's mark on a file that is open
        return True
    try:
        attributes = getattr(path.lstat(), "st_file_attributes", 0)
    except OSError:
        return False
    return bool(attributes & getattr(stat, "FILE_ATTRIBUTE_HIDDEN", 0))
