"""Episodes: stretches of conversation that end by rule, with a resume point and a summary."""

import math
import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import cache

from memory.details import Episode
from memory.extraction.clauses import sentences
from memory.extraction.normalise import plain
from memory.extraction.times import zone_named
from memory.kinds.offering import offer
from memory.records import Candidate, Source, Utterance
from memory.review.modality import asks, is_small_talk
from memory.terms import content_terms
from memory.vocabulary import EpisodeEnd, Kind, Origin, Scope, SourceType, Speaker

GAP = timedelta(minutes=30)
"""A silence this long ends an episode (chosen by hand: a break, and not a pause for thought)."""
LATELY = 4
"""How many turns have to be of something else before the topic has changed."""
EARLIER = 12
"""How many turns before those still count as what was spoken of."""
ENOUGH_TERMS = 10
"""Fewer different words on either side are too few to tell a topic by."""
MOST_SHARED = 0.05
"""The share of the last turns' words that may have been used before, by chance (measured)."""
SENTENCES = 3
"""How many sentences a summary has at most."""
_CHAT = """
    thank thanks great good nice awesome amazing wow cool glad happy love like really definitely
    totally absolutely sure right yeah yes hey hi hello okay well much more most lot lots bit all
    every always never even still back now then here there around new last next first one two way
    thing things kind sort part something anything everything nothing someone anyone everyone
    people make makes made making go goes going went gone get gets getting got take takes taking
    took give gives giving gave come comes coming came see sees seeing saw seen look looks looking
    looked know knows knew think thinks thought feel feels feeling felt want wants wanted need
    needs needed try tries trying tried let keep keeps keeping kept find finds found say says said
    talk talks talking talked hear heard show shows showed mean means help helps helped start
    starts started happen happens happened hope hopes sound sounds seem seems use used stay put
    time times day days today tomorrow yesterday week weeks month months year years moment long
    big small little best better important different special hard easy fun excited exciting
    interesting idea wait since through each other together already soon later maybe gonna yet
"""
"""Words of every conversation: they tell nothing of what it is about."""
_OFTEN = 3
_SWITCHES = re.compile(
    r"\b(?:chang(?:e|ing) (?:of |the )?(?:subject|topic)|(?:on|to) an? (?:different|other|new) (?:"
    r"note|topic|subject)|(?:let us|let's) talk about something else|(?:another|different) "
    r"(?:topic|subject))\b"
)


@dataclass(frozen=True)
class Advance:
    """What a turn does to the episodes."""

    current: Episode
    """The one that the turn belongs to."""
    ended: Episode | None = None
    """The one that it ended; None when it went on."""


def advance(current: Episode | None, turn: Utterance, *, drifted: bool = False) -> Advance:
    """Return the episode that a turn belongs to, and the one it ended by coming.

    A turn that arrives late, from before the last one, ends nothing.

    Args:
        current: The running episode; None when there is none.
        turn: The turn, kept: its id is where the episode can be taken up again.
        drifted: Whether the topic has changed, as ``drifted`` says.
    """
    if current is None or current.ended_by is not None:
        return Advance(_begun(turn))
    end = _end(current, turn, drifted)
    if end is not None:
        return Advance(_begun(turn), replace(current, ended_by=end))
    if turn.at < current.last_at:
        return Advance(replace(current, started_at=min(current.started_at, turn.at)))
    return Advance(replace(current, last_at=turn.at, resume_turn_id=turn.id or None))


def _begun(turn: Utterance) -> Episode:
    return Episode(turn.conversation_id, turn.at, turn.at, resume_turn_id=turn.id or None)


def _end(current: Episode, turn: Utterance, drifted: bool) -> EpisodeEnd | None:
    if turn.conversation_id != current.conversation_id or turn.at - current.last_at >= GAP:
        return EpisodeEnd.GAP
    place = zone_named(turn.zone)
    if turn.at.astimezone(place).date() > current.last_at.astimezone(place).date():
        return EpisodeEnd.DAY
    return EpisodeEnd.TOPIC if drifted and turn.at >= current.last_at else None


def drifted(texts: Sequence[str]) -> bool:
    """Return whether the topic has changed by the last of an episode's turns.

    Either the owner says so, or the last few turns share next to no word with those before
    them. Words of every conversation do not count.

    Args:
        texts: The turns of the episode, oldest first, the new one last.
    """
    if texts and _SWITCHES.search(plain(texts[-1])):
        return True
    lately = _terms(texts[-LATELY:])
    before = _terms(texts[-LATELY - EARLIER : -LATELY])
    enough = min(len(lately), len(before)) >= ENOUGH_TERMS
    return enough and len(lately & before) < MOST_SHARED * len(lately)


def _terms(texts: Sequence[str]) -> frozenset[str]:
    return frozenset(term for text in texts for term in _content(text))


def _content(text: str) -> list[str]:
    """Return the terms that say what a text is about, without those of every conversation."""
    return [term for term in content_terms(text) if term not in _chat()]


@cache
def _chat() -> frozenset[str]:
    return frozenset(content_terms(_CHAT))


@dataclass(frozen=True)
class Summary:
    """What was spoken of: sentences of the turns, in their order and their own words."""

    parts: tuple[Source, ...]
    """The sentences, each with its turn and place; never empty."""

    @property
    def statement(self) -> str:
        """The summary as it is read."""
        return " ".join(part.quote for part in self.parts)

    @property
    def derived_from(self) -> tuple[str, ...]:
        """The ids of the turns that it came from."""
        return tuple(dict.fromkeys(part.turn_id for part in self.parts if part.turn_id))


def summarise(turns: Sequence[Utterance]) -> Summary | None:
    """Return the sentences that say most of what the others speak of too.

    The companion's own words are left out, and so are greetings; questions come last.

    Returns:
        None when no turn says anything.
    """
    said = [part for turn in turns if turn.speaker is not Speaker.COMPANION for part in _said(turn)]
    often = Counter(term for part in said for term in _content(part.quote))
    ranked = sorted(said, key=lambda part: (asks(part.quote), -_weight(part.quote, often)))
    chosen = ranked[:SENTENCES]
    return Summary(tuple(part for part in said if part in chosen)) if chosen else None


def without(summary: Summary, gone: Collection[str]) -> Summary | None:
    """Return a summary rebuilt without some turns; None when nothing is left of it."""
    kept = tuple(part for part in summary.parts if part.turn_id not in gone)
    return Summary(kept) if kept else None


def offer_episode(episode: Episode, turns: Sequence[Utterance]) -> Candidate | None:
    """Return a finished episode as a candidate, its statement the summary of its turns.

    Its words are the turns' own, but that they sum it up is a conclusion of the program.
    """
    summary = summarise(turns)
    if summary is None:
        return None
    first = summary.parts[0]
    turn = next(turn for turn in turns if turn.id == first.turn_id)
    return replace(
        offer(turn, Kind.EPISODIC, first.start, first.end),
        statement=summary.statement,
        origin=Origin.INFERRED,
        source_type=SourceType.INFERRED,
        scope=Scope.CONVERSATION,
        detail=episode,
        derived_from=summary.derived_from,
        further_sources=summary.parts[1:],
    )


def _said(turn: Utterance) -> Iterator[Source]:
    for one in sentences(turn.text):
        if _content(one.text) and not is_small_talk(plain(one.text)):
            yield Source(turn.at, one.text, one.start, one.end, turn_id=turn.id, origin=turn.origin)


def _weight(sentence: str, often: Counter[str]) -> float:
    """Return how much a sentence says of what is spoken of; long ones gain by the root alone.

    A word that is in every sentence, as a name is, counts no more than one said a few times.
    """
    found = _content(sentence)
    return sum(min(often[term], _OFTEN) for term in found) / math.sqrt(len(found))
