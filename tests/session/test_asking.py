"""Candor asks about what waits, at a pause, and settles it by the answer; over real stores."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from desktop.session.assembly import assemble
from desktop.session.events import Ended, Remembered, TurnEvent
from desktop.session.options import Options
from desktop.session.session import Session
from desktop.session.settings import EngineChoice, Settings, save
from memory.curation.listing import RecordFilter
from memory.vocabulary import Kind, Reason, Status
from tests.ui.real import remember

WAIT_S = 20
MONDAY = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)
LATER = MONDAY + timedelta(days=7)
OLD, NEW = "I live in Ghent.", "I live in Lyon."


@contextmanager
def opened(folder: Path) -> Iterator[Session]:
    with assemble(Options(folder, EngineChoice.GROUNDED, zone="UTC")) as assembled:
        yield assembled


@pytest.fixture
def torn(tmp_path: Path) -> Path:
    """A folder in which something waits that no reply has told of."""
    remember(tmp_path, (MONDAY, OLD), (MONDAY + timedelta(days=1), NEW))
    return tmp_path


@pytest.fixture
def session(torn: Path) -> Iterator[Session]:
    with opened(torn) as assembled:
        yield assembled


def say(
    session: Session, text: str, at: datetime = LATER, hearing: float | None = None
) -> tuple[str, list[Reason]]:
    """Say something at an instant; return the reply, and why what was decided was decided."""
    ended = threading.Event()
    reply: list[str] = []
    reasons: list[Reason] = []

    def hear(event: TurnEvent) -> None:
        if isinstance(event, Remembered):
            reasons.extend(one.reason for one in event.rulings)
        if isinstance(event, Ended):
            reply.append(event.reply)
            ended.set()

    stop = session.conversation.subscribe(hear)
    session.conversation.say(text, at=at, hearing=hearing)
    assert ended.wait(WAIT_S)
    stop()
    return reply[0], reasons


def facts(session: Session, status: Status = Status.ACTIVE) -> list[str]:
    wanted = RecordFilter(kind=Kind.SEMANTIC, status=status, limit=100)
    return sorted(one.statement for one in session.curation.list(wanted))


def test_after_small_talk_it_asks_about_one_with_both_sides_and_their_dates(
    session: Session,
) -> None:
    reply, _ = say(session, "Hello!")
    assert reply.startswith("Hello. It is good to hear from you.")
    for part in ("still open", "“I live in Ghent.”", "2 March", "“I live in Lyon.”", "3 March"):
        assert part in reply
    assert reply.endswith("You may also say: later.")


def test_after_a_statement_it_asks_too_and_keeps_the_statement(session: Session) -> None:
    reply, reasons = say(session, "My sister is allergic to peanuts.")
    assert reasons == [Reason.NEW]
    assert "still open" in reply


@pytest.mark.parametrize(
    "text", ["What can my sister eat?", "Goodbye!", "Forget my phone number.", "Good night."]
)
def test_it_does_not_ask_into_a_question_a_wish_or_a_goodbye(session: Session, text: str) -> None:
    assert "still open" not in say(session, text)[0]
    assert "still open" in say(session, "Hello!", LATER + timedelta(minutes=5))[0]  # control


def test_it_does_not_ask_who_has_just_asked_something(session: Session) -> None:
    say(session, "Where do I live?")
    assert "still open" not in say(session, "Thanks.", LATER + timedelta(minutes=1))[0]
    assert "still open" in say(session, "Thanks.", LATER + timedelta(minutes=4))[0]  # control


WAYS = {
    "the new one": ([NEW], [OLD]),
    "Lyon": ([NEW], [OLD]),
    "It's Lyon now.": ([NEW], [OLD]),
    "I live in Lyon.": ([NEW], [OLD]),
    "Keep the old one, please.": ([OLD], []),
    "Ghent is right": ([OLD], []),
    "both": ([OLD, NEW], []),
    "neither of them": ([], []),
    "die neue": ([NEW], [OLD]),
}


@pytest.mark.parametrize("answer", WAYS)
def test_the_answer_settles_it_and_it_is_said_and_undone(session: Session, answer: str) -> None:
    before = facts(session), facts(session, Status.PENDING)
    assert before == ([OLD], [NEW])
    say(session, "Hello!")
    reply, reasons = say(session, answer, LATER + timedelta(minutes=1))
    in_use, replaced = WAYS[answer]
    assert facts(session) == in_use
    assert facts(session, Status.PENDING) == []
    assert facts(session, Status.SUPERSEDED) == replaced
    assert reply.startswith("Then ")
    assert len(reasons) == 1

    reply, _ = say(session, "Undo that.", LATER + timedelta(minutes=2))
    assert "took that back" in reply
    assert (facts(session), facts(session, Status.PENDING)) == before


@pytest.mark.parametrize("answer", ["both, it changed in February", "It changed in February."])
def test_both_with_a_time_of_change_closes_the_first_on_it(session: Session, answer: str) -> None:
    say(session, "Hello!")
    reply, reasons = say(session, answer, LATER + timedelta(minutes=1))
    assert reasons == [Reason.OWNER_KEPT_BOTH]
    assert "until 1 February" in reply
    (new,) = session.curation.list(RecordFilter(kind=Kind.SEMANTIC, status=Status.ACTIVE))
    assert (new.statement, new.validity.from_utc) == (NEW, datetime(2026, 2, 1, tzinfo=UTC))


@pytest.mark.parametrize("answer", ["later", "Not now.", "I don't know.", "ask me later"])
def test_later_leaves_it_open_for_a_day(session: Session, answer: str) -> None:
    say(session, "Hello!")
    reply, reasons = say(session, answer, LATER + timedelta(minutes=1))
    assert (reply, reasons) == ("Then it stays open, and I ask again another day.", [])
    assert facts(session, Status.PENDING) == [NEW]
    assert "still open" not in say(session, "Hello!", LATER + timedelta(hours=23))[0]
    assert "still open" in say(session, "Hello!", LATER + timedelta(hours=25))[0]


def test_who_says_something_else_is_not_taken_at_their_word(session: Session) -> None:
    say(session, "Hello!")
    reply, reasons = say(
        session, "My sister lives in Lyon and hates the old one.", LATER + timedelta(minutes=1)
    )
    assert not reply.startswith("Then ")
    assert reasons
    assert facts(session, Status.PENDING) == [NEW]
    say(session, "the new one", LATER + timedelta(minutes=2))
    assert facts(session, Status.PENDING) == [NEW]  # the question is over


def test_it_asks_about_one_and_about_the_next_only_later(tmp_path: Path) -> None:
    remember(
        tmp_path,
        (MONDAY, OLD),
        (MONDAY, "I am vegetarian."),
        (MONDAY + timedelta(days=1), NEW),
        (MONDAY + timedelta(days=1), "I am not vegetarian."),
    )
    with opened(tmp_path) as session:
        first, _ = say(session, "Hello!")
        assert "Lyon" in first
        assert "vegetarian" not in first
        soon, _ = say(session, "the new one", LATER + timedelta(minutes=1))
        assert "still open" not in soon
        assert "still open" not in say(session, "Thanks.", LATER + timedelta(minutes=9))[0]
        second, _ = say(session, "Hello!", LATER + timedelta(minutes=12))
        assert "“I am not vegetarian.”" in second


def test_what_was_asked_is_known_at_the_next_start(torn: Path) -> None:
    with opened(torn) as session:
        assert "still open" in say(session, "Hello!")[0]
    with opened(torn) as session:
        assert "still open" not in say(session, "Hello!", LATER + timedelta(hours=1))[0]
        assert "still open" in say(session, "Hello!", LATER + timedelta(hours=30))[0]  # control
    assert "Lyon" not in (torn / "asked.json").read_text()


def test_it_never_asks_when_the_owner_does_not_want_it(torn: Path) -> None:
    save(torn / "settings.json", Settings(ask_when_talking=False))
    with opened(torn) as session:
        assert "still open" not in say(session, "Hello!")[0]
        session.change_settings(ask_when_talking=True)
        assert "still open" in say(session, "Hello!", LATER + timedelta(minutes=1))[0]


def test_a_contradiction_that_was_just_told_is_answered_without_a_question(tmp_path: Path) -> None:
    with opened(tmp_path) as session:
        say(session, OLD)
        reply, _ = say(session, NEW, LATER + timedelta(minutes=1))
        assert "do not go together" in reply
        assert "still open" not in reply
        reply, _ = say(session, "the new one", LATER + timedelta(minutes=2))
        assert reply.startswith("Then ")
        assert facts(session) == [NEW]


def test_what_was_poorly_heard_is_confirmed_or_dropped_by_yes_and_no(tmp_path: Path) -> None:
    with opened(tmp_path) as session:
        reply, _ = say(session, OLD, hearing=0.3)
        assert "Is that right?" in reply
        say(session, "Yes.", LATER + timedelta(minutes=1))
        assert facts(session) == [OLD]
        say(session, "I play the cello.", LATER + timedelta(minutes=2), hearing=0.3)
        say(session, "No.", LATER + timedelta(minutes=3))
        assert facts(session) == [OLD]


def test_an_answer_that_was_hardly_heard_decides_nothing(session: Session) -> None:
    say(session, "Hello!")
    reply, reasons = say(session, "the new one", LATER + timedelta(minutes=1), hearing=0.3)
    assert "did not hear" in reply
    assert reasons == []
    assert facts(session, Status.PENDING) == [NEW]
    say(session, "the new one", LATER + timedelta(minutes=2), hearing=0.95)
    assert facts(session, Status.PENDING) == []


def test_what_was_decided_in_the_window_meanwhile_is_said_to_be(session: Session) -> None:
    say(session, "Hello!")
    (waiting,) = session.overview.conflicts()
    session.curation.confirm(waiting.record.id)
    reply, _ = say(session, "the old one", LATER + timedelta(minutes=1))
    assert "decided already" in reply
    assert facts(session) == [NEW]


def test_saying_it_again_decides_nothing_unless_that_was_asked(
    tmp_path: Path, session: Session
) -> None:
    with opened(tmp_path / "told") as told:
        say(told, OLD)
        say(told, NEW)
        say(told, NEW)
        assert facts(told) == [OLD]
        assert set(facts(told, Status.PENDING)) == {NEW}
        say(told, "The new one.")  # control
        assert facts(told) == [NEW]
    say(session, "I like tea.")  # here the reply asks
    say(session, NEW)
    assert NEW in facts(session)
    assert OLD not in facts(session)
