"""What somebody likes, eats, plays, can do and fears."""

import re

from memory.review.grammar.rule import BE_A, Rule, rule
from memory.review.grammar.values import (
    admirer,
    always,
    languages,
    many,
    one,
    regimen,
    skill,
    tastes,
)

_INSTRUMENTS = (
    "cello|guitar|piano|violin|drums?|flute|bass guitar|bass|trumpet|saxophone|sax|clarinet|harp"
    "|ukulele|banjo|viola|trombone|accordion|organ|oboe|keyboard|harmonica|bagpipes|mandolin|fiddle"
)
_INSTRUMENT = re.compile(rf"\b(?:{_INSTRUMENTS})\b")


def _instruments(found: re.Match[str]) -> tuple[str, ...]:
    """Return the instruments that are named."""
    return tuple(dict.fromkeys(_INSTRUMENT.findall(found["v"])))


_DIETS = (
    "vegan|vegetarian|pescatarian|omnivore|carnivore|meat eater|flexitarian|gluten[ -]free|keto"
    "|paleo|mediterranean|low[ -]carb|low[ -]fat|low[ -]sodium|low[ -]fodmap|high[ -]protein|kosher"
    "|halal|pescetarian|ketogenic|(?:dairy|lactose|sugar|grain|nut)[ -]free|plant[ -]based"
    "|fruitarian|whole30|atkins|macrobiotic|raw food|freegan|nordic"
)
_LIKE = (
    "like|love|enjoy|adore|prefer|be (?:very |really |totally )?(?:fond of|into|keen on|crazy about"
    "|obsessed with|interested in|passionate about)|be an? (?:\\w+ )?(?:fan|lover) of|listen to"
)
HATE = "hate|dislike|detest|loathe|despise|be sick of"
"""Verbs that deny a liking by themselves."""

TASTES: tuple[Rule, ...] = (
    rule(
        "diet",
        rf"{BE_A}(?:(?:strict|life-?long|committed|pure|practicing|raw)(?:ly)? "
        r"|(?:fully|wholly|entirely|completely|totally) )*"
        rf"(?P<v>{_DIETS})\b",
        regimen,
    ),
    rule(
        "diet", r"^eat (?:an? )?(?:strictly |mostly )?(?P<v>[\w-]+(?: [\w-]+)?)[ -]style\b", regimen
    ),
    rule(
        "diet",
        r"^be (?P<v>[\w-]+(?: [\w-]+)?) and (?:follow|keep|stick)s? (?:to )?(?:that|it|this)\b",
        regimen,
    ),
    rule("diet", r"^(?:be on|follow|keep|eat|have) (?:an? |the )?(?P<v>[\w-]+) diet\b", regimen),
    rule(
        "diet",
        rf"^(?:eat|become|go|turn|(?:switch|change|convert|move|go) (?:over |back |on )?to|follow"
        rf"|start|adopt|take up) (?:an? |the )?(?:(?:strict|fully|complete|most)(?:ly)? )*"
        rf"(?P<v>{_DIETS})\b(?=[ -]style| diet| food| lifestyle| way| cooking|$|,| and| as of| last"
        r"| this| since| in (?!general)| after| for (?:a|\d)| a (?:week|month|year)| \d)",
        regimen,
        event=True,
    ),
    rule(
        "consumes",
        r"^(?:can )?(?:eat|drink) (?:a lot of |lots of |too much |plenty of |any |only |\d "
        rf")?(?!(?:an? |strictly )*(?:{_DIETS})\b(?:[ -]style| diet| food|$|,))"
        r"(?!(?:strictly |mostly )?[\w-]+(?: [\w-]+)?[ -]style\b)(?P<v>.+)",
        many,
    ),
    rule(
        "consumes",
        r"^drink$|^drink (?:socially|heavily|a lot|too much|at all)",
        always("alcohol"),
    ),
    rule(
        "consumes",
        r"^be (?:an? )?(?:teetotal|teetotaler|sober|non-?drinker)\b",
        always("alcohol"),
        denies=True,
    ),
    rule(
        "smokes",
        r"^smoke\b(?! (?:meat|fish|salmon|ribs|brisket))|^be (?:an? )?(?:heavy |chain )?smoker\b",
        always("tobacco"),
    ),
    rule("smokes", r"^be (?:an? )?non-?smoker\b", always("tobacco"), denies=True),
    rule("likes", rf"^(?:{_LIKE}) (?P<v>(?!how\b|that\b|when\b|it\b|you\b|to see\b).+)", tastes),
    rule(
        "likes",
        r"^be (?:an? )?(?:big |huge )?(?P<v>\w+ lover|\w+ fan|(?:cat|dog|animal|people|coffee|tea"
        r"|beach|outdoors?|book|wine) person)$",
        admirer,
    ),
    rule(
        "likes",
        rf"^(?:{HATE}|(?:can )?stand|(?:can )?bear|be not into) (?P<v>(?!when\b|that\b|it\b).+)",
        tastes,
    ),
    rule("hobby", r"^(?:hobby|hobbies|passion) be (?P<v>.+)", many),
    rule(
        "hobby",
        rf"{BE_A}(?:avid|keen|passionate|competitive|amateur|hobby) (?P<v>[\w ]+)$",
    ),
    rule(
        "hobby",
        r"^(?P<v>workout|work out|exercise|go to the gym|run|jog)\b"
        r"(?! (?:a|an|the|my|into|away|out|for)\b)",
        one,
    ),
    rule(
        "fear", r"^(?:be (?:\w+ )?(?:afraid|scared|terrified|frightened) of|fear) (?P<v>.+)", many
    ),
    rule("instrument", rf"^play (?P<v>(?:the |an? )?(?:{_INSTRUMENTS})\b.*)", _instruments),
    rule("plays", rf"^play (?!(?:the )?(?:{_INSTRUMENTS})\b)(?P<v>.+)", many),
    rule("language", r"^(?:can )?speak (?P<v>.+)", languages),
    rule("language", r"^(?:native language|mother tongue) be (?P<v>.+)"),
    rule(
        "ability",
        r"^(?:can|be able to|know how to) (?P<v>(?!be\b|see that|tell you|believe|imagine|remember"
        r"|eat|drink|speak|stand\b|bear\b|help\b|wait\b).+)",
    ),
    rule(
        "ability",
        r"^be (?:an? )?(?:very |pretty |really )?(?:good|great|excellent|amazing|terrific|decent) "
        r"(?P<v>swimmer|dancer|cook|singer|driver|painter|writer)\b",
        skill,
    ),
    rule("wish", r"^(?:want|hope|dream of|dream about|would (?:like|love)|wish) (?P<v>.+)"),
)
"""Tastes, diets, hobbies, skills, fears and wishes."""
