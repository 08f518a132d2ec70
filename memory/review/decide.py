"""CREATE, UPDATE, IGNORE or CONFLICT: a pure decision that gives its reason.

The newest never wins because it is newest: what replaces a record is the owner's own word over
another's, a word of change or correction, or an event with a date.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from memory.extraction.normalise import FUNCTION_WORDS, stem, words, wordset
from memory.records import Candidate, Claim, Record, Validity, Verdict
from memory.review.choices import displaces, is_guessed
from memory.review.comparing import Relation
from memory.review.confidence import trust
from memory.review.lexicon import opposite
from memory.review.slots import relate, related, slot
from memory.vocabulary import Cue, Decision, Modality, Polarity, Reason, Status


@dataclass(frozen=True)
class Neighbourhood:
    """Which known records bear on a candidate; what the door has to load for ``review``."""

    subject_key: str
    slots: frozenset[str]
    """Slots of theirs that matter; one that ends with a colon is the beginning of a slot."""
    words: frozenset[str]
    """Plain words of the statement; records without a claim that share one matter too."""

    def includes(self, record: Record) -> bool:
        """Return whether a record is one of those."""
        if record.subject.key != self.subject_key:
            return False
        if record.claim is None:
            return bool(self.words & set(words(record.statement)))
        name = record.claim.slot
        return name in self.slots or any(
            name.startswith(prefix) for prefix in self.slots if prefix.endswith(":")
        )


def neighbourhood(candidate: Candidate) -> Neighbourhood:
    """Return which known records have to be compared with a candidate."""
    if candidate.claim is not None:
        return Neighbourhood(candidate.subject.key, related(candidate.claim.slot), frozenset())
    content = frozenset(words(candidate.statement)) - FUNCTION_WORDS
    return Neighbourhood(
        candidate.subject.key, frozenset(), content or frozenset(words(candidate.statement))
    )


_NEGATIONS = wordset("not never no nicht kein keine не нет ne pas")
_NEGATING_SIGNS = "不没"


def _gist(statement: str) -> tuple[frozenset[str], bool]:
    """Return the content of a statement without a claim, and whether it is denied."""
    found = words(statement)
    if len(found) == 1 and not found[0].isascii():  # a script without spaces
        signs = [sign for sign in found[0] if sign not in _NEGATING_SIGNS]
        return frozenset(("".join(signs),)), (len(found[0]) - len(signs)) % 2 == 1
    denied = sum(word in _NEGATIONS for word in found) % 2 == 1
    content = [stem(word) for word in found if word not in FUNCTION_WORDS | _NEGATIONS]
    return frozenset(content or found), denied


def _relate_words(new: str, old: str) -> Relation:
    """Relate two statements without a claim: by their words and by negation."""
    (left, denies), (right, denied) = _gist(new), _gist(old)
    if left == right:
        return Relation.SAME if denies == denied else Relation.OPPOSED
    return Relation.OPPOSED if denies == denied and opposite(new, old) else Relation.APART


def _over(validity: Validity, at_end: Validity) -> bool:
    """Return whether one stretch ended before the other began."""
    if validity.until_utc is None:
        return False
    return at_end.from_utc is not None and validity.until_utc <= at_end.from_utc


def _is_past(validity: Validity) -> bool:
    return validity.ended or validity.until_utc is not None


def _relation(candidate: Candidate, record: Record) -> Relation:
    """Return what a candidate is to one record, time taken into account."""
    if candidate.claim is None or record.claim is None:
        if candidate.claim is not None or record.claim is not None:
            return Relation.APART
        return _relate_words(candidate.statement, record.statement)
    if _replaces(candidate, record.claim):
        return Relation.OPPOSED
    found = relate(candidate.claim, record.claim)
    if displaces(candidate, record) or _steps(candidate, found):
        return _in_time(candidate, record, Relation.OPPOSED)
    if found is Relation.OPPOSED and _one_breath(candidate, record):
        return Relation.APART
    if found is Relation.APART:
        return _taken_over(candidate, record.claim)
    return _in_time(candidate, record, found)


def _one_breath(candidate: Candidate, record: Record) -> bool:
    """Return whether both come from one turn: "vegetarian, but I eat fish" means both."""
    if candidate.cue is Cue.CORRECTION or candidate.replaces_value:
        return False
    turn = (candidate.source.at, candidate.source.turn_id)
    return any((one.at, one.turn_id) == turn for one in record.sources)


def _replaces(candidate: Candidate, old: Claim) -> bool:
    """Return whether the sentence itself says that an old value is over."""
    if candidate.replaces_value is None or candidate.claim is None:
        return False
    gone = Claim(old.slot, candidate.replaces_value, Polarity.DENIED)
    kin = old.slot in related(candidate.claim.slot)
    return kin and relate(gone, old) is Relation.OPPOSED


def _steps(candidate: Candidate, found: Relation) -> bool:
    """Return whether a word of change makes a wider or narrower value another one."""
    claim = candidate.claim
    if claim is None or candidate.cue is not Cue.CHANGE or found is Relation.SAME:
        return False
    graded = slot(claim.slot).graded or claim.value.startswith("near ")
    return graded and found in (Relation.WIDER, Relation.NARROWER)


def _taken_over(candidate: Candidate, old: Claim) -> Relation:
    """Let "I drive a Volvo now" take the place of what was driven before."""
    new = candidate.claim
    if new is None or new.slot != old.slot or not slot(new.slot).replaced:
        return Relation.APART
    affirmed = new.polarity is old.polarity is Polarity.AFFIRMED
    changed = candidate.cue is Cue.CHANGE and not _is_past(candidate.validity)
    return Relation.OPPOSED if affirmed and changed else Relation.APART


def _in_time(candidate: Candidate, record: Record, found: Relation) -> Relation:
    """Weigh when the two are true: what is over does not contradict what is."""
    new, old = candidate.validity, record.validity
    if _over(new, old) or _over(old, new):
        return Relation.APART
    if _is_past(new) is _is_past(old):
        return found
    if found is Relation.OPPOSED:
        return Relation.APART
    # "I used to ..." of something believed true today; a mere past tense says nothing of today
    ends = new.ended and candidate.cue is Cue.CHANGE and new.from_utc is None
    return Relation.OPPOSED if ends and found is Relation.SAME else Relation.APART


def _aged(candidate: Candidate, record: Record) -> bool:
    """Return whether an age only grew by the years that went by."""
    new, old = candidate.claim, record.claim
    if new is None or old is None or new.slot != "age" or old.slot != "age":
        return False
    if not (new.value.isdecimal() and old.value.isdecimal()):
        return False
    said = min((source.at for source in record.sources), default=record.recorded_at)
    passed = (candidate.source.at - said).days / 365.25
    return 0 < int(new.value) - int(old.value) <= passed + 1 and passed > 0.05


def _why_it_wins(candidate: Candidate, record: Record) -> Reason | None:
    """Return why a candidate replaces a record that it opposes; None when it may not."""
    weight = trust(candidate.origin, candidate.source_type)
    known = trust(record.origin, record.source_type)
    if weight < known or candidate.modality is Modality.PLANNED:
        return None
    if weight > known:
        return Reason.MORE_TRUSTED
    if _predates(candidate, record):
        return None
    return _why_it_changed(candidate, record)


def _why_it_changed(candidate: Candidate, record: Record) -> Reason | None:
    if candidate.cue is Cue.CORRECTION:
        return Reason.CORRECTED
    if candidate.cue is Cue.CHANGE or candidate.replaces_value or candidate.validity.ended:
        return Reason.CHANGED
    if candidate.changed_on is not None:
        return Reason.DATED_CHANGE
    if _follows(candidate, record):
        return Reason.DATED_CHANGE
    volatile = candidate.claim is not None and slot(candidate.claim.slot).volatile
    return Reason.CHANGED if volatile or _aged(candidate, record) else None


def _follows(candidate: Candidate, record: Record) -> bool:
    """Return whether both say since when they hold, the new one since a later day."""
    new, old = candidate.validity.from_utc, record.validity.from_utc
    if candidate.claim is None or slot(candidate.claim.slot).many or not (new and old):
        return False
    if is_guessed(candidate):
        return False
    told = min((source.at for source in record.sources), default=record.recorded_at)
    return old < new and old < told


def _predates(candidate: Candidate, record: Record) -> bool:
    """Return whether a change happened before what is known had begun."""
    began = record.validity.from_utc
    return candidate.changed_on is not None and began is not None and candidate.changed_on < began


def review(candidate: Candidate, known: Sequence[Record]) -> Verdict:
    """Decide what to do with a candidate.

    Args:
        candidate: Something that may be remembered; its origin and modality were admitted.
        known: The ACTIVE and PENDING records of its ``neighbourhood``; others are passed over.

    Returns:
        The decision, its reason, and the records it is about.
    """
    place = neighbourhood(candidate)
    found = [(_relation(candidate, record), record) for record in known if place.includes(record)]
    active = [(relation, record) for relation, record in found if record.status is Status.ACTIVE]
    waiting = [(relation, record) for relation, record in found if record.status is Status.PENDING]
    return (
        _already_known(candidate, active)
        or _opposed(candidate, active)
        or _already_known(candidate, waiting)
        or _nested(active)
        or _new(candidate, active)
    )


_Related = Sequence[tuple[Relation, Record]]


def _already_known(candidate: Candidate, found: _Related) -> Verdict | None:
    weight = trust(candidate.origin, candidate.source_type)
    for relation, record in found:
        if relation is Relation.SAME:
            if weight > trust(record.origin, record.source_type):
                return Verdict(Decision.UPDATE, Reason.MORE_TRUSTED, (record,))
            return Verdict(Decision.IGNORE, Reason.ALREADY_KNOWN, (record,))
    return None


def _opposed(candidate: Candidate, found: _Related) -> Verdict | None:
    rivals = tuple(record for relation, record in found if relation is Relation.OPPOSED)
    if not rivals or (candidate.modality is Modality.PLANNED):
        return None
    reasons = [_why_it_wins(candidate, record) for record in rivals]
    if reasons[0] is not None and None not in reasons:
        return Verdict(Decision.UPDATE, reasons[0], rivals)
    weight = trust(candidate.origin, candidate.source_type)
    less = any(weight < trust(record.origin, record.source_type) for record in rivals)
    return Verdict(Decision.CONFLICT, Reason.LESS_TRUSTED if less else Reason.CONTRADICTS, rivals)


def _nested(found: _Related) -> Verdict | None:
    for relation, record in found:
        if relation is Relation.WIDER:
            return Verdict(Decision.IGNORE, Reason.LESS_PRECISE, (record,))
    for relation, record in found:
        if relation is Relation.NARROWER:
            return Verdict(Decision.CREATE, Reason.MORE_PRECISE, (record,))
    return None


def _new(candidate: Candidate, found: _Related) -> Verdict:
    claim = candidate.claim
    another = claim is not None and any(
        record.claim is not None and record.claim.slot == claim.slot for _, record in found
    )
    return Verdict(Decision.CREATE, Reason.ANOTHER_VALUE if another else Reason.NEW)
