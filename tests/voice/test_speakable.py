"""What is written to be seen is said as a person would say it."""

import re
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice.speakable import speakable

_MARKUP = "*#`|[]{}<>~\\_"


@pytest.mark.parametrize(
    ("text", "spoken"),
    [
        ("It is **very** late.", "It is very late."),
        ("_Yes_, *really*; ~~no~~.", "Yes, really; no."),
        ("# Plan", "Plan."),
        ("- tea\n- coffee", "tea. coffee."),
        ("1. Tea\n2. Coffee", "1, Tea. 2, Coffee."),
        ("> quoted", "quoted."),
        ("[the shop](https://x.y/z?a=1)", "the shop"),
        ("See https://www.example.com/a/b?c=d#e now", "See example dot com now"),
        ("Mail me@example.org.", "Mail me at example dot org."),
        ("Call `brew()` on `tea_pot`.", "Call brew on tea pot."),
        ("Well done \N{THUMBS UP SIGN}\U0001f3fd!", "Well done!"),
        ("\N{GRINNING FACE}", ""),
        ("---", ""),
        ("Tea & coffee", "Tea and coffee"),
        ("A <b>bold</b> word", "A bold word"),
        ("snake_case", "snake case"),
        ("I was - you know - late.", "I was, you know, late."),
        ("Nothing to change here, is there?", "Nothing to change here, is there?"),
    ],
)
def test_markup_is_not_read_out(text: str, spoken: str) -> None:
    assert speakable(text) == spoken


@pytest.mark.parametrize(
    ("text", "spoken"),
    [
        ("$500", "five hundred dollars"),
        ("$1", "one dollar"),
        ("£0.99", "ninety-nine pence"),
        ("€1,234.50", "one thousand two hundred thirty-four euros and fifty cents"),
        ("$2.5 million", "two point five million dollars"),
        ("98.6°F", "ninety-eight point six degrees Fahrenheit"),
        ("-5 °C", "minus five degrees Celsius"),
        ("at 9:05", "at nine oh five"),
        ("at 9:00", "at nine o'clock"),
        ("at 10:30 a.m.", "at ten thirty AM"),
        ("at 5pm", "at five PM"),
        ("on 3 May 1920", "on the third of May nineteen twenty"),
        ("on the 3rd of May", "on the third of May"),
        ("on May 21, 2005", "on May twenty-first, two thousand five"),
        ("2026-11-30", "the thirtieth of November twenty twenty-six"),
        ("in 1920", "in nineteen twenty"),
        ("in 1900", "in nineteen hundred"),
        ("the 1990s", "the nineteen nineties"),
        ("World War II", "World War two"),
        ("the 22nd", "the twenty-second"),
        ("50%", "fifty percent"),
        ("5 km/h", "five kilometers per hour"),
        ("1 kg", "one kilogram"),
        ("3-5 cups", "3 to 5 cups"),
        ("Dr. Lee, Mr. Hall", "Doctor Lee, Mister Hall"),
        ("St. Ives, High St.", "Saint Ives, High Street"),
        ("fruit, e.g. apples, i.e. food", "fruit, for example apples, that is food"),
        ("See example.com.", "See example dot com."),
    ],
)
def test_expressions_are_put_in_words(text: str, spoken: str) -> None:
    assert speakable(text) == spoken


def test_case_21() -> None:
    text = (
        "# Plan\n- **tea** `brew()` [shop](https://x.y/z?a=1)\n```py\nx=1\n```\n| a | b |\n"
        "|---|---|\n| 1 | 2 |"
    )
    assert speakable(text) == (
        "Plan. tea, brew, shop. I put a code sample in the chat. There is a table in the chat."
    )


def test_case_24() -> None:
    text = "Dr. Lee paid $1,234.50 on 3 May 1920 at 9:05, e.g. 98.6°F - see example.com."
    assert speakable(text) == (
        "Doctor Lee paid one thousand two hundred thirty-four dollars and fifty cents on the "
        "third of May nineteen twenty at nine oh five, for example ninety-eight point six "
        "degrees Fahrenheit, see example dot com."
    )


def test_other_languages_keep_their_numbers() -> None:
    assert speakable("Le **3 mai** 1920", language="fr") == "Le 3 mai 1920"
    assert speakable("On **3 May** 1920") == "On the third of May nineteen twenty", "control"


@given(st.text(alphabet="ab 1.*_`#|[]()<>~\\-\n$%:°&+=/", max_size=60))
def test_nothing_is_left_that_is_read_as_a_symbol(text: str) -> None:
    spoken = speakable(text)
    assert not set(spoken) & set(_MARKUP)
    assert not re.search(r"\s{2,}|^\s|\s$", spoken)
    assert spoken == "" or any(map(str.isalnum, spoken))


@given(st.text(alphabet="0123456789.,:-$%°CF kmthst/ \n", max_size=80))
def test_no_number_is_too_strange(text: str) -> None:
    assert speakable(text) == speakable(text).strip()


@pytest.mark.parametrize("part", ["a.", "*a ", "**", "[a](", "|a\n", "`", "1,", "<a ", "_a_"])
def test_long_nonsense_takes_no_long_time(part: str) -> None:
    began = time.perf_counter()
    speakable(part * 2000)
    assert time.perf_counter() - began < 2


def test_codes_are_no_amounts() -> None:
    assert speakable("Call 12345678901234567890 now") == "Call 12345678901234567890 now"
    assert speakable("9" * 5000 + "%")
