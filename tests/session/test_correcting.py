"""What the owner's words put in the place of a record, in sentences and in bare values."""

import pytest

from desktop.session.correcting import correction, require_correctable
from memory.details import CausalLink, Commitment, Detail, Skill
from memory.errors import BadTransitionError, WriteRefusedError
from memory.records import OWNER, Candidate, Claim, Record, Subject
from memory.vocabulary import CommitmentSort, Grade, Kind, Modality, Scope, Status
from tests.fakes import NOW, record, said

BROTHER = Subject("relation:brother", "brother", "brother")
GHENT = record("I live in Ghent.", claim=Claim("home", "ghent"))
ROME = record(
    "My brother lives in Rome.",
    subject=BROTHER,
    scope=Scope.ENTITY,
    claim=Claim("home", "rome"),
)


def corrected(wrong: Record, text: str) -> Candidate:
    return correction(wrong, said(text), who=lambda subject: subject)


@pytest.mark.parametrize("text", ["I live in Lyon.", "Lyon", "in Lyon", "Lyon."])
def test_a_sentence_and_a_bare_value_say_the_same(text: str) -> None:
    found = corrected(GHENT, text)
    assert found.claim == Claim("home", "lyon")
    assert found.subject == OWNER
    assert found.statement.rstrip(".") == "I live in Lyon"
    assert found.source.quote in text


@pytest.mark.parametrize("text", ["He lives in Milan.", "Milan", "My brother lives in Milan"])
def test_it_stays_about_whom_it_was_about(text: str) -> None:
    found = corrected(ROME, text)
    assert (found.subject, found.scope) == (BROTHER, Scope.ENTITY)
    assert found.claim == Claim("home", "milan")


def test_a_sentence_about_somebody_else_is_taken_as_it_reads() -> None:
    found = corrected(ROME, "My sister lives in Rome.")
    assert found.subject.key == "relation:sister"


def test_a_question_stays_one_for_the_door_to_refuse() -> None:
    assert corrected(GHENT, "Do I live in Lyon?").modality is Modality.QUESTION
    assert corrected(GHENT, "I live in Lyon.").modality is Modality.ASSERTED  # control


def test_a_sentence_without_a_claim_is_kept_as_it_was_said() -> None:
    text = "It was cancelled in the end because nobody came."
    found = corrected(record("The meeting went well."), text)
    assert (found.claim, found.statement, found.subject) == (None, text, OWNER)


def test_the_same_value_corrects_nothing() -> None:
    with pytest.raises(WriteRefusedError):
        corrected(GHENT, "Ghent")
    assert corrected(GHENT, "Lyon").claim  # control


def special(kind: Kind, statement: str, claim: Claim, detail: Detail) -> Record:
    return record(statement, kind=kind, claim=claim, detail=detail)


def test_a_bare_time_moves_a_plan_and_a_bare_task_changes_it() -> None:
    plan = special(
        Kind.PROSPECTIVE,
        "Remind me tomorrow at nine to call the dentist.",
        Claim("to_come", "call the dentist"),
        Commitment(CommitmentSort.REMINDER, NOW),
    )
    moved = corrected(plan, "Saturday at ten")
    assert moved.claim == plan.claim
    assert isinstance(moved.detail, Commitment)
    assert moved.detail.due_at is not None
    assert moved.detail.due_at > NOW
    other = corrected(plan, "call the plumber")
    assert other.claim == Claim("to_come", "call the plumber")
    assert other.detail == plan.detail
    said_again = corrected(plan, "Remind me on Sunday at eleven to call the dentist.")
    assert said_again.kind is Kind.PROSPECTIVE
    assert said_again.claim == plan.claim


def test_what_the_owner_puts_right_in_a_skill_is_approved() -> None:
    skill = special(
        Kind.PROCEDURAL,
        "This is how I like my status mail: short.",
        Claim("skill:status mail", "short"),
        Skill("status mail"),
    )
    found = corrected(skill, "long and friendly")
    assert found.statement == "This is how I like my status mail: long and friendly."
    assert isinstance(found.detail, Skill)
    assert found.detail.approved_at == NOW


def test_a_cause_keeps_its_grade() -> None:
    link = CausalLink("red wine", "headache", Grade.SUSPECTED)
    wine = special(
        Kind.CAUSAL, "Red wine gives me a headache.", Claim("cause:red wine", "headache"), link
    )
    found = corrected(wine, "a stomach ache")
    assert found.statement == "Red wine gives me a stomach ache."
    assert found.detail == CausalLink("red wine", "stomach ache", Grade.SUSPECTED)


def test_what_was_said_and_what_is_out_of_use_is_not_corrected() -> None:
    require_correctable(GHENT)  # control
    with pytest.raises(WriteRefusedError):
        require_correctable(record("I live in Ghent.", kind=Kind.EPISODIC))
    with pytest.raises(BadTransitionError):
        require_correctable(record("I live in Ghent.", status=Status.SUPERSEDED))
