"""What a question takes from the conversation that it is asked in."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import select

from memory.extraction.normalise import fold
from memory.kinds import project, working
from memory.kinds.entities import Registry
from memory.kinds.pronouns import pointing
from memory.recall.names import LONGEST
from memory.records import PathReport, Record, Utterance
from memory.store import reading, referents, registry, tables
from memory.store.files import Stores
from memory.vocabulary import Status, StoreName

ALONE = "the question was asked outside a conversation"
"""Why the paths that need a conversation did not run."""

_NEEDED = (StoreName.WORKING, StoreName.EPISODIC, StoreName.SEMANTIC)
"""Where it stands what words point at."""


@dataclass(frozen=True)
class InConversation:
    """The conversation that a question is asked in."""

    id: str
    turns: Sequence[Utterance] = ()
    """Those before the question, oldest first."""


@dataclass(frozen=True)
class Pointed:
    """A question with what its pointing words mean."""

    text: str
    """The question with the names in place of the words."""
    keys: Mapping[str, str] = field(default_factory=dict)
    """Subject key to the word that means it."""
    unclear: tuple[str, ...] = ()
    """What the owner is told of words that meant something once, or may mean several."""
    report: PathReport = field(default_factory=lambda: PathReport(0, 0.0))


@dataclass(frozen=True)
class Focus:
    """The project that is being worked on."""

    key: str | None = None
    name: str = ""
    report: PathReport = field(default_factory=lambda: PathReport(0, 0.0))


def pointed(
    stores: Stores, question: str, conversation: InConversation | None, now: datetime
) -> Pointed:
    """Say what the pointing words of a question mean; what is not sure is told, never dropped."""
    started = time.perf_counter()
    if conversation is None:
        return Pointed(question, report=PathReport(0, 0.0, skipped=ALONE))
    if len(question) > LONGEST or not any(pointing(question)):
        return Pointed(question, report=PathReport(0, 0.0, skipped="no word of it points"))
    if not all(name in stores for name in _NEEDED):
        return Pointed(question, report=PathReport(0, 0.0, skipped="what is meant cannot be read"))
    with stores.reading(StoreName.SEMANTIC) as semantic:
        who = registry.read(semantic)
    known = referents.of_conversation(stores, conversation.id)
    turns = [turn.at for turn in conversation.turns]
    found = working.resolve(question, known, now, turns, who=who.subject)
    unsure = " ".join(one.said for one in found.unclear) or None
    doubts = tuple(one.said for one in found.unclear if one.doubt is not working.Doubt.UNKNOWN)
    keys = {key: one.word for one in found.resolved for key in _keys(who, one.meaning_key)}
    took = (time.perf_counter() - started) * 1000
    report = PathReport(len(keys), took, unsure)
    return Pointed(_named(question, found.resolved), keys, doubts, report)


def focus(stores: Stores, conversation: InConversation | None, now: datetime) -> Focus:
    """Return the project that the owner works on; one put aside is none."""
    if conversation is None:
        return Focus(report=PathReport(0, 0.0, skipped=ALONE))
    if StoreName.PROJECT not in stores:
        return Focus(report=PathReport(0, 0.0, skipped="the projects cannot be read"))
    started = time.perf_counter()
    known = _projects(stores)
    key = project.in_focus(conversation.turns, known, now) if known else None
    named = next((one for one in known if one.subject.key == key), None)
    if named is None or named.claim is None or named.claim.value == project.State.SUSPENDED:
        return Focus(report=PathReport(0, 0.0, skipped="no project is in focus"))
    took = (time.perf_counter() - started) * 1000
    return Focus(named.subject.key, named.subject.name, PathReport(1, took))


def _projects(stores: Stores) -> tuple[Record, ...]:
    envelope = tables.ENVELOPES[StoreName.PROJECT]
    query = select(envelope.records).where(envelope.records.c.status == Status.ACTIVE)
    with stores.reading(StoreName.PROJECT) as connection:
        return reading.records(connection, envelope, query)


def _keys(who: Registry, key: str) -> list[str]:
    """Return every key of whom a key means: "they" are two, and one may be merged of several."""
    found = []
    for part in key.split("+"):
        one = who.having_key(part)
        found += [part] if one is None else [part, *(other.key for other in who.parts(one))]
    return list(dict.fromkeys(found))


def _named(question: str, resolved: Sequence[working.Meaning]) -> str:
    """Return a question that says whom it means."""
    for one in sorted(resolved, key=lambda meaning: -meaning.start):
        end = one.start + len(one.word)
        if fold(one.meaning) not in fold(question):
            question = f"{question[: one.start]}{one.meaning}{question[end:]}"
    return question
