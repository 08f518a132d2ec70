import pytest

from memory.records import COMPANION, Record, Subject
from memory.vocabulary import Kind
from personality.cognition.whom import fits
from tests.personality.making import ALLERGY, JACK, record

OWNERS = record("I am allergic to penicillin.")
JACKS = record("He is allergic to nuts.", JACK)
ANNA = record("Anna likes tea.", Subject("name:anna", "Anna", "sister"))
KITE = record("Project Kite is due Friday.", Subject("name:kite", "Kite"))
REX = record("He eats everything.", Subject("name:rex", "Rex", "dog"))
OURS = record("I like jazz.", COMPANION)
WITH_JACK = record("I share a flat with Jack.")
EVERYONE = (OWNERS, ALLERGY, JACKS, ANNA, KITE, REX, OURS, WITH_JACK)

CASES = {
    "Am I allergic to peanuts?": (OWNERS, WITH_JACK),
    "am i allergic to nuts": (OWNERS, WITH_JACK),
    "What are my allergies?": (OWNERS, WITH_JACK),
    "What can my sister not eat?": (ALLERGY, ANNA),
    "what does my older sister like": (ALLERGY, ANNA),
    "Do you know what my sister cannot eat?": (ALLERGY, ANNA),
    "What did I tell you about my sister?": (ALLERGY, ANNA),
    "Can you tell me what my sister likes?": (ALLERGY, ANNA),
    "Was darf meine Schwester nicht essen?": (ALLERGY, ANNA),
    "Is Jack allergic to nuts?": (JACKS, WITH_JACK),
    "is jack allergic to nuts": (JACKS, WITH_JACK),
    "Where does Jack live?": (JACKS, WITH_JACK),
    "Is my friend Tom allergic?": (),
    "Does Jack's sister like tea?": (JACKS, WITH_JACK),
    "What about Anna and project Kite?": (ANNA, KITE),
    "What does my dog eat?": (OWNERS, REX, WITH_JACK),
    "Do you like jazz?": (OURS,),
    "Who is allergic to peanuts?": EVERYONE,
    "Is anyone in my family allergic?": EVERYONE,
    "Does she like tea?": (ALLERGY, JACKS, ANNA, KITE, REX, OURS),
    "What should I cook for my sister?": (OWNERS, ALLERGY, ANNA, WITH_JACK),
}


@pytest.mark.parametrize(("question", "expected"), CASES.items())
def test_a_question_takes_the_records_of_those_it_is_about(
    question: str, expected: tuple[Record, ...]
) -> None:
    assert [r.statement for r in EVERYONE if fits(question, r)] == [r.statement for r in expected]


MOTHER = record("My mother likes figs.", Subject("relation:mother", "mother", "mother"))
OLDER = record("She likes plums.", Subject("relation:older sister", "older sister", "sister"))
TOMS = record("She likes dates.", Subject("name:tom/relation:sister", "Tom's sister", "sister"))
HERS = record("He likes bones.", Subject("relation:sister's dog", "sister's dog", "sister's dog"))
RELATIVES = (ALLERGY, MOTHER, OLDER, TOMS, HERS)

RELATED = {
    "What does my sister like?": (ALLERGY, OLDER),
    "What's my sister allergic to?": (ALLERGY, OLDER),
    "Where\u2019s my older sister?": (ALLERGY, OLDER),
    "What does my younger sister like?": (ALLERGY,),
    "What does Tom's sister like?": (TOMS,),
    "What does my sister's dog like?": (ALLERGY, OLDER, HERS),
    "Are my siblings well?": (ALLERGY, OLDER),
    "What do my parents like?": (MOTHER,),
    "What does mum like?": (MOTHER,),
    "What do I like?": (),
}


@pytest.mark.parametrize(("question", "expected"), RELATED.items())
def test_relatives_are_told_apart(question: str, expected: tuple[Record, ...]) -> None:
    assert [r.statement for r in RELATIVES if fits(question, r)] == [r.statement for r in expected]


def test_a_turn_is_about_whom_its_words_are_about() -> None:
    """A turn of conversation has no subject of its own, so it must not pass for the owner's."""
    told = record("My sister is allergic to peanuts.", kind=Kind.EPISODIC)
    assert not fits("Am I allergic to peanuts?", told)
    assert fits("What can my sister not eat?", told)  # control
    assert fits("Am I allergic?", record("I am allergic to nuts.", kind=Kind.EPISODIC))
