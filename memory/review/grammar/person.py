"""Who somebody is and where they live: names, ages, origins, homes, bodies."""

from memory.review.grammar.rule import ADJECTIVES, BE_A, Rule, rule
from memory.review.grammar.values import (
    ORDINALS,
    age,
    always,
    beyond,
    decade,
    exact,
    grade,
    length,
    near,
    one,
    phone,
    place,
    weight,
)

_WOMAN = (
    "woman|girl|female|lady|gal|lesbian|mother|mom|mum|mommy|mummy|mama|nana|granny|wife|grandmother|grandma|housewife|actress|waitress"
    "|widow|sister|daughter|stewardess"
)
_MAN = (
    "man|boy|male|guy|gentleman|father|dad|daddy|papa|grandad|husband|grandfather|grandpa|dude|widower|bachelor"
    "|brother|son"
)
_HOUSE = (
    r"\d+\w? (?:[\w'-]+ ){1,3}?(?:street|st|avenue|ave|road|rd|lane|drive|way|close|court|square"
    r"|boulevard|terrace|place|crescent|gardens|hill|row|walk|mews|parkway|trail|circle|alley"
    r"|quay|highway|blvd|green|park|loop|path|wharf|grove|rise|view|plaza|heights)\b"
)
_STREET = (
    r"(?:[\w'-]+ ){1,3}?(?:street|avenue|road|lane|drive|square|boulevard|terrace|crescent|alley"
    r"|quay|hill|row|mews|grove|parkway)\b(?! (?:in|of) [a-z]+ (?:street|road)\b)"
)
_NOT_WHOSE = r"\b(?!'s| of the| friend| person| scout| in (?!my\b))"

PERSON: tuple[Rule, ...] = (
    rule("name", r"^(?:full |first |real )?name be (?:called )?(?P<v>[^\d,.;(]{1,60})"),
    rule("name", r"^be (?:called|named) (?P<v>[^\d,.;(]{1,60})"),
    rule("name", r"^go by (?:the name )?(?:of )?(?P<v>[^\d,.;(]{1,40})"),
    rule(
        "age", r"^(?:age )?be (?P<v>\d{1,3})(?: years?(?: old| young| of age)?)?(?=$| and|,)", age
    ),
    rule("age", rf"{BE_A}{ADJECTIVES}(?P<v>\d{{1,3}})[ -]years?[ -]olds?\b", age),
    rule("age", r"^turn (?P<v>\d{1,3})\b", age, event=True),
    rule("age", r"^(?:celebrate|have) my (?P<v>\d{1,3})(?:st|nd|rd|th) birthday", age, event=True),
    rule(
        "age",
        r"^(?:age )?be (?:well |just )?(?P<side>over|above|past|older than|under|below"
        r"|younger than) (?P<v>\d{1,3})(?: years?(?: old| of age)?)?(?=$| and|,)",
        beyond,
    ),
    rule(
        "age",
        r"^be in (?:my|his|her|their) (?P<part>early|mid|late)?[ -]?"
        r"(?P<v>teens|twenties|thirties|forties|fifties|sixties|seventies|[2-9]0s)\b",
        decade,
    ),
    rule("age", rf"{BE_A}young adult\b", always("18-35")),
    rule("age", rf"{BE_A}{ADJECTIVES}(?:teenager|teen|adolescent)\b", always("13-19")),
    rule("age", rf"{BE_A}(?:little |small )?(?:kid|child|toddler)$", always("1-17")),
    rule("age", r"^(?:be|go) (?:in|to) (?:elementary|primary|grade) school\b", always("4-13")),
    rule("age", rf"{BE_A}{ADJECTIVES}(?:grand(?:mother|father|ma|pa|parent))\b", always("30-130")),
    rule("age", rf"{BE_A}(?:very )?old (?:man|woman|lady|gentleman)\b", always("50-130")),
    rule("age", r"^be .+ and (?:i am )?(?P<v>\d{1,3}) years? old$", age),
    rule("age", rf"{BE_A}middle[ -]aged\b", always("40-64")),
    rule("age", rf"{BE_A}(?:elderly|pensioner|senior citizen)\b", always("60-120")),
    rule(
        "age",
        r"^(?:be|go|study) (?:an? \w+ )?(?:in|to|at) high school\b|^be an? high school (?:student|"
        r"junior|senior|sophomore|freshman)"
        r"|^be (?:an? )?(?:student|junior|senior|sophomore|freshman) (?:in|at) high school\b",
        always("13-19"),
    ),
    rule("age", r"^(?:be|go|study) (?:in|to|at) (?:middle|junior high) school\b", always("10-15")),
    rule("age", r"^(?:be|go) (?:in|to) kindergarten\b", always("4-7")),
    rule("age", rf"^be in (?:the )?(?P<v>{ORDINALS}) grade\b", grade),
    rule("generation", rf"{BE_A}(?P<v>baby boomer|boomer|millennial|gen z|gen x)\b"),
    rule("gender", rf"{BE_A}{ADJECTIVES}(?:{_WOMAN}){_NOT_WHOSE}", always("female")),
    rule("gender", rf"{BE_A}{ADJECTIVES}(?:{_MAN}){_NOT_WHOSE}", always("male")),
    rule("birthday", r"^(?:birthday|date of birth|birth date) be (?:on )?(?P<v>.+)", exact),
    rule("birthday", r"^be born on (?P<v>.+)", exact),
    rule("birth year", r"^be born in (?:the year )?(?P<v>(?:19|20)\d\d)\b", exact),
    rule("birthplace", r"^be born (?:and raised )?in (?P<v>.+)", place),
    rule(
        "grew up in",
        r"^(?:grow up|be raised|be brought up|be born and raised) (?P<v>(?:in|on) .+)",
        place,
        event=True,
    ),
    rule("origin", r"^(?:be (?:originally )?|come |hail )from (?P<v>.+)", place),
    rule("origin", r"^hometown be (?P<v>.+)", place),
    rule("nationality", r"^nationality be (?P<v>.+)"),
    rule("home", r"^(?:live|be living|be based|reside|stay|be settled)\b(?P<v>.* in .+)", place),
    rule(
        "home",
        r"^(?:live|be living|be based|reside|move) (?!.* in )(?:\w+ )?(?:just )?(?:near|close to"
        r"|(?:just )?outside(?: of)?|not far from) (?P<v>.+)",
        near,
    ),
    rule(
        "home",
        r"^(?:share|rent|own|have) (?:an? |my )?(?:\w+ ){0,2}(?:apartment|flat|house|home|condo"
        r"|room)"
        r"(?P<v> .*\bin .+| in .+)",
        place,
    ),
    rule("home", r"^be (?:serving|stationed|deployed|residing|settled) (?P<v>in .+)", place),
    rule("home", rf"{BE_A}{ADJECTIVES}(?:living|residing) (?P<v>in .+)", place),
    rule("home", r"^serve (?P<v>in .+)", place),
    rule(
        "home",
        r"^(?:move|relocate|immigrate|emigrate|transfer)(?: from .+?)?(?: back| over| away)? to "
        rf"(?!{_HOUSE}(?! in [a-z])|{_STREET}(?! in [a-z]))(?P<v>.+)",
        place,
        event=True,
    ),
    rule(
        "home",
        r"^(?:be |come |be born in |grow up in )(?:from )?(?P<v>[\w ]+?) "
        r"(?:and|where i) (?:have )?(?:still|always) lived? ?(?:there|here)?\b",
        place,
    ),
    rule("home", r"^home be (?:in )?(?P<v>.+)", place),
    rule("home", r"^(?:be (?:out of|outside(?: of)?)|leave) (?P<v>.+)", place),
    rule("address", r"^(?:home |postal |street )?address be (?P<v>.+)", exact),
    rule("address", rf"^(?:live|reside|stay|be living|be) (?:at|in) (?P<v>{_HOUSE})", exact),
    rule("address", rf"^(?:live|reside|be living) (?:on|in) (?P<v>{_STREET})", exact),
    rule(
        "address",
        rf"^(?:move|relocate)(?: over| back)? (?:in)?to (?P<v>{_HOUSE})",
        exact,
        event=True,
    ),
    rule("address", rf"^(?:move|relocate) (?:in)?to (?P<v>(?!\d){_STREET})", exact, event=True),
    rule("household", r"^live (?:all )?(?:alone|by myself|on my own)\b", always("alone")),
    rule(
        "household",
        r"^live (?:at home )?with (?:my |an? |\d+ |some )?(?P<v>(?:\w+ )?(?:parents?|mother|mom"
        r"|father"
        r"|dad|husband|wife|girlfriend|boyfriend|partner|roommates?|brothers?|sisters?|family|kids"
        r"|children|friends?|grandparents|grandmother))\b",
    ),
    rule("height", r"^(?:be|height be|stand) (?P<v>\d.*)", length),
    rule("weight", r"^(?:weigh|weight be|be) (?P<v>\d.*)", weight),
    rule("eyes", r"^(?:eyes|eye colour) be (?P<v>.+)"),
    rule("eyes", r"^have (?:\w+ ){0,2}?(?P<v>blue|brown|green|grey|hazel) eyes\b", one),
    rule("hair", r"^(?:hair|hair colour) be (?P<v>.+)"),
    rule("hair", r"^have (?P<v>(?!no|any|to\b|my|a\b)(?:[\w,]+ ){1,4}?)hair\b", exact),
    rule("blood type", r"^blood type be (?P<v>.+)", exact),
    rule("shoe size", r"^shoe size be (?P<v>.+)", exact),
    rule(
        "phone",
        r"^(?:(?:tele)?phone |mobile |cell(?: ?phone)? )?(?:number|phone) be "
        r"(?P<v>[+\d(][\d ()./-]{3,})",
        phone,
    ),
    rule("email", r"^email(?: address)? be (?P<v>\S+@\S+)", exact),
    rule("motto", r"^(?:motto|slogan) be (?P<v>.+)", exact),
)
"""Names, numbers and places of a person."""
