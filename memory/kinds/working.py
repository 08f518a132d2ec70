"""Working memory: what "it", "she", "there" and "that one" mean now, and when that is over."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from itertools import pairwise

from memory.details import Referent
from memory.extraction.normalise import fold
from memory.kinds.mentions import Mention, mentions
from memory.kinds.offering import offer
from memory.kinds.pronouns import is_sure, meant_by, pointing
from memory.records import Candidate, Claim, Record, Subject, Utterance, Validity, Verdict
from memory.vocabulary import Decision, EntityType, Kind, Reason, Scope, Status

LIFETIME = timedelta(minutes=10)
"""After a pause this long people name again what they mean (chosen by hand)."""
LIFETIME_TURNS = 8
"""Four exchanges: further back nobody is sure what a pronoun points at (chosen by hand)."""

_SAME_ONE = re.compile(r"\b(?:is|was|named|called)\s+$", re.IGNORECASE)
_BEINGS = frozenset({EntityType.PERSON, EntityType.PET})
_AND = re.compile(r"^\S+(?: \S+){0,3} and $")
_PREPOSED = 0.3
_PROMINENT = 0.5
_CONTINUED = 0.6
"""What was spoken of as "it" is what the next "it" means, before anything newly named."""


class Doubt(StrEnum):
    """Why the meaning of a word is not clear."""

    STALE = "stale"
    UNKNOWN = "unknown"
    AMBIGUOUS = "ambiguous"


@dataclass(frozen=True)
class Meaning:
    """What one word of a text points at."""

    word: str
    """As it was said: ``her``."""
    start: int
    """Its place in the text."""
    meaning: str
    """As shown: ``Anna``."""
    meaning_key: str
    """The subject key of what is meant."""
    record_id: str | None = None
    """The referent that says so; None when the text itself names it first."""


@dataclass(frozen=True)
class Unclear:
    """A word whose meaning is not sure; reported, never dropped."""

    word: str
    start: int
    doubt: Doubt
    meanings: tuple[str, ...] = ()
    """What it meant last, or may mean."""

    @property
    def said(self) -> str:
        """One plain sentence for the owner."""
        if self.doubt is Doubt.STALE:
            return f"I am no longer sure what '{self.word}' is."
        if self.doubt is Doubt.AMBIGUOUS:
            return f"I am not sure whether '{self.word}' is {' or '.join(self.meanings)}."
        return f"I do not know what '{self.word}' is."


@dataclass(frozen=True)
class Resolution:
    """Every pointing word of a text: either resolved or unclear."""

    resolved: tuple[Meaning, ...] = ()
    unclear: tuple[Unclear, ...] = ()


@dataclass(frozen=True)
class _Option:
    subject: Subject
    sure: bool
    """Its gender or number is known to agree, and not only not known to disagree."""
    rank: tuple[datetime, float]
    record_id: str | None = None


Who = Callable[[Subject], Subject]
"""Tells whom a subject is in truth; ``Registry.subject`` is one."""


def _as_named(subject: Subject) -> Subject:
    return subject


def offers(
    heard: Utterance,
    known: Sequence[Record] = (),
    turns: Sequence[datetime] = (),
    *,
    who: Who = _as_named,
) -> tuple[Candidate, ...]:
    """Return what pointing words mean after a turn.

    Whatever is spoken of counts, in a question too. A word that the turn itself uses keeps its
    meaning for as long again, and for that word alone: after "she", Robin is no "he".

    Args:
        heard: The turn.
        known: The referents of the conversation so far.
        turns: When its turns were said.
        who: Who is who beyond this conversation: that Anna is the owner's sister.
    """
    named = _named(heard.text, known, who)
    found = {(word, one.subject.key): _offer(heard, word, one) for word, one in _words(named)}
    by_id = {record.id: record for record in known}
    for meaning in resolve(heard.text, known, heard.at, turns, who=who).resolved:
        record = by_id.get(meaning.record_id or "")
        if record is not None and isinstance(record.detail, Referent):
            word = record.detail.word
            again = _offer(heard, word, Mention(record.subject, EntityType.THING, meaning.start))
            found[word, record.subject.key] = replace(again, importance=_CONTINUED)
    for group in _groups(heard.text, named):
        found["they", group.subject.key] = _offer(heard, "they", group)
    return tuple(found.values())


def review(candidate: Candidate, known: Sequence[Record]) -> Verdict:
    """Let the newest naming of a thing take the place of the one before it."""
    claim = candidate.claim
    same = tuple(
        record for record in known if record.claim == claim and record.status is Status.ACTIVE
    )
    if same:
        return Verdict(Decision.UPDATE, Reason.CHANGED, same)
    return Verdict(Decision.CREATE, Reason.NEW)


def alive(record: Record, now: datetime, turns: Sequence[datetime] = ()) -> bool:
    """Return whether a referent may still be meant: neither the time nor the turns ran out."""
    said = _said_at(record)
    passed = sum(said < turn < now for turn in turns)
    return said <= now < said + LIFETIME and passed < LIFETIME_TURNS


def resolve(
    text: str,
    known: Sequence[Record],
    now: datetime,
    turns: Sequence[datetime] = (),
    *,
    who: Who = _as_named,
) -> Resolution:
    """Say what each pointing word of a text means; nothing in the text is replaced.

    Args:
        text: What is said now.
        known: The referents of the conversation, ended ones too: they are what is reported stale.
        now: When it is said.
        turns: When the turns of the conversation were said.
        who: Who is who beyond this conversation.
    """
    named = _named(text, known, who)
    resolved: list[Meaning] = []
    unclear: list[Unclear] = []
    for word, shown, start in pointing(text):
        here = [option for one in named if one.start < start for option in _here(word, one, now)]
        meant = [record for record in known if _means(record, word)]
        living = [_remembered(record) for record in meant if alive(record, now, turns)]
        options = here or living
        if options:
            _decide(options, shown, start, resolved, unclear)
        elif meant:
            last = max(meant, key=_said_at)
            unclear.append(Unclear(shown, start, Doubt.STALE, (last.subject.name,)))
        else:
            unclear.append(Unclear(shown, start, Doubt.UNKNOWN))
    return Resolution(tuple(resolved), tuple(unclear))


def _decide(
    options: Sequence[_Option],
    shown: str,
    start: int,
    resolved: list[Meaning],
    unclear: list[Unclear],
) -> None:
    best = max(options, key=lambda option: (option.rank, option.sure))
    rivals = [best, *(option for option in options if _rivals(option, best))]
    names = tuple(dict.fromkeys(option.subject.name for option in rivals))
    if len(names) > 1:
        unclear.append(Unclear(shown, start, Doubt.AMBIGUOUS, names))
        return
    resolved.append(Meaning(shown, start, best.subject.name, best.subject.key, best.record_id))


def _rivals(option: _Option, best: _Option) -> bool:
    """Return whether another may be meant as well: as near, or older but surer."""
    if option.subject.key == best.subject.key:
        return False
    if option.rank == best.rank:
        return option.sure >= best.sure
    return option.sure and not best.sure


def _said_at(record: Record) -> datetime:
    return max((source.at for source in record.sources), default=record.recorded_at)


def _means(record: Record, word: str) -> bool:
    return isinstance(record.detail, Referent) and record.detail.word == word


def _remembered(record: Record) -> _Option:
    word = record.detail.word if isinstance(record.detail, Referent) else ""
    rank = (_said_at(record), record.importance)
    return _Option(record.subject, is_sure(word, record.subject), rank, record.id)


def _here(word: str, one: Mention, now: datetime) -> Iterator[_Option]:
    """Yield what an earlier word of the same text can be to a pointing word."""
    if word in meant_by(one):
        yield _Option(one.subject, is_sure(word, one.subject), (now, _weight(one)))


def _weight(one: Mention) -> float:
    return _PROMINENT if one.leading else _PREPOSED


def _named(text: str, known: Sequence[Record], who: Who) -> tuple[Mention, ...]:
    """Return whom a text names, each once: "my sister is Anna" names one person."""
    found: list[Mention] = []
    for one in mentions(text):
        beings = found and {found[-1].type, one.type} <= _BEINGS
        if beings and _SAME_ONE.search(text[found[-1].start : one.start]):
            found[-1] = _united(found[-1], one)
        else:
            found.append(one)
    return tuple(_known_as(one, known, who) for one in found)


def _known_as(one: Mention, known: Sequence[Record], who: Who) -> Mention:
    """Return a mention with what is known of it: that Anna is a sister, that Kite is a project."""
    subject = who(one.subject)
    if subject.relation is None:
        name = fold(subject.name)
        same = (record.subject for record in known if fold(record.subject.name) == name)
        subject = next(same, subject)
    person = one.type is EntityType.PERSON and subject.key.startswith(("project:", "thing:"))
    return replace(one, subject=subject, type=EntityType.THING if person else one.type)


def _united(first: Mention, second: Mention) -> Mention:
    """Return one mention of two: the name from either, the relation from the other."""
    named, other = first.subject, second.subject
    if not named.key.startswith("name:"):
        named, other = other, named
    kind = EntityType.PET if EntityType.PET in (first.type, second.type) else first.type
    relation = named.relation or other.relation or other.name
    return replace(first, subject=replace(named, relation=relation), type=kind)


def _words(named: Iterable[Mention]) -> Iterator[tuple[str, Mention]]:
    for one in named:
        for word in meant_by(one):
            yield word, one


def _groups(text: str, named: Sequence[Mention]) -> Iterator[Mention]:
    """Yield the pairs of people that "and" makes: "Anna and Jack" are "they"."""
    for one, other in pairwise(named):
        people = one.type is other.type is EntityType.PERSON
        if people and _AND.match(text[one.start : other.start]):
            key = f"{one.subject.key}+{other.subject.key}"
            pair = Subject(key, f"{one.subject.name} and {other.subject.name}")
            yield replace(one, subject=pair, plural=True)


def _offer(heard: Utterance, word: str, one: Mention) -> Candidate:
    return replace(
        offer(heard, Kind.WORKING, 0, len(heard.text)),
        subject=one.subject,
        claim=Claim(f"meaning:{word}", one.subject.key),
        scope=Scope.CONVERSATION,
        validity=Validity(heard.at, heard.at + LIFETIME),
        importance=_weight(one),
        detail=Referent(word, one.subject.name, one.subject.key),
    )
