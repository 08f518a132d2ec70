"""Taking back what a decision only wrote, and putting it back."""

import pytest

from memory.errors import CannotUndoError
from memory.records import Record
from memory.vocabulary import Act, Decision, Kind, Status
from tests.memory.talking import Memory, written


def known(memory: Memory, statement: str) -> Record:
    """Return the fact that was said first in these words."""
    return next(one for one in memory.of_kind(Kind.SEMANTIC, None) if one.statement == statement)


def test_what_was_only_written_is_withdrawn_and_brought_back_in_turns(memory: Memory) -> None:
    (ruling,) = memory.say("I live in Ghent.")
    back = memory.router.undo(ruling.id)
    assert known(memory, "I live in Ghent.").status is Status.RETRACTED
    assert "I live in Ghent" not in memory.recalled("Where do I live?")
    with pytest.raises(CannotUndoError):
        memory.router.undo(ruling.id)
    again = memory.router.undo(back.id)
    assert known(memory, "I live in Ghent.").status is Status.ACTIVE
    assert "I live in Ghent" in memory.recalled("Where do I live?")
    memory.router.undo(again.id)
    assert known(memory, "I live in Ghent.").status is Status.RETRACTED


def test_what_waits_since_it_was_said_is_withdrawn_too(memory: Memory) -> None:
    memory.say("I live in Ghent.")
    (waiting,) = memory.say("I live in Porto.")
    assert waiting.decision is Decision.CONFLICT
    memory.router.undo(waiting.id)
    assert known(memory, "I live in Porto.").status is Status.RETRACTED
    assert known(memory, "I live in Ghent.").status is Status.ACTIVE


def test_what_was_written_and_said_or_confirmed_since_is_not_withdrawn(memory: Memory) -> None:
    (ghent,) = memory.say("I live in Ghent.")
    (cello,) = memory.say("I play the cello.")
    memory.say("I live in Ghent.")
    memory.router.act(written(cello), Act.CONFIRM)
    for ruling in (ghent, cello):
        with pytest.raises(CannotUndoError, match="changed again since"):
            memory.router.undo(ruling.id)
    assert known(memory, "I play the cello.").status is Status.ACTIVE


def test_a_refusal_and_a_repetition_are_nothing_that_was_written(memory: Memory) -> None:
    (refused,) = memory.say("Do I live in Ghent?")
    assert refused.decision is Decision.IGNORE
    with pytest.raises(CannotUndoError, match="nothing to undo"):
        memory.router.undo(refused.id)
