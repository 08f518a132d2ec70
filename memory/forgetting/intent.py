"""Whether the owner asks to forget something, and what; and whether they say yes to it."""

import re
from dataclasses import dataclass

from memory.extraction.normalise import plain
from memory.vocabulary import ForgetMode

_POLITE = (
    r"(?:(?:hey|ok|okay|oh|so|and|well|now|candor|please)[ ,]+)*"
    r"(?:(?:can|could|would|will) you (?:please |kindly )?|please "
    r"|i (?:want|need|would like) you to |i'd like you to |you (?:should|must|can) |do )?"
    r"(?:please )?(?:just )?"
)
_VERB = r"(?:forget|erase|delete|wipe|purge|remove|drop|unlearn)"
_HELD = (
    r"(?:(?:all|everything|anything|whatever|what|all that|the (?:memory|memories|record|records|"
    r"entry|entries|fact|facts|information)|(?:your|my) (?:memory|memories|record|records|notes?)"
    r"|all (?:the )?(?:memories|records|information))"
    r"(?: (?:that )?(?:i|i have|i've) (?:ever )?(?:told|said|mentioned)(?: to)?(?: you)?"
    r"| (?:that )?you (?:know|have|remember|stored|kept|saved|learned|learnt|hold)(?: on file)?"
    r"| (?:you )?(?:stored|kept|saved))?(?: (?:about|of|on|regarding|concerning) )?)"
)
_WHERE = r"(?: (?:from|in) (?:your|the) (?:memory|memories|mind|records|notes))?"
_ASKED = re.compile(rf"^{_POLITE}{_VERB} (?P<held>{_HELD})?(?P<what>.*?){_WHERE}$")
_NEVER = re.compile(
    r"(?:^never (?:again )?(?:learn|remember)(?: again)? "
    r"|,? ?(?:and )?(?:never|do not|don't) (?:ever )?"
    r"(?:learn|relearn|remember|store|keep) (?:it|that|this|them)(?: again)?$"
    r"|,? (?:for good|for ever|forever)$)"
)
_NO_REQUEST = re.compile(
    r"^(?:it$|that$|this$|about (?:it|that|this|the|what|our|my last)\b|to\b|how\b|why\b|when\b"
    r"|where\b|who\b|which\b|my (?:last|previous) (?:question|message)|i (?:asked|said)|me$|me not$"
    r"|the (?:file|line|word|paragraph|draft|milk|comma)\b)"
)
"""What follows the verb when nothing in memory is meant: it is the talk that is to go on."""
_TOGETHER = re.compile(r"^(?:let us|let's|we (?:should|can|could)|i|never mind)\b")
_YES = re.compile(
    r"^(?:yes|yeah|yep|yup|sure|ok|okay|please do|do it|go ahead|confirm(?:ed)?|correct|right|"
    r"of course|absolutely|definitely|i am sure|forget it)"
    r"(?:[ ,]+(?:please|do it|do that|go ahead|forget it|delete it|i am sure|candor|thanks|"
    r"thank you|yes|sure))*$"
)


@dataclass(frozen=True)
class Wish:
    """What is to be forgotten, in the owner's words."""

    what: str
    """Plain: ``my phone number``."""
    mode: ForgetMode = ForgetMode.FORGET


def wished(text: str) -> Wish | None:
    """Return what a sentence asks to forget; None when it asks nothing of the kind.

    "Let us forget about the earlier draft" asks nothing of memory, and neither does "forget it".
    """
    said = plain(text)
    mode = ForgetMode.FORGET
    if _NEVER.search(said):
        mode, said = ForgetMode.NEVER_RELEARN, _NEVER.sub("", said).strip()
    asked = _ASKED.match(said)
    if asked is None or _TOGETHER.match(said):
        return None
    what = asked["what"].strip(" .,;:!?")
    is_strong = asked["held"] or re.search(r"\b(?:forget|unlearn|erase)\b", said)
    owned = re.match(r"(?:that )?(?:my|our|i|his|her)\b", what)
    if not what or _NO_REQUEST.match(what) or not (is_strong or owned):
        return None
    return Wish(what.removeprefix("that "), mode)


def agrees(text: str) -> bool:
    """Tell whether an answer is a plain yes; anything else leaves all as it is."""
    return _YES.match(plain(text)) is not None
