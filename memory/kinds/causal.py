"""One thing and what may come of it, graded by what speaks for it.

That it is said again is no evidence: a grade rises only by evidence of its own kind, and only what
was tried and reproduced may be put as "because".
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from memory.details import CausalLink
from memory.extraction.normalise import FUNCTION_WORDS, stem, words
from memory.kinds.causes import Evidence, told
from memory.kinds.offering import Said, offer_sentence, said_by_owner
from memory.kinds.plural import singular
from memory.records import Candidate, Claim, Record, Utterance, Verdict
from memory.review.confidence import trust
from memory.review.modality import asks, of_clause, of_sentence
from memory.review.predicates import cue
from memory.vocabulary import Cue, Decision, Grade, Kind, Modality, Reason, Status

CAUSE = "cause:"
"""How the slots of links begin: ``cause:coffee``; the value is the effect."""
_GRADES = tuple(Grade)
"""From the weakest to the strongest."""
_SHOWS: dict[Evidence, Grade] = {
    Evidence.FOLLOWED: Grade.PRECEDED,
    Evidence.BELIEVED: Grade.SUSPECTED,
    Evidence.REPRODUCED: Grade.REPRODUCED,
}
_NOT_MEANT = frozenset({Modality.HYPOTHETICAL, Modality.JOKE, Modality.FICTION, Modality.QUESTION})


def offers(heard: Utterance) -> tuple[Candidate, ...]:
    """Return the links that the owner tells of; denied and questioned ones are none."""
    return tuple(
        candidate for said in said_by_owner(heard) if (candidate := _offer(heard, said)) is not None
    )


def _offer(heard: Utterance, said: Said) -> Candidate | None:
    sentence = said.sentence.text
    if asks(sentence) or of_sentence(sentence) in _NOT_MEANT:
        return None
    found = told(said.text)
    if found is None or of_clause(said.text, quoted=False) is Modality.QUOTED:
        return None
    return replace(
        offer_sentence(heard, Kind.CAUSAL, said),
        claim=Claim(slot(found.cause), found.effect),
        cue=cue(said.text) if cue(said.text) is Cue.CORRECTION else Cue.NONE,
        detail=CausalLink(found.cause, found.effect, _SHOWS[found.evidence]),
    )


def slot(cause: str) -> str:
    """Return the slot of all that may come of a cause; many oysters are the same as one."""
    *front, last = cause.split()
    return CAUSE + " ".join((*front, singular(last)))


def raise_grade(link: CausalLink, evidence: Evidence) -> CausalLink:
    """Return a link with the grade that new evidence gives it; it never falls by less evidence."""
    shown = _SHOWS[evidence]
    return replace(link, grade=shown) if _rank(shown) > _rank(link.grade) else link


def _rank(grade: Grade) -> int:
    return _GRADES.index(grade)


def put(link: CausalLink) -> str:
    """Return a link in words that claim no more than its grade allows."""
    match link.grade:
        case Grade.PRECEDED:
            words_for_it = f"{link.effect} came after {link.cause}"
        case Grade.SUSPECTED:
            words_for_it = f"{link.effect} may come from {link.cause}"
        case Grade.REPRODUCED:
            words_for_it = f"{link.effect} because of {link.cause}"
    return words_for_it[:1].upper() + words_for_it[1:]


# What the door does with one


def review(candidate: Candidate, known: Sequence[Record]) -> Verdict:
    """Decide what to do with a link, given the ACTIVE and PENDING ones.

    The same link again is known, whoever says it how often; evidence of a higher kind from
    somebody trusted as much raises it; the opposite effect contradicts it.
    """
    link = candidate.detail
    if not isinstance(link, CausalLink):
        return Verdict(Decision.CREATE, Reason.NEW)
    for record in known:
        if isinstance(record.detail, CausalLink) and _alike(link, record.detail):
            return _compared(candidate, link, record, record.detail)
    return Verdict(Decision.CREATE, Reason.NEW)


def _compared(candidate: Candidate, new: CausalLink, record: Record, old: CausalLink) -> Verdict:
    weaker = _trust(candidate) < _trust(record)
    if _turn(new.effect) != _turn(old.effect):
        if weaker:
            return Verdict(Decision.CONFLICT, Reason.LESS_TRUSTED, (record,))
        if candidate.cue is Cue.CORRECTION and record.status is Status.ACTIVE:
            return Verdict(Decision.UPDATE, Reason.CORRECTED, (record,))
        return Verdict(Decision.CONFLICT, Reason.CONTRADICTS, (record,))
    if _rank(new.grade) <= _rank(old.grade):
        return Verdict(Decision.IGNORE, Reason.ALREADY_KNOWN, (record,))
    if weaker:
        return Verdict(Decision.IGNORE, Reason.LESS_TRUSTED, (record,))
    if record.status is Status.ACTIVE:
        return Verdict(Decision.UPDATE, Reason.MORE_PRECISE, (record,))
    return Verdict(Decision.CREATE, Reason.NEW)


def _trust(thing: Candidate | Record) -> int:
    return trust(thing.origin, thing.source_type)


_TURNS = {
    "better": "better",
    "good": "better",
    "well": "better",
    "worse": "worse",
    "bad": "worse",
    "poor": "worse",
    "badly": "worse",
    "less": "less",
}
_MEASURES = frozenset({"much", "lot", "even", "far", "more", "feeling", "feel", *_TURNS})


def _turn(effect: str) -> str:
    """Return which way something goes; it goes its own way when no word says so."""
    return next((_TURNS[word] for word in words(effect) if word in _TURNS), "")


def _gist(text: str) -> frozenset[str]:
    told_of = [word for word in words(text) if word not in FUNCTION_WORDS]
    heavy = [word for word in told_of if word not in _MEASURES]
    return frozenset(stem(singular(word)) for word in heavy or told_of[-1:])


def _alike(one: CausalLink, other: CausalLink) -> bool:
    """Return whether two links are between the same things, whichever way the effect goes."""
    if _gist(one.cause) != _gist(other.cause):
        return False
    return _gist(one.effect) == _gist(other.effect) or _only_turn(one.effect, other.effect)


def _only_turn(one: str, other: str) -> bool:
    """Return whether both only say that something felt better or worse."""
    return all(set(words(effect)) <= _MEASURES for effect in (one, other))


# What the list of causes shows


@dataclass(frozen=True)
class Cause:
    """One link as it is shown."""

    record: Record
    link: CausalLink
    words: str
    waiting: bool
    """It is not believed yet: the owner has to confirm it."""


def causes(records: Sequence[Record]) -> tuple[Cause, ...]:
    """Return the links, the best supported first."""
    found = [
        Cause(record, record.detail, put(record.detail), record.status is Status.PENDING)
        for record in records
        if isinstance(record.detail, CausalLink)
        and record.status in (Status.ACTIVE, Status.PENDING)
    ]
    return tuple(sorted(found, key=lambda one: (-_rank(one.link.grade), one.words)))
