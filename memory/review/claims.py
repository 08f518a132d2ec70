"""From one clause to what it claims: whom it is about, slot, value, polarity, cue, tense."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from memory.extraction.normalise import plain, value, wordset
from memory.records import OWNER, Claim, Subject
from memory.review import languages, organisations, places
from memory.review.grammar import match
from memory.review.grammar.values import trimmed
from memory.review.openings import without_fillers
from memory.review.predicates import Predicate, cue, predicate
from memory.review.subjects import Split, relation_subject, split
from memory.vocabulary import Cue, Polarity


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
_SPOUSES = frozenset(("husband", "wife", "spouse"))
_DIED = re.compile(r"\b(?:died|dead|passed away|was killed|was buried)\b")
_MY_SPOUSE = re.compile(r"^(?:my|our) (?:\w+ )?(?:husband|wife|spouse)\b(?!'s)")
_ONCE_MINE = re.compile(r"\b(?:ex|late|first|former|future|old|late|second|new)\b")
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
    if (kin := languages.of_kin(without_fillers(text))) is not None:
        claim = Claim("home", kin.home) if kin.home else None
        return (Reading(relation_subject(kin.relation), claim, cue(text)),)
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
    if (state := _by_spouse(found, said, text)) is not None:
        yield Reading(OWNER, Claim("relationship", state), cue(text))
    if found.implies_partner and "relationship" not in _slots(said):
        state = "married" if found.implies_partner in ("wife", "husband", "spouse") else "dating"
        yield Reading(found.subject, Claim("relationship", state), cue(text))
    told: set[Claim] = set()
    for claim, over in match.claims(said):
        placed = _employed(_named(_aged(claim, year), found, clause), clause)
        if placed is None or placed in told:
            continue
        told.add(placed)
        claim, moves = placed, claim.slot in ("left", "joined")
        yield Reading(
            found.subject,
            claim,
            Cue.CHANGE if moves else cue(text),
            over and claim.slot not in _PERMANENT,
            said.past and not over,
            _replaced(text, claim),
        )


def _by_spouse(found: Split, said: Predicate, text: str) -> str | None:
    """Return what a statement about the owner's spouse says of the owner; None when nothing."""
    opening = _MY_SPOUSE.match(without_fillers(text))
    if found.subject.relation not in _SPOUSES or opening is None:
        return None
    if _ONCE_MINE.search(opening[0]):
        return None
    if _DIED.search(text):
        return "widowed" if said.polarity is Polarity.AFFIRMED else None
    return None if said.past else "married"


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


_AT_FIRM = re.compile(r"^(?:at|with) (?P<v>.+)$")
_LASTING = re.compile(r"\b(?:as of|since|nowadays|these days)\b")
_NO_FIRM = re.compile(
    r"\b(?:home|school|university|college|hospital|airport|station|church|beach)\b"
)


def _employed(claim: Claim, clause: str) -> Claim | None:
    """Tell whether somebody moved to a firm or a town, and left the one or the other.

    Returns:
        The claim, with the slot that its name tells; None when it says nothing after all.
    """
    at_one = _AT_FIRM.match(claim.value) if claim.slot == "is" else None
    if at_one is None and claim.slot not in ("home", "joined", "left"):
        return claim
    name = trimmed(at_one["v"]) if at_one else claim.value
    written = _as_written(name, clause)
    firm = not places.known(name) and bool(written) and organisations.is_firm(name, written)
    if at_one is not None:
        lasts = bool(written) and bool(_LASTING.search(plain(clause))) and not _NO_FIRM.search(name)
        employs = (lasts and not places.known(name)) or (
            firm and not organisations.is_visited(name)
        )
        return Claim("employer", name, claim.polarity) if employs else claim
    if firm and claim.slot == "home" and claim.polarity is Polarity.DENIED:
        return None  # the rule for leaving a firm has read it
    if firm:
        return Claim("employer", name, claim.polarity)
    return claim if claim.slot == "home" else None


def _as_written(name: str, clause: str) -> str:
    """Return a plain name as the clause has it, with its capitals; nothing without capitals."""
    found = re.search(re.escape(name), clause, re.IGNORECASE)
    return found[0] if found and found[0][:1].isupper() else ""


def _replaced(text: str, claim: Claim) -> str | None:
    """Return the value that a clause says no longer holds, other than the one it claims."""
    found = _MOVED_FROM.search(text) or _INSTEAD.search(text)
    if found is None:
        return None
    gone = trimmed(found["v"])
    return gone if gone and gone != claim.value else None
