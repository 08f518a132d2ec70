"""Text as it is compared: one case, one width, one spelling of numbers, units and contractions."""

import re
import unicodedata
from functools import lru_cache

import snowballstemmer

_APOSTROPHES = str.maketrans({"\u2019": "'", "\u2018": "'", "\u02bc": "'", "`": "'"})
_DASHES = str.maketrans({"\u2013": "-", "\u2014": "-", "\u2212": "-", "\u2011": "-"})
_INVISIBLE = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]")
_SPACES = re.compile(r"\s+")
_WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)?")

_CONTRACTIONS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern), full)
    for pattern, full in (
        (r"\bcan'?t\b|\bcannot\b", "can not"),
        (r"\bwon't\b", "will not"),
        (r"\bain't\b", "am not"),
        (r"\b(do|does|did|is|are|was|were|have|has|had|would|could|should)n'?t\b", r"\1 not"),
        (r"\bi'?m\b", "i am"),
        (r"\b(you|we|they)'re\b", r"\1 are"),
        (r"\b(i|you|we|they)'ve\b|\b(i)ve\b", r"\1\2 have"),
        (r"\b(i|you|he|she|we|they|it)'ll\b", r"\1 will"),
        (r"\b(i|you|he|she|we|they|it)'d\b", r"\1 would"),
        (r"\b(he|she|it|that|there|what|who|where|name|favourite)'s\b", r"\1 is"),
        (r"\b(have|has) got\b", r"\1"),
        (r"\banymore\b", "any more"),
        (r"\bgonna\b", "going to"),
        (r"\bwanna\b", "want to"),
        (r"\bfavorite(s?)\b", r"favourite\1"),
        (r"\bcolor(s?)\b", r"colour\1"),
        (r"\bneighbor(s?)\b", r"neighbour\1"),
        (r"\b(\d+)(years?|yrs?|kg|cm|km)\b", r"\1 \2"),
    )
)


def either(*ways: str) -> re.Pattern[str]:
    """Return a pattern that is found when one of several ways of saying something is."""
    return re.compile("|".join(ways))


def wordset(text: str) -> frozenset[str]:
    """Return the words of a table of words."""
    return frozenset(text.split())


_UNITS = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen"),
    "nineteen",
)
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_NUMBERS = {word: n for n, word in enumerate(_UNITS)} | {
    word: 20 + 10 * n for n, word in enumerate(_TENS)
}
_NUMBER_RUN = re.compile(
    r"\b(?:{0})(?:[ -](?:and )?(?:{0}|hundred|thousand)\b){{0,9}}(?!-)\b".format("|".join(_NUMBERS))
)
_NOT_A_COUNT = re.compile(r"(?:\b(?:no|some|any|every|this|that|the|which) |-)$")

_ARTICLE = re.compile(r"^(?:(?:a|an|the|my|our|some|any) )+")

FUNCTION_WORDS = wordset(
    "a an the and or but so of to in on at for with by from as is am are was were be been being "
    "do does did have has had i me my mine we us our you your he him his she her it its they them "
    "their this that these those there very really just also too still now actually "
    "will would can could any more longer no not never only then than"
)
"""Words that carry no content of their own; negation is read separately."""


def _strip_latin_marks(text: str) -> str:
    """Drop the accents of Latin letters; in other scripts a mark is a letter's other half."""
    kept: list[str] = []
    latin = False
    for char in unicodedata.normalize("NFD", text):
        if unicodedata.category(char) == "Mn":
            if not latin:
                kept.append(char)
            continue
        latin = char.isascii() or "LATIN" in unicodedata.name(char, "")
        kept.append(char)
    return unicodedata.normalize("NFC", "".join(kept))


def fold(text: str) -> str:
    """Return ``text`` in one width, case and spacing, without Latin accents."""
    text = unicodedata.normalize("NFKC", _INVISIBLE.sub("", text)).casefold()
    if not text.isascii():
        text = _strip_latin_marks(text.translate(_APOSTROPHES).translate(_DASHES))
    return _SPACES.sub(" ", text).strip()


def _value_of(run: str) -> int:
    """Return what a run of number words counts ("one hundred and five" is 105)."""
    total = part = 0
    for word in run.replace("-", " ").split():
        if word == "hundred":
            part = max(part, 1) * 100
        elif word == "thousand":
            total, part = total + max(part, 1) * 1000, 0
        else:
            part += _NUMBERS.get(word, 0)
    return total + part


def digits(text: str) -> str:
    """Write the number words of a folded text as digits ("thirty-two" becomes "32")."""

    def written(match: re.Match[str]) -> str:
        before = text[max(0, match.start() - 8) : match.start()]
        return match[0] if _NOT_A_COUNT.search(before) else str(_value_of(match[0]))

    return _NUMBER_RUN.sub(written, text)


@lru_cache(maxsize=4096)
def plain(text: str) -> str:
    """Return a clause as the grammar reads it: folded, contractions written out, digits."""
    text = fold(text)
    for pattern, full in _CONTRACTIONS:
        text = pattern.sub(full, text)
    return digits(text).strip(" .,;:!?\"'()[]-\u3002\uff01\uff1f\u2026")


def value(text: str) -> str:
    """Return a value as it is compared: plain, without articles in front."""
    return _ARTICLE.sub("", plain(text))


def words(text: str) -> tuple[str, ...]:
    """Return the words of a text in order, plain; any script."""
    return tuple(_WORD.findall(plain(text)))


@lru_cache(maxsize=16384)
def stem(word: str) -> str:
    """Return the stem of one English word; other scripts come back as they are.

    A stemmer keeps the word it works on in itself, so each call has its own: threads share this.
    """
    return str(snowballstemmer.stemmer("english").stemWord(word)) if word.isascii() else word


def stems(text: str) -> tuple[str, ...]:
    """Return the stems of the content words of a text, in order."""
    return tuple(stem(word) for word in words(text) if word not in FUNCTION_WORDS)


_LENGTHS_CM = {"cm": 1.0, "centimetre": 1.0, "m": 100.0, "metre": 100.0, "meter": 100.0}
_FEET = re.compile(r"(\d)\s*(?:feet|foot|ft|')\s*(?:and )?(\d{1,2})?")
_METRIC = re.compile(r"(\d+(?:[.,]\d+)?)\s*(cm|centimetre|metre|meter|m)s?\b(?:\s*(\d\d)\b)?")
_WEIGHT = re.compile(r"(\d+(?:[.,]\d+)?)\s*(kg|kilo|kilogram|lb|pound|stone)s?\b")
_WEIGHTS_KG = {
    "kg": 1.0,
    "kilo": 1.0,
    "kilogram": 1.0,
    "lb": 0.4536,
    "pound": 0.4536,
    "stone": 6.35,
}


def centimetres(text: str) -> str | None:
    """Return a length in whole centimetres ("1.80 m", "180 cm" and "5 feet 11"), or None."""
    if metric := _METRIC.search(text):
        size = float(metric[1].replace(",", ".")) * _LENGTHS_CM[metric[2]]
        return f"{round(size + int(metric[3] or 0))} cm"
    if feet := _FEET.search(text):
        return f"{round(int(feet[1]) * 30.48 + int(feet[2] or 0) * 2.54)} cm"
    return None


def kilograms(text: str) -> str | None:
    """Return a weight in whole kilograms, or None."""
    found = _WEIGHT.search(text)
    if found is None:
        return None
    return f"{round(float(found[1].replace(',', '.')) * _WEIGHTS_KG[found[2]])} kg"
