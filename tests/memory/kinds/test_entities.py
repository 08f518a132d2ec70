"""Who is who: names, nicknames, the owner's own, and two that may be one."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.errors import RecordNotFoundError
from memory.kinds import project
from memory.kinds.entities import (
    Entity,
    Likeness,
    Registry,
    divide,
    merge,
    proposals,
    split,
    without,
)
from memory.kinds.naming import name_keys
from memory.kinds.registering import build, people
from memory.records import OWNER, Candidate, Record, Source, Subject, Utterance, Verdict
from memory.review.claims import read
from memory.vocabulary import EntityType, Origin, Reason, Speaker, Status
from tests.memory.kinds.sayings import NOON, heard, kept

ME = Origin.OWNER_TEXT


def stated(text: str, number: int = 0) -> list[Record]:
    """Return the records of one sentence, as the rules read it."""
    source = Source(NOON + timedelta(minutes=number), text, 0, len(text), turn_id=f"t{number}")
    return [
        kept(Candidate(text, source, ME, one.subject, one.claim), id=f"r{number}-{place}")
        for place, one in enumerate(read(text))
    ]


def told(*texts: str, with_records: bool = True) -> Registry:
    turns = [heard(text, NOON + timedelta(minutes=n), id=f"t{n}") for n, text in enumerate(texts)]
    records = [record for n, text in enumerate(texts) for record in stated(text, n) if with_records]
    return build(records, turns)


def the(registry: Registry, name: str) -> Entity:
    found = registry.find(name)
    assert len(found) == 1, [one.key for one in found]
    return found[0]


def names(one: Entity) -> set[str]:
    return {alias.name for alias in one.aliases}


def changed(result: Registry | Verdict) -> Registry:
    assert isinstance(result, Registry)
    return result


@pytest.mark.parametrize(
    ("text", "name", "kind", "relation"),
    [
        ("My friend Jack is allergic to nuts.", "Jack", EntityType.PERSON, "friend"),
        ("Jack Miller lives in Ghent.", "Jack Miller", EntityType.PERSON, None),
        ("Jack Miller lives in Ghent.", "Ghent", EntityType.PLACE, None),
        ("I work at Corvid Labs.", "Corvid Labs", EntityType.ORGANISATION, None),
        ("The dog is called Rex.", "Rex", EntityType.PET, None),
        ("My dog Rex is old.", "Rex", EntityType.PET, "dog"),
        ("My sister is Anna.", "Anna", EntityType.PERSON, "sister"),
        ("My boss is called Maria Lopez.", "Maria Lopez", EntityType.PERSON, "boss"),
        ("I live in Lyon.", "Lyon", EntityType.PLACE, None),
        ("Jack is my brother.", "Jack", EntityType.PERSON, "brother"),
        ("Yesterday I met Tom in Oslo.", "Tom", EntityType.PERSON, None),
    ],
)
def test_whoever_is_named_is_met(
    text: str, name: str, kind: EntityType, relation: str | None
) -> None:
    one = the(told(text), name)
    assert (one.type, one.relation) == (kind, relation)
    assert {source for alias in one.aliases for source in alias.source_ids} == {"t0"}


def test_one_said_to_be_called_so_is_found_under_both_names() -> None:
    registry = told("My sister is Anna.", "Anna likes tea.")
    assert the(registry, "Anna") == the(registry, "my sister")
    assert names(the(registry, "Anna")) == {"sister", "Anna"}
    assert the(registry, "sister").name == "Anna"
    assert registry.subject(Subject("name:anna", "Anna")).key == "relation:sister"


@pytest.mark.parametrize("name", ["zoë", "ZOE", "Zoë's", "Zoe\u2019s", "\uff3a\uff4f\uff45"])
def test_names_match_whatever_the_case_width_accent_and_possessive(name: str) -> None:
    registry = told("My friend Zoë lives in Ghent.")
    assert the(registry, name).key == "name:zoë"
    assert registry.find("Zo") == ()


def test_names_of_any_script() -> None:
    source = Source(NOON, "李雷住在成都", 0, 6, turn_id="t0")
    subject = Subject("name:李雷", "李雷")
    registry = build([kept(Candidate("李雷住在成都", source, ME, subject))])
    assert the(registry, "李雷").key == "name:李雷"


@pytest.mark.parametrize(
    ("texts", "name"),
    [
        (["The name is Pia.", "I, Pia, hate mornings."], "Pia"),
        (["My name is Pia Berg."], "Pia Berg"),
        (["I am Pia."], "Pia"),
        (["Hi, my name's Pia."], "Pia"),
        (["Please call me Pip."], "Pip"),
        (["My friends call me Pip."], "Pip"),
    ],
)
def test_the_owner_is_one_under_all_their_names(texts: list[str], name: str) -> None:
    registry = told(*texts)
    assert the(registry, name).key == "owner"
    assert registry.subject(Subject(f"name:{name.casefold()}", name)) == OWNER
    assert [one.key for one in people(registry)] == ["owner"]


def test_what_the_owner_says_of_themselves_by_name_is_theirs() -> None:
    registry = told("The name is Pia.", "Pia hates mornings.")
    assert [one.key for one in people(registry)] == ["owner"]
    another = told("The name is Pia.", "My friend Pia hates mornings.")
    assert [one.key for one in people(another)] == ["owner", "name:pia"]
    friend = Subject("name:pia", "Pia", "friend")
    assert another.subject(friend).key == "name:pia"


@pytest.mark.parametrize(
    "text",
    [
        "Is my name Pia?",
        "If the name is Pia, call back.",
        'He said "my name is Pia".',
        "My name is not Pia.",
        "In my novel, my name is Pia.",
    ],
)
def test_a_name_that_is_not_meant_is_not_the_owners(text: str) -> None:
    assert the(told(text, with_records=False), "me").aliases == ()
    assert the(told("My name is Pia.", with_records=False), "me").aliases  # control


def test_other_voices_name_nobody() -> None:
    turn = heard("My name is Jack.", speaker=Speaker.OTHER)
    assert build([], [turn]) == Registry()
    assert build([], [replace(turn, speaker=Speaker.OWNER)]) != Registry()  # control


@pytest.mark.parametrize(
    "text",
    [
        "Everyone calls Robert Bob.",
        "Robert, or Bob for short, is late.",
        "Bob is short for Robert.",
        "Robert's nickname is Bob.",
        "Robert, also known as Bob, sings.",
    ],
)
def test_a_nickname_is_one_only_when_it_was_said(text: str) -> None:
    registry = told("My friend Robert lives in Ghent.", text)
    assert the(registry, "Bob").name == "Robert"
    assert len(registry.roots(EntityType.PERSON)) == 2
    silent = told("My friend Robert lives in Ghent.")
    assert silent.find("Bob") == ()
    assert the(silent, "Robert")


def test_a_shared_first_name_is_proposed_and_never_merged() -> None:
    registry = told("My friend Jack is tall.", "Jack Miller lives in Ghent.")
    assert len(registry.roots(EntityType.PERSON)) == 3
    (proposal,) = proposals(registry)
    assert proposal.because is Likeness.SHARED_FIRST_NAME
    declined = {frozenset((proposal.one_id, proposal.other_id))}
    assert proposals(registry, declined) == ()


def test_two_relations_are_two_people_until_the_owner_says_otherwise() -> None:
    registry = told("My friend Jack is tall.", "My colleague Jack is short.", "Jack is late.")
    assert len(registry.find("Jack")) == 2
    assert [one.because for one in proposals(registry)] == [Likeness.SAME_NAME]
    bare = Subject("name:jack", "Jack")
    assert registry.subject(bare) == bare
    colleague = registry.subject(Subject("name:jack", "Jack", "colleague"))
    assert colleague.key != registry.subject(Subject("name:jack", "Jack", "friend")).key


def test_two_full_names_are_not_even_proposed() -> None:
    assert proposals(told("Jack Miller is tall.", "Jack Smith is short.")) == ()
    assert proposals(told("Jack Miller is tall.", "Jack lives in Ghent."))  # control


def test_a_sister_with_and_without_a_name_is_proposed() -> None:
    registry = told("My sister Anna sings.", "My sister is tall.")
    assert [one.because for one in proposals(registry)] == [Likeness.SAME_RELATION]


def two_jacks() -> tuple[Registry, Entity, Entity]:
    registry = told("My friend Jack is tall.", "Jack Miller lives in Ghent.")
    return registry, the(registry, "Jack"), the(registry, "Jack Miller")


def test_merging_and_splitting_undo_each_other() -> None:
    registry, jack, miller = two_jacks()
    merged = changed(merge(registry, miller.id, jack.id, by=ME))
    one = the(merged, "Jack")
    assert one.id == miller.id
    assert names(one) == {"Jack Miller", "Jack"}
    assert one.relation == "friend"
    assert merged.subject(Subject("name:jack", "Jack", "friend")).key == "name:jack miller"
    assert proposals(merged) == ()
    assert changed(split(merged, jack.id, by=ME)) == registry


@pytest.mark.parametrize("by", [one for one in Origin if not one.value.startswith("owner")])
def test_nobody_but_the_owner_merges_splits_or_divides(by: Origin) -> None:
    registry, jack, miller = two_jacks()
    for refused in (
        merge(registry, jack.id, miller.id, by=by),
        split(registry, jack.id, by=by),
        divide(registry, jack.id, ["t0"], by=by),
    ):
        assert isinstance(refused, Verdict)
        assert refused.reason is Reason.ORIGIN_MAY_NOT
    assert isinstance(merge(registry, jack.id, miller.id, by=ME), Registry)  # control


def test_what_cannot_be_merged_or_split_is_refused() -> None:
    registry, jack, miller = two_jacks()
    merged = changed(merge(registry, jack.id, miller.id, by=ME))
    assert isinstance(merge(merged, miller.id, jack.id, by=ME), Verdict)
    assert isinstance(split(registry, jack.id, by=ME), Verdict)
    with pytest.raises(RecordNotFoundError):
        merge(registry, jack.id, "nobody", by=ME)


def test_the_owner_is_never_merged_away() -> None:
    registry = told("My name is Pia.", "Pia Berg is tall.")
    owner, berg = the(registry, "Pia"), the(registry, "Pia Berg")
    merged = changed(merge(registry, berg.id, owner.id, by=ME))
    assert the(merged, "Pia Berg").key == "owner"
    assert merged.subject(Subject("name:pia berg", "Pia Berg")) == OWNER


def test_one_that_is_two_is_divided_by_turns_and_merging_undoes_it() -> None:
    registry = told("Jack lives in Ghent.", "Jack lives in Lyon.")
    jack = the(registry, "Jack")
    parted = changed(divide(registry, jack.id, ["t1"], by=ME))
    assert len(parted.find("Jack")) == 2
    bare = Subject("name:jack", "Jack")
    assert parted.subject(bare, "t0").key == "name:jack"
    assert parted.subject(bare, "t1").key == "name:jack#2"
    assert parted.subject(bare) == bare
    other = next(one for one in parted.find("Jack") if one.id != jack.id)
    again = changed(merge(parted, jack.id, other.id, by=ME))
    assert the(again, "Jack").id == jack.id
    assert isinstance(divide(registry, jack.id, ["t0", "t1"], by=ME), Verdict)


def test_the_owners_word_survives_what_is_learnt_later() -> None:
    registry, jack, miller = two_jacks()
    merged = changed(merge(registry, miller.id, jack.id, by=ME))
    later = build(stated("My friend Jack likes tea.", 7), earlier=merged)
    assert the(later, "Jack").id == miller.id
    assert "t7" in {source for alias in the(later, "Jack").aliases for source in alias.source_ids}


def test_when_a_turn_goes_its_names_go() -> None:
    registry = told("My friend Robert lives in Ghent.", "Everyone calls Robert Bob.")
    left = without(registry, {"t1"})
    assert left.find("Bob") == ()
    assert the(left, "Robert")
    gone = without(registry, {"t0", "t1"})
    assert gone == Registry()


def test_records_that_are_not_active_name_nobody() -> None:
    (record,) = stated("My friend Jack is tall.")
    assert build([replace(record, status=Status.PENDING)]) == Registry()
    assert build([record]) != Registry()  # control


def test_learning_twice_changes_nothing() -> None:
    records = stated("My friend Jack is tall.")
    once = build(records)
    assert build(records, earlier=once) == once


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5), st.booleans()), max_size=12))
def test_whatever_the_owner_merges_everybody_has_one_root(
    acts: Sequence[tuple[int, int, bool]],
) -> None:
    registry = REGISTRY
    ids = [one.id for one in registry.entities]
    for one, other, joins in acts:
        left, right = ids[one % len(ids)], ids[other % len(ids)]
        after = merge(registry, left, right, by=ME) if joins else split(registry, left, by=ME)
        registry = after if isinstance(after, Registry) else registry
    roots = [registry.root(one) for one in registry.entities]
    assert all(root.merged_into is None for root in roots)
    assert registry.root(registry.entity(ids[0])).key == "owner"
    kept_names = {alias.name for one in registry.roots() for alias in one.aliases}
    assert kept_names == {alias.name for one in REGISTRY.entities for alias in one.aliases}


REGISTRY = told("My name is Pia.", "My friend Jack is tall.", "Jack Miller lives in Ghent.")


@given(st.text(max_size=20))
def test_comparing_a_name_with_itself_always_agrees(name: str) -> None:
    assert set(name_keys(name)) & set(name_keys(name.upper().lower()))


def test_a_turn_is_needed_for_a_name_said_in_passing() -> None:
    turns: list[Utterance] = [heard("Yesterday I met Tom in Oslo.")]
    assert the(build([], turns), "Tom")
    assert build([], []).find("Tom") == ()


def test_a_project_is_nobody() -> None:
    (kite,) = (kept(one) for one in project.offers(heard("Start project Kite.")))
    turns = [heard("Yesterday we all went back to Kite.", id="t9")]
    assert build([kite], turns).find("Kite") == ()
    assert build([], turns).find("Kite")  # control


def test_a_thing_that_turns_out_to_be_a_person_is_one() -> None:
    registry = told("Jack is tall.", "My friend Jack is late.")
    assert registry.subject(Subject("thing:jack", "jack")).key == "name:jack"
    assert the(registry, "Jack").type is EntityType.PERSON
