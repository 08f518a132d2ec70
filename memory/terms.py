"""Text to the terms that the index holds and a question looks for."""

import re
import unicodedata
from functools import cache, lru_cache
from typing import Any

from memory.asking import asked_as, looked_for
from memory.records import Record

_WORD = re.compile(r"[^\W_]+(?:['\u2019][^\W_]+)*", re.UNICODE)
_UNSPACED = re.compile(
    r"[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]"
)
"""Scripts that put no spaces between words: Thai, Lao, Burmese, Khmer, Japanese, Chinese."""

_STOP_WORDS = """
    a about am an and any are as at be been being but by can could did do does doing for from
    had has have having he her hers him his how i if in into is it its just me my mine no nor not
    of off on or our ours out over own she should so some such than that the their theirs them
    then there these they this those to too up us very was we were what when where which while who
    whom whose why will with would you your yours again ever know tell remember please
    don doesn didn isn aren wasn weren won t s d ll m re ve
    ich du er sie es wir ihr ein eine einen einer der die das und oder ist bin sind war
    mein meine was wo wann wer wie
    habe hast haben hatte hatten mir dir mich dich uns euch dem den des im auf bei nach von vor zu
    zum zur nicht kein keine auch noch schon als dass wenn
"""
STOP_WORDS = frozenset(_STOP_WORDS.split())
"""Words that carry no content of their own; a question made of these alone looks for nothing."""


def terms(text: str) -> list[str]:
    """Return the terms of ``text`` in order, stems for spaced scripts, pairs for unspaced ones."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    plain = "".join(
        character
        for character in unicodedata.normalize("NFD", folded)
        if not unicodedata.combining(character)
    )
    found: list[str] = []
    for word in _WORD.findall(unicodedata.normalize("NFC", plain)):
        if _UNSPACED.search(word):
            found.extend(_pairs(word))
        else:
            found.append(_stem(re.split("['\u2019]", word)[0] or word))
    return found


def content_terms(text: str) -> list[str]:
    """Return the terms of ``text`` that say what it is about, each once, in order.

    "Where am I from?" is made of common words alone: it looks for what it means by them.
    """
    stops = _stopped()
    return [term for term in dict.fromkeys(terms(looked_for(text))) if term not in stops]


def indexed_text(record: Record) -> str:
    """Return what the index holds of a record: what was said, whom it is about, how it is asked."""
    asked = asked_as(record.claim.slot) if record.claim else ""
    name, relation = record.subject.name, record.subject.relation or ""
    return " ".join((record.statement, name, relation, asked))


def indexed_terms(record: Record) -> str:
    """Return the terms of a record as the index takes them."""
    return " ".join(terms(indexed_text(record)))


def forget() -> None:
    """Keep no word in memory."""
    _stem.cache_clear()


def is_unspaced(text: str) -> bool:
    """Tell whether a text is of a script that puts no spaces between words."""
    return _UNSPACED.match(text) is not None


@cache
def _stopped() -> frozenset[str]:
    return STOP_WORDS | {_stem(word) for word in STOP_WORDS}


def _pairs(word: str) -> list[str]:
    """Return every character and every two neighbours, so that short words are found too."""
    return [*word, *(word[at : at + 2] for at in range(len(word) - 1))]


@cache
def _stemmer() -> Any:
    import snowballstemmer

    return snowballstemmer.stemmer("english")


@lru_cache(maxsize=16_384)
def _stem(word: str) -> str:
    return str(_stemmer().stemWord(word))
