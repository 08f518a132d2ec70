"""What a clause says of its subject: one form of each verb, with negation, tense and cue apart."""

import re
from dataclasses import dataclass

from memory.extraction.normalise import either, wordset
from memory.vocabulary import Cue, Polarity

_IRREGULAR = (
    "have has had having; do does did done doing; drive drives drove driven driving; "
    "eat eats ate eaten eating; drink drinks drank drunk drinking; speak speaks spoke spoken "
    "speaking; get gets got gotten getting; buy buys bought buying; sell sells sold selling; "
    "leave leaves left leaving; quit quits quitting; become becomes became becoming; "
    "grow grows grew grown growing; go goes went gone going; know knows knew known knowing; "
    "study studies studied studying; marry marries married marrying; hate hates hated hating; "
    "begin begins began begun beginning; wear wears wore worn wearing; run runs ran running; "
    "write writes wrote written writing; read reads reading; sing sings sang sung singing; "
    "ride rides rode ridden riding; swim swims swam swum swimming; teach teaches taught teaching; "
    "see sees saw seen seeing; meet meets met meeting; make makes made making; "
    "take takes took taken taking; give gives gave given giving; lose loses lost losing; "
    "break breaks broke broken breaking; feel feels felt feeling; think thinks thought thinking; "
    "keep keeps kept keeping; stop stops stopped stopping; say says said saying; "
    "spend spends spent spending; tell tells told telling; find finds found finding; "
    "sleep sleeps slept sleeping; cost costs costing; come comes came coming"
)
_REGULAR = (
    "live work immigrate emigrate like love enjoy adore prefer dislike detest loathe despise "
    "play own move relocate "
    "reside stay start join switch change turn want need hope plan dream smoke adopt collect "
    "share serve volunteer attend believe suffer weigh watch listen use cook dance call die retire "
    "walk exercise visit hail attend workout paint celebrate hike fear weigh rent design raise "
    "transfer convert opt settle resign hire accept favour favor follow"
)
_BE = wordset("am is are was were be been being")
_PAST_BE = frozenset(("was", "were"))


def _forms() -> dict[str, tuple[str, bool]]:
    """Return form -> (base, whether it is a past tense)."""
    found: dict[str, tuple[str, bool]] = {}
    for verb in _REGULAR.split():
        root = verb.removesuffix("e")
        found |= {verb: (verb, False), verb + "s": (verb, False), verb + "es": (verb, False)}
        found |= {root + "ed": (verb, True), root + "ing": (verb, False)}
    found |= {"planned": ("plan", True), "planning": ("plan", False)}
    for line in _IRREGULAR.split("; "):
        base, *others = line.split()
        found[base] = (base, False)
        for form in others:
            present = form.endswith(("s", "ing"))
            found[form] = (base, not present)
    return found | {"tried": ("try", True), "tries": ("try", False), "try": ("try", False)}


VERBS: dict[str, tuple[str, bool]] = _forms()
"""Verb form -> (base form, past)."""

_MODALS = wordset("can could will would should must may might shall")
AUXILIARIES = _BE | _MODALS | {"do", "does", "did", "has", "have", "had"}
ADVERBS = wordset(
    "also really just still currently always actually now usually only very often sometimes "
    "mostly recently finally even simply absolutely totally definitely probably honestly "
    "certainly already originally once currently generally truly secretly presently then too "
    "personally rarely both ever proudly happily sincerely however though quite normally "
    "basically mainly surely genuinely occasionally regularly frequently"
)
_NOT_A_DENIAL = either(
    r"\bnot (?:only|just|merely|to mention)\b|\bwhy not\b",
    r"\b(?:do|must|should) not forget\b",
    r"\bno (?:problem|doubt|matter|wonder|worries)\b",
    r"\bcan not (?:wait|help|get enough|live without)\b",
)
_CORRECTION = either(
    r"^(?:no|nope|sorry|wait|correction|wrong)\b(?! (?:problem|doubt|worries|idea|one|way|matter))",
    r"\b(?:actually|correction|rather than|to be precise|made a mistake|i misspoke)\b",
    r"\b(?:scratch|strike|forget) that\b|\btake (?:that|it) back\b",
    r"\bi (?:meant|mean)\b|\b(?:i was|that was|that is|you are) wrong\b",
    r"\bstimmt nicht\b|\b(?:nein|doch)\b|\ben (?:realite|realidad)\b",
    r"^нет\b|на самом деле|其实|不对",
)
_CHANGE = either(
    r"\b(?:now|nowadays|these days|from now on|since then|instead|as of (?=\w)"
    r"|lately|of late|since (?:this|last) (?:week|month|year)"
    r"|current (?:address|job|employer|favourite|diet))\b",
    r"\b(?:no longer|any more|used to|broke up|gave up|gave away|turned \d+)\b|\bmy new\b|\bex-",
    r"\b(?:have|has) (?:just )?(?:left|gone|died|passed away)\b|\b(?:died|passed away)\b",
    r"\b(?:his|her|their|'s|a) new (?:job|employer|address|home|favourite|diet|position|role)\b",
    r"\b(?:took|accepted|found|started) (?:an? |his |her |their |the )?(?:\w+ )?"
    r"(?:job|position|role|post) (?:at|with)\b",
    r"\b(?:went|gone) (?:over|back) to\b|\b(?:went|turned) (?:vegan|vegetarian|keto|paleo"
    r"|pescatarian|gluten|plant)\b|\bmoved (?:in)?to\b",
    r"\bwas (?:hired|laid off|fired) (?:by|at|from)\b",
    r"\b(?:moved|relocated|switched|changed|became|become|quit|stopped|started|sold|retired|joined"
    r"|transferred|converted|resigned|widowed)\b",
    r"\bgot (?:married|divorced|engaged|separated|promoted|fired|hired)\b",
    r"\b(?:jetzt|umgezogen|nicht mehr|maintenant|ne .+ plus|ahora|ya no)\b",
    r"теперь|больше не|переехал|现在|搬到|不再|已经不|不.*了$",
)


@dataclass(frozen=True)
class Predicate:
    """A clause without its subject, as the grammar matches it."""

    text: str
    """Base form of the verb and what follows: ``live in ghent``, ``be 40 years old``."""
    polarity: Polarity = Polarity.AFFIRMED
    past: bool = False
    over: bool = False
    """Said to be so no longer: "used to"."""
    ever: bool = False
    """Speaks of all time up to now: "have never been", "have lived"."""


def cue(clause: str) -> Cue:
    """Return what a plain clause says about what was true before it."""
    if _CHANGE.search(clause):
        return Cue.CHANGE
    if _CORRECTION.search(clause):
        return Cue.CORRECTION
    return Cue.NONE


_DENIALS = frozenset(("not", "never"))


class _Reader:
    """Walks over the auxiliaries of a predicate and keeps what they say.

    Attributes:
        denied: Whether an odd number of negations was met.
        past: Whether a past tense was met outside the perfect.
        perfect: Whether the perfect was met ("have been").
    """

    def __init__(self, tokens: list[str], *, described: bool) -> None:
        self._tokens = tokens
        self._described = described
        self.denied = False
        self.past = False
        self._copula = False
        self.perfect = False
        self._able = ""

    def read(self) -> str:
        """Return the base of the main verb and the rest."""
        for place, token in enumerate(self._tokens):
            word = token.rstrip(",")
            rest = self._tokens[place + 1 :]
            if self._skips(word, rest):
                continue
            found = self._finish(word, " ".join(self._tokens[place:]), " ".join(rest))
            return f"{self._able} {found}".strip()
        return "be" if self._copula else ""

    def _skips(self, word: str, rest: list[str]) -> bool:
        """Take in one word in front of the main verb; False when the main verb is reached."""
        if word in _DENIALS or (word, *rest[:1]) == ("no", "longer"):
            self.denied = not self.denied
        elif word in _BE:
            self._copula = True
            self.past |= word in _PAST_BE and not self.perfect
        elif word in ("have", "has", "had") and _verb_follows(rest):
            self.perfect = True
        elif word in ("can", "could") and rest:
            self._able = "can"
        elif word in ("do", "does", "did") and _verb_follows(rest):
            self.past |= word == "did"
        elif word not in ADVERBS and word != "longer":
            return False
        return True

    def _finish(self, word: str, whole: str, rest: str) -> str:
        base, past = VERBS.get(word, ("", False))
        if not base or (self._described and self._copula):
            return f"be {whole}" if self._copula or self.perfect else whole
        if self._copula and not word.endswith("ing"):
            return f"be {whole}"
        self.past |= past and not self.perfect
        return f"{base} {rest}".strip()


def _verb_follows(rest: list[str]) -> bool:
    """Return whether the next word that counts is a verb or a negation."""
    for word in rest:
        if word in _DENIALS or word in _BE or (VERBS.get(word) and word not in _NOUNS_TOO):
            return True
        if word not in ADVERBS:
            return False
    return False


_NOUNS_TOO = frozenset(("work", "plan", "plans", "need", "needs", "left", "workout", "design"))
_TRAILING = re.compile(r"[ ,]+(?:any more|no longer|at all|now|these days|nowadays|instead)$")
_USED_TO = re.compile(r"^(?:(?:also|just|really) )*used to (?!.*\bused to\b)")
_JUST_BEGUN = re.compile(r"^(?:was|were) (?:just|recently|newly)\b")
_NEVER = re.compile(r"^(?:[a-z]+ )??never \w+")
"""With a past tense it speaks of all time up to now, as "have never" does."""
_ONCE = re.compile(
    r"\b(?:as a (?:kid|child|boy|girl|teenager)|when|while|before|until|back then|at the time"
    r"|in (?:(?:high|primary|middle) )?school|last|ago|yesterday|in \d{4}|used to|growing up)\b"
)
_GIVEN_UP = re.compile(r"^(?:quit|stop|give up) (\w+ing)\b(.*)$")
_NO_OBJECT = re.compile(r"^(have|own|like|eat|drink|speak|play) (?:no|not any|zero|0) ")


def is_verb(word: str) -> bool:
    """Return whether a plain word is a form of a verb, an auxiliary's included."""
    return word in AUXILIARIES or word in VERBS


def predicate(text: str, *, described: bool = False, whole: str = "") -> Predicate:
    """Return what a plain clause says once its subject is taken away.

    Args:
        text: The clause from its verb on.
        described: Whether its subject is a property ("my favourite song is ..."): no word after
            the copula is a verb then.
        whole: The clause that it was taken from: its opening may say when that was.
    """
    softened = _NOT_A_DENIAL.sub(" ", text).strip()
    reader = _Reader(_USED_TO.sub("", softened).split(), described=described)
    found = reader.read()
    denied = reader.denied
    if found.endswith(" no longer"):
        denied = True
    while _TRAILING.search(found):
        found = _TRAILING.sub("", found)
    if _NO_OBJECT.match(found):
        found, denied = _NO_OBJECT.sub(r"\1 any ", found), not denied
    if given_up := _GIVEN_UP.match(found):
        found, denied = f"{VERBS.get(given_up[1], (given_up[1],))[0]}{given_up[2]}", not denied
    used_to = bool(_USED_TO.match(softened))
    told = reader.past and given_up is None and not _JUST_BEGUN.search(softened)
    polarity = Polarity.DENIED if denied else Polarity.AFFIRMED
    if told and _NEVER.search(softened) and not _ONCE.search(f"{whole} {softened}"):
        return Predicate(found, polarity, used_to, used_to, ever=True)
    return Predicate(found, polarity, told or used_to, used_to, reader.perfect)
