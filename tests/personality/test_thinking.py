from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from personality.thinking import ThoughtSplitter

REPLIES = {
    "<think>secret</think>Hello.": ("Hello.", "secret"),
    "secret</think>Hello.": ("Hello.", "secret"),
    "<think>secret": ("", "secret"),
    "Hello.<think>secret</think> There.": ("Hello. There.", "secret"),
    "<THINK>secret</Think>Hello.": ("Hello.", "secret"),
    "Hello.": ("Hello.", ""),
    "a < b, and <b>bold</b> <thin": ("a < b, and <b>bold</b> <thin", ""),
}


def split(chunks: list[str]) -> tuple[str, str]:
    splitter = ThoughtSplitter()
    pieces = [piece for chunk in chunks for piece in splitter.feed(chunk)]
    pieces += splitter.finish()
    said = "".join(piece.text for piece in pieces if not piece.is_thinking)
    return said, "".join(piece.text for piece in pieces if piece.is_thinking)


@pytest.mark.parametrize(("text", "expected"), REPLIES.items())
def test_thinking_is_told_apart_wherever_the_text_is_split(
    text: str, expected: tuple[str, str]
) -> None:
    for first, second in combinations(range(len(text) + 1), 2):
        assert split([text[:first], text[first:second], text[second:]]) == expected
    assert split(list(text)) == expected


@given(st.lists(st.sampled_from(["<think>", "</think>", "<", "think", ">", "a ", "/"])))
def test_nothing_but_tags_is_ever_lost(chunks: list[str]) -> None:
    said, thought = split(chunks)
    assert len(said) + len(thought) <= len("".join(chunks))
    assert said.count("a") + thought.count("a") == "".join(chunks).count("a")


def test_text_is_held_until_it_is_settled_and_streams_from_then_on() -> None:
    splitter = ThoughtSplitter()
    assert list(splitter.feed("Hel")) == []
    assert [piece.text for piece in splitter.settle()] == ["Hel"]
    assert [piece.text for piece in splitter.feed("lo")] == ["lo"]
    assert [piece.text for piece in splitter.feed(" <")] == [" "]  # it may begin a tag
    assert [piece.text for piece in splitter.feed("b>")] == ["<b>"]


def test_a_splitter_says_whether_the_thinking_was_opened() -> None:
    for text, is_unopened in (("a</think>b", True), ("<think>a</think>b", False), ("b", False)):
        splitter = ThoughtSplitter()
        list(splitter.feed(text))
        assert splitter.closed_unopened is is_unopened
