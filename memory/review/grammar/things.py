"""What somebody has, what state a thing is in, and what is left when no other rule fits."""

from memory.review.choices import CHOICE
from memory.review.grammar.rule import Rule, rule
from memory.review.grammar.values import always, chosen, habit, traits

_STATES = (
    "enabled|disabled|on|off|open|closed|shut|locked|unlocked|muted|unmuted|broken|fixed|working"
)

THINGS: tuple[Rule, ...] = (
    rule("vehicle", r"^drive (?:around )?(?:in )?(?P<v>(?:an? |my |the |old |new ).+)"),
    rule(
        "vehicle",
        r"^drive (?P<v>(?!to\b|a lot|fast|for\b|on\b|very|slowly|well|at\b|in\b|around|everywhere"
        r"|any\b|me\b|people)[a-z].+)",
    ),
    rule(
        "drives",
        r"^(?:can |know how to |be able to )?drive(?: (?:a car|at all|very well|well))?$",
        always("any"),
    ),
    rule(
        "state",
        rf"^be (?:switched |turned )?(?P<v>{_STATES})(?=$|,| (?:on|in) my\b| again| all)",
    ),
    rule(
        "possession",
        r"^(?:sell|lose|give away|throw away|get rid of|donate) (?P<v>.+)",
        denies=True,
        event=True,
    ),
)
"""Vehicles, belongings and the state of things."""

FALLBACKS: tuple[Rule, ...] = (
    rule(
        "possession",
        r"^(?:have|own|buy|get) (?P<v>(?:an? |my |the |some |\d+ |any |new ).+)",
        event=True,
    ),
    rule(
        CHOICE,
        r"^(?:(?:switch|change|convert|move on|move over|go over|go back)(?: over| back)?"
        r"(?: from .+?)? to|opt for|settle on|go with) "
        r"(?!bed\b|sleep\b|work\b|school\b|the\b(?! \w+ (?:mode|theme)))(?P<v>.+)",
        chosen,
        event=True,
    ),
    rule("is", r"^be (?P<v>(?!going\b|about to\b|not sure\b|sure\b).+)", traits),
)
"""What is left when no rule matched."""

DOING: Rule = rule(
    "does",
    r"^(?P<v>(?!(?:be|have|can|will|would|think|know|feel|say|get|need|want|live|to|should|must|may|might|could|shall|\w)\b"
    r"|\w+ (?:it|that|this|them|you|so)\b)[a-z]+(?: .+)?)$",
    habit,
)
"""Any other habit in the present tense: "whistle", "watch the news"."""
