"""English words for numbers."""

_BELOW_TWENTY = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen"
)
_ONES = _BELOW_TWENTY.split()
_TENS = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_SCALES = ((10**12, "trillion"), (10**9, "billion"), (10**6, "million"), (1000, "thousand"))
_ORDINALS = {
    "one": "first",
    "two": "second",
    "three": "third",
    "five": "fifth",
    "eight": "eighth",
    "nine": "ninth",
    "twelve": "twelfth",
}


def cardinal(number: int) -> str:
    """Return ``number`` in words: 1234 is "one thousand two hundred thirty-four"."""
    if number < 0:
        return f"minus {cardinal(-number)}"
    if number < 20:
        return _ONES[number]
    if number < 100:
        ones = f"-{_ONES[number % 10]}" if number % 10 else ""
        return _TENS[number // 10] + ones
    for size, name in (*_SCALES, (100, "hundred")):
        if number >= size:
            rest = f" {cardinal(number % size)}" if number % size else ""
            return f"{cardinal(number // size)} {name}{rest}"
    raise AssertionError(number)


def ordinal(number: int) -> str:
    """Return the rank ``number`` in words: 21 is "twenty-first"."""
    words = cardinal(number)
    for cut in (words.rfind("-"), words.rfind(" "), -1):
        last = words[cut + 1 :]
        if "-" not in last and " " not in last:
            break
    if last in _ORDINALS:
        return words[: cut + 1] + _ORDINALS[last]
    return words[:-1] + "ieth" if last.endswith("y") else words + "th"


def year(number: int) -> str:
    """Return a year as it is said: 1920 is "nineteen twenty", 2005 "two thousand five"."""
    century, rest = divmod(number, 100)
    if not 10 <= century < 100 or (century in (10, 20) and rest < 10):
        return cardinal(number)
    if rest == 0:
        return f"{cardinal(century)} hundred"
    return f"{cardinal(century)} {'oh ' if rest < 10 else ''}{cardinal(rest)}"


def decimal(digits: str) -> str:
    """Return a number written in ``digits`` in words: "98.6" is "ninety-eight point six"."""
    whole, _, fraction = digits.replace(",", "").partition(".")
    words = cardinal(int(whole or "0"))
    return f"{words} point {' '.join(_ONES[int(d)] for d in fraction)}" if fraction else words
