"""What every kind needs for its offers: the owner's own sentences, and a candidate from one."""

from collections.abc import Iterator
from dataclasses import dataclass

from memory.extraction.clauses import Clause, quotations, sentences
from memory.extraction.normalise import plain
from memory.records import Candidate, Source, Utterance
from memory.vocabulary import Kind, Speaker

LONGEST_SENTENCE = 600
"""In characters; a longer one is no plan, wish or complaint but a text. Chosen by hand."""


@dataclass(frozen=True)
class Said:
    """One sentence of the owner's."""

    sentence: Clause
    """Where it stands in the turn."""
    text: str
    """It, plain, with what stands between quotation marks left out: those are not their words."""


def said_by_owner(heard: Utterance) -> Iterator[Said]:
    """Yield the sentences of a turn, when the owner spoke it; a very long one is passed over."""
    if heard.speaker is not Speaker.OWNER:
        return
    for sentence in sentences(heard.text):
        if len(sentence.text) <= LONGEST_SENTENCE:
            yield Said(sentence, plain(_unquoted(sentence.text)))


def _unquoted(text: str) -> str:
    for start, end in reversed(quotations(text)):
        text = f"{text[: start + 1]}\u2026{text[end - 1 :]}"
    return text


def offer(heard: Utterance, kind: Kind, start: int, end: int) -> Candidate:
    """Return the bare candidate of a kind that quotes ``heard.text[start:end]``."""
    quote = heard.text[start:end]
    return Candidate(
        statement=quote,
        source=Source(heard.at, quote, start, end, turn_id=heard.id or None, origin=heard.origin),
        origin=heard.origin,
        kind=kind,
        zone=heard.zone,
        hearing=heard.hearing,
        external_id=heard.external_id,
    )


def offer_sentence(heard: Utterance, kind: Kind, said: Said) -> Candidate:
    """Return the bare candidate of a kind that quotes one sentence."""
    return offer(heard, kind, said.sentence.start, said.sentence.end)
