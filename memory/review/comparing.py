"""How two values of one property stand to each other."""

import re
from collections.abc import Callable
from enum import StrEnum

from memory.extraction.normalise import wordset
from memory.review import places
from memory.review.lexicon import clashing, is_kind_of, opposite, terms

ANY = "any"
"""The value of "no pets" and "not religious": whatever it may be."""


class Relation(StrEnum):
    """What a new claim is to an old one about the same subject."""

    SAME = "same"
    NARROWER = "narrower"
    WIDER = "wider"
    APART = "apart"
    OPPOSED = "opposed"


Compare = Callable[[str, str], Relation]


def by_words(new: str, old: str) -> Relation:
    """Compare by the table of kinds and by the words themselves."""
    left, right = terms(new), terms(old)
    if left == right or set(left) == set(right):
        return Relation.SAME
    if old == ANY or is_kind_of(new, old):
        return Relation.NARROWER
    if new == ANY or is_kind_of(old, new):
        return Relation.WIDER
    return Relation.APART


def states(new: str, old: str) -> Relation:
    """Compare properties: two are opposed only when their words are antonyms."""
    found = by_words(new, old)
    return Relation.OPPOSED if found is Relation.APART and opposite(new, old) else found


def looks(new: str, old: str) -> Relation:
    """Compare descriptions of a part of the body: "long blonde" and "short"."""
    found = by_words(new, old)
    return Relation.OPPOSED if found is Relation.APART and clashing(new, old) else found


def doings(new: str, old: str) -> Relation:
    """Compare what is done: a verb with more said of it is a way of doing it."""
    found, left, right = by_words(new, old), terms(new), terms(old)
    if found is not Relation.APART or left[:1] != right[:1]:
        return found
    if set(right) <= set(left):
        return Relation.NARROWER
    return Relation.WIDER if set(left) <= set(right) else Relation.APART


def literally(new: str, old: str) -> Relation:
    """Compare values of which every sign counts, names and numbers."""
    return Relation.SAME if terms(new) == terms(old) else Relation.APART


def names(new: str, old: str) -> Relation:
    """Compare names: a first name is the beginning of the full one."""
    left, right = new.split(), old.split()
    if left == right:
        return Relation.SAME
    if left[: len(right)] == right:
        return Relation.NARROWER
    return Relation.WIDER if right[: len(left)] == left else Relation.APART


_NEAR = "near "
"""How the value begins for somebody who lives in the neighbourhood of a place."""


def locations(new: str, old: str) -> Relation:
    """Compare places: one may lie in the other, and near a place may be in the next one."""
    if new.startswith(_NEAR) or old.startswith(_NEAR):
        return _near(new, old)
    if places.canonical(new) == places.canonical(old):
        return Relation.SAME
    if places.may_be_inside(new, old):
        return Relation.NARROWER
    return Relation.WIDER if places.may_be_inside(old, new) else Relation.APART


def _near(new: str, old: str) -> Relation:
    here, there = new.removeprefix(_NEAR), old.removeprefix(_NEAR)
    if new == old:
        return Relation.SAME
    around = places.canonical(there) in places.wholes(here)
    if around and new.startswith(_NEAR):
        return Relation.NARROWER
    known = places.known(here) and places.known(there)
    nested = around or places.canonical(here) in places.wholes(there)
    if known and here != there and not nested and not places.are_neighbours(here, there):
        return Relation.OPPOSED
    return Relation.WIDER if new.startswith(_NEAR) else Relation.NARROWER


_WAYS = {"street": "st", "avenue": "ave", "road": "rd", "lane": "ln", "drive": "dr"}


def addresses(new: str, old: str) -> Relation:
    """Compare addresses: a street is less precise than a house in it."""
    left, right = ([_WAYS.get(word, word) for word in text.split()] for text in (new, old))
    if left == right:
        return Relation.SAME
    if set(right) <= set(left):
        return Relation.NARROWER
    return Relation.WIDER if set(left) <= set(right) else Relation.APART


def _span(text: str) -> tuple[int, int] | None:
    """Return the numbers that "32" or "30-39" stands for."""
    found = re.fullmatch(r"(\d+)(?:-(\d+))?", text)
    return (int(found[1]), int(found[2] or found[1])) if found else None


def spans(new: str, old: str) -> Relation:
    """Compare numbers and ranges of them: thirties contains 32."""
    left, right = _span(new), _span(old)
    if left is None or right is None:
        return literally(new, old)
    if left == right:
        return Relation.SAME
    if right[0] <= left[0] and left[1] <= right[1]:
        return Relation.NARROWER
    if left[0] <= right[0] and right[1] <= left[1]:
        return Relation.WIDER
    overlap = left[0] <= right[1] and right[0] <= left[1]
    return Relation.SAME if overlap else Relation.APART


_TOGETHER: dict[str, frozenset[str]] = {
    "single": frozenset({"divorced", "widowed", "ever married", "ever together"}),
    "dating": frozenset({"divorced", "widowed", "single", "ever married", "ever together"}),
    "engaged": frozenset({"dating", "divorced", "widowed", "ever married", "ever together"}),
    "married": frozenset({"ever married", "ever together"}),
    "separated": frozenset({"married", "single", "ever married", "ever together"}),
    "divorced": frozenset({"ever married", "ever together"}),
    "widowed": frozenset({"ever married", "ever together"}),
    "ever married": frozenset({"ever together"}),
}
"""Which other states of a relationship can be true of the same person at the same time."""


_ONCE_MARRIED = frozenset({"married", "separated", "divorced", "widowed"})
_IMPLIED_BY = {
    "ever married": _ONCE_MARRIED,
    "ever together": _ONCE_MARRIED | {"dating", "engaged", "ever married"},
}
"""What must have been, by what is: "divorced" says that there was a marriage."""


def relationships(new: str, old: str) -> Relation:
    """Compare what somebody is to another: who is widowed is not married."""
    if new == old:
        return Relation.SAME
    if new in _IMPLIED_BY.get(old, ()):
        return Relation.NARROWER
    if old in _IMPLIED_BY.get(new, ()):
        return Relation.WIDER
    if old in _TOGETHER.get(new, ()) or new in _TOGETHER.get(old, ()):
        return Relation.APART
    return Relation.OPPOSED


_COUNTED = re.compile(r"^(?:(\d+) )?(.+)$")


def counts(new: str, old: str) -> Relation:
    """Compare numbers of relatives: "2 sons" and "3 sons" cannot both be true."""
    left, right = _COUNTED.match(new), _COUNTED.match(old)
    if left is None or right is None or ANY in (new, old) or left[2] != right[2]:
        return by_words(new, old)
    if left[1] == right[1]:
        return Relation.SAME
    if None in (left[1], right[1]):
        return Relation.NARROWER if left[1] else Relation.WIDER
    return Relation.OPPOSED


AVOCATIONS = wordset(
    "student musician writer artist dancer singer photographer coach model author painter gardener "
    "tutor babysitter baker actor actress rapper poet farmer trainer cook bodybuilder"
)
"""What many do beside another occupation."""


def occupations(new: str, old: str) -> Relation:
    """Compare occupations: two full ones exclude each other, two of one trade may be one."""
    found, trades = by_words(new, old), {new.split()[-1], old.split()[-1]}
    beside = AVOCATIONS & trades or len(trades) == 1
    return Relation.OPPOSED if found is Relation.APART and not beside else found


_FAITHS = {
    "catholic": "christian",
    "protestant": "christian",
    "baptist": "christian",
    "lutheran": "christian",
    "mormon": "christian",
    "methodist": "christian",
    "orthodox": "christian",
    "quaker": "christian",
    "church": ANY,
    "temple": ANY,
    "mosque": "muslim",
    "synagogue": "jewish",
    "mass": "christian",
}


def religions(new: str, old: str) -> Relation:
    """Compare faiths and what is done for them."""
    if new == old:
        return Relation.SAME
    if "atheist" in (new, old):
        return Relation.OPPOSED
    if old == ANY or _FAITHS.get(new) == old:
        return Relation.NARROWER
    if new == ANY or _FAITHS.get(old) == new:
        return Relation.WIDER
    place = {"church", "temple"} & {new, old}
    return Relation.APART if place else Relation.OPPOSED


def diets(new: str, old: str) -> Relation:
    """Compare diets: the stricter contains the other."""
    strict = ("vegan", "vegetarian", "pescatarian")
    if new == old:
        return Relation.SAME
    if new in strict and old in strict:
        return Relation.NARROWER if strict.index(new) < strict.index(old) else Relation.WIDER
    if {new, old} & {"carnivore", "meat eater", "omnivore"} and {new, old} & set(strict):
        return Relation.OPPOSED
    return Relation.APART
