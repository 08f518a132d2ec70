"""When a thing was so, and when it was known."""

from datetime import UTC, datetime, timedelta

import pytest

from memory.vocabulary import Decision, Origin, Status
from tests.memory.cases.hearing import facts, on, statements, tell_at
from tests.memory.talking import Memory


@pytest.mark.parametrize(
    ("text", "at", "first", "last"),
    [
        ("I started at Corvid last week.", "2023-05-08", "2023-05-01", "2023-05-08"),
        ("I moved to Lyon last month.", "2023-05-08", "2023-04-01", "2023-05-01"),
        ("I adopted a cat yesterday.", "2023-05-08", "2023-05-07", "2023-05-08"),
        ("I started at Heron two weeks ago.", "2023-05-20", "2023-05-03", "2023-05-10"),
    ],
)
def test_an_import_is_dated_by_its_own_day(
    memory: Memory, text: str, at: str, first: str, last: str
) -> None:
    tell_at(memory, text, on(at), origin=Origin.IMPORT, external_id="D1:1")
    (record,) = facts(memory)
    begun = record.validity.from_utc
    assert begun is not None
    assert on(first) <= begun < on(last) + timedelta(days=1)
    assert record.recorded_at == memory.now
    assert record.sources[0].at == on(at)


@pytest.mark.parametrize(
    ("zone", "local", "utc"),
    [
        ("Asia/Singapore", "2024-01-02T01:30", "2024-01-01T17:30"),
        ("America/New_York", "2024-01-01T23:30", "2024-01-02T04:30"),
        ("Pacific/Auckland", "2024-07-01T00:10", "2024-06-30T12:10"),
    ],
)
def test_a_day_is_the_speakers_day(memory: Memory, zone: str, local: str, utc: str) -> None:
    tell_at(memory, "I saw the dentist today.", on(local, zone), zone=zone)
    (record,) = facts(memory)
    assert record.sources[0].at == datetime.fromisoformat(utc).replace(tzinfo=UTC)
    validity, day = record.validity, on(local[:10], zone)
    assert validity.from_utc is not None
    assert day <= validity.from_utc < day + timedelta(days=1)
    noon = day + timedelta(hours=12)
    assert memory.recalled("When did I see the dentist?", valid_at=noon)
    the_day_before = noon - timedelta(days=1)
    assert memory.recalled("When did I see the dentist?", valid_at=the_day_before) == []


@pytest.mark.parametrize("told", [(0, 1), (1, 0)])
@pytest.mark.parametrize(
    ("past", "present", "then"),
    [
        ("I lived in Ghent 2010-2015", "I live in Lyon since 2016", "2012-06-01"),
        ("I worked at Heron from 2001 to 2005.", "I work at Corvid since 2006.", "2003-01-01"),
    ],
)
def test_facts_may_come_out_of_order(
    memory: Memory, told: tuple[int, int], past: str, present: str, then: str
) -> None:
    texts = (past, present)
    for at, which in enumerate(told):
        rulings = tell_at(memory, texts[which], memory.now + timedelta(minutes=at))
        assert {one.decision for one in rulings} == {Decision.CREATE}
    memory.pass_time(hours=1)
    wanted = "Where did I live?" if "live" in past else "Where did I work?"
    assert memory.recalled(wanted, valid_at=on(then)) == [past.rstrip(".")]
    assert memory.recalled(wanted, valid_at=memory.now) == [present.rstrip(".")]
    assert {one.status for one in facts(memory)} == {Status.ACTIVE}


def test_a_move_closes_the_old_home_when_it_happened(memory: Memory) -> None:
    memory.say("I live in Ghent.")
    memory.pass_time(days=30)
    memory.say("I moved to Lyon last week.")
    ghent = next(one for one in facts(memory, None) if "Ghent" in one.statement)
    lyon = next(one for one in facts(memory) if "Lyon" in one.statement)
    ended = ghent.validity.until_utc
    assert ended is not None
    assert timedelta(days=5) < memory.now - ended < timedelta(days=15)
    assert lyon.validity.from_utc == ended
    assert ghent.invalidated_at is None  # it was true


def test_times_in_any_zone_are_compared(memory: Memory) -> None:
    for zone, at in (("UTC", "2024-03-01"), ("Asia/Kolkata", "2024-03-02"), ("UTC", "2024-03-03")):
        tell_at(memory, "I play the cello.", on(at, zone), zone=zone)
    (record,) = facts(memory)
    assert record.evidence_count == 3
    assert memory.recalled("Do I play the cello?", valid_at=on("2024-03-05", "Asia/Tokyo"))


def test_the_hour_that_the_clock_skips_or_repeats_breaks_nothing(memory: Memory) -> None:
    for at in ("2024-03-31T02:30", "2024-10-27T02:30", "2024-03-31T03:00"):
        tell_at(memory, f"I watered plant {at[-2:]}{at[6]} today.", on(at, "Europe/Berlin"))
    assert len(statements(memory)) == 3
