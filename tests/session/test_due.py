"""What comes due is told once, and what came due meanwhile is told as missed."""

from datetime import UTC, datetime, timedelta

from desktop.session.due import Reminding
from memory.details import Commitment
from memory.kinds.prospective import Entry
from memory.vocabulary import CommitmentSort, CommitmentState
from tests.ui.fakes import a_record

NOON = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)
"""A Monday."""
HOUR = timedelta(hours=1)


def entry(
    id: str,
    due_at: datetime | None,
    *,
    recurrence: str | None = None,
    state: CommitmentState = CommitmentState.OPEN,
    waiting: bool = False,
) -> Entry:
    planned = Commitment(CommitmentSort.REMINDER, due_at, recurrence, state)
    return Entry(a_record(id, f"Do {id}", detail=planned), planned, overdue=False, waiting=waiting)


def taken(reminding: Reminding, now: datetime) -> list[tuple[str, bool]]:
    return [(one.entry.record.id, one.is_missed) for one in reminding.take(now)]


def test_each_thing_is_told_when_it_is_due_and_never_again() -> None:
    reminding = Reminding(NOON, NOON)
    agenda = [entry("tea", NOON + HOUR), entry("never", None), entry("late", NOON + 9 * HOUR)]
    reminding.know(agenda)
    assert taken(reminding, NOON + 0.9 * HOUR) == []
    assert taken(reminding, NOON + HOUR) == [("tea", False)]
    assert taken(reminding, NOON + HOUR) == []
    reminding.know(agenda)  # memory changed; it is still there, and overdue
    assert taken(reminding, NOON + 2 * HOUR) == []
    assert reminding.told_until == NOON + HOUR


def test_what_is_learnt_after_it_was_due_is_still_told() -> None:
    reminding = Reminding(NOON, NOON)
    reminding.know([])
    assert taken(reminding, NOON + 2 * HOUR) == []
    reminding.know([entry("timer", NOON + HOUR)])
    assert taken(reminding, NOON + 2 * HOUR) == [("timer", False)]


def test_a_restart_tells_what_was_missed_and_nothing_twice() -> None:
    first = Reminding(NOON, NOON)
    agenda = [entry("told", NOON + HOUR), entry("missed", NOON + 3 * HOUR)]
    first.know(agenda)
    assert taken(first, NOON + 2 * HOUR) == [("told", False)]
    second = Reminding(first.told_until, NOON + 5 * HOUR)
    second.know([agenda[0], entry("missed", NOON + 3 * HOUR, state=CommitmentState.MISSED)])
    assert taken(second, NOON + 5 * HOUR) == [("missed", True)]
    third = Reminding(second.told_until, NOON + 6 * HOUR)
    third.know(agenda)
    assert taken(third, NOON + 6 * HOUR) == []


def test_a_first_start_looks_back_a_week() -> None:
    reminding = Reminding(None, NOON)
    reminding.know([entry("old", NOON - 30 * 24 * HOUR), entry("new", NOON - 24 * HOUR)])
    assert taken(reminding, NOON) == [("new", True)]


def test_what_waits_for_the_owner_is_not_told() -> None:
    reminding = Reminding(NOON, NOON)
    reminding.know([entry("doubtful", NOON + HOUR, waiting=True), entry("sure", NOON + HOUR)])
    assert taken(reminding, NOON + HOUR) == [("sure", False)]


def test_what_comes_again_is_told_each_time() -> None:
    reminding = Reminding(NOON, NOON)
    agenda = [entry("daily", NOON + HOUR, recurrence="FREQ=DAILY")]
    reminding.know(agenda)
    for day in range(3):
        now = NOON + HOUR + timedelta(days=day)
        assert taken(reminding, now - timedelta(minutes=1)) == []
        assert taken(reminding, now) == [("daily", False)]
        reminding.know(agenda)  # nobody has said that it is done
        assert taken(reminding, now) == []


def test_what_comes_again_and_was_skipped_is_told_as_missed() -> None:
    reminding = Reminding(NOON, NOON + 48 * HOUR)
    agenda = [
        entry("skipped", NOON + 49 * HOUR, recurrence="FREQ=DAILY"),
        entry("done", NOON + 49 * HOUR, recurrence="FREQ=DAILY"),
    ]
    reminding.know(agenda, {"skipped"})
    assert taken(reminding, NOON + 48 * HOUR) == [("skipped", True)]
    assert sorted(taken(reminding, NOON + 49 * HOUR)) == [("done", False), ("skipped", False)]


def test_a_clock_that_was_set_back_silences_nothing() -> None:
    reminding = Reminding(NOON + 9000 * HOUR, NOON)
    reminding.know([entry("tea", NOON + HOUR)])
    assert taken(reminding, NOON + HOUR) == [("tea", False)]
