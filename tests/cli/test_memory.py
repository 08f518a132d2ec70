import json

import pytest

from tests.command_line import Candor


@pytest.fixture
def told(candor: Candor) -> list[str]:
    """Three things that Candor was told; their records' ids, oldest first."""
    answers = candor.chat("I live in Ghent.", "I play the cello.", "My sister is allergic to nuts.")
    return [answer["decisions"][0]["record_id"] for answer in answers]


def test_list_is_newest_first_and_pages(candor: Candor, told: list[str]) -> None:
    assert [record["id"] for record in candor.records()] == told[::-1]
    first = candor.records("--limit", "2")
    rest = candor.records("--limit", "2", "--after", first[-1]["id"])
    assert [record["id"] for record in first + rest] == told[::-1]


def test_list_can_be_narrowed(candor: Candor, told: list[str]) -> None:
    assert [record["id"] for record in candor.records("--subject", "Sister")] == told[2:]
    assert [record["id"] for record in candor.records("--status", "active")] == told[::-1]
    assert candor.records("--status", "retracted") == []


def test_a_record_has_the_promised_shape(candor: Candor, told: list[str]) -> None:
    record = candor.records()[0]
    assert set(record) >= {
        *("id", "kind", "scope", "subject", "statement", "claim", "status", "origin"),
        *("source_type", "confidence", "importance", "evidence_count", "valid_from"),
        *("valid_until", "recorded_at", "invalidated_at", "supersedes_id", "superseded_by"),
        *("external_id", "sources", "derived_from"),
    }
    assert set(record["claim"]) == {"slot", "value", "polarity"}
    assert set(record["sources"][0]) >= {"turn_id", "document", "page", "quote", "at"}


def test_reject_withdraws_and_says_so(candor: Candor, told: list[str]) -> None:
    assert [each["id"] for each in candor.recall("cello")] == [told[1]]
    done = candor("memory", "reject", told[1], "--json")
    assert done.code == 0
    assert done.value["status"] == "retracted"
    assert candor.recall("cello") == []
    assert [each["id"] for each in candor.recall("Ghent")] == [told[0]]  # control


def test_a_verdict_that_makes_no_sense_is_refused(candor: Candor, told: list[str]) -> None:
    candor("memory", "reject", told[0])
    done = candor("memory", "reject", told[0], "--json")
    assert done.code == 3
    assert done.error["error"] == "refused"
    assert candor("memory", "confirm", told[1]).code == 0  # control


@pytest.mark.parametrize("verb", ["show", "confirm", "reject"])
def test_a_record_that_is_not_there_is_not_found(candor: Candor, verb: str) -> None:
    done = candor("memory", verb, "nothing", "--json")
    assert done.code == 6
    assert done.error["error"] == "not_found"
    assert "nothing" in done.error["message"]


def test_recall_says_why_and_how(candor: Candor, told: list[str]) -> None:
    found = candor("recall", "Where do I live? Ghent?", "--json").value
    assert set(found) == {"results", "passages", "paths", "left_out", "unclear"}
    (result,) = found["results"]
    assert result["id"] == told[0]
    assert result["why"]
    assert result["parts"]
    assert all({"hits", "ms"} <= set(path) for path in found["paths"].values())


def test_recall_takes_at_most_k(candor: Candor) -> None:
    candor.chat("I like tea.", "My sister likes tea.", "My brother likes tea.")
    assert len(candor("recall", "who likes tea", "--json").value["results"]) > 1
    assert len(candor("recall", "who likes tea", "--k", "1", "--json").value["results"]) == 1


def test_a_batch_is_answered_in_order(candor: Candor, told: list[str]) -> None:
    file = candor.folder / "batch.jsonl"
    queries = [{"id": "a", "query": "cello"}, {"id": 2, "query": "Ghent", "k": 1}]
    file.write_text("\n".join(["{broken", *map(json.dumps, queries), '{"id": "x", "k": 1}']))
    done = candor("recall", "--batch", str(file))
    assert done.code == 0
    broken, cello, ghent, empty = done.lines
    assert broken["error"] == "usage"
    assert cello["id"] == "a"
    assert [each["id"] for each in cello["results"]] == [told[1]]
    assert ghent["id"] == 2
    assert [each["id"] for each in ghent["results"]] == [told[0]]
    assert "query" in empty["message"]


def test_recall_knows_what_was_believed_when(candor: Candor) -> None:
    candor.chat({"text": "I live in Ghent.", "at": "2024-05-03T10:00:00+00:00"})
    query = ("recall", "Ghent", "--json", "--known-at")
    assert candor(*query, "2024-05-02T10:00").value["results"] == []
    assert len(candor(*query, "2024-05-04T10:00").value["results"]) == 1
    assert candor(*query, "whenever").code == 2


def test_a_batch_says_which_line_is_broken_and_why(candor: Candor, told: list[str]) -> None:
    file = candor.folder / "batch.jsonl"
    lines = (
        '\ufeff{"id": 1, "query": "cello"}',
        '{"query": "cello"}',
        '{"id": "", "query": "cello"}',
        '{"id": true, "query": "cello"}',
        '{"id": "e"}',
        '{"id": "f", "query": "cello", "k": 0}',
        '{"id": "g", "query": "cello"}',
    )
    file.write_text("\r\n".join(lines), encoding="utf-8")
    answers = [json.loads(one) for one in candor("recall", "--batch", str(file)).out.splitlines()]
    assert [one.get("id") for one in answers] == [1, None, None, None, "e", "f", "g"]
    assert [bool(one.get("error")) for one in answers] == [False, *[True] * 5, False]
    assert all(f"Line {at} " in answers[at - 1]["message"] for at in range(2, 7))
    assert answers[0]["results"]
    assert answers[-1]["results"]


def test_a_missing_batch_is_not_found(candor: Candor) -> None:
    assert candor("recall", "--batch", "nowhere.jsonl").code == 6


def test_decisions_hold_every_verdict(candor: Candor) -> None:
    candor.chat("I live in Ghent.", "If I moved to Canada I would buy a canoe.")
    kept = candor("decisions", "--json").lines
    assert any(each["decision"] == "CREATE" and "Ghent" in each["statement"] for each in kept)
    assert candor("decisions", "--json", "--since", "2999-01-01").lines == []
    assert "Ghent" in candor("decisions").out
