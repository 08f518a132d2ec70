"""From one clause to what it claims: whom it is about, slot, value, polarity, cue, tense."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from memory.extraction.normalise import plain, value, wordset
from memory.records import OWNER, Claim, Subject
from memory.review import languages
from memory.review.grammar import match
from memory.review.grammar.values import trimmed
from memory.review.predicates import Predicate, cue, predicate
from memory.review.subjects import Split, split, without_fillers
from memory.vocabulary import Cue


@dataclass(frozen=True)
class Reading:
    """What one clause says, from its speaker's side: ``OWNER`` stands for the speaker."""

    subject: Subject
    """Its key is empty when nobody was found that it is about."""
    claim: Claim | None = None
    cue: Cue = Cue.NONE
    over: bool = False
    """Said in the past tense: it is true no longer."""
    begun: bool = False
    """Told in the past tense of what is so since then ("I bought")."""
    replaces: str | None = None
    """The value that the clause says is over ("from Ghent to Lyon")."""


_GENERATIONS = {
    "baby boomer": (1946, 1964),
    "boomer": (1946, 1964),
    "gen x": (1965, 1980),
    "millennial": (1981, 1996),
    "gen z": (1997, 2012),
}
_DEMONYMS = wordset(
    "american british english scottish irish welsh french german italian spanish portuguese dutch "
    "belgian flemish swiss austrian polish russian ukrainian czech slovak hungarian romanian greek "
    "turkish swedish norwegian danish finnish icelandic canadian mexican brazilian argentinian "
    "chilean peruvian colombian cuban australian chinese japanese korean vietnamese thai indian "
    "pakistani indonesian filipino israeli egyptian nigerian kenyan moroccan african asian "
    "european "
    "latino latina hispanic caucasian jewish christian catholic muslim buddhist hindu mormon "
    "protestant atheist republican democrat native arab persian iranian iraqi lebanese"
)
_LONGEST = 600
"""In characters; what is longer is no clause but a text (chosen by hand)."""
_INSTEAD = re.compile(
    r"(?:\b(?:instead of|rather than)|,(?: and)? not|\band not) (?P<v>(?:an? |the |my "
    r")?[\w'-]+(?: [\w'-]+)?)$"
)
_MOVED_FROM = re.compile(r"\b(?:moved|relocated|switched|changed) from (?P<v>[\w' ,-]+?) to\b")
_PERMANENT = frozenset(
    ("birthplace", "birthday", "birth year", "grew up in", "origin", "name", "gender")
)
_MY_FAVOURITE = re.compile(
    r"^be my (?:(?:absolute|all time) )?(?:(?P<fav>favourites?)(?: (?P<thing>[\w ]+))?|passion)$"
)
_WITH_ME = re.compile(r"^(?:live|be) with (?:me|us)\b")
_MY_KIN = re.compile(r"^be my (?P<kin>[\w -]+)$")


def read(clause: str, *, last: Subject | None = None, year: int = 2000) -> tuple[Reading, ...]:
    """Return what a clause claims; without a claim, one reading with its subject alone.

    Args:
        clause: As it was said, its subject in front.
        last: Whom a pronoun in it may mean.
        year: The year in which it was said; a generation becomes an age by it.
    """
    if len(clause) > _LONGEST:
        return (Reading(Subject("", "")),)
    text = plain(clause)
    found = split(text, clause, last)
    foreign = found is None or found.subject.key.startswith("thing:")
    if foreign and (readings := tuple(_foreign(without_fillers(text)))):
        return readings
    if found is None:
        known = OWNER if languages.first_person(without_fillers(text)) else Subject("", "")
        return (Reading(known, cue=cue(text)),)
    said = predicate(found.rest, described=bool(found.attribute), whole=text)
    if found.attribute:
        said = replace(said, text=f"{found.attribute} {said.text}")
    return tuple(_readings(found, said, clause, year)) or (
        Reading(found.subject, cue=cue(text), over=said.past),
    )


def _foreign(text: str) -> Iterator[Reading]:
    for claim in languages.claims(text):
        yield Reading(OWNER, claim, cue(text))


def _readings(found: Split, said: Predicate, clause: str, year: int) -> Iterator[Reading]:
    text = plain(clause)
    if inverted := _inverted(found, said):
        yield Reading(*inverted, cue=cue(text), over=said.past)
        return
    if found.implies_partner and "relationship" not in _slots(said):
        state = "married" if found.implies_partner in ("wife", "husband", "spouse") else "dating"
        yield Reading(found.subject, Claim("relationship", state), cue(text))
    for claim, over in match.claims(said):
        claim = _named(_aged(claim, year), found, clause)
        yield Reading(
            found.subject,
            claim,
            cue(text),
            over and claim.slot not in _PERMANENT,
            said.past and not over,
            _replaced(text, claim),
        )


def _slots(said: Predicate) -> set[str]:
    return {claim.slot for claim, _ in match.claims(said)}


def _inverted(found: Split, said: Predicate) -> tuple[Subject, Claim] | None:
    """Read "blue is my favourite colour", "two dogs live with me" and "Jack is my brother"."""
    thing = found.subject.name.casefold()
    if favourite := _MY_FAVOURITE.match(said.text):
        if favourite["thing"]:
            return OWNER, Claim(f"favourite:{favourite['thing']}", value(thing), said.polarity)
        return OWNER, Claim("likes", value(thing), said.polarity)
    if _WITH_ME.match(said.text) and found.subject != OWNER:
        pets = [claim for claim, _ in match.claims(Predicate(f"have {thing}", said.polarity))]
        if pets and pets[0].slot == "pets":
            return OWNER, pets[0]
    if (kin := _MY_KIN.match(said.text)) and found.subject.key.startswith(("name:", "thing:")):
        name = found.subject.name
        person = Subject(f"name:{name.casefold()}", name, kin["kin"])
        return person, Claim("relation", kin["kin"], said.polarity)
    return None


def _aged(claim: Claim, year: int) -> Claim:
    """Return a generation as the ages that it has in the year of speaking."""
    if claim.slot != "generation":
        return claim
    first, last = _GENERATIONS[claim.value]
    return Claim("age", f"{max(0, year - last - 1)}-{max(0, year - first)}", claim.polarity)


def _named(claim: Claim, found: Split, clause: str) -> Claim:
    """Take "I am Pia" and "my sister is Anna" for names: capitals tell."""
    several = (found.subject.relation or "").endswith("s")
    if claim.slot != "is" or several or found.subject.key.startswith("thing:"):
        return claim
    parts = claim.value.split()
    described = re.search(rf"\b(?:an?|the|my) {re.escape(claim.value)}", plain(clause))
    if not 1 <= len(parts) <= 2 or _DEMONYMS & set(parts) or described:
        return claim
    written = [re.search(rf"\b{re.escape(part)}\b", clause, re.IGNORECASE) for part in parts]
    if all(word is not None and word[0].istitle() for word in written):
        return Claim("name", claim.value, claim.polarity)
    return claim


def _replaced(text: str, claim: Claim) -> str | None:
    """Return the value that a clause says no longer holds, other than the one it claims."""
    found = _MOVED_FROM.search(text) or _INSTEAD.search(text)
    if found is None:
        return None
    gone = trimmed(found["v"])
    return gone if gone and gone != claim.value else None
