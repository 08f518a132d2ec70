"""Recurrence: wall clocks, clock changes, short months."""

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.kinds.recurrence import DAYS, Rule, next_after, read

BERLIN = ZoneInfo("Europe/Berlin")


def local(*parts: int, zone: ZoneInfo = BERLIN, fold: int = 0) -> datetime:
    return datetime(*parts, tzinfo=zone, fold=fold).astimezone(UTC)  # type: ignore[misc,arg-type]


def following(
    rule: Rule, last: datetime, times: int, zone: str = "Europe/Berlin"
) -> list[datetime]:
    found = []
    for _ in range(times):
        step = next_after(rule, last, zone, last)
        assert step is not None
        found.append(step)
        last = step
    return found


def test_eight_o_clock_stays_eight_o_clock_when_the_clocks_change() -> None:
    rule = Rule("DAILY", at=time(8))
    spring = following(rule, local(2026, 3, 28, 8), 2)
    assert [one.astimezone(BERLIN).hour for one in spring] == [8, 8]
    assert spring[0] - local(2026, 3, 28, 8) == timedelta(hours=23)
    assert spring[1] - spring[0] == timedelta(hours=24)  # control: an ordinary day


def test_a_skipped_hour_moves_for_that_day_alone() -> None:
    rule = Rule("DAILY", at=time(2, 30))
    found = following(rule, local(2026, 3, 28, 2, 30), 2)
    assert [one.astimezone(BERLIN).time() for one in found] == [time(3, 30), time(2, 30)]


def test_of_a_doubled_hour_the_first_counts_and_only_once() -> None:
    rule = Rule("DAILY", at=time(2, 30))
    found = following(rule, local(2026, 10, 24, 2, 30), 2)
    assert found[0] == local(2026, 10, 25, 2, 30, fold=0) != local(2026, 10, 25, 2, 30, fold=1)
    assert found[1] == local(2026, 10, 26, 2, 30)


def test_hours_are_time_that_really_passes() -> None:
    before = local(2026, 3, 29, 1, 30)
    assert following(Rule("HOURLY", 2), before, 1) == [before + timedelta(hours=2)]


def test_a_date_that_a_month_lacks_is_passed_over() -> None:
    found = following(Rule("MONTHLY", month_day=31, at=time(9)), local(2026, 1, 31, 9), 3)
    assert [one.month for one in found] == [3, 5, 7]
    last_days = following(Rule("MONTHLY", month_day=-1, at=time(9)), local(2026, 1, 31, 9), 3)
    assert [one.astimezone(BERLIN).day for one in last_days] == [28, 31, 30]


def test_29_february_waits_for_the_next_leap_year() -> None:
    rule = Rule("YEARLY", month=2, month_day=29, at=time(9))
    assert following(rule, local(2096, 2, 29, 9), 1)[0].year == 2104


def test_a_date_that_never_comes_gives_none() -> None:
    assert (
        next_after(
            Rule("YEARLY", month=2, month_day=30), local(2026, 1, 1), "UTC", local(2026, 1, 1)
        )
        is None
    )
    assert next_after(Rule("YEARLY"), local(9999, 6, 1), "UTC", local(9999, 7, 1)) is None


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        (Rule("MONTHLY", days=("1MO",), at=time(9)), [(2026, 4, 6), (2026, 5, 4)]),
        (Rule("MONTHLY", days=("-1FR",), at=time(9)), [(2026, 3, 27), (2026, 4, 24)]),
        (Rule("WEEKLY", days=("MO", "TH"), at=time(9)), [(2026, 3, 5), (2026, 3, 9)]),
        (Rule("WEEKLY", 2, ("MO",), at=time(9)), [(2026, 3, 16), (2026, 3, 30)]),
        (Rule("DAILY", 3, at=time(9)), [(2026, 3, 6), (2026, 3, 9)]),
        (Rule("DAILY", days=("MO", "TU"), at=time(9)), [(2026, 3, 9), (2026, 3, 10)]),
    ],
)
def test_rules_of_weeks_and_months(rule: Rule, expected: list[tuple[int, int, int]]) -> None:
    found = following(rule, local(2026, 3, 3, 9), 2)
    assert [(one.year, one.month, one.day) for one in found] == expected


@pytest.mark.parametrize(
    "text",
    [
        "",
        "FREQ=SECONDLY",
        "FREQ=DAILY;COUNT=3",
        "FREQ=WEEKLY;BYDAY=XX",
        "FREQ=DAILY;INTERVAL=0",
        "nonsense",
    ],
)
def test_what_is_no_rule_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read(text)
    assert read("RRULE:FREQ=DAILY").frequency == "DAILY"  # control


rules = st.one_of(
    st.builds(Rule, st.sampled_from(["MINUTELY", "HOURLY"]), st.integers(1, 90)),
    st.builds(
        Rule,
        st.just("DAILY"),
        st.integers(1, 30),
        at=st.times().map(lambda t: t.replace(second=0, microsecond=0, tzinfo=None)),
    ),
    st.builds(
        Rule,
        st.just("WEEKLY"),
        st.integers(1, 5),
        st.lists(st.sampled_from(DAYS), min_size=1, unique=True).map(tuple),
        at=st.just(time(8)),
    ),
    st.builds(Rule, st.just("MONTHLY"), st.integers(1, 13), month_day=st.integers(1, 28)),
)
instants = st.datetimes(datetime(2000, 1, 1), datetime(2060, 1, 1), timezones=st.just(UTC))
zones = st.sampled_from(
    [
        "UTC",
        "Europe/Berlin",
        "America/New_York",
        "Asia/Kathmandu",
        "Australia/Lord_Howe",
        "Nowhere/Atlantis",
    ]
)


@given(rules, instants, instants, zones)
def test_the_next_is_later_and_nothing_lies_between(
    rule: Rule, last: datetime, after: datetime, zone: str
) -> None:
    found = next_after(rule, last, zone, after)
    assert found is not None
    assert found > after
    if found > last:
        again = next_after(rule, last, zone, found - timedelta(microseconds=1))
        assert again == found
    assert next_after(rule, last, zone, after) == found


@given(rules, instants, zones)
def test_the_wall_clock_is_kept_wherever_that_hour_exists(
    rule: Rule, last: datetime, zone: str
) -> None:
    if rule.at is None:
        return
    found = next_after(rule, last, zone, last)
    assert found is not None
    place = ZoneInfo(zone) if "Atlantis" not in zone else ZoneInfo("UTC")
    shown = found.astimezone(place)
    wanted = datetime.combine(shown.date(), rule.at, place)
    exists = wanted.astimezone(UTC).astimezone(place).replace(tzinfo=None) == wanted.replace(
        tzinfo=None
    )
    assert shown.time() == rule.at or not exists


@given(rules)
def test_a_rule_reads_back_as_it_was_written(rule: Rule) -> None:
    assert read(str(rule)) == rule
