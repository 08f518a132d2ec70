"""Whose a fact is, and whether it was said as one at all."""

import pytest

from memory.extraction.rules import extract
from memory.records import OWNER
from memory.vocabulary import Decision, Kind, Origin, Reason, Status
from tests.memory.cases.hearing import facts, tell
from tests.memory.talking import Memory, written


@pytest.mark.parametrize(
    ("told", "name", "relation", "asked"),
    [
        ("My friend Jack is allergic to nuts.", "Jack", "friend", "Am I allergic to nuts?"),
        ("My brother plays the cello.", "brother", "brother", "Do I play the cello?"),
        ("My colleague Mei lives in Rome.", "Mei", "colleague", "Do I live in Rome?"),
        ("My daughter is vegan.", "daughter", "daughter", "Am I vegan?"),
    ],
)
def test_what_is_anothers_is_not_the_owners(
    memory: Memory, told: str, name: str, relation: str, asked: str
) -> None:
    tell(memory, told)
    (record,) = facts(memory)
    assert (record.subject.name, record.subject.relation) == (name, relation)
    assert memory.recalled(asked) == []
    assert memory.recalled(f"What about {name}?") == [told.rstrip(".")]  # control


@pytest.mark.parametrize(
    ("named", "told"),
    [
        ("The name is Pia.", "I, Pia, hate mornings."),
        ("My name is Otto.", "I, Otto, live in Bonn."),
        ("Call me Ren.", "I hate mornings."),
    ],
)
def test_the_owner_is_one_under_every_name(memory: Memory, named: str, told: str) -> None:
    tell(memory, named)
    tell(memory, told)
    assert {record.subject.key for record in facts(memory)} == {OWNER.key}


NO_FACTS = [
    "If I moved to Canada I would buy a canoe.",
    "Suppose I lived in Rome.",
    "I wish I had a dog.",
    "Do I live in Rome?",
    "What if I became vegan?",
    "Oh sure, I just love being stuck in traffic.",
    "I am the queen of England, haha.",
    "In my novel, I am a pirate.",
    "Jack said that I live in Rome.",
    "Can you delete what you know about my phone number?",
]


@pytest.mark.parametrize("text", NO_FACTS)
def test_what_is_not_asserted_is_not_kept_and_its_refusal_is(memory: Memory, text: str) -> None:
    rulings = tell(memory, text)
    assert facts(memory, None) == []
    assert {one.decision for one in rulings} == {Decision.IGNORE}
    assert all(one.reason is not Reason.ALREADY_JUDGED for one in rulings)
    assert {one.id for one in rulings} <= {one.id for one in memory.inspector.decisions()}
    tell(memory, "I live in Ghent.")
    assert len(facts(memory)) == 1  # control


def test_a_refusal_is_not_judged_again(memory: Memory) -> None:
    (ruling,) = tell(memory, "Do I live in Rome?")
    before = len(memory.inspector.decisions())
    (offer,) = extract(memory.said[-1])
    again = memory.router.submit(offer)
    assert again.reason is Reason.ALREADY_JUDGED
    assert again.id == ruling.id
    assert len(memory.inspector.decisions()) == before


@pytest.mark.parametrize(
    "text",
    [
        "我住在成都。",
        "Я живу в Москве.",
        "Ich wohne in Köln.",
        "私は東京に住んでいます。",
        "J'habite à Besançon.",
        "أنا أعيش في القاهرة.",
    ],
)
def test_words_are_kept_as_they_were_said(memory: Memory, text: str) -> None:
    tell(memory, text)
    (record,) = facts(memory)
    (source,) = record.sources
    (turn,) = memory.said
    assert record.statement in text
    assert source.quote.encode() == turn.text[source.start : source.end].encode()
    assert turn.text == text


@pytest.mark.parametrize(
    ("misheard", "repair", "right"),
    [
        ("My name is Marco.", "No, it is Mark, M-A-R-K.", "Mark"),
        ("My name is Jon.", "No, it is John, J-O-H-N.", "John"),
        ("My name is Sarah.", "No, it's Sara, S-A-R-A.", "Sara"),
    ],
)
def test_a_misheard_name_is_repaired(
    memory: Memory, misheard: str, repair: str, right: str
) -> None:
    (first,) = memory.say(misheard, origin=Origin.OWNER_SPEECH, hearing=0.85)
    (second,) = [
        one
        for one in memory.say(repair, origin=Origin.OWNER_SPEECH, hearing=0.9)
        if one.kind is Kind.SEMANTIC
    ]
    assert (second.decision, second.reason) == (Decision.UPDATE, Reason.CORRECTED)
    old, new = (memory.inspector.record(written(one)) for one in (first, second))
    assert (old.status, new.status) == (Status.SUPERSEDED, Status.ACTIVE)
    assert new.claim is not None
    assert new.claim.value == right.casefold()
    assert memory.recalled("What is my name?") == [f"My name is {right}"]
    assert new.confidence <= 0.9
