"""What pointing words mean now, and how it is said when nobody can be sure."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.details import Referent
from memory.kinds import working
from memory.kinds.working import LIFETIME, LIFETIME_TURNS, Doubt, Resolution, resolve
from memory.records import Record, Subject
from memory.vocabulary import Decision, Kind, Origin, Scope, Speaker
from tests.memory.kinds.sayings import NOON, heard, kept


def talk(*texts: str, every: timedelta = timedelta(seconds=20)) -> list[Record]:
    """Keep the referents of some turns, the last of them at NOON."""
    known: list[Record] = []
    turns: list[datetime] = []
    for number, text in enumerate(texts):
        at = NOON - every * (len(texts) - 1 - number)
        turn = heard(text, at, id=f"t{number}")
        turns.append(at)
        for offer in working.offers(turn, known, turns):
            known.append(kept(offer, id=f"r{len(known)}"))
    return known


def meanings(found: Resolution) -> dict[str, str]:
    return {one.word: one.meaning for one in found.resolved}


SOON = timedelta(seconds=20)


def after(known: Sequence[Record], text: str, later: timedelta = SOON) -> Resolution:
    return resolve(text, known, NOON + later)


@pytest.mark.parametrize(
    ("said", "asked", "word", "meaning"),
    [
        ("I bought the grey kettle.", "Is it still under guarantee?", "it", "grey kettle"),
        ("My sister Anna called.", "What did she want?", "she", "Anna"),
        ("My sister Anna called.", "Give me her number", "her", "Anna"),
        ("My brother is ill.", "Should I visit him?", "him", "brother"),
        ("My parents are in Rome.", "Call them", "them", "parents"),
        ("Anna and Jack are coming.", "When do they arrive?", "they", "Anna and Jack"),
        ("I flew to Oslo.", "Who do I know there?", "there", "Oslo"),
        ("I like the red scarf.", "Buy that one", "that one", "red scarf"),
        ("Project Kite is late.", "Who works on it?", "it", "Kite"),
        ("My dog Rex ate.", "Does she bite?", "she", "Rex"),
    ],
)
def test_a_word_means_what_was_named_last(said: str, asked: str, word: str, meaning: str) -> None:
    found = after(talk(said), asked)
    assert meanings(found)[word] == meaning
    assert found.unclear == ()


def test_a_meaning_carries_the_subject_key_and_its_place() -> None:
    text = "What did she want?"
    (found,) = after(talk("My sister Anna called."), text).resolved
    assert found.meaning_key == "name:anna"
    assert text[found.start :].startswith(found.word)
    assert found.record_id is not None


def test_known_gender_keeps_others_out() -> None:
    found = after(talk("My sister Anna called.", "My brother Tom is ill."), "What did she say?")
    assert meanings(found) == {"she": "Anna"}
    control = after(talk("My sister Anna called.", "My brother Tom is ill."), "What did he say?")
    assert meanings(control) == {"he": "Tom"}


def test_what_is_known_of_a_name_is_used_when_it_is_named_again() -> None:
    known = talk("My sister Anna called.", "I met Tom.", "Anna is ill.")
    assert meanings(after(known, "Where does she live?")) == {"she": "Anna"}
    again = after(talk("Let's start project Kite.", "We go back to Kite."), "Is it late?")
    assert meanings(again) == {"it": "Kite"}


def test_the_registry_knows_who_is_who_since_long_ago() -> None:
    def who(subject: Subject) -> Subject:
        return replace(subject, relation="sister") if subject.name == "Robin" else subject

    text = "Yesterday Robin met Tom, did she pay?"
    assert meanings(resolve(text, [], NOON, who=who)) == {"she": "Robin"}
    assert resolve(text, [], NOON).unclear[0].doubt is Doubt.AMBIGUOUS  # control


def test_unknown_gender_after_a_known_one_is_asked_about() -> None:
    known = talk("My sister Lena called.", "I met Robin yesterday.")
    (doubt,) = after(known, "What does she do?").unclear
    assert doubt.doubt is Doubt.AMBIGUOUS
    assert set(doubt.meanings) == {"Lena", "Robin"}
    assert meanings(after(known, "What does he do?")) == {"he": "Robin"}  # control


def test_two_things_named_alike_are_ambiguous_and_one_behind_a_preposition_is_not() -> None:
    (doubt,) = after(talk("I bought a kettle and a toaster."), "Is it grey?").unclear
    assert doubt.said == "I am not sure whether 'it' is kettle or toaster."
    clear = after(talk("The kettle is on the table."), "Is it grey?")
    assert meanings(clear) == {"it": "kettle"}


def test_the_text_itself_comes_first() -> None:
    found = after(talk("I bought a kettle."), "My bike is broken, who can fix it?")
    assert meanings(found) == {"it": "bike"}
    assert found.resolved[0].record_id is None


@pytest.mark.parametrize(
    ("said", "asked", "meaning"),
    [
        ("My sister is Anna.", "Where does she live?", {"she": "Anna"}),
        ("Jack is my brother.", "Where does he live?", {"he": "Jack"}),
        ("The dog is called Rex.", "Does it bite?", {"it": "Rex"}),
    ],
)
def test_one_with_two_names_is_not_two(said: str, asked: str, meaning: dict[str, str]) -> None:
    assert meanings(after(talk(said), asked)) == meaning


def test_what_is_spoken_of_comes_before_what_is_newly_named() -> None:
    known = talk("I bought the grey kettle.", "It needs a new lid.")
    assert meanings(after(known, "Is it heavy?")) == {"it": "grey kettle"}
    control = after(talk("I bought the grey kettle.", "I need a new lid."), "Is it heavy?")
    assert meanings(control) == {"it": "new lid"}


def test_time_makes_a_meaning_stale_and_it_is_reported() -> None:
    known = talk("I bought the grey kettle.")
    (doubt,) = after(known, "Is it grey?", LIFETIME).unclear
    assert doubt.doubt is Doubt.STALE
    assert doubt.said == "I am no longer sure what 'it' is."
    assert doubt.meanings == ("grey kettle",)
    assert after(known, "Is it grey?", LIFETIME - timedelta(seconds=1)).resolved  # control


def test_turns_make_a_meaning_stale() -> None:
    known = talk("I bought the grey kettle.")
    passed = [NOON + timedelta(seconds=n) for n in range(1, LIFETIME_TURNS + 1)]
    now = NOON + timedelta(minutes=1)
    (doubt,) = resolve("Is it grey?", known, now, passed).unclear
    assert doubt.doubt is Doubt.STALE
    assert resolve("Is it grey?", known, now, passed[1:]).resolved  # control


def test_speaking_of_it_keeps_it() -> None:
    every = timedelta(minutes=6)
    kept_up = talk("I bought the grey kettle.", "It was cheap.", "It is big.", every=every)
    assert meanings(after(kept_up, "Is it grey?")) == {"it": "grey kettle"}
    dropped = talk("I bought the grey kettle.", "Nice day.", "Good.", every=every)
    assert after(dropped, "Is it grey?").unclear[0].doubt is Doubt.STALE


def test_what_was_never_named_is_unknown() -> None:
    (doubt,) = after([], "What did she say?").unclear
    assert doubt.doubt is Doubt.UNKNOWN
    assert doubt.said == "I do not know what 'she' is."


@pytest.mark.parametrize(
    "text",
    [
        "It is raining.",
        "It's late.",
        "There is a dog outside.",
        "Are there any messages?",
        "Hi there",
        'He wrote "it is hers"',
    ],
)
def test_words_that_point_at_nothing_are_no_question(text: str) -> None:
    found = after([], text)
    assert [one.word for one in found.unclear if one.word.casefold() != "he"] == []
    for control in ("Is it grey?", "It is next to the door.", "I made it.", "Is Anna there?"):
        assert after([], control).unclear, control


def test_questions_name_and_quotations_do_not() -> None:
    assert meanings(after(talk("Where is the grey kettle?"), "Is it old?")) == {"it": "grey kettle"}
    (doubt,) = after(talk('The label says "the grey kettle".'), "Is she old?").unclear
    assert doubt.doubt is Doubt.UNKNOWN


def test_an_offer_carries_the_envelope_of_its_turn() -> None:
    turn = heard("I bought the grey kettle.", zone="Asia/Tokyo")
    offer = working.offers(turn)[0]
    assert (offer.kind, offer.scope) == (Kind.WORKING, Scope.CONVERSATION)
    assert offer.origin is Origin.OWNER_TEXT
    assert offer.zone == "Asia/Tokyo"
    assert turn.text[offer.source.start : offer.source.end] == offer.source.quote
    assert offer.validity.until_utc == NOON + LIFETIME
    assert offer.detail == Referent("it", "grey kettle", "thing:grey kettle")
    other = working.offers(heard("I bought the grey kettle.", speaker=Speaker.OTHER))
    assert {one.origin for one in other} == {Origin.OTHER_SPEAKER}


def test_naming_again_replaces_the_earlier_naming_alone() -> None:
    known = talk("I bought the grey kettle.", "The lamp broke.")
    again = working.offers(heard("The grey kettle leaks."))[0]
    verdict = working.review(again, known)
    assert verdict.decision is Decision.UPDATE
    assert {record.subject.name for record in verdict.targets} == {"grey kettle"}
    fresh = working.offers(heard("The bike squeaks."))[0]
    assert working.review(fresh, known).decision is Decision.CREATE


@given(st.integers(0, 3600), st.integers(0, 20))
def test_every_word_is_reported_exactly_once(seconds: int, turns: int) -> None:
    known = talk("My sister Anna bought the grey kettle in Oslo.")
    now = NOON + timedelta(seconds=seconds)
    passed = [NOON + timedelta(seconds=seconds) * n / 21 for n in range(1, turns + 1)]
    found = resolve("Did she use it there?", known, now, passed)
    words = [one.word for one in found.resolved] + [one.word for one in found.unclear]
    assert sorted(words) == ["it", "she", "there"]
    gone = seconds >= LIFETIME.total_seconds() or (seconds and turns >= LIFETIME_TURNS)
    assert bool(found.unclear) is bool(gone)
