"""Replies without any model: made of what was stored and what was recalled, word for word."""

from collections.abc import Generator, Iterator, Sequence

from memory.documents.values import Citation
from memory.records import Recollection, Record
from memory.vocabulary import Kind, Origin
from personality.acknowledging import acknowledge
from personality.attribution import quote, said_at, said_by
from personality.chat_model import Piece, Prompt
from personality.cognition.intent import Intent, understand, words_of
from personality.cognition.relevance import answers, is_answered_by, is_of_a_time
from personality.cognition.whom import fits, whom
from personality.cognition.words import FAREWELLS, GREETINGS, HOW_ARE_YOU, THANKS
from personality.dates import spoken_date
from personality.persona import CANDOR, Persona

_MOST = 3
"""How many recollections an answer quotes: as many as one can follow by ear."""
_MOST_CITED = 2
"""How many passages of files it quotes: they are longer. Chosen by hand."""
_UNSURE_BELOW = 0.5
"""Under this confidence a quotation comes with a warning."""

_MESSAGES_AT_LEAST = 2
"""A prompt's: what the model is, and what the owner just said."""

_SMALL_TALK = (
    (THANKS, "You are welcome."),
    (FAREWELLS, "Goodbye. I am here when you need me."),
    (HOW_ARE_YOU, "I am well, thank you. How are you?"),
    (GREETINGS, "Hello. It is good to hear from you."),
)
_NOTHING_KEPT = "I hear you. I found no fact in that to remember, but I keep our conversation."


class GroundedReply:
    """The reply that needs no model, and so is always there."""

    def __init__(self, persona: Persona = CANDOR) -> None:
        self._persona = persona

    @property
    def name(self) -> str:
        """What the owner calls it."""
        return "grounded replies"

    def stream(self, prompt: Prompt) -> Generator[Piece, None, None]:
        """Yield the reply sentence by sentence."""
        gap = ""
        for sentence in self._sentences(prompt):
            yield Piece(gap + sentence)
            gap = " "

    def _sentences(self, prompt: Prompt) -> Iterator[str]:
        known = {record.id: record for record in _records(prompt)}
        said = list(
            acknowledge(
                prompt.rulings,
                known,
                is_told=prompt.intent is not Intent.ASK,
                is_first=len(prompt.messages) == _MESSAGES_AT_LEAST and not prompt.history_left_out,
            )
        )
        yield from said
        if prompt.intent is Intent.ASK:
            yield from self._answer(prompt)
        elif not said:
            yield _small_talk(prompt.utterance) if prompt.intent is Intent.CHAT else _NOTHING_KEPT

    def _answer(self, prompt: Prompt) -> Iterator[str]:
        yield from prompt.unclear
        found = _fitting(prompt)
        passages = _telling(prompt, found)
        if found or passages:
            yield from _quotations([one.record for one in found], prompt)
            yield from map(_cited, passages)
        elif whom(prompt.utterance).is_companion:
            yield self._persona.introduction
        elif not prompt.unclear:
            yield "I do not know that; you have not told me."


def _records(prompt: Prompt) -> list[Record]:
    return [*(one.record for one in prompt.recalled), *prompt.targets]


def _fitting(prompt: Prompt) -> Sequence[Recollection]:
    """Return what answers, best first: facts, or else what was said in conversation."""
    fitting = [
        one
        for one in prompt.recalled
        if is_of_a_time(one)
        or (fits(prompt.utterance, one.record) and answers(prompt.utterance, one))
    ]
    facts = [one for one in fitting if one.record.kind is not Kind.EPISODIC]
    return (facts or [one for one in fitting if _tells(one.record)])[:_MOST]


def _telling(prompt: Prompt, found: Sequence[Recollection]) -> Sequence[Citation]:
    """Return the passages that answer, where a file holds more of it than the owner has said."""
    said = max((one.parts.get("words", 0.0) for one in found), default=0.0)
    telling = [
        one
        for one in prompt.passages
        if one.coverage > said and is_answered_by(prompt.utterance, one)
    ]
    return telling[:_MOST_CITED]


def _cited(passage: Citation) -> str:
    changed = "" if passage.is_current else ", which was changed since I read it"
    return f"Your file {passage.place}{changed}, says: {quote(passage.quote)}"


def _tells(turn: Record) -> bool:
    """Tell whether a turn says something: not our own words, nor what only asks or greets."""
    is_our_own = turn.origin is Origin.COMPANION
    return not is_our_own and understand(turn.statement) is Intent.TELL


def _quotations(records: Sequence[Record], prompt: Prompt) -> Iterator[str]:
    """Yield each record with who said it and when, as far as that was not just said."""
    before = ("", "")
    for record in records:
        now = (said_by(record), f"on {spoken_date(said_at(record), prompt.zone, prompt.at)}")
        if now == before:
            opening = "Also"
        else:
            opening = f"{'And' if now[0] == before[0] else now[0]} {now[1]}"
        yield f"{opening}: {quote(record.statement)}"
        if record.confidence < _UNSURE_BELOW:
            yield "I am not quite sure of that."
        before = now


def _small_talk(utterance: str) -> str:
    words = set(words_of(utterance))
    return next((reply for said, reply in _SMALL_TALK if said & words), "I am here.")
