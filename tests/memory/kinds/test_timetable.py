"""When a sentence wants something to happen."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.kinds import hours, timetable
from tests.memory.kinds.kept import BERLIN, TUESDAY


def due(text: str, at: datetime = TUESDAY, zone: str = BERLIN) -> timetable.Due:
    return timetable.due(timetable.read(text), at, zone)


def shown(text: str, at: datetime = TUESDAY) -> str | None:
    found = due(text, at).at
    return found.astimezone(ZoneInfo(BERLIN)).strftime("%a %d %b %H:%M") if found else None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("on Friday at nine", "Fri 06 Mar 09:00"),
        ("Friday at nine thirty", "Fri 06 Mar 09:30"),
        ("on Friday 9 pm", "Fri 06 Mar 21:00"),
        ("this Thursday at 14.30", "Thu 05 Mar 14:30"),
        ("next Monday at 12", "Mon 09 Mar 12:00"),
        ("Monday at three", "Mon 09 Mar 15:00"),
        ("tomorrow", "Wed 04 Mar 09:00"),
        ("tomorrow evening", "Wed 04 Mar 19:00"),
        ("at noon tomorrow", "Wed 04 Mar 12:00"),
        ("tonight", "Tue 03 Mar 20:00"),
        ("today", "Tue 03 Mar 14:00"),
        ("at 9", "Tue 03 Mar 21:00"),
        ("at 3", "Tue 03 Mar 15:00"),
        ("at 09:00", "Wed 04 Mar 09:00"),
        ("at five o'clock", "Tue 03 Mar 17:00"),
        ("at half past seven in the evening", "Tue 03 Mar 19:30"),
        ("at quarter to eight", "Tue 03 Mar 19:45"),
        ("in 20 minutes", "Tue 03 Mar 10:20"),
        ("in half an hour", "Tue 03 Mar 10:30"),
        ("in an hour and a half", "Tue 03 Mar 11:30"),
        ("in two hours", "Tue 03 Mar 12:00"),
        ("in three days at ten", "Fri 06 Mar 10:00"),
        ("on 12 April at 3pm", "Sun 12 Apr 15:00"),
        ("by Friday", "Fri 06 Mar 09:00"),
        ("on the 5th", "Thu 05 Mar 09:00"),
        ("in June", "Mon 01 Jun 09:00"),
        ("this weekend", "Sat 07 Mar 09:00"),
        ("on Christmas Eve", "Thu 24 Dec 09:00"),
        ("on 3 March 2020", None),
        ("to buy 3 eggs", None),
        ("at 25:70", None),
    ],
)
def test_what_is_named_once(text: str, expected: str | None) -> None:
    assert shown(text) == expected
    assert due(text).rule is None


@pytest.mark.parametrize(
    ("text", "rule", "first"),
    [
        ("every Monday at 8", "FREQ=WEEKLY;BYDAY=MO;BYHOUR=8;BYMINUTE=0", "Mon 09 Mar 08:00"),
        (
            "every Thursday and Monday at 18:30",
            "FREQ=WEEKLY;BYDAY=MO,TH;BYHOUR=18;BYMINUTE=30",
            "Thu 05 Mar 18:30",
        ),
        ("on Fridays", "FREQ=WEEKLY;BYDAY=FR;BYHOUR=9;BYMINUTE=0", "Fri 06 Mar 09:00"),
        (
            "every other Wednesday at noon",
            "FREQ=WEEKLY;INTERVAL=2;BYDAY=WE;BYHOUR=12;BYMINUTE=0",
            "Wed 04 Mar 12:00",
        ),
        (
            "on weekdays at 7am",
            "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0",
            "Wed 04 Mar 07:00",
        ),
        ("every weekend", "FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=9;BYMINUTE=0", "Sat 07 Mar 09:00"),
        ("daily", "FREQ=DAILY;BYHOUR=9;BYMINUTE=0", "Wed 04 Mar 09:00"),
        ("every evening at seven", "FREQ=DAILY;BYHOUR=19;BYMINUTE=0", "Tue 03 Mar 19:00"),
        ("every two weeks", "FREQ=WEEKLY;INTERVAL=2;BYHOUR=9;BYMINUTE=0", "Tue 17 Mar 09:00"),
        ("every 2 hours", "FREQ=HOURLY;INTERVAL=2", "Tue 03 Mar 12:00"),
        (
            "on the first Monday of every month at nine",
            "FREQ=MONTHLY;BYDAY=1MO;BYHOUR=9;BYMINUTE=0",
            "Mon 06 Apr 09:00",
        ),
        (
            "on the last day of every month",
            "FREQ=MONTHLY;BYMONTHDAY=-1;BYHOUR=9;BYMINUTE=0",
            "Tue 31 Mar 09:00",
        ),
        (
            "on the first of every month",
            "FREQ=MONTHLY;BYMONTHDAY=1;BYHOUR=9;BYMINUTE=0",
            "Wed 01 Apr 09:00",
        ),
        (
            "on the 5th of every month",
            "FREQ=MONTHLY;BYMONTHDAY=5;BYHOUR=9;BYMINUTE=0",
            "Thu 05 Mar 09:00",
        ),
        (
            "every year on 3 May",
            "FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=3;BYHOUR=9;BYMINUTE=0",
            "Sun 03 May 09:00",
        ),
    ],
)
def test_what_recurs(text: str, rule: str, first: str) -> None:
    assert str(due(text).rule) == rule
    assert shown(text) == first


def test_one_day_is_no_recurrence() -> None:
    assert due("on Monday").rule is None
    assert due("on Mondays").rule is not None  # control


def test_an_alarm_takes_an_early_hour_as_it_is() -> None:
    text = timetable.read("tomorrow at 5")
    waking = timetable.due(text, TUESDAY, BERLIN, waking=True).at
    other = timetable.due(text, TUESDAY, BERLIN).at
    assert waking == datetime(2026, 3, 4, 5, tzinfo=ZoneInfo(BERLIN))
    assert other == datetime(2026, 3, 4, 17, tzinfo=ZoneInfo(BERLIN))


def test_a_stretch_from_now_passes_through_a_change_of_the_clock() -> None:
    before = datetime(2026, 3, 29, 1, 30, tzinfo=ZoneInfo(BERLIN))
    found = due("in an hour", before).at
    assert found is not None
    assert found.astimezone(ZoneInfo(BERLIN)).strftime("%H:%M") == "03:30"
    assert (found - before.astimezone(UTC)).total_seconds() == 3600


def test_an_hour_that_the_clocks_skip_comes_an_hour_later() -> None:
    eve = datetime(2026, 3, 28, 12, tzinfo=ZoneInfo(BERLIN))
    assert shown("tomorrow at 02:30", eve) == "Sun 29 Mar 03:30"
    assert shown("tomorrow at 04:30", eve) == "Sun 29 Mar 04:30"  # control


def test_an_unknown_zone_counts_as_utc() -> None:
    found = due("at 18:00", TUESDAY, "Nowhere/Atlantis").at
    assert found == datetime(2026, 3, 3, 18, tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        ("10 minutes", 10),
        ("1 hour 20 minutes", 80),
        ("an hour and a half", 90),
        ("half an hour", 30),
        ("a quarter of an hour", 15),
        ("2 and a half hours", 150),
        ("90 seconds", 1.5),
    ],
)
def test_lengths(text: str, minutes: float) -> None:
    found = hours.length(text)
    assert found is not None
    assert found.total_seconds() == minutes * 60


@given(
    st.sampled_from(
        [
            "at",
            "on",
            "every",
            "in",
            "Friday",
            "9",
            "nine",
            "thirty",
            "1:99",
            "31st",
            "month",
            "of",
            "the",
            "2 hours",
            "May",
            "9999",
            "0",
            "day",
            "half past",
        ]
    ),
    st.text(max_size=20),
    st.lists(
        st.sampled_from(
            [
                "at",
                "on",
                "every",
                "in",
                "monday",
                "12",
                "last",
                "week",
                "29",
                "February",
                "0 minutes",
                "every 0 days",
                "pm",
                "to",
            ]
        ),
        max_size=6,
    ),
    st.datetimes(datetime(1, 1, 2), datetime(9999, 12, 30), timezones=st.just(UTC)),
)
def test_no_words_and_no_date_break_it(a: str, b: str, c: list[str], at: datetime) -> None:
    found = timetable.due(timetable.read(" ".join((a, b, *c))), at, "America/New_York")
    assert found.at is None or found.at > at
