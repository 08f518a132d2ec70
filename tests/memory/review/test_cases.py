"""What memory gets wrong elsewhere, as it is judged here: the pure side of each known failure."""

from datetime import UTC, datetime

import pytest

from memory.records import OWNER, Record
from memory.vocabulary import Decision, Origin, Polarity, Reason, Speaker
from tests.memory.notebook import Notebook, said


@pytest.fixture
def notebook() -> Notebook:
    return Notebook()


def only(notebook: Notebook) -> Record:
    (record,) = notebook.records
    return record


def test_saying_it_twice_is_evidence_and_no_second_row(notebook: Notebook) -> None:
    notebook.tell("I play the cello.")
    (again,) = notebook.tell("I play the cello.")

    assert (again.decision, again.reason) == (Decision.IGNORE, Reason.ALREADY_KNOWN)
    assert again.target == only(notebook)


def test_hate_after_love_replaces_it(notebook: Notebook) -> None:
    notebook.tell("I love Thai food.")
    (verdict,) = notebook.tell("Actually I hate Thai food.")

    assert (verdict.decision, verdict.reason) == (Decision.UPDATE, Reason.CORRECTED)
    assert only(notebook).statement == "Actually I hate Thai food."


def test_not_is_never_a_stop_word(notebook: Notebook) -> None:
    allowed = "The dog is allowed on the sofa."

    assert notebook.decisions(allowed, "The dog is not allowed on the sofa.") == [Decision.CONFLICT]
    assert notebook.decisions(allowed) == [Decision.IGNORE]  # control: the same words are known


def test_a_bare_not_elsewhere_is_no_conflict(notebook: Notebook) -> None:
    assert notebook.decisions("I work at Corvid Labs.", "I do not like olives.") == [
        Decision.CREATE
    ]
    assert len(notebook.records) == 2


def test_a_state_follows_the_later_statement(notebook: Notebook) -> None:
    told = ("Night mode is enabled on my phone.", "Night mode is disabled on my phone.")

    assert notebook.decisions(*told) == [Decision.UPDATE]
    assert only(notebook).statement == told[1]


def test_no_longer_keeps_the_negation(notebook: Notebook) -> None:
    decisions = notebook.decisions("I am vegetarian.", "I am not vegetarian any more.")

    claim = only(notebook).claim
    assert decisions == [Decision.UPDATE]
    assert claim is not None
    assert (claim.value, claim.polarity) == ("vegetarian", Polarity.DENIED)


def test_a_favourite_has_one_value(notebook: Notebook) -> None:
    told = ("My favourite footballer is Ronaldo.", "My favourite footballer is Messi now.")

    assert notebook.decisions(*told) == [Decision.UPDATE]
    assert only(notebook).statement == told[1]


def test_unrelated_things_leave_each_other_alone(notebook: Notebook) -> None:
    told = ("I bought a red bicycle.", "I sold my old piano.")

    assert notebook.decisions(*told) == [Decision.CREATE]
    assert len(notebook.records) == 2


def test_a_move_is_dated_when_it_happened(notebook: Notebook) -> None:
    notebook.tell("I live in Ghent.")
    (verdict,) = notebook.tell("I moved to Lyon last week.")

    assert verdict.decision is Decision.UPDATE
    assert only(notebook).validity.from_utc == datetime(2024, 5, 1, 12, tzinfo=UTC)


def test_an_imported_note_cannot_replace_what_the_owner_said(notebook: Notebook) -> None:
    notebook.tell("My sister is Anna.")
    note = said("The user's sister is Maria.", origin=Origin.IMPORT)
    (verdict,) = notebook.tell(note)

    assert (verdict.decision, verdict.reason) == (Decision.CONFLICT, Reason.LESS_TRUSTED)
    assert only(notebook).statement == "My sister is Anna."


def test_the_owner_overrules_an_imported_note_at_once(notebook: Notebook) -> None:
    notebook.tell(said("The user lives in Rome.", origin=Origin.IMPORT))
    (verdict,) = notebook.tell("I live in Oslo.")

    assert (verdict.decision, verdict.reason) == (Decision.UPDATE, Reason.MORE_TRUSTED)


def test_what_was_sold_is_replaced_by_what_is_driven_now(notebook: Notebook) -> None:
    decisions = notebook.decisions("I drive a Skoda.", "I drive a Volvo now, sold the Skoda.")

    assert decisions == [Decision.UPDATE]
    assert only(notebook).statement == "I drive a Volvo now"


def test_a_second_car_stands_beside_the_first(notebook: Notebook) -> None:
    assert notebook.decisions("I drive a Skoda.", "I drive a Volvo.") == [Decision.CREATE]


def test_a_friends_allergy_is_the_friends(notebook: Notebook) -> None:
    notebook.tell("My friend Jack is allergic to nuts.")

    subject = only(notebook).subject
    assert (subject.key, subject.name, subject.relation) == ("name:jack", "Jack", "friend")
    assert notebook.decisions("I am allergic to nuts.") == [Decision.CREATE]


def test_the_owner_is_one_under_every_name(notebook: Notebook) -> None:
    notebook.tell("The name is Pia.")
    notebook.tell("I, Pia, hate mornings.")

    assert [record.subject for record in notebook.records] == [OWNER, OWNER]


@pytest.mark.parametrize(
    "text",
    [
        "If I moved to Canada I would buy a canoe.",
        "Do I live in Rome?",
        "Oh sure, I just love being stuck in traffic.",
        "nice.",
        "Can you delete what you know about my phone number?",
    ],
)
def test_what_is_not_asserted_is_not_kept(notebook: Notebook, text: str) -> None:
    assert notebook.tell(text) == []
    assert notebook.tell("I live in Rome.")  # control: an assertion is


@pytest.mark.parametrize(
    "told",
    [
        ("I live in Lyon since 2016", "I lived in Ghent 2010-2015"),
        ("I lived in Ghent 2010-2015", "I live in Lyon since 2016"),
    ],
)
def test_facts_may_arrive_in_any_order(notebook: Notebook, told: tuple[str, str]) -> None:
    assert notebook.decisions(*told) == [Decision.CREATE]

    ghent = next(record for record in notebook.records if "Ghent" in record.statement)
    assert ghent.validity.from_utc == datetime(2010, 1, 1, tzinfo=UTC)
    assert ghent.validity.until_utc == datetime(2016, 1, 1, tzinfo=UTC)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Я живу в Москве.", "Я живу в Казани."),
        ("我住在成都。", "我住在北京。"),
        ("Ich wohne in Bonn.", "Ich wohne in Köln."),
        ("J'habite à Lyon.", "J'habite à Paris."),
        ("Vivo en Sevilla.", "Vivo en Madrid."),
    ],
)
def test_other_languages_are_not_empty(notebook: Notebook, first: str, second: str) -> None:
    assert notebook.decisions(first, second) == [Decision.CONFLICT]
    assert notebook.decisions(first) == [Decision.IGNORE]  # control: the same is known


def test_a_misheard_name_is_spelled_out(notebook: Notebook) -> None:
    notebook.tell("My name is Marco.")
    (verdict,) = notebook.tell("No, it is Mark, M-A-R-K.")

    assert (verdict.decision, verdict.reason) == (Decision.UPDATE, Reason.CORRECTED)
    assert only(notebook).statement == "My name is Mark."


def test_a_change_before_what_is_known_asks(notebook: Notebook) -> None:
    told = ("I live in Lyon since 2016.", "I moved to Ghent in 2010.")

    assert notebook.decisions(*told) == [Decision.CONFLICT]
    assert Notebook().decisions(told[1], "I moved to Lyon in 2016.") == [Decision.UPDATE]


def test_an_age_grows_with_the_years(notebook: Notebook) -> None:
    notebook.tell("I am 34 years old.")
    later = datetime(2026, 5, 9, tzinfo=UTC)

    assert notebook.decisions(said("I am 36 years old.", at=later)) == [Decision.UPDATE]
    assert notebook.decisions(said("I am 63 years old.", at=later)) == [Decision.CONFLICT]


def test_a_wider_place_adds_nothing_and_a_narrower_one_does(notebook: Notebook) -> None:
    notebook.tell("I live in the United States.")
    (narrower,) = notebook.tell("I live in Chicago.")
    (wider,) = notebook.tell("I now live in Illinois.")

    assert (narrower.decision, narrower.reason) == (Decision.CREATE, Reason.MORE_PRECISE)
    assert (wider.decision, wider.reason) == (Decision.IGNORE, Reason.LESS_PRECISE)


def test_one_turn_means_what_it_says_unless_it_corrects_itself(notebook: Notebook) -> None:
    both = notebook.decisions("I am a vegetarian, but I eat fish.")

    assert both == [Decision.CREATE, Decision.CREATE]
    assert Notebook().decisions("I live in Rome. No, I live in Oslo.")[-1] is Decision.UPDATE
    assert Notebook().decisions("I am a vegetarian.", "I eat fish.") == [Decision.CONFLICT]


def test_a_plan_contradicts_nothing(notebook: Notebook) -> None:
    told = ("I live in Ghent.", "I will move to Lyon next month.")

    assert notebook.decisions(*told) == [Decision.CREATE]


def test_the_companions_words_are_never_the_owners(notebook: Notebook) -> None:
    words = "I love jazz. You live in Ghent. Your sister is allergic to nuts."
    notebook.tell(said(words, Speaker.COMPANION))

    assert only(notebook).subject.key == "companion"
    assert Notebook().decisions("I love jazz.") == [Decision.CREATE]


def test_used_to_ends_what_was_believed(notebook: Notebook) -> None:
    notebook.tell("I smoke.")
    (verdict,) = notebook.tell("I used to smoke.")

    assert (verdict.decision, verdict.reason) == (Decision.UPDATE, Reason.CHANGED)
    assert only(notebook).validity.ended
