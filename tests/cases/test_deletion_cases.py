"""Deletions of comparable programs that were none, replayed through the real command line.

Beside every canary stands a twin that is never forgotten: what finds nothing at all proves nothing.
"""

import json
import sqlite3
from contextlib import closing

from sqlcipher3 import dbapi2

from tests.command_line import Candor, Json
from tests.memory.forgetting.bytes import holders

CANARY, TWIN = "Quixzabble77", "Trundlewick88"
SAID = (f"My locker code is {CANARY}.", f"My bicycle code is {TWIN}.")
FORGET = ("forget", "--query", "locker code", "--yes", "--json")


def forget(candor: Candor) -> Json:
    done = candor(*FORGET)
    assert done.code == 0, done.err
    return done.value


def check(candor: Candor) -> None:
    """See that the canary is nowhere and the twin is where it was."""
    assert holders(candor.folder, CANARY) == []
    assert {"semantic.db", "episodic.db"} <= set(holders(candor.folder, TWIN))
    question = f"What are my locker code {CANARY} and my bicycle code {TWIN}?"
    assert [one["statement"] for one in candor.recall(question)] == [SAID[1]]


def test_del_1_no_copy_keeps_it(candor: Candor) -> None:
    candor.chat(*SAID, "What is my locker code?", "What is my bicycle code?")
    assert len(holders(candor.folder, CANARY)) >= 3  # control: rows, turns, index
    forget(candor)
    check(candor)
    for way in ("active", "archived", "superseded"):
        assert CANARY not in candor("memory", "list", "--json", "--status", way).out
    target = candor.folder.parent / "exported"
    assert candor("export", str(target)).code == 0
    assert holders(target, CANARY) == []
    assert holders(target, TWIN)


def test_del_2_success_is_said_for_every_copy_and_a_search_agrees(candor: Candor) -> None:
    candor.chat(*SAID)
    receipt = forget(candor)
    assert receipt["complete"]
    assert {"facts, people and things", "the search index"} <= {
        each["copy"] for each in receipt["copies"]
    }
    assert all(each["left"] is None for each in receipt["copies"])
    check(candor)


def test_del_4_a_summary_is_made_anew_without_it(candor: Candor) -> None:
    candor.chat(
        {"text": SAID[0], "at": "2024-05-03T10:00:00+00:00"},
        {"text": SAID[1], "at": "2024-05-03T10:01:00+00:00"},
        {"text": "Good morning.", "at": "2024-05-04T10:00:00+00:00"},
    )
    listed = candor("memory", "list", "--json", "--kind", "episodic").lines
    assert any(CANARY in one["statement"] and TWIN in one["statement"] for one in listed)  # summary
    forget(candor)
    check(candor)
    said = [one["statement"] for one in candor.records("--kind", "episodic")]
    assert sum(TWIN in one for one in said) >= 2  # the turn, and the summary of it


def test_del_5_neither_the_full_text_index_nor_a_log_keeps_its_bytes(candor: Candor) -> None:
    candor.chat(*SAID)
    with closing(dbapi2.connect(str(candor.folder / "index.db"))) as raw:
        found = raw.execute("SELECT count(*) FROM lexicon WHERE lexicon MATCH ?", (CANARY,))
        assert found.fetchone()[0] >= 2  # control: the turn and what was learnt from it
    forget(candor)
    assert holders(candor.folder, CANARY, CANARY[:-2].lower()) == []
    assert holders(candor.folder, TWIN)


def test_del_6_the_audit_keeps_the_event_alone(candor: Candor) -> None:
    candor.chat(*SAID)
    (record,) = candor.recall("locker code")[:1]
    forget(candor)
    trail = [one for one in candor("audit", "--json").lines if one["record_id"] == record["id"]]
    assert [one["act"] for one in trail][-1] == "forgotten"
    assert CANARY not in json.dumps(trail)
    assert CANARY not in candor("decisions", "--json").out
    assert TWIN in candor("decisions", "--json").out


def test_del_7_the_old_transcript_brings_nothing_back_and_the_owner_may(candor: Candor) -> None:
    candor.chat(*SAID)
    done = candor("forget", "--query", "locker code", "--yes", "--mode", "never-relearn", "--json")
    assert done.code == 0, done.err
    old = candor.folder.parent / "old.jsonl"
    turns = ({"speaker": "owner", "at": "2024-05-03T10:00:00+00:00", "text": one} for one in SAID)
    old.write_text("".join(json.dumps(turn) + "\n" for turn in turns))
    assert candor("import", str(old)).code == 0
    (candor.folder / "index.db").unlink()  # it is made anew from what is kept
    question = f"What are my locker code {CANARY} and my bicycle code {TWIN}?"
    assert CANARY not in candor("recall", question, "--json").out
    assert holders(candor.folder, CANARY) == []
    assert "index.db" in holders(candor.folder, TWIN.lower())
    assert any(one["reason"] == "it_was_forgotten" for one in candor("decisions", "--json").lines)
    (told,) = candor.chat(SAID[0])
    assert [one["status"] for one in told["decisions"]] == ["pending_confirmation"]
    assert candor.recall("What is my bicycle code?")


def test_del_9_the_twin_is_found_by_the_same_query_all_along(candor: Candor) -> None:
    candor.chat(*SAID)
    question = f"What are my codes, {CANARY} and {TWIN}?"
    assert {one["statement"] for one in candor.recall(question)} == set(SAID)
    forget(candor)
    for again in (("doctor",), ("audit",)):
        candor(*again)
        assert [one["statement"] for one in candor.recall(question)] == [SAID[1]]


def test_del_10_a_reader_that_holds_on_keeps_the_receipt_back(candor: Candor) -> None:
    candor.chat(*SAID)
    with closing(sqlite3.connect(candor.folder / "episodic.db", isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM sqlite_master").fetchone()
        waits = candor(*FORGET)
        assert (waits.code, waits.value["complete"]) == (7, False)
        assert [one["statement"] for one in candor.recall("locker code, bicycle code")] == [SAID[1]]
    assert candor("doctor").code in {0, 5}  # opening goes on with it
    check(candor)
