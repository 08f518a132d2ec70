"""Thirty turns over five days, and what each kind of memory holds afterwards."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from memory.vocabulary import Kind, Scope
from tests.command_line import Candor, Json

DAYS: tuple[tuple[str, ...], ...] = (
    (
        "Hello, my name is Pia.",
        "I live in Ghent.",
        "My sister is Anna.",
        "She is allergic to peanuts.",
        "My friend Jack works at Corvid Labs.",
        "My dog Biscuit is three years old.",
        "Remind me tomorrow at nine to call the dentist.",
        "Remind me every Monday at eight to water the plants.",
    ),
    (
        "I called the dentist.",
        "You misheard me.",
        "Let's start a new project called Kite.",
        "The draft of the introduction is finished.",
        "I promised Jack to send him the sketches for Kite.",
        "Put Kite aside for now.",
    ),
    (
        "This is how I like my status mail: short and with bullet points.",
        "Yes, keep that.",
        "Whenever you write to Anna, be kind and brief.",
        "I get a headache whenever I drink red wine.",
        "You misheard me.",
        "I prefer tea over coffee.",
    ),
    (
        "Where do I live?",
        "My brother lives in Oslo.",
        "My brother lives in Rome.",
        "I have to hand in my tax return by the end of the year.",
        "Shorter, please.",
    ),
    (
        "I moved to Lyon last week.",
        "You misheard me.",
        "Back to Kite.",
        "What is my sister allergic to?",
        "Remind me in three hours to take the bread out.",
    ),
)
"""What the owner says, day by day; the last day is yesterday."""


def lines() -> list[Json]:
    """Return the turns with their times, a minute apart from nine in the morning on."""
    yesterday = datetime.now(UTC).replace(hour=9, minute=0, second=0, microsecond=0)
    first = yesterday - timedelta(days=len(DAYS))
    return [
        {"text": text, "at": (first + timedelta(days=day, minutes=minute)).isoformat()}
        for day, turns in enumerate(DAYS)
        for minute, text in enumerate(turns)
    ]


@pytest.fixture(scope="module")
def candor(tmp_path_factory: pytest.TempPathFactory) -> Candor:
    """The command on a folder that remembers the thirty turns."""
    folder: Path = tmp_path_factory.mktemp("journey")
    command = Candor(folder / "data")
    said = lines()
    assert len(said) == 30
    answers = command.chat(*said)
    assert all(answer["reply"] for answer in answers)
    command.chat({**said[-1], "text": "I love jazz.", "speaker": "companion"})
    return command


def held(candor: Candor, *command: str) -> list[Json]:
    """Return what a command lists; people are shown something for it, too."""
    done = candor(*command, "--json")
    assert done.code == 0, done.err
    return done.lines


def named(found: Sequence[Json], name: str) -> Json:
    return next(one for one in found if one["name"] == name)


def test_the_agenda_holds_what_is_to_come_and_what_was_missed(candor: Candor) -> None:
    agenda = {one["what"]: one for one in held(candor, "agenda")}
    assert agenda["take the bread out"]["state"] == "missed"
    plants = agenda["water the plants"]
    assert plants["recurrence"]
    asked = datetime.fromisoformat(str(lines()[0]["at"]))
    due = datetime.fromisoformat(str(plants["due_at"]))
    assert due.astimezone().weekday() == 0
    assert due > asked
    assert due - datetime.now(UTC) <= timedelta(days=7)  # one that was missed gives way to the next
    assert any("sketches" in what for what in agenda)
    assert any("tax return" in what for what in agenda)
    assert not any("dentist" in what for what in agenda)  # it is done
    out = candor("agenda").out
    assert "missed while Candor was closed" in out
    bread = agenda["take the bread out"]["id"]
    assert candor("agenda", "done", bread, "--json").value["detail"]["state"] == "done"
    assert bread not in [one["id"] for one in held(candor, "agenda")]


def test_people_are_known_by_all_their_names(candor: Candor) -> None:
    people = held(candor, "people")
    anna = named(people, "Anna")
    assert (anna["relation"], anna["type"]) == ("sister", "person")
    assert {"Anna", "sister"} <= set(anna["aliases"])
    assert any("peanuts" in one["statement"] for one in anna["known"])
    assert (named(people, "Biscuit")["type"], named(people, "Biscuit")["relation"]) == (
        "pet",
        "dog",
    )
    links = named(people, "Jack")["links"]
    assert {"start": "Jack", "relation": "works at", "end": "Corvid Labs"} in links
    owner = people[0]
    assert owner["key"] == "owner"
    assert not any("Ghent" in one["statement"] for one in owner["known"])
    assert any("Lyon" in one["statement"] for one in owner["known"])  # control
    assert {(one["value"], one["waiting"]) for one in owner["preferences"]} >= {("tea", False)}


def test_a_project_is_where_it_was_left(candor: Candor) -> None:
    (kite,) = held(candor, "projects")
    assert (kite["name"], kite["state"]) == ("Kite", "open")
    assert "sketches" in kite["context"]
    assert ["sketches" in one["statement"] for one in kite["commitments"]] == [True]


def test_skills_are_used_once_they_are_approved(candor: Candor) -> None:
    mail, letters = sorted(held(candor, "skills"), key=lambda one: str(one["name"]))
    assert mail["current"]["approved_at"]
    assert mail["drafts"] == []
    assert letters["current"] is None
    assert [one["version"] for one in letters["drafts"]] == [1]
    assert "waiting for you" in candor("skills").out


def test_a_cause_is_put_no_stronger_than_it_is_shown(candor: Candor) -> None:
    (wine,) = held(candor, "causes")
    assert wine["grade"] == "suspected"
    assert "may come from" in wine["words"]
    assert "because" not in wine["words"]


def test_failures_are_counted_and_what_is_concluded_is_marked(candor: Candor) -> None:
    (misheard,) = held(candor, "failures")
    assert misheard["failure"] == "misheard"
    assert len(misheard["reports"]) == 3
    assert misheard["pattern"]["source_type"] == "inferred"
    assert len(misheard["pattern"]["derived_from"]) == 3
    assert not any(one["cause_is_verified"] for one in misheard["reports"])


def test_a_conflict_shows_both_sides(candor: Candor) -> None:
    (conflict,) = held(candor, "conflicts")
    assert "Rome" in conflict["record"]["statement"]
    assert "Oslo" in conflict["rival"]["statement"]
    assert conflict["record"]["status"] == "pending_confirmation"
    assert conflict["rival"]["status"] == "active"
    out = candor("conflicts").out
    assert "waiting for you" in out
    assert "Rome" in out
    assert "Oslo" in out


def test_every_change_has_its_who_when_and_why_and_no_value(candor: Candor) -> None:
    audit = held(candor, "audit")
    assert {one["act"] for one in audit} >= {"created", "superseded", "confirmed", "amended"}
    assert all(one["actor"] and one["at"] and one["why"] for one in audit)
    for out in (str(audit), candor("audit").out):
        assert "Ghent" not in out
        assert audit[0]["record_id"] in out  # control
    assert len(held(candor, "audit", "--since", audit[-1]["at"])) < len(audit)


def test_the_companion_is_shown_with_what_is_not_kept_yet(candor: Candor) -> None:
    (companion,) = held(candor, "companion")
    assert ["jazz" in one["statement"] for one in companion["known"]] == [True]
    assert companion["failures"]
    assert "later" in companion["note"]
    assert companion["note"] in candor("companion").out


def test_every_kind_and_every_scope_holds_something(candor: Candor) -> None:
    for kind in Kind:
        assert candor.records("--kind", kind), kind
    written = {one["scope"] for one in candor.records()}
    assert written >= set(Scope) - {Scope.CONVERSATION}
    found = candor.records("--scope", "conversation", "--limit", "3")
    assert [one["scope"] for one in found] == ["conversation"] * 3
    assert candor("memory", "list", "--scope", "galaxy").code == 2
