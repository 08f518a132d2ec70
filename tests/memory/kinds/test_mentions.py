"""Who and what a turn names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.kinds.mentions import is_meant, mentions
from memory.kinds.naming import namings
from memory.kinds.project import offers
from memory.kinds.working import resolve
from memory.vocabulary import EntityType
from tests.memory.kinds.sayings import NOON, heard


def named(text: str) -> list[tuple[str, EntityType]]:
    return [(one.subject.key, one.type) for one in mentions(text)]


@pytest.mark.parametrize(
    ("text", "key", "kind"),
    [
        ("I met my friend Jack in Ghent", "name:jack", EntityType.PERSON),
        ("I met my friend Jack in Ghent", "thing:ghent", EntityType.PLACE),
        ("My older sister is nice", "relation:older sister", EntityType.PERSON),
        ("Jack Miller works at Corvid Labs", "name:jack miller", EntityType.PERSON),
        ("Jack Miller works at Corvid Labs", "thing:corvid labs", EntityType.ORGANISATION),
        ("I flew to Oslo and wrote to Robin.", "thing:oslo", EntityType.PLACE),
        ("I flew to Oslo and wrote to Robin.", "name:robin", EntityType.PERSON),
        ("My dog Rex barks", "name:rex", EntityType.PET),
        ("Let's put project Kite aside", "project:kite", EntityType.THING),
        ("The Kite project is late", "project:kite", EntityType.THING),
        ("I bought the grey kettle yesterday.", "thing:grey kettle", EntityType.THING),
        ("Yesterday Zoë called.", "name:zoë", EntityType.PERSON),
        ("I gave Anna's book to Tom", "name:anna", EntityType.PERSON),
    ],
)
def test_it_is_named(text: str, key: str, kind: EntityType) -> None:
    assert (key, kind) in named(text)


@pytest.mark.parametrize(
    "text",
    [
        "Wow, that sounds great!",
        "They've had a great time.",
        "We'll see on Monday.",
        "Don't worry. Life is good.",
        "Yeah, it'll be fun.",
        "Thanks, Anna!",
        "Hey Anna, good morning.",
        'He wrote "Anna lives in Rome".',
    ],
)
def test_nobody_is_named(text: str) -> None:
    assert named(text) == []
    assert named("Yesterday Anna called.")  # control


def test_a_capital_at_the_start_alone_is_not_sure() -> None:
    (unsure,) = mentions("Pottery is relaxing.")
    (sure,) = mentions("Anna lives with us.")
    assert not unsure.sure
    assert sure.sure


def test_what_stands_behind_a_preposition_does_not_lead() -> None:
    kettle, table = mentions("The kettle is on the table.")
    assert kettle.leading
    assert not table.leading


def test_questions_and_suppositions_are_not_meant() -> None:
    assert is_meant("Anna lives in Rome.")
    for text in ("Does Anna live in Rome?", "If Anna lived in Rome.", "Tom said Anna left."):
        assert not is_meant(text)


@given(st.text(max_size=80))
def test_no_text_is_too_strange(text: str) -> None:
    for one in mentions(text):
        assert 0 <= one.start < len(text)
    found = resolve(text, [], NOON)
    places = [(one.word, one.start) for one in found.resolved]
    places += [(one.word, one.start) for one in found.unclear]
    for word, start in places:
        assert text[start:].startswith(word)
    turn = heard(text)
    assert all(naming.name for naming in namings(turn))
    for offer in offers(turn):
        assert text[offer.source.start : offer.source.end] == offer.source.quote
