"""What time it is, and where: one clock for the whole session."""

import os
import threading
from collections.abc import Generator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from desktop.session.errors import UnknownZoneError

_LINK = Path("/etc/localtime")


class Clock:
    """The time now, unless the thread that asks is in a turn with a time of its own."""

    def __init__(self) -> None:
        self._set = threading.local()

    def __call__(self) -> datetime:
        """Return the instant, in UTC."""
        fixed: datetime | None = getattr(self._set, "at", None)
        return fixed or datetime.now(UTC)

    @contextmanager
    def at(self, instant: datetime | None) -> Generator[None, None, None]:
        """Let this thread believe that it is ``instant``; None leaves the clock alone."""
        before = getattr(self._set, "at", None)
        self._set.at = instant.astimezone(UTC) if instant else before
        try:
            yield
        finally:
            self._set.at = before


def find_zone(name: str) -> ZoneInfo:
    """Return the time zone called ``name``.

    Raises:
        UnknownZoneError: there is none.
    """
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise UnknownZoneError(name) from error


def local_zone() -> str:
    """Return the IANA name of this machine's time zone; ``UTC`` when it does not tell."""
    named = os.environ.get("TZ", "").removeprefix(":")
    if not named and _LINK.is_symlink():
        named = str(_LINK.resolve()).partition("zoneinfo/")[2]
    try:
        return find_zone(named).key
    except UnknownZoneError:
        return "UTC"


def parse_instant(text: str, zone: str) -> datetime:
    """Read an ISO 8601 time; one without an offset is taken in ``zone``.

    Raises:
        ValueError: it is not a time, or none that UTC has a year for.
    """
    instant = datetime.fromisoformat(text)
    if instant.tzinfo is None:
        instant = instant.replace(tzinfo=find_zone(zone))
    try:
        return instant.astimezone(UTC)
    except OverflowError as error:
        raise ValueError(f"{text} is outside the years that can be told") from error
