"""Short corrections that lean on what was said before: "No, it is Mark, M-A-R-K."."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from memory.extraction.clauses import sentences
from memory.extraction.normalise import plain, value
from memory.records import Claim, Utterance
from memory.review.claims import Reading, read
from memory.review.grammar.values import trimmed
from memory.review.modality import is_small_talk
from memory.review.openings import without_fillers
from memory.review.predicates import is_verb
from memory.vocabulary import Cue, Speaker

_NO = r"(?:no|nope|sorry|actually|wait|wrong|correction|oh|oops|not quite|i misspoke)"
_IT_IS = (
    r"(?:it|that|this|the name) (?:is|was|should be)(?: spelled| spelt)?|i (?:mean|said)"
    r"|make (?:that|it)"
)
_LETTERS = r"\w(?:[-. ]\w)+"
_CORRECTS = re.compile(
    rf"^(?:(?:{_NO}[,.!: ]+)+(?:(?:{_IT_IS}|i meant) )?|i mean(?:t)? |make that )"
    rf"(?P<v>[^,.;!?]{{1,60}}?)(?:,? not [^,.;!?]{{1,40}})?(?:,? {_LETTERS})?$"
)
_NOT_THIS = re.compile(rf"^(?:{_NO}[, ]+)?not [^,.;!?]{{1,40}}, (?:but )?(?P<v>[^,.;!?]{{1,40}})$")
_SPELLED = re.compile(r"(?<![\w-])[^\W\d_](?:[-.][^\W\d_]){2,}(?![\w-])")
_NO_VALUE = re.compile(
    r"^(?:problem|way|thanks?|thank you|idea|doubt|worries|need|more|one|wonder|i|we|my|you|he|she"
    r"|they|it|that|this|not|never|please|yes|okay|ok|really)\b"
)
_AFTERTHOUGHT = re.compile(r",? (?:sorry|i mean|rather|correction)$")
_SOME = re.compile(r"^(?:an?|some|any) ")
_PROPER = frozenset(("name", "home", "origin", "birthplace", "grew up in", "employer", "phone"))
"""Slots whose values are names and numbers: "a dog" is none."""
_LOOSE = frozenset(("is", "does", "plan", "wish", "ability"))
"""Slots whose values are whole phrases: a bare word cannot stand in for one."""
_LOOK_BACK = 4
"""How many turns of the owner's back a correction may reach (chosen by hand)."""
_LONGEST = 12
"""In words; what is longer is no mere correction (chosen by hand)."""
_LONGEST_VALUE = 4
"""In words (chosen by hand)."""
_LONGEST_TEXT = 200
"""In characters (chosen by hand)."""


@dataclass(frozen=True)
class Correction:
    """A corrected claim and the statement that it makes true."""

    reading: Reading
    statement: str


def correct(sentence: str, before: Sequence[Utterance]) -> Correction | None:
    """Return what a short correction makes of the owner's last statement, or None."""
    found = _wanted(sentence)
    if found is None:
        return None
    wanted, is_some = found
    said = [turn for turn in before if turn.speaker is Speaker.OWNER][-_LOOK_BACK:]
    for turn in reversed(said):
        if corrected := _in_turn(turn, wanted, is_some):
            return corrected
    return None


def is_dangling(sentence: str) -> bool:
    """Return whether a sentence only corrects: without what it corrects it says nothing."""
    return len(sentence) < _LONGEST_TEXT and _wanted(sentence) is not None


def _wanted(sentence: str) -> tuple[str, bool] | None:
    """Return the value that a mere correction gives, as written, and whether it is "a" such."""
    text = plain(sentence)
    if is_small_talk(text) or is_small_talk(without_fillers(text)):
        return None
    if late := _AFTERTHOUGHT.search(text):
        text = f"sorry, {text[: late.start()]}"
    found = _NOT_THIS.match(text) or _CORRECTS.match(text)
    if found is None or len(text.split()) > _LONGEST or _NO_VALUE.match(found["v"]):
        return None
    wanted = _spelled(sentence) or _as_written(trimmed(found["v"]), sentence)
    parts = wanted.split()
    said = len(parts) > 1 and any(is_verb(plain(part)) for part in parts)
    if said or not 1 <= len(parts) <= _LONGEST_VALUE:
        return None
    return wanted, bool(_SOME.match(found["v"]))


def _in_turn(turn: Utterance, wanted: str, is_some: bool) -> Correction | None:
    """Put the right value into the last claim of an earlier turn that it fits."""
    for sentence in reversed(tuple(sentences(turn.text))):
        for reading in reversed(read(sentence.text, year=turn.at.year)):
            claim = reading.claim
            if claim is not None and reading.subject.key and _fits(claim, wanted, is_some):
                return _corrected(reading, claim, sentence.text, wanted)
    return None


def _corrected(reading: Reading, claim: Claim, sentence: str, wanted: str) -> Correction:
    """Build the reading and the statement with the right value in the wrong one's place."""
    new, old = value(wanted), claim.value
    if new.isdigit() and not old.isdigit():  # "two dogs": only the number was wrong
        new, old = f"{new} {old.partition(' ')[2]}", old.partition(" ")[0]
    wrong = _as_written(old, sentence)
    statement = sentence.replace(wrong, wanted, 1) if wrong in sentence else wanted
    right = replace(claim, value=new)
    return Correction(
        replace(reading, claim=right, cue=Cue.CORRECTION, replaces=claim.value), statement
    )


def _fits(claim: Claim, wanted: str, is_some: bool) -> bool:
    """Return whether a value can stand in the claim's place: a number for a number."""
    new = value(wanted)
    same_sort = new[:1].isdigit() == claim.value[:1].isdigit()
    proper = is_some and claim.slot in _PROPER
    return not proper and claim.slot not in _LOOSE and new != claim.value and same_sort


def _spelled(sentence: str) -> str | None:
    """Return a word that was spelled out: M-A-R-K is Mark."""
    found = _SPELLED.search(sentence)
    return re.sub(r"[-.]", "", found[0]).capitalize() if found else None


def _as_written(folded: str, sentence: str) -> str:
    """Return a plain value as the sentence has it: "3" may be written "three"."""
    if found := re.search(rf"\b{re.escape(folded)}\b", sentence, re.IGNORECASE):
        return found[0]
    words = re.findall(r"[\w'-]+", sentence)
    return next((word for word in words if plain(word) == folded), folded)
