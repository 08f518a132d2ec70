"""What a sentence says of causes: what came after what, what may bring it about, what was tried."""

import re
from dataclasses import dataclass
from enum import StrEnum

from memory.extraction.normalise import value, words
from memory.review.openings import without_fillers
from memory.review.predicates import AUXILIARIES
from memory.review.subjects import KIN, PETS


class Evidence(StrEnum):
    """What speaks for a link. How often it is told is none of them."""

    FOLLOWED = "followed"
    """The one came after the other."""
    BELIEVED = "believed"
    """The owner takes the one for the cause, or sees it follow each time."""
    REPRODUCED = "reproduced"
    """The cause was taken away on purpose and brought back, more than once, and the effect went
    and came back with it."""


@dataclass(frozen=True)
class Told:
    """A link as a sentence tells it."""

    cause: str
    effect: str
    evidence: Evidence


_STATES = (
    r"(?:headaches?|migraines?|heartburn|nausea|nauseous|rash(?:es)?|hives|cramps?|stomach ?aches?"
    r"|\w+ aches?|\w*pains?|fevers?|coughs?|cold sores?|allerg\w+|asthma\w*(?: attacks?)?|anxiety"
    r"|panic attacks?|insomnia|nightmares?|hiccups|bloat\w+|acne|itch\w*|sneez\w+|hangovers?"
    r"|palpitations|sick|ill|unwell|tired|exhausted|sleepy|dizzy|drowsy|awake|anxious|nervous|jittery"
    r"|calm\w*|relaxed|angry|irritable|moody|sad|happy|depressed|energetic|energy|hungry|thirsty"
    r"|sore|weak|stiff|focus\w*|concentrat\w+|better|worse|badly|poorly|well|less|more|restless\w*"
    r"|sneeze|vomit|sweat\w*|faint|swell\w*|swollen|asleep|sleepless|mood|sleep|terribly|awfully|hurts?|ache[sd]?)"
)
"""States of body and mind: what a person means when they speak of what something does to them."""
_EVERY = r"(?:every time|each time|whenever|any time|always when)"
_OFTEN = (
    rf"(?:{_EVERY}|(?:twice|two times|three times|\d+ times|several times|repeatedly)(?:,| now,?)?)"
)
_AWAY = (
    r"(?:stop(?:ped)?|quit|cut out|leave out|left out|skip(?:ped)?|avoid(?:ed)?|give up|gave up"
    r"|go without|went without|drop(?:ped)?|(?:do|did) not (?:drink|eat|have|take))"
    r"(?: (?:drinking|eating|taking|having|using))?"
)
_BACK = (
    r"(?:start(?:ed)?|begin|began|resume[ds]?|return(?:ed)?|go back|went back|drink|drank|eat|ate"
    r"|take|took|have|had|try|tried|add(?:ed)?|bring|brought)"
)
_SPELL = r"(?: for (?:an?|\d+|a few|a couple of|some|several|one|two|three) (?:\w+))?"
_TRIED = re.compile(
    rf"^(?P<often>{_OFTEN})? ?(?:(?:when|after|if|once|as soon as) )?i {_AWAY} "
    rf"(?P<cause>.+?){_SPELL},?(?: and| then)? (?P<off>(?:i|my|the|it|they)\b.+?)"
    r"(?:,|;| and| but| -)+ (?:and |but |then )*"
    rf"(?:when|once|as soon as|after|every time|whenever|if) i {_BACK}\b(?:[^,]*? again|[^,]*?)?,? "
    r"(?P<on>(?:it|they|that|this|my|the|i)\b.+)$"
)
_DOING = (
    r"(?P<verb>drink|eat|have|take|use|smoke|watch|do|get|go|skip|stop|touch|wear|miss|read|run|play"
    r"|work|travel|fly|sit|stay)"
)
_EACH_TIME = re.compile(
    rf"^(?:{_EVERY}|when) i {_DOING}\b ?(?P<cause>.*?),? "
    rf"(?P<effect>(?:i|my)\b .*\b{_STATES}\b.*)$"
)
_AFTER = re.compile(
    rf"^(?P<effect>(?:i|my)\b [^,]*?\b{_STATES}\b[^,]*?) "
    r"(?:right |just |shortly |soon |\w+ hours? )?after (?P<cause>.+)$"
)
_AFTER_FRONT = re.compile(
    r"^(?:right |just |shortly |soon )?after (?P<cause>[^,]+), "
    rf"(?P<effect>(?:i|my)\b .*\b{_STATES}\b.*)$"
)
_BECAUSE = re.compile(
    rf"^(?P<effect>(?:i|my)\b [^,]*?\b{_STATES}\b[^,]*?) (?:because of|due to|thanks to|from"
    rf"|(?:when|{_EVERY}) i {_DOING}\b) ?(?P<cause>.*)$"
)
_MAY = (
    r"(?:\w+ly |always |often |sometimes |also |just |may |might |can |seems to |tends to |could )*"
)
_MAKES = re.compile(
    rf"^(?P<cause>[^,;:]+?) {_MAY}(?:makes?|made|keeps?|kept) "
    rf"(?P<effect>(?:me|my [\w -]+?) (?!an? |the )(?:\w+ )?{_STATES}\b.*)$"
)
_GIVES = re.compile(
    rf"^(?P<cause>[^,;:]+?) {_MAY}(?:gives?|gave|brings?|brought) me "
    rf"(?P<effect>(?:an? |the |my )?(?:\w+ )?{_STATES}\b.*)$"
)
_CAUSES = re.compile(
    rf"^(?P<cause>[^,;:]+?) {_MAY}(?:causes?|caused|triggers?|triggered|worsens?|worsened|improves?"
    r"|improved|leads? to|led to|brings? on|brought on|helps?(?: with| against)?"
    r"|helped(?: with| against)?|disturbs?|disturbed|ruins?|ruined|affects?|affected|reduces?"
    r"|reduced|is (?:the |a )?(?:cause|reason) (?:of|for)|eases?|eased|relieves?|relieved) "
    r"(?P<effect>my\b.*|me\b" + rf".*\b{_STATES}\b.*)$"
)
_BELIEF = re.compile(
    r"^(?:(?:i|we) (?:think|believe|suspect|guess|am (?:sure|convinced|certain)|feel(?: like)?"
    r"|have noticed|noticed|found(?: out)?|know)|it (?:seems|looks like|turns out)|apparently)"
    r"(?: that)? "
)
_NOT_SO = re.compile(  # denied, or not seen yet
    r"\b(?:not|never|no longer|nothing|neither|nor|without any|no effect|would|will|should)\b"
)
_CUT = re.compile(
    r"\s*(?:[;:(]|,|\b(?:because|since|but|although|though|last|yesterday|this|today|tonight|on"
    r"|again|at night|every (?:time|day|night)|too|also|for me|please|i (?:think|guess))\b).*$"
)


def told(text: str) -> Told | None:
    """Return the link that a plain sentence tells of its speaker, or None.

    What is denied is no link, nor is what something does to somebody else.
    """
    whole = without_fillers(text)
    bare = _BELIEF.sub("", whole)
    if trial := _TRIED.match(bare):
        return _tried(trial)
    if _NOT_SO.search(bare):
        return None
    for pattern, evidence in _WORDINGS:
        if (found := pattern.match(bare)) and _is_thing(found["cause"]):
            shown = evidence if bare == whole else Evidence.BELIEVED
            return _linked(_doing(found), _done(pattern, found), shown)
    return None


_WORDINGS: tuple[tuple[re.Pattern[str], Evidence], ...] = (
    (_MAKES, Evidence.BELIEVED),
    (_GIVES, Evidence.BELIEVED),
    (_CAUSES, Evidence.BELIEVED),
    (_EACH_TIME, Evidence.BELIEVED),
    (_BECAUSE, Evidence.BELIEVED),
    (_AFTER, Evidence.FOLLOWED),
    (_AFTER_FRONT, Evidence.FOLLOWED),
)


def _is_thing(cause: str) -> bool:
    """Return whether what comes before "makes me" is a thing or a doing, and not a clause."""
    told = words(_CUT.sub("", cause))
    return len(told) <= _LONGEST_CAUSE and not _CLAUSE_WORDS & set(told)


_LONGEST_CAUSE = 6
"""In words; chosen by hand."""
_LONGEST_EFFECT = 6
"""In words; what is longer tells a story. Chosen by hand."""
_CLAUSE_WORDS = AUXILIARIES | {"i", "it", "you", "your", "we", "they", "them", "he", "she", "who"}
"""With one of these it is a clause of its own, or points at something outside the sentence."""


def _done(pattern: re.Pattern[str], found: re.Match[str]) -> str:
    """Return the effect with what was done to it: "improves my sleep" is better sleep."""
    if pattern is not _CAUSES:
        return found["effect"]
    verb = found[0][found.end("cause") : found.start("effect")]
    effect = re.sub(r"^me\b ?(?:with )?", "", found["effect"])
    if re.search(r"\b(?:worsen|disturb|ruin)", verb):
        return f"worse {effect}"
    if re.search(r"\b(?:ease|relieve|reduce)", verb):
        return f"less {effect}"
    if not re.search(r"\b(?:improve|help)", verb):
        return effect
    good = "improve" in verb or _WANTED.search(effect)
    return f"better {effect}" if good else f"less {effect}"


_WANTED = re.compile(r"\b(?:sleep|mood|focus|concentrat\w+|energy|memory|digestion|posture|skin)\b")
"""What help makes better, and not less."""


_TAKING = re.compile(r"^(?:drinking|eating|having|taking|using) (?=\w)")
_TAKEN = frozenset({"drink", "eat", "have", "take", "use", "smoke", "touch", "wear"})
_DOUBLED = frozenset({"get", "run", "sit", "skip", "stop"})


def _doing(found: re.Match[str]) -> str:
    """Return a cause by name: "when I drink wine" is wine, "when I skip lunch" skipping lunch."""
    verb, cause = found.groupdict().get("verb"), found["cause"]
    if verb is None or (cause and verb in _TAKEN):
        return cause
    return f"{verb}{verb[-1] if verb in _DOUBLED else ''}ing {cause}".replace("eing ", "ing ")


def _tried(found: re.Match[str]) -> Told | None:
    """Read "every time I stop X it gets better, and when I start again it gets worse"."""
    if _NOT_SO.search(f"{found['off']} {found['on']}"):
        return None
    if _turn(found["off"]) == _turn(found["on"]) != "":
        return None  # it went the same way both times
    often = found["often"] or re.search(rf"\b{_OFTEN}", found[0])
    effect = _second(found["on"], found["off"])
    return _linked(found["cause"], effect, Evidence.REPRODUCED if often else Evidence.BELIEVED)


_POINTS = re.compile(r"^(?:it|they|that|this|(?:my|the) \w+) (?:all )?(?P<rest>.*)$")
_WENT = re.compile(
    r"^(?:my|the) (?P<what>[\w ]+?) (?:go(?:es)?|went|gets?|got|is|are|was|were|disappear\w*"
    r"|stop\w*|vanish\w*|improve\w*|clear\w*|ease\w*|become\w*|became)\b"
)


def _turn(text: str) -> str:
    """Return the last word of a text that says which way something went, or nothing."""
    turns = _DIRECTION.findall(text)
    return str(turns[-1]).split()[-1] if turns else ""


def _second(on: str, off: str) -> str:
    """Return what comes back in a trial; "it" is what the first half spoke of."""
    points = _POINTS.match(on)
    if points is None:
        return on
    went = _WENT.match(on if on.startswith(("my", "the ")) else off)
    what = went["what"] if went else _DIRECTION.sub("", noun_phrase(off)).strip()
    turned = _DIRECTION.search(points["rest"])
    return f"{turned[0]} {what}" if turned else what


def _linked(cause: str, effect: str, evidence: Evidence) -> Told | None:
    brings = value(_TAKING.sub("", _CUT.sub("", cause)))
    brought = noun_phrase(_CUT.sub("", effect))
    unnamed = not brings or not brought or _NO_CAUSE.match(brings)
    long = len(words(brought)) > _LONGEST_EFFECT
    if unnamed or long or _OTHERS & set(words(brought)):
        return None
    return Told(brings, brought, evidence)


_NO_CAUSE = re.compile(
    r"(?:it|that|this|he|she|they|which|what|there|i)$|(?:in|on|at|for|when|if|as|while|according) "
)
"""Says too little to be a cause, or only where and when something is so."""
_OTHERS = KIN | PETS


_DIRECTION = re.compile(
    r"\b(?:(?:much|a lot|far|even|so) )?(?:better|worse|more|less|bad|badly|poorly|well)\b"
)
_FEELING = re.compile(
    r"^(?:me|i) (?:am|was|get|got|feel|felt|become|became|woke up|wake up)?"
    r"(?: ?\b(?:so|very|really|feel|more)\b)* ?(?P<how>.+)$"
)
_GETTING = re.compile(
    r"^(?:i|me) (?:always |often |usually |then )*(?:get|got|have|had|develop(?:ed)?"
    r"|suffer(?:ed)? from) (?P<what>(?:an? |the |my )?(?:\w+ )?" + _STATES + r".*)$"
)
_SLEEPING = re.compile(r"^i (?:always |can )?(?:sleep|slept) (?P<how>.+)$")
_POSSESSED = re.compile(
    r"^(?:my|the) (?P<what>[\w -]+?) (?:is|are|was|were|gets?|got|becomes?|became|to be)? ?"
    r"(?P<how>(?:much |a lot |even )?(?:better|worse|sore|stiff|weak|swollen))$"
)
_ADJECTIVES = re.compile(
    r"(?:sick|ill|unwell|tired|exhausted|sleepy|dizzy|drowsy|awake|anxious|nervous|jittery|calm"
    r"|relaxed|angry|irritable|moody|sad|happy|depressed|energetic|hungry|thirsty|sore|weak|stiff"
    r"|restless|nauseous|sleepless|swollen|bloated|better|worse)\b"
)


def noun_phrase(effect: str) -> str:
    """Return an effect as something that can be named: "my sleep worse" is worse sleep."""
    text = effect.strip(" ,.")
    if found := _POSSESSED.match(text):
        return f"{found['how']} {found['what']}"
    if found := _SLEEPING.match(text):
        return f"{_adverb(found['how'])} sleep"
    if (found := _GETTING.match(text)) and not _ADJECTIVES.match(found["what"]):
        return value(found["what"])
    if found := _FEELING.match(text):
        how = found["how"]
        return f"feeling {how}" if _ADJECTIVES.match(how) else how
    return value(re.sub(r"^(better|worse|less) (?:my|the) ", r"\1 ", text))


def _adverb(how: str) -> str:
    return {
        "badly": "bad",
        "terribly": "bad",
        "awfully": "bad",
        "poorly": "poor",
        "well": "good",
    }.get(how, how)
