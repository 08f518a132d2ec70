import threading
from datetime import UTC, datetime, timedelta

import pytest

from desktop.session.clock import Clock, find_zone, local_zone, parse_instant
from desktop.session.errors import UnknownZoneError

THEN = datetime(2024, 5, 3, 17, 0, tzinfo=UTC)


def test_the_clock_can_be_set_for_one_thread_and_one_block() -> None:
    clock, seen = Clock(), []
    with clock.at(THEN):
        assert clock() == THEN
        other = threading.Thread(target=lambda: seen.append(clock()))
        other.start()
        other.join()
    assert datetime.now(UTC) - seen[0] < timedelta(minutes=1)
    assert datetime.now(UTC) - clock() < timedelta(minutes=1)


def test_an_unset_block_leaves_the_clock_alone() -> None:
    clock = Clock()
    with clock.at(THEN), clock.at(None):
        assert clock() == THEN


def test_a_time_without_offset_is_taken_in_the_zone() -> None:
    assert parse_instant("2024-01-02T01:30", "Asia/Singapore") == datetime(
        2024, 1, 1, 17, 30, tzinfo=UTC
    )
    assert parse_instant("2024-01-02T01:30+00:00", "Asia/Singapore").hour == 1
    assert parse_instant("2024-01-02T01:30Z", "Asia/Singapore").hour == 1


@pytest.mark.parametrize(
    "text", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00", "0001-01-01"]
)
def test_a_time_that_no_year_in_utc_holds_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="outside"):
        parse_instant(text, "Asia/Singapore")
    assert parse_instant("0001-01-02T14:00+14:00", "UTC").year == 1
    assert parse_instant("9999-12-31", "Asia/Singapore").year == 9999


@pytest.mark.parametrize("text", ["", "yesterday", "2024-13-01"])
def test_what_is_no_time_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"(?i)iso|month"):
        parse_instant(text, "UTC")


@pytest.mark.parametrize("name", ["", "Atlantis/City", "../../etc/passwd", "Europe"])
def test_an_unknown_zone_is_refused(name: str) -> None:
    with pytest.raises(UnknownZoneError):
        find_zone(name)
    assert find_zone("Europe/Paris").key == "Europe/Paris"  # control


def test_the_machine_knows_its_zone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "America/New_York")
    assert local_zone() == "America/New_York"
    monkeypatch.setenv("TZ", "nonsense")
    assert local_zone() == "UTC"
