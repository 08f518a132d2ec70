"""When something that recurs comes round again: the part of RFC 5545 that a person says aloud.

A rule is reckoned on the wall clock of a zone: eight o'clock stays eight o'clock when the clocks
change. An hour that the clocks skip is read with the offset from before the change (02:30 becomes
03:30 on that day alone); of an hour that comes twice, the first counts. Hours and minutes
("every two hours") are time that really passes. A date that a month lacks is passed over.
"""

import calendar
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from itertools import count, takewhile

from memory.extraction.times import zone_named

DAYS = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")
"""The days of the week as rules name them, Monday first."""
_LONGEST_SEARCH = 500
"""In periods of the rule: 29 February needs 8, "the fifth Monday" 3. Chosen by hand."""
_ELAPSED = {"MINUTELY": timedelta(minutes=1), "HOURLY": timedelta(hours=1)}
_DATED = ("DAILY", "WEEKLY", "MONTHLY", "YEARLY")


@dataclass(frozen=True)
class Rule:
    """A recurrence rule taken apart."""

    frequency: str
    """``MINUTELY`` to ``YEARLY``."""
    interval: int = 1
    days: tuple[str, ...] = ()
    """``MO``; in a monthly rule with its place in front, ``1MO`` or ``-1FR``."""
    month_day: int | None = None
    """1..31, or -1 for the last day of the month."""
    month: int | None = None
    at: time | None = None
    """Wall-clock time; None means that of the occurrence before."""

    def __str__(self) -> str:
        """Return the rule as RFC 5545 writes it."""
        parts = [f"FREQ={self.frequency}"]
        if self.interval != 1:
            parts.append(f"INTERVAL={self.interval}")
        if self.month is not None:
            parts.append(f"BYMONTH={self.month}")
        if self.month_day is not None:
            parts.append(f"BYMONTHDAY={self.month_day}")
        if self.days:
            parts.append(f"BYDAY={','.join(self.days)}")
        if self.at is not None:
            parts.append(f"BYHOUR={self.at.hour};BYMINUTE={self.at.minute}")
        return ";".join(parts)


def read(text: str) -> Rule:
    """Return the rule that an RRULE text stands for.

    Raises:
        ValueError: it is no rule, or one that says more than we understand.
    """
    parts = dict(part.split("=", 1) for part in text.removeprefix("RRULE:").split(";"))
    rule = Rule(
        frequency=parts.pop("FREQ", ""),
        interval=int(parts.pop("INTERVAL", "1")),
        days=tuple(day for day in parts.pop("BYDAY", "").split(",") if day),
        month_day=int(parts.pop("BYMONTHDAY", "0")) or None,
        month=int(parts.pop("BYMONTH", "0")) or None,
        at=_wall_time(parts.pop("BYHOUR", ""), parts.pop("BYMINUTE", "")),
    )
    known_days = all(day[-2:] in DAYS for day in rule.days)
    if parts or rule.interval < 1 or rule.frequency not in (*_ELAPSED, *_DATED) or not known_days:
        raise ValueError(f"not a rule that we understand: {text}")
    return rule


def _wall_time(hour: str, minute: str) -> time | None:
    return time(int(hour), int(minute or 0)) if hour else None


def next_after(rule: Rule, last: datetime, zone: str, after: datetime) -> datetime | None:
    """Return the first occurrence that is later than ``after``, UTC.

    Args:
        rule: The rule.
        last: An occurrence from which the rule's intervals are counted; aware.
        zone: IANA name of the zone whose wall clock the rule follows.
        after: The instant to look from; aware.

    Returns:
        None when there is none, within the calendar and within reason.
    """
    if step := _ELAPSED.get(rule.frequency):
        step *= rule.interval
        passed = max(0, (after - last) // step + 1)
        return (last + passed * step).astimezone(UTC)
    place = zone_named(zone)
    start = last.astimezone(place)
    at = rule.at or start.time().replace(second=0, microsecond=0)
    floor = max(after, last - timedelta(microseconds=1))
    first = _periods_until(rule, start.date(), after.astimezone(place).date())
    for day in _dates(rule, start.date(), first):
        found = datetime.combine(day, at, place).astimezone(UTC)
        if found > floor:
            return found
    return None


def _periods_until(rule: Rule, start: date, day: date) -> int:
    """Return how many intervals may be passed over before ``day`` can be missed."""
    months = (day.year - start.year) * 12 + day.month - start.month
    units = {
        "DAILY": (day - start).days,
        "WEEKLY": (day - start).days // 7,
        "MONTHLY": months,
        "YEARLY": day.year - start.year,
    }[rule.frequency]
    return max(0, units // rule.interval - 1)


def _dates(rule: Rule, start: date, first: int) -> Iterator[date]:
    """Yield the dates of a rule in order, from its period number ``first``."""
    for number in takewhile(lambda n: n < first + _LONGEST_SEARCH, count(first)):
        try:
            yield from sorted(_in_period(rule, start, number * rule.interval))
        except (OverflowError, ValueError):  # past the end of the calendar
            return


def _in_period(rule: Rule, start: date, ahead: int) -> Iterator[date]:
    """Yield the dates of a rule in the period that is ``ahead`` units after that of ``start``."""
    match rule.frequency:
        case "DAILY":
            day = start + timedelta(days=ahead)
            if not rule.days or DAYS[day.weekday()] in rule.days:
                yield day
        case "WEEKLY":
            monday = start - timedelta(days=start.weekday()) + timedelta(weeks=ahead)
            for name in rule.days or (DAYS[start.weekday()],):
                yield monday + timedelta(days=DAYS.index(name[-2:]))
        case "MONTHLY":
            year, month = divmod(start.year * 12 + start.month - 1 + ahead, 12)
            yield from _in_month(rule, start, date(year, month + 1, 1))
        case _:
            month = rule.month or start.month
            yield from _in_month(rule, start, date(start.year + ahead, month, 1))


def _in_month(rule: Rule, start: date, first: date) -> Iterator[date]:
    length = calendar.monthrange(first.year, first.month)[1]
    if rule.days:
        for name in rule.days:
            yield from _nth_weekday(name, first, length)
        return
    wanted = rule.month_day or start.day
    day = length + 1 + wanted if wanted < 0 else wanted
    if 1 <= day <= length:
        yield first.replace(day=day)


def _nth_weekday(name: str, first: date, length: int) -> Iterator[date]:
    """Yield the days that ``1MO``, ``-1FR`` or plain ``MO`` means in one month."""
    offset = (DAYS.index(name[-2:]) - first.weekday()) % 7
    found = [first + timedelta(days=n) for n in range(offset, length, 7)]
    place = int(name[:-2] or 0)
    if place == 0:
        yield from found
    elif abs(place) <= len(found):
        yield found[place - 1 if place > 0 else place]
