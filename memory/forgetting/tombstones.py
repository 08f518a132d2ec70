"""What was forgotten, as keyed hashes: they hold no value, and know it again however written."""

import hashlib
import hmac
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from memory.extraction.normalise import plain
from memory.forgetting.marks import Span, key
from memory.forgetting.values import own_value
from memory.records import Claim, Record, Subject
from memory.vocabulary import Kind

_LOOKALIKES = str.maketrans("аеорсухіјѕԁһкмтвнαορντικ", "aeopcyxijsdhkmtbhaopvtik")
"""Cyrillic and Greek letters that are drawn like Latin ones."""

_LEAST_WORDS = 4
"""A turn of fewer words ("yes", "good morning") is known again as a whole turn alone, for anybody
says them within others every day. Chosen by hand."""


@dataclass(frozen=True)
class Trace:
    """One thing to know again."""

    digest: str
    words: int
    """How many words it is in a running text; 0 when it is a claim or a whole turn."""


class Tombstones:
    """Makes the hashes of one installation."""

    def __init__(self, install: str) -> None:
        self._key = install.encode()

    def of(self, record: Record) -> Iterator[Trace]:
        """Yield what a record is known again by: its claim, and its words wherever they stand."""
        if own_value(record) is not None:
            yield from (Trace(one, 0) for one in self.of_claim(record.subject, record.claim))
        is_turn = record.kind is Kind.EPISODIC
        if is_turn:
            yield Trace(self.of_turn(record.statement), 0)
        said = [record.statement, *(source.quote for source in record.sources)]
        for text in dict.fromkeys(said):
            words = text.split()
            if len(words) >= (_LEAST_WORDS if is_turn else 1):
                yield Trace(self._digest("words", text), len(words))

    def of_claim(self, subject: Subject, claim: Claim | None) -> Iterator[str]:
        """Yield the hashes of what is claimed of a subject, under each name that it goes by."""
        if claim is None:
            return
        for who in dict.fromkeys((subject.key, subject.relation or subject.key)):
            who = who.partition(":")[2] or who
            yield self._digest("claim", who, claim.slot, claim.value)

    def of_turn(self, text: str) -> str:
        """Return the hash of all that somebody said at a time."""
        return self._digest("turn", text)

    def of_words(self, text: str) -> str:
        """Return the hash of words that stand in a text."""
        return self._digest("words", text)

    def keyed(self, fingerprint: str) -> str:
        """Return a fingerprint so that nobody without the key can guess what it is of."""
        return self._digest("fingerprint", fingerprint)

    def places(
        self, text: str, lengths: Iterable[int], known: frozenset[str]
    ) -> Iterator[tuple[Span, str]]:
        """Yield where a text has words that were forgotten, with their hash.

        Args:
            text: A running text.
            lengths: How many words what was forgotten has.
            known: The hashes of it.
        """
        starts, at = [], 0
        words = text.split()
        for word in words:
            at = text.index(word, at)
            starts.append((at, at + len(word)))
            at += len(word)
        for length in sorted(set(lengths), reverse=True):
            for first in range(len(words) - length + 1):
                digest = self._digest("words", " ".join(words[first : first + length]))
                if digest in known:
                    yield (starts[first][0], starts[first + length - 1][1]), digest

    def _digest(self, sort: str, *parts: str) -> str:
        written = "\x1f".join((sort, *(_same(part) for part in parts)))
        return hmac.new(self._key, written.encode(), hashlib.sha256).hexdigest()


def _same(text: str) -> str:
    """Return a text in the one spelling of all that count as the same."""
    return key(plain(text)).translate(_LOOKALIKES)
