"""Which properties hold one value at a time, and when two claims cannot both be true."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum

from memory.extraction.normalise import wordset
from memory.records import Claim
from memory.review import places
from memory.review.lexicon import clashing, is_kind_of, opposite, terms
from memory.vocabulary import Polarity

ANY = "any"
"""The value of "no pets" and "not religious": whatever it may be."""
FAVOURITE = "favourite:"
"""How the slots of favourites begin: ``favourite:colour``."""


class Relation(StrEnum):
    """What a new claim is to an old one about the same subject."""

    SAME = "same"
    NARROWER = "narrower"
    WIDER = "wider"
    APART = "apart"
    OPPOSED = "opposed"


Compare = Callable[[str, str], Relation]


def _by_words(new: str, old: str) -> Relation:
    """Compare by the table of kinds and by the words themselves."""
    left, right = terms(new), terms(old)
    if left == right or set(left) == set(right):
        return Relation.SAME
    if old == ANY or is_kind_of(new, old):
        return Relation.NARROWER
    if new == ANY or is_kind_of(old, new):
        return Relation.WIDER
    return Relation.APART


def _states(new: str, old: str) -> Relation:
    """Compare properties: two are opposed only when their words are antonyms."""
    found = _by_words(new, old)
    return Relation.OPPOSED if found is Relation.APART and opposite(new, old) else found


def _looks(new: str, old: str) -> Relation:
    """Compare descriptions of a part of the body: "long blonde" and "short"."""
    found = _by_words(new, old)
    return Relation.OPPOSED if found is Relation.APART and clashing(new, old) else found


def _doings(new: str, old: str) -> Relation:
    """Compare what is done: a verb with more said of it is a way of doing it."""
    found, left, right = _by_words(new, old), terms(new), terms(old)
    if found is not Relation.APART or left[:1] != right[:1]:
        return found
    if set(right) <= set(left):
        return Relation.NARROWER
    return Relation.WIDER if set(left) <= set(right) else Relation.APART


def _literally(new: str, old: str) -> Relation:
    """Compare values of which every sign counts, names and numbers."""
    return Relation.SAME if terms(new) == terms(old) else Relation.APART


def _names(new: str, old: str) -> Relation:
    """Compare names: a first name is the beginning of the full one."""
    left, right = new.split(), old.split()
    if left == right:
        return Relation.SAME
    if left[: len(right)] == right:
        return Relation.NARROWER
    return Relation.WIDER if right[: len(left)] == left else Relation.APART


def _places(new: str, old: str) -> Relation:
    if places.canonical(new) == places.canonical(old):
        return Relation.SAME
    if places.may_be_inside(new, old):
        return Relation.NARROWER
    return Relation.WIDER if places.may_be_inside(old, new) else Relation.APART


def _span(text: str) -> tuple[int, int] | None:
    """Return the numbers that "32" or "30-39" stands for."""
    found = re.fullmatch(r"(\d+)(?:-(\d+))?", text)
    return (int(found[1]), int(found[2] or found[1])) if found else None


def _spans(new: str, old: str) -> Relation:
    left, right = _span(new), _span(old)
    if left is None or right is None:
        return _literally(new, old)
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


def _relationships(new: str, old: str) -> Relation:
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


def _counts(new: str, old: str) -> Relation:
    """Compare numbers of relatives: "2 sons" and "3 sons" cannot both be true."""
    left, right = _COUNTED.match(new), _COUNTED.match(old)
    if left is None or right is None or ANY in (new, old) or left[2] != right[2]:
        return _by_words(new, old)
    if left[1] == right[1]:
        return Relation.SAME
    if None in (left[1], right[1]):
        return Relation.NARROWER if left[1] else Relation.WIDER
    return Relation.OPPOSED


_AVOCATIONS = wordset(
    "student musician writer artist dancer singer photographer coach model author painter gardener "
    "tutor babysitter baker actor actress rapper poet farmer trainer cook bodybuilder"
)
"""What many do beside another occupation."""


def _occupations(new: str, old: str) -> Relation:
    """Compare occupations: two full ones exclude each other, two of one trade may be one."""
    found, trades = _by_words(new, old), {new.split()[-1], old.split()[-1]}
    beside = _AVOCATIONS & trades or len(trades) == 1
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


def _religions(new: str, old: str) -> Relation:
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


def _diets(new: str, old: str) -> Relation:
    strict = ("vegan", "vegetarian", "pescatarian")
    if new == old:
        return Relation.SAME
    if new in strict and old in strict:
        return Relation.NARROWER if strict.index(new) < strict.index(old) else Relation.WIDER
    if {new, old} & {"carnivore", "meat eater", "omnivore"} and {new, old} & set(strict):
        return Relation.OPPOSED
    return Relation.APART


@dataclass(frozen=True)
class Slot:
    """How the values of one property stand to each other."""

    compare: Compare = _by_words
    many: bool = True
    """Several values can be true at once."""
    volatile: bool = False
    """It changes by its nature: the later of two firm statements is how it is now."""
    replaced: bool = False
    """With a word of change ("now") a new value takes the place of the old ones."""
    nested: bool = False
    """A wider value adds nothing to a narrower one (a country to its city)."""


_ONE = Slot(many=False, nested=True)
_LITERAL = Slot(_literally, many=False)
_PLACE = Slot(_places, many=False, nested=True)
_MANY = Slot()

SLOTS: dict[str, Slot] = {
    "name": Slot(_names, many=False, nested=True),
    "age": Slot(_spans, many=False, nested=True),
    "gender": _LITERAL,
    "generation": _LITERAL,
    "birthday": _LITERAL,
    "birth year": _LITERAL,
    "birthplace": _PLACE,
    "origin": _PLACE,
    "grew up in": _PLACE,
    "home": _PLACE,
    "address": _LITERAL,
    "household": Slot(
        lambda new, old: (
            Relation.SAME
            if new == old
            else (Relation.OPPOSED if "alone" in (new, old) else Relation.APART)
        )
    ),
    "employer": _ONE,
    "occupation": Slot(_occupations, nested=True, replaced=True),
    "workplace": _ONE,
    "employment": _LITERAL,
    "school": Slot(replaced=True),
    "study": Slot(replaced=True),
    "relationship": Slot(_relationships),
    "children": Slot(_counts, nested=True),
    "siblings": Slot(_counts, nested=True),
    "diet": Slot(_diets, nested=True, replaced=True),
    "religion": Slot(_religions, nested=True),
    "height": _LITERAL,
    "weight": Slot(_literally, many=False, volatile=True),
    "phone": _LITERAL,
    "email": Slot(_literally, many=False),
    "state": Slot(_states, volatile=True),
    "is": Slot(_states),
    "vehicle": Slot(replaced=True),
    "does": Slot(_doings),
    "ability": Slot(_doings),
    "hobby": Slot(_doings),
    "hair": Slot(_looks),
    "motto": _LITERAL,
    "blood type": _LITERAL,
    "shoe size": _LITERAL,
    "eyes": _LITERAL,
    "relation": _MANY,
}
"""Every slot with rules of its own; the others hold many values, compared by their words."""


def slot(name: str) -> Slot:
    """Return how the values of a slot compare."""
    return _ONE if name.startswith(FAVOURITE) else SLOTS.get(name, _MANY)


def _denied(name: str, *values: str) -> tuple[Claim, ...]:
    return tuple(Claim(name, text, Polarity.DENIED) for text in values)


_DIETS: dict[str, tuple[Claim, ...]] = {
    "vegan": _denied("consumes", "meat", "fish", "seafood", "dairy", "egg", "honey"),
    "vegetarian": _denied("consumes", "meat", "fish", "seafood"),
    "pescatarian": _denied("consumes", "meat"),
    "gluten free": _denied("consumes", "gluten"),
}
_ALSO: dict[str, tuple[Claim, ...]] = {
    "employer": (Claim("employment", "employed"),),
    "workplace": (Claim("employment", "employed"),),
    "vehicle": (Claim("drives", ANY),),
}
_AS: dict[str, tuple[str, ...]] = {
    "likes": ("consumes", "does", "hobby"),
    "consumes": ("likes",),
    "hobby": ("likes", "does"),
    "plays": ("likes",),
    "instrument": ("ability",),
    "language": ("ability",),
    "vehicle": ("possession",),
    "pets": ("possession",),
}
"""Slot -> slots in which the same value holds with it, when it is affirmed."""
_FAMILIES: tuple[frozenset[str], ...] = (
    frozenset({"likes", "consumes", "diet", "hobby", "does", "plays", FAVOURITE}),
    frozenset({"vehicle", "possession", "pets", "drives"}),
    frozenset({"employer", "workplace", "occupation", "employment"}),
    frozenset({"age", "generation"}),
    frozenset({"instrument", "language", "ability"}),
)


def related(name: str) -> frozenset[str]:
    """Return the slots whose claims can contradict one in this slot.

    A name that ends with a colon stands for every slot that begins with it.
    """
    family = FAVOURITE if name.startswith(FAVOURITE) else name
    return frozenset({name}).union(*(group for group in _FAMILIES if family in group))


_NO_CAR = wordset("motorcycle motorbike bike bicycle scooter bus tractor boat tram train tank")


def consequences(claim: Claim) -> tuple[Claim, ...]:
    """Return what else must be so when a claim is: a vegetarian eats no meat."""
    if claim.polarity is Polarity.DENIED:
        return ()
    if claim.slot == "diet":
        return _DIETS.get(claim.value, ())
    if claim.slot == "occupation":
        paid = claim.value.split()[-1] not in _AVOCATIONS
        return (Claim("employment", "employed"),) if paid else ()
    if claim.slot == "vehicle" and not _NO_CAR & set(claim.value.split()):
        return (replace(claim, slot="possession"), Claim("possession", "car"), *_ALSO["vehicle"])
    others = ("likes", "consumes") if claim.slot.startswith(FAVOURITE) else _AS.get(claim.slot, ())
    return (*(replace(claim, slot=name) for name in others), *_ALSO.get(claim.slot, ()))


def _same_slot(new: Claim, old: Claim) -> Relation:
    """Relate two claims about one property."""
    how = slot(new.slot)
    found = how.compare(new.value, old.value)
    if new.polarity is old.polarity:
        return _same_polarity(how, found, denied=new.polarity is Polarity.DENIED)
    wide, narrow = (
        (Relation.NARROWER, Relation.SAME)
        if old.polarity is Polarity.DENIED
        else (Relation.WIDER, Relation.SAME)
    )
    return Relation.OPPOSED if found in (wide, narrow) else Relation.APART


def _same_polarity(how: Slot, found: Relation, *, denied: bool) -> Relation:
    if denied:
        return found if found is Relation.SAME else Relation.APART
    if found is Relation.APART and not how.many:
        return Relation.OPPOSED
    if found in (Relation.NARROWER, Relation.WIDER) and not how.nested:
        return Relation.APART
    return found


def relating(new: Claim) -> Callable[[Claim], Relation]:
    """Return what relates a new claim to older ones about the same subject.

    Claims in different slots are either apart, or opposed through what follows from them.
    """
    follows = (new, *consequences(new))

    def relate_to(old: Claim) -> Relation:
        if new.slot == old.slot:
            found = _same_slot(new, old)
            if found is not Relation.APART:
                return found
        for other in (old, *consequences(old)):
            for one in follows:
                if one.slot == other.slot and _same_slot(one, other) is Relation.OPPOSED:
                    return Relation.OPPOSED
        return Relation.APART

    return relate_to


def relate(new: Claim, old: Claim) -> Relation:
    """Return what a new claim is to an old one about the same subject; see ``relating``."""
    return relating(new)(old)
