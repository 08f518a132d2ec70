"""The words that point: he, she, it, they, there, that one; what each can stand for."""

import re
from collections.abc import Iterator

from memory.extraction.clauses import quotations
from memory.extraction.normalise import fold
from memory.kinds.mentions import Mention, is_plural
from memory.records import Subject
from memory.review.subjects import split
from memory.vocabulary import EntityType

_FORMS = {
    "it": "it its",
    "he": "he him his",
    "she": "she her hers",
    "they": "they them their theirs",
    "there": "there",
}
_WORD_OF = {form: word for word, forms in _FORMS.items() for form in forms.split()}
_POINTING = re.compile(rf"\b(?:(?:that|this) one|{'|'.join(_WORD_OF)})\b", re.IGNORECASE)
_EMPTY_IT = re.compile(
    r"^it(?:'s| is| was| will be| has been| would be| gets)(?: not| so| very| too| really| quite)* "
    r"(?:rain\w*|snow\w*|cold|hot|warm|sunny|windy|cloudy|late|early|dark|\d|\w+day|time|"
    r"(?:nice|good|great|hard|easy|important|better|best|fun|lovely|amazing|awesome|wise|possible|"
    r"true|clear|sad|strange|interesting|useful|necessary) (?:to|that|how|when|if))\b"
    r"|^it (?:rain|snow|take|seem|turn|depend)(?:s|ed)?\b|^it took\b"
)
"""The weather, the hour and what follows: here "it" stands for nothing."""
_EMPTY_THERE = re.compile(
    r"^there(?:'s| is| are| was| were| will| has| have| might| must| you go)\b"
)
_BEFORE_EMPTY_THERE = re.compile(r"(?:(?:^|[.!?] )(?:is|are|was|were)|\bhi|\bhello|\bhey) $")


def pointing(text: str) -> Iterator[tuple[str, str, int]]:
    """Yield the pointing words: as kept, as said, and where."""
    quoted = quotations(text)
    for found in _POINTING.finditer(text):
        if any(start < found.start() < end for start, end in quoted):
            continue
        word = _WORD_OF.get(found[0].casefold(), "that one")
        if not _is_empty(word, fold(text[found.start() :]), text[: found.start()]):
            yield word, found[0], found.start()


def _is_empty(word: str, rest: str, before: str) -> bool:
    if word == "it":
        return bool(_EMPTY_IT.match(rest))
    if word != "there":
        return False
    return bool(_EMPTY_THERE.match(rest) or _BEFORE_EMPTY_THERE.search(before.casefold()))


def meant_by(one: Mention) -> tuple[str, ...]:
    """Return the words that can point at what was named."""
    if one.plural:
        return ("they",)
    if one.type is EntityType.PLACE:
        return ("there",)
    if one.type is EntityType.PERSON:
        words = ("she", "he") if one.subject.key.startswith("name:") else ("she", "he", "they")
        return tuple(word for word in words if _agrees(word, one.subject))
    there = ("there",) if one.located else ()
    if one.type is EntityType.PET:
        return ("it", "that one", "she", "he", *there)
    return ("it", "that one", *there)


def _agrees(word: str, subject: Subject) -> bool:
    """Return whether a pronoun can mean a person, as the review of claims reads pronouns."""
    found = split(word, word, subject)
    if word == "they" and (is_sure("she", subject) or is_sure("he", subject)):
        return False
    return found is not None and found.subject == subject


def is_sure(word: str, subject: Subject) -> bool:
    """Return whether a word is known to agree: "she" with a sister, "they" with parents."""
    if word == "they":
        return "+" in subject.key or is_plural(fold(subject.name).split()[-1])
    other = {"she": "he", "he": "she"}.get(word)
    if other is None:
        return True
    fits, excluded = split(word, word, subject), split(other, other, subject)
    return (
        fits is not None
        and excluded is not None
        and fits.subject == subject
        and excluded.subject != subject
    )
