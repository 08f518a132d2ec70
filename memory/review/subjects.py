"""Whom or what a clause is about: by speaker, possessive, name or pronoun."""

import re
from dataclasses import dataclass

from memory.extraction.normalise import wordset
from memory.records import COMPANION, OWNER, Subject
from memory.review.openings import without_fillers
from memory.review.predicates import ADVERBS, is_verb

_SHE = (
    "mother mom mum mama grandmother grandma granny sister daughter aunt niece wife girlfriend "
    "stepmother stepsister stepdaughter granddaughter mother-in-law sister-in-law fiancee"
)
_HE = (
    "father dad papa grandfather grandpa brother son uncle nephew husband boyfriend stepfather "
    "stepbrother stepson grandson father-in-law brother-in-law fiance"
)
_THEY = (
    "cousin parent parents grandparents child kid kids children baby partner spouse friend "
    "friends roommate roommates flatmate neighbour neighbours boss manager colleague colleagues "
    "coworker teacher doctor dentist therapist landlord family twin ex sons daughters brothers "
    "sisters siblings sibling aunts uncles cousins team"
)
PETS = wordset(
    "dog dogs cat cats horse horses puppy puppies kitten kittens parrot hamster rabbit turtle fish "
    "bird birds snake pet pets pony goldfish tortoise lizard iguana cow pig goat chicken chickens "
    "ferret guinea-pig"
)
KIN = frozenset(f"{_SHE} {_HE} {_THEY}".split())
_SAME_KIN = {"mom": "mother", "mum": "mother", "mama": "mother", "dad": "father", "papa": "father"}
_PARTNER = "wife|husband|spouse|partner|girlfriend|boyfriend|fiance|fiancee"

_QUALIFIER = (
    r"(?:older |elder |younger |little |big |best |oldest |youngest |good |close |old |late |other "
    r"|twin |half |new |first |second |eldest |pet |\d+ )*"
)
_WORDS_OF_KIN = "|".join(sorted(KIN | PETS, key=len, reverse=True))
_OF_KIN = re.compile(rf"^(?:my|our) (?P<which>{_QUALIFIER})(?P<kin>{_WORDS_OF_KIN})\b(?P<rest>.*)$")
_KIN_AND_I = re.compile(
    rf"^(?:my|our) {_QUALIFIER}(?P<kin>{_WORDS_OF_KIN})(?: \w+)? and (?:i|me)\b(?P<rest>.*)$"
)
_THEIR_KIN = re.compile(rf"^'s? {_QUALIFIER}(?P<kin>{_WORDS_OF_KIN})\b(?P<rest>.*)$")
_NAMES_KIN = re.compile(
    rf"^(?P<name>[^\W\d_][\w-]*)(?P<rest>'s? {_QUALIFIER}(?:{_WORDS_OF_KIN})\b.*)$"
)
_NAMES_OWN = re.compile(r"^(?P<name>[^\W\d_][\w-]*)(?P<rest>'s .*)$")
_FIRST = re.compile(r"^(?:i|we)\b,?(?P<rest>.*)$")
_APPOSED = re.compile(r"^i, (?P<name>[\w' -]{1,40}), (?P<rest>.*)$")
_THE_USER = re.compile(r"\b(?:the )?(?:user|owner)('s)?\b", re.IGNORECASE)
_INNER_I = re.compile(
    r"^(?:when|while|in|on|at|for|with|every|as|after|before|during|most) .{0,60}?"
    r"\bi (?!have some|was a|am not|get|got|can)(?P<rest>.+)$"
)
_PRONOUN = re.compile(r"^(?P<who>he|she|they|his|her|their|it|its)\b(?P<rest>.*)$")
_THEIR = frozenset(("his", "her", "their", "its"))
_YOU = re.compile(r"^(?:you|your)\b(?P<rest>.*)$")
_NOT_A_NAME = wordset("and or who which that in on at of with from to for both all")
_NAME_RUN = re.compile(r"^((?:[^\W\d_][\w'.-]*)(?: [^\W\d_][\w'.-]*){0,2})$")


@dataclass(frozen=True)
class Split:
    """A clause taken apart after its subject."""

    subject: Subject
    rest: str
    """What is said of it, plain; begins with the verb."""
    attribute: str = ""
    """The property of theirs that it is said of ("name", "favourite colour")."""
    implies_partner: str | None = None
    """The partner that "my wife and I" names beside the speaker."""


def relation_subject(kin: str, which: str = "", name: str | None = None) -> Subject:
    """Return the subject for somebody whom the owner named by what they are to them."""
    relation = _SAME_KIN.get(kin, kin)
    if name:
        return Subject(f"name:{name.casefold()}", name, relation)
    full = f"{which.strip()} {relation}".strip()
    return Subject(f"relation:{full}", full, relation)


def owned_by(subject: Subject, speaker: Subject) -> Subject:
    """Return a subject seen from the speaker: another's sister is not the owner's."""
    if speaker == OWNER or subject.key.startswith("name:") or subject == COMPANION:
        return subject
    key = f"{speaker.key}/{subject.key}"
    return Subject(key, f"{speaker.name}'s {subject.name}", subject.relation)


def second_person(clause: str) -> bool:
    """Return whether a plain clause is about whoever is spoken to."""
    return bool(_YOU.match(without_fillers(clause)))


def from_notes(clause: str) -> str:
    """Return a plain note about "the user" as the user would have said it."""
    return _THE_USER.sub(lambda found: "my" if found[1] else "i", clause)


def split(clause: str, original: str, last: Subject | None = None) -> Split | None:
    """Find the subject of a clause, from the speaker's side.

    Args:
        clause: The clause, plain.
        original: The same clause as it was written, for its capitals.
        last: Whom a pronoun may mean; None means nobody.

    Returns:
        None when the clause has no subject that could be found. ``OWNER`` stands for the speaker.
    """
    clause = without_fillers(clause)
    for reader in (_first_person, _kin, _owned, _possession, _pronoun, _named):
        if (found := reader(clause, original, last)) is not None:
            return found
    return None


def _first_person(clause: str, original: str, last: Subject | None) -> Split | None:
    if match := _APPOSED.match(clause):
        return Split(OWNER, match["rest"].strip())
    if match := _KIN_AND_I.match(clause):
        partner = match["kin"] if re.fullmatch(_PARTNER, match["kin"]) else None
        return Split(OWNER, match["rest"].strip(), implies_partner=partner)
    if match := _FIRST.match(clause) or _INNER_I.match(clause):
        return Split(OWNER, match["rest"].strip())
    if match := re.match(r"^the name (is .*)$", clause):
        return Split(OWNER, match[1], "name")
    if match := re.match(r"^(?:you can |please |just )*call me (.*)$", clause):
        return Split(OWNER, f"is {match[1]}", "name")
    return None


def _kin(clause: str, original: str, last: Subject | None) -> Split | None:
    match = _OF_KIN.match(clause)
    if match is None:
        return None
    rest, name = match["rest"], None
    tokens = rest.split()
    if rest.startswith(","):
        parts = rest[1:].split(",", 1)
        if len(parts) == 2 and len(parts[0].split()) <= 2:
            name, rest = parts[0].strip(), parts[1]
    elif tokens and not rest.startswith("'") and _is_name(tokens[0].removesuffix("'s"), original):
        name = tokens[0].removesuffix("'s")
        rest = rest.strip().removeprefix(name)
    shown = as_written(name, original) if name else None
    subject = relation_subject(match["kin"], match["which"], shown)
    return _of_theirs(subject, rest, original)


def _of_theirs(subject: Subject, rest: str, original: str) -> Split:
    """Follow "'s husband's sister Ann" to whom it ends at, and split what is said of them."""
    while owned := _THEIR_KIN.match(rest):
        relation = f"{subject.name}'s {_SAME_KIN.get(owned['kin'], owned['kin'])}"
        subject, rest = (
            Subject(f"relation:{relation.casefold()}", relation, relation),
            owned["rest"],
        )
        name = rest.split()[0].removesuffix("'s") if rest.startswith(" ") and rest.strip() else ""
        if name and _is_name(name, original):
            shown = as_written(name, original)
            subject = Subject(f"name:{name}", shown, relation)
            rest = rest.strip().removeprefix(name)
    if rest.startswith("'s "):
        rest = rest[3:].strip()
        if not any(is_verb(word) for word in rest.split()):  # "my friend Jack's allergic"
            rest = f"is {rest}"
    return _with_attribute(subject, rest.strip())


def _owned(clause: str, original: str, last: Subject | None) -> Split | None:
    """Read "Olga's husband" and "Olga's favourite colour": who has a name may have them."""
    match = _NAMES_KIN.match(clause) or _NAMES_OWN.match(clause)
    if match is None or not _is_name(match["name"], original):
        return None
    subject = Subject(f"name:{match['name']}", as_written(match["name"], original))
    found = _of_theirs(subject, match["rest"], original)
    return found if found.attribute or found.subject != subject else None


def _with_attribute(subject: Subject, rest: str) -> Split:
    """Split "name is Anna" after a possessive into the property and what is said of it."""
    tokens = rest.split()
    place = _verb_at(tokens)
    noun = " ".join(tokens[:place]) if place else ""
    return (
        Split(subject, " ".join(tokens[place:]), re.sub(r"^(?:(?:new|current) )+", "", noun))
        if is_attribute(noun)
        else Split(subject, rest)
    )


def as_written(name: str, original: str) -> str:
    """Return a folded name with the capitals it was written with."""
    found = re.search(re.escape(name), original, re.IGNORECASE)
    return found[0] if found else name.title()


def _is_name(word: str, original: str) -> bool:
    return (
        word not in _NOT_A_NAME
        and word not in ADVERBS
        and not is_verb(word)
        and any(part.istitle() for part in re.findall(rf"\b{re.escape(word)}\b", original, re.I))
    )


_DETERMINERS = frozenset(("the", "our", "this", "that", "these", "those", "a", "an", "my"))


_BEFORE_VERBS = frozenset(("no", "longer", "never", "not"))


def _verb_at(tokens: list[str]) -> int | None:
    """Return the place of the first verb after the noun phrase that the tokens begin with."""
    first = 2 if tokens[:1] and tokens[0] in _DETERMINERS else 1
    for place, token in enumerate(tokens[first:8], first):
        if is_verb(token.rstrip(",")) and not token.endswith("ing"):
            while place > first and tokens[place - 1] in ADVERBS | _BEFORE_VERBS:
                place -= 1
            return place
    return None


def _copula_at(tokens: list[str]) -> int | None:
    """Return the place of the first "is": "my favourite drink is tea" has no other verb."""
    return next((place for place, word in enumerate(tokens) if word in ("is", "are", "was")), None)


def thing(name: str) -> Subject:
    """Return the subject for something that is no person."""
    name = re.sub(r"^(?:the|our|this|that|these|those|my|a|an) ", "", name)
    return Subject(f"thing:{name}", name)


def _possession(clause: str, original: str, last: Subject | None) -> Split | None:
    """Read "my ... is": an attribute of the speaker's, or a thing that they have."""
    if not clause.startswith("my "):
        return None
    tokens = clause[3:].split()
    place = _copula_at(tokens) if "favourite" in tokens[:2] else _verb_at(tokens)
    if place is None:
        return None
    noun, rest = " ".join(tokens[:place]), " ".join(tokens[place:])
    telephone = noun == "phone" and any(char.isdigit() for char in rest)
    if (is_attribute(noun) or telephone) and tokens[place] in (
        "is",
        "are",
        "was",
        "were",
        "has",
        "will",
    ):
        return Split(OWNER, rest, noun.removeprefix("new "))
    return Split(thing(noun), rest)


_ATTRIBUTES = re.compile(
    r"^(?:new |current |full |first |last |middle |real |old |main |own )*(?:name|nickname"
    r"|surname|age|"
    r"birthday|date of birth|birth date|home|hometown|(?:home |postal |street )?address|"
    r"job|profession|occupation|employer|"
    r"(?:(?:tele)?phone |mobile |cell(?: ?phone)? )?number|email(?: address)?|motto|slogan"
    r"|height|weight|religion|"
    r"nationality|native language|mother tongue|blood type|star sign|zodiac sign|hair|eyes|eye "
    r"colour|hair colour|shoe size|salary|password|hobby|hobbies|passion|major|pronouns|gender|"
    r"diet|(?:least )?favourite .+|favourites|dream job|time zone|birthplace|degree|wifi password)$"
)


def is_attribute(noun: str) -> bool:
    """Return whether a noun names a property of a person and not a thing of theirs."""
    return bool(_ATTRIBUTES.match(noun))


def _pronoun(clause: str, original: str, last: Subject | None) -> Split | None:
    match = _PRONOUN.match(clause)
    if match is None:
        return None
    if last is None or not _agrees(match["who"], last):
        return Split(Subject("", match["who"]), match["rest"].strip())
    if match["who"] in _THEIR:
        return _of_theirs(last, f"'s{match['rest']}", original)
    return _with_attribute(last, match["rest"].strip())


def _agrees(pronoun: str, subject: Subject) -> bool:
    """Return whether a pronoun can mean the subject, as far as its relation says."""
    relation = (subject.relation or "").split()[-1:]
    if pronoun in ("it", "its"):
        return subject.key.startswith("thing:") or bool(PETS & set(relation))
    if subject.key.startswith("thing:") or subject in (OWNER, COMPANION):
        return False
    wrong = {"he": _SHE, "his": _SHE, "she": _HE, "her": _HE}.get(pronoun, "")
    return not set(wrong.split()) & set(relation)


def _named(clause: str, original: str, last: Subject | None) -> Split | None:
    """Read a clause that begins with a name or a noun phrase of its own."""
    if match := _YOU.match(clause):
        return _with_attribute(COMPANION, match["rest"].strip())
    tokens = clause.split()
    place = _verb_at(tokens)
    if place is None or is_verb(tokens[0]):
        return None
    noun, rest = " ".join(tokens[:place]), " ".join(tokens[place:])
    noun = noun.rstrip(",")
    if not re.match(r"^(?:the|our|this|that|these|those|a|an|my) ", noun) and _NAME_RUN.match(noun):
        shown = as_written(noun, original)
        if all(part[:1].isupper() for part in shown.split()):
            return Split(_person(shown, rest), rest)
    if not _nominal(noun) or noun in (
        "there",
        "this",
        "that",
        "what",
        "who",
        "here",
        "everyone",
        "nobody",
        "someone",
    ):
        return Split(Subject("", noun), rest)
    return Split(thing(noun), rest)


_PRONOUNS = wordset("i you he she we they it when if whether how do")
_LONGEST_NOUN = 5


def _nominal(noun: str) -> bool:
    """Return whether words can be a name for a thing: few, and none of them a pronoun."""
    parts = noun.split()
    return len(parts) <= _LONGEST_NOUN and ":" not in noun and not _PRONOUNS & set(parts)


_PERSONAL = re.compile(
    r"^(?:\w+ )?(?:lives?|works?|likes?|loves?|hates?|moved|studies|studied|drives?|plays?|speaks?|"
    r"drinks?|eats?|wants?|prefers?|enjoys?|started at|joined|switched to|resides?|uses?"
    r"|follows?|left|changed|favou?rs?"
    r"|(?:is|was) [\w-]+ and (?:follows|sticks|keeps)"
    r"|(?:is|was) (?:strictly|fully|purely|completely) \w+|took|quit|became|turned|transferred"
    r"|has gone|retired from"
    r"|(?:is|was) (?:not )?"
    r"(?:an? |my |allergic|married|single|divorced|born|from|vegan|"
    r"vegetarian|pescatarian|carnivore|keto|paleo|\d)"
    r"|has (?:a |an |\d|diabetes|asthma)|died|retired|smokes?|owns?|got|'s)\b"
)


def _person(name: str, rest: str) -> Subject:
    """Return a person when what is said fits one alone, else a thing."""
    said = rest.split(maxsplit=1)
    while len(said) > 1 and said[0] in ADVERBS | _BEFORE_VERBS:
        said = said[1].split(maxsplit=1)
    if _PERSONAL.match(" ".join(said)) or len(name.split()) > 1:
        return Subject(f"name:{name.casefold()}", name)
    return thing(name.casefold())
