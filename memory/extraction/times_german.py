"""German words of time as the English ones that ``times`` reads: one grammar for both."""

import re
from functools import partial

_DAYS = {
    "montag": "monday",
    "dienstag": "tuesday",
    "mittwoch": "wednesday",
    "donnerstag": "thursday",
    "freitag": "friday",
    "samstag": "saturday",
    "sonnabend": "saturday",
    "sonntag": "sunday",
}
_MONTHS = {
    "januar": "january",
    "janner": "january",
    "februar": "february",
    "marz": "march",
    "maerz": "march",
    "april": "april",
    "mai": "may",
    "juni": "june",
    "juli": "july",
    "august": "august",
    "september": "september",
    "oktober": "october",
    "november": "november",
    "dezember": "december",
}
_SEASONS = {"fruhling": "spring", "fruhjahr": "spring", "sommer": "summer", "herbst": "autumn"}
_UNITS = {"tag": "day", "woche": "week", "monat": "month", "jahr": "year"}
_WORDS = {**_DAYS, **_MONTHS, **_SEASONS, **_UNITS, "wochenende": "weekend", "winter": "winter"}
_NUMBERS = {
    "ein": "1",
    "eine": "1",
    "einem": "1",
    "einer": "1",
    "zwei": "2",
    "drei": "3",
    "vier": "4",
    "funf": "5",
    "sechs": "6",
    "sieben": "7",
    "acht": "8",
    "neun": "9",
    "zehn": "10",
    "elf": "11",
    "zwolf": "12",
    "ein paar": "few",
    "paar": "few",
    "einigen": "few",
}


def _any(words: dict[str, str]) -> str:
    return "|".join(sorted(words, key=len, reverse=True))


_IM = "(?:im|i am)"
"""``plain`` takes "im" for English."""
_YEAR = r"(?:19|20)\d\d"
_DAY, _MONTH, _UNIT = _any(_DAYS), _any(_MONTHS), _any(_UNITS)
_SEASON = rf"{_any(_SEASONS)}|winter"
_COUNT = rf"\d{{1,3}}|{_any(_NUMBERS)}"
_NAMED = rf"(?P<of>{_DAY}|{_MONTH}|{_SEASON}|{_UNIT}|wochenende)"
_RULES: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern), english)
    for pattern, english in (
        (r"\bvorgestern\b(?: (?:abend|nacht|morgen|fruh))?", "day before yesterday"),
        (r"\bgestern\b(?: (?:abend|nacht|morgen|fruh|nachmittag))?", "yesterday"),
        (r"\bheute\b(?: (?:abend|nacht|morgen|fruh|nachmittag))?", "today"),
        (r"\bubermorgen\b", "day after tomorrow"),
        (r"(?<!guten )(?<!am )(?<!jeden )\bmorgen(?: (?:abend|fruh))?\b", "tomorrow"),
        (
            rf"\b(?:die|den|der) letzten (?P<n>{_COUNT}) (?P<of>{_UNIT})(?:e|en|n)?\b",
            "the last {n} {of}s",
        ),
        (rf"\bvor (?P<n>{_COUNT}) (?P<of>{_UNIT})(?:e|en|n)?\b", "{n} {of}s ago"),
        (rf"\bin (?P<n>{_COUNT}) (?P<of>{_UNIT})(?:e|en|n)?\b", "in {n} {of}s"),
        (rf"\bvorletzte[nrsm]? (?P<of>{_UNIT})\b", "the {of} before last"),
        (rf"\b(?:am |{_IM} |in der )?(?:letzt|vorig|vergangen)e[nrsm]? {_NAMED}\b", "last {of}"),
        (rf"\b(?:am |{_IM} |in der )?(?:nachst|kommend)e[nrsm]? {_NAMED}\b", "next {of}"),
        (rf"\b(?:in )?(?:dies)e[nrsm]? {_NAMED}\b", "this {of}"),
        (rf"\b(?:am )?(?P<d>\d{{1,2}})\.? (?P<of>{_MONTH})\b(?: (?P<y>{_YEAR}))?", "{d} {of} {y}"),
        (rf"\bam (?P<of>{_DAY})\b", "on {of}"),
        (r"\bam (?P<of>wochenende)\b", "at the {of}"),
        (rf"\b(?:{_IM}|in) (?P<of>{_MONTH})\b(?: (?P<y>{_YEAR}))?", "in {of} {y}"),
        (rf"\bseit (?P<of>{_MONTH})\b(?: (?P<y>{_YEAR}))?", "since {of} {y}"),
        (rf"\bbis (?P<of>{_MONTH})\b(?: (?P<y>{_YEAR}))?", "until {of} {y}"),
        (rf"\b{_IM} (?P<of>{_SEASON})\b(?: (?P<y>{_YEAR}))?", "in the {of} {y}"),
        (rf"\b(?:{_IM}|in dem) jahr(?:e)? (?P<y>{_YEAR})\b", "in {y}"),
        (rf"\b(?:seit|ab) (?P<y>{_YEAR})\b", "since {y}"),
        (rf"\bbis (?P<y>{_YEAR})\b", "until {y}"),
    )
)


def in_english(text: str) -> str:
    """Return a plain sentence with its German words of time in English; others stay.

    Args:
        text: The sentence as ``normalise.plain`` returns it: small letters, no umlauts.
    """
    for pattern, english in _RULES:
        text = pattern.sub(partial(_filled, english), text)
    return re.sub(r" {2,}", " ", text).strip()


def _filled(english: str, found: re.Match[str]) -> str:
    parts = found.groupdict()
    return english.format(
        n=_NUMBERS.get(parts.get("n") or "", parts.get("n") or ""),
        of=_WORDS.get(parts.get("of") or "", ""),
        d=parts.get("d") or "",
        y=parts.get("y") or "",
    )
