"""What settles something to come by being said: "done", "I called the dentist", "cancel that"."""

import re
from collections.abc import Sequence

from memory.details import Commitment
from memory.extraction.normalise import FUNCTION_WORDS, stem, words
from memory.kinds import timetable
from memory.kinds.offering import said_by_owner
from memory.kinds.prospective import NOT_MEANT, due, open_ones
from memory.records import Record, Utterance
from memory.review.modality import of_sentence
from memory.review.predicates import VERBS
from memory.vocabulary import CommitmentSort, Status

_DONE = re.compile(
    r"^(?:(?:ok|okay|yes|yep|yeah|well|all|it is|that is|i am|i have|i|we)[ ,]+)*"
    r"(?:done|finished|did (?:it|that)|done (?:with )?(?:it|that)|completed|taken care of"
    r"|took care of (?:it|that)|sorted|ticked off)(?: (?:already|now|today|it|that))*$"
)
_LEAD = r"^(?:(?:ok|okay|yes|yeah|no|well|so|actually|please|candor|can you|could you)[ ,]+)*"
_CANCEL = re.compile(
    rf"{_LEAD}(?:cancel|delete|remove|drop|forget(?: about)?|stop|turn off|scrap|call off"
    r"|never mind) "
    r"(?P<which>.*\b(?:reminders?|timer|alarm|appointment|meeting)\b.*)$"
)
_RELEASED = re.compile(
    rf"{_LEAD}(?:i|we) (?:do not (?:have|need) to|no longer (?:have|need) to|need not) "
    r"(?P<task>.*?)(?: any more)?$"
)
_DEED = re.compile(
    rf"{_LEAD}(?:(?:i|we) )?(?:(?:have|just|already|finally|now) )*(?P<verb>[a-z]+)\b(?P<rest>.*)$"
)
_NOT_YET = re.compile(r"\b(?:not|never|will|again|almost|nearly|half)\b")
_THING = re.compile(
    r"^(?:my |the )?(?P<thing>.+?) (?:is|are|has been|have been|was|were)"
    r"(?: now| already| finally)? "
    r"(?:done|finished|sent|paid|ready|over|booked|settled|submitted|filed|complete)\b"
)
_PAST = {
    "paid": "pay",
    "sent": "send",
    "brought": "bring",
    "built": "build",
    "fed": "feed",
    "rang": "ring",
    "held": "hold",
    "hung": "hang",
    "chose": "choose",
    "put": "put",
    "cut": "cut",
    "shut": "shut",
    "read": "read",
}
"""Past tenses of errands that the table of verbs lacks."""


def settled_by(heard: Utterance, records: Sequence[Record]) -> Record | None:
    """Return the open commitment that the owner says is done.

    A bare "done" means what came due last, else the only one that is open, else nothing.
    """
    usable = _usable(records)
    for text in _meant(heard):
        if _DONE.match(text):
            came_due = due(usable, heard.at)
            return came_due[-1] if came_due else usable[0] if len(usable) == 1 else None
        if (found := _closest(_deed(text), usable, least=2)) is not None:
            return found
    return None


def called_off_by(heard: Utterance, records: Sequence[Record]) -> Record | None:
    """Return the open commitment that the owner calls off ("I no longer have to ...")."""
    usable = _usable(records)
    for text in _meant(heard):
        if released := _RELEASED.match(text):
            return _closest(_gist(released["task"]), usable)
        if cancelled := _CANCEL.match(text):
            return _named(cancelled["which"], usable)
    return None


def _usable(records: Sequence[Record]) -> list[Record]:
    return [record for record, _ in open_ones(records) if record.status is Status.ACTIVE]


def _meant(heard: Utterance) -> list[str]:
    """Return the owner's sentences, plain, that may settle something."""
    found = said_by_owner(heard)
    return [said.text for said in found if of_sentence(said.sentence.text) not in NOT_MEANT]


def _named(which: str, records: Sequence[Record]) -> Record | None:
    """Return the commitment called "the dentist reminder", or the only one of its sort."""
    told = _gist(timetable.without_due(which)) - _gist("reminder timer alarm about for all")
    if told:
        return _closest(told, records)
    sort = CommitmentSort.TIMER if "timer" in which else CommitmentSort.REMINDER
    fitting = [
        record
        for record in records
        if isinstance(record.detail, Commitment) and record.detail.sort is sort
    ]
    return fitting[0] if len(fitting) == 1 else None


def _deed(text: str) -> frozenset[str]:
    """Return the stems of what a plain sentence says was done; none when it says no such thing."""
    if _NOT_YET.search(text):
        return frozenset()
    if thing := _THING.match(text):
        return _gist(thing["thing"])
    found = _DEED.match(text)
    base = _base(found["verb"]) if found else ""
    return (
        _gist(f"{base} {timetable.without_due(found['rest'])}") if found and base else frozenset()
    )


def _base(verb: str) -> str:
    """Return the base form of a verb in a past tense, or nothing."""
    base, past = VERBS.get(verb, ("", False))
    if base and past:
        return base
    return _PAST.get(verb, verb if verb.endswith("ed") else "")


def _gist(text: str) -> frozenset[str]:
    return frozenset(stem(word) for word in words(text) if word not in FUNCTION_WORDS)


def _closest(told: frozenset[str], records: Sequence[Record], least: int = 1) -> Record | None:
    """Return the commitment that is meant: all words of the shorter of the two are in the other.

    Args:
        told: The stems of what was said.
        records: What is open.
        least: How many stems must be shared, unless the whole task was told.
    """
    fitting = []
    for place, record in enumerate(records):
        task = _gist(record.claim.value) if record.claim else frozenset()
        shared = len(told & task)
        if shared and shared == min(len(told), len(task)) and (shared >= least or told >= task):
            fitting.append((-shared, place, record))
    return min(fitting, key=lambda one: one[:2])[2] if fitting else None
