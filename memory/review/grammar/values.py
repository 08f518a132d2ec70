"""How the words that a rule caught become a value."""

import re
from collections.abc import Callable

from memory.extraction.normalise import centimetres, kilograms, value
from memory.extraction.times import without_times
from memory.review import places
from memory.review.choices import is_colour, theme, without_reach
from memory.review.lexicon import BREEDS, is_job
from memory.review.subjects import PETS

Build = Callable[[re.Match[str]], tuple[str, ...]]
"""From a match with the group ``v`` to the values in it; none when it is no value after all."""

_RELATIVE = r"when|whenever|if|who|which|whom|that|where|whose"
_WITH_RELATIVE = re.compile(rf" (?:{_RELATIVE})\b")
_CUT = re.compile(
    r"\s*(?:[;:(]|,? (?:because|but|so that|although|though|since|unless|while|until|it|he|she|they"
    rf"|you|we|this|i|{_RELATIVE}|as (?:i|a|well|much|often)|so (?:i|much|far)|very much|a lot"
    r"|(?:(?:a|\d+|several|few|couple|of|many) )*times (?:a|per)|\d+ \w+ (?:a|per)"
    r"|(?:a|per) (?:day|week)|every|each|once|twice|most|more than|daily|all (?:the time|day)"
    r"|(?:all )?(?:my|his|her|their) (?:whole |entire )?life|for \d+ years?"
    r"|for (?:a|my|the) (?:living|job|hobby)|for fun|to relax|between us"
    r"|in (?:my|general|the (?:morning|evening|summer|winter|spring)|order)"
    r"|on (?:weekends?|sundays?|my|the weekend)|with my (?:husband|wife|family|friends|kids)"
    r"|and (?:i|he|she|we|my|it|have|am|is|want|hope|work|live|love|like|hate|not)"
    r"|recently|lately|nowadays|these days|right now|at the moment|now|again|already|any more"
    r"|full time|part time|anyway|please|too|also|alone|instead|at all|not|by the way)\b).*$"
)
_LIST = re.compile(r"\s*(?:,(?: and| or)?|\b(?:and|or|as well as|plus|nor)\b)\s+")


def trimmed(text: str) -> str:
    """Return a value without what only surrounds it: reasons, times, articles."""
    cut = _CUT.sub("", f" {text.strip()}").strip(" ,.-\"'!?<>")
    return value(without_times(cut).strip(" ,"))


def one(found: re.Match[str]) -> tuple[str, ...]:
    """Return the one value that was caught."""
    text = trimmed(found["v"])
    return (text,) if text else ()


def many(found: re.Match[str]) -> tuple[str, ...]:
    """Return the values of a list: "cats, dogs and birds"."""
    parts = (trimmed(part) for part in _LIST.split(found["v"]))
    return tuple(part for part in parts if part)


def tastes(found: re.Match[str]) -> tuple[str, ...]:
    """Return what is liked or not; "food that is too spicy" says less than "food"."""
    if _WITH_RELATIVE.search(found["v"]):
        return exact(found)
    return many(found)


def exact(found: re.Match[str]) -> tuple[str, ...]:
    """Return the value with every word that it has."""
    text = value(found["v"])
    return (text,) if text else ()


def chosen(found: re.Match[str]) -> tuple[str, ...]:
    """Return what somebody switched to, without for how long and where."""
    text = value(without_times(without_reach(trimmed(found["v"]))))
    return (text,) if text else ()


def preferred(text: str) -> tuple[str, str] | None:
    """Return of which thing a value is a favourite when it says so itself: teal is a colour."""
    plainly = re.sub(r"^the colour ", "", text)
    if mode := theme(value(plainly)):
        return "theme", mode
    colour = re.sub(r" (?:best|most|more|over [\w ]+)$", "", trimmed(plainly))
    return ("colour", colour) if is_colour(colour) else None


def regimen(found: re.Match[str]) -> tuple[str, ...]:
    """Return a diet in its usual spelling."""
    text = re.sub(r"[ -]", " ", found["v"])
    text = re.sub(r"^(?:raw|strictly|mostly|fully) (?=vegan|vegetarian)", "", text)
    return ({"pescetarian": "pescatarian", "ketogenic": "keto"}.get(text, text),)


def admirer(found: re.Match[str]) -> tuple[str, ...]:
    """Return what a lover or a fan of something likes."""
    return (found["v"].rsplit(" ", 1)[0],)


def traits(found: re.Match[str]) -> tuple[str, ...]:
    """Return what somebody or something is, without how much of it."""
    texts = one(found) if _WHEREABOUTS.match(found["v"]) else many(found)
    return tuple(_HOW_MUCH.sub("", text) for text in texts)


_WHEREABOUTS = re.compile(r"^(?:in|at|on|from|for|with|near|by) ")


def habit(found: re.Match[str]) -> tuple[str, ...]:
    """Return what is done, times taken out: every other word limits it."""
    text = value(without_times(found["v"]))
    return (text,) if text else ()


def always(fixed: str) -> Build:
    """Return a builder for a rule whose words mean one value."""
    return lambda found: (fixed,)


_HOW_MUCH = re.compile(
    r"^(?:(?:very|really|so|quite|pretty|rather|extremely|too|fairly|somewhat|a bit|a little|more"
    r"|a|an) )+"
)
_IN = re.compile(r"\b(?:in|at|to|of|from|near) ")
_NO_PLACE = re.compile(r"^(?:\d|an?|my|our|his|her|their|this|that) |\d[^ ]*$")
_AFTER_PLACE = re.compile(
    r" (?:originally|with|by|and|near|next|as|for|because|when|during|while)\b.*$"
)


def place(found: re.Match[str]) -> tuple[str, ...]:
    """Return the first place that is named after "in"; kinds of places are passed over."""
    for part in _IN.split(found["v"]):
        raw = _AFTER_PLACE.sub("", f" {part.strip()}").strip()
        name = trimmed(raw)
        if name and not (places.vague(name) or _NO_PLACE.search(f"{raw} {name}")):
            return (places.canonical(name),)
    return ()


def near(found: re.Match[str]) -> tuple[str, ...]:
    """Return the place that somebody lives near, as one that is not quite it."""
    return tuple(f"near {name}" for name in place(found))


_OLDEST = 130


def age(found: re.Match[str]) -> tuple[str, ...]:
    """Return an age in years."""
    return (str(int(found["v"])),) if int(found["v"]) <= _OLDEST else ()


def beyond(found: re.Match[str]) -> tuple[str, ...]:
    """Return "over 60" and "under 12" as the ages that they leave open."""
    limit = int(found["v"])
    if limit >= _OLDEST:
        return ()
    upwards = found["side"] in ("over", "above", "past", "older than")
    return (f"{limit}-{_OLDEST}" if upwards else f"0-{limit}",)


_DECADES = ("teens", "twenties", "thirties", "forties", "fifties", "sixties", "seventies")
_PART_OF_DECADE = {"early": (0, 3), "mid": (4, 6), "late": (7, 9)}


def decade(found: re.Match[str]) -> tuple[str, ...]:
    """Return "in my thirties" as 30-39."""
    text = found["v"]
    tens = 10 * (_DECADES.index(text) + 1) if text in _DECADES else int(text.rstrip("s"))
    first, last = _PART_OF_DECADE.get(found["part"] or "", (0, 9))
    return (f"{tens + first}-{tens + last}",)


ORDINALS = "first|second|third|fourth|fifth|sixth|seventh|eighth|[1-9](?:st|nd|rd|th)"
_SCHOOL_STARTS = 5


def grade(found: re.Match[str]) -> tuple[str, ...]:
    """Return the ages of those who are in a grade of school."""
    text = found["v"]
    number = int(text[0]) if text[0].isdigit() else ORDINALS.split("|").index(text) + 1
    return (f"{_SCHOOL_STARTS + number}-{_SCHOOL_STARTS + number + 3}",)


RELATIVES = (
    r"(?:kids?|child|children|sons?|daughters?|brothers?|sisters?|siblings?|twins|boys|girls|baby"
    r"|babies)"
)
_COUNTED = re.compile(
    rf"^(?P<n>\d+|any|no|many|some|an?)?\b ?(?P<what>(?:[\w-]+ ){{0,2}}?{RELATIVES})\b(?!.in.law)"
)
_MERE = re.compile(
    r"^(?:(?:older|younger|little|big|baby|elder|twin|beautiful|wonderful|young|small|lovely|adult"
    r"|grown|teenage) )+"
)
_ONE_WORD = {"kids": "children", "kid": "child", "boys": "sons", "girls": "daughters"}


def counted(found: re.Match[str]) -> tuple[str, ...]:
    """Return relatives, with their number when it was said: "3 child", "brother"."""
    parts = (_counted(part) for part in _LIST.split(found["v"]))
    return tuple(part for part in parts if part)


def _counted(text: str) -> str:
    match = _COUNTED.match(text)
    if match is None:
        return ""
    what = _MERE.sub("", match["what"])
    what = _ONE_WORD.get(what, what)
    if match["n"] in ("no", "any") and what in ("children", "child", "siblings", "sibling"):
        return "any"
    single = what.removesuffix("ren") if what == "children" else what.removesuffix("s")
    number = match["n"] or ""  # "a brother" does not say that there is no other
    return f"{number} {single}" if number.isdigit() else single


_BREEDS = "|".join(sorted(BREEDS - {"chicken"}))
_ANIMAL = re.compile(
    rf"\b(?:{'|'.join(sorted(PETS))}|(?:{_BREEDS})s?|shepherds?|retrievers?|labradors?|poodles?|beagles?|terriers?"
    r"|bulldogs?|husky|huskies|corgis?|dachshunds?|chihuahuas?|pugs?|collies?|spaniels?|aquarium"
    r"|geckos?|parakeets?|canary|canaries|bunny|bunnies|ducks?|sheep|llamas?|alpacas?|donkeys?"
    r"|mouse"
    r"|mice|rats?|spiders?|tarantula)\b(?! (?:food|allergy|house|phobia|hair|person|lover))"
)
_NO_PETS = re.compile(r"^(?:any |an? )?(?:pets?|animals?)(?: at home)?$")


_ABOUT = re.compile(r" (?:about|of|for|to|from|in|at|like|against)\b")


def animals(found: re.Match[str]) -> tuple[str, ...]:
    """Return the pets in a list, each as it is called."""
    if _NO_PETS.match(found["v"]):
        return ("any",)
    kept = (part for part in many(found) if _ANIMAL.search(_ABOUT.split(part)[0]))
    return tuple(re.sub(r"\bpet ", "", part) for part in kept)


_BEYOND_JOB = re.compile(r" (?:in|at|for|from|who|by|and|on|of|with|to|as|during)\b.*$")
_NOT_NOW = re.compile(r"^(?:ex|former|retired|aspiring|amateur|wannabe|future)\b")


def work(found: re.Match[str]) -> tuple[str, ...]:
    """Return an occupation without where and why it is done."""
    text = _BEYOND_JOB.sub("", trimmed(found["v"])).strip()
    return (text,) if text and not _NOT_NOW.match(text) else ()


def job(found: re.Match[str]) -> tuple[str, ...]:
    """Return an occupation out of "a musician and hope to ..."; nothing when it is none."""
    return tuple(text for text in work(found) if is_job(text))


def teacher(found: re.Match[str]) -> tuple[str, ...]:
    """Return what somebody is who teaches something: "maths teacher"."""
    subject = _BEYOND_JOB.sub("", f" {trimmed(found['v'])}").strip()
    return (f"{subject} teacher".strip(),)


def driver(found: re.Match[str]) -> tuple[str, ...]:
    """Return what somebody is who drives a bus for others."""
    return (f"{found['v']} driver",)


def keeper(found: re.Match[str]) -> tuple[str, ...]:
    """Return what somebody is who runs a place of their own."""
    return (f"{trimmed(found['v'])} owner",)


_NO_FIRM = re.compile(
    r"^(?:home|night|least|fun|free|pleasure|myself)\b|\b(?:city|town|village|area|field)$|\b(?:years?|months?|weeks?|days?|hours?)\b"
)


_LANGUAGES = (
    "english|spanish|french|german|italian|portuguese|dutch|russian|polish|ukrainian|chinese"
    "|mandarin|cantonese|japanese|korean|arabic|hebrew|hindi|urdu|bengali|punjabi|turkish|greek"
    "|swedish|norwegian|danish|finnish|hungarian|czech|romanian|vietnamese|thai|swahili|latin"
    "|persian|farsi|tamil|esperanto|sign language|welsh|irish|gaelic|flemish|catalan"
)
_LANGUAGE = re.compile(rf"\b(?:{_LANGUAGES})\b")


def languages(found: re.Match[str]) -> tuple[str, ...]:
    """Return the languages that are named."""
    return tuple(_LANGUAGE.findall(found["v"]))


_SKILLS = {"swimmer": "swim", "dancer": "dance", "driver": "drive", "writer": "write"}


def skill(found: re.Match[str]) -> tuple[str, ...]:
    """Return what "a good swimmer" can do well."""
    verb = _SKILLS.get(found["v"], re.sub(r"er$", "", found["v"]))
    return (f"{verb} well",)


def company(found: re.Match[str]) -> tuple[str, ...]:
    """Return an employer without what is done there."""
    text = re.sub(
        r" (?:as|in|on|with|during|until|and|at night)\b.*$", "", trimmed(found["v"])
    ).strip()
    return (text,) if text and not _NO_FIRM.search(text) else ()


def length(found: re.Match[str]) -> tuple[str, ...]:
    """Return a height in centimetres."""
    return tuple(filter(None, (centimetres(found["v"]),)))


def weight(found: re.Match[str]) -> tuple[str, ...]:
    """Return a weight in kilograms."""
    return tuple(filter(None, (kilograms(found["v"]),)))


def phone(found: re.Match[str]) -> tuple[str, ...]:
    """Return the digits of a telephone number."""
    return (re.sub(r"[^\d+]", "", found["v"]),)
