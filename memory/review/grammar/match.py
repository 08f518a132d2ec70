"""Tries the rules on a predicate and yields the claims that it makes."""

import re
from collections.abc import Iterator
from dataclasses import replace

from memory.records import Claim
from memory.review.grammar.life import BODY_AND_FAITH, FAMILY, WORK
from memory.review.grammar.person import PERSON
from memory.review.grammar.rule import Rule
from memory.review.grammar.tastes import HATE, TASTES
from memory.review.grammar.things import DOING, FALLBACKS, THINGS
from memory.review.grammar.values import preferred, trimmed
from memory.review.predicates import Predicate
from memory.vocabulary import Polarity

RULES: tuple[Rule, ...] = (*PERSON, *WORK, *FAMILY, *BODY_AND_FAITH, *TASTES, *THINGS)
"""Every rule is tried on a predicate; those that match each give their claims."""

_FAVOURITE = re.compile(
    r"^(?P<least>least )?favourites? (?P<thing>[\w ]+?) (?:to \w+ |of all time )?be (?P<v>.+)"
)
_PREFERS = re.compile(
    r"^(?:prefer|favou?r|use|(?:switch|change|go|move) (?:over |back )?to) (?P<v>.+)"
    r"|^(?:like|love) (?P<best>.+ (?:best|most))\b"
)
"""What somebody chooses may say itself of what it is the favourite."""
_CHANGES_FAVOURITE = re.compile(
    r"^(?:change (?:my|his|her|their) favourite (?P<thing>\w+)"
    r"|favourite (?P<kind>\w+) (?:change|switch|move))(?: from .+?)? to (?P<v>.+)"
)
_CHOSEN = re.compile(r"^(?:switch|change|go|move|use)\b")
"""What was switched to may be paint; a theme is one in any case."""
_THE_SAME = {
    "tv show": "show",
    "television show": "show",
    "tv series": "show",
    "series": "show",
    "film": "movie",
    "pastime": "hobby",
    "dish": "food",
    "meal": "food",
}
"""Names of what one can have a favourite of -> the usual one."""
_HATES = re.compile(rf"^(?:{HATE})\b")
_STANDS = re.compile(r"^(?:stand|bear|can (?:stand|bear))\b")
_AWAY = re.compile(r"^(?:be (?:out of|outside(?: of)?)|leave)\b")


def claims(said: Predicate) -> Iterator[tuple[Claim, bool]]:
    """Yield every claim in a predicate, and whether it is over (said in the past tense)."""
    chosen = bool(_CHOSEN.match(said.text) or _CHANGES_FAVOURITE.match(said.text))
    found = dict.fromkeys(_favourite(said), said.over if chosen else said.past)
    found = found or _matched(RULES, said) or _matched(FALLBACKS, said)
    if not found and not said.past:
        found = _matched((DOING,), said)
    yield from found.items()


def _matched(rules: tuple[Rule, ...], said: Predicate) -> dict[Claim, bool]:
    """Return the claims of every rule that matches, each with whether it is over."""
    found: dict[Claim, bool] = {}
    for rule in rules:
        match = rule.pattern.search(said.text)
        polarity = _polarity(rule, said) if match else None
        if match is not None and polarity is not None:
            for value in rule.build(match):
                named = "any" if value in _ANYTHING and polarity is Polarity.DENIED else value
                found.setdefault(
                    _ever(Claim(rule.slot, named, polarity), said), _is_over(rule, said)
                )
    return found


_HELD = frozenset(("home", "employer", "occupation", "workplace", "household"))
_ANYTHING = frozenset(("anything", "any of it", "anyone"))
_STILL = re.compile(r"\b(?:since|for|all (?:my|his|her|their) life|always|whole life|forever)\b")


def _is_over(rule: Rule, said: Predicate) -> bool:
    """Return whether what a rule says was so and is no more."""
    if rule.event:
        return said.over
    once = said.ever and rule.slot in _HELD and not _STILL.search(said.text)
    return said.past or (once and said.polarity is Polarity.AFFIRMED and not _AWAY.match(said.text))


def _ever(claim: Claim, said: Predicate) -> Claim:
    """Read "never been married" as more than "not married": there was no marriage at all."""
    never = said.ever and claim.polarity is Polarity.DENIED
    if never and claim.slot == "relationship" and claim.value == "married":
        return replace(claim, value="ever married")
    return claim


def _polarity(rule: Rule, said: Predicate) -> Polarity | None:
    """Return what the rule says of its value; None when the words do not fit it after all."""
    denied = said.polarity is Polarity.DENIED
    if rule.slot == "home" and _AWAY.match(said.text):
        # "never been out of Ohio" places somebody there; "left Ohio" is no home any more
        if denied:
            return Polarity.AFFIRMED
        return Polarity.DENIED if said.text.startswith("leave") else None
    if rule.slot == "relationship" and denied and said.text.startswith("live with"):
        return None
    if rule.slot == "likes" and _STANDS.match(said.text):
        return Polarity.DENIED if denied else None
    turn = rule.denies or (rule.slot == "likes" and bool(_HATES.match(said.text)))
    return _turned(said.polarity) if turn else said.polarity


def _turned(polarity: Polarity) -> Polarity:
    return Polarity.DENIED if polarity is Polarity.AFFIRMED else Polarity.AFFIRMED


def _favourite(said: Predicate) -> Iterator[Claim]:
    """Read "favourite colour be red"; what is the least favourite is not liked."""
    if prefers := _PREFERS.match(said.text):
        what = preferred(prefers["v"] or prefers["best"])
        if what is not None and (what[0] == "theme" or not _CHOSEN.match(said.text)):
            yield Claim(f"favourite:{what[0]}", what[1], said.polarity)
        return
    if changed := _CHANGES_FAVOURITE.match(said.text):
        thing = changed["thing"] or changed["kind"]
        thing = _THE_SAME.get(thing, thing)
        yield Claim(f"favourite:{thing}", trimmed(changed["v"]), said.polarity)
        return
    found = _FAVOURITE.match(said.text)
    value = re.sub(r"^the colours? ", "", trimmed(found["v"])) if found else ""
    if found is None or not value:
        return
    if found["least"]:
        yield Claim("likes", value, _turned(said.polarity))
        return
    thing = _THE_SAME.get(found["thing"], found["thing"])
    thing = re.sub(r"^(?:type|kind|genre|sort|style)s? of ", "type of ", thing)
    yield Claim(f"favourite:{re.sub(r'(?<!s)s$', '', thing)}", value, said.polarity)
