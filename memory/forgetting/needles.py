"""What no file may hold any more: made from what goes, veiled while it is kept, sought in bytes."""

import hashlib
import json
import re
import secrets
from collections.abc import Collection, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from ahocorasick_rs import BytesAhoCorasick

from memory.details import Episode
from memory.forgetting.values import own_value
from memory.records import Record
from memory.terms import terms
from memory.vocabulary import Kind

_WORD = re.compile(r"[^\W_][\w@.'\u2019+-]*[^\W_]|[^\W_]", re.UNICODE)
_LEAST_WORD = 6
"""In characters: shorter words turn up by chance among the bytes of a store. Chosen by hand."""
_LEAST_PHRASE = 8
_LEAST_NUMBER = 5


@dataclass(frozen=True)
class Sought:
    """What is sought."""

    phrases: frozenset[str] = frozenset()
    """Whole sentences and values."""
    words: frozenset[str] = frozenset()
    """Words that tell something: sought as they are and as stems."""
    vectors: frozenset[str] = frozenset()
    """The beginnings of vectors, in hexadecimal."""
    names: frozenset[str] = frozenset()
    """The names of whom or what is forgotten altogether."""

    def __or__(self, other: "Sought") -> "Sought":
        return Sought(
            self.phrases | other.phrases,
            self.words | other.words,
            self.vectors | other.vectors,
            self.names | other.names,
        )


def of(records: Iterable[Record], vectors: Collection[bytes] = ()) -> Sought:
    """Return what the bytes of every file are searched for once these records are gone."""
    phrases: set[str] = set()
    words: set[str] = set()
    for record in records:
        if record.kind is Kind.WORKING or isinstance(record.detail, Episode):
            continue  # they quote whole turns, of which the rest may stay
        for said in (record.statement, *(source.quote for source in record.sources)):
            if len(said.strip(" .")) >= _LEAST_PHRASE:
                phrases.add(said.strip(" ."))
            words.update(_telling(said))
        value = own_value(record)
        if value is not None and is_telling(value):
            phrases.add(value)
    return Sought(frozenset(phrases), frozenset(words), frozenset(v[:64].hex() for v in vectors))


def is_telling(value: str) -> bool:
    """Tell whether a value is long enough to be sought: a short one turns up anywhere."""
    least = _LEAST_NUMBER if any(sign.isdigit() for sign in value) else _LEAST_WORD
    return len(value) >= least


def numbers(text: str) -> Iterator[str]:
    """Yield the words of a text that have a digit and are long enough to be sought."""
    for found in _WORD.finditer(text):
        if any(sign.isdigit() for sign in found[0]) and len(found[0]) >= _LEAST_NUMBER:
            yield found[0]


def _telling(text: str) -> Iterator[str]:
    """Yield the words of a text that would be missed: numbers, names, long ones."""
    for place, found in enumerate(_WORD.finditer(text)):
        word = found[0]
        numbered = any(sign.isdigit() for sign in word) and len(word) >= _LEAST_NUMBER
        named = place > 0 and word[0].isupper()
        if numbered or (len(word) >= _LEAST_WORD and (named or len(word) > _LEAST_WORD)):
            yield word


def veil(sought: Sought) -> str:
    """Write what is sought so that the text of it is no copy: mixed with a key of its own."""
    parts = (sought.phrases, sought.words, sought.vectors, sought.names)
    plain = json.dumps([sorted(part) for part in parts]).encode()
    key = secrets.token_bytes(16)
    return key.hex() + _mixed(plain, key).hex()


def unveil(veiled: str) -> Sought:
    """Read back what ``veil`` wrote."""
    key, mixed = bytes.fromhex(veiled[:32]), bytes.fromhex(veiled[32:])
    return Sought(*(frozenset(part) for part in json.loads(_mixed(mixed, key))))


def _mixed(text: bytes, key: bytes) -> bytes:
    stream = hashlib.shake_256(key).digest(len(text))
    return bytes(one ^ other for one, other in zip(text, stream, strict=True))


def patterns(texts: Iterable[str]) -> frozenset[bytes]:
    """Return every way in which bytes may hold one of these texts; to be sought in lower case."""
    found: set[bytes] = set()
    for text in texts:
        for form in {text, text.casefold(), json.dumps(text)[1:-1]}:
            for encoding in ("utf-8", "utf-16-le", "utf-16-be"):
                found.add(form.encode(encoding).lower())
    return frozenset(found)


def shortest(several: Collection[bytes]) -> frozenset[bytes]:
    """Leave out whatever holds another one: where that is not, the longer is not either."""
    kept: list[bytes] = []
    for one in sorted(several, key=len):
        if not any(other in one for other in kept):
            kept.append(one)
    return frozenset(kept)


def _ahead(pieces: Iterable[bytes]) -> Iterator[bytes]:
    """Yield pieces, the next being fetched on another thread while one is looked at."""
    coming = iter(pieces)
    with ThreadPoolExecutor(1, thread_name_prefix="needles") as reader:
        following = reader.submit(next, coming, None)
        while (piece := following.result()) is not None:
            following = reader.submit(next, coming, None)
            yield piece


class Search:
    """Seeks many patterns in one pass, however many they are."""

    def __init__(self, several: Collection[bytes]) -> None:
        """Make ready to seek ``several``, none of them empty."""
        self._automaton = BytesAhoCorasick(list(several)) if several else None

    def finds_any(self, pieces: Iterable[bytes]) -> bool:
        """Tell whether any piece holds any of the patterns; the next is read meanwhile."""
        seek = self._automaton
        if seek is None:
            return False
        return any(seek.find_matches_as_indexes(piece) for piece in _ahead(pieces))


def left_in(pieces: Iterable[bytes], several: Collection[bytes]) -> str | None:
    """Search bytes; return in plain words that they hold any of the patterns, None when none."""
    return "some of it is still there" if Search(several).finds_any(pieces) else None


def stems(words: Iterable[str]) -> frozenset[str]:
    """Return the stems of words, as the index would hold them, that are long enough to seek."""
    return frozenset(stem for word in words for stem in terms(word) if len(stem) >= _LEAST_WORD)
