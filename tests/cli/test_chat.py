import json
from datetime import datetime

import pytest

from tests.command_line import NOWHERE, Candor

PEANUTS = "My sister is allergic to peanuts."
QUESTION = "What can my sister not eat?"


def test_it_remembers_and_answers_with_its_source(candor: Candor) -> None:
    told, asked, owner = candor.chat(PEANUTS, QUESTION, "Am I allergic to peanuts?")
    (decision,) = told["decisions"]
    assert decision["decision"] == "CREATE"
    assert decision["subject"] == "sister"
    assert decision["status"] == "active"
    assert "peanuts" in asked["reply"]
    assert PEANUTS.rstrip(".") in asked["reply"]
    assert [each["record_id"] for each in asked["recalled"]] == [decision["record_id"]]
    assert owner["recalled"] == []


def test_show_gives_quote_turn_and_decision(candor: Candor) -> None:
    (told,) = candor.chat(PEANUTS)
    record_id = told["decisions"][0]["record_id"]
    shown = candor("memory", "show", record_id, "--json").value
    assert shown["id"] == record_id
    assert shown["subject"] == "sister"
    assert shown["sources"][0]["turn_id"] == told["turn_id"]
    assert shown["sources"][0]["quote"] in PEANUTS
    assert shown["turns"][0]["text"] == PEANUTS
    assert [each["decision"] for each in shown["decisions"]] == ["CREATE"]
    assert candor("memory", "show", record_id).out.count("peanuts") >= 2


def test_it_still_knows_after_a_restart(candor: Candor) -> None:
    candor.chat(PEANUTS)
    (asked,) = candor.chat(QUESTION)
    assert "peanuts" in asked["reply"]


def test_the_answer_has_the_promised_shape(candor: Candor) -> None:
    told, asked = candor.chat(PEANUTS, QUESTION)
    for answer in (told, asked):
        assert {"turn_id", "reply", "intent", "decisions", "recalled", "left_out"} <= answer.keys()
    assert set(told["decisions"][0]) >= {
        *("decision", "reason", "statement", "kind", "scope", "subject", "record_id"),
        *("target_id", "status", "confidence"),
    }
    assert set(asked["recalled"][0]) >= {"record_id", "kind", "statement", "score", "parts"}


def test_the_clock_of_a_turn_can_be_set(candor: Candor) -> None:
    line = {"text": "I live in Ghent.", "at": "2024-01-02T01:30:00"}
    done = candor(
        *("chat", "--json", "--engine", "grounded", "--tz", "Asia/Singapore"),
        input=json.dumps(line) + "\n",
    )
    assert done.code == 0
    (record,) = candor.records()
    assert datetime.fromisoformat(record["sources"][0]["at"]) == datetime.fromisoformat(
        "2024-01-01T17:30:00+00:00"
    )
    assert record["recorded_at"].endswith(("+00:00", "+08:00"))


def test_lines_of_others_are_recorded_and_get_no_reply(candor: Candor) -> None:
    companion, other, owner = candor.chat(
        {"text": "I love jazz, it relaxes me.", "speaker": "companion"},
        {"text": "Pass the salt.", "speaker": "other", "name": "Jo"},
        "Hello.",
    )
    assert companion["reply"] is None
    assert other["reply"] is None
    assert owner["reply"]  # control
    turns = candor.records("--kind", "episodic")
    assert {"I love jazz, it relaxes me.", "Pass the salt."} <= {t["statement"] for t in turns}


@pytest.mark.parametrize(
    "line",
    [
        b"{",
        b"[1]",
        b'"text"',
        b"\xff\xfe",
        b"{}",
        b'{"text": ""}',
        b'{"text": 7}',
        b'{"text": "x", "at": "yesterday"}',
        b'{"text": "x", "speaker": "nobody"}',
        b'{"text": "x", "origin": "magic"}',
        b'{"text": "x", "asr_confidence": 2}',
        b'{"text": "x", "asr_confidence": true}',
        b'{"text": "\\ud800"}',
        b"[" * 100_000,
    ],
)
def test_a_broken_line_is_answered_and_the_conversation_goes_on(
    candor: Candor, line: bytes
) -> None:
    given = b'{"text": "I live in Ghent."}\n' + line + b'\n\n{"text": "Where do I live?"}\n'
    done = candor("chat", "--json", "--engine", "grounded", input=given)
    assert done.code == 0, done.err
    first, broken, last = done.lines
    assert first["decisions"][0]["decision"] == "CREATE"
    assert broken["error"] == "usage"
    assert "2" in broken["message"]
    assert broken["remedy"]
    assert "Ghent" in last["reply"]


def test_what_was_heard_badly_is_less_sure(candor: Candor) -> None:
    well, badly = candor.chat(
        {"text": "I live in Ghent.", "asr_confidence": 0.95},
        {"text": "My sister is allergic to peanuts.", "asr_confidence": 0.3},
    )
    assert badly["decisions"][0]["confidence"] <= 0.3
    assert well["decisions"][0]["confidence"] > 0.3  # control


def test_untrusted_origins_write_nothing(candor: Candor) -> None:
    web, owner = candor.chat(
        {"text": "My sister is allergic to peanuts.", "origin": "web"}, "I live in Ghent."
    )
    assert all(each["decision"] == "IGNORE" for each in web["decisions"])
    assert [each["statement"] for each in candor.records()] == ["I live in Ghent."]
    assert owner["decisions"][0]["decision"] == "CREATE"


def test_other_scripts_come_through_whole(candor: Candor) -> None:
    candor.environment["PYTHONIOENCODING"] = "ascii"
    (answer,) = candor.chat("我住在成都。")
    assert answer["turn_id"]
    assert "我住在成都。" in candor("memory", "list", "--kind", "episodic").out


def test_a_person_gets_sentences(candor: Candor) -> None:
    done = candor("chat", "--engine", "grounded", input=f"{PEANUTS}\n\n{QUESTION}\n")
    assert done.code == 0
    assert "remembered: My sister is allergic to peanuts" in done.out
    assert "replies come from" in done.out
    assert "{" not in done.out


def test_auto_replies_without_ollama_and_says_who_did(candor: Candor) -> None:
    candor.set(ollama_host=NOWHERE)
    (answer,) = candor.chat("Hello.", engine="auto")
    assert answer["reply"]
    assert "grounded" in answer["model"]


def test_a_missing_engine_is_told_and_what_was_said_is_kept(candor: Candor) -> None:
    candor.set(ollama_host=NOWHERE)
    done = candor("chat", "--json", "--engine", "ollama", input='{"text": "I live in Ghent."}\n')
    assert done.code == 5
    (answer,) = done.lines
    assert answer["reply"] is None
    assert answer["error"]["error"] == "engine_unavailable"
    assert "Ollama" in answer["error"]["remedy"]
    assert [each["statement"] for each in candor.records()] == ["I live in Ghent."]


def test_a_mark_of_the_order_of_bytes_is_no_part_of_the_first_line(candor: Candor) -> None:
    line = json.dumps({"text": "I play the cello."})
    done = candor("chat", "--json", input=b"\xef\xbb\xbf" + line.encode() + b"\n")
    assert "error" not in done.value
    (kept,) = candor.records("--kind", "semantic")
    assert "cello" in kept["statement"]


def test_an_empty_conversation_ends_well(candor: Candor) -> None:
    assert candor("chat", "--json", "--engine", "grounded").code == 0


def test_who_she_is_is_asked_once_it_is_long_ago(candor: Candor) -> None:
    _, fresh, stale = candor.chat(
        {"text": "My sister Anna lives in Ghent.", "at": "2024-05-03T10:00:00+00:00"},
        {"text": "She is allergic to nuts.", "at": "2024-05-03T10:01:00+00:00"},
        {"text": "She hates tea.", "at": "2024-05-03T14:00:00+00:00"},
    )
    assert fresh["decisions"][0]["subject"] == "Anna"  # control
    assert stale["decisions"][0]["reason"] == "unclear_who_is_meant"
    assert "I am no longer sure who 'she' is." in stale["reply"]
