"""How often: recurrence as people say it ("every other Monday", "on weekdays", "daily")."""

import re
from datetime import date

from memory.kinds.hours import NUMBERS
from memory.kinds.recurrence import DAYS, Rule

_NAMES = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_DAY = "|".join(_NAMES)
_N = rf"(?:\d{{1,3}}|{'|'.join(NUMBERS)})"
_ORDINALS = {
    "first": 1,
    "1st": 1,
    "second": 2,
    "2nd": 2,
    "third": 3,
    "3rd": 3,
    "fourth": 4,
    "4th": 4,
    "last": -1,
}

_EVERY_DAYS = re.compile(
    r"\b(?:every|each|on)(?P<other> other| second)? "
    rf"(?P<days>(?:{_DAY})s?(?:(?:,| and|, and) (?:on )?(?:{_DAY})s?)*)\b"
)
_EVERY_DATE = re.compile(
    rf"\bon the (?:(?P<day>\d{{1,2}})(?:st|nd|rd|th)?|(?P<word>{'|'.join(_ORDINALS)})) "
    r"(?:of )?(?:every|each) month\b"
    r"|\b(?:every|each) month on the (?P<day2>\d{1,2})(?:st|nd|rd|th)?\b"
)
_EVERY_NTH = re.compile(
    rf"\b(?:on )?(?:the )?(?P<nth>{'|'.join(_ORDINALS)}) (?:on )?(?P<day>{_DAY}|day) "
    r"(?:of )?(?:the|every|each) month\b"
)
_EVERY_YEAR = re.compile(r"\b(?:every|each) year\b|\byearly\b|\bannually\b|\bonce a year\b")
_EVERY_UNIT = re.compile(
    rf"\b(?:every|each)(?: (?P<n>{_N}|other|second))? (?P<unit>minute|hour|day|week|month|year)s?\b"
)
_ADVERB = re.compile(r"\b(?P<word>hourly|daily|nightly|weekly|monthly|once a (?:day|week|month))\b")
_EVERY_PART = re.compile(
    r"\b(?:every|each) (?:single )?(?:morning|afternoon|evening|night|lunchtime|noon)\b"
)
_WORKING = re.compile(r"\b(?:every|each|on) (?:weekdays?|working days?|workdays?|business days?)\b")
_WEEKEND = re.compile(r"\b(?:every|each|on) weekends?\b")
_FREQUENCIES = {
    "minute": "MINUTELY",
    "hour": "HOURLY",
    "day": "DAILY",
    "week": "WEEKLY",
    "month": "MONTHLY",
    "year": "YEARLY",
}
_ADVERBS = {
    "hourly": "HOURLY",
    "daily": "DAILY",
    "nightly": "DAILY",
    "weekly": "WEEKLY",
    "monthly": "MONTHLY",
    "once a day": "DAILY",
    "once a week": "WEEKLY",
    "once a month": "MONTHLY",
}
_RECURRING = (
    _EVERY_DATE,
    _EVERY_NTH,
    _EVERY_YEAR,
    _EVERY_UNIT,
    _ADVERB,
    _EVERY_PART,
    _WORKING,
    _WEEKEND,
)


def rhythm(text: str, day: date | None = None) -> Rule | None:
    """Return the rule that a plain sentence names, without its hour; None when it is for once.

    Args:
        text: The sentence as ``timetable.read`` returns it.
        day: The day that the sentence names beside it ("every year on 3 May").
    """
    if found := _EVERY_DATE.search(text):
        number = found["day"] or found["day2"] or _ORDINALS[found["word"]]
        return Rule("MONTHLY", month_day=int(number))
    if found := _EVERY_NTH.search(text):
        place = _ORDINALS[found["nth"]]
        if found["day"] == "day":
            return Rule("MONTHLY", month_day=place)
        return Rule("MONTHLY", days=(f"{place}{_code(found['day'])}",))
    if (found := _EVERY_DAYS.search(text)) and _recurs(found):
        named = re.findall(_DAY, found["days"])
        days = tuple(code for code in DAYS if code in map(_code, named))
        return Rule("WEEKLY", 2 if found["other"] else 1, days)
    if _WORKING.search(text):
        return Rule("WEEKLY", days=DAYS[:5])
    if _WEEKEND.search(text):
        return Rule("WEEKLY", days=DAYS[5:])
    return _plain_recurrence(text, day)


def _recurs(found: re.Match[str]) -> bool:
    """Tell "every Monday" and "on Mondays" from "on Monday"."""
    return not found[0].startswith("on ") or found["days"].endswith("s")


def _code(day: str) -> str:
    return DAYS[_NAMES.index(day.rstrip("s"))]


def _plain_recurrence(text: str, day: date | None) -> Rule | None:
    if _EVERY_YEAR.search(text):
        return Rule("YEARLY", month=day.month, month_day=day.day) if day else Rule("YEARLY")
    if found := _EVERY_UNIT.search(text):
        number = found["n"] or "one"
        often = 2 if number in ("other", "second") else NUMBERS.get(number) or int(number)
        return Rule(_FREQUENCIES[found["unit"]], often) if often else None
    if found := _ADVERB.search(text):
        return Rule(_ADVERBS[found["word"]])
    return Rule("DAILY") if _EVERY_PART.search(text) else None


def without_rhythm(text: str) -> str:
    """Return a plain sentence without the recurrence that it names."""
    text = _EVERY_DAYS.sub(lambda found: " " if _recurs(found) else found[0], text)
    for pattern in _RECURRING:
        text = pattern.sub(" ", text)
    return text
