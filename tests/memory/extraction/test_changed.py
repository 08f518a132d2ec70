"""What sentences that tell of a change, of kin abroad and of work in other languages claim."""

import pytest

from memory.extraction.rules import extract
from memory.records import OWNER
from memory.vocabulary import Cue
from tests.memory.notebook import said


def claims(text: str) -> list[tuple[str, str, str]]:
    return [
        (one.claim.slot, one.claim.value, one.claim.polarity)
        for one in extract(said(text))
        if one.claim
    ]


def subjects(text: str) -> set[str]:
    return {one.subject.key for one in extract(said(text))}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # seasons are no places, and a place may still be named like one
        ("I live in the mountains in summer.", []),
        ("I live in Oslo in winter.", [("home", "oslo", "affirmed")]),
        # music by its genre alone
        ("I like jazz music.", [("likes", "jazz music", "affirmed")]),
        # an age said the friendly way, and one that is told
        ("I am 70 years young.", [("age", "70", "affirmed")]),
        ("I am middle-aged.", [("age", "40-64", "affirmed")]),
        (
            "I am a middle-aged clerk.",
            [("age", "40-64", "affirmed"), ("occupation", "middle-aged clerk", "affirmed")],
        ),
        ("I like middle-aged cheese.", [("likes", "middle-aged cheese", "affirmed")]),
        # an address is no town
        ("Vera moved to 9 Fir Row.", [("address", "9 fir row", "affirmed")]),
        (
            "Vera moved to 9 Fir Row in York.",
            [("home", "york", "affirmed"), ("address", "9 fir row", "affirmed")],
        ),
        ("Vera lives on Mill Lane.", [("address", "mill lane", "affirmed")]),
        # controls: towns
        ("Vera moved to York.", [("home", "york", "affirmed")]),
        ("I live near Boston.", [("home", "near boston", "affirmed")]),
        ("I live near the sea.", []),
        # a move to a firm, and leaving one
        ("Vera moved to Nokia.", [("employer", "nokia", "affirmed")]),
        ("Vera left Nokia.", [("employer", "nokia", "denied")]),
        ("Vera quit Nokia.", [("employer", "nokia", "denied")]),
        ("I quit smoking.", [("smokes", "tobacco", "denied")]),
        ("I joined Greenpeace.", []),
        # what somebody eats is the diet alone
        ("Vera eats paleo style.", [("diet", "paleo", "affirmed")]),
        ("Vera eats plums.", [("consumes", "plums", "affirmed")]),
        ("I am not allergic to anything.", [("allergy", "any", "denied")]),
        (
            "I have a brother but no sisters.",
            [("siblings", "brother", "affirmed"), ("siblings", "sister", "denied")],
        ),
        ("I have a greyhound called Bolt.", [("pets", "greyhound called bolt", "affirmed")]),
        ("I have a headache.", [("health", "headache", "affirmed")]),
    ],
)
def test_what_is_claimed(text: str, expected: list[tuple[str, str, str]]) -> None:
    assert claims(text) == expected


def test_a_gender_is_told_by_who_somebody_is_and_not_by_whom_they_know() -> None:
    assert ("gender", "female", "affirmed") in claims("I am a mother in my forties.")
    assert ("gender", "male", "affirmed") in claims("I am a man.")
    assert "gender" not in {slot for slot, _, _ in claims("I am a girl in a million.")}
    assert "gender" not in {slot for slot, _, _ in claims("I am a man's best friend.")}


@pytest.mark.parametrize(
    "text",
    [
        "Vera works at Nokia as of 2026.",
        "As of March Vera works at Nokia.",
        "Vera has gone vegan.",
        "Vera got a new job at Nokia.",
        "I turned 40.",
        "My husband died.",
        "Vera transferred to Nokia.",
        "Vera moved into 9 Fir Row.",
    ],
)
def test_a_change_is_heard(text: str) -> None:
    assert {one.cue for one in extract(said(text))} == {Cue.CHANGE}


@pytest.mark.parametrize(
    "text",
    [
        "Vera works at Nokia.",
        "I have a new umbrella.",
        "I turned out the light.",
        "Vera went to a concert.",
        "As a child I lived in York.",
    ],
)
def test_none_is_heard_where_none_is_told(text: str) -> None:
    assert {one.cue for one in extract(said(text))} == {Cue.NONE}


@pytest.mark.parametrize(
    ("text", "key", "claim"),
    [
        ("Mein Bruder wohnt in Wien.", "relation:brother", ("home", "vienna", "affirmed")),
        ("Meine kleine Schwester lebt in Graz.", "relation:sister", ("home", "graz", "affirmed")),
        ("Ma soeur habite à Lyon.", "relation:sister", ("home", "lyon", "affirmed")),
        ("Mi hermano vive en Lima.", "relation:brother", ("home", "lima", "affirmed")),
        ("Meine Mutter ist krank.", "relation:mother", None),
        # controls: the owner
        ("Ich wohne in Wien.", OWNER.key, ("home", "vienna", "affirmed")),
        ("J'habite à Lyon.", OWNER.key, ("home", "lyon", "affirmed")),
        ("Mein Name ist Vera.", OWNER.key, ("name", "vera", "affirmed")),
    ],
)
def test_whom_a_sentence_in_another_language_is_about(
    text: str, key: str, claim: tuple[str, str, str] | None
) -> None:
    assert subjects(text) == {key}
    assert claims(text) == ([claim] if claim else [])


@pytest.mark.parametrize(
    ("text", "trade"),
    [
        ("Ich bin Lehrerin.", "teacher"),
        ("Ich arbeite als Koch.", "cook"),
        ("Je suis infirmière.", "nurse"),
        ("Soy médico.", "doctor"),
        ("Sono avvocato.", "lawyer"),
        ("Ich bin müde.", None),
        ("Je suis contente.", None),
        ("Soy alto.", None),
    ],
)
def test_occupations_in_other_languages(text: str, trade: str | None) -> None:
    expected = [("occupation", trade, "affirmed")] if trade else []
    assert [one for one in claims(text) if one[0] == "occupation"] == expected
