"""Pure decisions about speech: where it is, what is heard as one, what is a loop."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice.detector import WINDOW_S, Span, spans
from voice.passages import LONGEST_S, gaps, passages
from voice.repetition import is_loop, repeats


def test_speech_is_where_the_detector_is_sure() -> None:
    quiet, sure, wavering = [0.1] * 20, [0.9] * 10, [0.4] * 5
    assert spans([*quiet, *sure, *wavering, *quiet]) == [Span(20 * WINDOW_S, 35 * WINDOW_S)]
    assert spans([*quiet, *wavering, *quiet]) == []


def test_clicks_are_no_speech_and_short_dips_no_end() -> None:
    assert spans([0.0, 0.9, 0.9, 0.0]) == []
    assert len(spans([0.9] * 9 + [0.0] * 5 + [0.9] * 9)) == 1
    assert len(spans([0.9] * 9 + [0.0] * 15 + [0.9] * 9)) == 2


def test_close_speech_is_heard_as_one_and_distant_speech_is_not() -> None:
    found = passages([Span(1, 2), Span(2.5, 3), Span(6, 7)], 10)
    assert [passage.speech for passage in found] == [Span(1, 3), Span(6, 7)]
    assert found[0].heard.start_s < 1
    assert found[1].heard.end_s < 8, "noise after the end is not offered as words"


@given(
    st.lists(st.tuples(st.floats(0.1, 70), st.floats(0.4, 5)), max_size=8),
    st.floats(0, 3),
)
def test_passages_fit_and_cover_the_speech(parts: list[tuple[float, float]], rest: float) -> None:
    speech, now = [], 0.0
    for length, gap in parts:
        speech.append(Span(now + gap, now + gap + length))
        now += gap + length
    found = passages(speech, now + rest)

    assert all(p.speech.end_s - p.speech.start_s <= LONGEST_S + 1e-6 for p in found)
    for passage in found:
        assert passage.heard.start_s <= passage.speech.start_s + 1e-6
        assert passage.heard.end_s >= passage.speech.end_s - 1e-6
    for earlier, later in pairwise(found):
        assert earlier.heard.end_s <= later.speech.start_s + 1e-6
    for span in speech:
        covered = sum(
            max(0, min(p.speech.end_s, span.end_s) - max(p.speech.start_s, span.start_s))
            for p in found
        )
        assert covered == pytest.approx(span.end_s - span.start_s)


def test_gaps_are_what_is_left() -> None:
    assert gaps([Span(1, 2), Span(2.2, 3)], 5) == [Span(0, 1), Span(3, 5)]
    assert gaps([], 0.7) == [Span(0, 0.7)]


@pytest.mark.parametrize("text", ["Yes. Yes. Yes.", "you you you you", "ab cd " * 30])
def test_repetition_is_noticed(text: str) -> None:
    assert repeats(text)


@pytest.mark.parametrize("text", ["", "Yes.", "Yes, yes.", "That that is, is.", "a b a b a"])
def test_ordinary_words_are_no_repetition(text: str) -> None:
    assert not repeats(text)


def test_a_loop_is_what_nobody_could_have_said() -> None:
    assert is_loop("Yes. " * 40, 1.0)
    assert is_loop("you you you you you you you you", 0.5)
    assert not is_loop("No, no, no.", 1.0)
    assert not is_loop("I think so.", 0.3)
