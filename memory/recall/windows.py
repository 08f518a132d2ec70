"""Which stretch of time a question speaks of."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from memory.extraction.normalise import plain, words, wordset
from memory.extraction.times import Timing, when, without_times
from memory.extraction.times_german import in_english
from memory.recall.weighing import COMMON
from memory.terms import content_terms, terms
from memory.vocabulary import Speaker


class Side(StrEnum):
    """On which side of something a stretch lies."""

    BEFORE = "before"
    AFTER = "after"
    SINCE = "since"
    UNTIL = "until"
    DURING = "during"


_SIDES = {
    "before": Side.BEFORE,
    "bevor": Side.BEFORE,
    "vor": Side.BEFORE,
    "ehe": Side.BEFORE,
    "after": Side.AFTER,
    "nachdem": Side.AFTER,
    "nach": Side.AFTER,
    "since": Side.SINCE,
    "seit": Side.SINCE,
    "seitdem": Side.SINCE,
    "until": Side.UNTIL,
    "till": Side.UNTIL,
    "bis": Side.UNTIL,
    "when": Side.DURING,
    "while": Side.DURING,
    "during": Side.DURING,
    "als": Side.DURING,
    "wahrend": Side.DURING,
}
_HAPPENING = re.compile(
    r"(?<!day )(?<!week )(?<!month )(?<!year )\b(?P<side>before|after|since(?! when)|until|till"
    r"|bevor|ehe|nachdem|seitdem"
    r"|(?<!^)when(?! (?:did|do|does|is|was|are|were|will|can|have|has|had)\b)"
    r"|while|during|wahrend|seit(?! wann)|(?:vor|nach|bis)(?= (?:\d|de[mnr]|zu[mr]?|mein|unser))"
    r"|als(?= (?:ich|wir|mein|unser)))\b (?:that )?"
    r"(?P<clause>(?:de[mnr]|zu[mr]|meine[mnr]|unsere[mnr]) \w+|[^,;?!]+)"
)
_IN_A_SEASON = re.compile(
    r"\b(?:in|during|over) (?:the )?(?=(?:spring|summer|autumn|fall|winter)\b(?! (?:of )?\d))"
)
_AHEAD = re.compile(
    r"\b(?:will|shall|going to|next|tomorrow|upcoming|coming|due|planned|plans?|appointments?"
    r"|agenda|schedule|calendar|termine?|geplant|werde\w*|vor)\b"
    r"|\b(?:do|must|should) (?:i|we) (?:have|need)\b"
    r"|\bhabe ich\b.*\b(?:vor|termine?)\b"
)
_BEHIND = re.compile(
    r"\b(?:did|was|were|had|said|told|happened|have i|did i|war|waren|hatte\w*|erzahlt|gesagt"
    r"|gemacht|passiert)\b"
)
_ONCE = re.compile(
    r"\b(?:used to|once|ever|formerly|previous\w*|former|earlier|before|last|old|past|always"
    r"|fruher\w*|einmal|je|jemals|vorher|vorig\w*|letzte\w*|damals)\b"
)
_ASKING = frozenset(
    terms(
        """
        remind recap summarise summarize summary list show
        tell told say said talk talked mention mentioned discuss discussed speak spoke ask asked
        happen happened do did done doing go going went on chat chatted learn learned write wrote
        anything something everything all else new up plan planned plans appointment appointments
        schedule agenda calendar due conversation conversations days time get got been
        habe hab haben hast hat hatte hatten dir mir uns dich mich erzahlt gesagt erwahnt passiert
        gemacht gesprochen geredet unterhalten los alles etwas denn so mal haben wir uber gab termin
        termine vor steht an getan tun machen war gewesen geplant ist gesehen
        erlebt unternommen im am zu von mit
        """
    )
)
"""Words that only ask what there was: a question made of these and a time is about the time."""
_ASKS = re.compile(
    r"^\s*(?:(?:and|so|but|ok|okay|hey|candor|please|und|also),? )*"
    r"(?:can|could|kannst)? ?(?:you |du )?"
    r"(?:what|which|who|where|tell me|remind me|summari[sz]e|recap|list|show|did|do|have"
    r"|is there|was|wo|wen|woruber|wovon|worum|erzahl|habe?)\b"
)
_OF_MEMORY = re.compile(
    r"\b(?:tell|told|sa(?:y|id)|talk\w*|mention\w*|discuss\w*|sp(?:eak|oke)|happen\w*|learn\w*"
    r"|d(?:o|id|oing|one) (?:i|we)|(?:am|was|were|are) (?:i|we)|have i|i have|plan\w*|up|due"
    r"|appointments?|schedule|agenda|calendar|erzahlt|gesagt|erwahnt|passiert|gesprochen|geredet"
    r"|habe ich|ich|termine?|geplant|los|steht)\b"
)
_BEFORE_TIMES = wordset("on in at since from the of during around about am im seit")
"""Words that may stand before a time that is all that is said."""
_MONTH = re.compile(
    r"\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b"
)
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")
_WEEKS_AGO = re.compile(r"\bweeks? ago\b")
_HALF_A_WEEK = timedelta(days=3)
"""Who asks what was two weeks ago does not mean the very day."""
_YEARS_BACK = 5
"""How many years back a date without a year is looked for; chosen by hand."""
_ANYBODY_DID = re.compile(
    r"\b(?:tell|told|sa(?:y|id)|talk\w*|mention\w*|d(?:o|id|oing)|happen\w*|erzahlt|gesagt|gemacht)\b"
)
_I_DID = re.compile(r"\b(?:did|have|had|was|am|what|habe|hatte|war|bin) (?:i|ich)\b|\bich\b")
_YOU_SAID = re.compile(r"\b(?:did you (?:say|tell)|you (?:said|told)|hast du)\b")


@dataclass(frozen=True)
class Spoken:
    """The time that a question speaks of."""

    timing: Timing | None
    """None when it hangs on when something happened."""
    side: Side
    happening: str
    """What happened then, as it was said ("we moved"); empty when a date was named."""
    timeless: str
    """The rest of the question, plain."""
    is_ahead: bool = False
    """Whether it asks what is to come."""

    @property
    def is_all(self) -> bool:
        """Whether the question asks about nothing but this time."""
        asks = _ASKS.search(self.timeless) and _OF_MEMORY.search(self.timeless)
        is_bare = not self.happening and set(words(self.timeless)) <= _BEFORE_TIMES
        return is_bare or (bool(asks) and set(content_terms(self.timeless)) <= _ASKING | COMMON)

    @property
    def who(self) -> frozenset[str]:
        """Whom it asks about besides a time: "what did Caro tell me in June?"; maybe nobody."""
        asks = _ASKS.search(self.timeless) and _ANYBODY_DID.search(self.timeless)
        topic = frozenset(content_terms(self.timeless))
        return topic - _ASKING - COMMON if asks else frozenset()

    @property
    def speakers(self) -> frozenset[Speaker]:
        """Whose words a question about nothing but a time asks for."""
        if _YOU_SAID.search(self.timeless):
            return frozenset({Speaker.COMPANION})
        if _I_DID.search(self.timeless):
            return frozenset({Speaker.OWNER})
        return frozenset({Speaker.OWNER, Speaker.OTHER})

    def light(self, wanted: list[str], question: str) -> frozenset[str]:
        """Return those of the terms ``wanted`` that only say when."""
        said = set(content_terms(plain(question))) - set(content_terms(self.timeless))
        return frozenset(wanted) & said


def spoken_of(question: str, now: datetime, zone: str) -> Spoken | None:
    """Return the time that a question speaks of; None when it speaks of none.

    Args:
        question: Any text, English or German.
        now: When it is asked.
        zone: IANA name of the zone that its days are of.
    """
    text = in_english(plain(question))
    ahead = bool(_AHEAD.search(text)) and not _BEHIND.search(text)
    joined = _HAPPENING.search(text)
    if joined:
        side, clause = _SIDES[joined["side"]], joined["clause"].strip()
        timeless = f"{text[: joined.start()]} {text[joined.end() :]}"
        timing = _dated(clause, now, zone)
        if timing is not None:
            return Spoken(beside(timing, side), side, "", timeless, ahead)
    text = _IN_A_SEASON.sub("next " if ahead else "last ", text)
    timing = when(text, now, zone, future=ahead)
    if timing is not None:
        timing = _about(timing) if _WEEKS_AGO.search(text) else timing
        return Spoken(timing, Side.DURING, "", without_times(text), ahead)
    return Spoken(None, side, clause, timeless, ahead) if joined else None


def asks_what_is(question: str) -> bool:
    """Tell whether a question asks what is so now, and not what was so once."""
    text = plain(question)
    return not _BEHIND.search(text) and not _ONCE.search(text)


def readings(question: str, now: datetime, zone: str) -> Iterator[Spoken]:
    """Yield the times that a question may speak of: a date without a year is of several years.

    Args:
        question: Any text, English or German.
        now: When it is asked.
        zone: IANA name of the zone that its days are of.
    """
    text = in_english(plain(question))
    is_open = _MONTH.search(text) and not _YEAR.search(text)
    for back in range(_YEARS_BACK + 1 if is_open else 1):
        spoken = spoken_of(question, now - timedelta(days=365.25 * back), zone)
        if spoken is None or (back and spoken.is_ahead):
            return
        yield spoken


def beside(timing: Timing, side: Side) -> Timing:
    """Return the stretch on one side of another."""
    start, end = timing.start or timing.end, timing.end or timing.start
    match side:
        case Side.BEFORE:
            return Timing(None, start, None)
        case Side.AFTER:
            return Timing(end, None, end)
        case Side.SINCE:
            return Timing(start, None, start)
        case Side.UNTIL:
            return Timing(None, end, None)
        case Side.DURING:
            return timing


def _about(day: Timing) -> Timing:
    """Return the week that a day is in the middle of."""
    assert day.start is not None
    assert day.end is not None
    return Timing(day.start - _HALF_A_WEEK, day.end + _HALF_A_WEEK, day.point)


def _dated(clause: str, now: datetime, zone: str) -> Timing | None:
    """Return the time that a clause is, when it is nothing but a time: "March", "last Tuesday"."""
    for put in (clause, f"in {clause}", f"on {clause}"):
        timing = when(put, now, zone)
        if timing is not None:
            return timing if not without_times(put).strip() else None
    return None
