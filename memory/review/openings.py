"""How clauses are led up to: by what fills a pause, by a time, by "remember that ..."."""

import re

from memory.extraction.normalise import either, plain

_PERIOD = (
    r"(?:(?:early |late |mid-? ?|january |february |march |april |may |june |july |august "
    r"|september |october |november |december )*(?:19|20)\d\d"
    r"|(?:this|last) (?:week|month|year|spring|summer|autumn|fall|winter)"
    r"|january|february|march|april|june|july|august|september|october|november|december)"
)
_SINCE_WHEN = (
    rf"(?:as of|since|in|from|starting) {_PERIOD}"
    r"|(?:this|last) (?:week|month|year|spring|summer|autumn|fall|winter)"
)
_FILLER = re.compile(
    rf"^(?:{_SINCE_WHEN}|and|but|so|well|oh|ah|yes|yeah|yep|no|nope|ok|okay|hey|hi|hello"
    r"|there|also|actually|now|"
    r"then|honestly|however|though|because|although|by the way|btw|anyway|you know|sorry|wait|"
    r"correction|in fact|to be honest|these days|nowadays|today|yesterday|recently|currently|"
    r"unfortunately|luckily|sadly|whats up|what's up|listen|look|please note|plus|still|"
    r"personally|apparently|not only (?:do|did)|for the record|fyi|since|whereas|while|or|"
    r"by (?:profession|trade|training)|"
    r"as of today|from now on|lately|of late|meanwhile|by now|at the moment|since then)\b[,:;.!]* +"
)
_STATED = r",?(?: that|:)? (?=(?:i|my|we|our|the|she|he|they)\b)"
_TOLD = either(
    r"^(?:please )?(?:remember|note|know|keep in mind|do not forget|write down|save|store)"
    + _STATED,
    r"^(?:i|like i|as i) (?:already )?(?:told|said|mentioned)(?: to)?(?: you)?(?: before)?"
    + _STATED,
    r"^(?:i want you to|you should|you must|let me tell you|just so you know)"
    r"(?: to)?(?: know| remember)?" + _STATED,
    r"^i (?:think|believe|guess|know|realized|mean|swear|must say|have to say|am sure|am happy"
    r"|am glad)" + _STATED,
    r"^(?:it is true|the (?:truth|thing|fact) is)" + _STATED,
)


def without_fillers(clause: str) -> str:
    """Return a plain clause without the words that only lead up to it."""
    while match := _FILLER.match(clause) or _TOLD.match(clause):
        clause = clause[match.end() :]
    return clause


def told(clause: str) -> int:
    """Return where the content of "remember that ..." begins in a clause as it was said."""
    opening = plain(clause)
    content = without_fillers(opening)
    if content == opening or not (_TOLD.match(opening) or _TOLD.search(opening[:60])):
        return 0
    starts = (word.start() for word in re.finditer(r"\S+", clause))
    return next((start for start in starts if plain(clause[start:]) == content), 0)
