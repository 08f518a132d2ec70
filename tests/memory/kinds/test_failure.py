"""What the owner complains of, and what several complaints amount to."""

from dataclasses import replace
from datetime import timedelta

import pytest

from memory.details import Failure
from memory.kinds import failure
from memory.kinds.failure import patterns, verify
from memory.records import COMPANION, Candidate, Record
from memory.vocabulary import (
    Decision,
    FailureKind,
    Kind,
    Origin,
    Reason,
    SourceType,
    Speaker,
    Status,
)
from tests.memory.kinds.kept import TUESDAY, heard, kept


def reported(text: str, about: str | None = "answer") -> Candidate:
    (candidate,) = failure.offers(heard(text), about)
    return candidate


def detail(thing: Candidate | Record) -> Failure:
    assert isinstance(thing.detail, Failure)
    return thing.detail


COMPLAINTS = [
    ("You're confusing me with my sister.", FailureKind.WRONG_SUBJECT),
    ("That information is outdated", FailureKind.STALE_MEMORY),
    ("I've told you that before!", FailureKind.MISSING_MEMORY),
    ("It wasn't March, it was May.", FailureKind.WRONG_TIME),
    ("You got my name wrong.", FailureKind.WRONG_MEMORY),
    ("You stopped in the middle.", FailureKind.ENGINE_DOWN),
    ("You misheard me.", FailureKind.MISHEARD),
    ("Again, you misheard me!", FailureKind.MISHEARD),
    ("That's not what I said.", FailureKind.MISHEARD),
    ("I said Mark, not Marco.", FailureKind.MISHEARD),
    ("No, that was my sister, not me.", FailureKind.WRONG_SUBJECT),
    ("You mixed me up with my brother.", FailureKind.WRONG_SUBJECT),
    ("That wasn't me.", FailureKind.WRONG_SUBJECT),
    ("That's out of date.", FailureKind.STALE_MEMORY),
    ("That's not true any more", FailureKind.STALE_MEMORY),
    ("You forgot that I am allergic to peanuts.", FailureKind.MISSING_MEMORY),
    ("I already told you my name.", FailureKind.MISSING_MEMORY),
    ("Why don't you remember my birthday?", FailureKind.MISSING_MEMORY),
    ("That was in May, not March.", FailureKind.WRONG_TIME),
    ("You got the date wrong.", FailureKind.WRONG_TIME),
    ("Why did you refuse?", FailureKind.REFUSED_WRONGLY),
    ("You should have answered me.", FailureKind.REFUSED_WRONGLY),
    ("The microphone does not work.", FailureKind.ENGINE_DOWN),
    ("You crashed in the middle of the sentence.", FailureKind.ENGINE_DOWN),
    ("That's wrong.", FailureKind.WRONG_MEMORY),
    ("You're wrong about that.", FailureKind.WRONG_MEMORY),
    ("It was Anna, not Ben.", FailureKind.WRONG_MEMORY),
]


@pytest.mark.parametrize(("text", "kind"), COMPLAINTS)
def test_what_is_complained_of(text: str, kind: FailureKind) -> None:
    utterance = heard(text, origin=Origin.OWNER_SPEECH, hearing=0.7)
    (candidate,) = failure.offers(utterance, "answer")
    assert detail(candidate) == Failure(kind, "answer")
    assert (candidate.kind, candidate.subject) == (Kind.FAILURE, COMPANION)
    assert (candidate.origin, candidate.hearing) == (Origin.OWNER_SPEECH, 0.7)
    assert candidate.source_type is SourceType.EXPLICIT
    source = candidate.source
    assert utterance.text[source.start : source.end] == source.quote


def test_every_kind_of_failure_can_be_reported() -> None:
    assert {kind for _, kind in COMPLAINTS} == set(FailureKind)


@pytest.mark.parametrize(
    "text",
    [
        "You didn't mishear me.",
        "Did you mishear me?",
        "If you misheard me, tell me.",
        "That's not out of date.",
        "You forgot nothing.",
        "My sister says you misheard her.",
        "My brother forgot my birthday.",
        '"You misheard me", he said.',
        'She said "It was Anna, not Ben".',
        "I forgot my keys.",
        "Why is the sky blue?",
        "Do you remember my birthday?",
        "That was in May.",
        "That was fun, not boring.",
        "I like tea, not coffee.",
        "I am not a doctor.",
        "You are not wrong.",
    ],
)
def test_no_complaint(text: str) -> None:
    assert failure.offers(heard(text), "answer") == ()
    assert failure.offers(heard("You misheard me."), "answer")  # control


def test_that_is_wrong_is_about_the_world_unless_candor_had_answered() -> None:
    assert failure.offers(heard("That's wrong.")) == ()
    assert failure.offers(heard("That's wrong."), "answer")
    assert failure.offers(heard("You misheard me."))  # control: needs no answer


def test_only_the_owner_reports() -> None:
    assert failure.offers(heard("You misheard me.", speaker=Speaker.COMPANION)) == ()
    assert failure.offers(heard("You misheard me.", speaker=Speaker.OTHER)) == ()


def test_a_cause_that_is_told_is_not_verified() -> None:
    report = detail(reported("You misheard me because the window was open."))
    assert report.cause == "the window was open"
    assert not report.cause_is_verified


@pytest.mark.parametrize("origin", sorted(Origin))
def test_only_the_owner_on_purpose_verifies_a_cause(origin: Origin) -> None:
    report = Failure(FailureKind.MISHEARD, cause="the window was open")
    assert verify(report, origin).cause_is_verified is (origin is Origin.OWNER_CONFIRMED)


def test_no_cause_and_no_pattern_can_be_verified() -> None:
    for report in (
        Failure(FailureKind.MISHEARD),
        Failure(FailureKind.MISHEARD, cause="noise", is_pattern=True),
    ):
        assert not verify(report, Origin.OWNER_CONFIRMED).cause_is_verified


def test_one_answer_is_complained_of_once() -> None:
    first = kept(reported("You misheard me."))
    again = failure.review(reported("That's not what I said."), (first,))
    assert (again.decision, again.reason) == (Decision.IGNORE, Reason.ALREADY_KNOWN)
    for other in (
        reported("You misheard me.", "later"),
        reported("That's wrong."),
        reported("You misheard me.", None),
    ):
        assert failure.review(other, (first,)).decision is Decision.CREATE


def reports(*days: int, text: str = "You misheard me.") -> list[Record]:
    return [
        kept(candidate)
        for n, day in enumerate(days)
        for candidate in failure.offers(heard(text, TUESDAY + timedelta(days=day)), f"answer{n}")
    ]


def test_three_days_make_a_pattern_which_is_marked_as_a_conclusion() -> None:
    known = reports(0, 1, 2)
    (found,) = patterns(known, {}, TUESDAY)
    assert detail(found) == Failure(FailureKind.MISHEARD, is_pattern=True)
    assert (found.origin, found.source_type) == (Origin.INFERRED, SourceType.INFERRED)
    assert found.derived_from == tuple(record.id for record in known)
    assert found.source == known[-1].sources[0]


def test_three_reports_in_one_conversation_of_one_day_do_not() -> None:
    same_day = reports(0, 0, 0)
    assert patterns(same_day, {}, TUESDAY) == ()
    turns = [record.sources[0].turn_id or "" for record in same_day]
    apart = {turn: f"conversation{n}" for n, turn in enumerate(turns)}
    assert patterns(same_day, apart, TUESDAY)
    together = dict.fromkeys(turns, "conversation")
    assert patterns(same_day, together, TUESDAY) == ()


def test_reports_of_several_kinds_or_withdrawn_do_not() -> None:
    mixed = [*reports(0, 1), *reports(2, text="That's out of date.")]
    assert patterns(mixed, {}, TUESDAY) == ()
    first, *rest = reports(0, 1, 2)
    assert patterns([replace(first, status=Status.RETRACTED), *rest], {}, TUESDAY) == ()
    assert patterns([first, *rest], {}, TUESDAY)  # control


def test_a_pattern_is_no_report_and_is_concluded_once() -> None:
    known = reports(0, 1, 2)
    (found,) = patterns(known, {}, TUESDAY)
    pattern = kept(found, Status.PENDING)
    assert failure.review(found, (pattern, *known)).reason is Reason.ALREADY_KNOWN
    assert failure.review(found, known).decision is Decision.CREATE
    (again,) = patterns([*known, replace(pattern, status=Status.ACTIVE)], {}, TUESDAY)
    assert again.derived_from == found.derived_from


def test_the_list_shows_reports_causes_and_patterns() -> None:
    known = reports(0, 1, 2, text="You misheard me because the window was open.")
    known += reports(0, text="That's out of date.")
    (found,) = patterns(known, {}, TUESDAY)
    pattern = kept(found, Status.PENDING)
    often, once = failure.failures([*known, pattern])
    assert (often.failure, once.failure) == (FailureKind.MISHEARD, FailureKind.STALE_MEMORY)
    assert often.reports == tuple(reversed(known[:3]))
    assert (often.pattern, once.pattern) == (pattern, None)
    assert often.causes == (("the window was open", 3),)
