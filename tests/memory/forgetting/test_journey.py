"""What is forgotten is gone from every byte; its twin, which never was, is found at every step."""

from dataclasses import replace

import pytest
from sqlcipher3 import dbapi2

from memory.curation.trail import Trail
from memory.errors import RecordNotFoundError, WriteRefusedError
from memory.extraction.rules import extract
from memory.forgetting import receipt
from memory.forgetting.values import Receipt, Selection
from memory.vocabulary import (
    AuditedAct,
    Decision,
    ForgetMode,
    Kind,
    Origin,
    Reason,
    Speaker,
    Status,
    StoreName,
)
from tests.memory.forgetting.bytes import holders
from tests.memory.talking import Memory

CANARIES = {
    Kind.SEMANTIC: ("My locker code is Quixzabble77.", "My bicycle code is Trundlewick88."),
    Kind.PROSPECTIVE: ("Remind me to phone Quixzabble77.", "Remind me to phone Trundlewick88."),
    Kind.PREFERENCE: ("I prefer Quixzabble77 tea.", "I prefer Trundlewick88 cocoa."),
    Kind.CAUSAL: ("Quixzabble77 gives me headaches.", "Trundlewick88 gives me hiccups."),
}


def by_words(memory: Memory, words: str, mode: ForgetMode = ForgetMode.FORGET) -> Receipt:
    return memory.router.forget(Selection(query=words), mode)


def left(memory: Memory) -> list[str]:
    return holders(memory.folder, "Quixzabble77")


@pytest.mark.parametrize("kind", CANARIES)
def test_a_memory_of_any_kind_goes_from_every_byte_and_its_twin_stays(
    memory: Memory, kind: Kind
) -> None:
    canary, twin = CANARIES[kind]
    memory.say(canary)
    memory.say(twin)
    memory.say(
        f'I will remember that: "{canary}"', speaker=Speaker.COMPANION, origin=Origin.COMPANION
    )
    assert left(memory)
    found = by_words(memory, "Quixzabble77")

    def check() -> None:
        assert left(memory) == []
        assert holders(memory.folder, "Trundlewick88")
        assert not any("Quixzabble77" in said for said in memory.statements(None))
        assert any("Trundlewick88" in said for said in memory.statements(None))
        for options in ({}, {"known_at": memory.now}, {"valid_at": memory.now}):
            assert memory.recalled("Quixzabble77", **options) == []
        assert memory.recalled("Trundlewick88")

    assert found.is_complete, found
    check()
    memory.reopen()
    check()
    memory.pass_time(days=2)
    memory.router.expire()
    check()
    for turn in memory.context.not_summed_up("first", replace(memory.said[-1], at=memory.now)):
        for candidate in extract(turn):
            memory.router.submit(candidate)
    check()


def test_an_import_of_the_old_transcript_brings_nothing_back(memory: Memory) -> None:
    memory.say("My locker code is Quixzabble77.")
    memory.say("My bicycle code is Trundlewick88.")
    assert by_words(memory, "locker code").is_complete
    for text in ("My locker code is Quixzabble77.", "My bicycle code is Trundlewick88."):
        memory.say(text, origin=Origin.IMPORT, conversation="imported")
    memory.router.close()
    assert left(memory) == []
    refused = [one for one in memory.inspector.decisions() if one.reason is Reason.FORGOTTEN]
    assert refused
    assert all(one.statement == "" for one in refused)
    assert memory.recalled("bicycle code")  # control


def test_the_owner_may_say_it_anew_and_is_asked_first_when_it_was_never_to_be_learnt(
    memory: Memory,
) -> None:
    memory.say("I live in Ghent.")
    by_words(memory, "where I live")
    (again,) = memory.say("I live in Ghent.")
    assert (again.decision, again.status) == (Decision.CREATE, Status.ACTIVE)
    by_words(memory, "where I live", ForgetMode.NEVER_RELEARN)
    (asked,) = memory.say("I live in GHENT!")
    assert (asked.reason, asked.status) == (Reason.NEVER_RELEARN, Status.PENDING)
    assert memory.recalled("Where do I live?") == []
    (other,) = memory.say("My sister lives in Ghent.")  # control: nobody else's
    assert other.status is Status.ACTIVE


def test_only_the_sentence_goes_from_the_turn_and_other_sources_keep_their_place(
    memory: Memory,
) -> None:
    memory.say("My sister Anna lives in Ghent and my friend Jack works at Figma.")
    assert memory.router.forget(Selection(query="Anna Ghent"), ForgetMode.FORGET).is_complete
    (jack,) = memory.records(Status.ACTIVE)[-1:]
    (source,) = jack.sources
    (turn,) = memory.of_kind(Kind.EPISODIC)
    assert turn.statement[source.start : source.end] == source.quote
    assert "Figma" in turn.statement
    assert "Ghent" not in turn.statement
    assert not memory.context.registry().find("Anna")
    assert memory.context.registry().find("Jack")


def test_two_values_of_one_clause_part(memory: Memory) -> None:
    memory.say("I like tea and coffee.")
    assert by_words(memory, "tea").is_complete
    assert memory.recalled("Do I like coffee?")
    assert not any("tea" in one for one in memory.statements(None))


def test_a_summary_is_rebuilt_without_it(memory: Memory) -> None:
    memory.say("My locker code is Quixzabble77.")
    memory.say("The museum in Lyon has a marvellous collection of clocks.")
    memory.pass_time(hours=2)
    memory.say("Good evening.", conversation="second")
    before = [one for one in memory.of_kind(Kind.EPISODIC) if one.detail]
    assert "Quixzabble77" in before[0].statement
    found = by_words(memory, "locker code")
    assert found.is_complete
    assert found.rebuilt
    after = [one for one in memory.of_kind(Kind.EPISODIC) if one.detail]
    assert "Quixzabble77" not in after[0].statement
    assert "clocks" in after[0].statement


def test_the_audit_has_the_event_and_not_the_value(memory: Memory) -> None:
    memory.say("My locker code is Quixzabble77.")
    id = memory.records()[-1].id
    by_words(memory, "locker code")
    acts = [one.act for one in Trail(memory.stores).since() if one.record_id == id]
    assert acts == [AuditedAct.CREATED, AuditedAct.FORGETTING, AuditedAct.FORGOTTEN]
    with pytest.raises(RecordNotFoundError):
        memory.inspector.show(id)


def test_an_open_reader_keeps_the_receipt_back_until_it_is_gone(memory: Memory) -> None:
    memory.say("My locker code is Quixzabble77.")
    # Two SQLite libraries in one process do not see each other's locks: it has to be ours.
    raw = dbapi2.connect(memory.stores[StoreName.SEMANTIC].path, isolation_level=None)
    try:
        raw.execute("BEGIN")
        raw.execute("SELECT count(*) FROM records").fetchone()
        found = by_words(memory, "locker code")
        assert not found.is_complete
        assert receipt.issued(memory.stores) == ()
        assert memory.recalled("locker code") == []
        assert any(each.left for each in found.copies)
    finally:
        raw.close()
    (found,) = memory.router.finish_forgetting()
    assert found.is_complete
    assert left(memory) == []
    assert receipt.is_chain(receipt.issued(memory.stores))


@pytest.mark.parametrize("origin", [one for one in Origin if one is not Origin.OWNER_CONFIRMED])
def test_nobody_but_the_owner_has_anything_forgotten(memory: Memory, origin: Origin) -> None:
    memory.say("I live in Ghent.")
    with pytest.raises(WriteRefusedError):
        memory.router.forget(Selection(query="where I live"), ForgetMode.FORGET, by=origin)
    assert memory.recalled("Where do I live?")


def test_receipts_are_chained_and_a_change_shows(memory: Memory) -> None:
    memory.say("I live in Ghent.")
    memory.say("My number is 555-0142.")
    by_words(memory, "where I live")
    by_words(memory, "my phone number")
    first, second = receipt.issued(memory.stores)
    assert receipt.is_chain((first, second))
    assert not receipt.is_chain((replace(first, records=7), second))
    assert not receipt.is_chain((second,))


def test_stopping_between_records_lets_the_rest_stay(memory: Memory) -> None:
    for at in range(25):
        memory.say(f"My friend Jack{at} lives in Ghent.")
    everybody = tuple(one.id for one in memory.records(Status.ACTIVE))
    work = memory.router.forgetting(Selection(ids=everybody), ForgetMode.FORGET)
    next(work)
    assert next(work) == (10, 25)
    work.close()
    assert len(memory.records(Status.ACTIVE)) == 15
    assert len(receipt.issued(memory.stores)) == 1
