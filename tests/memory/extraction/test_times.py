from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.extraction.normalise import plain
from memory.extraction.rules import extract
from memory.extraction.times import when
from tests.memory.notebook import said

WEDNESDAY = datetime(2024, 5, 8, 12, tzinfo=UTC)


def day(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "start", "end"),
    [
        ("yesterday", "2024-05-07", "2024-05-08"),
        ("today", "2024-05-08", "2024-05-09"),
        ("last week", "2024-04-29", "2024-05-06"),
        ("this month", "2024-05-01", "2024-06-01"),
        ("last year", "2023-01-01", "2024-01-01"),
        ("on Friday", "2024-05-03", "2024-05-04"),
        ("in March", "2024-03-01", "2024-04-01"),
        ("in November", "2023-11-01", "2023-12-01"),
        ("on 3 May", "2024-05-03", "2024-05-04"),
        ("on May 3rd, 2020", "2020-05-03", "2020-05-04"),
        ("in 2016", "2016-01-01", "2017-01-01"),
        ("since 2016", "2016-01-01", None),
        ("2010-2015", "2010-01-01", "2016-01-01"),
        ("from 2010 to 2015", "2010-01-01", "2016-01-01"),
        ("until 2010", None, "2011-01-01"),
        ("two years ago", "2022-01-01", "2023-01-01"),
        ("on 2024-02-29", "2024-02-29", "2024-03-01"),
    ],
)
def test_times_are_read_on_the_speakers_calendar(
    text: str, start: str | None, end: str | None
) -> None:
    timing = when(plain(text), WEDNESDAY, "UTC")

    assert timing is not None
    assert timing.start == (day(start) if start else None)
    assert timing.end == (day(end) if end else None)


@pytest.mark.parametrize(
    ("text", "start"),
    [("on Friday", "2024-05-10"), ("tomorrow", "2024-05-09"), ("on 3 May", "2025-05-03")],
)
def test_plans_lie_ahead(text: str, start: str) -> None:
    timing = when(plain(text), WEDNESDAY, "UTC", future=True)

    assert timing is not None
    assert timing.start == day(start)


@pytest.mark.parametrize("text", ["", "may I", "on 31 February", "in 9999", "for the money"])
def test_what_names_no_time_gives_none(text: str) -> None:
    assert when(plain(text), WEDNESDAY, "UTC") is None
    assert when("yesterday", WEDNESDAY, "UTC") is not None  # control


def test_a_start_last_week_is_in_last_week() -> None:
    (started,) = extract(said("I started at Corvid last week.", at=day("2023-05-08")))

    assert started.validity.from_utc is not None
    assert day("2023-05-01") <= started.validity.from_utc < day("2023-05-08")


def test_today_is_the_speakers_day() -> None:
    at = datetime(2024, 1, 1, 17, 30, tzinfo=UTC)  # 01:30 on the second of January in Singapore
    (saw,) = extract(said("I saw the dentist today.", at=at, zone="Asia/Singapore"))

    assert saw.validity.from_utc == datetime(2024, 1, 1, 16, tzinfo=UTC)
    assert saw.validity.until_utc == datetime(2024, 1, 2, 16, tzinfo=UTC)
    assert saw.source.at == at


def test_a_naive_time_is_the_speakers_wall_clock() -> None:
    naive = datetime(2024, 1, 2, 1, 30)
    aware = datetime(2024, 1, 1, 17, 30, tzinfo=UTC)

    assert when("today", naive, "Asia/Singapore") == when("today", aware, "Asia/Singapore")


def test_a_day_with_a_clock_change_is_not_24_hours() -> None:
    noon = datetime(2024, 3, 31, 12, tzinfo=UTC)
    timing = when("today", noon, "Europe/Brussels")

    assert timing is not None
    assert timing.start is not None
    assert timing.end is not None
    assert timing.end - timing.start == timedelta(hours=23)


@given(
    st.datetimes(timezones=st.just(UTC)),
    st.sampled_from(
        [
            "last week",
            "3 days ago",
            "in 900 years",
            "999 years ago",
            "next month",
            "on friday",
            "since 2016",
            "for 40 weeks",
            "on 29 february",
            "yesterday",
        ]
    ),
    st.sampled_from(["UTC", "Pacific/Apia", "America/New_York", "no/such", ""]),
)
def test_no_moment_breaks_it(at: datetime, text: str, zone: str) -> None:
    timing = when(text, at, zone)

    if timing is not None and timing.start is not None and timing.end is not None:
        assert timing.start < timing.end
