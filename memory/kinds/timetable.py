"""When a sentence wants something to happen: an hour, a stretch from now, a day, a recurrence.

Where an hour is left open the owner's usual meaning is taken, and is shown to them with the record:
a day without an hour is nine in the morning; "at three" on a named day is in the afternoon, "at
eight" in the morning; without a day it is the next time that a clock face shows it.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta

from memory.extraction.normalise import plain
from memory.extraction.times import when, without_times, zone_named
from memory.kinds import hours
from memory.kinds.hours import Hour
from memory.kinds.recurrence import Rule, next_after
from memory.kinds.rhythm import rhythm, without_rhythm

_DAY = "monday|tuesday|wednesday|thursday|friday|saturday|sunday"
_FALLBACKS = (time(9), time(14), time(20))
"""The hours tried for a day without one, so that "today" still lies ahead; chosen by hand."""


@dataclass(frozen=True)
class Due:
    """When something is to happen."""

    at: datetime | None
    """UTC; None when no time to come was named."""
    rule: Rule | None = None
    """None when it happens once."""


def read(sentence: str) -> str:
    """Return a sentence plain, as ``due`` reads it."""
    text = plain(hours.as_clock(sentence))
    for name, day in _DAYS_BY_NAME:
        text = name.sub(day, text)
    return _bare_days(text)


_DAYS_BY_NAME = tuple(
    (re.compile(pattern), day)
    for pattern, day in (
        (r"\bchristmas eve\b", "24 december"),
        (r"\bchristmas(?: day)?\b", "25 december"),
        (r"\bnew year'?s eve\b", "31 december"),
        (r"\bnew year'?s(?: day)?\b", "1 january"),
        (r"\b(?:this|at the|on the|over the) weekend\b", "on saturday"),
    )
)


def _bare_days(text: str) -> str:
    """Put "on" before a day that stands alone: "Friday at nine", "by Monday"."""
    return re.sub(
        rf"(?<!\bon )(?<!\bthis )(?<!\bnext )(?<!\blast )(?<!\bevery )(?<!\bother )(?<!\bcoming )"
        rf"\b(?:by |before |until |till )?({_DAY})\b(?!,? (?:and|or|to) (?:{_DAY}))",
        r"on \1",
        text,
    )


_ON_THE = re.compile(r"\bon the (?P<day>\d{1,2})(?:st|nd|rd|th)\b(?! of)")


def due(text: str, at: datetime, zone: str, *, waking: bool = False) -> Due:
    """Return when a sentence wants something to happen.

    Args:
        text: The sentence as ``read`` returns it.
        at: When it was said; aware.
        zone: IANA name of the speaker's zone.
        waking: True for alarms: an open hour is then as early as it says.
    """
    place = zone_named(zone)
    day, hour = _named_day(text, at, zone), hours.hour(text)
    if hour is not None and waking:
        hour = replace(hour, sure=True)
    rule = rhythm(text, day[0] if day else None)
    if rule is not None:
        return _first(_with_hour(rule, hour), at, zone, day)
    if found := hours.IN.search(text):
        lasting = hours.length(found["length"] or found["hence"])
        return Due((at + lasting).astimezone(UTC) if lasting else None)
    now = at.astimezone(place)
    if day is not None:
        ahead = _on_day(day[0], hour, now) if hour else _in_days(*day, now)
    else:
        ahead = _next_showings(hour, now) if hour else iter(())
    return Due(_soonest(ahead, at))


def _soonest(ahead: Iterator[datetime], at: datetime) -> datetime | None:
    return next((one.astimezone(UTC) for one in ahead if one.astimezone(UTC) > at), None)


def _named_day(text: str, at: datetime, zone: str) -> tuple[date, date] | None:
    """Return the first and last day of the time that a sentence names, or None."""
    place = zone_named(zone)
    if found := _ON_THE.search(text):
        rule = Rule("MONTHLY", month_day=int(found["day"]), at=time.max.replace(microsecond=0))
        on = next_after(rule, at, zone, at) if 1 <= int(found["day"]) <= 31 else None
        return (on.astimezone(place).date(), on.astimezone(place).date()) if on else None
    timing = when(without_rhythm(text), at, zone, future=True)
    if timing is None or (timing.start is None and timing.end is None):
        return None
    last = (timing.end or timing.start or at).astimezone(place).date()
    if timing.end is not None:
        last -= timedelta(days=1)
    return (timing.start.astimezone(place).date() if timing.start else last), last


def _in_days(first: date, last: date, now: datetime) -> Iterator[datetime]:
    """Yield the hours tried when a day, or some time longer than that, was named without one."""
    yield datetime.combine(first, _FALLBACKS[0], now.tzinfo)
    for hour in _FALLBACKS:
        yield datetime.combine(last, hour, now.tzinfo)
    yield datetime.combine(last + timedelta(days=1), time(), now.tzinfo)


def _next_showings(hour: Hour, now: datetime) -> Iterator[datetime]:
    """Yield when a clock next shows an hour for which no day was named."""
    shown = {hour.hour} if hour.sure else {hour.hour % 12, hour.hour % 12 + 12}
    for days in (0, 1):
        for one in sorted(shown):
            on = now.date() + timedelta(days=days)
            yield datetime.combine(on, time(one, hour.minute), now.tzinfo)


def _on_day(day: date, hour: Hour, now: datetime) -> Iterator[datetime]:
    usual = hours.usual(hour)
    yield datetime.combine(day, usual, now.tzinfo)
    if not hour.sure and usual.hour < 12:  # "today at nine", said at noon
        yield datetime.combine(day, usual.replace(hour=usual.hour + 12), now.tzinfo)


def _with_hour(rule: Rule, hour: Hour | None) -> Rule:
    if rule.frequency in ("MINUTELY", "HOURLY"):
        return rule
    at = _FALLBACKS[0] if hour is None else hours.usual(hour)
    return replace(rule, at=at)


def _first(rule: Rule, at: datetime, zone: str, day: tuple[date, date] | None) -> Due:
    """Return the first time that something recurring happens after it was said."""
    begin = at
    if day and day[0] > at.astimezone(zone_named(zone)).date():
        begin = datetime.combine(day[0], time(), zone_named(zone)) - timedelta(microseconds=1)
    dated = rule.days or rule.month_day
    first = replace(rule, interval=1) if dated else rule
    return Due(next_after(first, begin, zone, begin), rule)


def without_due(text: str) -> str:
    """Return a plain sentence without the times that ``due`` reads in it."""
    text = hours.without_hours(_ON_THE.sub(" ", without_rhythm(text)))
    return without_times(re.sub(r"\s+", " ", text))
