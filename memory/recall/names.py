"""The parts of a question: its sentences, and the words that are written as names."""

import re
from collections import Counter
from collections.abc import Iterable

from sqlalchemy import Connection, bindparam, text

from memory.recall import lexical
from memory.recall.lexical import Known
from memory.terms import content_terms
from memory.vocabulary import Kind

_NAME = re.compile(r"(?<=[\w,] )[A-Z]\w+")
"""A word with a capital that does not begin the sentence."""

LONGEST = 4_000
"""In characters: about five minutes of speech. What is longer is no question; only its words are
looked for. Chosen by hand."""
_SENTENCE = re.compile(r"(?<=[!?;])\s+|(?<=[a-zß-ÿ]{2}\.)\s+|\s+[\u2013\u2014]\s+|\n+")
_MOST = 8
"""How many sentences of an utterance are asked by themselves; chosen by hand."""
_LOOKED_AT = 2_000
"""How many records may hold a name for it to be looked at who is about it; chosen by hand."""


def sentences(question: str) -> list[str]:
    """Return the sentences of an utterance that say something, the last of very many."""
    if len(question) > LONGEST:
        return [question]
    found = [one for one in _SENTENCE.split(question) if content_terms(one)]
    return found[-_MOST:] if len(found) > 1 else [question]


def named(question: str) -> frozenset[str]:
    """Return the terms of the names in a question."""
    return frozenset(content_terms(" ".join(_NAME.findall(question))))


def borne_by_few(
    index: Connection, names: Iterable[str], most: int, kinds: Iterable[Kind], known: Known = None
) -> dict[str, int]:
    """Return the names that few records are about, and how often such a record says them at least.

    A record that says a name half as often as another, or less, mentions it in passing.

    Args:
        index: A connection on the index.
        names: Terms.
        most: Up to how many records are few.
        kinds: The kinds of memory to look in.
        known: The rows to look at; None means all.
    """
    wanted, found = list(kinds), {}
    for name in names:
        if 0 < lexical.frequency(index, name, known) <= _LOOKED_AT:
            counts = _counts(index, name, wanted, known)
            least = max(counts, default=0) // 2 + 1
            if 0 < sum(count >= least for count in counts) <= most:
                found[name] = least
    return found


def _counts(index: Connection, name: str, kinds: list[Kind], known: Known) -> list[int]:
    """Return how often each record of some kinds that has a name says it."""
    times = Counter(lexical.occurrences(index, name))
    query = text("SELECT rowid FROM passages WHERE rowid IN :rows AND kind IN :kinds").bindparams(
        bindparam("rows", expanding=True), bindparam("kinds", expanding=True)
    )
    rows = index.scalars(query, {"rows": list(times), "kinds": kinds})
    return [times[row] for row in rows if known is None or row in known]
