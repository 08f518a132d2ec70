"""When a sentence speaks of: relative and partial dates, read in the speaker's own zone."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

_MONTHS = (
    *("january", "february", "march", "april", "may", "june"),
    *("july", "august", "september", "october", "november", "december"),
)
_DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_MONTH = "|".join(f"{name[:3]}(?:{name[3:]})?" if name != "may" else "may" for name in _MONTHS)
_DAY = "|".join(_DAYS)
_YEAR = r"(?:19|20)\d\d"
_SEASONS = {"spring": 3, "summer": 6, "autumn": 9, "fall": 9, "winter": 12}
"""The month that each begins with in the north, as meteorologists count."""
_SEASON = "|".join(_SEASONS)
_SOUTHERN = (
    *("Australia/", "Pacific/Auckland", "America/Argentina/", "America/Sao_Paulo"),
    *("America/Santiago", "America/Montevideo", "America/Asuncion", "Africa/Johannesburg"),
)
"""How the names of the zones begin where most people of the southern temperate lands live."""


@dataclass(frozen=True)
class Timing:
    """A stretch of time that a sentence names, UTC, half open."""

    start: datetime | None
    """None means that only the end is named ("until 2015")."""
    end: datetime | None
    """None means that only the start is named ("since 2016")."""
    point: datetime | None
    """The instant to use for something that happened in it; None when only an end is named."""


@dataclass(frozen=True)
class _Clock:
    """The speaker's moment, as their wall shows it."""

    now: datetime
    future: bool

    @property
    def today(self) -> date:
        return self.now.date()

    def midnight(self, day: date) -> datetime:
        """Return the instant at which ``day`` begins for the speaker, UTC."""
        return datetime.combine(day, time(), self.now.tzinfo).astimezone(UTC)

    def back(self, days: int) -> datetime:
        """Return the same time of day some days away; right across changes of the clock."""
        day = self.today - timedelta(days=days)
        return datetime.combine(day, self.now.time(), self.now.tzinfo).astimezone(UTC)

    @property
    def is_southern(self) -> bool:
        """Whether it is winter in July there; a zone of no place counts as northern."""
        return str(self.now.tzinfo).startswith(_SOUTHERN)

    def days(self, first: date, after: date, point: datetime | None = None) -> Timing:
        """Return the stretch from the start of ``first`` to the start of ``after``."""
        start = self.midnight(first)
        return Timing(start, self.midnight(after), point or start)


def zone_named(name: str) -> ZoneInfo:
    """Return the zone of that IANA name, or UTC when there is none such."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


def _month_number(name: str) -> int:
    return next(n for n, month in enumerate(_MONTHS, 1) if month.startswith(name[:3]))


def _month_after(year: int, month: int, step: int = 1) -> date:
    """Return the first day of the month that is ``step`` months from this one."""
    index = year * 12 + month - 1 + step
    return date(index // 12, index % 12 + 1, 1)


def _months(clock: _Clock, year: int, month: int, count: int) -> Timing:
    return clock.days(date(year, month, 1), _month_after(year, month, count))


def _whole_month(clock: _Clock, year: int, month: int) -> Timing:
    return _months(clock, year, month, 1)


def _year(clock: _Clock, found: re.Match[str]) -> Timing:
    year = int(found["year"])
    return clock.days(date(year, 1, 1), date(year + 1, 1, 1))


def _nearest_year(clock: _Clock, month: int, day: int = 1) -> int:
    """Return the year that a date without one means: the last such date, or the next if planned."""
    year, here = clock.today.year, (clock.today.month, clock.today.day)
    if clock.future:
        return year if (month, day) >= here else year + 1
    return year if (month, day) <= here else year - 1


def _month(clock: _Clock, found: re.Match[str]) -> Timing:
    month = _month_number(found["month"])
    year = int(found["year"]) if found["year"] else _nearest_year(clock, month)
    return _whole_month(clock, year, month)


def _date(clock: _Clock, found: re.Match[str]) -> Timing | None:
    month, day = _month_number(found["month"]), int(found["day"])
    year = int(found["year"]) if found["year"] else _nearest_year(clock, month, day)
    try:
        on = date(year, month, day)
    except ValueError:
        return None
    return clock.days(on, on + timedelta(days=1))


def _iso(clock: _Clock, found: re.Match[str]) -> Timing | None:
    try:
        on = date.fromisoformat(found[0])
    except ValueError:
        return None
    return clock.days(on, on + timedelta(days=1))


_NAMED_DAYS = {
    "day before yesterday": -2,
    "day after tomorrow": 2,
    "yesterday": -1,
    "last night": -1,
    "today": 0,
    "tonight": 0,
    "this morning": 0,
    "this afternoon": 0,
    "this evening": 0,
    "tomorrow": 1,
}


def _named_day(clock: _Clock, found: re.Match[str]) -> Timing:
    on = clock.today + timedelta(days=_NAMED_DAYS[found[0]])
    return clock.days(on, on + timedelta(days=1))


def _weekday(clock: _Clock, found: re.Match[str]) -> Timing:
    """Read "last Friday", "next Friday" and plain "on Friday", which is past or to come."""
    wanted = _DAYS.index(found["weekday"])
    ahead = found["which"] in ("next", "coming") or (
        found["which"] not in ("last", "past") and clock.future
    )
    gap = (wanted - clock.today.weekday()) % 7 if ahead else (clock.today.weekday() - wanted) % 7
    gap = gap or 7
    on = clock.today + timedelta(days=gap if ahead else -gap)
    return clock.days(on, on + timedelta(days=1))


def _period(clock: _Clock, found: re.Match[str]) -> Timing:
    """Read "last week", "this month", "next year"."""
    step = {"last": -1, "past": -1, "this": 0, "next": 1, "coming": 1}[found["which"]]
    today = clock.today
    if found["period"] == "week":
        monday = today - timedelta(days=today.weekday()) + timedelta(weeks=step)
        return clock.days(monday, monday + timedelta(weeks=1), clock.back(-7 * step))
    if found["period"] == "month":
        first = _month_after(today.year, today.month, step)
        return _whole_month(clock, first.year, first.month)
    return clock.days(date(today.year + step, 1, 1), date(today.year + step + 1, 1, 1))


def _before_last(clock: _Clock, found: re.Match[str]) -> Timing:
    """Read "the week before last"."""
    if found["period"] == "week":
        monday = clock.today - timedelta(days=clock.today.weekday() + 14)
        return clock.days(monday, monday + timedelta(weeks=1))
    return _shifted(clock, 2, found["period"])


def _weekend(clock: _Clock, found: re.Match[str]) -> Timing:
    """Read "last weekend", and "at the weekend", which is past or to come."""
    saturday = clock.today - timedelta(days=(clock.today.weekday() - 5) % 7)
    if clock.today == saturday or clock.today == saturday + timedelta(days=1):
        step = {"last": -1, "past": -1, "next": 1}.get(found["which"], 0)
    else:
        ahead = found["which"] in ("this", "next", "coming") or (
            found["which"] not in ("last", "past") and clock.future
        )
        step = int(ahead)
    saturday += timedelta(weeks=step)
    return clock.days(saturday, saturday + timedelta(days=2))


def _season(clock: _Clock, found: re.Match[str]) -> Timing:
    """Read "last summer", "this winter" and "in the spring of 2022"."""
    northern = _SEASONS[found["season"]]
    month = (northern + 5) % 12 + 1 if clock.is_southern else northern
    if found["year"]:
        return _months(clock, int(found["year"]), month, 3)
    step = {"last": -1, "past": -1, "next": 1}.get(found["which"], 0)
    now = clock.now.astimezone(UTC)
    near = [_months(clock, clock.today.year + year, month, 3) for year in (-2, -1, 0, 1)]
    if step < 0:
        return [one for one in near if one.end is not None and one.end <= now][-1]
    if step > 0:
        return next(one for one in near if one.start is not None and one.start > now)
    return near[1] if near[1].end is not None and now < near[1].end else near[2]


def _lately(clock: _Clock, found: re.Match[str]) -> Timing:
    """Read "in the last three weeks", which ends with now."""
    start = _shifted(clock, _count(found), found["unit"]).point
    return Timing(start, None, start)


def _shifted(clock: _Clock, count: int, unit: str) -> Timing:
    """Return the day, month or year that is ``count`` units before now (negative: after)."""
    today = clock.today
    if unit in ("day", "week"):
        days = count * (7 if unit == "week" else 1)
        on = today - timedelta(days=days)
        return clock.days(on, on + timedelta(days=1), clock.back(days))
    if unit == "month":
        first = _month_after(today.year, today.month, -count)
        return _whole_month(clock, first.year, first.month)
    return clock.days(date(today.year - count, 1, 1), date(today.year - count + 1, 1, 1))


def _count(found: re.Match[str]) -> int:
    named = {"a": 1, "an": 1, "couple of": 2, "a couple of": 2, "a few": 3, "few": 3}
    return named.get(found["n"]) or int(found["n"])


def _ago(clock: _Clock, found: re.Match[str]) -> Timing:
    return _shifted(clock, _count(found), found["unit"])


def _ahead(clock: _Clock, found: re.Match[str]) -> Timing:
    return _shifted(clock, -_count(found), found["unit"])


def _for(clock: _Clock, found: re.Match[str]) -> Timing:
    start = _shifted(clock, _count(found), found["unit"]).point
    return Timing(start, None, start)


def _years(clock: _Clock, found: re.Match[str]) -> Timing | None:
    first, last = int(found["first"]), int(found["last"])
    if last < first:
        return None
    return clock.days(date(first, 1, 1), date(last + 1, 1, 1))


_COUNT = r"(?P<n>\d{1,3}|a couple of|a few|an?)"
_UNIT = r"(?P<unit>day|week|month|year)s?"
_Reader = Callable[[_Clock, re.Match[str]], Timing | None]
_READERS: tuple[tuple[re.Pattern[str], _Reader], ...] = tuple(
    (re.compile(pattern), reader)
    for pattern, reader in (
        (rf"\b(?P<first>{_YEAR})\s*(?:-|to|until|till|and)\s*(?P<last>{_YEAR})\b", _years),
        (rf"\b{_YEAR}-\d\d-\d\d\b", _iso),
        (
            rf"\b(?P<day>\d{{1,2}})(?:st|nd|rd|th)?(?: of)? (?P<month>{_MONTH})\b"
            rf"(?:,? (?P<year>{_YEAR}))?",
            _date,
        ),
        (
            rf"\b(?P<month>{_MONTH}) (?:the )?(?P<day>\d{{1,2}})(?:st|nd|rd|th)?\b"
            rf"(?:,? (?P<year>{_YEAR}))?",
            _date,
        ),
        (rf"\b{_COUNT} {_UNIT} ago\b", _ago),
        (rf"\bin {_COUNT} {_UNIT}(?: time)?\b", _ahead),
        (rf"\bfor (?:the (?:last|past) )?{_COUNT} {_UNIT}\b(?! ago)", _for),
        (
            rf"\b(?:(?:in|over|during|within) )?(?:the|these) (?:last|past) "
            rf"(?P<n>\d{{1,3}}|couple of|few) {_UNIT}\b",
            _lately,
        ),
        (r"\bthe (?P<period>week|month|year) before last\b", _before_last),
        (r"\b(?P<which>last|past|this|next|coming) (?P<period>week|month|year)\b", _period),
        (r"\b(?P<which>last|past|this|next|coming|(?:on|at|over) the) weekend\b", _weekend),
        (
            rf"\b(?P<which>last|past|this|next|(?:in|during|since|until)(?: the)?)"
            rf" (?P<season>{_SEASON})(?: (?:of )?(?P<year>{_YEAR}))\b",
            _season,
        ),
        (rf"\b(?P<which>last|past|this|next) (?P<season>{_SEASON})\b(?P<year>)", _season),
        (rf"\b(?P<which>last|past|this|next|coming|on) (?P<weekday>{_DAY})\b", _weekday),
        (rf"\b(?:{'|'.join(_NAMED_DAYS)})\b", _named_day),
        (
            rf"\b(?:in|since|until|till|from|by|this|last|next|as of) (?P<month>{_MONTH})\b"
            rf"(?: (?:of )?(?P<year>{_YEAR}))?",
            _month,
        ),
        (rf"\b(?:in|since|until|till|from|by|year|as of|of) (?P<year>{_YEAR})\b", _year),
    )
)
_SINCE = re.compile(r"\b(?:since|from|ever since|as of)(?: the)?(?: year)? $")
_UNTIL = re.compile(r"\b(?:until|till|by)(?: the)?(?: year)? $")


def when(text: str, at: datetime, zone: str, *, future: bool = False) -> Timing | None:
    """Return the time that a plain sentence names, or None.

    Args:
        text: The sentence as ``normalise.plain`` returns it.
        at: When it was said; a naive time is taken as the speaker's wall clock.
        zone: IANA name of the speaker's zone; an unknown one counts as UTC.
        future: Whether the sentence is a plan: "on Friday" is then the next one.
    """
    place = zone_named(zone)
    try:
        local = at.astimezone(place) if at.tzinfo else at.replace(tzinfo=place)
    except OverflowError:  # the first or the last day that there is
        return None
    clock = _Clock(local, future)
    for pattern, reader in _READERS:
        found = pattern.search(text)
        if found is None:
            continue
        try:
            timing = reader(clock, found)
        except (OverflowError, ValueError):  # a year outside the calendar
            continue
        if timing is not None:
            return _opened(timing, text, found)
    return None


def _opened(timing: Timing, text: str, found: re.Match[str]) -> Timing:
    """Leave one end of the stretch open for "since" and "until"."""
    if "last" in found.groupdict():
        return timing
    before = text[: found.start()]
    if found[0].startswith(("since", "from", "as of")) or _SINCE.search(before):
        return Timing(timing.start, None, timing.start)
    if found[0].startswith(("until", "till")) or _UNTIL.search(before):
        return Timing(None, timing.end, None)
    return timing


def without_times(text: str) -> str:
    """Return a plain sentence without the times it names."""
    for pattern, _ in _READERS:
        text = pattern.sub("", text)
    return re.sub(
        r"\s+(?:in|on|at|since|until|till|from|by|as of)?\s*$", "", re.sub(r"\s+", " ", text)
    )
