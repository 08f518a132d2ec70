"""Cuts a turn into sentences and clauses, each with its place in the text."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from memory.extraction.normalise import plain
from memory.review import languages
from memory.review.predicates import ADVERBS, is_verb

_QUOTED = re.compile(
    r"\"[^\"]*\"|\u201c[^\u201d]*\u201d|\u00ab[^\u00bb]*\u00bb|\u300c[^\u300d]*\u300d"
    r"|(?<!\w)'[^'\n]{3,}?'(?!\w)|(?<!\w)\u2018[^\u2019\n]{3,}?\u2019(?!\w)"
)
_END = re.compile(r"[.!?\u2026]+[\"')\]\u201d]*(?=\s|$)|[\u3002\uff01\uff1f]+|\n+|;\s")
_ABBREVIATION = re.compile(
    r"(?:\b(?:mr|mrs|ms|dr|st|prof|jr|sr|vs|etc|e\.g|i\.e|approx)|\b[a-z])\.$", re.IGNORECASE
)
_JOINT = re.compile(
    r"\s*[,\uff0c]\s*(?:(?:and|but|so|yet|or|und|aber|et|mais|y|pero)\s+)?"
    r"|\s+(?:und|aber|et|mais|y|pero|and|but|because|so|although|though|while|"
    r"whereas|plus|yet)\s+",
    re.IGNORECASE,
)
_SUBJECT = re.compile(
    r"^(?:also |now |then |that |actually |sadly |currently )*(?:i|we|my|he|she|they|it|his|her|our"
    r"|you|the [\w ]+? (?:is|are|has|was))\b"
)
_PRONOUN_AND_MORE = re.compile(r"^(?:i|we|he|she|they|it) (?!and\b|or\b)\w+")
_ELIDED = re.compile(
    r"^(?:also |just |now |then |still |really |currently |recently |never |don't |do not |not )*"
    r"(?:am|is|are|was|have|has|had|work|works|live|lives|love|loves|like|likes|hate|hates|enjoy|"
    r"drive|drives|own|owns|sold|bought|moved|joined|switched|speak|speaks|study|studies|play|plays|started|quit|"
    r"left|got|want|hope|can|cannot|can't|collect|volunteer|teach|eat|drink|smoke|dislike|"
    r"prefer|with (?:my |an? |\d+ |(?:two|three|four|five) )|allergic to|married|single|divorced)\b"
)
_BASE_VERB_WANTED = re.compile(
    r"\b(?:to|can|will|would|could|should|might|may|must|let's|like|love|enjoy|hate) \w+(?: "
    r"\w+){0,3}$"
)
_STATED = re.compile(
    r"^(?:\w+ )?(?:am|is|have|has|sold|bought|moved|hate|love|work|live|hope|want|with)\b"
)


_WINDOW = 160
"""How many characters beside a joint say what kind it is (chosen by hand)."""


@dataclass(frozen=True)
class Clause:
    """One claim's worth of words: ``text[start:end]`` of the turn."""

    text: str
    """Exactly as it was said."""
    start: int
    end: int
    carrier: str = ""
    """The words before it in the sentence that it leaves unsaid ("I"), as they were said."""

    def after(self, count: int) -> "Clause":
        """Return the clause without its first characters."""
        return Clause(self.text[count:], self.start + count, self.end, self.carrier)

    @property
    def whole(self) -> str:
        """The clause with its carrier in front, so that it can stand alone."""
        return f"{self.carrier} {self.text}" if self.carrier else self.text


def quotations(text: str) -> tuple[tuple[int, int], ...]:
    """Return where somebody is quoted: the spans between quotation marks."""
    return tuple(found.span() for found in _QUOTED.finditer(text))


def _within(place: int, spans: tuple[tuple[int, int], ...]) -> bool:
    return any(start < place < end for start, end in spans)


def _trim(text: str, start: int, end: int) -> tuple[int, int]:
    """Narrow a span so that it neither begins nor ends with space or a comma."""
    while start < end and (text[start].isspace() or text[start] in ",;"):
        start += 1
    while end > start and (text[end - 1].isspace() or text[end - 1] in ",;"):
        end -= 1
    return start, end


def sentences(text: str) -> Iterator[Clause]:
    """Yield the sentences of a turn; a quotation is never cut."""
    quoted = quotations(text)
    begin = 0
    for found in _END.finditer(text):
        if _within(found.start(), quoted) or _ABBREVIATION.search(text[begin : found.end()]):
            continue
        start, end = _trim(text, begin, found.end())
        begin = found.end()
        if start < end:
            yield Clause(text[start:end], start, end)
    start, end = _trim(text, begin, len(text))
    if start < end:
        yield Clause(text[start:end], start, end)


def clauses(sentence: Clause) -> Iterator[Clause]:
    """Yield the clauses of a sentence, each a statement of its own."""
    text, quoted = sentence.text, quotations(sentence.text)
    begin, carrier = 0, ""
    for joint in _JOINT.finditer(text):
        if joint.start() <= begin or _within(joint.start(), quoted):
            continue
        left = plain(text[max(begin, joint.start() - _WINDOW) : joint.start()])
        right = plain(text[joint.end() : joint.end() + _WINDOW])
        kind = _kind_of_joint(left, right)
        if kind is None:
            continue
        yield _clause(sentence, begin, joint.start(), carrier)
        left_out = kind == "elided"
        carrier = _carrier(carrier or text[begin : joint.start()], right) if left_out else ""
        begin = joint.end()
    yield _clause(sentence, begin, len(text), carrier)


def _kind_of_joint(left: str, right: str) -> str | None:
    """Return how a clause goes on after a joint: with a subject, without one, or not at all."""
    if languages.first_person(right):
        return "full"
    if languages.goes_on(right):
        return "elided"
    if _SUBJECT.match(right):
        said = _has_verb(right) or bool(_PRONOUN_AND_MORE.match(right))
        return "full" if said and not _appositive(left, right) else None
    if not _ELIDED.match(right) or not _has_verb(left):
        return None
    if _BASE_VERB_WANTED.search(left) and not _STATED.match(right):
        return None
    return "elided"


def _appositive(left: str, right: str) -> bool:
    """Return whether the joint is inside "I, Pia, hate" or "my wife and I live"."""
    return (
        not _has_verb(left)
        and bool(left)
        and not left.startswith(("because", "no", "yes", "if"))
        and right.split()[0] in ("i", "my", "we")
        and left.split()[0] in ("i", "my")
    )


def _has_verb(text: str) -> bool:
    return any(is_verb(word) for word in text.replace(",", " ").split())


def _carrier(clause: str, right: str) -> str:
    """Return the subject of a clause as it was said, for the next one that leaves it out."""
    kept: list[str] = []
    for word in clause.split():
        folded = plain(word)
        first = folded.split()[0] if folded else ""
        foreign = kept and languages.first_person(plain(kept[0]))
        if kept and (foreign or is_verb(first) or first in ADVERBS):
            break
        kept.append(word if folded == first or not folded else word[: len(first)])
        if folded != first and folded:  # "I'm" holds its verb
            break
    subject = " ".join(kept)
    if re.match(r"^(?:with|allergic|married|single|divorced)\b", right):
        return f"{subject} {'am' if plain(subject) == 'i' else 'is'}"
    return subject


def _clause(sentence: Clause, begin: int, end: int, carrier: str) -> Clause:
    start, stop = _trim(sentence.text, begin, end)
    return Clause(sentence.text[start:stop], sentence.start + start, sentence.start + stop, carrier)
