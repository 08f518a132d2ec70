"""Look for words in every byte of a data folder."""

import json
from collections.abc import Iterable
from pathlib import Path


def holders(folder: Path, *words: str) -> list[str]:
    """Return the files whose bytes hold any of these words, however they are encoded."""
    wanted = {
        form.encode(encoding).lower()
        for word in words
        for form in {word, word.lower(), json.dumps(word)[1:-1]}
        for encoding in ("utf-8", "utf-16-le", "utf-16-be")
    }
    return [
        f"{path.relative_to(folder)}"
        for path in sorted(folder.rglob("*"))
        if path.is_file() and any(one in path.read_bytes().lower() for one in wanted)
    ]


def holding(folder: Path, several: Iterable[bytes]) -> list[str]:
    """Return the files that hold any of these bytes as they are: a vector, say."""
    return [
        f"{path.relative_to(folder)}"
        for path in sorted(folder.rglob("*"))
        if path.is_file() and any(one in path.read_bytes() for one in several)
    ]
