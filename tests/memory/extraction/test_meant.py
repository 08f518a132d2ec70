"""What is said without being meant, whose words they are, and lists with words around them."""

from datetime import UTC, datetime, timedelta

import pytest

from memory.extraction.rules import extract
from memory.records import Candidate, Utterance
from memory.vocabulary import Modality, Origin, Polarity, Speaker

NOON = datetime(2026, 3, 3, 12, tzinfo=UTC)


def said(text: str, minutes: int = 0) -> Utterance:
    at = NOON + timedelta(minutes=minutes)
    return Utterance(text, Speaker.OWNER, at, "one", Origin.OWNER_TEXT, id=f"turn{minutes}")


def senses(text: str) -> set[Modality]:
    return {one.modality for one in extract(said(text))}


def claims(text: str) -> set[tuple[str, str, Polarity]]:
    return {
        (one.claim.slot, one.claim.value, one.claim.polarity)
        for one in extract(said(text))
        if one.claim is not None
    }


@pytest.mark.parametrize(
    ("unmeant", "meant"),
    [
        ("I almost adopted a puppy.", "I adopted a puppy."),
        ("My sister nearly married a pilot.", "My sister married a pilot."),
        ("I was nearly a monk.", "I was a monk."),
        ("I came close to buying a boat.", "I bought a boat."),
        ("I was going to study law.", "I study law."),
        ("I should have learned Italian.", "I learned Italian."),
        ("I could have become a chef.", "I became a chef."),
        ("I would love a biscuit.", "I love biscuits."),
        ("I wouldn't mind a nap.", "I like a nap."),
        ("I could murder a curry.", "I like curry."),
        ("I'm thinking about getting a parrot.", "I have a parrot."),
        ("I was tempted to move to Oslo.", "I moved to Oslo."),
        ("I always thought I was adopted.", "I am adopted."),
        ("In a past life I was a sailor.", "In the past I was a sailor."),
        ("For argument's sake, I earn a million.", "I earn a million."),
        ("For example, I live in Lima.", "I live in Lima."),
        ("I pretended to like opera.", "I like opera."),
        ("I lied about being a doctor.", "I am a doctor."),
        ("I'm supposed to be vegan.", "I'm vegan."),
        ("It's not that I hate jazz.", "I hate jazz."),
        ("I'm practically married.", "I'm married."),
        ("Once I get a garden.", "I have a garden."),
    ],
)
def test_what_nearly_was_or_is_only_weighed_is_no_fact(unmeant: str, meant: str) -> None:
    assert senses(unmeant) == {Modality.HYPOTHETICAL}
    assert Modality.HYPOTHETICAL not in senses(meant)


@pytest.mark.parametrize(
    "text",
    [
        "I almost never eat meat.",
        "I am almost forty.",
        "I have nearly finished my thesis.",
        "I think I am allergic to cats.",
        "My flat is just about big enough.",
        "I feel tired.",
    ],
)
def test_words_of_nearness_alone_make_nothing_unreal(text: str) -> None:
    assert senses(text) == {Modality.ASSERTED}
    assert senses("I almost bought a house.") == {Modality.HYPOTHETICAL}  # control


@pytest.mark.parametrize(
    ("theirs", "mine"),
    [
        ("He asked whether I like jazz.", "I like jazz."),
        ("She wants to know if I own a car, my boss asked.", "I own a car, my boss has two."),
        ("As the song goes, I am a poor boy.", "As a boy, I was poor."),
        ("You told me that I live in Rome.", "I told you that I live in Rome."),
        ("I was told that I am adopted.", "I told you that I am adopted."),
        ("People say I look young.", "I look young."),
        ("Anna said that I am lazy and that I have two dogs.", "I have two dogs."),
        ("My mum says I am shy and I never call.", "I am shy and I never call."),
        ("My dentist reckons I grind my teeth.", "I grind my teeth."),
        ("She's convinced I'm a spy.", "I'm convinced that I snore."),
        ("I bet you think I'm rich.", "I'm rich."),
        ("Allegedly I owe him money.", "I owe him money."),
        ("Lyrics: I am a rock, I am an island.", "I am from an island."),
        ("Er sagt, ich wohne in Rom.", "Ich wohne in Rom."),
        ("Elle dit que j'habite à Rome.", "J'habite à Rome."),
        ("Mi madre dice que soy alta.", "Soy alta."),
    ],
)
def test_other_peoples_words_are_nobodys_facts(theirs: str, mine: str) -> None:
    assert senses(theirs) <= {Modality.QUOTED, Modality.HYPOTHETICAL}
    assert senses(mine) == {Modality.ASSERTED}


def test_what_the_owner_adds_to_a_report_is_theirs() -> None:
    found = extract(said("Anna said she likes tea, but I like coffee."))
    assert [one.modality for one in found] == [Modality.QUOTED, Modality.ASSERTED]
    assert found[-1].claim is not None
    assert found[-1].claim.value == "coffee"


@pytest.mark.parametrize(
    ("played", "real"),
    [
        ("You are the innkeeper and I am a knight.", "I am a nurse and you are a program."),
        ("In my dream last night I owned a castle.", "Last night I bought a castle."),
        ("In my screenplay I am a spy.", "I am writing a screenplay."),
        ("I am a vampire in my novel.", "I am the author of a novel."),
        ("Let's pretend. I am a pirate.", "Let's talk. I am a plumber."),
        ("Let's role-play. I live on Mars.", "Let's begin. I live on Malta."),
        ("Here are the lyrics: \nI am a wanderer.", "Here are the facts.\nI am a gardener."),
        ("My character has three sons.", "My brother has three sons."),
    ],
)
def test_a_part_that_is_played_is_no_fact(played: str, real: str) -> None:
    assert Modality.ASSERTED not in senses(played)
    assert Modality.ASSERTED in senses(real)


def test_a_game_ends_when_its_player_says_so() -> None:
    found = extract(said("Let's pretend. I am a pirate. Seriously though. I am a plumber."))
    assert [one.modality for one in found if "am a" in one.statement] == [
        Modality.FICTION,
        Modality.ASSERTED,
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I like not only tea but coffee too.", {"tea", "coffee"}),
        ("I like not just opera, but also jazz.", {"opera", "jazz"}),
        ("I like both cats and rain.", {"cats", "rain"}),
        ("I like figs as well as dates.", {"figs", "dates"}),
        ("I like plums, pears and apples.", {"plums", "pears", "apples"}),
        ("I like skiing plus sailing.", {"skiing", "sailing"}),
    ],
)
def test_every_member_of_a_list_is_claimed(text: str, expected: set[str]) -> None:
    assert claims(text) == {("likes", value, Polarity.AFFIRMED) for value in expected}


@pytest.mark.parametrize(
    ("text", "slot", "expected"),
    [
        ("I like neither beer nor wine.", "likes", {"beer", "wine"}),
        ("I don't like either beer or wine.", "likes", {"beer", "wine"}),
        ("I speak neither Dutch nor French.", "language", {"dutch", "french"}),
        ("I have neither cats nor dogs.", "pets", {"cats", "dogs"}),
    ],
)
def test_neither_denies_both(text: str, slot: str, expected: set[str]) -> None:
    assert claims(text) == {(slot, value, Polarity.DENIED) for value in expected}


@pytest.mark.parametrize(
    ("text", "relation", "polarity"),
    [
        ("Neither of my parents smokes.", "relation:parents", Polarity.DENIED),
        ("None of my brothers smokes.", "relation:brothers", Polarity.DENIED),
        ("Both my brothers smoke.", "relation:brothers", Polarity.AFFIRMED),
        ("Both of my parents smoke.", "relation:parents", Polarity.AFFIRMED),
    ],
)
def test_several_are_one_subject(text: str, relation: str, polarity: Polarity) -> None:
    (only,) = extract(said(text))
    assert only.subject.key == relation
    assert only.claim is not None
    assert (only.claim.slot, only.claim.polarity) == ("smokes", polarity)


def test_what_one_does_not_think_one_likes_is_not_liked() -> None:
    assert claims("I don't think I like jazz.") == {("likes", "jazz", Polarity.DENIED)}
    assert claims("I think I like jazz.") == {("likes", "jazz", Polarity.AFFIRMED)}  # control


def test_what_was_so_in_childhood_is_over() -> None:
    (then,) = extract(said("As a kid I had a rabbit."))
    (now,) = extract(said("I have a rabbit."))
    assert then.validity.ended
    assert not now.validity.ended  # control


def test_a_pair_of_verbs_is_two_claims() -> None:
    assert {(slot, polarity) for slot, _, polarity in claims("I neither smoke nor drink.")} == {
        ("smokes", Polarity.DENIED),
        ("consumes", Polarity.DENIED),
    }
    assert claims("I play the oboe as well as the harp.") == {
        ("instrument", "oboe", Polarity.AFFIRMED),
        ("instrument", "harp", Polarity.AFFIRMED),
    }


@pytest.mark.parametrize("opening", ["No", "Yes", "Nope", "Well", "Oh", "Actually", "Thanks"])
def test_an_answer_is_one_statement_and_leaves_no_small_talk(opening: str) -> None:
    (only,) = extract(said(f"{opening}, I love jazz."))
    assert only.modality is Modality.ASSERTED
    assert only.claim is not None
    assert only.claim.value == "jazz"


@pytest.mark.parametrize("opening", ["", "Actually, ", "Well, ", "So, ", "Oh, ", "Anyway, "])
@pytest.mark.parametrize(
    "talk",
    ["thanks a lot.", "nice weather today.", "hello there.", "good morning.", "fair enough."],
)
def test_small_talk_stays_small_whatever_leads_up_to_it(opening: str, talk: str) -> None:
    assert senses(f"{opening}{talk}") == {Modality.SMALL_TALK}
    assert senses(f"{opening}I play chess.") == {Modality.ASSERTED}  # control


@pytest.mark.parametrize(
    "text",
    ["Sorry, I meant Anna.", "I meant Tuesday.", "Oops, make that four.", "It is Rome, sorry."],
)
def test_a_correction_of_nothing_says_nothing(text: str) -> None:
    (only,) = extract(said(text))
    assert only.claim is None
    assert only.subject.key == ""
    assert only.subject.name == "it"


def corrected(before: str, text: str) -> Candidate:
    (only,) = extract(said(text, 1), [said(before)])
    return only


def test_right_after_it_a_correction_puts_a_value_right() -> None:
    fixed = corrected("My sister is called Maria.", "Sorry, I meant Anna.")
    assert fixed.statement == "My sister is called Anna."
    meant = corrected("My son is Ben.", "I mean Len.")
    assert meant.statement == "My son is Len."
    late = corrected("I live in Ghent.", "It is Rome, sorry.")
    assert late.statement == "I live in Rome."


def test_a_thing_is_no_place_and_a_sentence_no_value() -> None:
    assert corrected("I live in Ghent.", "Oh, a dog.").claim is None
    lovely = corrected("I live in Ghent.", "Actually Rome is lovely.")
    assert lovely.statement == "Actually Rome is lovely."
    pet = corrected("I have a dog.", "Oh, a cat.").claim
    assert pet is not None  # control: a thing can be a pet
    assert pet.value == "cat"
