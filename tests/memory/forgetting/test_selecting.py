"""What is meant: a conversation, a project, a stretch of time; and what else quotes it."""

from dataclasses import replace

import pytest

from memory.details import Project
from memory.errors import RecordNotFoundError
from memory.forgetting.values import Selection
from memory.vocabulary import ForgetMode, Kind, Origin
from tests.memory.forgetting.bytes import holders
from tests.memory.talking import Memory

CANARY, TWIN = "Quixzabble77", "Trundlewick88"


def test_a_conversation_goes_and_the_others_stay(memory: Memory) -> None:
    memory.say(f"My locker code is {CANARY}.", conversation="one")
    memory.say("The weather was awful.", conversation="one")
    memory.say(f"My bicycle code is {TWIN}.", conversation="two")
    found = memory.router.forget(Selection(conversation="one"), ForgetMode.FORGET)
    assert found.is_complete, found
    assert found.asked == "conversation"
    assert holders(memory.folder, CANARY, "weather was awful") == []
    assert memory.recalled(TWIN)


def test_a_stretch_of_time_goes_and_what_was_said_before_stays(memory: Memory) -> None:
    memory.say(f"My bicycle code is {TWIN}.")
    memory.pass_time(hours=1)
    since = memory.now
    memory.say(f"My locker code is {CANARY}.")
    memory.pass_time(hours=1)
    found = memory.router.forget(Selection(between=(since, memory.now)), ForgetMode.FORGET)
    assert found.is_complete, found
    assert holders(memory.folder, CANARY) == []
    assert memory.recalled(TWIN)


def test_a_project_goes_with_what_belongs_to_it(memory: Memory) -> None:
    memory.say(f"My bicycle code is {TWIN}.")
    memory.say("I am working on a project called Quixzabble.")
    assert memory.of_kind(Kind.PROJECT)
    found = memory.router.forget(Selection(project="quixzabble"), ForgetMode.FORGET)
    assert found.is_complete, found
    assert holders(memory.folder, "Quixzabble") == []
    assert memory.recalled(TWIN)


@pytest.mark.parametrize("selection", [Selection(project="x"), Selection(document="x.pdf")])
def test_what_is_not_there_is_said_so(memory: Memory, selection: Selection) -> None:
    memory.say("I live in Ghent.")
    with pytest.raises(RecordNotFoundError):
        memory.router.forget(selection, ForgetMode.FORGET)
    assert memory.recalled("Where do I live?")


def test_what_else_a_record_that_stays_says_of_it_is_blacked_out(memory: Memory) -> None:
    memory.say(f"My locker code is {CANARY}.")
    memory.say("I am working on a project called Trundlewick.")
    (project,) = memory.of_kind(Kind.PROJECT)
    assert isinstance(project.detail, Project)
    at_work = replace(project.detail, context=f"Write {CANARY} on the box, then paint it.")
    memory.router.amend(project.id, at_work, by=Origin.OWNER_CONFIRMED)
    assert memory.router.forget(Selection(query="locker code"), ForgetMode.FORGET).is_complete
    assert holders(memory.folder, CANARY) == []
    (after,) = memory.of_kind(Kind.PROJECT)
    assert isinstance(after.detail, Project)
    assert after.detail.context.endswith("on the box, then paint it.")
