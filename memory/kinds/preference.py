"""What the owner prefers: said outright it counts at once, inferred it has to be earned.

A single "shorter, please" is an occasion, no preference. Three occasions in as many conversations
make one, unless the owner has said something about it: what is said outright overrides anything
inferred, and an occasion against it is not even weighed.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from memory.kinds.offering import Said, offer_sentence, said_by_owner
from memory.kinds.wishes import Wording, wish
from memory.records import Candidate, Claim, Record, Utterance, Verdict
from memory.review.confidence import trust
from memory.review.lexicon import terms
from memory.review.modality import asks, of_clause, of_sentence
from memory.review.predicates import cue
from memory.vocabulary import (
    Cue,
    Decision,
    Kind,
    Modality,
    Origin,
    Reason,
    SourceType,
    Status,
)

PREFERENCE = "preference:"
"""How the slots of preferences begin: ``preference:answer length``."""
OCCASIONS_NEEDED = 3
"""In as many different conversations; fewer is chance."""
_OUTRIGHT = 2
"""The trust in the owner's own explicit word."""
_NOT_MEANT = frozenset({Modality.JOKE, Modality.FICTION, Modality.HYPOTHETICAL})
_OWNERS = frozenset({Origin.OWNER_CONFIRMED, Origin.OWNER_TEXT, Origin.OWNER_SPEECH})


def offers(heard: Utterance) -> tuple[Candidate, ...]:
    """Return what the owner says that they prefer, and the occasions that may come to show it."""
    return tuple(
        candidate for said in said_by_owner(heard) if (candidate := _offer(heard, said)) is not None
    )


def _offer(heard: Utterance, said: Said) -> Candidate | None:
    found = wish(said.text)
    if found is None or not _meant(said, found.wording):
        return None
    once = found.wording is Wording.ONCE
    ordered = found.wording is Wording.ORDERED
    return replace(
        offer_sentence(heard, Kind.PREFERENCE, said),
        claim=Claim(PREFERENCE + found.topic, found.value),
        source_type=SourceType.INFERRED if once else SourceType.EXPLICIT,
        cue=Cue.CHANGE if ordered else cue(said.text),
    )


_WOULD = re.compile(r"\bwould (?=(?:\w+ )?(?:rather|prefer)\b)")
"""Makes a wish sound like a supposition."""


def _meant(said: Said, wording: Wording) -> bool:
    """Return whether a wish was meant; "could you always ...?" is one, "do I ...?" is not."""
    if of_sentence(_WOULD.sub("", said.text).replace("rather", "prefer")) in _NOT_MEANT:
        return False
    if wording is not Wording.STATED:
        return of_sentence(said.sentence.text) is not Modality.QUESTION
    reported = of_clause(said.text, quoted=False) is Modality.QUOTED
    return not (reported or asks(said.sentence.text))


def _is_outright(thing: Candidate | Record) -> bool:
    return trust(thing.origin, thing.source_type) >= _OUTRIGHT


def review(candidate: Candidate, known: Sequence[Record]) -> Verdict:
    """Decide what to do with a preference, given the ACTIVE and PENDING ones about its topic."""
    same = [record for record in known if _about_the_same(candidate, record)]
    outright = [record for record in same if _is_outright(record)]
    if _is_outright(candidate):
        return _said_outright(candidate, same, outright)
    for record in same:
        if _alike(candidate, record):
            return Verdict(Decision.IGNORE, Reason.ALREADY_KNOWN, (record,))
    rivals = tuple(record for record in outright if record.status is Status.ACTIVE)
    inferred = candidate.source_type is SourceType.INFERRED
    if rivals:
        decision = Decision.IGNORE if inferred else Decision.CONFLICT
        return Verdict(decision, Reason.LESS_TRUSTED, rivals)
    return Verdict(Decision.CREATE, Reason.NEEDS_OWNER if inferred else Reason.NEW)


def _said_outright(
    candidate: Candidate, same: Sequence[Record], outright: Sequence[Record]
) -> Verdict:
    for record in outright:
        if _alike(candidate, record):
            return Verdict(Decision.IGNORE, Reason.ALREADY_KNOWN, (record,))
    replaced = tuple(record for record in same if record.status is Status.ACTIVE)
    rivals = tuple(record for record in replaced if record in outright)
    if rivals and candidate.cue is Cue.NONE:
        return Verdict(Decision.CONFLICT, Reason.CONTRADICTS, rivals)
    if rivals:
        reason = Reason.CHANGED if candidate.cue is Cue.CHANGE else Reason.CORRECTED
        return Verdict(Decision.UPDATE, reason, replaced)
    if replaced:
        return Verdict(Decision.UPDATE, Reason.MORE_TRUSTED, replaced)
    return Verdict(Decision.CREATE, Reason.NEW)


def _alike(candidate: Candidate, record: Record) -> bool:
    """Return whether two preferences about one topic are for the same thing."""
    one, other = candidate.claim, record.claim
    return one is not None and other is not None and terms(one.value) == terms(other.value)


def _about_the_same(one: Candidate | Record, other: Record) -> bool:
    if one.claim is None or other.claim is None or one.subject.key != other.subject.key:
        return False
    return one.claim.slot == other.claim.slot and one.claim.slot.startswith(PREFERENCE)


# What is inferred has to be earned


def occasions(record: Record, conversation_of: Mapping[str, str]) -> Mapping[str, int]:
    """Return how often the owner showed a preference, by conversation.

    Only the owner's own turns count: Candor repeating a memory is no new evidence for it. A turn
    whose conversation is not known does not count either.
    """
    found: Counter[str] = Counter()
    for source in record.sources:
        conversation = conversation_of.get(source.turn_id or "")
        if conversation is not None and (source.origin or record.origin) in _OWNERS:
            found[conversation] += 1
    return found


def is_earned(record: Record, known: Sequence[Record], conversation_of: Mapping[str, str]) -> bool:
    """Return whether an inferred preference that waits may become ACTIVE.

    Args:
        record: The preference.
        known: The other ACTIVE and PENDING ones about its topic; one said outright bars it.
        conversation_of: The conversation of each turn, by the turn's id.
    """
    if record.status is not Status.PENDING or record.source_type is not SourceType.INFERRED:
        return False
    barred = any(_about_the_same(record, other) and _is_outright(other) for other in known)
    return not barred and len(occasions(record, conversation_of)) >= OCCASIONS_NEEDED


# What the owner model shows


@dataclass(frozen=True)
class Preference:
    """One line of the owner model."""

    record: Record
    topic: str
    value: str
    outright: bool
    """The owner said it; else it is concluded from what they asked for."""
    conversations: int
    """In how many conversations it showed."""
    waiting: bool
    """It does not count yet."""


def owner_model(
    records: Sequence[Record], conversation_of: Mapping[str, str]
) -> tuple[Preference, ...]:
    """Return what the owner prefers, by topic; what counts before what waits."""
    found = [
        Preference(
            record,
            record.claim.slot.removeprefix(PREFERENCE),
            record.claim.value,
            outright=_is_outright(record),
            conversations=len(occasions(record, conversation_of)),
            waiting=record.status is Status.PENDING,
        )
        for record in records
        if record.claim is not None
        and record.claim.slot.startswith(PREFERENCE)
        and record.status in (Status.ACTIVE, Status.PENDING)
    ]
    return tuple(sorted(found, key=lambda one: (one.topic, one.waiting, one.record.id)))
