import pytest
from hypothesis import given
from hypothesis import strategies as st

from personality.budget import Context, allot, context_of, estimate, shorten
from personality.grounded import GroundedReply
from personality.ollama_chat import OllamaChat

COSTS = st.lists(st.integers(1, 50), max_size=8)


def test_pinned_goes_before_recalled_and_recalled_before_history() -> None:
    fits = allot(100, pinned=[40], recalled=[40], history=[40, 15])
    assert (fits.pinned, fits.recalled, fits.history) == ((0,), (0,), 1)
    fits = allot(40, pinned=[40], recalled=[40], history=[40])
    assert (fits.pinned, fits.recalled, fits.history) == ((0,), (), 0)


def test_a_shorter_recollection_fits_where_a_longer_one_did_not() -> None:
    assert allot(50, pinned=[], recalled=[30, 30, 20], history=[]).recalled == (0, 2)


def test_history_has_no_gap() -> None:
    assert allot(50, pinned=[], recalled=[], history=[10, 45, 10]).history == 1


@given(st.integers(-5, 200), COSTS, COSTS, COSTS)
def test_what_fits_never_takes_more_than_the_room(
    room: int, pinned: list[int], recalled: list[int], history: list[int]
) -> None:
    fits = allot(room, pinned=pinned, recalled=recalled, history=history)
    used = sum(pinned[n] for n in fits.pinned) + sum(recalled[n] for n in fits.recalled)
    used += sum(history[len(history) - fits.history :])
    assert used <= max(room, 0)


@pytest.mark.parametrize(
    ("text", "real"),
    [  # counted with Whisper's multilingual tokeniser, a byte-pair one like those of chat models
        ("My sister is allergic to peanuts, and my brother plays the cello on Sundays.", 17),
        ("Internationalisierungsmöglichkeiten", 8),
        ("Я живу в Москве и работаю врачом.", 13),
        ("我对花生过敏。", 8),
        ("ผมอาศัยอยู่ในกรุงเทพ", 18),
        ("Call 555-0142 before 18:30!", 12),
        ("def f(x): return [i**2 for i in x]", 15),
    ],
)
def test_the_estimate_is_above_what_tokenisers_count(text: str, real: int) -> None:
    assert real <= estimate(text) <= 4 * real + 8


def test_the_reply_has_its_share_and_a_bad_estimate_shrinks_the_rest() -> None:
    assert Context(4096).prompt_tokens == 3072
    assert Context(32768).prompt_tokens == 31744
    assert Context(4096, ratio=2.0).prompt_tokens == 1536
    assert Context(4096, ratio=0.5).prompt_tokens == 3072


@given(st.text(max_size=400), st.integers(20, 200))
def test_a_shortened_text_fits(text: str, tokens: int) -> None:
    short = shorten(text, tokens, " [...] ")
    assert estimate(short) <= tokens
    assert (short == text) == (estimate(text) <= tokens)


def test_both_ends_of_a_shortened_text_are_kept() -> None:
    short = shorten("Begin " + "x" * 1000 + " end", 60, " [...] ")
    assert short.startswith("Begin ")
    assert short.endswith(" end")
    assert " [...] " in short


def test_a_model_that_knows_its_context_is_believed() -> None:
    assert context_of(OllamaChat(model="m", num_ctx=8192)) == Context(8192)
    assert context_of(GroundedReply()) == Context()
