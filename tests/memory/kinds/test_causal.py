"""Causes and effects: how they are told, graded, raised and put."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.details import CausalLink
from memory.kinds import causal
from memory.kinds.causal import put, raise_grade
from memory.kinds.causes import Evidence
from memory.records import Candidate, Record
from memory.vocabulary import (
    Decision,
    Grade,
    Kind,
    Origin,
    Reason,
    SourceType,
    Speaker,
    Status,
)
from tests.memory.kinds.kept import heard, kept


def offered(text: str, origin: Origin = Origin.OWNER_TEXT) -> Candidate:
    (candidate,) = causal.offers(heard(text, origin=origin))
    return candidate


def link(thing: Candidate | Record) -> CausalLink:
    assert isinstance(thing.detail, CausalLink)
    return thing.detail


TRIAL = "Every time I stop coffee for a week I sleep better, and when I start again it gets worse."


@pytest.mark.parametrize(
    ("text", "cause", "effect", "grade"),
    [
        ("I got a headache after the red wine.", "red wine", "headache", Grade.PRECEDED),
        ("I got a headache after drinking red wine.", "red wine", "headache", Grade.PRECEDED),
        ("After the run, my knee was sore.", "run", "sore knee", Grade.PRECEDED),
        ("I felt sick after the oysters last night.", "oysters", "feeling sick", Grade.PRECEDED),
        ("Coffee makes my sleep worse.", "coffee", "worse sleep", Grade.SUSPECTED),
        ("I think coffee makes my sleep worse.", "coffee", "worse sleep", Grade.SUSPECTED),
        ("Red wine gives me a headache.", "red wine", "headache", Grade.SUSPECTED),
        ("I get headaches from red wine.", "red wine", "headaches", Grade.SUSPECTED),
        ("Whenever I drink red wine, I get a headache", "red wine", "headache", Grade.SUSPECTED),
        (
            "When I skip breakfast I get dizzy.",
            "skipping breakfast",
            "feeling dizzy",
            Grade.SUSPECTED,
        ),
        ("Whenever I run, my knee gets sore", "running", "sore knee", Grade.SUSPECTED),
        ("I sleep badly because of the noise.", "noise", "bad sleep", Grade.SUSPECTED),
        ("Stress triggers my asthma.", "stress", "asthma", Grade.SUSPECTED),
        ("Magnesium improves my sleep.", "magnesium", "better sleep", Grade.SUSPECTED),
        ("My neck hurts because of the pillow.", "pillow", "neck hurts", Grade.SUSPECTED),
        ("Exercise helps with my back pain.", "exercise", "less back pain", Grade.SUSPECTED),
        ("Red wine always gives me headaches", "red wine", "headaches", Grade.SUSPECTED),
        ("Stress is the cause of my headaches", "stress", "headaches", Grade.SUSPECTED),
        ("Dancing makes me so happy.", "dancing", "feeling happy", Grade.SUSPECTED),
        ("Saving money relieves my stress.", "saving money", "less stress", Grade.SUSPECTED),
        ("Chamomile tea helps me sleep", "chamomile tea", "better sleep", Grade.SUSPECTED),
        ("红茶 makes me sleepy", "红茶", "feeling sleepy", Grade.SUSPECTED),
        (TRIAL, "coffee", "worse sleep", Grade.REPRODUCED),
        (
            "Whenever I leave out milk my headaches go away, and as soon as I drink it again they"
            " come back.",
            "milk",
            "headaches",
            Grade.REPRODUCED,
        ),
        (
            "Three times now I quit sugar and my skin got better, and when I ate it again it got"
            " worse.",
            "sugar",
            "worse skin",
            Grade.REPRODUCED,
        ),
    ],
)
def test_what_is_told_of_causes(text: str, cause: str, effect: str, grade: Grade) -> None:
    utterance = heard(text, origin=Origin.OWNER_SPEECH, hearing=0.8)
    (candidate,) = causal.offers(utterance)
    assert link(candidate) == CausalLink(cause, effect, grade)
    assert candidate.kind is Kind.CAUSAL
    assert candidate.claim is not None
    assert (candidate.claim.slot, candidate.claim.value) == (causal.slot(cause), effect)
    assert (candidate.origin, candidate.hearing) == (Origin.OWNER_SPEECH, 0.8)
    source = candidate.source
    assert utterance.text[source.start : source.end] == source.quote


@pytest.mark.parametrize(
    "text",
    [
        "Coffee does not make my sleep worse.",
        "It wasn't the wine.",
        "Does coffee make my sleep worse?",
        "Is it that coffee makes my sleep worse?",
        "I wonder if coffee makes my sleep worse",
        "Maybe coffee makes my sleep worse.",
        "If I drank coffee it would make me tired.",
        "Coffee would make my sleep worse.",
        "I never get headaches from wine.",
        "My doctor says coffee makes my sleep worse.",
        '"Coffee makes my sleep worse", he said.',
        "Coffee makes my sister tired.",
        "My sister made me a cake.",
        "Anna gave me a book.",
        "I got a book after the lecture.",
        "I got married after university.",
        "That makes me happy.",
        "Smoking causes cancer.",
        "I feel better now.",
        "I want to sleep more and exercise improves my endurance, you said.",
        "Blue's my favourite, it makes me feel relaxed.",
        "Their love and encouragement has really helped me be well.",
        "I got a surge of energy, and we saved a family from a fire.",
        "I got hurt and had to take a break from pottery.",
        "Painting helps me express my identity.",
        "In my novel coffee makes me sick.",
    ],
)
def test_no_link(text: str) -> None:
    assert causal.offers(heard(text)) == ()
    assert causal.offers(heard("Coffee makes my sleep worse."))  # control


def test_only_the_owner_tells_of_their_causes() -> None:
    text = "Coffee makes my sleep worse."
    assert causal.offers(heard(text, speaker=Speaker.COMPANION)) == ()
    assert causal.offers(heard(text, speaker=Speaker.OTHER)) == ()


def test_one_trial_is_no_reproduction() -> None:
    once = "When I stopped coffee I slept better, and when I started again it got worse."
    assert link(offered(once)).grade is Grade.SUSPECTED
    assert link(offered(TRIAL)).grade is Grade.REPRODUCED  # control


def test_a_trial_that_goes_one_way_shows_nothing() -> None:
    assert causal.offers(heard(TRIAL.replace("worse", "better"))) == ()
    assert causal.offers(heard(TRIAL.replace("I sleep", "I don't sleep"))) == ()


SUSPECTED = CausalLink("coffee", "worse sleep", Grade.SUSPECTED)


@pytest.mark.parametrize(
    ("before", "evidence", "after"),
    [
        (Grade.PRECEDED, Evidence.FOLLOWED, Grade.PRECEDED),
        (Grade.PRECEDED, Evidence.BELIEVED, Grade.SUSPECTED),
        (Grade.PRECEDED, Evidence.REPRODUCED, Grade.REPRODUCED),
        (Grade.SUSPECTED, Evidence.FOLLOWED, Grade.SUSPECTED),
        (Grade.SUSPECTED, Evidence.BELIEVED, Grade.SUSPECTED),
        (Grade.SUSPECTED, Evidence.REPRODUCED, Grade.REPRODUCED),
        (Grade.REPRODUCED, Evidence.FOLLOWED, Grade.REPRODUCED),
        (Grade.REPRODUCED, Evidence.BELIEVED, Grade.REPRODUCED),
    ],
)
def test_a_grade_rises_by_evidence_of_its_kind(
    before: Grade, evidence: Evidence, after: Grade
) -> None:
    assert raise_grade(replace(SUSPECTED, grade=before), evidence).grade is after


@given(st.lists(st.sampled_from([Evidence.FOLLOWED, Evidence.BELIEVED]), max_size=50))
def test_talk_never_makes_it_because(talk: list[Evidence]) -> None:
    found = replace(SUSPECTED, grade=Grade.PRECEDED)
    for evidence in talk:
        found = raise_grade(found, evidence)
    assert found.grade is not Grade.REPRODUCED
    assert "because" not in put(found).casefold()
    assert "because" in put(raise_grade(found, Evidence.REPRODUCED))  # control


def test_each_grade_has_its_own_words() -> None:
    assert [put(replace(SUSPECTED, grade=grade)) for grade in Grade] == [
        "Worse sleep came after coffee",
        "Worse sleep may come from coffee",
        "Worse sleep because of coffee",
    ]


def ruled(candidate: Candidate, *known: Record) -> tuple[Decision, Reason]:
    verdict = causal.review(candidate, known)
    return verdict.decision, verdict.reason


def test_one_oyster_is_as_many() -> None:
    one, many = (offered(f"I felt sick after {word}.") for word in ("the oysters", "an oyster"))
    assert one.claim is not None
    assert many.claim is not None
    assert one.claim.slot == many.claim.slot == "cause:oyster"
    assert ruled(one, kept(many))[0] is Decision.IGNORE


def test_saying_it_again_changes_nothing() -> None:
    coffee = kept(offered("Coffee makes my sleep worse."))
    assert ruled(offered("I think that coffee makes my sleep much worse."), coffee) == (
        Decision.IGNORE,
        Reason.ALREADY_KNOWN,
    )
    wine = kept(offered("Red wine gives me headaches."))
    assert ruled(offered("I got a headache after the red wine."), wine) == (
        Decision.IGNORE,
        Reason.ALREADY_KNOWN,
    )
    assert ruled(offered("Stress gives me headaches."), wine) == (Decision.CREATE, Reason.NEW)


def test_better_evidence_raises_it() -> None:
    coffee = kept(offered("Coffee makes my sleep worse."))
    assert ruled(offered(TRIAL), coffee) == (Decision.UPDATE, Reason.MORE_PRECISE)
    after = kept(offered("I got a headache after the red wine."))
    assert ruled(offered("Red wine gives me a headache."), after) == (
        Decision.UPDATE,
        Reason.MORE_PRECISE,
    )


def test_nobody_else_raises_what_the_owner_told() -> None:
    coffee = kept(offered("Coffee makes my sleep worse."))
    for other in (
        offered(TRIAL, Origin.IMPORT),
        replace(offered(TRIAL), source_type=SourceType.INFERRED),
    ):
        assert ruled(other, coffee) == (Decision.IGNORE, Reason.LESS_TRUSTED)


def test_the_opposite_effect_contradicts_it() -> None:
    coffee = kept(offered("Coffee makes my sleep worse."))
    better = "Coffee makes my sleep better."
    assert ruled(offered(better), coffee) == (Decision.CONFLICT, Reason.CONTRADICTS)
    assert ruled(offered(better, Origin.IMPORT), coffee) == (Decision.CONFLICT, Reason.LESS_TRUSTED)
    assert ruled(offered(f"Actually, {better.lower()}"), coffee) == (
        Decision.UPDATE,
        Reason.CORRECTED,
    )
    less = offered("Magnesium reduces my headaches.")
    assert ruled(less, kept(offered("Magnesium gives me headaches.")))[0] is Decision.CONFLICT


def test_the_list_shows_the_best_supported_first() -> None:
    after = kept(offered("I got a headache after the red wine."), Status.PENDING)
    tried = kept(offered(TRIAL))
    gone = kept(offered("Stress triggers my asthma."), Status.SUPERSEDED)
    shown = causal.causes((after, tried, gone))
    assert [one.words for one in shown] == [
        "Worse sleep because of coffee",
        "Headache came after red wine",
    ]
    assert [one.waiting for one in shown] == [False, True]
