"""What the owner prefers: outright at once, inferred when it is earned."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.kinds import preference
from memory.kinds.preference import is_earned, occasions, owner_model
from memory.lifecycle import born
from memory.records import Candidate, Record, Source
from memory.vocabulary import (
    Decision,
    Kind,
    Origin,
    Reason,
    SourceType,
    Speaker,
    Status,
)
from tests.memory.kinds.kept import TUESDAY, heard, kept


def offered(text: str, origin: Origin = Origin.OWNER_TEXT) -> Candidate:
    (candidate,) = preference.offers(heard(text, origin=origin))
    return candidate


@pytest.mark.parametrize(
    ("text", "topic", "wanted"),
    [
        ("I prefer short answers.", "answer length", "short"),
        ("Please always answer in German.", "language", "german"),
        ("Could you always answer in German?", "language", "german"),
        ("From now on, answer in French.", "language", "french"),
        ("Never answer in French.", "language", "not french"),
        ("Keep your answers short.", "answer length", "short"),
        ("I want you to always speak slowly", "speaking speed", "slow"),
        ("I'd rather have tea than coffee.", "coffee or tea", "tea"),
        ("I prefer tea to coffee.", "coffee or tea", "tea"),
        ("I like coffee better than tea", "coffee or tea", "coffee"),
        ("I prefer 红茶 to 咖啡", "咖啡 or 红茶", "红茶"),
        ("I prefer to eat out", "eat", "to eat out"),
        ("I don't want you to use emojis.", "use emojis", "never"),
        ("Stop using emojis", "use emojis", "never"),
        ("Please use metric units from now on.", "use metric units", "always"),
        ("I like short answers", "answer length", "short"),
        ("I prefer window seats.", "seat", "window seats"),
        ("My preferred airline is Lufthansa.", "airline", "lufthansa"),
        ("Never use emojis.", "use emojis", "never"),
        ("Don't call me before nine any more.", "call before 9", "never"),
        ("I prefer not to be called before nine.", "called before 9", "never"),
    ],
)
def test_what_is_said_outright(text: str, topic: str, wanted: str) -> None:
    utterance = heard(text, origin=Origin.OWNER_SPEECH, hearing=0.9)
    (candidate,) = preference.offers(utterance)
    assert candidate.claim is not None
    assert (candidate.claim.slot, candidate.claim.value) == (f"preference:{topic}", wanted)
    assert candidate.source_type is SourceType.EXPLICIT
    assert candidate.kind is Kind.PREFERENCE
    assert (candidate.origin, candidate.hearing) == (Origin.OWNER_SPEECH, 0.9)
    source = candidate.source
    assert utterance.text[source.start : source.end] == source.quote
    verdict = preference.review(candidate, ())
    assert born(verdict.decision, verdict.reason) is Status.ACTIVE


@pytest.mark.parametrize(
    ("text", "topic", "wanted"),
    [
        ("Shorter, please.", "answer length", "short"),
        ("In one sentence please", "answer length", "short"),
        ("Answer in German, please.", "language", "german"),
        ("Can you say that in German?", "language", "german"),
        ("Could you speak more slowly?", "speaking speed", "slow"),
        ("Please speak up", "loudness", "loud"),
    ],
)
def test_what_is_asked_once_is_an_occasion_only(text: str, topic: str, wanted: str) -> None:
    candidate = offered(text)
    assert candidate.claim is not None
    assert (candidate.claim.slot, candidate.claim.value) == (f"preference:{topic}", wanted)
    assert candidate.source_type is SourceType.INFERRED
    verdict = preference.review(candidate, ())
    assert born(verdict.decision, verdict.reason) is Status.PENDING


@pytest.mark.parametrize(
    "text",
    [
        "Do I prefer tea?",
        "I don't prefer tea.",
        "My sister prefers tea.",
        "If I could choose I would prefer tea.",
        "Never mind.",
        "Call me Alex from now on.",
        "You can always call me after nine",
        "Can you speak German?",
        "Never give up!",
        "I like tea.",
        "I like to go to Rome.",
        "Anna said I prefer tea.",
        "Do you always answer in German?",
        "I never answer in German.",
        "You always answer in German.",
        "Always remember that I am allergic to nuts.",
        '"I prefer tea", she said.',
        "I used to prefer tea.",
        "Don't remind me.",
        "I'd rather not say.",
        "In my novel I prefer tea to coffee.",
    ],
)
def test_no_preference(text: str) -> None:
    assert preference.offers(heard(text)) == ()
    assert preference.offers(heard("I prefer tea to coffee."))  # control


def test_nobody_else_has_the_owners_preferences() -> None:
    assert preference.offers(heard("I prefer tea to coffee.", speaker=Speaker.COMPANION)) == ()
    assert preference.offers(heard("I prefer tea to coffee.", speaker=Speaker.OTHER)) == ()


def ruled(candidate: Candidate, *known: Record) -> tuple[Decision, Reason]:
    verdict = preference.review(candidate, known)
    return verdict.decision, verdict.reason


def test_outright_overrides_anything_inferred_at_once() -> None:
    earned = kept(offered("Shorter, please."))
    assert ruled(offered("I prefer long answers."), earned) == (
        Decision.UPDATE,
        Reason.MORE_TRUSTED,
    )
    assert ruled(offered("I prefer short answers."), earned) == (
        Decision.UPDATE,
        Reason.MORE_TRUSTED,
    )
    assert ruled(offered("I prefer tea to coffee."), earned) == (Decision.CREATE, Reason.NEW)


def test_two_statements_that_cannot_both_be_true_wait_unless_one_says_why() -> None:
    tea = kept(offered("I prefer tea to coffee."))
    assert ruled(offered("I prefer coffee to tea."), tea) == (Decision.CONFLICT, Reason.CONTRADICTS)
    assert ruled(offered("I now prefer coffee to tea."), tea) == (Decision.UPDATE, Reason.CHANGED)
    assert ruled(offered("Actually, I prefer coffee to tea."), tea) == (
        Decision.UPDATE,
        Reason.CORRECTED,
    )
    assert ruled(offered("I'd rather have tea than coffee."), tea) == (
        Decision.IGNORE,
        Reason.ALREADY_KNOWN,
    )


def test_one_seat_is_of_the_same_sort_as_many() -> None:
    seats = kept(offered("I prefer window seats."))
    assert ruled(offered("I prefer a window seat."), seats)[0] is Decision.IGNORE
    assert ruled(offered("I prefer aisle seats."), seats)[0] is Decision.CONFLICT


def test_an_order_replaces_the_order_before() -> None:
    german = kept(offered("Always answer in German."))
    assert ruled(offered("Always answer in English."), german) == (Decision.UPDATE, Reason.CHANGED)


def test_an_occasion_against_what_was_said_is_not_weighed() -> None:
    said = kept(offered("I prefer long answers."))
    assert ruled(offered("Shorter, please."), said) == (Decision.IGNORE, Reason.LESS_TRUSTED)
    assert ruled(offered("Longer, please."), said) == (Decision.IGNORE, Reason.ALREADY_KNOWN)


def test_anothers_word_against_the_owners_waits() -> None:
    said = kept(offered("I prefer tea to coffee."))
    imported = offered("I prefer coffee to tea.", Origin.IMPORT)
    assert ruled(imported, said) == (Decision.CONFLICT, Reason.LESS_TRUSTED)
    assert ruled(imported) == (Decision.CREATE, Reason.NEW)  # control


def shown_in(*conversations: str, origin: Origin | None = None) -> tuple[Record, dict[str, str]]:
    """Return a preference that showed in some conversations, and where each of its turns is."""
    record = kept(offered("Shorter, please."), Status.PENDING)
    sources = tuple(
        Source(TUESDAY, "Shorter, please.", 0, 16, turn_id=f"turn-{n}", origin=origin)
        for n in range(len(conversations))
    )
    places = {f"turn-{n}": conversation for n, conversation in enumerate(conversations)}
    return replace(record, sources=sources), places


def test_three_conversations_earn_it_and_three_times_in_one_do_not() -> None:
    record, places = shown_in("a", "b", "c")
    assert occasions(record, places) == {"a": 1, "b": 1, "c": 1}
    assert is_earned(record, (), places)
    record, places = shown_in("a", "a", "a", "b")
    assert occasions(record, places) == {"a": 3, "b": 1}
    assert not is_earned(record, (), places)


@given(st.lists(st.sampled_from("abcde"), max_size=12))
def test_it_is_earned_by_conversations_alone(conversations: list[str]) -> None:
    record, places = shown_in(*conversations)
    assert is_earned(record, (), places) is (len(set(conversations)) >= 3)


def test_what_candor_repeats_and_what_has_no_conversation_is_no_occasion() -> None:
    record, places = shown_in("a", "b", "c", origin=Origin.COMPANION)
    assert occasions(record, places) == {}
    record, places = shown_in("a", "b", "c")
    assert occasions(record, {}) == {}
    assert occasions(record, places)  # control


def test_what_was_said_outright_bars_what_is_inferred() -> None:
    record, places = shown_in("a", "b", "c")
    said = kept(offered("I prefer long answers."))
    other = kept(offered("I prefer tea to coffee."))
    assert not is_earned(record, (said,), places)
    assert is_earned(record, (other, record), places)


def test_only_what_waits_and_is_inferred_can_be_earned() -> None:
    record, places = shown_in("a", "b", "c")
    assert not is_earned(replace(record, status=Status.RETRACTED), (), places)
    assert not is_earned(replace(record, source_type=SourceType.EXPLICIT), (), places)


def test_the_owner_model_tells_what_was_said_from_what_is_inferred() -> None:
    waiting, places = shown_in("a", "b")
    said = kept(offered("I prefer tea to coffee."))
    gone = kept(offered("I prefer window seats."), Status.SUPERSEDED)
    model = owner_model((waiting, said, gone), places)
    assert [(one.topic, one.value) for one in model] == [
        ("answer length", "short"),
        ("coffee or tea", "tea"),
    ]
    assert [(one.outright, one.waiting, one.conversations) for one in model] == [
        (False, True, 2),
        (True, False, 0),
    ]
