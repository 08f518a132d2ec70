"""What the owner answers when they were asked which of two things holds, found without a model."""

import re
from dataclasses import dataclass

from memory.extraction.normalise import plain
from memory.vocabulary import Keep

_LEAD = (
    r"(?:(?:yes|no|well|oh|hm+|ok|okay|sorry|please|candor|i think|i guess|i would say|then|just"
    r"|actually|ja|nein|also|ich glaube)[ ,]+)*"
)
_TAIL = r"(?:[ ,]+(?:please|thanks|thank you|candor|of course|i think|bitte|danke))*"
_VERB = r"(?:(?:keep|take|use|it is|that is|go with|i mean|nimm|behalte|es ist) )?"
_THE = rf"{_VERB}(?:(?:the|die|das|den) )?"
_HOLDS = r"(?: is (?:still )?(?:right|correct|true)| holds| stimmt)?"
_ONE = r"(?: (?:1|statement|of them))?"
"""A plain text has digits for its numbers."""
_OLD = rf"{_THE}(?:old|older|first|former|earlier|previous|alte|ältere|erste){_ONE}{_HOLDS}"
_NEW = rf"{_THE}(?:new|newer|second|latter|latest|last|neue|neuere|zweite){_ONE}{_HOLDS}"
_BOTH = (
    rf"{_VERB}(?:they are )?(?:both|beides?)(?: of them)?(?: are)?(?: (?:right|correct|true|fine))?"
)
_NEITHER = (
    rf"{_VERB}(?:neither|none)(?: of (?:them|both|the two))?(?: is (?:right|correct|true))?"
    r"|both(?: are)? wrong|forget both|weder noch|keine?s?(?: von beiden)?"
)
_LATER = (
    r"(?:ask me )?(?:again )?(?:later|another time|some other time|tomorrow)|not now|not today"
    r"|i do not know(?: yet)?|i am not sure(?: yet)?|not sure|skip (?:it|that)|skip|never mind"
    r"|leave it|(?:frag mich )?später|nicht jetzt|weiß (?:ich )?nicht|ich weiß (?:es )?nicht"
)
_CHANGED = r"(?:it|that|this)(?: has| was)? (?:changed|different before)|es hat sich geändert"
_YES = r"yes|yeah|yep|sure|right|correct|that is (?:right|correct|true)|it is(?: right)?|ja|stimmt"
_NO = r"no|nope|wrong|that is (?:wrong|not right|not true)|it is not|nein|stimmt nicht|falsch"
_BACK = r"undo(?: that| it)?|take (?:that|it) back|that was wrong|mach das rückgängig"
_VALUED = r"(?:(?:it is|that is|i am|keep|take|in|at|now|still|the|an?|es ist) )*"
_LONGEST = 12
"""In words; whoever says more says something else. Chosen by hand."""


@dataclass(frozen=True)
class Choice:
    """What the owner decided."""

    keep: Keep | None = None
    """None means that they want to be asked later."""
    when: str = ""
    """With ``BOTH``: the words that may say when it changed; empty when it did not change."""


@dataclass(frozen=True)
class Side:
    """One of the two things, in plain words."""

    statement: str
    """Empty when saying it decides nothing."""
    value: str = ""
    """What its claim says; empty when it has none, or the other says the same."""


def chosen(text: str, old: Side, new: Side) -> Choice | None:
    """Return what an answer decides between two things; None when it is no answer to that."""
    said = plain(text)
    if len(said.split()) > _LONGEST:
        return None
    if _is(said, _LATER):
        return Choice()
    if _is(said, _NEITHER):
        return Choice(Keep.NEITHER)
    if _is(said, _OLD) or _says(said, old):
        return Choice(Keep.OLD)
    if _is(said, _NEW) or _says(said, new):
        return Choice(Keep.NEW)
    return _both(said)


def judged(text: str) -> bool | None:
    """Return whether an answer says yes or no; None when it says neither."""
    said = plain(text)
    if _is(said, _YES):
        return True
    return False if _is(said, _NO) else None


def is_postponed(text: str) -> bool:
    """Tell whether the owner wants to be asked later."""
    return _is(plain(text), _LATER)


def is_taken_back(text: str) -> bool:
    """Tell whether the owner wants undone what was just done."""
    return _is(plain(text), _BACK)


def _both(said: str) -> Choice | None:
    found = re.match(rf"{_LEAD}(?:{_BOTH}|(?P<changed>{_CHANGED}))(?P<rest>.*)$", said)
    if found is None:
        return None
    rest = re.sub(rf"{_TAIL}$", "", found["rest"]).strip(" ,.;:")
    changed = found["changed"] or re.search(rf"{_CHANGED}|since|seit", rest)
    if rest and not changed:
        return None
    return Choice(Keep.BOTH, rest or "changed" if changed else "")


def _is(said: str, pattern: str) -> bool:
    return re.fullmatch(rf"{_LEAD}(?:{pattern}){_TAIL}", said) is not None


def _says(said: str, side: Side) -> bool:
    if side.statement and _is(said, re.escape(plain(side.statement))):
        return True
    return bool(side.value) and _is(
        said, rf"{_VALUED}{re.escape(plain(side.value))}(?: now)?{_HOLDS}"
    )
