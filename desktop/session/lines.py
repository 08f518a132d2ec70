"""Lines of JSON from outside: read strictly, refused in words."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from desktop.session.errors import BadLineError, InputFileError

Line = tuple[int, bytes]
"""A line's number, from 1, and its bytes without the line feed."""


def numbered(file: Path) -> Iterator[Line]:
    """Yield the lines of ``file`` that are not blank.

    Raises:
        InputFileError: the file cannot be read.
    """
    try:
        content = file.read_bytes()
    except OSError as error:
        raise InputFileError(file, (error.strerror or str(error)).lower()) from error
    # At line feeds only: a JSON string may hold every other separator.
    for number, line in enumerate(content.split(b"\n"), 1):
        if line.strip():
            yield number, line


def parse_object(line: Line) -> dict[str, Any]:
    """Read a line that is a JSON object.

    Raises:
        BadLineError: it is none.
    """
    number, content = line
    try:
        # Some programs begin what they write with a mark of the order of bytes.
        found = json.loads(content.decode("utf-8-sig" if number == 1 else "utf-8"))
    except UnicodeDecodeError as error:
        raise BadLineError(number, "it is not UTF-8") from error
    except (ValueError, RecursionError) as error:
        raise BadLineError(number, "it is not JSON") from error
    if not isinstance(found, dict):
        raise BadLineError(number, "it is not a JSON object")
    return found


def text_of(found: dict[str, Any], name: str) -> str:
    """Return a text that must be there and hold something.

    Raises:
        ValueError: it is not there, empty, or not a text.
    """
    value = found.get(name)
    if not isinstance(value, str) or not value.strip():
        raise ValueError(f"{name} must be a text that is not empty")
    if any("\ud800" <= letter <= "\udfff" for letter in value):
        raise ValueError(f"{name} holds half a character")
    return value


def optional_text(found: dict[str, Any], name: str) -> str | None:
    """Return a text that may be missing or null.

    Raises:
        ValueError: it is something else.
    """
    return None if found.get(name) is None else text_of(found, name)


def share_of(found: dict[str, Any], name: str) -> float | None:
    """Return a number from 0 to 1 that may be missing or null.

    Raises:
        ValueError: it is something else.
    """
    value = found.get(name)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1:
        raise ValueError(f"{name} must be a number from 0 to 1")
    return float(value)
