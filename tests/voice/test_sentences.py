"""A streamed reply is cut where a speaker would breathe."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice.sentences import sentences


@pytest.mark.parametrize(
    ("text", "units"),
    [
        ("It is late. Good night!", ["It is late.", "Good night!"]),
        ("Dr. Lee is here. Mr. Hall is not.", ["Dr. Lee is here.", "Mr. Hall is not."]),
        ("It costs 3.50 at 9:05. Cheap.", ["It costs 3.50 at 9:05.", "Cheap."]),
        ("See example.com for it. Or not.", ["See example.com for it.", "Or not."]),
        ("Fruit, e.g. apples. Yes.", ["Fruit, e.g. apples.", "Yes."]),
        ("No. 5 is alive. No. I doubt it.", ["No. 5 is alive.", "No.", "I doubt it."]),
        ("J. F. Kennedy spoke. Than I. Then he.", ["J. F. Kennedy spoke.", "Than I.", "Then he."]),
        ("He came at 9 a.m. Then he left.", ["He came at 9 a.m.", "Then he left."]),
        ("The U.S. Senate met. It sat.", ["The U.S. Senate met.", "It sat."]),
        ("Wait... what? Yes.", ["Wait... what?", "Yes."]),
        ('"Really?" he asked. "Yes."', ['"Really?" he asked.', '"Yes."']),
        ("**Bold.** And then.", ["**Bold.**", "And then."]),
        ("Read (see p. 4. or 5.) it. Now.", ["Read (see p. 4. or 5.) it.", "Now."]),
        ("今日は。元気ですか？はい。", ["今日は。", "元気ですか？", "はい。"]),  # noqa: RUF001
        ("no end", ["no end"]),
        ("", []),
    ],
)
def test_where_it_is_cut(text: str, units: list[str]) -> None:
    assert list(sentences([text])) == units


def test_the_first_unit_may_be_a_clause_and_only_the_first() -> None:
    text = "I looked at that yesterday, but found nothing. Then I looked again, and there it was."
    assert list(sentences(_characters(text))) == [
        "I looked at that yesterday,",
        "but found nothing.",
        "Then I looked again, and there it was.",
    ]


def test_a_unit_is_given_before_the_rest_is_known() -> None:
    asked: list[str] = []

    def stream() -> Iterator[str]:
        for piece in ("That is good. And", " th", "en."):
            asked.append(piece)
            yield piece

    assert next(sentences(stream())) == "That is good."
    assert asked == ["That is good. And", " th"]


def test_atoms_of_case_24_do_not_split() -> None:
    text = "Dr. Lee paid $1,234.50 on 3 May 1920 at 9:05, e.g. 98.6°F - see example.com."
    assert list(sentences(_characters(text))) == [text]


def test_code_tables_and_lines_are_units() -> None:
    text = (
        "# Plan\n- tea. Green.\n- coffee\n\n```py\nx = 1. + 2\n\ny = 3\n```\n"
        "| a | b. C |\n|---|---|\n| 1 | 2 |\nDone. Bye"
    )
    assert list(sentences(_characters(text))) == [
        "# Plan",
        "- tea.",
        "Green.",
        "- coffee",
        "```py\nx = 1. + 2\n\ny = 3\n```",
        "| a | b. C |\n|---|---|\n| 1 | 2 |",
        "Done.",
        "Bye",
    ]


def test_an_unclosed_fence_is_one_unit() -> None:
    assert list(sentences(["See:\n```\na. B. C."])) == ["See:", "```\na. B. C."]


_WORDS = 'Dr. I tea, 9:05 3.5 e.g. Yes. ``` `x` ( ) Really?! ... No. 5 "Hm." word Word \u3002'
_TEXT = st.lists(
    st.sampled_from([*_WORDS.split(), "\n", "| a |", "- b"]),
    max_size=30,
).map(" ".join)


@given(text=_TEXT, cuts=st.lists(st.integers(0, 200), max_size=10))
def test_the_pieces_it_arrives_in_make_no_difference(text: str, cuts: list[int]) -> None:
    places = sorted({0, len(text), *(cut for cut in cuts if cut < len(text))})
    pieces = [text[a:b] for a, b in pairwise(places)]

    whole = list(sentences([text]))
    assert list(sentences(pieces)) == whole
    assert list(sentences(_characters(text))) == whole
    assert "".join("".join(whole).split()) == "".join(text.split()), "nothing lost or added"


def _characters(text: str) -> list[str]:
    return list(text)
