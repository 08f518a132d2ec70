"""What binds its speaker to something to come: asking for a reminder, promising, having to."""

import re
from dataclasses import dataclass

from memory.extraction.normalise import value
from memory.kinds import hours, timetable
from memory.review.openings import without_fillers
from memory.vocabulary import CommitmentSort

_START = r"(?:^|[,;:] ?(?:and |so |but |then )?|\b(?:and|so|but) )"
_POLITE = (
    r"(?:(?:please|just|now|also|ok|okay|hey|candor|can you|could you|would you|will you"
    r"|i want you to|i need you to|i would like you to|you should|you must|do not forget to),? )*"
)
_REMINDER = re.compile(
    rf"{_START}{_POLITE}(?:(?:remind|ping|alert|notify|nudge) me(?: again)?\b"
    r"(?! (?:why|who|whom|whose|what|when|where|which|how|if|whether)\b)"
    r"|i (?:need|want|would like) (?:an?|another) reminder\b"
    r"|(?:set|create|add|make|schedule)(?: me)? (?:an?|another|the|my) (?:[\w:]+ ){0,3}?"
    r"(?:reminder|(?P<alarm>alarm))\b|do not let me forget\b|(?P<wake>wake me\b(?: up)?))"
    r"(?P<rest>.*)$"
)
_VAGUE = re.compile(r"^ ?(?:again )?(?:of|about) ")
"""``Remind me about the dentist`` asks for something known, unless it names a time."""
_TIMER = re.compile(
    rf"{_START}{_POLITE}(?:(?:set|start|make|put on|give me|i need)(?: me)? )?"
    r"(?:(?:an?|another|the|my) )?(?:(?!timer)[\w.-]+ ){0,4}?timer\b(?P<rest>.*)$"
)
_I = r"(?:i|we) (?:(?:really|still|also|just|now|then|probably|definitely|already) )*"
_BOUND = re.compile(
    rf"{_START}{_I}(?:have (?:promised|agreed|committed)|have to|gotta|need to|ought to"
    r"|(?:must|should|can) not forget to|must|told \w+ (?:that )?i would"
    r"|(?:am|are) (?:supposed|due) to|promised|agreed|committed|swore|said i would|gave my word)"
    r"(?: myself)?(?! (?:not|say|admit|confess|be honest|agree|laugh|disagree|wonder|tell you"
    r"|ask you|go now|know|understand)\b)(?P<rest> .*)$"
)
_INTENDED = re.compile(
    rf"{_START}{_I}(?:(?:should|will|shall|(?:am|are) going to|(?:am|are) planning to|plan to"
    r"|intend to|want to)(?P<will> (?!not\b|never\b|be\b)\w+.*)"
    r"|(?:am|are)(?P<doing> (?!thinking|getting ready|planning|hoping|feeling|looking|wondering"
    r"|trying|working on|being|going to be\b)\w+ing\b.*))$"
)
"""Binds only with a time to come: ``I will call Anna`` alone is talk."""
_APPOINTMENT = re.compile(
    rf"{_START}(?:(?:i|we) have|there is|my|our) "
    r"(?P<rest>(?!.*\b(?:was|were|had)\b)(?:(?!is\b|are\b|to\b|and\b)[\w'-]+ ){0,4}?"
    r"(?:appointment|meeting|interview|exam|lesson|class|flight|train|date|dinner|lunch|party"
    r"|deadline|test|check-?up|call|viewing|rehearsal|concert|game|match|visit)\b(?! nights?\b).*)$"
)
_FALLS_DUE = re.compile(rf"{_START}(?:my|our|the) (?P<rest>[\w' -]{{2,40}}? (?:is|are) due\b.*)$")
_STATES = frozenset(
    {"be", "wear", "have", "live", "work", "sleep", "rest", "eat", "drink", "take", "use", "watch"}
    | {"avoid", "see", "hear", "feel", "worry", "pay", "deal", "put", "get", "wait", "share"}
    | {
        "stay",
        "keep",
        "commute",
        "sit",
        "stand",
        "show",
        "find",
        "make",
        "learn",
        "improve",
        "lose",
    }
    | {"practise", "practice", "change", "grow", "focus", "try", "become", "stop", "start", "help"}
    | {"support", "earn", "save", "exercise", "relax", "think"}
)
"""What one has to do all the time, or some day ("I have to wear glasses", "I need to find a job"),
binds only when it has a time."""


@dataclass(frozen=True)
class Plan:
    """How a sentence binds its speaker."""

    sort: CommitmentSort
    rest: str
    """What it binds them to, times included."""
    before: str
    """What the sentence says ahead of it; whose words they are may stand there."""
    needs_time: bool = False
    """True: without a time to come it is only talk."""
    once: bool = False
    """True: what recurs is a habit of theirs and no plan."""
    waking: bool = False


def plan(text: str) -> Plan | None:
    """Return how a sentence binds its speaker, or None.

    Args:
        text: The sentence as ``timetable.read`` returns it.
    """
    told = without_fillers(text)
    return _plan(text) or _plan(told) or _plan(_IN_FRONT.sub("", timetable.without_due(told)))


_IN_FRONT = re.compile(r"^(?:(?:on|at|by|in|from|and|the)\b|[\s,])+")
"""What is left of a time in front: ``On Monday, I have to ...``."""


def _plan(text: str) -> Plan | None:
    if found := _TIMER.search(text):
        return Plan(CommitmentSort.TIMER, found["rest"], text[: found.start()], needs_time=True)
    if found := _REMINDER.search(text):
        wake = bool(found["wake"])
        return Plan(
            CommitmentSort.REMINDER,
            found["rest"],
            text[: found.start()],
            needs_time=wake or bool(_VAGUE.match(found["rest"])),
            waking=wake or bool(found["alarm"]),
        )
    if found := _BOUND.search(text):
        weak = _is_state(found["rest"])
        return Plan(CommitmentSort.COMMITMENT, found["rest"], text[: found.start()], weak)
    if found := _APPOINTMENT.search(text) or _FALLS_DUE.search(text) or _INTENDED.search(text):
        groups = found.groupdict()
        rest = groups.get("rest") or groups.get("will") or groups.get("doing") or ""
        before = text[: found.start()]
        return Plan(CommitmentSort.COMMITMENT, rest, before, needs_time=True, once=True)
    return None


_TO_DO = re.compile(r"^(?: (?:[\w'-]+ ){0,2}?(?:to|that (?:i|we) (?:will|would)))? ?")


def _is_state(rest: str) -> bool:
    words = _TO_DO.sub("", rest).split()
    return not words or words[0] in _STATES


_LEAD = re.compile(
    r"^(?:[\s,:]+|(?:to|about|of|that|for|called|saying|up|again|me|him|her|them|on|at|is|will"
    r"|have to|need to|must|i|we|would|should|can|\w+ (?=to \w)"
    r"|\w+ that (?:i|we) (?:will|would) )\b)+"
)
_TAIL = re.compile(
    r"(?:[\s,:]+|\b(?:on|at|by|in|for|to|of|from|please|then|again|is|are|due|starting|after|before)\s*$)+$"
)


def task(plan: Plan) -> str:
    """Return what is to be done, without its time, as it is compared."""
    bare = timetable.without_due(plan.rest)
    if plan.sort is CommitmentSort.TIMER:
        bare = hours.without_length(bare)
    while (shorter := _TAIL.sub("", bare)) != bare:
        bare = shorter
    return value(_LEAD.sub("", bare)) or ("wake up" if plan.waking else plan.sort.value)
