"""What a question takes from the conversation that it is asked in."""

import pytest

from memory.recall.conversing import ALONE, InConversation
from memory.records import Recall
from tests.memory.recall.asked import ask, statements
from tests.memory.talking import Memory


def asked(memory: Memory, question: str, conversation: str = "first") -> Recall:
    before = [turn for turn in memory.said if turn.conversation_id == conversation]
    return ask(memory, question, conversation=InConversation(conversation, before))


@pytest.fixture
def family(memory: Memory) -> Memory:
    """A memory of two people and the owner, told in another conversation."""
    for sentence in (
        "My sister Anna lives in Lyon.",
        "My brother Tom lives in Oslo.",
        "I live in Ghent.",
        "My sister Anna is allergic to peanuts.",
    ):
        memory.say(sentence, conversation="long ago")
    memory.pass_time(days=3)
    return memory


def test_she_is_who_was_spoken_of(family: Memory) -> None:
    family.say("I had dinner with my sister Anna.")
    family.pass_time(minutes=1)

    found = asked(family, "Where does she live?")

    assert statements(found)[0] == "My sister Anna lives in Lyon"
    assert "'she' means Anna" in found.results[0].why
    assert found.paths["referents"].skipped is None
    assert statements(asked(family, "Where do I live?"))[0] == "I live in Ghent"  # control


def test_he_is_somebody_else(family: Memory) -> None:
    family.say("I had dinner with my sister Anna.")
    family.say("My brother Tom came along.")
    family.pass_time(minutes=1)

    assert statements(asked(family, "Where does he live?"))[0] == "My brother Tom lives in Oslo"
    assert statements(asked(family, "What is she allergic to?")) == [
        "My sister Anna is allergic to peanuts"
    ]


def test_what_is_meant_hides_nothing(family: Memory) -> None:
    family.say("I had dinner with my sister Anna.")
    family.pass_time(minutes=1)

    found = statements(asked(family, "Does she know that Tom lives in Oslo?"))

    assert {"My brother Tom lives in Oslo", "My sister Anna lives in Lyon"} <= set(found)


def test_a_stale_word_is_reported(family: Memory) -> None:
    family.say("I had dinner with my sister Anna.")
    family.pass_time(hours=2)

    stale = asked(family, "Where does she live?")
    unknown = asked(family, "Where does he live?")

    assert stale.unclear == ("I am no longer sure what 'she' is.",)
    assert stale.paths["referents"].skipped == "I am no longer sure what 'she' is."
    assert unknown.paths["referents"].skipped == "I do not know what 'he' is."
    assert unknown.unclear == ()


def test_outside_a_conversation_nothing_is_meant(family: Memory) -> None:
    paths = ask(family, "Where does she live?").paths

    assert (paths["referents"].skipped, paths["project"].skipped) == (ALONE, ALONE)


@pytest.fixture
def projects(memory: Memory) -> Memory:
    """A memory of two projects that each have a budget."""
    for name in ("Kite", "Heron"):
        memory.say(f"Let's start project {name}.", conversation=name)
        memory.say(f"The budget of project {name} is 400 euros.", conversation=name)
        memory.say(f"Let's put project {name} aside.", conversation=name)
        memory.pass_time(days=1)
    return memory


@pytest.mark.parametrize("name", ["Kite", "Heron"])
def test_the_project_in_focus_leads_and_says_so(projects: Memory, name: str) -> None:
    projects.say(f"Let's go back to project {name}.")
    projects.pass_time(minutes=1)

    found = asked(projects, "What is the budget?")

    assert statements(found)[0] == f"The budget of project {name} is 400 euros"
    assert f"it belongs to {name}, now in focus" in found.results[0].why
    assert not any("in focus" in one.why for one in found.results[1:])
    assert len(found.results) > 1


def test_a_project_put_aside_is_in_no_focus(projects: Memory) -> None:
    projects.say("Let's go back to project Kite.")
    projects.pass_time(minutes=1)
    assert asked(projects, "What is the budget?").paths["project"].hits == 1  # control

    projects.say("Let's put project Kite aside.")
    projects.pass_time(minutes=1)
    found = asked(projects, "What is the budget?")

    assert found.paths["project"].skipped == "no project is in focus"
    assert not any("in focus" in one.why for one in found.results)
