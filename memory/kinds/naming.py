"""Names that a sentence gives: the owner's own, and what somebody is called besides."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from memory.extraction.normalise import fold
from memory.kinds.mentions import is_meant
from memory.kinds.offering import said_by_owner
from memory.records import Utterance

_NAME = r"[^\W\d_a-z][\w'-]*(?: [^\W\d_a-z][\w'-]*){0,2}"
"""Up to three words with capitals; letters of scripts that know no capitals pass."""
_ONE = r"[^\W\d_a-z][\w'-]*"
_CALLERS = r"(?i:everyone|everybody|we|i|people|they|friends|my (?:friends|family|parents|mum|mom))"
_OWNERS = re.compile(
    rf"^(?:(?i:hi|hello|hey|well|actually|no|yes|oh),? )*(?:(?i:my (?:full |real |first )?name is|"
    rf"the name is|my name's|the name's|i am called|i'm called|i am named|i go by|my nickname is|"
    rf"(?:please |just |you can |do )*call me)) (?P<name>{_NAME})"
)
_OWNER_APPOSED = re.compile(rf"^I, (?P<name>{_NAME}),")
_OWNER_CALLED = re.compile(rf"\b{_CALLERS} (?i:calls?) (?i:me) (?P<name>{_NAME})")
_NICKNAMES = tuple(
    re.compile(pattern)
    for pattern in (
        rf"\b{_CALLERS} (?i:calls?) (?P<of>{_ONE}) (?P<name>{_ONE})",
        rf"(?P<of>{_NAME})'s (?i:nickname|pet name|other name) (?i:is) (?P<name>{_NAME})",
        rf"(?P<of>{_NAME}),? (?i:is )?(?i:also known as|also called|aka|a\.k\.a\.|nicknamed) "
        rf"(?P<name>{_NAME})",
        rf"(?P<of>{_NAME}),? (?i:or) (?P<name>{_NAME}),? (?i:for short)\b",
        rf"(?P<name>{_NAME}) (?i:is (?:short|a nickname|the nickname) for) (?P<of>{_NAME})",
    )
)
_POSSESSIVE = re.compile(r"'s?$")
_ARTICLE = re.compile(r"^(?:the|a|an|my|our) ")


@dataclass(frozen=True)
class Naming:
    """One name that was said of somebody."""

    name: str
    """As it was said."""
    of: str | None = None
    """The name of whoever has it besides; None means the owner."""


def namings(heard: Utterance) -> tuple[Naming, ...]:
    """Return the names that the owner gives in a turn, to themselves and to others."""
    return tuple(
        naming
        for said in said_by_owner(heard)
        if is_meant(said.sentence.text)
        for naming in _read(said.sentence.text.replace("\u2019", "'"))
    )


def _read(text: str) -> Iterator[Naming]:
    for pattern in (_OWNERS, _OWNER_APPOSED, _OWNER_CALLED):
        if found := pattern.search(text):
            yield Naming(found["name"])
    for pattern in _NICKNAMES:
        if found := pattern.search(text):
            yield Naming(found["name"], found["of"])


@lru_cache(maxsize=65_536)
def name_keys(name: str) -> tuple[str, ...]:
    """Return how a name is compared: case, width and accents folded, then without possessive."""
    whole = _ARTICLE.sub("", fold(name))
    return tuple(dict.fromkeys((whole, _POSSESSIVE.sub("", whole))))
