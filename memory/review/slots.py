"""Which properties hold one value at a time, and when two claims cannot both be true."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from memory.extraction.normalise import wordset
from memory.records import Claim
from memory.review.choices import CHOICE, FAVOURITE
from memory.review.comparing import (
    ANY,
    AVOCATIONS,
    Compare,
    Relation,
    addresses,
    by_words,
    counts,
    diets,
    doings,
    literally,
    locations,
    looks,
    names,
    occupations,
    relationships,
    religions,
    spans,
    states,
)
from memory.vocabulary import Polarity


@dataclass(frozen=True)
class Slot:
    """How the values of one property stand to each other."""

    compare: Compare = by_words
    many: bool = True
    """Several values can be true at once."""
    volatile: bool = False
    """It changes by its nature: the later of two firm statements is how it is now."""
    replaced: bool = False
    """With a word of change ("now") a new value takes the place of the old ones."""
    nested: bool = False
    """A wider value adds nothing to a narrower one (a country to its city)."""
    graded: bool = False
    """With a word of change a wider value is another one: a vegan who eats fish now."""


_ONE = Slot(many=False, nested=True)
_FAVOURITE = Slot(many=False, nested=True, graded=True)
_LITERAL = Slot(literally, many=False)
_PLACE = Slot(locations, many=False, nested=True)
_MANY = Slot()

SLOTS: dict[str, Slot] = {
    "name": Slot(names, many=False, nested=True),
    "age": Slot(spans, many=False, nested=True),
    "gender": _LITERAL,
    "generation": _LITERAL,
    "birthday": _LITERAL,
    "birth year": _LITERAL,
    "birthplace": _PLACE,
    "origin": _PLACE,
    "grew up in": _PLACE,
    "home": _PLACE,
    "address": Slot(addresses, many=False, nested=True),
    "household": Slot(
        lambda new, old: (
            Relation.SAME
            if new == old
            else (Relation.OPPOSED if "alone" in (new, old) else Relation.APART)
        )
    ),
    "employer": _ONE,
    "occupation": Slot(occupations, nested=True, replaced=True),
    "workplace": _ONE,
    "employment": _LITERAL,
    "school": Slot(replaced=True),
    "study": Slot(replaced=True),
    "relationship": Slot(relationships),
    "children": Slot(counts, nested=True),
    "siblings": Slot(counts, nested=True),
    "diet": Slot(diets, nested=True, replaced=True, graded=True),
    "religion": Slot(religions, nested=True),
    "height": _LITERAL,
    "weight": Slot(literally, many=False, volatile=True),
    "phone": _LITERAL,
    "email": Slot(literally, many=False),
    "state": Slot(states, volatile=True),
    "is": Slot(states),
    "vehicle": Slot(replaced=True),
    "does": Slot(doings),
    "ability": Slot(doings),
    "hobby": Slot(doings),
    "hair": Slot(looks),
    "motto": _LITERAL,
    "blood type": _LITERAL,
    "shoe size": _LITERAL,
    "eyes": _LITERAL,
    "relation": _MANY,
}
"""Every slot with rules of its own; the others hold many values, compared by their words."""


def slot(name: str) -> Slot:
    """Return how the values of a slot compare."""
    if name == f"{FAVOURITE}theme":
        return _LITERAL
    return _FAVOURITE if name.startswith(FAVOURITE) else SLOTS.get(name, _MANY)


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
    frozenset({"likes", "consumes", "diet", "hobby", "does", "plays", CHOICE, FAVOURITE}),
    frozenset({CHOICE, "vehicle"}),
    frozenset({"home", "employer"}),
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
        paid = claim.value.split()[-1] not in AVOCATIONS
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
