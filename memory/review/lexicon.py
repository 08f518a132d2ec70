"""General knowledge of words: what is a kind of what, what is the opposite of what."""

import re
from functools import lru_cache

from memory.extraction.normalise import stem, words, wordset

_KINDS: dict[str, str] = {
    "meat": "beef pork lamb veal steak ham bacon sausage salami chicken turkey duck goose venison "
    "mutton burger hamburger cheeseburger hotdog meatball meatloaf pepperoni brisket barbecue bbq "
    "rib kebab shawarma gyro jerky prosciutto chorizo schnitzel pastrami",
    "fish": "salmon tuna cod sardine anchovy trout herring mackerel haddock sushi sashimi halibut "
    "eel carp seafood",
    "seafood": "shrimp prawn crab lobster oyster clam mussel squid octopus scallop crawfish",
    "dairy": "milk cheese butter cream yogurt yoghurt icecream cheesecake custard latte cappuccino "
    "milkshake cheeseburger",
    "egg": "omelette omelet quiche meringue",
    "honey": "",
    "gluten": "bread pasta wheat spaghetti noodle bagel croissant pizza barley rye",
    "nut": "almond walnut cashew hazelnut pecan pistachio",
    "alcohol": "beer wine whisky whiskey scotch vodka gin rum tequila bourbon brandy champagne "
    "cocktail margarita martini liquor cider ale lager stout sake prosecco mojito booze sangria "
    "cognac absinthe drinking",
    "caffeine": "coffee espresso latte cappuccino",
    "sweet": "candy chocolate cake cookie donut doughnut dessert icecream pie brownie sugar",
    "fruit": "apple banana orange pear grape mango papaya peach plum cherry strawberry blueberry "
    "raspberry pineapple melon watermelon kiwi lemon",
    "vegetable": "carrot broccoli spinach cabbage kale lettuce onion tomato cucumber pea bean "
    "cauliflower zucchini asparagus",
    "food": "meat fish seafood dairy fruit vegetable sweet pizza pasta soup salad sandwich",
    "exercise": "workout gym running jogging treadmill aerobics crossfit weightlifting pilates "
    "cycling swimming marathon bodybuilding sport fitness run jog hiking",
    "sport": "football soccer basketball baseball tennis golf hockey volleyball rugby cricket "
    "softball racquetball badminton boxing wrestling gymnastics skiing snowboarding surfing "
    "skating",
    "music": "jazz rock pop country classical opera metal rap hiphop blues reggae punk techno folk",
    "animal": "dog cat horse bird fish rabbit hamster turtle snake cow pig goat sheep reptile",
    "dog": "puppy poodle beagle labrador retriever shepherd bulldog dachshund chihuahua terrier "
    "collie corgi husky pug spaniel rottweiler dalmatian greyhound mutt",
    "cat": "kitten siamese tabby",
    "bird": "parrot canary budgie parakeet cockatoo chicken",
    "aquarium": "goldfish guppy",
    "insect": "spider ant bee wasp cockroach bug mosquito beetle fly",
    "reptile": "snake lizard turtle tortoise gecko iguana",
    "outdoors": "hiking camping angling hunting climbing nature",
    "reading": "book novel read",
    "car": "sedan suv truck pickup convertible",
    "child": "kid son daughter baby",
    "sibling": "brother sister",
}
BREEDS = frozenset(
    word for kind in ("dog", "cat", "bird", "reptile", "aquarium") for word in _KINDS[kind].split()
)
"""What pets are called that are told by more than their kind."""
_SUBSTITUTE = wordset(
    "veggie vegan vegetarian tofu plant soy coconut oat almond peanut cocoa mock meatless "
    "impossible beyond non dairyfree free eggplant"
)
"""In front of a food they say that it is not what its last word says (soy milk)."""

_MADE_OF_NONE = frozenset(
    stem(word) for word in ("egg", "coop", "farm", "food", "toy", "movie", "book")
)
"""As a last word they say that what stands before is not what is meant (chicken eggs)."""

_SYNONYMS: tuple[str, ...] = (
    "dog doggy pooch hound",
    "cat kitty feline",
    "child kid",
    "exercise workout",
    "film movie",
    "tv television telly",
    "car automobile",
    "bike bicycle cycle",
    "physician doctor",
    "attorney lawyer",
    "soda pop",
    "job work employment",
    "mom mum mother mama",
    "dad father papa",
    "cooking cook",
    "grey gray",
    "math mathematics maths",
    "alcohol booze liquor",
    "nap sleep",
)
_ANTONYMS: tuple[str, ...] = (
    "enabled disabled",
    "on off",
    "open closed shut",
    "allowed forbidden prohibited banned",
    "tall short",
    "rich poor broke",
    "happy sad unhappy miserable depressed",
    "healthy sick ill unhealthy",
    "employed unemployed jobless",
    "introvert extrovert",
    "introverted extroverted outgoing",
    "shy outgoing confident",
    "lazy hardworking energetic",
    "tidy messy untidy",
    "optimist pessimist",
    "optimistic pessimistic",
    "early late",
    "young old",
    "thin slim skinny fat overweight",
    "strong weak",
    "blind sighted",
    "alive dead",
    "religious atheist atheistic",
    "liberal conservative",
    "democrat republican",
    "lefthanded righthanded",
    "left right",
    "loud quiet",
    "full empty",
    "hot cold",
    "easy hard difficult",
    "safe dangerous",
    "true false",
    "available unavailable",
    "pregnant childless",
    "patient impatient",
    "honest dishonest",
    "organized disorganized",
    "brave cowardly",
    "blonde blond black brown brunette red ginger grey white auburn blue green yellow orange "
    "purple pink silver golden",
    "older younger",
    "bigger smaller",
    "taller shorter",
    "morningperson nightperson",
    "long short",
    "curly straight wavy",
    "morning evening night",
    "cheap expensive",
    "clean dirty",
    "friendly unfriendly",
    "talkative silent",
    "sober drunk",
    "famous unknown",
    "popular unpopular",
    "vegetarian carnivore",
    "like hate dislike",
    "always never",
)
_COMPOUNDS = {
    "ice cream": "icecream",
    "hot dog": "hotdog",
    "hip hop": "hiphop",
    "work out": "workout",
    "working out": "workout",
    "body building": "bodybuilding",
    "left handed": "lefthanded",
    "right handed": "righthanded",
    "physical activity": "exercise",
    "german shepherd": "shepherd",
    "night owl": "nightperson",
    "night person": "nightperson",
    "early bird": "morningperson",
    "early riser": "morningperson",
    "morning person": "morningperson",
    "fishing": "angling",
    "to fish": "to angling",
} | {f"{genre} music": genre for genre in _KINDS["music"].split()}
_LIGHT_WORDS = """
    the a an my to do doing play playing go going watch watching eat eating drink drinking listen
    listening read reading make making have having get getting be being take taking use using
    colour kind type sort time lot lots of all
"""
LIGHT_VERBS = frozenset(stem(word) for word in _LIGHT_WORDS.split())
"""They say how something is enjoyed, not what ("to watch films" is films)."""


_VERBAL = re.compile(r"(?:to \w+|\w+ing)\b")
"""The beginning of something done: its head is the verb, which comes first."""
_AFTER_HEAD = re.compile(r"\s(?:with|of|in|at|on|for|from|to|about|named|called|and)\s")


def _by_stem(groups: tuple[str, ...]) -> dict[str, frozenset[int]]:
    """Return stem -> the numbers of the groups that it is in."""
    found: dict[str, set[int]] = {}
    for number, group in enumerate(groups):
        for word in group.split():
            found.setdefault(stem(word), set()).add(number)
    return {word: frozenset(numbers) for word, numbers in found.items()}


_SAME = {stem(word): stem(group.split()[0]) for group in _SYNONYMS for word in group.split()}
_OPPOSITE = _by_stem(_ANTONYMS)


def _parents() -> dict[str, frozenset[str]]:
    """Return stem -> the stems of what it is directly a kind of."""
    found: dict[str, set[str]] = {}
    for kind, members in _KINDS.items():
        for member in members.split():
            found.setdefault(stem(member), set()).add(stem(kind.strip()))
    return {member: frozenset(kinds) for member, kinds in found.items()}


_KIND_OF = _parents()


@lru_cache(maxsize=4096)
def kinds(word: str) -> frozenset[str]:
    """Return everything that a stem is a kind of, itself included."""
    found = {word, _SAME.get(word, word)}
    waiting = list(found)
    while waiting:
        for kind in _KIND_OF.get(waiting.pop(), frozenset()) - found:
            found.add(kind)
            waiting.append(kind)
    return frozenset(found)


def joined(text: str) -> str:
    """Write the compounds of a plain text as one word."""
    for parts, whole in _COMPOUNDS.items():
        text = text.replace(parts, whole)
    return text


@lru_cache(maxsize=8192)
def terms(text: str) -> tuple[str, ...]:
    """Return the stems that a value is about, in order, without light verbs."""
    found = tuple(stem(word) for word in words(joined(text)))
    heavy = tuple(word for word in found if word not in LIGHT_VERBS)
    return tuple(_SAME.get(word, word) for word in heavy or found[-1:])


def is_kind_of(narrow: str, wide: str) -> bool:
    """Return whether everything called ``narrow`` is ``wide`` too.

    A kind is told by the table (steak is meat) or by the words (cheese pizza is pizza).
    """
    special, general = terms(narrow), terms(wide)
    if not special or not general:
        return False
    if len(general) > 1:
        return set(general) <= set(special)
    if general[0] in special or special[-1] in _MADE_OF_NONE:
        named = terms(_head(narrow))
        return general[0] == named[0 if _VERBAL.match(narrow) else -1]
    return any(
        general[0] in kinds(word) and not (place and special[place - 1] in _SUBSTITUTE)
        for place, word in enumerate(special)
    )


def _head(text: str) -> str:
    """Return the part of a noun phrase that ends with what it names (a pizza with olives)."""
    return _AFTER_HEAD.split(text, maxsplit=1)[0] or text


def opposite(one: str, other: str) -> bool:
    """Return whether two values differ in one word and its antonym alone."""
    left, right = set(terms(one)), set(terms(other))
    only_left, only_right = left - right, right - left
    if len(only_left) != 1 or len(only_right) != 1:
        return False
    groups = _OPPOSITE.get(only_left.pop(), frozenset())
    return bool(groups & _OPPOSITE.get(only_right.pop(), frozenset()))


def clashing(one: str, other: str) -> bool:
    """Return whether two descriptions name different members of a group of opposites."""
    left, right = set(terms(one)), set(terms(other))
    for word in left - right:
        for rival in right - left:
            groups = _OPPOSITE.get(word, frozenset()) & _OPPOSITE.get(rival, frozenset())
            shared = left & right
            if any(
                not any(number in _OPPOSITE.get(each, ()) for each in shared) for number in groups
            ):
                return True
    return False


_JOBS_WORDS = """
    accountant actor actress architect artist astronaut baker banker barber bartender barista
    builder butcher carpenter cashier chef chemist clerk coach consultant cook dentist
    designer detective developer director doctor driver economist editor electrician engineer
    farmer firefighter fireman florist gardener hairdresser janitor journalist judge lawyer
    lecturer librarian lifeguard manager mechanic midwife miner model musician nanny nurse
    officer optician painter paramedic pharmacist photographer physicist physiotherapist pilot
    plumber policeman postman professor programmer psychologist receptionist researcher sailor
    salesman salesperson scientist secretary soldier singer stewardess student surgeon
    surveyor tailor teacher technician therapist trainer translator trucker tutor veterinarian
    vet waiter waitress welder writer author attorney analyst realtor mailman cop contractor
    veterinary babysitter pastor priest dancer rapper producer entrepreneur
"""
_JOBS = frozenset(_SAME.get(stem(word), stem(word)) for word in _JOBS_WORDS.split())


def is_job(text: str) -> bool:
    """Return whether the last word of a value is the name of an occupation."""
    found = terms(text.split(" and ")[0].split(" in ")[0].split(" at ")[0].split(" for ")[0])
    return bool(found) and found[-1] in _JOBS
