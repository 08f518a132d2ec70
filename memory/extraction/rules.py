"""From one turn to candidates, by rules alone: no model, nothing but the words that were said."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import chain

from memory.extraction import times
from memory.extraction.clauses import Clause, clauses, quotations, sentences
from memory.extraction.corrections import correct, is_dangling
from memory.extraction.enumerations import spread
from memory.extraction.normalise import plain
from memory.records import (
    COMPANION,
    OWNER,
    Candidate,
    Claim,
    Source,
    Subject,
    Utterance,
    Validity,
)
from memory.review import modality, unmeant
from memory.review.claims import Reading, read
from memory.review.grammar.values import trimmed
from memory.review.openings import told, without_fillers
from memory.review.predicates import cue, predicate
from memory.review.subjects import from_notes, owned_by, second_person
from memory.vocabulary import Cue, Modality, Origin, Scope, Speaker

_NOTES = frozenset({Origin.IMPORT, Origin.INFERRED, Origin.REFLECTION})
"""Origins that write of "the user" when they mean the owner."""
_GONE = re.compile(
    r"^(?:and )?(?:i )?(?:have )?(?:just )?(?:sold|gave away|gave up|got rid of|scrapped|traded in"
    r"|no longer (?:have|own|drive)) (?P<v>(?:the|my|our) (?!old \w+ \w+ \w+).+)$"
)
_IMPORTANT = frozenset(
    {"name", "allergy", "health", "birthday", "children", "relationship", "home", "phone"}
)
_SENSE_WITHIN = 1_000
"""In characters: a sentence says early in what sense it is meant (chosen by hand)."""
_CUE_WITHIN = 80
"""In characters: a word at its head corrects the whole sentence (chosen by hand)."""
_JOKE_AFTER = re.compile(r"^(?:just|only) (?:kidding|joking)|^i am (?:kidding|joking)|^(?:jk|not)$")
_STILL_SAID = re.compile(r"(?:that|whether|if)\b", re.IGNORECASE)
_TAKES_BACK = re.compile(r"^(?:(?:scratch|strike|forget) that|i take (?:that|it) back|no,? wait)$")
_IN_CHILDHOOD = re.compile(
    r"^(?:as an? (?:\w+ )?(?:kid|child|boy|girl|teenager|teen|baby)|in my (?:youth|childhood)"
    r"|growing up|when i was (?:an?|young|little|small|\d+)\b)"
)
"""What is told of then is over."""
_IT = Subject("", "it")
"""What a correction is about when nothing can be found that it corrects."""
_EVENT = re.compile(
    r"\b(?:saw|met|visited|went|had|ate|watched|finished|ran|broke|lost|found|called|read|flew|"
    r"travelled|traveled|celebrated|attended|cooked|played|talked|spoke|took|was|were|did)\b"
)


def extract(heard: Utterance, before: Sequence[Utterance] = ()) -> tuple[Candidate, ...]:
    """Return what one turn proposes for memory, in the order in which it was said.

    Nothing is held back for its modality: a question or a joke is offered as what it is, so that
    the door can refuse it with a reason.

    Args:
        heard: The turn.
        before: The turns of the conversation before it, oldest first.
    """
    found: list[Candidate] = []
    last, framed = _last_subject(before), False
    for sentence in sentences(heard.text):
        head = sentence.text[:_SENSE_WITHIN]
        framed = unmeant.opens_frame(head) or (framed and not unmeant.closes_frame(head))
        if found and _JOKE_AFTER.match(plain(sentence.text)):
            found = [replace(one, modality=Modality.JOKE) for one in found]
            continue
        for candidate in _Sentence(heard, sentence, before, framed).candidates(last):
            found.append(candidate)
            last = _referent(candidate.subject) or last
    return tuple(dict.fromkeys(_merged(found)))


def _referent(subject: Subject) -> Subject | None:
    """Return the subject as something that a later pronoun can mean."""
    return subject if subject.key and subject not in (OWNER, COMPANION) else None


def _last_subject(before: Sequence[Utterance]) -> Subject | None:
    """Return whom the owner spoke of in the turn before, for "she" and "it"."""
    for turn in reversed(before[-2:]):
        if turn.speaker is not Speaker.OWNER:
            continue
        for sentence in reversed(tuple(sentences(turn.text))):
            for clause in clauses(sentence):
                for reading in read(clause.whole, year=turn.at.year):
                    if subject := _referent(reading.subject):
                        return subject
    return None


def _merged(found: list[Candidate]) -> Iterator[Candidate]:
    """Join "sold the Skoda" to the sentence that it belongs to: it is what that replaces."""
    for place, candidate in enumerate(found):
        after = found[place + 1] if place + 1 < len(found) else None
        gone = _gone(candidate)
        if gone and place and _takes(found[place - 1], candidate):
            continue
        if after is not None and (gone := _gone(after)) and _takes(candidate, after):
            yield replace(candidate, replaces_value=gone, cue=Cue.CHANGE)
        else:
            yield candidate


def _gone(candidate: Candidate) -> str | None:
    """Return what a candidate says was given away; None when it says nothing of the kind."""
    match = _GONE.match(without_fillers(plain(candidate.source.quote)))
    return trimmed(match["v"]) if match else None


_KEPT_THINGS = frozenset({"vehicle", "possession", "pets", "instrument", "plays"})


def _takes(kept: Candidate, gone: Candidate) -> bool:
    """Return whether the one thing came in the other's place: said together, of the same kind."""
    claim = kept.claim
    if claim is None or claim.slot not in _KEPT_THINGS or kept.subject != gone.subject:
        return False
    near = 0 <= gone.source.start - kept.source.end <= 6
    return near and (kept.cue is Cue.CHANGE or claim.slot == "vehicle")


@dataclass(frozen=True)
class _Sentence:
    """One sentence of a turn, and the turns that it may lean on."""

    heard: Utterance
    sentence: Clause
    before: Sequence[Utterance]
    framed: bool = False
    """Whether it belongs to a story or a game that the turn has begun."""

    def candidates(self, last: Subject | None) -> Iterator[Candidate]:
        """Yield the candidates of the sentence."""
        text = self._noted(self.sentence.text)
        if not re.search(r"\w", text):
            return
        sense = modality.of_sentence(text[:_SENSE_WITHIN])
        if self.framed and sense is Modality.ASSERTED:
            sense = Modality.FICTION
        owners = self.heard.speaker is Speaker.OWNER and sense is Modality.ASSERTED
        if owners and len(text) < _SENSE_WITHIN and (fixed := correct(text, self.before)):
            yield self._candidate(self.sentence, fixed.reading, sense, fixed.statement)
        elif owners and is_dangling(text):
            yield self._candidate(self.sentence, Reading(_IT), sense)
        elif sense is not Modality.ASSERTED:
            yield from self._refusable(sense)
        else:
            yield from self._asserted(last)

    def _asserted(self, last: Subject | None) -> Iterator[Candidate]:
        """Yield the candidates of the clauses, each with the sense in which it was said."""
        for clause, sense in self._senses():
            for candidate in self._of_clause(clause, sense, last):
                yield candidate
                last = _referent(candidate.subject) or last

    def _senses(self) -> Iterator[tuple[Clause, Modality]]:
        """Yield the clauses that say something, each with its sense.

        What somebody says goes on over "and that ...", and over "and" without a comma.
        """
        parts = tuple(clauses(self.sentence.after(told(self.sentence.text))))
        telling = [one for one in parts if not _leads_up(plain(one.text))] or parts[:1]
        quoted_to = None
        for clause in telling:
            text = self._noted(clause.whole)
            sense = modality.of_clause(text, quoted=bool(quotations(text)))
            if quoted_to is not None and self._goes_on(quoted_to, clause):
                sense = Modality.QUOTED
            quoted_to = clause.end if sense is Modality.QUOTED else None
            yield clause, sense

    def _goes_on(self, end: int, clause: Clause) -> bool:
        """Return whether a clause is still what somebody was said to say before it."""
        joint = self.sentence.text[end - self.sentence.start : clause.start - self.sentence.start]
        return bool(_STILL_SAID.match(clause.text) or re.fullmatch(r"\s*(?:and|or)\s*", joint))

    def _noted(self, text: str) -> str:
        return from_notes(text) if self.heard.origin in _NOTES else text

    def _refusable(self, sense: Modality) -> Iterator[Candidate]:
        """Yield what is offered only to be refused: one candidate for the whole sentence."""
        subject = COMPANION if self.heard.speaker is Speaker.COMPANION else OWNER
        if self.heard.speaker is Speaker.COMPANION and sense is not Modality.ASSERTED:
            return
        yield self._candidate(self.sentence, Reading(subject), sense)

    def _of_clause(
        self, clause: Clause, sense: Modality, last: Subject | None
    ) -> Iterator[Candidate]:
        text = self._noted(clause.whole)
        if self.heard.speaker is Speaker.COMPANION and second_person(plain(text)):
            return
        readings = (read(one, last=last, year=self.heard.at.year) for one in spread(text))
        for reading in chain.from_iterable(readings):
            if self.heard.speaker is Speaker.COMPANION and reading.subject != OWNER:
                continue
            if _IN_CHILDHOOD.match(plain(text)):
                reading = replace(reading, over=True, begun=False)
            if sense is Modality.PLANNED:
                yield self._candidate(clause, _planned(text, reading), sense)
                return
            yield self._candidate(clause, reading, sense)

    def _candidate(
        self, clause: Clause, reading: Reading, sense: Modality, statement: str | None = None
    ) -> Candidate:
        heard, subject = self.heard, self._subject(reading.subject)
        validity, changed_on = self._times(clause, reading, sense)
        source = Source(heard.at, clause.text, clause.start, clause.end, heard.id or None)
        slot = reading.claim.slot if reading.claim else ""
        return Candidate(
            statement=statement or clause.whole,
            source=source,
            origin=heard.origin,
            subject=subject,
            claim=reading.claim,
            scope=_scope(subject),
            modality=sense,
            cue=reading.cue if statement else self._cue(reading),
            zone=heard.zone,
            validity=validity,
            changed_on=changed_on,
            replaces_value=reading.replaces,
            hearing=heard.hearing,
            importance=0.8 if slot in _IMPORTANT else 0.5,
            external_id=heard.external_id,
        )

    def _subject(self, subject: Subject) -> Subject:
        """Turn the speaker's "I" into who the speaker is."""
        if self.heard.speaker is Speaker.OWNER or not subject.key:
            return subject
        if self.heard.speaker is Speaker.COMPANION:
            return COMPANION if subject == OWNER else subject
        name = self.heard.name or ""
        speaker = Subject(f"name:{name.casefold()}" if name else "", name or "somebody")
        if not speaker.key or subject == OWNER:
            return speaker
        return owned_by(subject, speaker)

    def _cue(self, reading: Reading) -> Cue:
        """Return the cue of a clause, or of its sentence ("Actually, ..., and ...")."""
        whole = cue(plain(self.sentence.text[:_CUE_WITHIN]))
        return whole if reading.cue is Cue.NONE and whole is Cue.CORRECTION else reading.cue

    def _times(
        self, clause: Clause, reading: Reading, sense: Modality
    ) -> tuple[Validity, datetime | None]:
        """Return when a reading is true, and when the world changed, if it says so."""
        text = plain(clause.text)
        planned = sense is Modality.PLANNED
        timing = times.when(text, self.heard.at, self.heard.zone, future=planned)
        if timing is None or (reading.claim and reading.claim.slot in _DATES):
            return Validity(ended=reading.over), None
        if timing.start is None:
            return Validity(None, timing.end, ended=reading.over), None
        if timing.end is None and reading.over:  # "was one for six years": nobody said when
            return Validity(ended=True), None
        bounded = planned or reading.over or _is_event(text, reading)
        if bounded or _passing(timing, reading, self.heard.at):
            return Validity(timing.start, timing.end, ended=reading.over), None
        return Validity(timing.point, None), timing.point if reading.cue is Cue.CHANGE else None


def _leads_up(text: str) -> bool:
    """Return whether a plain clause only leads up to the next: "no", "well", "thanks"."""
    said = without_fillers(f"{text}, ").strip(" ,")
    return not said or bool(_TAKES_BACK.match(said)) or modality.is_small_talk(text)


_DATES = frozenset({"birthday", "birth year", "age"})


def _is_event(text: str, reading: Reading) -> bool:
    """Return whether a clause tells of something that happened and was over."""
    return (reading.claim is None or reading.over) and bool(_EVENT.search(text))


def _passing(timing: times.Timing, reading: Reading, at: datetime) -> bool:
    """Return whether something is said of a stretch that is now ("this week")."""
    if timing.start is None or timing.end is None or reading.cue is not Cue.NONE:
        return False
    return timing.start <= at < timing.end and not reading.begun


def _planned(text: str, reading: Reading) -> Reading:
    """Turn what is planned into a plan: it contradicts nothing that is so today."""
    what = predicate(without_fillers(plain(text)).partition(" ")[2]).text
    what = re.sub(r"^(?:will|shall|(?:go|plan|hope|intend|be (?:about|due))(?: to| on)) ", "", what)
    claim = Claim("plan", times.without_times(what)) if what else None
    return Reading(reading.subject, claim, Cue.NONE)


def _scope(subject: Subject) -> Scope:
    if subject == COMPANION:
        return Scope.COMPANION
    return Scope.OWNER if subject == OWNER else Scope.ENTITY
