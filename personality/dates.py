"""Dates as they are spoken: in the owner's zone, never as numbers alone."""

from datetime import UTC, datetime, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

_MONTHS = (
    *("January", "February", "March", "April", "May", "June", "July"),
    *("August", "September", "October", "November", "December"),
)


def spoken_date(at: datetime, zone: str, now: datetime | None = None) -> str:
    """Return "3 March", with the year unless ``now`` is in the same one.

    Args:
        at: The instant; aware.
        zone: IANA name of the zone whose calendar is meant; an unknown one counts as UTC.
        now: The instant it is spoken at; None keeps the year.
    """
    here = _zone(zone)
    day = at.astimezone(here)
    date = f"{day.day} {_MONTHS[day.month - 1]}"
    if now is not None and now.astimezone(here).year == day.year:
        return date
    return f"{date} {day.year}"


def _zone(name: str) -> tzinfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):  # ValueError: not even the shape of a name
        return UTC
