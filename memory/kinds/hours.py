"""What o'clock, and how long: hours and stretches of time as people say them."""

import re
from dataclasses import dataclass
from datetime import time, timedelta

from memory.extraction.normalise import fold, plain

_WORDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven")
NUMBERS = {word: n for n, word in enumerate((*_WORDS, "twelve"), 1)}
"""The number words that stay words where a plain text keeps them ("every two weeks")."""
_DAY = "monday|tuesday|wednesday|thursday|friday|saturday|sunday"
_PARTS = {
    "morning": 9,
    "noon": 12,
    "midday": 12,
    "lunchtime": 12,
    "afternoon": 15,
    "evening": 19,
    "tonight": 20,
    "night": 20,
    "midnight": 0,
}
"""What hour a part of the day means when none is named; chosen by hand."""


@dataclass(frozen=True)
class Hour:
    """A time of day as it was named."""

    hour: int
    minute: int = 0
    sure: bool = True
    """False: a clock face shows it twice a day."""


_ONES = "|".join(NUMBERS)
_SPOKEN_MINUTES = re.compile(
    rf"\b(?P<h>{_ONES}) (?P<m>(?:oh|o) (?:{_ONES})|ten|fifteen"
    rf"|(?:twenty|thirty|forty|fifty)(?:[- ](?:{_ONES}))?)"
    r"\b(?! (?:minute|hour|day|week|month|year))"
)


def as_clock(sentence: str) -> str:
    """Return a sentence folded, with hours said as two numbers ("nine thirty") as a clock's."""

    def clock(found: re.Match[str]) -> str:
        minute = plain(re.sub(r"^(?:oh|o) ", "", found["m"]))
        return f"{NUMBERS[found['h']]}:{int(minute):02d}"

    return _SPOKEN_MINUTES.sub(clock, fold(sentence))


_UNIT = r"(?P<unit>seconds?|secs?|minutes?|mins?|hours?|hrs?)"
_LENGTHS: tuple[tuple[re.Pattern[str], float], ...] = (
    (re.compile(r"\bhalf an hour\b|\bhalf hour\b"), 1800),
    (re.compile(r"\b(?:a )?quarter of an hour\b|\b(?:a )?quarter hour\b"), 900),
    (re.compile(r"\bthree quarters of an hour\b|\b3 quarters of an hour\b"), 2700),
    (re.compile(r"\ban hour and a half\b|\b(?:one|1) and a half hours\b"), 5400),
    (re.compile(r"\ban hour and a quarter\b"), 4500),
    (re.compile(r"\ba minute and a half\b"), 90),
)
_COUNT = rf"\d{{1,4}}(?:\.\d)?|{_ONES}|an?"
_AMOUNT = re.compile(rf"\b(?P<n>{_COUNT})(?P<half> and a half)?[ -]{_UNIT}\b")
_SECONDS = {"s": 1, "m": 60, "h": 3600}


def length(text: str) -> timedelta | None:
    """Return how long a plain phrase says ("1 hour 20 minutes", "half an hour"), or None."""
    for pattern, seconds in _LENGTHS:
        if pattern.search(text):
            return timedelta(seconds=seconds)
    total = 0.0
    for found in _AMOUNT.finditer(text):
        number = (
            1.0 if found["n"] in ("a", "an") else float(NUMBERS.get(found["n"], 0) or found["n"])
        )
        total += (number + (0.5 if found["half"] else 0)) * _SECONDS[found["unit"][0]]
    return timedelta(seconds=total) if total else None


IN = re.compile(
    r"\b(?:in|after) (?P<length>half an hour|an hour and a (?:half|quarter)"
    rf"|(?:a )?quarter of an hour|a minute and a half|(?:{_COUNT})(?: and a half)? ?{_UNIT}"
    r"(?:(?: and|,)? \d{1,3} (?:minutes?|mins?|seconds?|secs?))?)(?: time)?\b"
    rf"|\b(?P<hence>half an hour|(?:{_COUNT}) (?:seconds?|minutes?|mins?|hours?|hrs?)) from now\b"
)
"""A stretch from now: "in half an hour"."""

_PART = re.compile(
    rf"\b(?:in the|this|at|on|every|each|tomorrow|yesterday|{_DAY}) "
    r"(?P<part>morning|afternoon|evening|night|lunchtime|noon|midday|midnight)s?\b"
    r"|\b(?P<sole>tonight|noon|midday|midnight)\b"
)
_NOT_AN_HOUR = (
    r"(?![\d:%]| (?:minutes?|mins?|hours?|hrs?|seconds?|days?|weeks?|months?|years?|euros?|dollars?"
    r"|people|times|percent))"
)
_CLOCK = re.compile(
    r"\b(?:at|by|around|about|before|for|from) (?P<h>\d{1,2})(?:[:.](?P<m>\d\d))?"
    rf"(?: ?(?P<half>[ap])\.?m\b\.?| o'? ?clock)?{_NOT_AN_HOUR}"
)
_MERIDIEM = re.compile(r"\b(?P<h>\d{1,2})(?:[:.](?P<m>\d\d))? ?(?P<half>[ap])\.?m\b\.?")
_COLON = re.compile(r"\b(?P<h>\d{1,2}):(?P<m>\d\d)\b")
_OCLOCK = re.compile(r"\b(?P<h>\d{1,2}) o'? ?clock\b")
_RELATIVE = re.compile(
    r"\b(?P<m>half|(?:a )?quarter|\d{1,2}(?: minutes)?) (?P<way>past|to|after|before) "
    r"(?P<h>\d{1,2})\b"
)


def hour(text: str) -> Hour | None:
    """Return the hour that a plain sentence names, or the one its part of the day means."""
    found = _PART.search(text)
    part = (found["part"] or found["sole"]) if found else ""
    named = _relative(text) or _named(text)
    if named is None:
        return Hour(_PARTS[part]) if part else None
    return _in_part(named, part) if part and not named.sure else named


def _relative(text: str) -> Hour | None:
    found = _RELATIVE.search(text)
    if found is None or not 1 <= int(found["h"]) <= 23:
        return None
    word = found["m"].removeprefix("a ").split()[0]
    minutes = {"half": 30, "quarter": 15}.get(word) or int(word)
    hour = int(found["h"])
    if found["way"] in ("to", "before"):
        return Hour((hour - 1) % 24 or 12, 60 - minutes, hour > 12) if 0 < minutes < 60 else None
    return Hour(hour, minutes, hour > 12) if minutes < 60 else None


def _named(text: str) -> Hour | None:
    for pattern in (_MERIDIEM, _CLOCK, _COLON, _OCLOCK):
        for found in pattern.finditer(text):
            known = found.groupdict()
            hour, minute = int(known["h"]), int(known.get("m") or 0)
            if hour > 23 or minute > 59:
                continue
            if known.get("half") and 1 <= hour <= 12:
                return Hour(hour % 12 + (12 if known["half"] == "p" else 0), minute)
            return Hour(hour, minute, hour > 12 or hour == 0 or known["h"].startswith("0"))
    return None


def _in_part(named: Hour, part: str) -> Hour:
    """Read an open hour by the part of the day named with it: "9 in the evening"."""
    hour = named.hour % 12
    late = part in ("afternoon", "evening", "tonight", "noon", "midday", "lunchtime")
    if part in ("night", "midnight"):
        late = hour >= 6
    return Hour(hour + 12 if late else hour, named.minute)


def usual(named: Hour) -> time:
    """Return the hour that a clock face's number usually means on some other day."""
    if named.sure:
        return time(named.hour, named.minute)
    return time(named.hour + 12 if 1 <= named.hour <= 6 else named.hour, named.minute)


def without_hours(text: str) -> str:
    """Return a plain sentence without the hours and the stretches from now that it names."""
    for pattern in (IN, _RELATIVE, _MERIDIEM, _CLOCK, _COLON, _OCLOCK, _PART):
        text = pattern.sub(" ", text)
    return text


def without_length(text: str) -> str:
    """Return a plain phrase without the stretches of time that it names."""
    for pattern, _ in _LENGTHS:
        text = pattern.sub(" ", text)
    return re.sub(r"\s+(?:and\s+)?", " ", _AMOUNT.sub(" ", text))
