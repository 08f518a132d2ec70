"""Questions made of common words: "where am I from?", "what do I do for a living?"."""

from pathlib import Path

import pytest

from memory.asking import looked_for
from tests.memory.talking import Memory


@pytest.mark.parametrize("question", ["Where am I from?", "Where do I come from?"])
@pytest.mark.parametrize(
    "said",
    [
        "I'm from Leeds",
        "I come from Porto originally",
        "My hometown is Ghent",
        "I grew up in Kiel",
        "I was born in Lima",
    ],
)
def test_where_somebody_is_from(tmp_path: Path, question: str, said: str) -> None:
    memory = Memory(tmp_path)
    memory.say(f"{said}.")
    memory.say("I like tea.")
    assert memory.recalled(question) == [said]
    memory.close()


@pytest.mark.parametrize(
    "said",
    [
        "I'm a nurse",
        "I work as a bricklayer",
        "I teach maths at a secondary school",
        "I drive a bus for the city",
        "I make my living as a piano tuner",
        "I bake bread for a living",
        "I run a bakery",
        "I'm in marketing",
        "I'm employed as a welder",
        "By trade I am a carpenter",
    ],
)
def test_what_somebody_lives_by(tmp_path: Path, said: str) -> None:
    memory = Memory(tmp_path)
    memory.say(f"{said}.")
    memory.say("I like tea.")
    for question in ("What do I do for a living?", "What is my job?", "What do I do?"):
        assert memory.recalled(question) == [said]
    memory.close()


def test_it_is_asked_of_whoever_is_named(tmp_path: Path) -> None:
    memory = Memory(tmp_path)
    memory.say("My dad is a baker.")
    assert memory.recalled("What does my dad do for a living?") == ["My dad is a baker"]
    assert memory.recalled("What do I do for a living?") == []
    memory.close()


@pytest.mark.parametrize(
    "question",
    ["Where do I live?", "What do I do on Mondays?", "What did I buy?", "Who is from Leeds?"],
)
def test_other_questions_look_for_their_own_words(question: str) -> None:
    assert looked_for(question) == question
    assert looked_for("What do I do for a living?") != "What do I do for a living?"  # control
