"""Projects are started, put aside with where they stood, and taken up again."""

from collections.abc import Sequence
from datetime import timedelta

import pytest

from memory.details import Commitment, Project
from memory.kinds import project
from memory.kinds.project import FOCUS, State, belongs, in_focus, standing
from memory.records import Candidate, Claim, Record, Utterance
from memory.vocabulary import (
    CommitmentSort,
    CommitmentState,
    Decision,
    Kind,
    Modality,
    Origin,
    Reason,
    Scope,
    Speaker,
    Status,
)
from tests.memory.kinds.sayings import NOON, fact, heard, kept


def offered(
    text: str, known: Sequence[Record] = (), turns: Sequence[Utterance] = ()
) -> list[tuple[str, str]]:
    return [_told(one) for one in project.offers(heard(text), known, turns)]


def _told(one: Candidate) -> tuple[str, str]:
    assert one.claim is not None
    return one.subject.name, one.claim.value


def running(name: str = "Kite") -> Record:
    (candidate,) = project.offers(heard(f"Let's start project {name}."))
    return kept(candidate, id=f"project-{name}")


def conversation(*texts: str, minutes: float = 1) -> list[Utterance]:
    first = NOON - timedelta(minutes=minutes * len(texts))
    return [
        heard(text, first + timedelta(minutes=minutes * n), id=f"t{n}")
        for n, text in enumerate(texts)
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Let's start project Kite.",
        "I'm starting a new project called Kite.",
        "New project: Kite",
        "I am working on project Kite",
        "The Kite project is due on Friday.",
        'Please create a project called "Kite".',
        "start a project named kite",
    ],
)
def test_a_project_is_started(text: str) -> None:
    (candidate,) = project.offers(heard(text))
    assert candidate.subject.key == "project:kite"
    assert candidate.claim == Claim("project", "open")
    assert (candidate.kind, candidate.scope) == (Kind.PROJECT, Scope.PROJECT)
    assert candidate.source.quote == text[candidate.source.start : candidate.source.end]


@pytest.mark.parametrize(
    ("text", "state"),
    [
        ("Let's put project Kite aside.", State.SUSPENDED),
        ("Let us put Kite on hold for now", State.SUSPENDED),
        ("I want to pause Kite", State.SUSPENDED),
        ("Let's leave Kite for now.", State.SUSPENDED),
        ("Back to Kite.", State.OPEN),
        ("Let's go back to Kite", State.OPEN),
        ("Okay, now back to Kite, the wing is torn", State.OPEN),
        ("Let's resume Kite", State.OPEN),
        ("I will pick Kite up again", State.OPEN),
        ("Let's continue with project Kite", State.OPEN),
    ],
)
def test_a_known_project_is_put_aside_and_taken_up(text: str, state: State) -> None:
    assert offered(text, [running()]) == [("Kite", state.value)]


@pytest.mark.parametrize(
    "text",
    [
        "Should we put Kite aside?",
        "Don't put Kite aside.",
        "If we put Kite aside we lose money.",
        "Jack said let's put Kite aside.",
        'He wrote "put Kite aside".',
        "Kite is late.",
        "Back to work.",
        "Did you start project Lamp?",
        "We never started project Lamp.",
    ],
)
def test_what_is_asked_denied_supposed_or_quoted_does_nothing(text: str) -> None:
    assert offered(text, [running()]) == []
    assert offered("Put Kite aside.", [running()])  # control


def test_other_voices_start_nothing() -> None:
    other = heard("Let's put project Kite aside.", speaker=Speaker.COMPANION)
    assert project.offers(other, [running()]) == ()


def test_a_title_is_no_project() -> None:
    assert offered("Jack is Project Manager here.") == []
    assert offered("Jack leads Project Gutenberg here.") == [("Gutenberg", "open")]  # control


def test_review_starts_once_and_changes_states() -> None:
    kite = running()
    start, aside = (
        project.offers(heard(text), [kite])[0] for text in ("Start project Kite.", "Pause Kite.")
    )
    assert project.review(start, []).decision is Decision.CREATE
    again = project.review(start, [kite])
    assert (again.decision, again.reason) == (Decision.IGNORE, Reason.ALREADY_KNOWN)
    changed = project.review(aside, [kite])
    assert (changed.decision, changed.targets) == (Decision.UPDATE, (kite,))


def test_putting_aside_keeps_where_it_stood_and_resuming_tells_it() -> None:
    kite = running()
    turns = conversation(
        "Let's start project Kite.",
        "The frame is glued.",
        "Next I have to sew the sail.",
        "Nice weather in Lamp town.",
    )
    (aside,) = project.offers(heard("Let's put project Kite aside."), [kite], turns[:3])
    assert aside.detail == Project("Kite", NOON, "The frame is glued. Next I have to sew the sail.")
    put_away = kept(aside)
    told = standing(put_away, [])
    assert told.state is State.SUSPENDED
    assert told.statement == (
        "Kite was put aside on 3 March 2026. "
        'Where we stood: "The frame is glued. Next I have to sew the sail."'
    )
    (back,) = project.offers(heard("Back to Kite."), [put_away])
    assert isinstance(back.detail, Project)
    assert isinstance(aside.detail, Project)
    assert back.detail.suspended_at is None
    assert back.detail.context == aside.detail.context


def test_it_is_the_project_in_focus() -> None:
    kite = running()
    turns = conversation("Let's work on Kite.", "The sail is torn.")
    assert offered("Let's put it aside.", [kite], turns) == [("Kite", "suspended")]
    assert offered("Let's put it aside.", [kite]) == []


def commitment(statement: str, key: str | None, state: CommitmentState, days: int) -> Record:
    plain = fact(statement)
    source = plain.sources[0]
    detail = Commitment(CommitmentSort.COMMITMENT, NOON + timedelta(days=days), state=state)
    candidate = Candidate(
        statement,
        source,
        Origin.OWNER_TEXT,
        kind=Kind.PROSPECTIVE,
        modality=Modality.PLANNED,
        detail=detail,
        project_id=key,
    )
    return kept(candidate, id=statement)


def test_open_commitments_of_the_project_alone_are_listed_soonest_first() -> None:
    kite = running()
    records = [
        commitment("sew the sail", "project:kite", CommitmentState.OPEN, 3),
        commitment("buy glue", "project:kite", CommitmentState.OPEN, 1),
        commitment("cut the frame", "project:kite", CommitmentState.DONE, 1),
        commitment("call the dentist", None, CommitmentState.OPEN, 1),
    ]
    told = standing(kite, records)
    assert [one.statement for one in told.commitments] == ["buy glue", "sew the sail"]
    assert told.statement == "Kite is open. Still open: buy glue; sew the sail"


def test_a_turn_belongs_to_what_it_names_else_to_what_is_in_focus() -> None:
    known = [running("Kite"), running("Lamp")]
    assert belongs("Lamp needs a bulb", known, "project:kite") == {"project:lamp"}
    assert belongs("The sail is torn", known, "project:kite") == {"project:kite"}
    assert belongs("The sail is torn", known) == frozenset()
    assert belongs("Kitesurfing is fun", known) == frozenset()
    assert belongs("Kite and Lamp are late", known) == {"project:kite", "project:lamp"}


def test_focus_follows_names_and_ends_by_pause_and_by_putting_aside() -> None:
    known = [running("Kite"), running("Lamp")]
    assert (
        in_focus(conversation("Back to Kite.", "The sail is torn."), known, NOON) == "project:kite"
    )
    assert in_focus(conversation("Back to Kite.", "Lamp is late."), known, NOON) == "project:lamp"
    aside = conversation("Back to Kite.", "Let's put it aside.")
    assert in_focus(aside, known, NOON) is None
    turns = conversation("Back to Kite.")
    assert in_focus(turns, known, turns[0].at + FOCUS) == "project:kite"
    assert in_focus(turns, known, turns[0].at + FOCUS + timedelta(seconds=1)) is None
    asked = conversation("Back to Kite.", "Should we put it aside?")
    assert in_focus(asked, known, NOON) == "project:kite"


def test_a_withdrawn_project_can_be_started_anew() -> None:
    gone = kept(project.offers(heard("Start project Kite."))[0], status=Status.RETRACTED)
    (again,) = project.offers(heard("Start project Kite."), [gone])
    assert project.review(again, [gone]).decision is Decision.CREATE
