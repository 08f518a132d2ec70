"""Utterances of several sentences, and names: what brings what is about them."""

import pytest

from memory.recall.names import sentences
from tests.memory.recall.asked import ask, statements
from tests.memory.talking import Memory

DRIFT = (
    "Thanks, that was a great help and I will try it out over the weekend. Something else came up "
    "while we were cleaning the attic with the neighbours on Sunday afternoon. Should I keep "
    "practising the cello?"
)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Where do I live?", 1),
        ("Was habe ich am 30. Juni gemacht?", 1),
        ("Did Dr. Weiss call?", 1),
        ("I moved. Where do I live now? Tell me!", 2),
        (DRIFT, 3),
    ],
)
def test_sentences_that_say_something_are_told_apart(text: str, count: int) -> None:
    assert len(sentences(text)) == count


def test_each_sentence_of_a_long_utterance_is_asked(memory: Memory) -> None:
    memory.say("I play the cello.")
    memory.say("I am allergic to peanuts.")

    assert statements(ask(memory, DRIFT)) == ["I play the cello"]


def test_one_sentence_says_when_for_itself_alone(memory: Memory) -> None:
    memory.say("I planted tulips yesterday.")
    memory.pass_time(days=1)
    memory.say("My aunt has a parrot.")

    found = ask(memory, "I was tired yesterday. Which animal does my aunt have? A parrot?")

    assert statements(found)[0] == "My aunt has a parrot"
    assert "time" not in found.results[0].parts


def test_a_name_brings_what_is_about_it_before_what_mentions_it(memory: Memory) -> None:
    memory.say("Tilda is allergic to wool, and Tilda likes green.")
    memory.say("I met the postman at the house of Tilda.")

    found = ask(memory, "Please help me to choose a jumper for the birthday of Tilda")

    by_statement = {one.record.statement: one.parts for one in found.results}
    about = [parts for said, parts in by_statement.items() if "allergic" in said]
    assert about
    assert all("named" in parts for parts in about)
    passing = [parts for said, parts in by_statement.items() if "postman" in said]
    assert not any("named" in parts for parts in passing)


def test_a_wall_of_text_is_looked_for_by_its_words_alone(memory: Memory) -> None:
    memory.say("I play the cello.")
    text = "She told him about the cello yesterday. "

    paths = [ask(memory, text * times).paths["time"].skipped for times in (1, 5_000)]

    assert paths == [None, "the question names no time"]
    assert sentences(text * 5_000) == [text * 5_000]
