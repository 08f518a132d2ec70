"""What a sentence complains of: "you misheard me", "that was in May, not March"."""

import re

from memory.kinds.offering import Said
from memory.review.modality import asks, of_sentence
from memory.review.subjects import KIN, PETS
from memory.vocabulary import FailureKind, Modality

_LEAD = (
    r"^(?:(?:no|nope|hey|hm|sorry|but|well|wait|and|candor|actually|again|oh|i think|i am afraid"
    r"|i believe|it seems|you know)[,.! ]+)*"
)
_YOU = r"you (?:have |had )?(?:just |clearly |again |totally |completely |already |must have )*"
_IT = (
    r"(?:that|this|it|what you (?:said|told me)"
    r"|(?:your|that|this) (?:answer|information|memory|reply|fact|date))"
)
_TIME = (
    r"(?:in |on |at |the |last |this |next )*(?:january|february|march|april|may|june|july|august"
    r"|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday"
    r"|yesterday|today|tomorrow|week|month|year|spring|summer|autumn|fall|winter|(?:19|20)\d\d"
    r"|\d{1,2}(?:st|nd|rd|th)?|morning|evening|noon|midnight)\b"
)
_SOMEBODY = rf"(?:me|him|her|them|us|(?:my|his|her|our) (?:\w+ )?(?:{'|'.join(KIN | PETS)}))"
_COMPLAINTS: tuple[tuple[FailureKind, re.Pattern[str]], ...] = tuple(
    (kind, re.compile(_LEAD + pattern))
    for kind, pattern in (
        (
            FailureKind.MISHEARD,
            rf"(?:{_YOU}(?:misheard|misunderstood|heard (?:me |that |it )?(?:wrong|badly))\b"
            r"|(?:that is )?not what i (?:said|told you)|that is not what i (?:said|meant)"
            r"|i (?:did not|never) (?:say|said) (?:that|it|anything like)\b|i said .+,? not .+"
            r"|you (?:did not|do not|can not) (?:hear|understand) (?:me|what i said)\b)",
        ),
        (
            FailureKind.WRONG_TIME,
            rf"(?:(?:{_IT} (?:was|is|happened)|i (?:said|told you)) {_TIME}.*?,? (?:and )?"
            rf"not {_TIME}"
            rf"|{_IT} (?:was|is) not {_TIME}.*?,? (?:it|that|but) (?:(?:was|is) )?{_TIME}"
            r"|the (?:date|day|time|year|month) (?:is|was) wrong\b"
            r"|(?:that is |you (?:got|have) )?the wrong (?:date|day|time|year|month|week|hour)\b"
            r"|wrong (?:date|day|time|year|month|week)$"
            r"|you (?:got|have|had) the (?:date|day|time|year|month) wrong\b)",
        ),
        (
            FailureKind.WRONG_SUBJECT,
            rf"(?:{_IT} (?:was|is) (?:about )?{_SOMEBODY},? (?:and )?not {_SOMEBODY}$"
            rf"|not (?:me|him|her|them),? (?:but|it (?:was|is)|that (?:was|is)) {_SOMEBODY}$"
            rf"|(?:{_IT} (?:is|was) not|not) (?:about )?me$|{_IT} (?:was|is) not (?:me|about me)\b"
            rf"|{_YOU}(?:confused|mixed up|mistook|mistaken) (?:me|my|him|her|us|them)\b"
            r"|you are (?:confusing|mixing up) (?:me|my|him|her|us|them)\b"
            rf"|{_YOU}mixed (?:me|him|her|us|them|{_SOMEBODY}) up\b"
            rf"|{_YOU}(?:got|have) the wrong person\b)",
        ),
        (
            FailureKind.STALE_MEMORY,
            rf"(?:{_IT} (?:is|was) (?:(?:now|already|long|very|completely) )*(?:out of date"
            r"|old information"
            r"|out-of-date|outdated|obsolete|stale|old news"
            r"|no longer (?:true|right|correct|the case|current)"
            r"|not (?:true|right|correct|the case|current|up to date) (?:any more|now))"
            rf"|{_IT} (?:used to be|has changed|is not so any more)\b|that was before i\b)",
        ),
        (
            FailureKind.MISSING_MEMORY,
            rf"(?:{_YOU}(?:forgot|forgotten|forget)\b(?! (?:nothing|none|to breathe|it all now))"
            r"|i (?:have )?already told you\b"
            r"|i (?:have )?told you (?:that |this |so |it )?(?:before|already"
            r"|yesterday|last \w+|twice|many times)|you (?:should|ought to) (?:know|remember) "
            r"(?:that|this)|you do not (?:remember|know) (?:that|this|it|my|what i told|anything)"
            r"|why (?:do|did) (?:you not|not you) (?:remember|know)\b"
            r"|why do not you (?:remember|know)\b|why (?:did|have) you forg[eo]t)",
        ),
        (
            FailureKind.REFUSED_WRONGLY,
            r"(?:why (?:did|do|would|will|are) (?:you|not you) (?:not )?(?:refus\w+|declin\w+"
            r"|den(?:y|ied)|say no|answer|help|tell me|do (?:it|that|what))\b"
            r"|why (?:did|do|will|would) not you (?:answer|help|tell me|do (?:it|that))\b"
            r"|you should not (?:have )?(?:refused?|declined?)\b"
            rf"|there was no (?:reason|need) to refuse\b|{_YOU}(?:refused|declined) \w+"
            r"|you (?:could|should) have (?:answered|helped|told me|done (?:it|that))\b)",
        ),
        (
            FailureKind.ENGINE_DOWN,
            r"(?:you (?:(?:just|suddenly) )?(?:crashed|froze|hung|stopped (?:talking|working"
            r"|answering|responding|in the middle))\b"
            r"|you (?:are|were) (?:not (?:answering|responding)|frozen"
            r"|stuck)\b|you did not (?:answer|reply|respond)\b(?! (?:to )?my question)"
            r"|i can not hear you\b|(?:the|your) (?:microphone|mic|voice|speech|model|engine|ollama"
            r"|speaker|sound|audio) (?:does not work|is not working|is (?:broken|down|dead|gone)"
            r"|was (?:broken|down|dead)|stopped|crashed|failed)\b)",
        ),
    )
)
_ABOUT_AN_ANSWER = re.compile(
    _LEAD
    + rf"(?:{_IT} (?:is|was) (?:(?:just|simply|completely|totally|all) )*(?:wrong|false|incorrect"
    r"|untrue|not (?:true|right|correct|so))(?!\w| (?:any more|of|to))"
    rf"|{_YOU}(?:got|have|remembered|remember) (?:that|it|this|(?:my|the) \w+) (?:all )?wrong\b"
    r"|you are (?:wrong|mistaken)\b|that never happened\b|i never told you (?:that|this)\b)"
)
"""Means a wrong memory when Candor had just answered; else it is about the world."""
_NAMES_SWAPPED = re.compile(
    r"^(?:\w+, )?(?:[Ii]t|[Tt]hat|[Tt]his|[Ss]he|[Hh]e)(?: was| is|'s) (?:in |at )?[^\W\d_a-z]\w+"
    r",? (?:and )?not (?:in |at )?[^\W\d_a-z]\w+\b"
)
"""``It was Anna, not Ben``, told by its capitals."""
_NO_COMPLAINT = frozenset({Modality.HYPOTHETICAL, Modality.JOKE, Modality.FICTION})
_ASKED = re.compile(_LEAD + r"why\b")
"""A question that complains: it presumes what went wrong."""


def complaint(said: Said, *, answered: bool) -> FailureKind | None:
    """Return what a sentence complains of, or None.

    Args:
        said: A sentence of the owner's.
        answered: Whether Candor had just answered them.
    """
    told = said.sentence.text
    if of_sentence(told) in _NO_COMPLAINT or (asks(told) and not _ASKED.match(said.text)):
        return None
    for kind, wording in _COMPLAINTS:
        if wording.match(said.text):
            return kind
    wrong = _ABOUT_AN_ANSWER.match(said.text) or _NAMES_SWAPPED.search(told)
    return FailureKind.WRONG_MEMORY if answered and wrong else None
