"""What has ended goes stale and what came due unheard is missed, by the clock alone."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from desktop.session.upkeep import Upkeep
from memory.details import Commitment
from memory.records import Record
from memory.vocabulary import CommitmentState, Kind, Status
from tests.memory.talking import Memory


@pytest.fixture
def memory(tmp_path: Path) -> Iterator[Memory]:
    """A memory that somebody talks to."""
    talking = Memory(tmp_path)
    yield talking
    talking.close()


def upkeep(memory: Memory) -> Upkeep:
    return Upkeep(memory.stores, memory.router, lambda: memory.now)


def only_plan(memory: Memory) -> tuple[Record, Commitment]:
    (plan,) = memory.of_kind(Kind.PROSPECTIVE)
    assert isinstance(plan.detail, Commitment)
    return plan, plan.detail


def test_a_reminder_that_came_due_while_closed_is_missed(memory: Memory) -> None:
    memory.say("Remind me in three hours to take the bread out.")
    memory.reopen()
    upkeep(memory)()
    assert only_plan(memory)[1].state is CommitmentState.OPEN  # control: not due yet
    memory.reopen()
    memory.pass_time(hours=5)
    upkeep(memory)()
    assert only_plan(memory)[1].state is CommitmentState.MISSED


def test_what_the_owner_owes_stays_open_however_late(memory: Memory) -> None:
    memory.say("I promised Jack to send him the sketches tomorrow.")
    memory.pass_time(days=9)
    upkeep(memory)()
    assert only_plan(memory)[1].state is CommitmentState.OPEN


def test_what_comes_again_goes_on_after_it_was_missed(memory: Memory) -> None:
    memory.say("Remind me every Monday at eight to water the plants.")
    memory.pass_time(days=20)
    upkeep(memory)()
    _, plan = only_plan(memory)
    assert plan.state is CommitmentState.OPEN
    assert plan.due_at is not None
    assert memory.now < plan.due_at < memory.now + timedelta(days=8)


def test_what_has_ended_goes_stale_and_is_looked_for_once_a_minute(memory: Memory) -> None:
    tend = upkeep(memory)
    tend()
    memory.say("My sister Anna lives in Ghent.")  # what "she" means is over after a while
    memory.pass_time(seconds=50)
    tend()
    assert memory.of_kind(Kind.WORKING, Status.STALE) == []
    memory.pass_time(hours=1)
    tend()
    assert memory.of_kind(Kind.WORKING, Status.STALE)
    assert memory.of_kind(Kind.WORKING, Status.ACTIVE) == []
    assert memory.of_kind(Kind.SEMANTIC, Status.ACTIVE)  # control: facts do not end by themselves
