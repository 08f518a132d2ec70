"""The door: what it writes, what it refuses, what it keeps of both."""

from dataclasses import replace

import pytest

from memory.curation.listing import RecordFilter
from memory.errors import BadTransitionError, RecordNotFoundError, WriteRefusedError
from memory.records import OWNER, Candidate, Claim, Source, Utterance
from memory.vocabulary import (
    Act,
    Decision,
    Kind,
    Origin,
    Polarity,
    Reason,
    Scope,
    Speaker,
    Status,
)
from tests.memory.talking import Memory, written


def test_a_statement_is_kept_with_its_quote_its_turn_and_its_decision(memory: Memory) -> None:
    (ruling,) = memory.say("My sister is allergic to peanuts.")
    assert ruling.decision is Decision.CREATE
    assert ruling.subject.name == "sister"

    detail = memory.inspector.show(written(ruling))
    (source,) = detail.record.sources
    (turn,) = detail.turns
    assert turn.text[source.start : source.end] == source.quote
    assert turn.id == source.turn_id
    assert [one.id for one in detail.rulings] == [ruling.id]
    assert detail.record.status is Status.ACTIVE
    assert detail.record.confidence == pytest.approx(0.98)


def test_it_is_still_there_after_a_restart(memory: Memory) -> None:
    memory.say("My sister is allergic to peanuts.")
    memory.reopen()
    assert memory.recalled("What can my sister not eat?") == ["My sister is allergic to peanuts"]


def test_a_repetition_is_evidence_and_no_second_row(memory: Memory) -> None:
    memory.say("I play the cello.")
    (again,) = memory.say("I play the cello.")
    assert (again.decision, again.reason) == (Decision.IGNORE, Reason.ALREADY_KNOWN)
    (record,) = memory.records(Status.ACTIVE)
    assert record.evidence_count == 2
    assert len({source.turn_id for source in record.sources}) == 2


def test_the_same_candidate_is_not_judged_twice(memory: Memory) -> None:
    (ruling,) = memory.say("I play the cello.")
    before = len(memory.inspector.decisions())
    turn = memory.said[-1]
    source = Source(turn.at, turn.text, 0, len(turn.text), turn_id=turn.id)
    record = memory.records()[0]
    offer = Candidate(record.statement, record.sources[0], Origin.OWNER_TEXT, claim=record.claim)
    again = memory.router.submit(offer)
    assert (again.decision, again.reason) == (Decision.IGNORE, Reason.ALREADY_JUDGED)
    assert again.record_id == ruling.record_id
    assert len(memory.inspector.decisions()) == before
    # Control: another claim from the same words is judged.
    other = replace(offer, claim=Claim("instrument", "viola"), source=source)
    assert memory.router.submit(other).reason is not Reason.ALREADY_JUDGED


def test_a_contradiction_waits_and_can_be_confirmed(memory: Memory) -> None:
    memory.say("I am vegetarian.")
    (ruling,) = memory.say("I am not vegetarian.")
    assert ruling.decision is Decision.CONFLICT
    assert ruling.status is Status.PENDING
    assert "I am not vegetarian" not in memory.statements()
    assert "I am vegetarian" in memory.statements()
    assert memory.announced[-1].conflicts

    confirmed = memory.router.act(written(ruling), Act.CONFIRM)
    assert memory.statements() == ["I am not vegetarian"]
    old, new = memory.records()
    assert (old.status, old.superseded_by) == (Status.SUPERSEDED, new.id)
    assert (new.status, new.supersedes_id) == (Status.ACTIVE, old.id)
    assert old.invalidated_at == confirmed.at


def test_a_contradiction_can_be_rejected(memory: Memory) -> None:
    memory.say("I am vegetarian.")
    (ruling,) = memory.say("I am not vegetarian.")
    memory.router.act(written(ruling), Act.REJECT)
    assert memory.statements() == ["I am vegetarian"]
    assert memory.statements(Status.CONTRADICTED) == ["I am not vegetarian"]


def test_only_the_owner_acts_and_only_as_the_lifecycle_allows(memory: Memory) -> None:
    (ruling,) = memory.say("I play the cello.")
    with pytest.raises(WriteRefusedError):
        memory.router.act(written(ruling), Act.REJECT, by=Origin.COMPANION)
    with pytest.raises(WriteRefusedError):
        memory.router.act(written(ruling), Act.REPLACE)
    with pytest.raises(BadTransitionError):
        memory.router.act(written(ruling), Act.RESTORE)
    with pytest.raises(RecordNotFoundError):
        memory.router.act("nobody", Act.REJECT)
    assert memory.statements() == ["I play the cello"]
    memory.router.act(written(ruling), Act.REJECT)
    assert memory.statements() == []


def test_what_was_poorly_heard_waits(memory: Memory) -> None:
    (ruling,) = memory.say("I play the cello.", origin=Origin.OWNER_SPEECH, hearing=0.3)
    assert (ruling.reason, ruling.status) == (Reason.POORLY_HEARD, Status.PENDING)
    assert ruling.confidence <= 0.3
    assert memory.recalled("Do I play the cello?") == []
    (clear,) = memory.say("I have a cat.", origin=Origin.OWNER_SPEECH, hearing=0.95)
    assert clear.status is Status.ACTIVE


@pytest.mark.parametrize(
    "origin",
    [
        Origin.DOCUMENT,
        Origin.WEB,
        Origin.SCREEN,
        Origin.SYNTHETIC,
        Origin.MOCK,
        Origin.RED_TEAM,
        Origin.COMPANION,
        Origin.REFLECTION,
        Origin.OTHER_SPEAKER,
    ],
)
def test_nobody_elses_words_become_the_owners_facts(memory: Memory, origin: Origin) -> None:
    memory.say("I have a cat.")
    turn = memory.said[-1]
    source = Source(turn.at, "I have a cat.", 0, 13, turn_id=turn.id)
    ruling = memory.router.submit(Candidate("I live in Rome.", source, origin))
    assert (ruling.decision, ruling.reason) == (Decision.IGNORE, Reason.ORIGIN_MAY_NOT)
    assert memory.statements() == ["I have a cat"]
    assert ruling.id in {one.id for one in memory.inspector.decisions()}


def test_a_quote_must_stand_in_its_turn(memory: Memory) -> None:
    memory.say("I have a cat.")
    turn = memory.said[-1]
    for quote, start, end in (("I have a dog.", 0, 13), ("I have a cat.", 1, 14), ("", 0, 0)):
        source = Source(turn.at, quote, start, end, turn_id=turn.id)
        ruling = memory.router.submit(Candidate("I have a dog.", source, Origin.OWNER_TEXT))
        assert (ruling.decision, ruling.reason) == (Decision.IGNORE, Reason.QUOTE_NOT_FOUND)
    assert memory.statements() == ["I have a cat"]


def test_a_candidate_cannot_raise_its_own_trust(memory: Memory) -> None:
    memory.say("I have a cat.")
    turn = memory.said[-1]
    source = Source(turn.at, "I have a cat.", 0, 13, turn_id=turn.id, origin=Origin.OWNER_CONFIRMED)
    offer = Candidate(
        "I have a cat.", source, Origin.IMPORT, OWNER, Claim("pet", "ferret", Polarity.AFFIRMED)
    )
    ruling = memory.router.submit(offer)
    assert ruling.confidence <= 0.8
    record = memory.inspector.record(written(ruling))
    assert record.sources[0].origin is Origin.IMPORT


def test_empty_and_endless_turns_are_refused_with_a_reason(memory: Memory) -> None:
    for text, reason in (("  ", Reason.EMPTY), ("a" * 300_000, Reason.TOO_LONG)):
        turn = Utterance(text, Speaker.OWNER, memory.now, "first", Origin.OWNER_TEXT)
        ruling = memory.router.submit(turn)
        assert (ruling.decision, ruling.reason) == (Decision.IGNORE, reason)
    kept = memory.router.submit(
        Utterance("Hello.", Speaker.OWNER, memory.now, "first", Origin.OWNER_TEXT)
    )
    assert kept.decision is Decision.CREATE
    assert [turn.text for turn in memory.inspector.turns("first")] == ["Hello."]


def test_an_imported_turn_is_kept_once(memory: Memory) -> None:
    turn = Utterance(
        "Hello.", Speaker.OWNER, memory.now, "first", Origin.IMPORT, external_id="D1:1"
    )
    first, second = memory.router.submit(turn), memory.router.submit(turn)
    assert second.reason is Reason.ALREADY_JUDGED
    assert second.record_id == first.record_id
    assert len(memory.inspector.list(RecordFilter(kind=Kind.EPISODIC))) == 1


def test_turns_are_listed_when_they_are_asked_for(memory: Memory) -> None:
    memory.say("I play the cello.")
    assert [record.kind for record in memory.records()] == [Kind.SEMANTIC]
    (turn,) = memory.inspector.list(RecordFilter(kind=Kind.EPISODIC))
    assert (turn.statement, turn.scope) == ("I play the cello.", Scope.CONVERSATION)
