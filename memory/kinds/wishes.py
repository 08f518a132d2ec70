"""What a sentence says of how its speaker would like things: stated, ordered for good, or once."""

import re
from dataclasses import dataclass, replace
from enum import StrEnum

from memory.extraction.normalise import FUNCTION_WORDS, value, words
from memory.kinds.plural import singular
from memory.review.choices import theme
from memory.review.grammar.values import preferred
from memory.review.openings import without_fillers


class Wording(StrEnum):
    """In which way a preference came out."""

    STATED = "stated"
    """``I prefer tea to coffee``."""
    ORDERED = "ordered"
    """``Always answer in German``: an order for good, so it replaces the order before it."""
    ONCE = "once"
    """``Shorter, please``: one occasion, from which a preference may be inferred."""


@dataclass(frozen=True)
class Wish:
    """What somebody would like."""

    topic: str
    """What it is about: ``answer length``, ``coffee or tea``, ``seat``."""
    value: str
    """What they would like there, as it is compared."""
    wording: Wording


_LANGUAGES = (
    "english|german|french|spanish|italian|portuguese|dutch|polish|russian|ukrainian|czech|swedish"
    "|norwegian|danish|finnish|greek|turkish|arabic|hebrew|hindi|chinese|mandarin|japanese|korean"
    "|vietnamese|thai|romanian|hungarian|catalan|welsh|irish|latin"
)
_ANSWERS = r"(?:answers?|replies|reply|responses?|sentences|messages|explanations?|summaries)"
_SHORT = r"(?:short|shorter|brief|briefer|briefly|concise|concisely|terse|to the point)"
_LONG = r"(?:long|longer|detailed|thorough|full|more detail|in detail|at length)"
_SPEAK = r"(?:speak|talk|read|say (?:it|that))"
_TOPICS: tuple[tuple[str, str | None, re.Pattern[str]], ...] = tuple(
    (topic, fixed, re.compile(pattern))
    for topic, fixed, pattern in (
        (
            "language",
            None,
            r"\b(?:answer|reply|respond|speak|talk|write|say (?:it|that)|answers|replies)\b.{0,20}"
            rf"\bin (?P<v>{_LANGUAGES})\b",
        ),
        (
            "answer length",
            "short",
            rf"\b{_SHORT} {_ANSWERS}\b|\b{_ANSWERS} (?:to be |that are |should be )?{_SHORT}\b"
            rf"|\b(?:answer|reply|respond|be|keep (?:it|them)|explain (?:it|that)|say (?:it|that)) "
            rf"(?:more )?{_SHORT}\b|\bin (?:one|1|a single) (?:sentence|line)\b"
            r"|^(?:please )?(?:a bit |a little |much )?shorter\b",
        ),
        (
            "answer length",
            "long",
            rf"\b{_LONG} {_ANSWERS}\b|\b{_ANSWERS} (?:to be |that are |should be )?{_LONG}\b"
            rf"|\b(?:answer|reply|respond|explain (?:it|that)|be) (?:more )?{_LONG}\b"
            r"|^(?:please )?(?:a bit |a little |much )?longer\b|\b(?:give me )?more details?$",
        ),
        (
            "speaking speed",
            "slow",
            rf"\b{_SPEAK} (?:more |a bit |a little )*(?:slower|slowly)\b"
            r"|^(?:please )?slower\b",
        ),
        (
            "speaking speed",
            "fast",
            rf"\b{_SPEAK} (?:more |a bit |a little )*(?:faster|quickly|quicker)\b"
            r"|^(?:please )?faster\b",
        ),
        (
            "loudness",
            "loud",
            rf"\b{_SPEAK} (?:more |a bit |a little )*(?:louder|loudly|up)\b"
            r"|^(?:please )?louder\b",
        ),
        (
            "loudness",
            "quiet",
            rf"\b{_SPEAK} (?:more |a bit |a little )*(?:quieter|quietly|softer)\b"
            r"|^(?:please )?(?:quieter|softer)\b",
        ),
    )
)

_POLITE = (
    r"(?:(?:please|ok|okay|so|hey|candor|and|just|can you|could you|would you|will you"
    r"|i want you to|i would like you to|i need you to|you should|you must),? )*"
)
_DEEDS = (
    r"(?:answer|reply|respond|speak|talk|write|call|use|say|tell|ask|read|give(?! up)|keep|start"
    r"|begin|end|show|explain|translate|address|greet|wake|remind|be|stay|avoid|include|skip|add|put"
    r"|round|convert|summari[sz]e|list|play|set|send|confirm|check|repeat|interrupt|make)"
)
_FOR_GOOD = r"(?:from now on|in (?:the )?future|by default|as a rule|every time|in general)"
_ORDERS = tuple(
    re.compile(pattern)
    for pattern in (
        rf"^{_POLITE}(?:{_FOR_GOOD},? )?{_POLITE}always (?P<what>{_DEEDS}\b.*?)"
        rf"(?: (?:please|{_FOR_GOOD}))*$",
        rf"^{_POLITE}{_FOR_GOOD},? {_POLITE}(?P<what>{_DEEDS}\b.*?)(?: please)*$",
        rf"^{_POLITE}(?P<what>{_DEEDS}\b.*?),? (?:please )?(?:{_FOR_GOOD}|always)(?: please)?$",
        rf"^{_POLITE}(?P<what>keep (?:your|the|my|all) {_ANSWERS} .+?)(?: please)?$",
    )
)
_BANS = tuple(
    re.compile(pattern)
    for pattern in (
        rf"^{_POLITE}(?:{_FOR_GOOD},? )?{_POLITE}(?:never|(?:do )?not ever) (?P<what>{_DEEDS}\b.*?)"
        rf"(?: (?:please|{_FOR_GOOD}))*$",
        rf"^{_POLITE}{_FOR_GOOD},? {_POLITE}do not (?P<what>{_DEEDS}\b.*?)(?: please)*$",
        rf"^{_POLITE}do not (?P<what>{_DEEDS}\b.*?),? (?:please )?"
        rf"(?:{_FOR_GOOD}|ever again|any more)(?: please)?$",
        rf"^{_POLITE}i do not want you to (?P<what>{_DEEDS}\b.*)$",
        rf"^{_POLITE}stop (?P<what>(?:using|calling) .+)$",
    )
)
_A_NAME = re.compile(r"^call me [^\W\d_]+(?: [^\W\d_]+)?$")
"""``Call me Alex from now on`` says what they are called: a fact, no preference."""
_ADVERBS = r"(?:(?:really|generally|usually|definitely|much|strongly|still|also|now|actually) )*"
_PAIR = re.compile(
    rf"^i {_ADVERBS}(?:would )?{_ADVERBS}"
    r"(?:(?:prefer|favou?r|rather(?: have| drink| eat| take| use)?)"
    r" (?P<a>.+?) (?:rather than|instead of|over|than|to(?! (?:be|have|do|go)\b)) (?P<b>.+)"
    r"|(?:like|love) (?P<a2>.+?) (?:better|more) than (?:i (?:like|love) )?(?P<b2>.+))$"
)
_SINGLE = re.compile(
    rf"^(?:i {_ADVERBS}(?:would )?{_ADVERBS}prefer (?!not\b|it\b|that you\b|if\b|you\b)(?P<a>.+)"
    r"|i (?:like|want|would like) (?P<you>(?:you|your) .+|it when you .+"
    rf"|[\w ]+ {_ANSWERS})"
    r"|i (?:have )?(?:just |now )?switched (?:over |back )?to (?P<c>.+)"
    r"|my preferred (?P<thing>[\w ]+?) (?:is|are) (?P<b>.+))$"
)
_NOT_TO = re.compile(
    rf"^i {_ADVERBS}(?:would )?prefer not to (?P<what>(?!say|talk about|answer that|think)\w+.*)$"
)
_CUT = re.compile(
    r"\s*(?:[;:(]|,|\b(?:because|since|but|when|if|although|as i|so that|please)\b).*$"
)
_HEAD = re.compile(r"\s(?:with|of|in|at|on|for|from|to|about|without|by|near)\s")
_ASKING = re.compile(
    r"^(?:please|can you|could you|would you|will you|a bit|a little|much|shorter|longer|slower"
    rf"|faster|louder|quieter|softer|in (?:one|1|a) |more detail|{_DEEDS}\b)|\bplease$"
)


def wish(text: str) -> Wish | None:
    """Return what a plain sentence would like, or None.

    Denials ("I don't prefer tea") and what is liked without a choice ("I like tea") are none.
    """
    if (order := _ordered(text)) is not None:  # "from now on" only leads up to other sentences
        return order
    bare = without_fillers(text)
    for reader in (_ordered, _paired, _not_to, _single, _once):
        if (found := reader(bare)) is not None:
            return found
    return None


def _about_answers(text: str, wording: Wording) -> Wish | None:
    """Read what is said of how Candor speaks and answers."""
    for topic, fixed, pattern in _TOPICS:
        if found := pattern.search(text):
            return Wish(topic, fixed or found["v"], wording)
    return None


def _ordered(text: str) -> Wish | None:
    for patterns, banned in ((_BANS, True), (_ORDERS, False)):
        for pattern in patterns:
            if found := pattern.match(text):
                return _for_good(found["what"], banned=banned)
    return None


def _for_good(what: str, *, banned: bool) -> Wish | None:
    if about := _about_answers(what, Wording.ORDERED):
        return replace(about, value=f"not {about.value}") if banned else about
    if _A_NAME.match(what) and not banned:
        return None
    return Wish(_gist(what), "never" if banned else "always", Wording.ORDERED)


def _paired(text: str) -> Wish | None:
    found = _PAIR.match(text)
    if found is None:
        return None
    pair = (found["a"] or found["a2"], found["b"] or found["b2"])
    chosen, other = (value(_CUT.sub("", part)) for part in pair)
    if not chosen or not other or chosen == other:
        return None
    return Wish(" or ".join(sorted((chosen, other))), chosen, Wording.STATED)


def _not_to(text: str) -> Wish | None:
    found = _NOT_TO.match(text)
    return Wish(_gist(_CUT.sub("", found["what"])), "never", Wording.STATED) if found else None


def _single(text: str) -> Wish | None:
    found = _SINGLE.match(text)
    if found is None:
        return None
    if found["you"]:
        return _about_answers(found["you"], Wording.STATED)
    if found["thing"]:
        return Wish(value(found["thing"]), value(_CUT.sub("", found["b"])), Wording.STATED)
    if found["c"]:
        mode = theme(value(found["c"]))
        return Wish("theme", mode, Wording.STATED) if mode else None
    liked = value(_CUT.sub("", found["a"]))
    if about := _about_answers(liked, Wording.STATED):
        return about
    if (named := preferred(liked)) is not None:
        return Wish(named[0], named[1], Wording.STATED)
    head = words(_HEAD.split(liked, maxsplit=1)[0])
    if not head:
        return None
    topic = head[1] if head[0] == "to" and len(head) > 1 else singular(head[-1])
    return Wish(topic, liked, Wording.STATED)


def _once(text: str) -> Wish | None:
    if not _ASKING.search(text) or re.search(r"\b(?:not|never)\b", text):
        return None
    return _about_answers(text, Wording.ONCE)


_BASE = {"using": "use", "calling": "call"}


def _gist(text: str) -> str:
    told = (_BASE.get(word, word) for word in words(text))
    return " ".join(word for word in told if word not in FUNCTION_WORDS) or value(text)
