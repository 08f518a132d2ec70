"""Saying a thing twice is one row with two sources; a repeated memory is no new evidence."""

import pytest

from memory.records import Candidate
from memory.vocabulary import Decision, Kind, Origin, Reason, Speaker, Status
from tests.memory.cases.hearing import facts, statements, tell
from tests.memory.talking import Memory, written

TWICE = [
    ("I play the cello.", "I play the cello."),
    ("I have two brothers.", "i have 2 brothers"),
    ("My dentist is called Moreau.", "My dentist is called Moreau!"),
    ("I can't stand coriander.", "I can not stand coriander."),
    ("My sister lives in Turin.", "my sister lives in Turin"),
    ("Ich wohne in Bonn.", "Ich wohne in Bonn!"),
]


@pytest.mark.parametrize(("first", "second"), TWICE)
def test_the_same_thing_twice_is_evidence(memory: Memory, first: str, second: str) -> None:
    tell(memory, first)
    (again,) = tell(memory, second)
    assert (again.decision, again.reason) == (Decision.IGNORE, Reason.ALREADY_KNOWN)
    (record,) = facts(memory)
    assert record.evidence_count == 2
    assert {source.turn_id for source in record.sources} == {turn.id for turn in memory.said}
    recorded = [one for one in memory.inspector.decisions() if one.kind is Kind.SEMANTIC]
    assert [one.decision for one in recorded] == [Decision.CREATE, Decision.IGNORE]


@pytest.mark.parametrize("words", ["I play the cello.", "You play the cello.", "You told me so."])
def test_the_companion_saying_it_is_no_evidence(memory: Memory, words: str) -> None:
    tell(memory, "I play the cello.")
    memory.say(words, speaker=Speaker.COMPANION, origin=Origin.COMPANION)
    (record,) = [one for one in facts(memory) if one.subject.key == "owner"]
    assert record.evidence_count == 1
    tell(memory, "I play the cello.")
    assert memory.inspector.record(record.id).evidence_count == 2  # control


@pytest.mark.parametrize(
    "words", ["I love jazz, it relaxes me.", "I live in Rome.", "My sister is a nurse."]
)
def test_the_companions_words_never_become_the_owners(memory: Memory, words: str) -> None:
    memory.say(words, speaker=Speaker.COMPANION, origin=Origin.COMPANION)
    memory.say("nice.")
    assert [one for one in facts(memory, None) if one.subject.key != "companion"] == []
    tell(memory, words)
    assert statements(memory, Status.ACTIVE)  # control: from the owner it does


def test_no_fact_has_words_that_no_turn_of_the_owners_has(memory: Memory) -> None:
    for text in ("I play the cello.", "My sister is Anna and she lives in Turin.", "Nice."):
        tell(memory, text)
        memory.say(f"So: {text}", speaker=Speaker.COMPANION, origin=Origin.COMPANION)
    said = {turn.id: turn for turn in memory.said if turn.speaker is Speaker.OWNER}
    for record in (one for one in facts(memory) if one.subject.key != "companion"):
        for source in record.sources:
            assert source.turn_id in said
            assert source.quote == said[source.turn_id].text[source.start : source.end]


def test_a_conclusion_is_no_surer_than_what_it_was_drawn_from(memory: Memory) -> None:
    sure = memory.say("I play the cello.", origin=Origin.OWNER_SPEECH, hearing=0.9)
    unsure = memory.say("I have a cat.", origin=Origin.OWNER_SPEECH, hearing=0.3)
    for (basis,), expected in ((sure, 0.6), (unsure, 0.3)):
        record = memory.inspector.record(written(basis))
        text = f"{record.statement} So there is noise at home."
        offer = Candidate(text, record.sources[0], Origin.INFERRED, derived_from=(record.id,))
        assert memory.router.submit(offer).confidence == pytest.approx(expected)
