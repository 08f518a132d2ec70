"""(Status, Act) -> Status: the only place where a status is chosen."""

from memory.errors import BadTransitionError
from memory.vocabulary import Act, Decision, Reason, Status

BORN: dict[Decision, Status] = {
    Decision.CREATE: Status.ACTIVE,
    Decision.UPDATE: Status.ACTIVE,
    Decision.CONFLICT: Status.PENDING,
}
"""The status that a decision gives to the row it writes; IGNORE writes none."""

TRANSITIONS: dict[tuple[Status, Act], Status] = {
    (Status.PENDING, Act.CONFIRM): Status.ACTIVE,
    (Status.PENDING, Act.EARN): Status.ACTIVE,
    (Status.PENDING, Act.REJECT): Status.RETRACTED,
    (Status.PENDING, Act.YIELD): Status.CONTRADICTED,
    (Status.PENDING, Act.REPLACE): Status.SUPERSEDED,
    (Status.ACTIVE, Act.CONFIRM): Status.ACTIVE,
    (Status.ACTIVE, Act.REJECT): Status.RETRACTED,
    (Status.ACTIVE, Act.REPLACE): Status.SUPERSEDED,
    (Status.ACTIVE, Act.EXPIRE): Status.STALE,
    (Status.ACTIVE, Act.ARCHIVE): Status.ARCHIVED,
    (Status.STALE, Act.CONFIRM): Status.ACTIVE,
    (Status.STALE, Act.REOPEN): Status.PENDING,
    (Status.STALE, Act.REJECT): Status.RETRACTED,
    (Status.STALE, Act.REPLACE): Status.SUPERSEDED,
    (Status.STALE, Act.ARCHIVE): Status.ARCHIVED,
    (Status.ARCHIVED, Act.RESTORE): Status.ACTIVE,
    (Status.ARCHIVED, Act.REOPEN): Status.PENDING,
    (Status.RETRACTED, Act.RESTORE): Status.ACTIVE,
    (Status.RETRACTED, Act.REOPEN): Status.PENDING,
    (Status.CONTRADICTED, Act.RESTORE): Status.ACTIVE,
    (Status.CONTRADICTED, Act.REOPEN): Status.PENDING,
    (Status.SUPERSEDED, Act.RESTORE): Status.ACTIVE,
    (Status.SUPERSEDED, Act.REOPEN): Status.PENDING,
    (Status.PENDING, Act.FORGET): Status.FORGETTING,
    (Status.ACTIVE, Act.FORGET): Status.FORGETTING,
    (Status.STALE, Act.FORGET): Status.FORGETTING,
    (Status.ARCHIVED, Act.FORGET): Status.FORGETTING,
    (Status.RETRACTED, Act.FORGET): Status.FORGETTING,
    (Status.CONTRADICTED, Act.FORGET): Status.FORGETTING,
    (Status.SUPERSEDED, Act.FORGET): Status.FORGETTING,
    (Status.FORGETTING, Act.ERASE): Status.FORGOTTEN,
}
"""Bringing a row back RESTOREs it, or REOPENs it where something that is in use contradicts it."""

FINAL = frozenset({Status.FORGOTTEN})
"""What nothing leads out of: there is no row any more."""

_NOT_SURE = frozenset({Reason.POORLY_HEARD, Reason.NEEDS_OWNER, Reason.NEVER_RELEARN})


def born(decision: Decision, reason: Reason) -> Status:
    """Return the status of the row that a decision writes."""
    return Status.PENDING if reason in _NOT_SURE else BORN[decision]


def after(status: Status, act: Act) -> Status:
    """Return the status that ``act`` leads to.

    Raises:
        BadTransitionError: there is no such act for a record in this status.
    """
    try:
        return TRANSITIONS[status, act]
    except KeyError:
        raise BadTransitionError(status.value, act.value) from None
