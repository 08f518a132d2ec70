"""Pairs and lists with words around them: "not only X but Y", "neither X nor Y", "both X and Y"."""

import re
from collections.abc import Iterator

from memory.extraction.normalise import plain
from memory.review.predicates import is_verb

_NOT_ONLY = re.compile(
    r"\bnot (?:only|just|merely|simply) (?P<x>[^,;]+?),? but (?:also |even )?(?P<y>.+?)"
    r"(?: too| also| as well)?(?P<end>[.!]*)$",
    re.IGNORECASE,
)
_BOTH = re.compile(r"\bboth (?P<x>(?:(?!\bof\b)[^,;])+?) and (?P<y>.+)$", re.IGNORECASE)
_AS_WELL = re.compile(r",? (?:as well as|along with|plus|and also|but also) ", re.IGNORECASE)
_NEITHER = re.compile(r"\bneither (?P<x>[^;]+?),? (?:nor|or) (?P<y>.+)$", re.IGNORECASE)
_NOR = re.compile(r",? nor ", re.IGNORECASE)
_EITHER = re.compile(r"(?P<no>n[o']t|\bnever) (?P<said>.*\b)?either (?=.+ or )", re.IGNORECASE)


_OF_SEVERAL = re.compile(
    r"^(?P<how>neither|none|both|all) (?:of )?(?P<who>(?:my|our|the) [\w-]+) (?P<rest>.+)$",
    re.IGNORECASE,
)
_NOT_THOUGHT = re.compile(
    r"^i (?:don[\u2019']t|do not) (?:think|believe) (?:that )?i ", re.IGNORECASE
)


_BUT_NO = re.compile(
    r"^(?P<said>(?P<who>.+? )?(?P<verb>have|has|own|owns|eat|eats|drink|drinks|speak|speaks) .+?)"
    r",? but (?:also )?(?P<no>no|not any|not) (?P<y>.+)$",
    re.IGNORECASE,
)


def spread(clause: str) -> tuple[str, ...]:
    """Return what a clause with such a pair says, in plain words; else the clause as it is.

    One clause becomes two where two verbs are paired: "I neither smoke nor drink".
    """
    clause = _NOT_THOUGHT.sub("I not ", clause)
    if found := _OF_SEVERAL.match(clause):
        denied = found["how"].casefold() in ("neither", "none")
        return (f"{found['who']} {'not ' if denied else ''}{found['rest']}",)
    if found := _BUT_NO.match(clause):
        said = f"{found['who'] or ''}{found['verb']} no {found['y']}"
        return (found["said"], said)
    if found := _NEITHER.search(clause):
        return tuple(_neither(clause, found))
    clause = _EITHER.sub(lambda said: f"{said['no']} {said['said'] or ''}", clause)
    if found := _NOT_ONLY.search(clause) or _BOTH.search(clause):
        return tuple(_both(clause[: found.start()], found["x"], found["y"]))
    return (_AS_WELL.sub(" and ", clause),)


def _both(before: str, x: str, y: str) -> Iterator[str]:
    """Yield the sentence that both halves belong to, or one for each when they hold verbs."""
    if _begins_with_verb(x) and _begins_with_verb(y) and not _has_verb(before):
        yield f"{before}{x}"
        yield f"{before}{y}"
    else:
        yield f"{before}{x} and {y}"


def _neither(clause: str, found: re.Match[str]) -> Iterator[str]:
    """Yield the denials: the verb before the pair is denied, or else each half's own."""
    before = clause[: found.start()].split()
    if not before:  # "neither of us", "neither he nor I": who it is said of is paired
        yield clause
        return
    at = next((n for n, word in enumerate(before) if _is_verb(word)), None)
    if at is None:
        for half in (found["x"], *_NOR.split(found["y"])):
            yield f"{' '.join(before)} not {half}"
    else:
        things = _NOR.sub(" or ", f"{found['x']} or {found['y']}")
        yield f"{' '.join([*before[:at], 'not', *before[at:]])} {things}"


def _is_verb(word: str) -> bool:
    bare = plain(word).split()[-1:]
    return bool(bare) and is_verb(bare[0])


def _begins_with_verb(text: str) -> bool:
    return _is_verb(text.split()[0]) if text.split() else False


def _has_verb(text: str) -> bool:
    return any(_is_verb(word) for word in text.split())
