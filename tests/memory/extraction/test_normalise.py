import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.extraction.normalise import fold, plain, value


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("CAFÉ", "cafe\u0301"),
        ("\uff26\uff55\uff4c\uff4c width", "full width"),
        ("Straße", "STRASSE"),
        ("it\u2019s", "it's"),
        ("zero\u200bwidth", "zerowidth"),
        ("thirty-two", "32"),
        ("one hundred and five", "105"),
        ("I'm 60years old", "i am 60 years old"),
        ("I can't", "i can not"),
        ("favorite color", "favourite colour"),
    ],
)
def test_spellings_of_the_same_are_equal(one: str, other: str) -> None:
    assert plain(one) == plain(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Москва", "Москве"), ("成都", "北京"), ("й", "и"), ("की", "का"), ("12", "21")],
)
def test_letters_of_other_scripts_are_kept_apart(one: str, other: str) -> None:
    assert plain(one) != plain(other)


def test_a_value_has_no_article() -> None:
    assert value("The Red Car") == "red car"
    assert value("theatre") == "theatre"  # control: not every "the" is one


@given(st.text(max_size=100))
def test_folding_twice_changes_nothing(text: str) -> None:
    assert fold(fold(text)) == fold(text)
    assert unicodedata.is_normalized("NFC", fold(text))
