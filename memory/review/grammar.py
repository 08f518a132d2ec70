"""The table that turns a predicate into claims: which words fill which slot."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from memory.extraction.normalise import centimetres, kilograms, value
from memory.extraction.times import without_times
from memory.records import Claim
from memory.review import places
from memory.review.lexicon import is_job
from memory.review.predicates import Predicate
from memory.review.subjects import PETS
from memory.vocabulary import Polarity

_CUT = re.compile(
    r"\s*(?:[;:(]|,? (?:because|but|so that|although|though|when|whenever|if|since|unless|while|"
    r"until|who|which|whom|that|where|it|he|she|they|you|we|this|as (?:i|a|well|much|often)|so (?:i|much)|very much|a lot|at "
    r"the moment|for (?:a|my|the) (?:living|job|hobby)|in (?:my|general|the (?:morning|evening|"
    r"summer|winter|spring)|order)|on (?:weekends?|sundays?|my|the weekend)|every|each|once|twice|"
    r"most|to relax|more than|these days|right now|with my (?:husband|wife|family|friends|kids)|"
    r"by the way|i|and (?:i|he|she|we|my|it|have|am|is|want|hope|work|live|love|like|hate)|"
    r"recently|lately|nowadays|full time|part time|daily|anyway|please|too|also|now|again|though|"
    r"already|for fun|for \d+ years?|all the time|all day|alone|instead|any more|at all|so much|"
    r"and not|not)\b).*$"
)
_LIST = re.compile(r"\s*(?:,(?: and| or)?|\b(?:and|or|as well as|plus|nor)\b)\s+")


def trimmed(text: str) -> str:
    """Return a value without what only surrounds it: reasons, times, articles."""
    cut = _CUT.sub("", f" {text.strip()}").strip(" ,.-\"'!?<>")
    return value(without_times(cut).strip(" ,"))


def listed(text: str) -> tuple[str, ...]:
    """Return the values of a list: "cats, dogs and birds"."""
    parts = (trimmed(part) for part in _LIST.split(text))
    return tuple(part for part in parts if part)


Build = Callable[[re.Match[str]], tuple[str, ...]]


def _one(found: re.Match[str]) -> tuple[str, ...]:
    text = trimmed(found["v"])
    return (text,) if text else ()


def _many(found: re.Match[str]) -> tuple[str, ...]:
    return listed(found["v"])


def _is(fixed: str) -> Build:
    return lambda found: (fixed,)


_NO_PLACE = re.compile(r"^(?:an?|my|our|his|her|their|this|that) |\d[^ ]*$")
_IN = re.compile(r"\b(?:in|at|to|of|from|near) ")


def _place(found: re.Match[str]) -> tuple[str, ...]:
    """Return the first place that is named after "in", kinds of places passed over."""
    for part in _IN.split(found["v"]):
        raw = re.sub(r" (?:with|by|and|near|next)\b.*$", "", f" {part.strip()}").strip()
        name = trimmed(raw)
        if name and not (places.vague(name) or _NO_PLACE.search(f"{raw} {name}")):
            return (places.canonical(name),)
    return ()


def _years_between(first: int, last: int) -> Build:
    return lambda found: (f"{first}-{last}",)


def _age(found: re.Match[str]) -> tuple[str, ...]:
    years = int(found["v"])
    return (str(years),) if years <= 130 else ()


def _decade(found: re.Match[str]) -> tuple[str, ...]:
    tens = {"teens": 10, "twenties": 20, "thirties": 30, "forties": 40, "fifties": 50}
    tens |= {"sixties": 60, "seventies": 70, "eighties": 80, "nineties": 90}
    text = found["v"]
    first = tens[text] if text in tens else int(text.rstrip("s"))
    span = {"early": (0, 3), "mid": (4, 6), "late": (7, 9)}.get(found["part"] or "", (0, 9))
    return (f"{first + span[0]}-{first + span[1]}",)


def _counted(found: re.Match[str]) -> tuple[str, ...]:
    """Return relatives with their number: "3 children", "1 older brother"."""
    parts = _LIST.split(found["v"])
    return tuple(part for part in (_one_counted(part) for part in parts) if part)


def _one_counted(text: str) -> str:
    match = re.match(
        rf"^(?P<n>\d+|an?|no|any|many|some)? ?(?P<what>(?:\w+ )??(?:{_RELATIVE}))\b", text
    )
    if match is None:
        return ""
    what = re.sub(
        r"^(?:older|younger|little|big|baby|elder|twin|beautiful|wonderful|young|small) ",
        "",
        match["what"],
    )
    what = {"kids": "children", "kid": "child", "boys": "sons", "girls": "daughters"}.get(
        what, what
    )
    if match["n"] in ("no", "any"):
        return "any"
    single = what.removesuffix("ren") if what == "children" else what.removesuffix("s")
    number = {"a": "1", "an": "1"}.get(match["n"] or "", match["n"] or "")
    if match["n"] in ("a", "an") and what == "children":
        number = ""
    return f"{number} {single}".strip() if number.isdigit() else single


_RELATIVE = "kids?|child|children|sons?|daughters?|brothers?|sisters?|siblings?|twins|boys|girls|baby|babies"


def _animals(found: re.Match[str]) -> tuple[str, ...]:
    """Return the pets in a list, each as it is called."""
    text = re.sub(r"^(?:any )?pets?(?: at home)?$", "any", found["v"])
    kept = (part for part in listed(text) if part == "any" or _ANIMAL.search(part))
    return tuple(re.sub(r"\bpet ", "", part) for part in kept)


_ANIMAL = re.compile(
    rf"\b(?:{'|'.join(sorted(PETS))}|shepherd|retriever|labrador|poodle|beagle|terrier|bulldog|"
    r"husky|corgi|dachshund|chihuahua|pug|collie|spaniel|aquarium|gecko|parakeet|canary|bunny|"
    r"bunnies|ducks?|sheep|llama|alpaca|donkey|mouse|mice|rats?|spider|tarantula)\b(?! (?:food|"
    r"allergy|house|phobia|hair|person|lover))"
)


def _job(found: re.Match[str]) -> tuple[str, ...]:
    """Return an occupation out of "a musician and hope to ..."; nothing when it is none."""
    text = re.sub(r"^(?:ex|former|retired|aspiring|amateur|wannabe)\b.*", "", trimmed(found["v"]))
    text = re.split(r" (?:in|at|for|from|who|by|and|on|of|with) ", f"{text} ")[0].strip()
    return (text,) if text and is_job(text) else ()


def _length(found: re.Match[str]) -> tuple[str, ...]:
    return tuple(filter(None, (centimetres(found["v"]),)))


def _weight(found: re.Match[str]) -> tuple[str, ...]:
    return tuple(filter(None, (kilograms(found["v"]),)))


@dataclass(frozen=True)
class Rule:
    """One way to say something of a slot."""

    slot: str
    pattern: re.Pattern[str]
    build: Build
    event: bool = False
    """A past tense is what made it true now ("I bought"), and not what is over."""
    denies: bool = False
    """The words themselves deny ("I hate")."""


def _rule(slot: str, pattern: str, build: Build = _one, **how: bool) -> Rule:
    return Rule(slot, re.compile(pattern), build, **how)


_BE_A = r"^be (?:just |now |an? |the |one |what people call )*"
_ADJ = r"(?:[\w'-]+ ){0,4}?"
_HOLD = (
    r"^(?:have|own|adopt|get|buy|keep|rescue|raise|care for|live with|be with|be blessed with|with)"
)
_RELIGIONS = (
    "christian|catholic|protestant|muslim|jewish|buddhist|hindu|sikh|mormon|atheist|agnostic|"
    "baptist|lutheran|orthodox|methodist|pagan|wiccan|quaker|jehovah's witness"
)
_INSTRUMENTS = (
    "cello|guitar|piano|violin|drums?|flute|bass|bass guitar|trumpet|saxophone|sax|clarinet|harp|"
    "ukulele|banjo|viola|trombone|accordion|organ|oboe|keyboard|harmonica|bagpipes|mandolin|fiddle"
)
_LANGUAGES = (
    "english|spanish|french|german|italian|portuguese|dutch|russian|polish|ukrainian|chinese|"
    "mandarin|cantonese|japanese|korean|arabic|hebrew|hindi|urdu|bengali|punjabi|turkish|greek|"
    "swedish|norwegian|danish|finnish|hungarian|czech|romanian|vietnamese|thai|swahili|latin|"
    "persian|farsi|tamil|esperanto|sign language|welsh|irish|gaelic|flemish|catalan"
)
_STATES = (
    "enabled|disabled|on|off|open|closed|shut|locked|unlocked|muted|unmuted|broken|fixed|working"
)

RULES: tuple[Rule, ...] = (
    # who
    _rule("name", r"^(?:full |first |real )?name be (?P<v>[^\d,.;]{1,60})"),
    _rule("name", r"^be (?:called|named) (?P<v>[^\d,.;]{1,60})"),
    _rule("name", r"^go by (?:the name )?(?P<v>[^\d,.;]{1,40})"),
    _rule("age", r"^(?:age )?be (?P<v>\d{1,3})(?: years?(?: old)?)?(?: now)?(?=$| and|,)", _age),
    _rule("age", r"^be (?:an? )?(?P<v>\d{1,3})[ -]years?[ -]olds?\b", _age),
    _rule("age", r"^turn (?P<v>\d{1,3})\b", _age, event=True),
    _rule("age", rf"{_BE_A}{_ADJ}(?P<v>\d{{1,3}})[ -]years?[ -]old\b", _age),
    _rule(
        "age",
        r"^be (?:now )?in (?:my|his|her|their) (?P<part>early|mid|late)?[ -]?(?P<v>teens|twenties|"
        r"thirties|forties|fifties|sixties|seventies|eighties|nineties|[2-9]0s)\b",
        _decade,
    ),
    _rule("age", rf"{_BE_A}(?:young adult)\b", _years_between(18, 35)),
    _rule("age", rf"{_BE_A}{_ADJ}(?:teenager|teen|adolescent)\b", _years_between(13, 19)),
    _rule(
        "age",
        rf"{_BE_A}(?:little |small )?(?:kid|child|toddler|preschooler)$",
        _years_between(1, 12),
    ),
    _rule("age", r"^be middle[ -]aged\b", _years_between(40, 64)),
    _rule(
        "age",
        rf"{_BE_A}(?:elderly|pensioner|senior citizen|octogenarian)\b",
        _years_between(60, 120),
    ),
    _rule("generation", rf"{_BE_A}(?P<v>baby boomer|boomer|millennial|gen z|gen x)\b"),
    _rule(
        "gender",
        rf"{_BE_A}{_ADJ}(?:woman|girl|female|lady|mother|mom|mum|wife|grandmother|"
        r"grandma|housewife|actress|waitress|widow|gal)\b(?!'s| of the| friend)",
        _is("female"),
    ),
    _rule(
        "gender",
        rf"{_BE_A}{_ADJ}(?:man|boy|male|guy|gentleman|father|dad|husband|grandfather|"
        r"grandpa|dude|widower|bachelor)\b(?!'s| of the| friend)",
        _is("male"),
    ),
    _rule(
        "birthday",
        r"^(?:birthday|date of birth|birth date) be (?:on )?(?P<v>.+)",
        lambda found: (value(found["v"]),),
    ),
    _rule("birthday", r"^be born on (?P<v>.+)", lambda found: (value(found["v"]),)),
    _rule("birth year", r"^be born in (?:the year )?(?P<v>(?:19|20)\d\d)\b"),
    _rule("birthplace", r"^be born (?:and raised )?in (?P<v>.+)", _place),
    _rule(
        "grew up in",
        r"^(?:grow up|be raised|be brought up|be born and raised) (?P<v>(?:in|on) .+)",
        _place,
        event=True,
    ),
    _rule("origin", r"^(?:be (?:originally )?|come |hail )from (?P<v>.+)", _place),
    _rule("origin", r"^hometown be (?P<v>.+)", _place),
    _rule("nationality", r"^nationality be (?P<v>.+)"),
    # where
    _rule("home", r"^(?:live|be living|be based|reside|stay|be settled)\b(?P<v>.* in .+)", _place),
    _rule(
        "home",
        r"^(?:share|rent|own|have) (?:an? |my )?(?:\w+ ){0,2}(?:apartment|flat|house|home|condo|room)"
        r"(?P<v> .*\bin .+| in .+)",
        _place,
    ),
    _rule(
        "home",
        r"^be (?:currently )?(?:serving|stationed|deployed|residing|settled) (?P<v>in .+)",
        _place,
    ),
    _rule("home", r"^serve (?P<v>in .+)", _place),
    _rule(
        "home",
        r"^(?:move|relocate)(?: from .+?)?(?: back| over| away)? to (?P<v>.+)",
        _place,
        event=True,
    ),
    _rule("home", r"^(?:be (?:out of|outside(?: of)?)|leave) (?P<v>.+)", _place),
    _rule("home", r"^home be (?:in )?(?P<v>.+)", _place),
    _rule("address", r"^address be (?P<v>.+)", lambda found: (value(found["v"]),)),
    _rule("household", r"^live (?:all )?(?:alone|by myself|on my own)\b", _is("alone")),
    _rule(
        "household",
        r"^live (?:at home )?with (?:my |an? |\d |some )?(?P<v>(?:[\w]+ )?(?:parents?|mother|"
        r"mom|father|dad|husband|wife|girlfriend|boyfriend|partner|roommates?|brothers?|sisters?|family|kids|"
        r"children|friends?|grandparents|grandmother))\b",
    ),
    # work and study
    _rule(
        "employer", r"^work (?:\w+ )??(?:at|for) (?P<v>(?!home|night|least|the moment|myself|\d).+)"
    ),
    _rule(
        "employer",
        r"^(?:start|join|be employed|be hired) (?:work(?:ing)? )?(?:at|by|with) (?P<v>.+)",
        event=True,
    ),
    _rule(
        "employer",
        r"^(?:get|have|start) (?:an? |my )?(?:new )?job (?:at|with) (?P<v>.+)",
        event=True,
    ),
    _rule("employer", r"^employer be (?P<v>.+)"),
    _rule("occupation", r"^work as (?:an? )?(?P<v>.+)"),
    _rule("occupation", r"^(?:job|profession|occupation) be (?:as |being )?(?P<v>.+)"),
    _rule("occupation", r"^(?:be|become) (?:an? |the )(?P<v>.+)", _job, event=True),
    _rule(
        "employment",
        r"^be (?:currently )?(?:unemployed|jobless|out of work|between jobs|laid off)\b",
        _is("unemployed"),
    ),
    _rule("employment", r"^be (?:now |fully )?(?:a )?retired?\b(?! from)", _is("retired")),
    _rule("employment", r"^retire\b", _is("retired"), event=True),
    _rule(
        "employment", r"^have (?:a |any )?(?:full time |steady )?(?:job|work)\b", _is("employed")
    ),
    _rule(
        "employment", r"^work(?: (?:full time|from home|a lot|at home|nights?))?$", _is("employed")
    ),
    _rule("study", r"^(?:study|major in|be majoring in) (?P<v>(?!at|for|in|hard|a lot).+)"),
    _rule("study", r"^major be (?P<v>.+)"),
    _rule("school", r"^(?:study|go to school|be enrolled|be a student) (?:at|in) (?P<v>.+)"),
    _rule("school", r"^(?:attend|go to) (?P<v>.*\b(?:university|college|school)\b.*)"),
    # family
    _rule(
        "relationship",
        r"^be (?:[\w-]+ ){0,6}?(?P<v>single|married|divorced|widowed|separated|engaged)"
        r"\b(?! (?:in|with (?:my|the) (?:work|job)|\d+|(?:several|many|multiple) times|to (?:my|the) (?:job|work))\b)",
    ),
    _rule("relationship", rf"{_BE_A}{_ADJ}(?:wife|husband)\b", _is("married")),
    _rule("relationship", rf"{_BE_A}(?:widow|widower)\b", _is("widowed")),
    _rule("relationship", rf"{_BE_A}{_ADJ}bachelor(?:ette)?\b", _is("single")),
    _rule(
        "relationship",
        r"^have (?:an? |my )?(?:\w+ ){0,2}?(?:wife|husband|spouse)\b",
        _is("married"),
    ),
    _rule(
        "relationship",
        r"^have (?:an? )?(?:\w+ ){0,2}?(?:boyfriend|girlfriend|partner)\b",
        _is("dating"),
    ),
    _rule("relationship", r"^have (?:an? )?(?:\w+ ){0,1}?(?:fiance|fiancee)\b", _is("engaged")),
    _rule(
        "relationship", r"^(?:be dating|be in a (?:\w+ )?relationship|be seeing)\b", _is("dating")
    ),
    _rule(
        "relationship",
        r"^have (?:an? |any )?(?:steady|serious|real|romantic|long-term) relationships?\b",
        _is("ever together"),
    ),
    _rule(
        "relationship",
        r"^be married(?: to .*)? (?:\d+|several|many|multiple) times",
        _is("ever married"),
    ),
    _rule("relationship", r"^marry\b", _is("married"), event=True),
    _rule("relationship", r"^get (?P<v>married|divorced|engaged|separated)\b", event=True),
    _rule(
        "relationship",
        r"^plan (?:on |to )?(?:get(?:ting)? |be |file |filing )?(?:for )?(?:an? )?divorced?\b",
        _is("married"),
    ),
    _rule("relationship", r"^live with my (?:husband|wife)\b", _is("married")),
    _rule(
        "relationship", r"^live (?:\w+ )*with my (?:girlfriend|boyfriend|partner)\b", _is("dating")
    ),
    _rule(
        "children",
        r"^(?:have|raise) (?P<v>(?:.+ (?:and|with) )?(?:an? |\d+ |any |no )?"
        r"(?:\w+ )??(?:kids?|child|children|sons?|daughters?|boys|girls|twins|baby)\b.*)",
        _counted,
    ),
    _rule(
        "children",
        rf"{_BE_A}{_ADJ}(?:mother|father|mom|mum|dad|parent)(?: of| to| with) "
        r"(?P<v>(?:an? |\d+ )?(?:\w+ )?.+)",
        _counted,
    ),
    _rule(
        "children",
        r"^be (?:[\w-]+ )*?(?:with|and have) (?P<v>(?:an? |\d+ |no )(?:\w+ )?"
        r"(?:kids?|child|children|sons?|daughters?)\b)",
        _counted,
    ),
    _rule("children", r"^be childless\b", _is("any"), denies=True),
    _rule(
        "siblings",
        r"^have (?P<v>(?:an? |\d+ |any |no |.+ and )(?:\w+ )??"
        r"(?:brothers?|sisters?|siblings?)\b.*)",
        _counted,
    ),
    _rule("siblings", rf"{_BE_A}only child\b", _is("any"), denies=True),
    _rule("pets", rf"{_HOLD} (?P<v>.+)", _animals, event=True),
    # body and health
    _rule("allergy", r"^be (?:\w+ )?allergic to (?P<v>.+)", _many),
    _rule("allergy", r"^have (?:an? )?(?:\w+ )?allerg(?:y|ies) to (?P<v>.+)", _many),
    _rule("allergy", r"^have (?:an? )?(?:severe |bad |mild )?(?P<v>\w+) allerg(?:y|ies)\b"),
    _rule(
        "health",
        r"^(?:have|suffer from|be diagnosed with|get) (?:an? )?(?P<v>(?:\w+ )?(?:diabetes|asthma|"
        r"cancer|migraines?|arthritis|epilepsy|adhd|autism|anxiety|depression|insomnia|anemia|"
        r"celiac disease|heart disease|high blood pressure|hay fever|covid|flu|cold|headaches?))\b",
    ),
    _rule(
        "health",
        r"^be (?P<v>diabetic|asthmatic|epileptic|autistic|deaf|blind|colou?r ?blind|pregnant|"
        r"bedridden|disabled|dyslexic|paralyzed)\b(?! on)",
    ),
    _rule("height", r"^(?:be|height be|stand) (?P<v>\d.*)", _length),
    _rule("weight", r"^(?:weigh|weight be|be) (?P<v>\d.*)", _weight),
    _rule(
        "diet",
        rf"{_BE_A}(?:strict |life-?long |committed |full |practicing )*(?P<v>vegan|vegetarian|pescatarian|"
        r"omnivore|carnivore|meat eater|flexitarian|gluten free|fruitarian)\b",
    ),
    _rule("diet", r"^(?:be on|follow|keep|eat) (?:an? )?(?P<v>\w+) diet\b"),
    _rule(
        "diet",
        r"^(?:eat|become|go|turn) (?:an? )?(?:strictly )?(?P<v>vegan|vegetarian|pescatarian)\b",
        event=True,
    ),
    _rule(
        "consumes",
        r"^(?:eat|drink) (?:a lot of |lots of |too much |plenty of |any |\d )?(?P<v>.+)",
        _many,
    ),
    _rule("consumes", r"^drink$|^drink (?:socially|heavily|a lot|too much|at all)", _is("alcohol")),
    _rule(
        "consumes",
        r"^be (?:an? )?(?:teetotal|teetotaler|sober|non-?drinker)\b",
        _is("alcohol"),
        denies=True,
    ),
    _rule(
        "smokes",
        r"^smoke\b(?! (?:meat|fish|salmon|ribs|brisket))|^be (?:an? )?(?:heavy |chain )?smoker\b",
        _is("tobacco"),
    ),
    _rule("smokes", r"^be (?:an? )?non-?smoker\b", _is("tobacco"), denies=True),
    # tastes
    _rule(
        "likes",
        r"^(?:like|love|enjoy|adore|prefer|be (?:very |really |totally )?(?:fond of|into|keen on|crazy about|"
        r"obsessed with|interested in|passionate about)|be an? (?:\w+ )?(?:fan|lover) of|look forward to) "
        r"(?P<v>(?!how\b|that\b|when\b|it\b|you\b|to see\b).+)",
        _many,
    ),
    _rule("likes", r"^be (?:an? )?(?:big |huge )?(?P<v>\w+) (?:lover|fan|person)$"),
    _rule(
        "likes",
        r"^(?:hate|dislike|detest|loathe|despise|stand|bear|be sick of|be not into) (?P<v>(?!when\b|that\b|it\b)"
        r".+)",
        _many,
    ),
    _rule("likes", r"^be my (?:absolute )?(?:favourites?|passion|thing)$", lambda found: ()),
    _rule("hobby", r"^(?:hobby|hobbies|passion) be (?P<v>.+)", _many),
    _rule("hobby", rf"{_BE_A}(?:avid|keen|passionate|competitive|amateur|hobby) (?P<v>[\w ]+)$"),
    _rule(
        "hobby",
        r"^(?P<v>workout|work out|exercise|go to the gym|run|jog)\b(?! (?:a|an|the|my|into|away|out|for)\b)",
    ),
    _rule(
        "fear", r"^(?:be (?:\w+ )?(?:afraid|scared|terrified|frightened) of|fear) (?P<v>.+)", _many
    ),
    _rule("instrument", rf"^play (?:the )?(?P<v>{_INSTRUMENTS})\b"),
    _rule("plays", rf"^play (?!the (?:{_INSTRUMENTS})|(?:{_INSTRUMENTS})\b)(?P<v>.+)"),
    _rule("language", rf"^speak (?P<v>.*\b(?:{_LANGUAGES})\b.*)", _many),
    _rule("language", r"^(?:native language|mother tongue) be (?P<v>.+)"),
    _rule(
        "ability",
        r"^(?:can|be able to|know how to) (?P<v>(?!be\b|see that|tell you|believe|imagine|remember).+)",
    ),
    _rule("ability", r"^be (?:an? )?(?:very )?good (?P<v>swimmer|dancer|cook|singer|driver)\b"),
    # belief
    _rule("religion", rf"{_BE_A}{_ADJ}(?P<v>{_RELIGIONS})\b"),
    _rule("religion", r"^be (?:\w+ )?religious\b|^believe in god\b", _is("any")),
    _rule("religion", r"^(?:attend|go to) (?:\w+ )?(?P<v>church|mosque|synagogue|temple|mass)\b"),
    _rule("religion", r"^religion be (?P<v>.+)"),
    # things
    _rule("vehicle", r"^drive (?:around )?(?:in )?(?P<v>(?:an? |my |the |old |new ).+)"),
    _rule(
        "vehicle",
        r"^drive (?P<v>(?!to|a lot|fast|for|on|very|slowly|well|at|in|around|everywhere|any)[a-z].+)",
    ),
    _rule("drives", r"^drive(?: (?:a car|at all|any more|very well|well))?$", _is("any")),
    _rule(
        "phone",
        r"^(?:(?:tele)?phone |mobile |cell(?: ?phone)? )?(?:number|phone) be (?P<v>[+\d(][\d ()./-]{3,})",
        lambda found: (re.sub(r"[^\d+]", "", found["v"]),),
    ),
    _rule("motto", r"^(?:motto|slogan) be (?P<v>.+)", lambda found: (value(found["v"]),)),
    _rule("eyes", r"^(?:eyes|eye colour) be (?P<v>.+)"),
    _rule("hair", r"^(?:hair|hair colour) be (?P<v>.+)"),
    _rule("blood type", r"^blood type be (?P<v>.+)"),
    _rule("shoe size", r"^shoe size be (?P<v>.+)"),
    _rule("email", r"^email(?: address)? be (?P<v>\S+@\S+)"),
    _rule(
        "state", rf"^be (?:switched |turned )?(?P<v>{_STATES})\b(?! (?:the|a|my|to|for|in|at)\b)"
    ),
    _rule(
        "possession",
        r"^(?:sell|lose|give away|throw away|get rid of|donate) (?P<v>.+)",
        denies=True,
        event=True,
    ),
    _rule("wish", r"^(?:want|hope|dream of|dream about|would (?:like|love)|wish) (?P<v>.+)"),
)
"""Every rule is tried on a predicate; those that match each give their claims."""

FALLBACKS: tuple[Rule, ...] = (
    _rule(
        "possession",
        r"^(?:have|own|buy|get) (?P<v>(?:an? |my |the |some |\d+ |any |new ).+)",
        event=True,
    ),
    _rule("is", r"^be (?P<v>(?!going\b|about to\b|not sure\b|sure\b).+)"),
)
"""What is left when no rule matched: the first that matches says it."""

_FAVOURITE = re.compile(
    r"^(?P<least>least )?favourites? (?P<thing>[\w ]+?) (?:to \w+ |of all time )?be (?P<v>.+)"
)


def _favourite(said: Predicate) -> Iterator[Claim]:
    if found := _FAVOURITE.match(said.text):
        thing = re.sub(r"^(?:type|kind|genre|sort|style)s? of (.+)$", r"type of \1", found["thing"])
        thing = re.sub(r"(?<!s)s$", "", thing)
        text = re.sub(r"^the colours? ", "", trimmed(found["v"]))
        if text:
            yield Claim(
                "likes" if found["least"] else f"favourite:{thing}",
                text,
                _turned(said.polarity, turn=bool(found["least"])),
            )


def _turned(polarity: Polarity, *, turn: bool) -> Polarity:
    if not turn:
        return polarity
    return Polarity.DENIED if polarity is Polarity.AFFIRMED else Polarity.AFFIRMED


_HATES = re.compile(r"^(?:hate|dislike|detest|loathe|despise|be sick of)\b")
_STANDS = re.compile(r"^(?:stand|bear)\b")
_EVER_OUT = re.compile(r"^(?:be (?:out of|outside(?: of)?)|leave)\b")


def _polarity(rule: Rule, said: Predicate) -> Polarity | None:
    """Return what the rule says of its value; None when the words do not fit it after all."""
    if rule.slot == "home" and _EVER_OUT.match(said.text):
        # "never been out of Ohio" places somebody there; "left Ohio" is no home any more
        if said.polarity is Polarity.DENIED:
            return Polarity.AFFIRMED
        return Polarity.DENIED if said.text.startswith("leave") else None
    if rule.slot == "likes" and _STANDS.match(said.text):
        return Polarity.DENIED if said.text and said.polarity is Polarity.DENIED else None
    turn = rule.denies or (rule.slot == "likes" and bool(_HATES.match(said.text)))
    return _turned(said.polarity, turn=turn)


def claims(said: Predicate) -> Iterator[tuple[Claim, bool]]:
    """Yield every claim in a predicate, and whether it is over (said in the past tense)."""
    found = {claim: said.past for claim in _favourite(said)}
    for rules in (RULES, FALLBACKS):
        for rule in () if found else rules:
            match = rule.pattern.search(said.text)
            polarity = _polarity(rule, said) if match else None
            if match is None or polarity is None:
                continue
            for text in rule.build(match):
                found.setdefault(Claim(rule.slot, text, polarity), said.past and not rule.event)
    yield from found.items()
