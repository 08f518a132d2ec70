from pathlib import Path

import pytest

from memory.vocabulary import Decision
from tests.benchmarks.bench_persona_pairs import flagged, measure, read_pairs
from tests.memory.notebook import Notebook

PAIRS = Path(__file__).parents[3] / "../shared/data/persona_pairs/dev.jsonl"


@pytest.mark.skipif(
    not PAIRS.exists(), reason="the set of persona pairs is not beside the repository"
)
def test_contradictions_are_told_from_lookalikes() -> None:
    score = measure(read_pairs(PAIRS))

    assert score.f1 >= 0.95, score.wrong
    assert score.precision >= 0.93, score.wrong
    assert score.hard_negatives_flagged <= 0.05, score.wrong


CONTRADICTIONS = [
    ("I am vegan.", "I love cheese."),
    ("I'm a vegetarian", "I love eating burgers."),
    ("I don't eat meat.", "I like chicken wings."),
    ("I have no siblings.", "I have an older brother."),
    ("I have two kids.", "I have four children."),
    ("My wife and I live in Ohio.", "I am single."),
    ("I have never been married.", "I am divorced."),
    ("I'm in my twenties.", "I am 64 years old."),
    ("I am in third grade.", "I am 33."),
    ("I've lived in Boston for ten years.", "I live in Denver."),
    ("Blue is my favorite color.", "My favourite colour is red."),
    ("I never drink alcohol.", "I drink wine every night."),
    ("I do not have a car.", "I drive a Honda."),
    ("I have never had a pet.", "I have two cats."),
    ("I am not religious.", "I am a devout catholic."),
    ("I live alone.", "I live with my parents."),
    ("I can't swim.", "I can swim well."),
    ("I am six feet tall.", "I am 150 cm tall."),
    ("I can't stand country music.", "I like country music."),
    ("My dad lives in Spain.", "My dad lives in Italy."),
    ("I do not like sports.", "I like to play basketball."),
    ("I have blonde hair.", "I have black hair."),
    ("I am unemployed.", "I am a plumber."),
]
LOOKALIKES = [
    ("I am vegan.", "I love animals."),
    ("I live in Austin.", "I live in Texas."),
    ("I was born in Peru.", "I live in Canada."),
    ("My sister lives in Rome.", "I live in Oslo."),
    ("I used to live in Boston.", "I live in Denver."),
    ("I am divorced.", "I have a boyfriend."),
    ("I am engaged.", "I have never been married before."),
    ("I used to own a dog.", "I do not have any pets."),
    ("I want to move to Spain.", "I live in Norway."),
    ("I don't eat pork.", "I eat chicken."),
    ("I have two children.", "I have a son."),
    ("I like red wine.", "I do not like white wine."),
    ("My best friend is a vegan.", "I love steak."),
    ("I don't like sweet food.", "I love food."),
    ("I am retired.", "I was a teacher."),
    ("I am going to get married next year.", "I am single."),
    ("I like blue.", "My favorite color is green."),
    ("I have a brother.", "I have a sister."),
    ("I work at a school.", "I am a teacher."),
    ("I am 30 years old.", "My brother is 35."),
]


@pytest.mark.parametrize(("one", "other"), CONTRADICTIONS)
def test_what_cannot_both_be_true_is_never_kept_silently(one: str, other: str) -> None:
    assert flagged(one, other)
    assert flagged(other, one)


@pytest.mark.parametrize(("one", "other"), LOOKALIKES)
def test_what_can_both_be_true_is_kept(one: str, other: str) -> None:
    assert not flagged(one, other)
    assert not flagged(other, one)


def test_what_never_was_denies_what_is() -> None:
    assert flagged("I adore cats.", "I never liked cats.")
    assert flagged("I never liked cats.", "I adore cats.")
    assert not flagged("I adore cats.", "As a child I never liked cats.")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Uma works at OpenAI.", "Uma now works at Google as of 2026."),
        ("Bob is keto.", "Bob now eats carnivore style."),
        ("Olga's favourite colour is teal.", "Olga's favourite colour is now red."),
    ],
)
def test_what_is_so_now_of_somebody_replaces_what_was(one: str, other: str) -> None:
    book = Notebook()

    assert Decision.UPDATE in book.decisions(one, other)


def test_two_values_of_one_property_of_somebody_wait_for_the_owner() -> None:
    assert Notebook().decisions("Uma works at OpenAI.", "Uma works at Google.") == [
        Decision.CONFLICT
    ]
