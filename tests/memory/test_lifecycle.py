"""The lifecycle has no dead ends and no word that nothing uses."""

import pytest

from memory import lifecycle
from memory.errors import BadTransitionError
from memory.policy import ALLOWANCES
from memory.vocabulary import Act, Decision, Origin, Reason, Status


def test_every_status_has_a_writer() -> None:
    assert set(lifecycle.BORN.values()) | set(lifecycle.TRANSITIONS.values()) == set(Status)


def test_every_status_that_is_not_final_has_an_exit() -> None:
    assert {before for before, _ in lifecycle.TRANSITIONS} == set(Status) - lifecycle.FINAL


def test_every_act_is_used() -> None:
    assert {act for _, act in lifecycle.TRANSITIONS} == set(Act)


def test_an_act_that_does_not_exist_is_refused_and_one_that_does_is_not() -> None:
    with pytest.raises(BadTransitionError):
        lifecycle.after(Status.PENDING, Act.RESTORE)
    assert lifecycle.after(Status.PENDING, Act.CONFIRM) is Status.ACTIVE


def test_what_was_poorly_heard_waits() -> None:
    assert lifecycle.born(Decision.CREATE, Reason.POORLY_HEARD) is Status.PENDING
    assert lifecycle.born(Decision.CREATE, Reason.NEW) is Status.ACTIVE


def test_every_origin_has_a_policy() -> None:
    assert set(ALLOWANCES) == set(Origin)
