"""What somebody chooses among: a colour, a theme, a milk; and what a change of it takes over.

"Switched to teal" does not say of what: it is told from what was known before.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from memory.extraction.normalise import stem, wordset
from memory.records import OWNER, Candidate, Claim, Record
from memory.review import places
from memory.review.lexicon import kinds, terms
from memory.vocabulary import Cue, Polarity, Status

CHOICE = "choice"
"""The slot of what somebody switched to, as long as nothing says what it took the place of."""
FAVOURITE = "favourite:"
"""How the slots of favourites begin: ``favourite:colour``."""
_COLOURS = wordset(
    "red blue green yellow orange purple pink brown black white grey gray silver gold golden "
    "bronze copper crimson scarlet maroon burgundy ruby cherry rose coral salmon peach "
    "apricot amber "
    "ochre rust terracotta tan beige cream ivory khaki olive lime emerald jade mint sage teal "
    "turquoise aqua cyan cobalt navy azure indigo violet lavender lilac mauve plum magenta fuchsia "
    "charcoal taupe chartreuse vermilion cerulean periwinkle aquamarine sapphire sepia mustard "
    "lemon tangerine pearl onyx opal ebony obsidian topaz amethyst garnet saffron marigold denim "
    "moss eggshell raspberry strawberry aubergine champagne mahogany chestnut hazel russet "
    "sienna umber eggplant orchid "
    "cinnamon sand sky ultramarine pistachio slate graphite blush"
)
_SHADES = wordset(
    "light dark deep pale bright neon pastel royal navy sky mint forest hot baby dusty midnight "
    "lime sea ice olive burnt blood steel slate bottle racing electric powder moss rose off emerald"
)
"""What may stand in front of a colour."""
_GROUPS = tuple(
    frozenset(stem(word) for word in group.split())
    for group in (
        "tea coffee water juice beer wine milk cocoa lemonade cola soda espresso matcha decaf",
        "window aisle",
        "morning evening afternoon night",
        "summer winter spring autumn",
        "email phone chat text call letter",
        "train car bus plane bike tram ferry",
        "android iphone ios",
        "windows linux macos ubuntu mac",
        "firefox chrome safari brave edge opera vivaldi",
        "vim emacs neovim vscode sublime",
    )
)
"""What one of is chosen, besides what is of one kind by the table of kinds."""
_CARS = wordset(
    "car suv truck van pickup audi bmw mercedes volkswagen vw golf polo porsche opel ford fiat "
    "ferrari volvo saab skoda seat renault peugeot citroen dacia toyota honda nissan mazda subaru "
    "suzuki hyundai kia tesla rivian chevrolet chevy dodge jeep cadillac buick lexus acura "
    "infiniti jaguar mini rover bentley maserati lamborghini alfa polestar byd camry corolla civic "
    "prius focus fiesta passat"
)
_THEME = re.compile(r"^(?:the )?(?P<v>[\w-]+(?: [\w-]+)?) (?:modes?|themes?|colour schemes?)$")
_THEMES = wordset(
    "dark light day night black white sepia monochrome grayscale greyscale solarized dracula nord "
    "gruvbox monokai high-contrast contrast colourful pastel dim midnight bright auto automatic"
)
_NO_THEME = wordset("airplane aeroplane flight silent game safe sleep survival power manual eco")
"""Modes of something other than a screen."""
_ON_ONE = re.compile(r"\b(?:in|on|for) (?:my|his|her|their|the|our) (?!apps\b|screens\b)[\w' -]+$")
"""Said of one device: another may show something else."""
_WIDTHS = re.compile(
    r"\b(?:permanently|for good|everywhere|for ever|forever|(?:in|on|for|across) (?:all |every "
    r"|most |both |my |his |her |their |the |any )*[\w' -]+|by default|as default|entirely"
    r"|completely|all the time|over [\w -]+|instead)$"
)
"""Where and for how long a choice is made."""
_CHOOSES = re.compile(
    r"\b(?:prefer\w*|switch\w*|chang\w+|opt(?:s|ed)?|settl\w+|chose|chooses?|(?:go(?:es)?|gone|went)"
    r" (?:with|for|over|back|to)|moved (?:on )?to)\b"
)
_FITS = frozenset(("likes", "consumes", "plays", "vehicle", CHOICE))
"""Slots besides the favourites that hold what somebody chose."""
_WHERE_TO = re.compile(r"\b(?:moved|went|switched|transferred) (?:over |on )?to\b")


def is_colour(value: str) -> bool:
    """Return whether a value names a colour: "teal", "navy blue"."""
    *before, last = value.split() or [""]
    return last in _COLOURS and len(before) <= 2 and set(before) <= _SHADES | _COLOURS


def without_reach(text: str) -> str:
    """Return a choice without where and for how long it is made."""
    return _WIDTHS.sub("", text).strip(" ,")


def theme(text: str) -> str:
    """Return which theme of a screen is chosen ("dark mode"); nothing when it is none."""
    found = None if _ON_ONE.search(text) else _THEME.match(without_reach(text))
    named = found["v"] if found else ""
    return f"{named} mode" if named.split()[-1:] and named.split()[-1] in _THEMES | _COLOURS else ""


def of_a_kind(one: str, other: str) -> bool:
    """Return whether two values are alternatives: two colours, two milks, two sports."""
    if is_colour(one) and is_colour(other):
        return True
    left, right = terms(without_reach(one)), terms(without_reach(other))
    if not left or not right or left == right:
        return False
    if len(left) > 1 and len(right) > 1:
        apart = {one.split()[0], other.split()[0]} & _NO_THEME
        return left[-1] == right[-1] and left[0] != right[0] and not apart
    shared = _kinds(left[-1]) & _kinds(right[-1])
    return bool(shared) and not {left[-1], right[-1]} & shared


def _kinds(word: str) -> frozenset[str]:
    groups = {str(number) for number, group in enumerate(_GROUPS) if word in group}
    return kinds(word) | groups


def is_car(value: str) -> bool:
    """Return whether a value names a car, by who makes it or by what it is."""
    return bool(_CARS & set(value.split()))


def _chooses(candidate: Candidate) -> bool:
    return candidate.cue is Cue.CHANGE and bool(_CHOOSES.search(candidate.statement.casefold()))


def may_settle(candidate: Candidate) -> bool:
    """Return whether what is known may tell what a candidate speaks of."""
    claim = candidate.claim
    if claim is None or claim.polarity is Polarity.DENIED or candidate.cue is not Cue.CHANGE:
        return False
    if claim.slot == "home":
        return bool(_WHERE_TO.search(candidate.statement.casefold()))
    return claim.slot in _FITS and _chooses(candidate)


def settled(candidate: Candidate, known: Sequence[Record]) -> Candidate:
    """Return a candidate with the slot that it has in the light of what is known.

    Args:
        candidate: What was said.
        known: What its ``neighbourhood`` holds.
    """
    claim = candidate.claim
    if claim is None or not may_settle(candidate):
        return candidate
    active = [
        record
        for record in known
        if record.status is Status.ACTIVE
        and record.claim is not None
        and record.claim.polarity is Polarity.AFFIRMED
        and not record.validity.ended
    ]
    if claim.slot == "home":
        return _moved(candidate, claim, active)
    for record in active:
        old = record.claim
        if old is not None and _gives_way(claim.value, record):
            value = claim.value
            return replace(candidate, claim=replace(claim, slot=old.slot, value=value))
    return candidate


def _gives_way(value: str, record: Record) -> bool:
    """Return whether a known choice is one that a new one takes the place of."""
    old = record.claim
    if old is None:
        return False
    if old.slot == "vehicle":
        return is_car(value)
    if not of_a_kind(value, old.value):
        return False
    if old.slot == "likes":
        return bool(_CHOOSES.search(record.statement.casefold()))
    return old.slot in _FITS or old.slot.startswith(FAVOURITE)


def displaces(candidate: Candidate, record: Record) -> bool:
    """Return whether a word of change lets a choice take the place of another of its kind."""
    new, old = candidate.claim, record.claim
    if new is None or old is None or new.slot != old.slot or not _chooses(candidate):
        return False
    affirmed = new.polarity is old.polarity is Polarity.AFFIRMED
    return affirmed and new.slot in _FITS and _gives_way(new.value, record)


def _moved(candidate: Candidate, claim: Claim, active: Sequence[Record]) -> Candidate:
    """Take a dated move of somebody of whom only dated employers are known for a new employer.

    Nobody said that it is one, so that it waits for the owner instead of closing the old one.
    """
    slots = {record.claim.slot for record in active if record.claim}
    dated = any(
        record.claim is not None and record.claim.slot == "employer" and record.validity.from_utc
        for record in active
    )
    unclear = dated and "home" not in slots and candidate.validity.from_utc is not None
    if not unclear or candidate.subject == OWNER or places.known(claim.value):
        return candidate
    new = replace(claim, slot="employer")
    return replace(candidate, claim=new, cue=Cue.NONE, changed_on=None)


def is_guessed(candidate: Candidate) -> bool:
    """Return whether only the circumstances say that a move was one to another employer."""
    employs = candidate.claim is not None and candidate.claim.slot == "employer"
    moved = bool(_WHERE_TO.search(candidate.statement.casefold()))
    return employs and moved and candidate.cue is Cue.NONE
