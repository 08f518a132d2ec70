"""``forget``, and what the owner says to have something forgotten."""

from tests.command_line import Candor
from tests.memory.forgetting.bytes import holders


def test_a_plan_changes_nothing_and_yes_leaves_no_copy(candor: Candor) -> None:
    candor.chat("My number is 555-0142.", "I live in Ghent.", "What is my number?")
    plan = candor("forget", "--query", "my phone number", "--plan", "--json")
    assert plan.code == 0, plan.err
    assert [each["statement"] for each in plan.value["records"]] == ["My number is 555-0142."]
    assert holders(candor.folder, "555-0142")
    done = candor("forget", "--query", "my phone number", "--yes", "--json")
    assert done.code == 0, done.err
    assert done.value["complete"]
    assert holders(candor.folder, "555-0142") == []
    assert holders(candor.folder, "I live in Ghent")  # control
    again = candor("forget", "--query", "555-0142", "--yes", "--json")
    assert again.code == 6


def test_asked_in_words_it_says_what_would_go_and_waits_for_a_yes(candor: Candor) -> None:
    candor.chat(
        "My number is 555-0142.", "Can you delete what you know about my phone number?", "No."
    )
    assert candor.recall("my number")
    told, asked, done, after = candor.chat(
        "I live in Ghent.", "Can you delete what you know about my phone number?", "Yes.", "Hello."
    )
    assert asked["intent"] == done["intent"] == "forget"
    assert "555-0142" in asked["reply"]
    assert "forgotten" in done["reply"]
    assert holders(candor.folder, "555-0142") == []
    assert candor.recall("Where do I live?")  # control
    assert told["decisions"]
    assert after["intent"] == "chat"


def test_nobody_else_can_say_yes(candor: Candor) -> None:
    candor.chat(
        "My number is 555-0142.", "Forget my phone number.", {"text": "Yes.", "speaker": "other"}
    )
    assert candor.recall("my number")


def test_archiving_hides_and_can_be_undone(candor: Candor) -> None:
    candor.chat("I live in Ghent.")
    done = candor("forget", "--query", "where I live", "--mode", "archive", "--yes", "--json")
    assert done.code == 0, done.err
    assert candor.recall("Where do I live?") == []
    candor("memory", "restore", done.value["hidden"][0]["id"])
    assert candor.recall("Where do I live?")
