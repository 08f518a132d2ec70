"""Whose husband it is: whom a chain of possessives ends at."""

import pytest

from memory.review.claims import read


@pytest.mark.parametrize(
    ("clause", "key", "name", "slot", "value"),
    [
        (
            "My neighbour Olga's husband is allergic to nuts",
            "relation:olga's husband",
            "Olga's husband",
            "allergy",
            "nuts",
        ),
        ("Olga's husband is vegan", "relation:olga's husband", "Olga's husband", "diet", "vegan"),
        (
            "My husband's sister's daughter plays the cello",
            "relation:husband's sister's daughter",
            "husband's sister's daughter",
            "instrument",
            "cello",
        ),
        ("My friend Tom's wife Ann is a dentist", "name:ann", "Ann", "occupation", "dentist"),
        ("My boss's son lives in Oslo", "relation:boss's son", "boss's son", "home", "oslo"),
        ("My sister's dog is deaf", "relation:sister's dog", "sister's dog", "health", "deaf"),
        ("My mum's older brother is vegan", "relation:mother's brother", None, "diet", "vegan"),
        # controls: what is said of the first of them
        ("My neighbour Olga is allergic to nuts", "name:olga", "Olga", "allergy", "nuts"),
        ("My sister Anna's name is Anna", "name:anna", "Anna", "name", "anna"),
        ("My sister's favourite colour is red", "relation:sister", None, "favourite:colour", "red"),
        ("My friend Jack's allergic to nuts", "name:jack", "Jack", "allergy", "nuts"),
    ],
)
def test_a_chain_of_possessives_ends_at_its_last(
    clause: str, key: str, name: str | None, slot: str, value: str
) -> None:
    (reading,) = read(clause)
    assert reading.subject.key == key
    assert name is None or reading.subject.name == name
    assert reading.claim is not None
    assert (reading.claim.slot, reading.claim.value) == (slot, value)


def test_her_husband_is_the_husband_of_whom_she_is() -> None:
    (olga,) = read("My friend Olga lives in Kiel")
    (husband,) = read("Her husband is a pilot", last=olga.subject)
    assert husband.subject.name == "Olga's husband"
    (colour,) = read("Her favourite colour is red", last=olga.subject)
    assert colour.subject == olga.subject  # control: a property is hers
