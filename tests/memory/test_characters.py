"""Control characters: never stored, and never in the way of what was said around them."""

from pathlib import Path

import pytest

from memory.characters import cleaned
from memory.vocabulary import Kind
from tests.memory.talking import Memory


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("pea\x00nuts", "peanuts"),
        ("\x1b[31mred\x1b[0m", "red"),
        ("\x9b1mbold", "bold"),
        ("bell\x07 and \x7f", "bell and "),
        ("half \ud83d of it", "half \ufffd of it"),
        ("two\nlines\tand a tab\r\n", "two\nlines\tand a tab\r\n"),  # control: these are text
        (
            "\u06a9\u0646\u200c\u0645 \U0001f469\u200d\U0001f680",
            "\u06a9\u0646\u200c\u0645 \U0001f469\u200d\U0001f680",
        ),
    ],
)
def test_what_is_no_part_of_a_word_is_taken_out(text: str, kept: str) -> None:
    assert cleaned(text) == kept


@pytest.mark.parametrize(
    ("said", "statement"),
    [
        ("I am allergic to pea\x00nuts.", "I am allergic to peanuts"),
        ("\x00I have a dog\x07.", "I have a dog"),
        ("I like \x1b[5mtea\x1b[0m.", "I like tea"),
        ("My name is Zo\ud800.", "My name is Zo\ufffd"),
    ],
)
def test_a_statement_is_kept_clean_and_its_quote_stands_in_its_turn(
    tmp_path: Path, said: str, statement: str
) -> None:
    memory = Memory(tmp_path)
    memory.say(said)
    memory.reopen()  # what cannot be written would stop every later start
    (record,) = (one for one in memory.records() if one.kind is Kind.SEMANTIC)
    (turn,) = memory.of_kind(Kind.EPISODIC)
    (source,) = record.sources
    assert record.statement.rstrip(".") == statement
    assert turn.statement[source.start : source.end] == source.quote
    memory.close()


def test_a_turn_of_nothing_else_is_no_turn(tmp_path: Path) -> None:
    memory = Memory(tmp_path)
    assert memory.say("\x00\x07") == []
    assert memory.say("I have a dog.")  # control
    memory.close()
