"""A line that was misheard is put right, and memory follows; over real stores."""

import threading

import pytest

from desktop.session.events import Began, Ended, TurnEvent
from desktop.session.session import Session
from memory.curation.listing import RecordFilter
from memory.errors import CannotUndoError, WriteRefusedError
from memory.vocabulary import Decision, Kind, Origin, Reason, Status

WAIT_S = 20


def say(session: Session, text: str, hearing: float | None = None) -> str:
    """Say something, wait for the reply, and return the turn's id."""
    ended = threading.Event()

    def hear(event: TurnEvent) -> None:
        if isinstance(event, Ended):
            ended.set()

    stop = session.conversation.subscribe(hear)
    id = session.conversation.say(text, hearing=hearing)
    assert ended.wait(WAIT_S)
    stop()
    return id


def facts(session: Session, status: Status = Status.ACTIVE) -> list[str]:
    wanted = RecordFilter(kind=Kind.SEMANTIC, status=status, limit=100)
    return sorted(one.statement.rstrip(".") for one in session.curation.list(wanted))


def test_what_came_from_misheard_words_ends_and_the_right_words_are_kept(session: Session) -> None:
    turn = say(session, "I live in Kent.", hearing=0.9)
    done = session.amendments.reword(turn, "I live in Ghent.")
    assert facts(session) == ["I live in Ghent"]
    assert [one.statement for one in done.ended] == ["I live in Kent."]
    assert [one.decision for one in done.rulings] == [Decision.CREATE]

    (right,) = session.curation.list(RecordFilter(kind=Kind.SEMANTIC, status=Status.ACTIVE))
    assert right.sources[0].quote == "I live in Ghent."
    assert right.sources[0].turn_id == done.turn.id
    assert right.origin is Origin.OWNER_TEXT
    wrong = session.curation.show(done.ended[0].id)
    assert wrong.record.status is Status.RETRACTED
    assert wrong.rulings[-1].reason is Reason.MISHEARD
    assert [one.text for one in wrong.turns] == ["I live in Kent."]  # what was heard stays kept


def test_what_it_had_replaced_comes_back_and_what_is_unrelated_stays(session: Session) -> None:
    say(session, "I live in Lyon.")
    turn = say(session, "I moved to Kent. My sister is allergic to peanuts.")
    held = {one.statement: one.id for one in session.curation.list(RecordFilter(limit=50))}
    session.amendments.reword(turn, "I spent the day in Kent. My sister is allergic to peanuts.")
    kept = "My sister is allergic to peanuts."
    assert "I live in Lyon" in facts(session)
    assert "I moved to Kent" not in facts(session)
    (allergy,) = [
        one
        for one in session.curation.list(RecordFilter(kind=Kind.SEMANTIC, limit=50))
        if one.statement == kept
    ]
    assert (allergy.id, allergy.evidence_count) == (held[kept], 1)


def test_the_conversation_goes_on_with_the_right_words(session: Session) -> None:
    turn = say(session, "I live in Kent.")
    session.amendments.reword(turn, "I live in Ghent.")
    said = session.curation.turns(session.conversation.id)
    assert said[0].text == "I live in Ghent."
    assert "I live in Kent." not in [one.text for one in said]
    found = session.curation.recall("What did I say about Kent?")
    assert all("Kent" not in one.record.statement for one in found.results)
    found = session.curation.recall("Where do I live?")
    assert any("Ghent" in one.record.statement for one in found.results)


def test_it_can_be_taken_back_once_with_all_that_followed(session: Session) -> None:
    say(session, "I live in Lyon.")
    turn = say(session, "I moved to Kent.", hearing=0.95)
    before = facts(session), facts(session, Status.SUPERSEDED)
    done = session.amendments.reword(turn, "I moved to Ghent.")
    assert (facts(session), facts(session, Status.SUPERSEDED)) != before
    session.amendments.undo(done.ruling.id)
    assert (facts(session), facts(session, Status.SUPERSEDED)) == before
    assert "I moved to Kent." in [
        one.text for one in session.curation.turns(session.conversation.id)
    ]
    with pytest.raises(CannotUndoError):
        session.amendments.undo(done.ruling.id)
    again = session.amendments.reword(turn, "I moved to Ghent.")
    assert again.ruling.record_id is not None
    assert facts(session) == ["I moved to Ghent"]


def test_after_it_was_taken_back_it_can_be_put_right_again(session: Session) -> None:
    turn = say(session, "I live in Kent.")
    for _ in range(3):
        done = session.amendments.reword(turn, "I live in Ghent.")
        assert facts(session) == ["I live in Ghent"]
        session.amendments.undo(done.ruling.id)
        assert facts(session) == ["I live in Kent"]


def test_a_line_that_was_put_right_can_be_put_right_again(session: Session) -> None:
    turn = say(session, "I live in Kent.")
    first = session.amendments.reword(turn, "I live in Trent.")
    session.amendments.reword(first.turn.id, "I live in Ghent.")
    assert facts(session) == ["I live in Ghent"]
    with pytest.raises(WriteRefusedError):
        session.amendments.reword(turn, "I live in Rome.")  # others stand in its place
    assert facts(session) == ["I live in Ghent"]


def test_what_was_confirmed_since_stays_and_is_told(session: Session) -> None:
    turn = say(session, "I live in Kent.")
    (fact,) = session.curation.list(RecordFilter(kind=Kind.SEMANTIC, status=Status.ACTIVE))
    session.curation.confirm(fact.id)
    done = session.amendments.reword(turn, "I was in Kent.")
    assert [one.id for one in done.stays] == [fact.id]
    assert "I live in Kent" in facts(session)


def test_a_refusal_is_told_and_the_wrong_words_end_all_the_same(session: Session) -> None:
    turn = say(session, "I live in Kent.")
    done = session.amendments.reword(turn, "Do I live in Kent?")
    assert [one.reason for one in done.rulings] == [Reason.QUESTION]
    assert facts(session) == []


def test_only_the_owners_own_lines_are_put_right(session: Session) -> None:
    turn = say(session, "I live in Kent.")
    (reply,) = session.curation.turns(session.conversation.id)[1:]
    with pytest.raises(WriteRefusedError, match="only you"):
        session.amendments.reword(reply.id, "I live in Ghent.")
    with pytest.raises(WriteRefusedError, match="already"):
        session.amendments.reword(turn, " I live in Kent. ")
    assert facts(session) == ["I live in Kent"]


def test_an_empty_line_is_refused_and_changes_nothing(session: Session) -> None:
    turn = say(session, "I live in Kent.")
    done = session.amendments.reword(turn, "  ")
    assert (done.ruling.record_id, done.ruling.reason) == (None, Reason.EMPTY)
    assert facts(session) == ["I live in Kent"]


def test_what_she_means_follows_too(session: Session) -> None:
    turn = say(session, "My sister Anna lives in Rome.")
    session.amendments.reword(turn, "My sister Hannah lives in Rome.")
    began: list[str] = []
    stop = session.conversation.subscribe(
        lambda event: began.append(event.text) if isinstance(event, Began) else None
    )
    say(session, "She likes tea.")
    stop()
    assert began == ["She likes tea."]
    (tea,) = [
        one
        for one in session.curation.list(RecordFilter(kind=Kind.SEMANTIC, limit=50))
        if "tea" in one.statement
    ]
    assert tea.subject.name.casefold() in {"hannah", "sister"}
