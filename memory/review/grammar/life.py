"""What somebody does and with whom: work, study, family, health, belief."""

from memory.review.grammar.rule import ADJECTIVES, BE_A, Rule, rule
from memory.review.grammar.values import (
    RELATIVES,
    always,
    animals,
    company,
    counted,
    driver,
    job,
    keeper,
    many,
    one,
    teacher,
    work,
)

_HOLD = (
    r"^(?:have|own|adopt|get|buy|keep|rescue|raise|care for|live with|be with|be blessed with|with)"
)
_FAITHS = (
    "christian|catholic|protestant|muslim|jewish|buddhist|hindu|sikh|mormon|atheist|agnostic"
    "|baptist|lutheran|orthodox|methodist|pagan|wiccan|quaker|jehovah's witness"
)
_ILLNESSES = (
    "diabetes|asthma|cancer|migraines?|arthritis|epilepsy|adhd|autism|anxiety|depression|insomnia"
    "|anemia|celiac disease|heart disease|high blood pressure|hay fever|covid|flu|cold|headaches?"
)
_TRADES = (
    "marketing|sales|finance|banking|insurance|construction|advertising|publishing|logistics|retail"
    "|catering|hospitality|education|healthcare|law enforcement|customer service|human resources|hr"
    "|accounting|real estate|consulting|cyber ?security|software|it|tech|engineering"
    "|public relations"
)
WORK: tuple[Rule, ...] = (
    rule("workplace", r"^work (?:\w+ )??(?:at|for|in) (?:an?|my) (?P<v>.+)", company),
    rule("employer", r"^work (?:\w+ )??(?:at|for) (?!an? |my )(?P<v>.+)", company),
    rule(
        "employer",
        r"^(?:start|begin|join|be employed|be hired|get hired|get employed)"
        r" (?:work(?:ing)? )?(?:at|by|with) "
        r"(?P<v>.+)",
        company,
        event=True,
    ),
    rule(
        "employer",
        r"^(?:get|have|start|take|accept|find|begin) (?:an? |my |his |her |their |the )?(?:\w+ )?"
        r"(?:job|position|role|post) (?:at|with) (?!an? )(?P<v>.+)",
        company,
        event=True,
    ),
    rule("employer", r"^employer be (?P<v>.+)", company),
    rule(
        "joined",
        r"^join (?!at\b|by\b|with\b|in\b|up\b|an? |the |my |us\b)(?P<v>.+)",
        company,
        event=True,
    ),
    rule("joined", r"^(?:leave|quit) (?!the |my )[^,]+? for (?P<v>.+)", company, event=True),
    rule(
        "left",
        r"^(?:leave|quit|resign from|be (?:fired|laid off|let go|dismissed) (?:from|by))"
        r" (?!an? |the |my |his |her |their |for\b)(?P<v>.+?)(?: for .+)?$",
        company,
        event=True,
        denies=True,
    ),
    rule("occupation", r"^work (?:.* )?as (?:an? )?(?P<v>.+)", work),
    rule(
        "occupation",
        r"^(?:job|profession|occupation) be (?:as |being )?(?:an? |the )?(?P<v>.+)",
        job,
    ),
    rule("occupation", r"^be (?:an? |the )(?P<v>.+)", job),
    rule("occupation", r"^be (?:employed|working) (?:.* )?as (?:an? )?(?P<v>.+)", work),
    rule(
        "occupation",
        r"^(?:earn|make) (?:a|my|his|her|their|our) (?:living|money) (?:as|by|from|with) "
        r"(?:an? )?(?P<v>.+)",
        work,
    ),
    rule("occupation", r"^(?P<v>.+?) for (?:a living|work|my job|his job|her job)$", one),
    rule("occupation", r"^do (?P<v>.+) (?:professionally|as (?:a|my) job)$", one),
    rule(
        "occupation",
        r"^teach (?!my |our |his |her |him |me |us |them |you |myself |how |that |people )"
        r"(?P<v>.+)",
        teacher,
    ),
    rule(
        "occupation",
        r"^drive (?:an? |the )?(?P<v>bus|taxi|cab|lorry|truck|tram|train|ambulance|delivery van)"
        r"(?:es|s)?\b(?= for (?!fun)| at| on the| professionally)",
        driver,
    ),
    rule("occupation", rf"^(?:work|be) in (?:the )?(?P<v>{_TRADES})\b"),
    rule(
        "occupation",
        r"^(?:run|own|manage) (?:an? |my own |my )?(?P<v>(?:\w+ )?(?:bakery|shop|restaurant|cafe"
        r"|bar|hotel|farm|business|company|salon|garage|bookshop|pub|studio|agency|start-?up))\b",
        keeper,
    ),
    rule("occupation", r"^become (?:an? |the )(?P<v>.+)", job, event=True),
    rule(
        "employment",
        r"^be (?:unemployed|jobless|out of work|between jobs|laid off)\b",
        always("unemployed"),
    ),
    rule("employment", r"^be (?:now |fully )?retired?$|^be a retire[de]\b", always("retired")),
    rule("employment", r"^retire\b", always("retired"), event=True),
    rule(
        "employment",
        r"^(?:quit|leave|lose) (?:my|his|her|their|the) job\b",
        always("employed"),
        event=True,
        denies=True,
    ),
    rule(
        "employment",
        r"^have (?:a |any )?(?:full time |steady )?(?:job|work)\b",
        always("employed"),
    ),
    rule("employment", r"^work(?: at all)?$", always("employed")),
    rule("study", r"^(?:study|major in|be majoring in) (?P<v>(?!at|for|in|hard|a lot).+)"),
    rule("study", r"^major be (?P<v>.+)"),
    rule("school", r"^(?:study|go to school|be enrolled|be a student) (?:at|in) (?P<v>.+)"),
    rule("school", r"^(?:attend|go to) (?P<v>.*\b(?:university|college|school)\b.*)"),
)
"""Work and study."""

_TIMES = r"(?:\d+|several|many|multiple) times"

FAMILY: tuple[Rule, ...] = (
    rule(
        "relationship",
        r"^be (?:[\w-]+ ){0,6}?(?P<v>single|married|divorced|widowed|separated|engaged)\b"
        rf"(?! (?:\d+|{_TIMES}|in|parent|to (?:my|the) (?:job|work)|with (?:my|the) (?:work"
        rf"|job))\b)",
    ),
    rule(
        "relationship",
        rf"{BE_A}{ADJECTIVES}(?:single) (?:parent|mom|mother|dad|father)\b",
        always("single"),
    ),
    rule("relationship", rf"{BE_A}{ADJECTIVES}(?:wife|husband|housewife)\b", always("married")),
    rule("relationship", rf"{BE_A}{ADJECTIVES}newly-?weds?\b", always("married")),
    rule("relationship", rf"{BE_A}(?:widow|widower)\b", always("widowed")),
    rule("relationship", rf"{BE_A}{ADJECTIVES}bachelor(?:ette)?\b(?!'s)", always("single")),
    rule(
        "relationship",
        r"^(?:have|live with|be with) (?:an? |my )?(?:\w+ ){0,2}?(?:wife|husband|spouse)\b",
        always("married"),
    ),
    rule(
        "relationship",
        r"^(?:have|live with) (?:an? |my |any )?(?:\w+ ){0,2}?(?:boyfriend|girlfriend|partner)\b",
        always("dating"),
    ),
    rule("relationship", r"^have (?:an? )?(?:\w+ )?(?:fiance|fiancee)\b", always("engaged")),
    rule(
        "relationship",
        r"^(?:be dating|be in a (?:[\w-]+ )*relationship|be seeing some)",
        always("dating"),
    ),
    rule(
        "relationship",
        r"^(?:have|be (?:in love or )?in) (?:an? |any )?(?:steady |serious |real |romantic "
        r"|long-term )?relationships?$",
        always("ever together"),
    ),
    rule("relationship", rf"^be married(?: to .*)? {_TIMES}", always("ever married")),
    rule("relationship", r"^marry\b", always("married"), event=True),
    rule("relationship", r"^get (?P<v>married|divorced|engaged|separated)\b", event=True),
    rule(
        "relationship",
        r"^plan (?:on |to )?(?:(?:get|be|fil)\w* )?(?:for )?(?:an? )?divorced?\b",
        always("married"),
    ),
    rule(
        "children",
        r"^(?:have|raise|be blessed with) (?P<v>(?:.+ (?:and|with) )?(?:an? |\d+ |any |no )?"
        r"(?:[\w-]+ ){0,2}?(?:kids?|child|children|sons?|daughters?|boys|girls|twins|baby)\b.*)",
        counted,
    ),
    rule(
        "children",
        rf"{BE_A}{ADJECTIVES}(?:mother|father|mom|mum|dad|parent)(?: of| to| with) (?P<v>.+)",
        counted,
    ),
    rule(
        "children",
        r"^be (?:[\w-]+ )*?(?:with|and have) (?P<v>(?:an? |\d+ |no )(?:\w+ )?"
        r"(?:kids?|child|children|sons?|daughters?)\b)",
        counted,
    ),
    rule("children", r"^be childless\b", always("any"), denies=True),
    rule(
        "siblings",
        rf"^have (?P<v>(?:an? |\d+ |any |no |.+ and )(?:[\w-]+ ){{0,2}}?(?=bro|sis"
        rf"|sib){RELATIVES}\b.*)",
        counted,
    ),
    rule("siblings", rf"{BE_A}only child\b", always("any"), denies=True),
    rule("pets", rf"{_HOLD} (?P<v>.+)", animals, event=True),
)
"""Partners, children, siblings and pets."""

BODY_AND_FAITH: tuple[Rule, ...] = (
    rule("allergy", r"^be (?:\w+ )?allergic to (?P<v>.+)", many),
    rule("allergy", r"^have (?:an? )?(?:\w+ )?allerg(?:y|ies) to (?P<v>.+)", many),
    rule("allergy", r"^have (?:an? )?(?:severe |bad |mild )?(?P<v>\w+) allerg(?:y|ies)$"),
    rule(
        "health",
        r"^(?:have|suffer from|be diagnosed with|get) (?:an? )?"
        rf"(?P<v>(?:\w+ )?(?:{_ILLNESSES}))\b",
    ),
    rule(
        "health",
        r"^be (?P<v>diabetic|asthmatic|epileptic|autistic|deaf|blind|colou?r ?blind|pregnant"
        r"|bedridden|dyslexic|paralyzed)\b",
    ),
    rule("religion", rf"{BE_A}{ADJECTIVES}(?P<v>{_FAITHS})\b"),
    rule("religion", r"^be (?:\w+ )?religious\b|^believe in god\b", always("any")),
    rule("religion", r"^(?:attend|go to) (?:\w+ )?(?P<v>church|mosque|synagogue|temple|mass)\b"),
    rule("religion", r"^religion be (?P<v>.+)"),
)
"""Health and belief."""
