"""Short corrections that lean on what was said before: "No, it is Mark, M-A-R-K."."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from memory.extraction.normalise import plain, value
from memory.records import Claim, Utterance
from memory.review.claims import Reading, read
from memory.review.grammar.values import trimmed
from memory.vocabulary import Cue, Speaker

_OPENING = (
    r"(?:(?:no|nope|sorry|actually|wait|wrong|correction|oh|oops|not quite|that is wrong"
    r"|i misspoke)[,.!: ]+)*"
)
_NAMES_IT = (
    r"(?:(?:it|that|this|he|she) (?:is|was|should be)(?: spelled| spelt)?|i (?:meant|mean|said)"
    r"|make that"
    r"|(?:should|must) be|you misheard,? (?:it is)?)"
)
_CORRECTS = re.compile(
    rf"^(?:(?P<strong>{_OPENING}){_NAMES_IT}|(?P<bare>(?:(?:no|nope|sorry|actually|wait"
    rf"|correction|oops)[,.!: ]+)+))"
    r" ?(?P<v>[^,.;!?]{1,60})(?:,? not (?P<wrong>[^,.;!?]{1,40}))?"
)
_NOT_THIS = re.compile(
    r"^(?:no[, ]+)?not (?P<wrong>[^,.;!?]{1,40}), (?:but )?(?P<v>[^,.;!?]{1,40})"
)
_SPELLED = re.compile(r"\b(?:[^\W\d_][-. ]){2,}[^\W\d_]\b")
_LOOK_BACK = 4
"""How many turns of the owner's back a correction may reach (chosen by hand)."""


@dataclass(frozen=True)
class Correction:
    """A corrected claim and the statement that it makes true."""

    reading: Reading
    statement: str


def correct(sentence: str, before: Sequence[Utterance]) -> Correction | None:
    """Return what a short correction makes of the owner's last statement, or None."""
    text = plain(sentence)
    found = _NOT_THIS.match(text) or _CORRECTS.match(text)
    if found is None or len(text.split()) > 12:
        return None
    spelled = _spelled(sentence)
    wanted = spelled or _as_written(trimmed(found["v"]), sentence)
    if not wanted or len(wanted.split()) > 4:
        return None
    said = [turn for turn in before if turn.speaker is Speaker.OWNER][-_LOOK_BACK:]
    for turn in reversed(said):
        if corrected := _in_turn(turn, wanted):
            return corrected
    return None


def _in_turn(turn: Utterance, wanted: str) -> Correction | None:
    """Put the right value into the last claim of an earlier turn."""
    for sentence in reversed(re.split(r"(?<=[.!?])\s+", turn.text)):
        for reading in reversed(read(sentence, year=turn.at.year)):
            claim = reading.claim
            if claim is None or not _fits(claim, wanted):
                continue
            right = Claim(claim.slot, value(wanted), claim.polarity)
            old = re.search(re.escape(claim.value), sentence, re.IGNORECASE)
            statement = (
                f"{sentence[: old.start()]}{wanted}{sentence[old.end() :]}" if old else wanted
            )
            fixed = Reading(reading.subject, right, Cue.CORRECTION, replaces=claim.value)
            return Correction(fixed, statement)
    return None


def _fits(claim: Claim, wanted: str) -> bool:
    """Return whether a value can stand in the claim's place: a number for a number."""
    new = value(wanted)
    return new != claim.value and new[:1].isdigit() == claim.value[:1].isdigit()


def _spelled(sentence: str) -> str | None:
    """Return a word that was spelled out: M-A-R-K is Mark."""
    found = _SPELLED.search(sentence)
    if found is None or not re.fullmatch(r"(?:\w[-. ])+\w", found[0]):
        return None
    return re.sub(r"[-. ]", "", found[0]).capitalize()


def _as_written(folded: str, sentence: str) -> str:
    found = re.search(re.escape(folded), sentence, re.IGNORECASE)
    return found[0] if found else folded
