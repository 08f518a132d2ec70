"""English expressions that are written in one way and said in another: money, times, titles."""

import re
from collections.abc import Callable
from re import Match

from voice.number_words import cardinal, decimal, ordinal, year

_MONTH = "January|February|March|April|May|June|July|August|September|October|November|December"
_MONTHS = _MONTH.split("|")
_YEAR = r"(1[1-9]\d\d|20\d\d)"
_NUMBER = r"(?<![\d.,])(?:\d{1,3}(?:,\d{3}){1,4}|\d{1,15})(?:\.\d{1,15})?(?!\d)"
"""Longer ones are no amounts but codes, and are left to the voice."""


_CURRENCIES = {
    "$": ("dollar", "cent"),
    "€": ("euro", "cent"),
    "£": ("pound", "penny"),
    "¥": ("yen", "sen"),
}
_SIZES = {"k": "thousand", "m": "million", "bn": "billion"}
_DEGREES = {"C": " Celsius", "F": " Fahrenheit", "": ""}
_UNITS = {
    "km": "kilometer",
    "cm": "centimeter",
    "mm": "millimeter",
    "m": "meter",
    "kg": "kilogram",
    "g": "gram",
    "mg": "milligram",
    "lb": "pound",
    "lbs": "pound",
    "ml": "milliliter",
    "l": "liter",
    "GB": "gigabyte",
    "MB": "megabyte",
    "kB": "kilobyte",
    "ms": "millisecond",
}
_RATES = {"km/h": "kilometers per hour", "mph": "miles per hour", "m/s": "meters per second"}
_ROMAN = {"I": 1, "V": 5, "X": 10}

_SHORT_FORMS = (
    (r"\bDr\.", "Doctor"),
    (r"\bMr\.?(?=\s)", "Mister"),
    (r"\bMrs\.?(?=\s)", "Missus"),
    (r"\bMs\.?(?=\s)", "Miz"),
    (r"\bProf\.", "Professor"),
    (r"\bSt\.(?=\s+[A-Z])", "Saint"),
    (r"\bSt\.", "Street"),
    (r"\be\.g\.,?", "for example"),
    (r"\bi\.e\.,?", "that is"),
    (r"\betc\.(?=\s*$)", "et cetera."),
    (r"\betc\.", "et cetera"),
    (r"\bvs\.?(?=\s)", "versus"),
    (r"\bapprox\.", "approximately"),
    (r"\bNo\.(?=\s*\d)", "number"),
)


def expand(text: str) -> str:
    """Return ``text`` with its expressions in the words that an English speaker would say."""
    for pattern, say in _RULES:
        text = pattern.sub(say, text)
    return text


def _money(found: Match[str]) -> str:
    amount, size = found["amount"], found["size"]
    one, hundredth = _CURRENCIES[found["sign"]]
    if size:
        return f"{decimal(amount)} {_SIZES.get(size.lower(), size.lower())} {_plural(one, 2)}"
    whole, _, cents = amount.replace(",", "").partition(".")
    parts = [f"{cardinal(int(whole))} {_plural(one, int(whole))}"] if int(whole) else []
    if cents and int(cents):
        count = int(cents[:2].ljust(2, "0"))
        parts.append(f"{cardinal(count)} {_plural(hundredth, count)}")
    return " and ".join(parts) or f"zero {_plural(one, 0)}"


def _plural(noun: str, count: int) -> str:
    if count == 1 or noun in ("yen", "sen"):
        return noun
    return "pence" if noun == "penny" else noun + "s"


def _time(found: Match[str]) -> str:
    hour, minute = int(found["hour"]), int(found["minute"])
    half = (found["half"] or "").replace(".", "").upper()
    if minute == 0:
        return f"{cardinal(hour)} {half}" if half else f"{cardinal(hour)} o'clock"
    minutes = f"oh {cardinal(minute)}" if minute < 10 else cardinal(minute)
    return f"{cardinal(hour)} {minutes}" + (f" {half}" if half else "")


def _hour(found: Match[str]) -> str:
    return f"{cardinal(int(found[1]))} {found[2].replace('.', '').upper()}"


def _temperature(found: Match[str]) -> str:
    sign = "minus " if found["sign"] else ""
    degrees = "degree" if found["number"] == "1" else "degrees"
    return f"{sign}{decimal(found['number'])} {degrees}{_DEGREES[found['scale'] or '']}"


def _day_month(found: Match[str]) -> str:
    article = "" if found["the"] else "the "
    in_year = f" {year(int(found['year']))}" if found["year"] else ""
    of_month = f"{ordinal(int(found['day']))} of {found['month']}{in_year}"
    return f"{found['the'] or ''}{article}{of_month}"


def _month_day(found: Match[str]) -> str:
    in_year = f", {year(int(found['year']))}" if found["year"] else ""
    return f"{found['month']} {ordinal(int(found['day']))}{in_year}"


def _iso_date(found: Match[str]) -> str:
    month = _MONTHS[int(found[2]) - 1]
    return f"the {ordinal(int(found[3]))} of {month} {year(int(found[1]))}"


def _decade(found: Match[str]) -> str:
    words = year(int(found[1]))
    return words[:-1] + "ies" if words.endswith("y") else words + "s"


def _unit(found: Match[str]) -> str:
    if found[2] in _RATES:
        return f"{decimal(found[1])} {_RATES[found[2]]}"
    noun = _UNITS[found[2]]
    return f"{decimal(found[1])} {noun if found[1] == '1' else noun + 's'}"


def _part(found: Match[str]) -> str:
    values = [_ROMAN[letter] for letter in found[2]]
    pairs = zip(values, [*values[1:], 0], strict=True)
    return f"{found[1]} {cardinal(sum(-a if a < b else a for a, b in pairs))}"


def _rules() -> tuple[tuple[re.Pattern[str], str | Callable[[Match[str]], str]], ...]:
    units = "|".join(map(re.escape, (*_RATES, *_UNITS)))
    half = r"[AaPp](?:\.[Mm]\.|[Mm]\b)"
    rules: list[tuple[str, str | Callable[[Match[str]], str]]] = [
        (r"\b(\d{4})-(0[1-9]|1[0-2])-([0-2]\d|3[01])\b", _iso_date),
        (r"(?<=\d)\s?–\s?(?=[$€£¥]?\d)", " to "),  # noqa: RUF001
        (r"(?<![\w-])(\d{1,2})-(?=\d{1,2}\b(?!-))", r"\1 to "),
        (
            rf"(?P<sign>[$€£¥])\s?(?P<amount>{_NUMBER})"
            r"(?:\s?(?P<size>[kKmM]|bn|thousand|million|billion|trillion)\b)?",
            _money,
        ),
        (rf"(?P<sign>(?<!\w)[-−])?(?P<number>{_NUMBER})\s?°\s?(?P<scale>[CF]\b)?", _temperature),  # noqa: RUF001
        (
            rf"\b(?P<hour>[01]?\d|2[0-3]):(?P<minute>[0-5]\d)(?![\d:])(?:\s?(?P<half>{half}))?",
            _time,
        ),
        (rf"\b(1[0-2]|[1-9])\s?({half})", _hour),
        (
            r"(?P<the>\b[Tt]he )?\b(?P<day>3[01]|[12]?\d)(?:st|nd|rd|th)?(?: of)? "
            rf"(?P<month>{_MONTH})\b(?:,? (?P<year>{_YEAR})\b)?",
            _day_month,
        ),
        (
            rf"\b(?P<month>{_MONTH}) (?P<day>3[01]|[12]?\d)(?:st|nd|rd|th)?\b(?!:)"
            rf"(?:,? (?P<year>{_YEAR})\b)?",
            _month_day,
        ),
        (rf"\b{_YEAR}s\b", _decade),
        (
            rf"\b((?:[Ii]n|[Ss]ince|[Uu]ntil|[Bb]efore|[Aa]fter|[Dd]uring|[Yy]ear|{_MONTH}),?) "
            rf"{_YEAR}\b(?![.,]\d)",
            lambda found: f"{found[1]} {year(int(found[2]))}",
        ),
        (r"\b(\d{1,15})(?:st|nd|rd|th)\b", lambda found: ordinal(int(found[1]))),
        (rf"({_NUMBER})\s?%", lambda found: f"{decimal(found[1])} percent"),
        (rf"\b({_NUMBER})\s?({units})(?![\w/])", _unit),
        (r"\b(War|Part|Chapter|Volume|Act|Phase|Type|Book) ([IVX]{1,5})\b", _part),
        *_SHORT_FORMS,
    ]
    return tuple((re.compile(pattern), say) for pattern, say in rules)


_RULES = _rules()
