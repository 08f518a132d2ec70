import json
from datetime import datetime

import pytest

from tests.command_line import Candor, Json

TURNS: list[Json] = [
    {
        "external_id": "t1",
        "speaker": "owner",
        "name": "Pia",
        "text": "I live in Ghent.",
        "at": "2023-05-08T10:00:00+02:00",
    },
    {
        "external_id": "t2",
        "speaker": "companion",
        "name": "Bot",
        "text": "How nice.",
        "at": "2023-05-08T10:00:05",
    },
    {
        "external_id": "t3",
        "speaker": "owner",
        "name": "Pia",
        "text": "My sister is allergic to peanuts.",
        "at": "2023-05-08T10:01:00",
    },
]


def write(candor: Candor, *lines: Json | str) -> str:
    file = candor.folder.with_name("past.jsonl")
    written = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    file.write_text("\n".join(written) + "\n")
    return str(file)


def test_a_past_conversation_goes_through_the_door(candor: Candor) -> None:
    done = candor("import", write(candor, *TURNS), "--json", "--tz", "Asia/Singapore")
    assert done.code == 0
    assert done.value["turns"] == 3
    facts = {record["statement"]: record for record in candor.records()}
    assert set(facts) == {"I live in Ghent.", "My sister is allergic to peanuts."}
    assert {record["origin"] for record in facts.values()} == {"import"}
    turns = candor.records("--kind", "episodic")
    assert {turn["external_id"] for turn in turns} == {"t1", "t2", "t3"}


def test_times_are_the_turns_own_and_naive_ones_in_the_zone(candor: Candor) -> None:
    candor("import", write(candor, *TURNS), "--tz", "Asia/Singapore")
    said = {r["statement"]: datetime.fromisoformat(r["sources"][0]["at"]) for r in candor.records()}
    assert said["I live in Ghent."] == datetime.fromisoformat("2023-05-08T08:00:00+00:00")
    assert said["My sister is allergic to peanuts."] == datetime.fromisoformat(
        "2023-05-08T02:01:00+00:00"
    )
    recorded = datetime.fromisoformat(candor.records()[0]["recorded_at"])
    assert recorded.year > 2024  # when it was imported


def test_importing_twice_is_importing_once(candor: Candor) -> None:
    file = write(candor, *TURNS)
    candor("import", file)
    before, turns = candor.records(), candor.records("--kind", "episodic")
    assert candor("import", file).code == 0
    assert candor.records() == before
    assert candor.records("--kind", "episodic") == turns
    assert before  # control


def test_broken_lines_are_named_and_the_rest_is_in(candor: Candor) -> None:
    no_time = {"external_id": "x", "speaker": "owner", "text": "I live in Rome."}
    wrong = {**no_time, "at": "yesterday"}
    done = candor("import", write(candor, TURNS[0], "{", no_time, wrong, TURNS[2]), "--json")
    assert done.code == 7
    assert [each["line"] for each in done.value["broken"]] == [2, 3, 4]
    assert done.value["turns"] == 2
    assert len(candor.records()) == 2
    told = candor("import", write(candor, TURNS[0], "{"))
    assert "Line 2" in told.out


def test_a_companions_past_words_are_not_the_owners(candor: Candor) -> None:
    jazz = {**TURNS[1], "text": "I love jazz."}
    candor("import", write(candor, jazz, TURNS[0]))
    owners = [record["statement"] for record in candor.records("--subject", "owner")]
    assert owners == ["I live in Ghent."]


@pytest.mark.parametrize("name", ["nowhere.jsonl", "."])
def test_a_file_that_cannot_be_read_is_not_found(candor: Candor, name: str) -> None:
    done = candor("import", name, "--json")
    assert done.code == 6
    assert name in done.error["message"]
