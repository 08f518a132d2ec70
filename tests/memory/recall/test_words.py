"""Words that find: any script, slips of the pen, names; and words that tell nothing."""

import pytest

from memory.recall.spelling import is_slip
from tests.memory.recall.asked import ask, statements
from tests.memory.talking import Memory


@pytest.mark.parametrize(
    ("said", "question", "other"),
    [
        ("我对花生过敏。", "花生", "牛奶"),
        ("我喜欢猫。", "猫", "狗"),
        ("私は犬が好きです。", "犬", "鳥"),
        ("ผมแพ้ถั่วลิสง", "ถั่ว", "นมวัว"),
    ],
)
def test_one_or_two_characters_of_a_script_without_spaces_find(
    memory: Memory, said: str, question: str, other: str
) -> None:
    memory.say(said)
    memory.say("I play the cello.")
    assert len(memory.recalled(question)) == 1
    assert memory.recalled(other) == []


@pytest.mark.parametrize(
    ("one", "other", "is_one"),
    [
        ("eror", "error", True),
        ("typsecript", "typescript", True),
        ("reedis", "redis", True),
        ("cello", "cella", True),
        ("cello", "cello", False),
        ("cello", "celery", False),
        ("abcd", "badc", False),
        ("plan", "plant", False),
        ("mongod", "mongodb", True),
        ("", "a", False),
    ],
)
def test_a_slip_is_one_letter_or_two_changed_over(one: str, other: str, is_one: bool) -> None:
    assert is_slip(one, other) is is_one
    assert is_slip(other, one) is is_one


def test_a_slip_of_the_pen_finds_what_was_meant(memory: Memory) -> None:
    memory.say("I play the cello.")
    for slip in ("celo", "celllo", "cellp", "cleo", "ceelo"):
        assert memory.recalled(slip) == (["I play the cello"] if slip[:2] == "ce" else [])
    assert memory.recalled("bello") == []  # the beginning must be right


def test_a_word_that_is_known_is_not_taken_for_another(memory: Memory) -> None:
    memory.say("I love my horse.")
    memory.say("My house is in Ghent.")
    assert memory.recalled("horse") == ["I love my horse"]


def test_words_that_everybody_uses_tell_no_topic(memory: Memory) -> None:
    memory.say("I use a standing desk.")
    memory.say("I use Fastify for my web server.")
    assert memory.recalled("What do I use Fastify for?") == ["I use Fastify for my web server"]


def test_a_rare_name_brings_its_memories_whatever_else_is_asked(memory: Memory) -> None:
    memory.say("My cat is called Miezi.")
    memory.say("I play the cello.")
    question = "Given the journey, the luggage, the neighbours and the heat, would Miezi manage?"
    recall = ask(memory, question)
    assert statements(recall) == ["My cat is called Miezi"]
    assert recall.results[0].parts["named"] == 1.0
    assert statements(ask(memory, question.replace("Miezi", "anybody"))) == []


def test_a_thing_that_is_meant_is_found_by_other_words(memory: Memory) -> None:
    memory.say("I adopted a puppy.")
    memory.say("I work as a dentist.")
    recall = ask(memory, "Which dog lives with me?")
    assert statements(recall) == ["I adopted a puppy"]
    assert "means something alike" in recall.results[0].why


def test_what_fits_far_less_than_the_best_is_left_out_and_said_so(memory: Memory) -> None:
    memory.say("The red bicycle in the cellar has a broken chain.")
    memory.say("I have a red scarf.")
    recall = ask(memory, "Does the red bicycle in the cellar have a broken chain?")
    assert statements(recall) == ["The red bicycle in the cellar has a broken chain"]
    assert [left.because for left in recall.left_out] == ["floor"]
