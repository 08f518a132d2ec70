"""Numbers in words."""

import pytest

from voice.number_words import cardinal, decimal, ordinal, year


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "zero"),
        (13, "thirteen"),
        (40, "forty"),
        (99, "ninety-nine"),
        (100, "one hundred"),
        (1_001, "one thousand one"),
        (-7, "minus seven"),
        (2_345_678, "two million three hundred forty-five thousand six hundred seventy-eight"),
        (10**15, "one thousand trillion"),
    ],
)
def test_cardinal(number: int, words: str) -> None:
    assert cardinal(number) == words


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (1, "first"),
        (12, "twelfth"),
        (20, "twentieth"),
        (22, "twenty-second"),
        (100, "one hundredth"),
        (103, "one hundred third"),
        (145, "one hundred forty-fifth"),
    ],
)
def test_ordinal(number: int, words: str) -> None:
    assert ordinal(number) == words


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (1066, "ten sixty-six"),
        (1905, "nineteen oh five"),
        (1900, "nineteen hundred"),
        (2000, "two thousand"),
        (2007, "two thousand seven"),
        (2026, "twenty twenty-six"),
    ],
)
def test_year(number: int, words: str) -> None:
    assert year(number) == words


def test_decimal() -> None:
    assert decimal("1,234.05") == "one thousand two hundred thirty-four point zero five"
    assert decimal("7") == "seven"
