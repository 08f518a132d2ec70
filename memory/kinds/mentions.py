"""Who and what a turn names, in the order of naming; capitals and grammar tell, no model."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from memory.extraction.clauses import quotations
from memory.extraction.normalise import FUNCTION_WORDS, fold, plain
from memory.records import Subject
from memory.review import places
from memory.review.modality import of_clause, of_sentence
from memory.review.predicates import ADVERBS, AUXILIARIES, VERBS, is_verb
from memory.review.subjects import KIN, PETS, is_attribute, relation_subject, split, thing
from memory.vocabulary import EntityType, Modality

_TOKEN = re.compile(r"[^\W_]+(?:[-'\u2019][^\W_]+)*")
_POSSESSIVE = re.compile(r"(?:['\u2019]s|(?<=s)['\u2019])$")
_CLAUSE_END = re.compile(r"[.!?;,\n]")
_DETERMINERS = frozenset(("the", "a", "an", "this", "that", "these", "those", "our", "my", "some"))
_WHERE = frozenset(("in", "at", "to", "from", "near", "inside", "into"))
_PREPOSITIONS = _WHERE | {
    "on",
    "onto",
    "with",
    "about",
    "for",
    "by",
    "of",
    "under",
    "over",
    "beside",
}
_LOCATED = frozenset(("in", "near", "inside"))
_MOTION = re.compile(
    r"\b(?:mov\w+|travel\w*|fl(?:y|ew|ying|own)|went|go(?:es|ing)?|gone|dr(?:ive|ove|iving)|trip|"
    r"been|com(?:e|es|ing)|came|mail|train|bus|road|relocated)\b(?:(?! and )[^.!?,;])*$"
)
_EMPLOYED = re.compile(r"\b(?:work\w*|jobs?|employed|hired|start(?:ed)?|intern\w*)\b[^.!?,;]*$")
_CAPITALISED = """
    i monday tuesday wednesday thursday friday saturday sunday january february march april may
    june july august september october november december mr mrs ms dr god christmas easter ok
    mon tue tues wed thu thurs fri sat sun here yes no
    oh well please thanks hello hi hey english french german spanish italian dutch
    russian chinese japanese everyone everybody someone nobody what who where when why how which
    candor let if because although today tomorrow yesterday remember
"""
_NO_NAME = frozenset(_CAPITALISED.split())
_INTERJECTIONS = frozenset(
    (
        *("wow", "yeah", "yep", "nope", "cool", "awesome", "congrats", "bye", "whoa", "woah"),
        *("nice", "great", "good", "sure", "agreed", "sorry", "gonna", "wanna", "gotta", "plus"),
        *("btw", "lately", "here", "there", "sounds", "looks", "lots", "stuff", "dear", "thanks"),
        *("hey", "hi", "hello", "morning", "love", "life", "art", "music", "family", "nature"),
    )
)
"""Words that often begin a sentence and are no name there; elsewhere a capital makes one."""
_GREETED = re.compile(
    r"(?:^|[.!?,] )(?:hey|hi|hello|thanks|thank you|bye|goodbye|wow|yeah|yes|no|ok|okay|congrats|"
    r"dear|good (?:morning|evening|night)|sorry|great|nice)(?: there)?,? $",
    re.IGNORECASE,
)
_NO_HEAD = re.compile(r".+(?:ings|ness|ism)$|^(?:sound|look|seem|mean|make|help|remind|feel)s?$")
_TOO_GENERAL = """
    day days week weeks month months year years morning evening afternoon night weekend time times
    moment minute minutes hour hours today tomorrow yesterday way lot bit thing things kind sort
    few couple one ones rest same other others end start name next last past future people best
    great good new old hard safe bad nice fun cool amazing awesome wild difference impact chance
"""
_NO_THING = frozenset(_TOO_GENERAL.split())
"""Heads of noun phrases that nobody comes back to with "it"."""
_STOPS = (FUNCTION_WORDS | AUXILIARIES | ADVERBS | _PREPOSITIONS | {"who", "which", "if"}) | {
    "today", "tomorrow", "yesterday", "when", "while", "because", "until", "after", "before",
    "since", "again", "or", "last", "next", "every", "not", "out", "up", "down", "away", "back",
}  # fmt: skip
_STEMS = _STOPS | _NO_NAME | {"don", "won", "can", "isn", "didn", "doesn", "couldn", "wouldn"}
"""What a capital does not make a name of, contractions cut at their apostrophe included."""
_PLURALS = frozenset(("children", "grandparents", "siblings", "family", "team", "mice"))
_MOST_WORDS = 3
"""A noun phrase is read up to this many words after its determiner: adjectives, then the noun."""


@dataclass(frozen=True)
class Mention:
    """One person, place or thing that a text names."""

    subject: Subject
    type: EntityType
    start: int
    """First character of the naming words."""
    plural: bool = False
    leading: bool = True
    """False behind a preposition: the sentence is less likely to be about it."""
    sure: bool = True
    """False when it may be nobody known: "a friend", or only the first capital of a sentence."""
    located: bool = False
    """Something is said to be in it or to go there; "there" can mean it."""


@dataclass(frozen=True)
class _Word:
    text: str
    start: int
    first: bool
    """It begins a sentence, so that its capital tells nothing."""

    @property
    def folded(self) -> str:
        return fold(self.text)

    @property
    def bare(self) -> str:
        """The word without a possessive ending."""
        return _POSSESSIVE.sub("", self.text)

    @property
    def capital(self) -> bool:
        return self.text[0].isupper()


def mentions(text: str) -> tuple[Mention, ...]:
    """Return whom and what a text names, in order; what stands in quotation marks is left out."""
    quoted = quotations(text)
    found = _Scanner(text).scan()
    return tuple(one for one in found if not any(start < one.start < end for start, end in quoted))


def _words(text: str) -> list[_Word]:
    found: list[_Word] = []
    end = 0
    for match in _TOKEN.finditer(text):
        gap = text[end : match.start()]
        found.append(_Word(match[0], match.start(), not found or bool(re.search(r"[.!?\n]", gap))))
        end = match.end()
    return found


class _Scanner:
    """Walks once over a text, taking at each word the longest thing that it can name."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._words = _words(text)

    def scan(self) -> Iterator[Mention]:
        place = 0
        while place < len(self._words):
            for reader in (self._project, self._kin, self._phrase, self._name):
                taken = reader(place)
                if taken is not None:
                    mention, place = taken
                    yield mention
                    break
            else:
                place += 1

    def _before(self, place: int) -> str:
        return self._words[place - 1].folded if place else ""

    def _joined(self, place: int) -> bool:
        """Return whether nothing but space stands between a word and the one before it."""
        word = self._words[place]
        earlier = self._words[place - 1]
        return self._text[earlier.start + len(earlier.text) : word.start].isspace()

    def _project(self, place: int) -> tuple[Mention, int] | None:
        words = self._words[place : place + 2]
        if len(words) < 2 or not self._joined(place + 1):
            return None
        if words[0].folded == "project" and words[1].capital:
            name = words[1]
        elif _POSSESSIVE.sub("", words[1].folded) == "project" and self._may_name(place):
            name = words[0]
        else:
            return None
        return Mention(project_subject(name.bare), EntityType.THING, words[0].start), place + 2

    def _kin(self, place: int) -> tuple[Mention, int] | None:
        """Read "my friend Jack", as the review of claims reads it."""
        word = self._words[place]
        if word.folded != "my":
            return None
        rest = _CLAUSE_END.split(self._text[word.start :], maxsplit=1)[0]
        found = split(plain(rest), rest)
        if found is None or found.subject.relation is None:
            return None
        relation = found.subject.relation.split()[-1]
        kind = EntityType.PET if relation in PETS else EntityType.PERSON
        taken = 1
        if found.subject.name != relation:
            last = fold(found.subject.name).split()[-1]
            for later in self._words[place + 1 : place + 6]:
                taken += 1
                if _POSSESSIVE.sub("", later.folded) == last:
                    break
        return self._mention(found.subject, kind, place, is_plural(relation)), place + max(taken, 2)

    def _phrase(self, place: int) -> tuple[Mention, int] | None:
        """Read a determiner, up to two describing words and a noun: "the grey kettle"."""
        if self._words[place].folded not in _DETERMINERS:
            return None
        noun: list[str] = []
        at = place + 1
        while at < len(self._words) and len(noun) < _MOST_WORDS and self._joined(at):
            word = self._words[at].folded
            if word in _STOPS or _NO_HEAD.match(word) or (noun and word in VERBS):
                break
            noun.append(_POSSESSIVE.sub("", word))
            at += 1
        if len(noun) == 2 and noun[-1] == "project" and self._words[at - 2].capital:
            project = project_subject(self._words[at - 2].bare)
            return Mention(project, EntityType.THING, self._words[place].start), at
        if self._ends_in_verb(place, noun):
            noun.pop()
        if not noun or noun[-1] in _NO_THING or is_attribute(" ".join(noun)):
            return None
        return self._thing(place, noun), at

    def _ends_in_verb(self, place: int, noun: list[str]) -> bool:
        """Tell "the kettle leaks" from "the red shoes" by whether the sentence has another verb."""
        if len(noun) < 2 or not self._words[place].first or not noun[-1].endswith(("s", "ed")):
            return False
        for word in self._words[place + 1 :]:
            if word.first:
                break
            if is_verb(word.folded):
                return False
        return True

    def _thing(self, place: int, noun: list[str]) -> Mention:
        head = noun[-1]
        plural = is_plural(head)
        if head in KIN:
            subject = relation_subject(head, " ".join(noun[:-1]))
            return replace(self._mention(subject, EntityType.PERSON, place, plural), sure=False)
        found = thing(" ".join(noun))
        if head in PETS:
            return replace(self._mention(found, EntityType.PET, place, plural), sure=False)
        return self._mention(found, EntityType.THING, place, plural)

    def _name(self, place: int) -> tuple[Mention, int] | None:
        if not self._may_name(place):
            return None
        at = place + 1
        while at < len(self._words) and self._goes_on(at):
            at += 1
        parts = [word.text for word in self._words[place:at]]
        parts[-1] = self._words[at - 1].bare
        name = " ".join(parts)
        kind = self._type(place, name)
        key = f"name:{name.casefold()}" if kind is EntityType.PERSON else f"thing:{fold(name)}"
        found = self._mention(Subject(key, name), kind, place, plural=False)
        sure = not name.isupper() and (len(parts) > 1 or self._is_sure(place))
        return replace(found, sure=sure), at

    def _is_sure(self, place: int) -> bool:
        """Return whether more than a capital tells a name: the review of claims reads one too."""
        word = self._words[place]
        if not word.first:
            return True
        clause = _CLAUSE_END.split(self._text[word.start :], maxsplit=1)[0]
        found = split(plain(clause), clause)
        return found is not None and found.subject.key.startswith("name:")

    def _goes_on(self, place: int) -> bool:
        earlier, word = self._words[place - 1], self._words[place]
        return (
            word.capital
            and self._joined(place)
            and earlier.bare == earlier.text
            and word.folded not in _NO_NAME
        )

    def _may_name(self, place: int) -> bool:
        """Return whether a capital stands for a name and not for the start of a sentence."""
        word = self._words[place]
        folded = word.folded
        if not word.capital or not _STEMS.isdisjoint((folded, folded.split("'")[0])):
            return False
        if not word.first:
            return not self._is_greeted(place)
        if not _INTERJECTIONS.isdisjoint((folded, folded.split("'")[0])):
            return False
        return folded not in VERBS and self._begins_clause(place)

    def _is_greeted(self, place: int) -> bool:
        """Return whether a name only calls whoever is spoken to: "Thanks, Anna!"."""
        word = self._words[place]
        after = self._text[word.start + len(word.text) :][:1]
        return after in ("", ",", ".", "!", "?") and bool(_GREETED.search(self._text[: word.start]))

    def _begins_clause(self, place: int) -> bool:
        """Return whether a first word is followed as a name is: by a verb, "and" or a surname."""
        if self._words[place].bare != self._words[place].text:
            return True
        if place + 1 == len(self._words) or not self._joined(place + 1):
            return False
        after = self._words[place + 1]
        if after.capital:
            return after.folded not in _STOPS | _NO_NAME
        return after.folded in AUXILIARIES | VERBS.keys() | ADVERBS | {"and"}

    def _type(self, place: int, name: str) -> EntityType:
        before = self._before(place)
        said = fold(self._text[: self._words[place].start])
        if before in ("at", "for", "by", "with") and _EMPLOYED.search(said):
            return EntityType.ORGANISATION
        if places.known(fold(name)) or before in _LOCATED:
            return EntityType.PLACE
        if before in ("to", "from") and _MOTION.search(said):
            return EntityType.PLACE
        return EntityType.PERSON

    def _mention(self, subject: Subject, kind: EntityType, place: int, plural: bool) -> Mention:
        before = self._before(place)
        inside = before in _WHERE and kind is not EntityType.PERSON
        return Mention(
            subject,
            kind,
            self._words[place].start,
            plural=plural,
            leading=before not in _PREPOSITIONS,
            located=inside or kind is EntityType.PLACE,
        )


def is_plural(word: str) -> bool:
    """Return whether a noun stands for several; "boss" and "glass" do not."""
    return word in _PLURALS or (word.endswith("s") and not word.endswith(("ss", "us", "is")))


def project_subject(name: str) -> Subject:
    """Return the subject for a project that the owner named."""
    return Subject(f"project:{fold(name)}", name)


_NOT_MEANT = frozenset(
    (Modality.QUESTION, Modality.HYPOTHETICAL, Modality.JOKE, Modality.FICTION, Modality.QUOTED)
)


def is_meant(sentence: str) -> bool:
    """Return whether a sentence says or wants something in its speaker's own voice."""
    senses = (of_sentence(sentence), of_clause(sentence, quoted=False))
    return _NOT_MEANT.isdisjoint(senses)
