"""A turn leaves its mark in every kind of memory it speaks to, and in no other."""

from memory.details import Commitment, Episode, Skill
from memory.vocabulary import CommitmentState, Decision, Kind, Reason, Status
from tests.memory.talking import Memory


def test_a_plan_is_no_fact_and_is_settled_by_doing_it(memory: Memory) -> None:
    (ruling,) = memory.say("Remind me on Friday at nine to call the dentist.")
    assert ruling.kind is Kind.PROSPECTIVE
    assert memory.of_kind(Kind.SEMANTIC) == []
    memory.say("I called the dentist.")
    (plan,) = memory.of_kind(Kind.PROSPECTIVE)
    assert isinstance(plan.detail, Commitment)
    assert plan.detail.state is CommitmentState.DONE


def test_a_skill_waits_until_the_owner_approves_it(memory: Memory) -> None:
    memory.say("This is how I like my status mail: short and with bullet points.")
    assert memory.of_kind(Kind.PROCEDURAL) == []
    (draft,) = memory.of_kind(Kind.PROCEDURAL, Status.PENDING)
    assert isinstance(draft.detail, Skill)
    assert draft.detail.approved_at is None
    memory.say("Yes, keep that.")
    (skill,) = memory.of_kind(Kind.PROCEDURAL)
    assert isinstance(skill.detail, Skill)
    assert skill.detail.approved_at is not None


def test_a_preference_is_earned_by_three_conversations(memory: Memory) -> None:
    for conversation in ("one", "two"):
        memory.say("Shorter, please.", conversation=conversation)
        memory.say("Shorter, please.", conversation=conversation)
    assert memory.of_kind(Kind.PREFERENCE) == []
    assert len(memory.of_kind(Kind.PREFERENCE, Status.PENDING)) == 1
    memory.say("Shorter, please.", conversation="three")
    assert len(memory.of_kind(Kind.PREFERENCE)) == 1


def test_an_episode_ends_with_a_gap_and_keeps_where_to_resume(memory: Memory) -> None:
    memory.say("My sister Anna lives in Ghent.")
    memory.say("She is allergic to nuts.")
    assert [one for one in memory.of_kind(Kind.EPISODIC) if one.detail] == []
    memory.pass_time(hours=2)
    memory.say("I play the cello.")
    (episode,) = [one for one in memory.of_kind(Kind.EPISODIC) if one.detail]
    assert isinstance(episode.detail, Episode)
    assert episode.detail.resume_turn_id == memory.said[1].id
    assert set(episode.derived_from) == {turn.id for turn in memory.said[:2]}
    assert len(episode.sources) == 2


def test_she_is_who_was_spoken_of_and_later_nobody(memory: Memory) -> None:
    memory.say("My sister Anna lives in Ghent.")
    (ruling,) = memory.say("She is allergic to nuts.")
    assert (ruling.decision, ruling.subject.name) == (Decision.CREATE, "Anna")
    memory.pass_time(hours=3)
    (later,) = memory.say("She hates tea.")
    assert (later.decision, later.reason) == (Decision.IGNORE, Reason.NO_SUBJECT)


def test_everybody_is_one_person_under_all_their_names(memory: Memory) -> None:
    memory.say("The name is Pia.")
    memory.say("I, Pia, hate mornings.")
    (again,) = memory.say("Pia hates mornings.")
    assert (again.reason, again.subject.name) == (Reason.ALREADY_KNOWN, "owner")
    memory.say("My sister is Anna.")
    memory.say("My sister is allergic to peanuts.")
    (known,) = memory.say("Anna is allergic to peanuts.")
    assert known.reason is Reason.ALREADY_KNOWN
    (other,) = memory.say("Anneke is allergic to peanuts.")
    assert other.reason is Reason.NEW


def test_complaints_in_three_conversations_make_a_pattern(memory: Memory) -> None:
    for conversation in ("one", "two"):
        memory.say("You misheard me.", conversation=conversation)
        memory.pass_time(days=1)
    assert len(memory.of_kind(Kind.FAILURE)) == 2
    memory.say("You misheard me.", conversation="three")
    patterns = [one for one in memory.of_kind(Kind.FAILURE) if one.derived_from]
    assert [len(one.derived_from) for one in patterns] == [3]


def test_the_owner_says_who_is_one_and_who_is_not(memory: Memory) -> None:
    memory.say("Bob is vegetarian.")
    memory.say("Robert is not vegetarian.")
    bob, robert = (memory.context.registry().find(name)[0].id for name in ("Bob", "Robert"))
    memory.router.merge(bob, robert)
    (again,) = memory.say("Robert is vegetarian.")
    assert (again.reason, again.subject.name) == (Reason.ALREADY_KNOWN, "Bob")
    memory.router.split(robert)
    (apart,) = memory.say("Robert is a vegetarian.")
    assert (apart.decision, apart.subject.name) == (Decision.CONFLICT, "Robert")
