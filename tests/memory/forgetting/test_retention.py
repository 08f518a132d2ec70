"""What the owner's rules let go by itself, and what they leave alone."""

from datetime import timedelta

import pytest

from memory.details import Commitment
from memory.forgetting import receipt, retention
from memory.forgetting.retention import Expendable, Policy
from memory.forgetting.values import Selection
from memory.kinds import prospective
from memory.vocabulary import Act, CommitmentState, ForgetMode, Kind, Origin, Status
from tests.memory.forgetting.bytes import holders
from tests.memory.talking import Memory


def due(memory: Memory, what: Expendable, *kept: str, days: int = 30) -> list[str]:
    """Return the statements that are due."""
    policy = Policy({what: timedelta(days=days)}, kept)
    ids = retention.due(memory.stores, policy, memory.now).get(what, ())
    return [memory.inspector.record(id).statement for id in ids]


def test_nothing_is_due_without_a_rule_and_everything_has_its_time(memory: Memory) -> None:
    memory.say("The weather is dreadful today.")
    memory.pass_time(days=20)
    assert retention.due(memory.stores, Policy({}), memory.now) == {}
    assert due(memory, Expendable.SMALL_TALK) == []
    memory.pass_time(days=11)
    assert due(memory, Expendable.SMALL_TALK) == ["The weather is dreadful today."]


def test_a_turn_that_taught_something_is_no_small_talk(memory: Memory) -> None:
    memory.say("I live in Ghent.")
    memory.say("What dreadful weather we have!")
    memory.pass_time(days=40)
    assert due(memory, Expendable.SMALL_TALK) == ["What dreadful weather we have!"]


def test_a_turn_whose_words_were_said_again_lately_waits_for_that_one(memory: Memory) -> None:
    memory.say("What dreadful weather we have!")
    memory.pass_time(days=25)
    memory.say("What dreadful weather we have!")
    memory.pass_time(days=10)
    assert due(memory, Expendable.SMALL_TALK) == []
    memory.pass_time(days=25)
    assert len(due(memory, Expendable.SMALL_TALK)) == 2


@pytest.mark.parametrize("act", [Act.ARCHIVE, Act.REJECT])
def test_what_was_put_away_goes_and_what_is_in_use_stays(memory: Memory, act: Act) -> None:
    memory.say("My locker code is Quixzabble77.")
    memory.say("My bicycle code is Trundlewick88.")
    (locker,) = [one for one in memory.records() if "locker" in one.statement]
    memory.pass_time(days=40)
    memory.router.act(locker.id, act)
    assert due(memory, Expendable.PUT_AWAY) == []  # it counts from when it was put away
    memory.pass_time(days=40)
    assert due(memory, Expendable.PUT_AWAY) == ["My locker code is Quixzabble77."]


def test_an_old_home_goes_unless_one_has_come_back_to_it(memory: Memory) -> None:
    memory.say("I live in Ghent.")
    memory.say("I moved to Lisbon last month.")
    memory.pass_time(days=40)
    assert due(memory, Expendable.REPLACED) == ["I live in Ghent."]
    memory.say("I moved back to Ghent last week.")
    memory.pass_time(days=1)
    assert "I live in Ghent." not in due(memory, Expendable.REPLACED)


def test_a_plan_that_is_done_goes_and_an_open_one_stays(memory: Memory) -> None:
    memory.say("Remind me to phone Trundlewick.")
    memory.say("Remind me to water the plants.")
    phone, _ = sorted(memory.of_kind(Kind.PROSPECTIVE), key=lambda one: one.statement)
    assert isinstance(phone.detail, Commitment)
    done = prospective.settle(phone.detail, CommitmentState.DONE, memory.now, phone.zone)
    memory.router.amend(phone.id, done, by=Origin.OWNER_CONFIRMED)
    memory.pass_time(days=40)
    assert due(memory, Expendable.SETTLED) == [phone.statement]


def test_no_rule_touches_whom_the_owner_keeps(memory: Memory) -> None:
    for said in ("My sister Anna lives in Ghent.", "My friend Jack lives in Porto."):
        memory.say(said)
    for one in memory.records(Status.ACTIVE):
        memory.router.act(one.id, Act.ARCHIVE)
    memory.pass_time(days=40)
    everything = due(memory, Expendable.PUT_AWAY)
    assert any("Anna" in one for one in everything)
    kept = due(memory, Expendable.PUT_AWAY, "Anna")
    assert not any("Anna" in one for one in kept)
    assert any("Jack" in one for one in kept)


def test_what_a_rule_let_go_is_proved_on_the_bytes_and_the_receipt_names_the_rule(
    memory: Memory,
) -> None:
    memory.say("Was the quixzabble rather noisy again?")
    memory.pass_time(days=40)
    memory.say("Was the trundlewick rather noisy again?")
    ids = retention.due(
        memory.stores, Policy({Expendable.SMALL_TALK: timedelta(days=30)}), memory.now
    )[Expendable.SMALL_TALK]
    assert holders(memory.folder, "quixzabble")
    selection = Selection(ids=ids, rule=Expendable.SMALL_TALK.value)
    assert memory.router.forget(selection, ForgetMode.FORGET).is_complete
    assert holders(memory.folder, "quixzabble") == []
    assert holders(memory.folder, "trundlewick")
    (issued,) = receipt.issued(memory.stores)
    assert issued.asked == "rule: small_talk"
