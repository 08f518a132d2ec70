"""Edges of the world: none without a source, and none after its last source went."""

from dataclasses import replace
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.errors import WriteRefusedError
from memory.kinds.graph import RELATIONS, Edge, connect, derive, without
from memory.kinds.registering import ORGANISATION_SLOTS, PLACE_SLOTS, build
from memory.records import Candidate, Claim, Record, Source, Subject, Validity, Verdict
from memory.vocabulary import Decision, Origin, Polarity, Status
from tests.memory.kinds.sayings import NOON, kept

JACK = Subject("name:jack", "Jack", "friend")
OWNER = Subject("owner", "owner")


def source(turn: str = "t1", quote: str = "Jack lives in Ghent") -> Source:
    return Source(NOON, quote, 0, len(quote), turn_id=turn)


def record(
    subject: Subject = JACK,
    slot: str = "home",
    value: str = "ghent",
    *,
    turn: str = "t1",
    polarity: Polarity = Polarity.AFFIRMED,
    statement: str = "Jack lives in Ghent",
) -> Record:
    claim = Claim(slot, value, polarity)
    return kept(Candidate(statement, source(turn, statement), Origin.OWNER_TEXT, subject, claim))


def ends(*records: Record) -> set[tuple[str, str, str]]:
    return {edge.ends for edge in derive(records, NOON)}


LIVES = ("name:jack", "lives in", "thing:ghent")
FRIEND = ("name:jack", "friend of", "owner")


def test_records_state_edges_with_their_sources() -> None:
    edges = derive([record()], NOON)
    assert {edge.ends for edge in edges} == {LIVES, FRIEND}
    assert all(edge.sources == (source(),) for edge in edges)


def test_the_owners_work_and_place() -> None:
    work = record(OWNER, "employer", "corvid labs", statement="I work at Corvid Labs")
    assert ends(work) == {("owner", "works at", "thing:corvid labs")}


def test_what_is_denied_over_or_not_active_states_nothing() -> None:
    assert ends(record(polarity=Polarity.DENIED)) == {FRIEND}
    assert ends(replace(record(), validity=Validity(ended=True))) == {FRIEND}
    past = Validity(until_utc=NOON - timedelta(days=1))
    assert LIVES not in ends(replace(record(), validity=past))
    until_later = Validity(until_utc=NOON + timedelta(days=1))
    assert LIVES in ends(replace(record(), validity=until_later))
    assert ends(replace(record(), status=Status.PENDING)) == set()
    assert ends(record(slot="relation", value="friend", polarity=Polarity.DENIED)) == set()
    assert ends(record()) == {LIVES, FRIEND}  # control


NO_SOURCES = [
    (),
    (Source(NOON, "Jack lives in Ghent", 0, 19),),
    (Source(NOON, " ", 0, 1, turn_id="t1"),),
]


@pytest.mark.parametrize("sources", NO_SOURCES)
def test_an_edge_without_a_source_is_refused(sources: tuple[Source, ...]) -> None:
    refused = connect(*LIVES, sources)
    assert isinstance(refused, Verdict)
    assert refused.decision is Decision.IGNORE
    with pytest.raises(WriteRefusedError, match="needs a source"):
        Edge(*LIVES, sources)
    assert isinstance(connect(*LIVES, (*sources, source())), Edge)  # control


def test_a_loop_and_a_missing_end_are_refused() -> None:
    assert isinstance(connect("owner", "knows", "owner", [source()]), Verdict)
    assert isinstance(connect("owner", "knows", "", [source()]), Verdict)
    assert isinstance(connect("owner", "knows", "name:jack", [source()]), Edge)  # control


def test_a_document_is_a_source_too() -> None:
    page = Source(NOON, "Jack lives in Ghent", 0, 19, document="letter.pdf", page=1)
    edge = connect(*LIVES, [page])
    assert isinstance(edge, Edge)
    assert without([edge], {"letter.pdf"}) == ()


def test_an_edge_goes_with_its_last_source() -> None:
    edges = derive([record(turn="t1"), record(turn="t2")], NOON)
    assert all(len(edge.sources) == 2 for edge in edges)
    left = without(edges, {"t1"})
    assert {edge.ends for edge in left} == {LIVES, FRIEND}
    assert all(edge.sources == (source("t2"),) for edge in left)
    assert without(edges, {"t1", "t2"}) == ()
    assert without(edges, {"t3"}) == edges


def test_one_entity_under_two_names_is_one_node() -> None:
    named = record(
        Subject("relation:sister", "sister", "sister"),
        "name",
        "anna",
        statement="My sister is Anna",
    )
    lives = record(Subject("name:anna", "Anna"), turn="t2", statement="Anna lives in Ghent")
    edges = derive([named, lives], NOON, build([named, lives]))
    assert {edge.ends for edge in edges} == {
        ("relation:sister", "sister of", "owner"),
        ("relation:sister", "lives in", "thing:ghent"),
    }


def test_a_possessive_leads_to_whose_it_is_and_to_nobody_when_that_is_not_known() -> None:
    dog = Subject("relation:jack's dog", "Jack's dog", "Jack's dog")
    rex = record(dog, "name", "rex", turn="t2", statement="Jack's dog is called Rex")
    known = derive([record(), rex], NOON, build([record(), rex]))
    assert (dog.key, "dog of", "name:jack") in {edge.ends for edge in known}
    assert derive([rex], NOON) == ()


def test_only_what_says_so_is_the_source_of_a_relation() -> None:
    said = record(statement="My friend Jack lives in Ghent")
    later = record(slot="likes", value="tea", turn="t2", statement="Jack likes tea")
    (friend,) = (edge for edge in derive([said, later], NOON) if edge.ends == FRIEND)
    assert [one.turn_id for one in friend.sources] == ["t1"]
    (unsaid,) = derive([later], NOON)
    assert [one.turn_id for one in unsaid.sources] == ["t2"]  # nothing says it better


def test_every_slot_with_an_entity_for_value_has_its_relation() -> None:
    assert set(RELATIONS) == PLACE_SLOTS | ORGANISATION_SLOTS


@given(st.lists(st.sampled_from("abcd"), min_size=1), st.sets(st.sampled_from("abcd")))
def test_no_edge_is_ever_without_a_source(said: list[str], gone: set[str]) -> None:
    edges = derive([record(turn=turn) for turn in said], NOON)
    left = without(edges, gone)
    assert all(edge.sources for edge in left)
    assert bool(left) is bool(set(said) - gone)
