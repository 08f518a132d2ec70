"""``forget``, and what the owner says to have something forgotten."""

import json
import sqlite3
from contextlib import closing

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


def test_a_reader_that_holds_on_keeps_it_incomplete_and_the_code_says_so(candor: Candor) -> None:
    candor.chat("My number is 555-0142.", "I live in Ghent.")
    with closing(sqlite3.connect(candor.folder / "semantic.db")) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM records").fetchone()
        done = candor("forget", "--query", "my phone number", "--yes", "--json")
        assert done.code == 7
        assert not done.value["complete"]
        assert done.value["digest"] == ""
        assert not any("555" in one["statement"] for one in candor.recall("my phone number"))
    assert candor.recall("Where do I live?")  # control; and opening it tries again
    assert holders(candor.folder, "555-0142") == []
    told = candor("audit", "--json").lines
    assert "forgotten" in {one["act"] for one in told}
    assert "555-0142" not in json.dumps(told)


def test_deleted_words_are_found_no_more_and_each_copy_is_accounted_for(candor: Candor) -> None:
    candor.chat("My locker code is Quixzabble77.", "My bicycle code is Trundlewick88.")
    done = candor("forget", "--query", "locker code", "--yes", "--json")
    assert done.code == 0, done.err
    assert all(each["left"] is None for each in done.value["copies"])
    assert sum(each["gone"] for each in done.value["copies"]) > 3
    for words, is_found in (("Quixzabble77", False), ("Trundlewick88", True)):
        assert bool([one for one in candor.recall(words) if words in one["statement"]]) is is_found
        assert bool(holders(candor.folder, words)) is is_found


def test_a_conversation_can_be_forgotten(candor: Candor) -> None:
    candor.chat("My number is 555-0142.")
    candor.chat("I live in Ghent.")
    missing = candor("forget", "--conversation", "none", "--plan", "--json")
    assert missing.code == 6
    assert candor.recall("Where do I live?")
