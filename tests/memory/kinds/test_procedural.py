"""Skills: drafts, versions, and that nobody but the owner approves one."""

from dataclasses import replace

import pytest

from memory.details import Skill
from memory.kinds import procedural
from memory.kinds.procedural import approve, approved_by, may_approve, numbered
from memory.lifecycle import born
from memory.records import Candidate, Record
from memory.vocabulary import Decision, Kind, Origin, Reason, SourceType, Speaker, Status
from tests.memory.kinds.kept import TUESDAY, heard, kept


def offered(text: str, **how: object) -> Candidate:
    (candidate,) = procedural.offers(heard(text, **how))  # type: ignore[arg-type]
    return candidate


def skill(thing: Candidate | Record) -> Skill:
    assert isinstance(thing.detail, Skill)
    return thing.detail


DRAFT = "This is how I like my status mail: three bullets, no greeting."
FINAL = "From now on, when you write status mails, keep them short."


@pytest.mark.parametrize(
    ("text", "name", "how"),
    [
        (DRAFT, "status mail", "3 bullets, no greeting"),
        ("Here's how I want the weekly report: numbers first.", "weekly report", "numbers first"),
        ("When you write status mails, keep them short.", "status mail", "keep them short"),
        ("Whenever I ask for a summary, use three bullets.", "summary", "use three bullets"),
        ("When you write to Anna, say hello from me.", "write to anna", "say hello from me"),
        ("The steps for making coffee: grind, boil, pour.", "making coffee", "grind, boil, pour"),
        ("Remember, this is how I do my taxes: receipts first.", "tax", "receipts first"),
        ("When you read the news, skip sports.", "news", "skip sports"),
        ("This is how I like my 日报: 三行", "日报", "三行"),
    ],
)
def test_what_the_owner_dictates(text: str, name: str, how: str) -> None:
    utterance = heard(text)
    (candidate,) = procedural.offers(utterance)
    assert candidate.kind is Kind.PROCEDURAL
    assert skill(candidate) == Skill(name)
    assert candidate.claim is not None
    assert candidate.claim.slot == f"skill:{name}"
    assert candidate.claim.value.replace("3", "three") == how.replace("3", "three")
    source = candidate.source
    assert utterance.text[source.start : source.end] == source.quote


def test_a_dictation_runs_on_until_something_is_asked() -> None:
    candidate = offered(f"Hello. {DRAFT} Under 100 words. What time is it?")
    assert candidate.source.quote == f"{DRAFT} Under 100 words."


@pytest.mark.parametrize(
    "text",
    [
        "How do I like my status mail?",
        "Is this how I like my status mail: short?",
        "If you wrote status mails, they would be short",
        "Anna says when you write status mails, keep them short",
        'My boss: "this is how I like my status mail: long"',
        '"This is how I like my status mail: long"',
        "This is not how I like my mails: long.",
        "When you were a child, you cried.",
        "In my novel this is how I like my mail: wet.",
        "Maybe when you write mails, keep them short.",
    ],
)
def test_no_offer(text: str) -> None:
    assert procedural.offers(heard(text)) == ()
    assert procedural.offers(heard(DRAFT))  # control


def status_of(candidate: Candidate, *known: Record) -> Status:
    verdict = procedural.review(candidate, known)
    return born(verdict.decision, verdict.reason)


def test_a_first_draft_waits_and_a_final_one_does_not() -> None:
    assert status_of(offered(DRAFT)) is Status.PENDING
    assert status_of(offered(FINAL)) is Status.ACTIVE
    assert skill(offered(FINAL)).approved_at == TUESDAY


def test_a_draft_waits_beside_the_version_in_use() -> None:
    used = kept(offered(FINAL))
    draft = offered(DRAFT)
    verdict = procedural.review(draft, (used,))
    assert (verdict.decision, verdict.reason) == (Decision.CONFLICT, Reason.NEEDS_OWNER)
    assert verdict.target == used
    assert skill(numbered(draft, (used,))) == Skill("status mail", 2)


def test_a_final_version_takes_the_place_of_the_one_in_use() -> None:
    used = kept(offered(FINAL))
    final = offered("From now on, when you write status mails, use three bullets.")
    verdict = procedural.review(final, (used,))
    assert (verdict.decision, verdict.reason) == (Decision.UPDATE, Reason.CHANGED)
    assert skill(numbered(final, (used,))).version == 2


def test_the_same_again_is_known_unless_it_is_made_final() -> None:
    draft = kept(offered("When you write status mails, keep them short."), Status.PENDING)
    again = procedural.review(offered("When you write a status mail, keep them short."), (draft,))
    assert (again.decision, again.reason) == (Decision.IGNORE, Reason.ALREADY_KNOWN)
    assert status_of(offered(FINAL), draft) is Status.ACTIVE


def test_another_skill_is_not_a_version() -> None:
    used = kept(offered(FINAL))
    other = offered("When you write poems, keep them short.")
    assert procedural.review(other, (used,)).targets == ()
    assert skill(numbered(other, (used,))).version == 1


@pytest.mark.parametrize("origin", sorted(Origin))
def test_only_the_owner_approves(origin: Origin) -> None:
    owners = {Origin.OWNER_CONFIRMED, Origin.OWNER_TEXT, Origin.OWNER_SPEECH}
    assert may_approve(origin) is (origin in owners)
    approved = approve(Skill("status mail"), origin, TUESDAY)
    assert (approved.approved_at is not None) is (origin in owners)


@pytest.mark.parametrize(
    "origin", sorted(set(Origin) - {Origin.OWNER_TEXT, Origin.OWNER_SPEECH, Origin.OWNER_CONFIRMED})
)
def test_what_others_bring_stays_a_draft_whatever_it_says(origin: Origin) -> None:
    claimed = replace(offered(FINAL), origin=origin)
    assert skill(claimed).approved_at is not None
    assert status_of(claimed) is Status.PENDING
    assert skill(numbered(claimed, ())).approved_at is None
    assert skill(offered(FINAL, origin=origin)).approved_at is None


def test_neither_a_conclusion_nor_a_poor_hearing_approves() -> None:
    assert status_of(replace(offered(FINAL), source_type=SourceType.INFERRED)) is Status.PENDING
    assert status_of(offered(FINAL, hearing=0.3)) is Status.PENDING
    assert status_of(offered(FINAL, hearing=0.9)) is Status.ACTIVE  # control


def test_an_approval_is_not_dated_anew() -> None:
    once = approve(Skill("status mail"), Origin.OWNER_TEXT, TUESDAY)
    assert approve(once, Origin.OWNER_TEXT, TUESDAY.replace(year=2030)) == once


@pytest.mark.parametrize(
    ("text", "approves"),
    [
        ("Yes, keep that.", True),
        ("Keep it", True),
        ("Perfect, please save it.", True),
        ("That's exactly how I like it.", True),
        ("Approve the status mails.", True),
        ("Approve the shopping list.", False),
        ("No, don't keep that.", False),
        ("Should you keep that?", False),
        ("Yes.", False),
        ("Anna said yes, keep that", False),
    ],
)
def test_yes_keep_that(text: str, approves: bool) -> None:
    draft = kept(offered(DRAFT), Status.PENDING)
    assert approved_by(heard(text), (draft,)) == (draft if approves else None)


def test_that_is_the_last_draft_and_only_the_owners_voice_counts() -> None:
    first, last = (kept(offered(text), Status.PENDING) for text in (DRAFT, DRAFT.replace("3", "4")))
    used = kept(offered(FINAL))
    yes = "Yes, keep that."
    assert approved_by(heard(yes), (first, last, used)) == last
    assert approved_by(heard(yes), (used,)) is None
    assert approved_by(heard(yes, speaker=Speaker.COMPANION), (first,)) is None
    assert approved_by(heard(yes, origin=Origin.DOCUMENT), (first,)) is None
    assert approved_by(heard(yes, hearing=0.2), (first,)) is None


def test_the_list_shows_each_skill_with_its_versions() -> None:
    old = kept(offered(FINAL), Status.SUPERSEDED)
    used = kept(numbered(offered(FINAL), (old,)))
    draft = kept(numbered(offered(DRAFT), (old, used)), Status.PENDING)
    coffee = kept(offered("The steps for making coffee: grind, boil."), Status.PENDING)
    (first, second) = procedural.skills((draft, used, coffee, old))
    assert (first.name, first.current, first.drafts) == ("making coffee", None, (coffee,))
    assert (second.current, second.drafts, second.earlier) == (used, (draft,), (old,))
    assert skill(draft).version == 3
