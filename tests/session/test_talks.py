"""Conversations that were held are found, gone on with and written down; over real stores."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path

import pytest

from desktop.session.assembly import assemble
from desktop.session.errors import CannotSaveError
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice
from memory.errors import RecordNotFoundError
from tests.session.test_asking import LATER, MONDAY, say


@contextmanager
def opened(folder: Path) -> Iterator[Session]:
    with assemble(Options(folder, EngineChoice.GROUNDED, zone="UTC")) as assembled:
        yield assembled


@pytest.fixture
def past(tmp_path: Path) -> Path:
    """A folder with two conversations."""
    with opened(tmp_path) as session:
        say(session, "My sister Anna lives in Rome.", MONDAY)
        say(session, "I play the cello.", MONDAY + timedelta(minutes=1))
    with opened(tmp_path) as session:
        say(session, "I am allergic to peanuts.", MONDAY + timedelta(days=1))
    return tmp_path


def test_conversations_are_listed_the_latest_first_without_the_one_under_way(past: Path) -> None:
    with opened(past) as session:
        say(session, "Hello!", LATER)
        found = session.talks.list()
    assert [one.opening for one in found] == [
        "I am allergic to peanuts.",
        "My sister Anna lives in Rome.",
    ]
    assert [one.turns for one in found] == [2, 4]
    assert found[1].began == MONDAY


def test_they_are_sought_by_words_that_stand_in_one_line(past: Path) -> None:
    with opened(past) as session:
        assert [one.opening for one in session.talks.list("CELLO play")] == ["I play the cello."]
        assert session.talks.list("cello rome") == ()
        assert session.talks.list("100%") == ()


def test_a_conversation_is_gone_on_with_what_was_said_in_it_in_mind(past: Path) -> None:
    with opened(past) as session:
        earlier = session.talks.list()[1]
        turns = session.talks.resume(earlier.id)
        assert [one.said.text for one in turns] == [
            "My sister Anna lives in Rome.",
            "I play the cello.",
        ]
        assert all(one.reply for one in turns)
        assert [one.statement for one in turns[1].rulings] == ["I play the cello."]
        assert session.conversation.id == earlier.id
        say(session, "She likes tea.", MONDAY + timedelta(minutes=3))
        assert session.talks.list("tea") == ()  # it is the one under way
    with opened(past) as session:
        (found,) = session.talks.list("tea")
        assert (found.id, found.turns) == (earlier.id, 6)
        likes = session.curation.recall("What does my sister like?")
        assert any("tea" in one.record.statement for one in likes.results)


def test_what_was_taken_back_or_put_right_is_not_shown_as_written(past: Path) -> None:
    with opened(past) as session:
        earlier = session.talks.list()[1]
        first, second = session.talks.turns(earlier.id)
        session.amendments.undo(second.rulings[0].id)
        session.amendments.reword(first.said.id, "My sister Hannah lives in Rome.")
        first, second = session.talks.turns(earlier.id)
        assert second.rulings == ()
        assert first.said.text == "My sister Hannah lives in Rome."
        assert [one.statement for one in first.rulings] == ["My sister Hannah lives in Rome."]


def test_a_conversation_is_written_as_markdown_and_as_json(past: Path, tmp_path: Path) -> None:
    with opened(past) as session:
        earlier = session.talks.list()[1]
        assert session.talks.export(earlier.id, tmp_path / "talk.md") == 4
        read = (tmp_path / "talk.md").read_text()
        assert read.startswith("# Conversation of 2 March 2026\n")
        assert "**You**, 09:00\n\n> My sister Anna lives in Rome." in read
        session.talks.export(earlier.id, tmp_path / "talk.json")
        found = json.loads((tmp_path / "talk.json").read_text())
        assert found["conversation"] == earlier.id
        assert [one["speaker"] for one in found["turns"]] == ["owner", "companion"] * 2
        with pytest.raises(CannotSaveError):
            session.talks.export(earlier.id, tmp_path / "nowhere" / "talk.md")
        with pytest.raises(RecordNotFoundError):
            session.talks.export("nothing", tmp_path / "none.md")
        assert not (tmp_path / "none.md").exists()
