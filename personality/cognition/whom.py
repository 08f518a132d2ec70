"""Whom a question is about, and whether a record answers a question about them."""

import re
from dataclasses import dataclass

from memory.records import COMPANION, OWNER, Record
from memory.vocabulary import Kind
from personality.cognition.intent import straight, words_of
from personality.cognition.words import (
    AGES,
    ANYBODY,
    FIRST_PERSON,
    MEMBERS,
    NO_NAMES,
    PEOPLE,
    POSSESSIVES,
    SECOND_PERSON,
    THIRD_PERSON,
)

_ASKED_OF_US = re.compile(
    r"\b(?:(?:do|did|can|could|would|will)\s+you\s+(?:please\s+|still\s+|perhaps\s+)*"
    r"(?:know|remember|recall|tell\s+me|remind\s+me|say|show\s+me)"
    r"|(?:did|have)\s+i\s+(?:ever\s+|already\s+)?(?:say|said|tell\s+you|told\s+you|mention(?:ed)?)"
    r"|(?:tell|remind|show)\s+me"
    r"|i\s+(?:wonder|forgot|forget|want\s+to\s+know|told\s+you|said)"
    r"|do\s+i\s+know|you\s+(?:know|remember)\s+about)\b",
    re.IGNORECASE,
)
"""The asking itself: its "I" and "you" are not whom the question is about."""
_NAME = re.compile(r"(?<![.!?¿\"“] )(?<!^)\b[A-ZÀ-ÞА-Я][\w-]+")
_SUBJECT_PLACE = re.compile(
    r"(?:^\s*(?:is|has|can|will|should)|\b(?:does|did|about))\s+(?P<name>[^\W\d_][\w-]+)(?='s|\s+\w)",
    re.IGNORECASE,
)
"""Where the one stands whom "does jack live here" is about, however it is written."""
_OF_ANOTHER = re.compile(
    r"\b(?:(?!(?:what|who|where|when|how|it|that|there)'s)[\w-]+'s|his|her|their|your)\s+"
    r"(?:(?!my\b|our\b)\w+\s+)?$",
    re.IGNORECASE,
)
"""What stands before a person who is somebody else's: "Jack's older sister"."""
_NAMED_KIN = re.compile(r"\b(?P<kin>[^\W\d_][\w-]*)\s+(?P<name>[A-ZÀ-ÞА-Я][\w-]+)")


_OF_PEOPLE = frozenset({"children", "siblings", "relationship", "household", "pets"})
"""Claims of the owner's that say who their people are."""


@dataclass(frozen=True)
class Whom:
    """Whom a text is about."""

    is_owner: bool
    is_companion: bool
    people: frozenset[str]
    """Relations to the owner, as their subjects name them: ``sister``."""
    names: frozenset[str]
    """Names that were said, folded."""
    is_somebody: bool
    """True for a pronoun that points at somebody named before."""

    @property
    def is_open(self) -> bool:
        """True when nobody in particular is meant."""
        return not (self.is_owner or self.is_companion or self.people or self.names)


def whom(text: str) -> Whom:
    """Return whom ``text`` is about."""
    proper = _ASKED_OF_US.sub(" ", straight(text))
    words = words_of(proper)
    people = frozenset(_people(proper))
    if ANYBODY.intersection(words) and not people:
        return Whom(False, False, frozenset(), frozenset(_names(proper)), False)
    return Whom(
        is_owner=_speaks_of_owner(words),
        is_companion=not SECOND_PERSON.isdisjoint(words),
        people=people,
        names=frozenset(_names(proper)) - PEOPLE.keys(),
        is_somebody=not THIRD_PERSON.isdisjoint(words),
    )


def fits(question: str, record: Record) -> bool:
    """Tell whether ``record`` is about somebody the question is about.

    A fact about the owner's sister is no answer about the owner, nor the other way round. A
    question about nobody in particular takes every record.
    """
    asked = whom(question)
    if record.kind is Kind.EPISODIC:  # a whole turn has no subject of its own
        return _overlap(asked, whom(record.statement))
    if record.subject.key == OWNER.key and asked.is_owner:
        return True
    if not (asked.is_owner or asked.people) and asked.names.intersection(
        words_of(record.statement)
    ):
        return True
    if record.subject.key == OWNER.key:
        of_theirs = _tells_of(asked.people, record)
        return of_theirs or (asked.is_open and not asked.is_somebody)
    if record.subject.key == COMPANION.key:
        return asked.is_companion or asked.is_open
    return asked.is_open or _is_named(record, question, asked)


def _tells_of(people: frozenset[str], record: Record) -> bool:
    """Tell whether the owner's own "I have two sons" tells of the people asked about."""
    if record.claim is not None and record.claim.slot not in _OF_PEOPLE:
        return False
    told = {PEOPLE[word] for word in words_of(record.statement) if word in PEOPLE}
    return not told.isdisjoint(_with_members(people))


def _overlap(asked: Whom, told: Whom) -> bool:
    return (
        asked.is_open
        or (asked.is_owner and told.is_owner and not told.people)
        or bool(asked.people & told.people)
        or bool(asked.names & told.names)
    )


def _is_named(record: Record, question: str, asked: Whom) -> bool:
    """Tell whether the question names the record's subject, by name or by relation."""
    subject = record.subject
    if "/" in subject.key or "'s " in subject.name:  # Jack's sister is nobody's else
        return subject.name.casefold() in straight(question).casefold()
    called = set(words_of(f"{subject.name} {subject.relation or ''}"))
    spoken = {word.removesuffix("'s") for word in words_of(question)}
    if spoken & (called - PEOPLE.keys() - AGES.keys()):
        return True
    relations = {PEOPLE.get(word, word) for word in called}
    return bool(_with_members(asked.people) & relations) and not (
        _differ(_ages(spoken), _ages(called))
        or (subject.key.startswith("name:") and _differ(_names_of_kin(question), called))
    )


def _with_members(people: frozenset[str]) -> frozenset[str]:
    """Return the relations with those that a word for several covers: parents, siblings."""
    return people.union(*(MEMBERS.get(person, ()) for person in people))


def _differ(asked: set[str], known: set[str]) -> bool:
    return bool(asked and known) and asked.isdisjoint(known)


def _ages(words: set[str]) -> set[str]:
    return {AGES[word] for word in words & AGES.keys()}


def _names_of_kin(question: str) -> set[str]:
    """Return the names in "my friend Tom"."""
    found = _NAMED_KIN.finditer(question)
    return {m["name"].casefold() for m in found if m["kin"].casefold() in PEOPLE}


def _speaks_of_owner(words: list[str]) -> bool:
    """Tell whether the owner is meant, and not only as the one whose sister it is."""
    for place, word in enumerate(words):
        if word not in FIRST_PERSON:
            continue
        owned = [w.removesuffix("'s") for w in words[place + 1 : place + 4]]
        if word not in POSSESSIVES or PEOPLE.keys().isdisjoint(owned):
            return True
    return False


def _people(text: str) -> list[str]:
    """Return the relations said, except those of somebody else ("Jack's sister")."""
    found = []
    for match in re.finditer(r"[^\W\d_][\w-]*", text):
        person = PEOPLE.get(match.group().casefold())
        if person is not None and not _OF_ANOTHER.search(text[: match.start()]):
            found.append(person)
    return found


def _names(text: str) -> list[str]:
    named = _NAME.findall(text)
    named += [match["name"] for match in _SUBJECT_PLACE.finditer(text)]
    folded = (name.casefold() for name in named)
    known = FIRST_PERSON | SECOND_PERSON | THIRD_PERSON | ANYBODY | NO_NAMES
    return [name for name in folded if name not in known]
