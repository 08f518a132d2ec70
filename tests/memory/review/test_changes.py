"""What a sentence that says that something changed takes the place of, and what it leaves."""

import pytest

from memory.review.choices import is_car, is_colour, of_a_kind, theme, without_reach
from memory.review.organisations import is_firm, is_visited
from memory.vocabulary import Decision, Polarity, Reason
from tests.memory.notebook import Notebook


def known(*turns: str) -> list[tuple[str, str]]:
    """Return the slots and values that are believed after somebody said the turns."""
    notebook = Notebook()
    for turn in turns:
        notebook.tell(turn)
    claims = [one.claim for one in notebook.records if one.claim]
    return [(one.slot, one.value) for one in claims if one.polarity is Polarity.AFFIRMED]


REPLACED = [
    # where somebody works
    ("Vera works at Bosch.", "Vera now works at Siemens as of 2027.", ("employer", "siemens")),
    ("Vera works at Bosch.", "As of last month Vera works at Miele.", ("employer", "miele")),
    ("Vera started at Bosch in 2018.", "Vera moved to Nokia in 2021.", ("employer", "nokia")),
    ("Vera works at Bosch.", "Vera has joined Nokia.", ("employer", "nokia")),
    ("Vera works at Bosch.", "Vera took a job at Nokia.", ("employer", "nokia")),
    ("Vera works at Bosch.", "Vera got hired at Nokia.", ("employer", "nokia")),
    ("Vera works at Bosch.", "Vera left Bosch for Nokia.", ("employer", "nokia")),
    ("Vera works at Bosch.", "Vera left Bosch and joined Nokia.", ("employer", "nokia")),
    ("Vera works at Bosch.", "Since this month Vera works at Nokia.", ("employer", "nokia")),
    ("Vera works at Bosch.", "Vera moved to PixelForge.", ("employer", "pixelforge")),
    (
        "My friend Vera moved to Nokia in 2021.",
        "My friend Vera is at Quelle as of 2024.",
        ("employer", "quelle"),
    ),
    ("I work at Bosch.", "I am at Nokia as of this spring.", ("employer", "nokia")),
    # what somebody eats
    ("Vera is vegan.", "Vera now eats pescatarian style.", ("diet", "pescatarian")),
    ("Vera is keto.", "Vera has gone vegetarian.", ("diet", "vegetarian")),
    ("Vera is paleo.", "Vera became a vegan last summer.", ("diet", "vegan")),
    ("Vera is keto.", "Vera is fully vegan now.", ("diet", "vegan")),
    ("Vera is Okinawan and sticks to it.", "Vera now eats Nordic style.", ("diet", "nordic")),
    ("Vera is vegetarian.", "Vera is vegan now.", ("diet", "vegan")),
    ("Vera follows a low-carb diet.", "Vera switched to a kosher diet.", ("diet", "kosher")),
    # what somebody chose
    (
        "Vera prefers dark mode.",
        "Vera switched to sepia mode for good.",
        ("favourite:theme", "sepia mode"),
    ),
    ("Vera uses the dark theme.", "Vera uses light mode now.", ("favourite:theme", "light mode")),
    ("Vera's favourite colour is lilac.", "Vera switched to ochre.", ("favourite:colour", "ochre")),
    ("Vera's favourite colour is lilac.", "Now Vera prefers rust.", ("favourite:colour", "rust")),
    (
        "Vera uses dark mode.",
        "Vera has switched to colourful mode.",
        ("favourite:theme", "colourful mode"),
    ),
    (
        "Vera's favourite colour is blue.",
        "Vera's favourite colour is navy blue now.",
        ("favourite:colour", "navy blue"),
    ),
    (
        "Vera's favourite colour is lilac.",
        "Vera changed her favourite colour to rust.",
        ("favourite:colour", "rust"),
    ),
    (
        "Vera's favourite colour is lilac.",
        "Vera's new favourite colour is rust.",
        ("favourite:colour", "rust"),
    ),
    (
        "Vera's favourite colour is lilac.",
        "Vera's favourite colour changed to rust.",
        ("favourite:colour", "rust"),
    ),
    ("Vera's favourite colour is lilac.", "Lately Vera favors rust.", ("favourite:colour", "rust")),
    ("I prefer tea.", "I now prefer coffee.", ("likes", "coffee")),
    ("I drink oat milk.", "I have switched to soy milk.", ("consumes", "soy milk")),
    ("I play tennis.", "I switched to golf.", ("plays", "golf")),
    ("I drive a Golf.", "I have switched to a Tesla.", ("vehicle", "tesla")),
    # where somebody lives
    ("Vera lives at 3 Oak Hill.", "Vera moved to 9 Fir Row.", ("address", "9 fir row")),
    ("Vera lives at 3 Oak Hill.", "Vera now resides at 9 Fir Row.", ("address", "9 fir row")),
    ("Vera lives at 3 Oak Hill.", "Vera's new address is 9 Fir Row.", ("address", "9 fir row")),
    (
        "Vera's home address is 3 Oak Hill.",
        "Vera's current address is 9 Fir Row.",
        ("address", "9 fir row"),
    ),
    ("Vera lives at 3 Oak Hill.", "Vera moved to 9 Fir Row in 2024.", ("address", "9 fir row")),
    ("Vera lives in Leeds.", "Vera lives near Sheffield now.", ("home", "near sheffield")),
    # how old, with whom
    ("I am 39.", "I turned 40 yesterday.", ("age", "40")),
    ("I am married.", "My husband died last winter.", ("relationship", "widowed")),
    ("I am married.", "My wife passed away in May.", ("relationship", "widowed")),
]


@pytest.mark.parametrize(("before", "after", "claim"), REPLACED)
def test_a_word_of_change_closes_what_was(before: str, after: str, claim: tuple[str, str]) -> None:
    old = known(before)
    assert old
    assert known(before, after).count(claim) == 1
    assert not set(old) & set(known(before, after))
    # control: the same change leaves another's fact, and another fact of the same person
    kept = "Thorsten works at Bosch.", "Vera plays the oboe.", "I have a brother."
    assert set(known(*kept)) <= set(known(*kept, before, after))


WAITS = [
    ("Vera works at Bosch.", "Vera works at Siemens."),
    ("Vera lives at 3 Oak Hill.", "Vera lives at 9 Fir Row."),
    ("Vera prefers dark mode.", "Vera prefers light mode."),
    ("I am single.", "My wife is a doctor."),
    ("I live in Denver.", "I live near Boston."),
    ("I am allergic to nuts.", "I am not allergic to anything."),
    ("I have two sisters.", "I have a brother but no sisters."),
    ("I have no dogs.", "I have a greyhound called Bolt."),
    ("Vera started at Bosch in 2019.", "Vera moved to Xandria in 2022."),
]


@pytest.mark.parametrize(("before", "after"), WAITS)
def test_without_such_a_word_a_contradiction_waits(before: str, after: str) -> None:
    notebook = Notebook()
    notebook.tell(before)
    kept = list(notebook.records)
    assert Decision.CONFLICT in [verdict.decision for verdict in notebook.tell(after)]
    assert all(record in notebook.records for record in kept)
    # control: what has nothing to do with it waits for nobody
    assert notebook.decisions("Thorsten plays the tuba.") == [Decision.CREATE]


LOOKALIKES = [
    # a town is no employer, and who visits somewhere does not work there
    ("Vera works at Bosch.", "Vera moved to Oslo in 2022."),
    ("I work at Bosch.", "I moved to Xandria in 2022."),
    ("I work at Bosch.", "I am at Ikea now."),
    ("Vera works at Bosch.", "Vera is at home now."),
    ("Vera works at Bosch.", "Vera is at Heathrow now."),
    ("I work at Bosch.", "I switched to Slack."),
    ("Vera works at Bosch.", "Vera joined a choir."),
    ("Vera works at Bosch.", "Vera left for Oslo."),
    ("Vera works at Bosch.", "Vera left the party for a smoke."),
    ("I work at Bosch.", "I left my keys at home."),
    # what was chosen says nothing of what is no choice of its kind
    ("I like teal.", "I switched to crimson."),
    ("I love jazz.", "Now I love rock."),
    ("My favourite colour is teal.", "I switched to decaf."),
    ("I prefer dark mode.", "I switched to airplane mode."),
    ("I have a dog.", "I switched to oat milk."),
    ("Vera's favourite colour is teal.", "Thorsten switched to crimson."),
    ("I play tennis.", "I switched to tea."),
    # nobody of the owner's died, or lives there
    ("I am married.", "My husband's dog died."),
    ("I am married.", "My grandmother died."),
    ("I live in Rome.", "Mein Bruder wohnt in Wien."),
    ("I am a baker.", "Meine Mutter ist Lehrerin."),
    ("I am single.", "My ex-wife is a doctor."),
    ("I live in Natick.", "I live near Boston."),
    ("I am allergic to nuts.", "I am not allergic to milk."),
    ("I have a sister.", "I have a brother but no children."),
]


@pytest.mark.parametrize(("before", "after"), LOOKALIKES)
def test_what_only_sounds_like_a_change_closes_nothing(before: str, after: str) -> None:
    notebook = Notebook()
    notebook.tell(before)
    kept = list(notebook.records)
    assert kept
    decisions = [verdict.decision for verdict in notebook.tell(after)]
    assert set(decisions) <= {Decision.CREATE, Decision.IGNORE}
    assert all(record in notebook.records for record in kept)


def test_dates_tell_which_employer_came_later() -> None:
    notebook = Notebook()
    notebook.tell("My friend Vera started at Bosch in 2016.")
    (verdict,) = notebook.tell("My friend Vera has been at Google since 2022.")
    assert (verdict.decision, verdict.reason) == (Decision.UPDATE, Reason.DATED_CHANGE)
    # control: an earlier date does not make it the present one
    assert notebook.decisions("My friend Vera has been at Nokia since 2018.") == [Decision.CONFLICT]


def test_a_plain_wider_diet_is_only_less_precise() -> None:
    assert Notebook().decisions("I am vegan.", "I am vegetarian.") == [Decision.IGNORE]
    assert Notebook().decisions("I am vegan.", "I am vegetarian now.") == [Decision.UPDATE]


def test_a_street_is_less_precise_than_a_house_in_it() -> None:
    told = "Vera lives at 3 Oak Street."
    assert Notebook().decisions(told, "Vera lives on Oak Street.") == [Decision.IGNORE]
    assert Notebook().decisions(told, "Vera lives on Fir Street.") == [Decision.CONFLICT]


def test_colours_and_themes_are_told_by_their_names() -> None:
    assert is_colour("teal")
    assert is_colour("navy blue")
    assert not is_colour("blue whale")
    assert not is_colour("jazz")
    assert theme("dark mode in all apps") == "dark mode"
    assert theme("the sepia theme") == "sepia mode"
    assert theme("airplane mode") == ""
    assert theme("dark mode on my phone") == ""  # another screen may show something else
    assert without_reach("light mode permanently") == "light mode"


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("teal", "crimson", True),
        ("oat milk", "soy milk", True),
        ("night shift", "day shift", True),
        ("tennis", "golf", True),
        ("tea", "coffee", True),
        ("tea", "tennis", False),
        ("teal", "tea", False),
        ("oat milk", "oat cakes", False),
        ("poodle", "dog", False),  # the one is the other
        ("tea", "tea", False),
    ],
)
def test_alternatives_are_of_one_kind(one: str, other: str, alike: bool) -> None:
    assert of_a_kind(one, other) is alike


def test_firms_are_known_by_name_or_by_how_it_is_written() -> None:
    assert is_firm("bosch")
    assert is_firm("acorn systems")
    assert is_firm("pixelforge", "PixelForge")
    assert not is_firm("oslo", "Oslo")
    assert not is_firm("macduff", "MacDuff")
    assert is_visited("ikea")
    assert not is_visited("bosch")
    assert is_car("red volvo")
    assert not is_car("red bicycle")
