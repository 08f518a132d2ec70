"""Episodes end by rule and are summed up in their own words."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.details import Episode
from memory.kinds.episodic import (
    GAP,
    SENTENCES,
    Advance,
    advance,
    drifted,
    offer_episode,
    summarise,
    without,
)
from memory.records import Utterance
from memory.terms import terms
from memory.vocabulary import EpisodeEnd, Kind, Origin, Scope, SourceType, Speaker
from tests.memory.kinds.sayings import NOON, heard

KITE = (
    "The kite needs a longer bamboo frame.",
    "I glued the bamboo frame last night.",
    "The sail is nylon, cut from an old tent.",
    "The tail of the kite is too heavy for the frame.",
    "Nylon thread would be lighter for the sail.",
)
DENTIST = (
    "My dentist wants to pull a wisdom tooth.",
    "The insurance pays half of the surgery.",
    "The clinic is near the railway station.",
    "A colleague recommended another surgeon.",
)


def running(after: timedelta, turn: Utterance | None = None, *, changed: bool = False) -> Advance:
    first = advance(None, heard("The kite flies."))
    return advance(first.current, turn or heard("Nice.", NOON + after, id="t2"), drifted=changed)


def test_the_first_turn_begins_an_episode() -> None:
    begun = advance(None, heard("The kite flies."))
    assert begun == Advance(Episode("first", NOON, NOON, resume_turn_id="t1"))


def test_a_turn_soon_after_goes_on_and_moves_the_resume_point() -> None:
    went_on = running(GAP - timedelta(seconds=1))
    assert went_on.ended is None
    assert went_on.current.started_at == NOON
    assert went_on.current.resume_turn_id == "t2"


def test_a_gap_ends_it_and_the_resume_point_stays() -> None:
    after = running(GAP)
    assert after.ended is not None
    assert after.ended.ended_by is EpisodeEnd.GAP
    assert after.ended.resume_turn_id == "t1"
    assert after.current.started_at == NOON + GAP


def test_another_day_of_the_speaker_ends_it() -> None:
    late = datetime(2026, 3, 3, 14, 55, tzinfo=UTC)  # five to midnight in Tokyo
    first = heard("The kite flies.", late, zone="Asia/Tokyo")
    after = replace(first, at=late + timedelta(minutes=10), id="t2")
    current = advance(None, first).current
    ended = advance(current, after).ended
    assert ended is not None
    assert ended.ended_by is EpisodeEnd.DAY
    here = advance(current, replace(after, zone="UTC"))
    assert here.ended is None  # control: no midnight passed in this zone


def test_another_topic_ends_it() -> None:
    after = running(timedelta(minutes=1), changed=True)
    assert after.ended is not None
    assert after.ended.ended_by is EpisodeEnd.TOPIC
    assert running(timedelta(minutes=1)).ended is None  # control


def test_another_conversation_ends_it() -> None:
    other = heard("Hello.", NOON + timedelta(minutes=1), id="t2", conversation="second")
    after = running(timedelta(), other)
    assert after.ended is not None
    assert after.current.conversation_id == "second"


def test_a_turn_that_arrives_late_ends_nothing() -> None:
    late = running(-timedelta(days=1), changed=True)
    assert late.ended is None
    assert late.current.last_at == NOON
    assert late.current.resume_turn_id == "t1"
    assert late.current.started_at == NOON - timedelta(days=1)


def test_what_has_ended_is_not_gone_on_with() -> None:
    done = replace(advance(None, heard("Hi.")).current, ended_by=EpisodeEnd.TOPIC)
    after = advance(done, heard("The kite flies.", NOON, id="t2"))
    assert after == Advance(Episode("first", NOON, NOON, resume_turn_id="t2"))


def test_a_topic_changes_when_no_word_is_shared() -> None:
    assert drifted([*KITE, *DENTIST])
    assert not drifted([*KITE, *DENTIST[:3], "The tail of the kite tore."])
    assert not drifted(KITE)
    assert not drifted([])


def test_a_topic_changes_when_the_owner_says_so() -> None:
    assert drifted(["The kite flies.", "Let's talk about something else."])
    assert drifted(["On a different note, my tooth hurts."])
    assert not drifted(["The kite flies.", "Let's talk about the tail."])


def turns(*texts: str, speaker: Speaker = Speaker.OWNER) -> list[Utterance]:
    return [
        heard(text, NOON + timedelta(minutes=n), id=f"t{n}", speaker=speaker)
        for n, text in enumerate(texts)
    ]


def test_a_summary_is_made_of_sentences_and_carries_their_turns() -> None:
    said = turns("Hello!", *KITE, "Thanks, bye.")
    summary = summarise(said)
    assert summary is not None
    assert len(summary.parts) == SENTENCES
    for part in summary.parts:
        (turn,) = (one for one in said if one.id == part.turn_id)
        assert turn.text[part.start : part.end] == part.quote
    assert summary.statement == " ".join(part.quote for part in summary.parts)
    assert summary.derived_from == tuple(part.turn_id for part in summary.parts)


def test_greetings_the_companion_and_questions_are_no_summary() -> None:
    assert summarise(turns("Hello!", "Thanks, bye.")) is None
    assert summarise(turns(*KITE, speaker=Speaker.COMPANION)) is None
    mixed = summarise(turns("Is the frame bamboo?", *KITE[:3]))
    assert mixed is not None
    assert "?" not in mixed.statement


def test_when_a_turn_goes_its_words_go() -> None:
    said = turns("The kite has a tail.", "The password is swordfish.", "The sail is nylon.")
    summary = summarise(said)
    assert summary is not None
    assert "swordfish" in summary.statement
    left = without(summary, {"t1"})
    assert left is not None
    assert left.statement == "The kite has a tail. The sail is nylon."
    assert left.derived_from == ("t0", "t2")
    assert without(summary, {"t0", "t1", "t2"}) is None


@pytest.mark.parametrize("speaker", [Speaker.OWNER, Speaker.OTHER])
def test_an_episode_is_offered_as_a_conclusion(speaker: Speaker) -> None:
    said = turns(*KITE, speaker=speaker)
    episode = replace(advance(None, said[0]).current, ended_by=EpisodeEnd.GAP)
    offered = offer_episode(episode, said)
    assert offered is not None
    assert (offered.kind, offered.scope) == (Kind.EPISODIC, Scope.CONVERSATION)
    assert (offered.origin, offered.source_type) == (Origin.INFERRED, SourceType.INFERRED)
    assert offered.detail == episode
    assert offered.source.turn_id in offered.derived_from
    assert offer_episode(episode, turns("Hello!")) is None


words = st.sampled_from(["kite", "tail", "sail", "nylon", "Anna", "花生", "Москва", "is", "the"])
texts = st.lists(words, min_size=1, max_size=8).map(" ".join)


@given(st.lists(texts, max_size=8), st.sets(st.integers(0, 7)))
def test_a_summary_has_no_word_that_its_turns_lack(said: list[str], gone: set[int]) -> None:
    all_turns = turns(*said)
    summary = summarise(all_turns)
    if summary is None:
        return
    ids = {f"t{n}" for n in gone}
    left = without(summary, ids)
    kept: Sequence[Utterance] = [turn for turn in all_turns if turn.id not in ids]
    if left is None:
        assert set(summary.derived_from) <= ids
    else:
        assert set(terms(left.statement)) <= {term for turn in kept for term in terms(turn.text)}
        assert ids.isdisjoint(left.derived_from)


@given(st.lists(st.integers(0, 90), min_size=1, max_size=12))
def test_episodes_neither_overlap_nor_hold_a_gap(minutes: list[int]) -> None:
    current: Episode | None = None
    done: list[Episode] = []
    at = NOON
    for place, step in enumerate(minutes):
        at += timedelta(minutes=step)
        after = advance(current, heard("The kite flies.", at, id=f"t{place}"))
        if current is not None:
            longer = at - current.last_at >= GAP or at.date() != current.last_at.date()
            assert (after.ended is not None) is longer
        if after.ended is not None:
            done.append(after.ended)
        current = after.current
    assert current is not None
    done.append(current)
    for one, other in pairwise(done):
        assert one.last_at < other.started_at
